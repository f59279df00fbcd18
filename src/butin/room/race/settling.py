"""The verdicts: a claim is final as soon as no hand that is still out could be faster, or patience has ended."""

from __future__ import annotations

from typing import Final

from butin.room.race.events import Closed, Given, Outcome, Settled, Slipped
from butin.room.race.line import NEVER, Line
from butin.room.race.log import keep
from butin.room.race.race import Claim, Race

SHOWN: Final = 150.0  # ms after the first claim a provisional result is shown; to wait longer costs patience


def enter(race: Race, claim: Claim, at: float, out: list[Outcome]) -> None:
    """A claim takes its place; what a bot has promised and would be before it, too."""
    _insert(race, claim)
    for other in race.promised[:]:
        if other.measured <= claim.measured + 1.0:
            race.promised.remove(other)
            other.at = at
            _insert(race, other)
    race.since = min(race.since, at)
    _look(race, at)
    settle(race, at, out)


def passed(race: Race, line: Line) -> bool:
    """This seat can no longer beat the fastest claim."""
    best = race.claims[0]
    if race.objects is not None and line.taken >= line.hand.may_take:
        return True
    return line.floor() > best.measured + race.blur(best.seat, line.hand.seat)


def release(race: Race, line: Line, at: float) -> None:
    """Nobody waits for this seat any more; what went beyond the usual was the room's patience."""
    race.waiting.remove(line.hand.seat)
    cost = max(0.0, at - race.since - SHOWN)
    line.habit.patience_left -= min(line.habit.patience_left, cost)
    keep(race, line)


def patience_ends(race: Race, line: Line) -> float:
    return race.since + min(race.cap, SHOWN + line.habit.patience_left)


def settle(race: Race, at: float, out: list[Outcome]) -> None:
    """Decide what can be decided."""
    while race.claims and not race.waiting:
        _decide(race, out)
        if race.claims:
            race.since = min([claim.at for claim in race.claims])
            _look(race, at)
    if not race.claims:
        race.since = NEVER
        rest(race, out)


def rest(race: Race, out: list[Outcome]) -> None:
    """Close when nobody is left who could grab anything."""
    if race.closed or race.claims or race.promised:
        return
    for line in race.lines.values():
        full = race.objects is not None and line.taken >= line.hand.may_take
        if not (line.gone or line.hand.bot or full):
            return
    close(race, "decided" if race.decided else "empty", out)


def close(race: Race, reason: str, out: list[Outcome]) -> None:
    for claim in race.claims:
        _say(race, Slipped(claim.seat, claim.what, claim.took, claim.measured), out)
    race.claims = []
    race.closed = reason
    out.append(Closed(reason))


def _insert(race: Race, claim: Claim) -> None:
    place = len(race.claims)
    while place > 0 and race.claims[place - 1].measured > claim.measured:
        place -= 1
    race.claims.insert(place, claim)


def _look(race: Race, at: float) -> None:
    """Who could still be faster than the fastest?"""
    best = race.claims[0].seat
    for seat, line in race.lines.items():
        over = seat == best or passed(race, line) or patience_ends(race, line) <= at
        if over:
            keep(race, line)
        if over and seat in race.waiting:
            release(race, line, at)
        elif not over and seat not in race.waiting:
            race.waiting.append(seat)


def _decide(race: Race, out: list[Outcome]) -> None:
    """The fastest claim gets what it reached for, unless that is gone or its hands are full."""
    best = first = race.claims[0]
    if not _may_have(race, best):
        race.claims.remove(best)
        _say(race, Slipped(best.seat, best.what, best.took, best.measured), out)
        return
    for claim in race.claims[1:]:
        near = claim.measured - first.measured <= race.blur(claim.seat, first.seat)
        before = race.lot.index(claim.seat) < race.lot.index(best.seat)
        if near and before and claim.what == first.what and _may_have(race, claim):
            best = claim
    race.claims.remove(best)
    race.lines[best.seat].taken += 1
    _say(race, Given(best.seat, best.what, best.took, best.measured), out)
    if race.objects is not None:
        race.objects[best.what] -= 1
    if race.objects is None or not any(race.objects.values()):
        close(race, "decided", out)


def _may_have(race: Race, claim: Claim) -> bool:
    if race.objects is None:
        return True
    line = race.lines[claim.seat]
    return race.objects[claim.what] > 0 and line.taken < line.hand.may_take


def _say(race: Race, outcome: Settled, out: list[Outcome]) -> None:
    race.decided.append(outcome)
    out.append(outcome)
