"""A race with a television: it shows the throw when the hands see it, and where it cannot, three seconds later."""

from __future__ import annotations

import json
from typing import Any

import pytest

from butin.room.running.asides import LATEST_MS
from butin.room.wishes import LateAside
from butin.testing.sim import SimBus, SimStore, World, asker
from kit.racers import Racer, at_a_table, throw
from tests.race.test_racing import FAR, after, said, verdicts

TV = "the television"


class Television(Racer):
    """It is behind no line, so that what it was sent and when is the same; and it has no hand."""

    def __init__(self, world: World, table: str, secret: str = TV) -> None:
        self.pings = 0
        self.measured = False
        super().__init__(world, table, secret, rtt=0.0)
        self.paints = False

    def start(self) -> None:
        self.measured = True

    def ping(self, payload: bytes) -> None:
        self.pings += 1

    def knew(self, n: int, before: float) -> list[dict[str, Any]]:
        """What it was told of an entry, or of those after it, before a moment."""
        return [message for at, message in self.seen if at < before and message.get("n", 0) >= n]

    def throws(self) -> list[float]:
        """When it was shown dice to race for."""
        news = [(at, message) for at, message in self.seen if message["type"] == "news" and "views" in message]
        return [at for at, message in news if message["views"]["-1"]["position"]["phase"] == "race"]


def let_in(world: World, table: str, racers: list[Racer], *, enter: bool = True) -> Television:
    assert world.wish(table, TV, "screen")[1] is None
    assert world.wish(table, racers[1].secret, "answer", yes=True)[1] is None
    world.clock.pass_ms(10)
    assert len(world.room.live[table].table.screens) == 1
    return Television(world, table) if enter else Television.__new__(Television)


def thrown(world: World, table: str) -> tuple[int, float]:
    """The entry of the throw, and the moment at which all are to see it, as soon as that is set."""
    for _ in range(1000):
        race = world.room.live[table].race
        if race is not None and race.zero < 1e9:
            return race.n, race.zero
        world.clock.pass_ms(1)
    raise AssertionError("no moment")


def test_a_television_is_shown_the_throw_with_the_hands_and_nothing_of_it_before() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    tv = let_in(world, table, racers)
    throw(world, racers)
    n, moment = thrown(world, table)
    world.clock.pass_ms(3000)
    assert tv.throws()[0] == pytest.approx(moment, abs=1)
    assert tv.knew(n, moment - 1) == []
    assert said(tv, "armed")[0][0] < moment - 100
    shown = [at for racer in racers for at, message in said(racer, "news") if "race" in message][:1]
    assert abs(tv.throws()[0] - shown[0]) <= 1


def test_it_is_told_whose_hands_are_out_but_runs_no_race() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    tv = let_in(world, table, racers)
    racers[0].reacts = after(300.0)
    throw(world, racers)
    while not racers[1].race:
        world.clock.pass_ms(5)
    racers[1].cut = True  # a stalled line: the verdict takes its time
    world.clock.pass_ms(6000)
    assert {"armed", "hands", "news"} <= {message["type"] for _, message in tv.seen}
    assert not [message for message in tv.heard if message["type"] in ("go", "early")]
    assert not [message for message in tv.heard if message["type"] == "news" and "race" in message]
    assert (tv.pings, tv.measured) == (0, False)
    assert len(verdicts(world, table)) == 1
    assert tv.n == world.room.live[table].table.n, "no delay"


def test_with_an_own_delay_of_the_table_it_hears_at_once_as_well() -> None:
    world = World()
    table, racers = at_a_table(world, FAR, watch_delay_s=60)
    tv = let_in(world, table, racers)
    watcher = world.enter(table, "")
    throw(world, racers)
    world.clock.pass_ms(4000)
    assert tv.throws()
    assert tv.n == world.room.live[table].table.n > watcher.n


def test_whoever_becomes_a_television_while_the_cup_shakes_waits_with_the_others() -> None:
    """It came as a watcher, and what it was to hear in three seconds must not come sooner than the throw to others."""
    world = World()
    table, racers = at_a_table(world, FAR)
    watcher = Television.__new__(Television)
    watcher.pings, watcher.measured = 0, False
    Racer.__init__(watcher, world, table, TV, 0.0)
    assert watcher.guest is None, "by the id alone nobody enters"
    world.room.enter(table, asker(TV, "watch"), watcher, None, watcher).then(watcher.entered)
    world.clock.pass_ms(4000)
    assert world.wish(table, TV, "screen")[1] is None
    throw(world, racers)
    assert world.wish(table, racers[1].secret, "answer", yes=True)[1] is None
    n, moment = thrown(world, table)
    assert world.clock.time < moment - 50
    assert world.room.live[table].table.screens
    world.clock.pass_ms(3000)
    assert watcher.knew(n, moment - 1) == []
    assert watcher.throws()[0] == pytest.approx(moment, abs=1)


def test_at_another_server_than_the_hands_it_is_three_seconds_late() -> None:
    world = World(SimStore(alone=False))
    other = World(world.store, world.bus, world.clock, seed=7)
    world.clock.pass_ms(3000)
    table, racers = at_a_table(world, FAR, watch_delay_s=60)
    let_in(world, table, racers, enter=False)
    tv = Television(other, table)
    world.clock.pass_ms(100)
    assert tv.guest is not None
    assert world.room.live[table].table.screens[0].server == other.room.server
    throw(world, racers)
    n, moment = thrown(world, table)
    due = json.loads(world.store.entries[table][n - 1])["at"] + 3000
    world.clock.pass_ms(20_000)
    assert tv.throws()[0] >= due > moment
    assert tv.knew(n, due) == []
    assert tv.throws()[0] < due + 1000, "three seconds, not the delay of the table"
    assert not [message for message in tv.heard if message["type"] in ("armed", "hands")]


@pytest.mark.parametrize(("late", "ahead"), [(0.0, 0.0), (84.0, 84.0), (LATEST_MS, LATEST_MS)])
def test_a_television_that_is_late_is_shown_the_throw_so_much_ahead(late: float, ahead: float) -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    tv = let_in(world, table, racers)
    world.room.aside(racers[0].at_the_table, LateAside(seat=0, ms=late))
    world.clock.pass_ms(500)
    assert all(racer.last("late")["ms"] == late for racer in (*racers, tv))
    racers[0].reacts = after(300.0)
    throw(world, racers)
    n, moment = thrown(world, table)
    world.clock.pass_ms(3000)
    assert tv.throws()[0] == pytest.approx(moment - ahead, abs=1)
    assert tv.knew(n, moment - ahead - 1) == []
    (verdict,) = verdicts(world, table)
    assert [one["measured"] for one in verdict["race"]] == [300.0], "the arbiter knows nothing of it"
    assert "late" not in json.dumps(verdict)


def test_however_late_it_is_nothing_is_shown_before_it_is_written() -> None:
    world = World()
    table, racers = at_a_table(world, FAR)
    tv = let_in(world, table, racers)
    world.room.aside(racers[0].at_the_table, LateAside(seat=0, ms=LATEST_MS))
    append, waiting = world.store.append, []
    world.store.append = lambda rows, done: waiting.append((rows, done))  # type: ignore[method-assign]
    racers[0].wish("move", move="throw")
    world.clock.pass_ms(5000)
    assert waiting
    assert tv.throws() == []
    world.store.append = append  # type: ignore[method-assign]
    for rows, done in waiting:
        append(rows, done)
    world.clock.pass_ms(3000)


def test_a_box_for_speed_measures_the_hands_and_no_television() -> None:
    world = World(bus=SimBus())
    opened = world.open(game="", sit=False, screen=True, secret=TV)
    table = opened["table"]
    tv = Television(world, table)
    assert tv.guest is not None
    assert world.wish(table, TV, "box", game="attrap_tresors")[1] is None
    assert not tv.measured
