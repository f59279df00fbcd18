"""The arbiter: hears what the lines say, and tells who was first.

`step` is the only door. It is deterministic, so a race can be played again from its log. The same race serves for the
column, where it ends with the first verdict, and for the other treasures, which are given in the order of race time.
"""

from __future__ import annotations

from typing import Any, Final

from butin.room.race.events import (
    Claimed,
    Early,
    Event,
    Left,
    Outcome,
    Painted,
    Pinged,
    Ponged,
    Provisional,
    Sent,
    Slipped,
    Ticked,
    Wake,
)
from butin.room.race.hands import lead
from butin.room.race.line import FLOOR, HAND, LOCK, NEVER, Line
from butin.room.race.log import begun, events, keep, log, write
from butin.room.race.race import Claim, Race
from butin.room.race.settling import SHOWN, close, enter, passed, patience_ends, release, rest, settle

__all__ = ["Race", "log", "replay", "step"]

VOID: Final = 800.0  # ms after the common moment: a seat that has heard nothing yet makes the throw void
LONGEST: Final = 600_000.0  # a time that a page may claim


def step(race: Race, event: Event) -> list[Outcome]:
    """Hear one event; what follows from it, and from the time that has passed."""
    if race.closed:
        return []
    out: list[Outcome] = []
    at = max(event.at, race.now)
    while race.due <= at and not race.closed:
        _fall_due(race, race.due, out)
    if race.closed:
        return out
    race.now = at
    race.heard += 1
    line = race.lines.get(event.seat)
    if line is not None and not line.gone:
        _hear(race, line, event, at, out)
    if race.due < NEVER and race.due != race.asked and not race.closed:
        race.asked = race.due
        out.append(Wake(race.due))
    return out


def replay(written: dict[str, Any]) -> tuple[Race, list[Outcome]]:
    """Judge the race of a log again."""
    race = begun(written)
    out: list[Outcome] = []
    for event in events(written):
        out += step(race, event)
    return race, out


def _hear(race: Race, line: Line, event: Event, at: float, out: list[Outcome]) -> None:
    if isinstance(event, Pinged):
        line.pings.setdefault(event.k, event.at)
        return
    if isinstance(event, (Ticked, Ponged)):
        _pass_on(race, line, event, at, out)
        return
    keep(race, line)
    write(race, line, race.heard, event)
    if isinstance(event, Claimed):
        _claim(race, line, event, at, out)
    elif isinstance(event, Painted):
        line.paint(at, event.hold, event.frame)
    elif isinstance(event, Sent):
        _sent(race, line, at)
    elif isinstance(event, Left):
        line.gone = True
        if event.seat in race.waiting:
            release(race, line, at)
            settle(race, at, out)
        rest(race, out)
    _plan(race)


def _pass_on(race: Race, line: Line, event: Event, at: float, out: list[Outcome]) -> None:
    """Time has passed for this seat, and it has not grabbed."""
    if isinstance(event, Ticked):
        if not line.tick < event.elapsed <= LONGEST:
            return
        line.tick = event.elapsed
    elif isinstance(event, Ponged) and not line.pong(at, event.k):
        return
    line.unwritten = [one for one in line.unwritten if type(one[1]) is not type(event)]
    line.unwritten.append((race.heard, event))
    if isinstance(event, Ponged) and line.first == at:
        keep(race, line)
    if race.claims and event.seat in race.waiting and passed(race, line):
        release(race, line, at)
        settle(race, at, out)
        _plan(race)


def _sent(race: Race, line: Line, at: float) -> None:
    line.sent = at
    for claim in race.promised:
        if claim.seat == line.hand.seat:
            claim.at = at + claim.took
    if not line.hand.bot:
        moment = at + lead(line.hand)
        race.moment = moment if race.moment == NEVER else max(race.moment, moment)


def _claim(race: Race, line: Line, event: Claimed, at: float, out: list[Outcome]) -> None:
    seat, what, took, hold = event.seat, event.what, event.took, event.hold
    if race.objects is not None and what not in race.objects:
        return
    true = 0.0 <= took <= LONGEST and 0.0 <= hold <= LONGEST  # not so if it is no number at all
    if line.hand.bot:
        if true:
            due = max(at, line.sent + took) if line.sent >= 0.0 else NEVER
            race.promised.append(Claim(due, seat, what, took, max(FLOOR, took)))
        return
    if not true:
        took, hold = 0.0, 0.0
    if line.sent < 0.0 or (event.stamped and (took < FLOOR or not line.painted)):
        line.free_at = max(line.free_at, min(took, FLOOR) + LOCK)
        out.append(Early(seat))
        return
    measured = line.measure(at, took, hold, event.stamped)
    own = took if event.stamped and not line.alone else line.ruled(at)
    if own < line.free_at:
        if race.objects is not None:
            out.append(Slipped(seat, what, took, measured))
        return
    line.learn(at, took, hold, event.stamped)
    line.free_at = NEVER if race.objects is None else own + HAND
    enter(race, Claim(at, seat, what, took, measured), at, out)


def _plan(race: Race) -> None:
    """When does something happen by itself?"""
    due = NEVER
    for claim in race.promised:
        due = min(due, claim.at)
    if race.claims:
        if race.objects is None and not race.shown:
            due = min(due, race.since + SHOWN)
        for seat in race.waiting:
            due = min(due, patience_ends(race, race.lines[seat]))
    elif race.objects is None and not race.shown and race.moment < NEVER:
        due = min(due, race.moment + VOID)
    race.due = due


def _fall_due(race: Race, at: float, out: list[Outcome]) -> None:
    race.now = at
    for claim in race.promised:
        if claim.at <= at:
            race.promised.remove(claim)
            enter(race, claim, at, out)
            _plan(race)
            return
    if not race.claims:
        race.moment = NEVER
        _void(race, out)
    else:
        if race.objects is None and not race.shown and race.since + SHOWN <= at:
            race.shown = True
            out.append(Provisional(race.claims[0].seat, race.claims[0].what))
        for seat in race.waiting[:]:
            if patience_ends(race, race.lines[seat]) <= at:
                release(race, race.lines[seat], at)
        settle(race, at, out)
    _plan(race)


def _void(race: Race, out: list[Outcome]) -> None:
    """Nobody has grabbed, and somebody has heard nothing yet: a die off the bazaar, throw again."""
    deaf = False
    for line in race.lines.values():
        unheard = line.k < 0 and not (line.painted or line.gone or line.hand.bot)
        if unheard and line.habit.patience_left > 0.0:
            line.habit.patience_left -= min(line.habit.patience_left, VOID)
            deaf = True
    if deaf:
        close(race, "void", out)
