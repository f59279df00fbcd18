"""Races among people who come and go, hide their pages and press wildly, at servers that are slow or killed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from butin.room.ports import Row
from butin.testing.sim import SimClock, SimStore, World
from kit.racers import Racer, at_a_table

LONGEST = 6000


class SlowStore(SimStore):
    """A disk that takes its time."""

    clock: SimClock | None = None
    trip_ms = 0

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        clock, keep = self.clock, super().append
        if clock is None or not self.trip_ms:
            keep(rows, done)
        else:

            def home(kept: list[bool]) -> None:
                clock.later(self.trip_ms, lambda: done(kept))

            clock.later(self.trip_ms, lambda: keep(rows, home))


class Evening:
    """A match with everything that can go wrong with people and servers."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.store = SlowStore(alone=seed % 2 == 0)
        self.world = World(self.store, seed=seed)
        self.store.clock = self.world.clock
        people = 1 + seed % 3
        options = {"patience_s": 1, "grab_window_s": chance.randint(1, 8)}
        rtts = [chance.uniform(5, 300) for _ in range(people)]
        self.table, self.racers = at_a_table(self.world, rtts, seats=max(2, people + 1), options=options, away_s=5)
        self.store.trip_ms = chance.choice([0, 3, 40])
        for racer in self.racers:
            racer.reacts = self.reacts

    def reacts(self, racer: Racer, race: dict[str, Any]) -> list[tuple[float, str]]:
        moves = [move for move in racer.view["legal"] if not move.startswith("throw")]
        if race["phase"] == 1 and self.chance.random() < 0.6:
            return []
        mixed = self.chance.sample(moves, len(moves))
        return [(self.chance.uniform(100, 900) + 300 * nth, move) for nth, move in enumerate(mixed)]

    def play(self) -> bool:
        """Whether it comes to its end."""
        for _ in range(LONGEST):
            self.world.clock.pass_ms(self.chance.choice([5, 50, 300]))
            self.racers = [self.acts(racer) for racer in self.racers]
            if self.chance.random() < 0.001:
                self.world.restart()
                self.racers = [self.back(racer) for racer in self.racers]
            live = self.world.room.live.get(self.table)
            if live is not None and live.table is not None and live.table.phase == "over":
                self.world.clock.pass_ms(5000)
                return True
        return False

    def acts(self, racer: Racer) -> Racer:
        if racer.guest is None:
            return racer
        what = self.chance.random()
        other = [move for move in racer.view["legal"] if move.startswith(("throw", "give", "replace"))]
        if what < 0.5 and other:
            racer.wish("move", move=other[0])
        elif what > 0.997:
            self.world.leave(racer)
        elif what > 0.985:
            racer.say("away" if what > 0.994 else "back_here")
        elif what > 0.975:
            racer.wish("say", phrase="well_played")
        elif what > 0.972:
            racer.wish("move", move="column")
        return self.back(racer) if not racer.guest.here and self.chance.random() < 0.05 else racer

    def back(self, racer: Racer) -> Racer:
        again = Racer(self.world, self.table, racer.secret, racer.rtt)
        again.heard, again.reacts = racer.heard[:], self.reacts
        return again


@pytest.mark.parametrize("seed", range(4))
def test_every_match_ends_and_everybody_who_is_there_has_seen_it(seed: int) -> None:
    evening = Evening(seed)
    assert evening.play()
    live = evening.world.room.live.get(evening.table)
    if live is None:  # put away, for nobody was there any more
        assert not [racer for racer in evening.racers if racer.guest is not None and racer.guest.here]
        return
    here = [racer for racer in evening.racers if racer.guest in live.guests]
    assert [racer.n for racer in here] == [live.table.n] * len(here)
    assert (live.race, live.owed) == (None, ())
