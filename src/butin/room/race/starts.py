"""How a race starts: the cup shakes, bots make up their minds, people may come back, and then the moment is set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.core.errors import ButinError
from butin.room.race.contest.entrant import second_start
from butin.room.race.contest.signals import Given, Outcome, Slipped
from butin.room.race.contest.track import NEVER
from butin.room.race.grab import NOTHING, Grab
from butin.room.race.showing import IDLE, SET
from butin.room.running.deferred import Walk, spawn
from butin.room.running.thinking import ask_bot

if TYPE_CHECKING:
    from butin.room.race.table_race import TableRace

LEAST_SHAKE_MS: Final = 200.0  # the cup, else about a pace
SWAY_MS: Final = 100  # by so much the second start is earlier or later
BACK_MS, MEASURE_MS = 15_000.0, 3000.0  # for people to come back, then to be measured, before a race begins anew
LOOK_MS: Final = 250.0
AGAIN_MS: Final = 100.0  # a bot that wants to throw waits so long for hands that are out


def arm(race: TableRace) -> None:
    """The entry that begins it is on disk: the cup shakes, bots make up their minds, then the moment is set."""
    race.stage, now = SET, race.now()
    race.showing.line_up()
    table, drawn = race.live.table, int(race.seed[:8], 16)
    for seat in table.actors():
        think(race, seat, 0.0)
    if race.second:
        first = race.first_claim if race.first_claim < NEVER else now
        sway = drawn % (2 * SWAY_MS + 1) - SWAY_MS
        race.set_off(max(now + 1.0, second_start(first + sway, now, race.showing.entrants())))
    else:
        race.showing.tell({"type": "armed", "race": race.id, "commit": race.races.digest(race.seed)})
        shake = race.races.pace_ms * (0.9 + drawn % 750 / 1000)  # nobody can know how long
        spawn(_shake(race, now + shake, now + BACK_MS), race.pipeline.tables, table.id)


def _shake(race: TableRace, zero: float, end: float) -> Walk[None]:
    """Whoever has hidden the page may come back first."""
    now = race.now()
    while now < end and any(runner.guest.away for runner in race.showing.runners):
        yield from race.until(now + LOOK_MS)
        if not race.on():
            return
        now = race.now()
    race.set_off(max(zero, now + LEAST_SHAKE_MS))


def begin_anew(race: TableRace) -> Walk[None]:
    """What was seen before this server was there begins anew, when the hands are back and their lines measured."""
    live, since, back = race.live, race.now(), NEVER
    while race.on():
        now = race.now()
        if live.table.persons() == live.table.present() or now >= since + BACK_MS:
            back = min(back, now)
        if now >= back + MEASURE_MS and not live.writing:
            break
        yield from race.until(now + LOOK_MS)
    if not race.on():
        return
    if race.second:
        race.n = race.showing.latest = live.table.n
        arm(race)
    else:
        race.void()


def think(race: TableRace, seat: int, since: float) -> None:
    """If a bot plays that seat and may take something, it looks at what there is, so long after the moment."""
    table = race.live.table
    if table.played_by_bot(seat, race.clock.now()) and race.speed.reach(table.state, seat) > 0:
        spawn(_think(race, seat, since), race.pipeline.tables, table.id)


def think_on(race: TableRace, outcomes: list[Outcome]) -> None:
    """A bot whose hand is free again looks for the next thing."""
    for outcome in outcomes:
        if isinstance(outcome, (Given, Slipped)) and race.second and race.live.race is race:
            think(race, outcome.seat, race.now() - race.zero)


def _think(race: TableRace, seat: int, since: float) -> Walk[None]:
    """Before anybody sees the throw; how long its hand takes is drawn then, too."""
    table = race.live.table
    text, pause = yield from ask_bot(race.races.pool, race.races.token, table, seat, race.on)
    if not text or not race.on():
        return
    assert table.state is not None
    try:
        code = table.game.check_move(table.state, seat, text)
    except ButinError:
        return  # it is gone
    grab = Grab(seat, code, "bot", took=since + pause)
    if code in race.speed.stakes(table.state):
        race.promise(grab)
        return
    grab.what, grab.move = NOTHING, text
    if race.contest is None:
        race.plans.append(grab)
    else:
        yield from make_a_move(race, grab)


def make_a_move(race: TableRace, grab: Grab) -> Walk[None]:
    """What a bot does if nobody grabs: not while hands are out; and if nobody races any more, upkeep thinks for it."""
    live = race.live
    yield from race.until(race.zero + grab.took)
    while race.on() and (race.contested or live.owed or live.writing):
        yield from race.until(race.now() + AGAIN_MS)
    if race.stage < IDLE and live.race is race:
        grab.judged(live.table, {})
        race.races.owe(live, grab)
