"""How a race starts: the cup shakes, bots make up their minds, people may come back, and then the moment is set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from butin.core.chance import FastChance
from butin.room.ports import Clock
from butin.room.race.bots import Bots
from butin.room.race.contest.entrant import second_start
from butin.room.race.contest.track import NEVER
from butin.room.race.heat import IDLE, SET, Heat
from butin.room.race.verdicts import Verdicts

LEAST_SHAKE_MS: Final = 200.0  # the cup, else about a pace
SWAY_MS: Final = 100  # by so much the second start is earlier or later
BACK_MS, MEASURE_MS = 15_000.0, 3000.0  # for people to come back, then to be measured, before a race begins anew
LOOK_MS: Final = 250.0


class Starts:
    """Sets the moment at which everybody sees it."""

    def __init__(
        self,
        verdicts: Verdicts,
        bots: Bots,
        clock: Clock,
        token: Callable[[], str],
        digest: Callable[[str], str],
        pace_ms: int,
    ) -> None:
        self.verdicts = verdicts
        self.bots = bots
        self.clock = clock
        self.token = token
        self.digest = digest
        self.pace_ms = pace_ms

    def arm(self, heat: Heat) -> None:
        """The entry that begins it is on disk: the cup shakes, bots make up their minds, then the moment is set."""
        heat.stage, now = SET, heat.now()
        heat.line_up(self.token)
        self.bots.think(heat)
        if heat.second:
            sway = int(heat.seed[:8], 16) % (2 * SWAY_MS + 1) - SWAY_MS
            first = heat.first_claim if heat.first_claim < NEVER else now
            self._set_off(heat, max(now + 1.0, second_start(first + sway, now, heat.hands())))
            return
        for guest in heat.guests():
            guest.whisper(heat.course.write({"type": "armed", "race": heat.id, "commit": self.digest(heat.seed)}))
        shake = self.pace_ms * (0.9 + int(heat.seed[:8], 16) % 750 / 1000)  # nobody can know how long
        self._wait_for_all(heat, now + shake, now + BACK_MS)

    def wait_for_people(self, heat: Heat, since: float, back: float) -> None:
        """What was seen before this server was there begins anew, when the hands are back and their lines measured."""
        now, live = heat.now(), heat.live
        if live.table.persons() == live.table.present() or now >= since + BACK_MS:
            back = min(back, now)
        if now < back + MEASURE_MS or live.writing:
            heat.later(now + LOOK_MS, lambda: self.wait_for_people(heat, since, back))
        elif heat.second:
            heat.n = heat.latest = live.table.n
            self.arm(heat)
        else:
            self.verdicts.void(heat)

    def _wait_for_all(self, heat: Heat, zero: float, end: float) -> None:
        """Whoever has hidden the page may come back first."""
        now = heat.now()
        if now < end and any(runner.guest.away for runner in heat.runners):
            heat.later(now + LOOK_MS, lambda: self._wait_for_all(heat, zero, end))
        else:
            self._set_off(heat, max(zero, now + LEAST_SHAKE_MS))

    def _set_off(self, heat: Heat, zero: float) -> None:
        table = heat.live.table
        seats = list(range(len(table.seats)))
        heat.set_off(zero, heat.speed.lot(table.state, seats, FastChance(int(heat.seed, 16))))
        self.bots.set_off(heat)
        window = 0 if table.state is None else table.game.window(table.state)
        if window:
            heat.later(zero + window, lambda: self._close_window(heat, window))

    def _close_window(self, heat: Heat, window: int) -> None:
        """What nobody took stays; not while a hand is out, nor before the window since the last thing taken is over."""
        live, now = heat.live, heat.now()
        since = self.clock.now() - live.table.since
        if heat.contested or live.owed or since < window:
            heat.later(now + max(50.0, float(window - since)), lambda: self._close_window(heat, window))
        else:
            heat.stage = IDLE
            heat.course.follow(live)
