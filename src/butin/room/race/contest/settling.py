"""The verdicts: a claim is final as soon as no hand that is still out could be faster, or patience has ended."""

from __future__ import annotations

from typing import Final

from butin.room.race.contest.contest import Claim, Contest
from butin.room.race.contest.entrant import playout
from butin.room.race.contest.log import keep
from butin.room.race.contest.signals import Closed, Given, Outcome, Settled, Slipped
from butin.room.race.contest.track import HAND, NEVER, Track

SHOWN: Final = 150.0  # ms after the first claim a provisional result is shown; to wait longer costs patience


def enter(contest: Contest, claim: Claim, at: float, out: list[Outcome]) -> None:
    """A claim takes its place; what a bot has promised and would be before it, too."""
    _insert(contest, claim)
    for other in contest.promised[:]:
        if other.measured <= claim.measured + 1.0:
            contest.promised.remove(other)
            other.at = at
            _insert(contest, other)
    contest.since = min(contest.since, at)
    _look(contest, at)
    settle(contest, at, out)


def passed(contest: Contest, track: Track) -> bool:
    """This seat can no longer beat the fastest claim."""
    best = contest.claims[0]
    if contest.objects is not None and track.taken >= track.entrant.may_take:
        return True
    return track.floor() > best.measured + contest.blur(best.seat, track.entrant.seat)


def release(contest: Contest, track: Track, at: float) -> None:
    """Nobody waits for this seat any more; what went beyond the usual was the room's patience."""
    contest.waiting.remove(track.entrant.seat)
    cost = max(0.0, at - contest.since - SHOWN)
    track.habit.patience_left -= min(track.habit.patience_left, cost)
    keep(contest, track)


def patience_ends(contest: Contest, track: Track) -> float:
    return contest.since + min(contest.cap, SHOWN + track.habit.patience_left)


def settle(contest: Contest, at: float, out: list[Outcome]) -> None:
    """Decide what can be decided."""
    while contest.claims and not contest.waiting:
        _decide(contest, out)
        if contest.claims:
            contest.since = min([claim.at for claim in contest.claims])
            _look(contest, at)
    if not contest.claims:
        contest.since = NEVER
        rest(contest, out)


def rest(contest: Contest, out: list[Outcome]) -> None:
    """Close when nobody is left who could grab anything."""
    if contest.closed or contest.claims or contest.promised:
        return
    for track in contest.tracks.values():
        full = contest.objects is not None and track.taken >= track.entrant.may_take
        if not (track.gone or track.entrant.bot or full):
            return
    close(contest, "decided" if contest.decided else "empty", out)


def close(contest: Contest, reason: str, out: list[Outcome]) -> None:
    for claim in contest.claims:
        _say(contest, Slipped(claim.seat, claim.what, claim.took, claim.measured), out)
    contest.claims = []
    contest.closed = reason
    out.append(Closed(reason))


def _insert(contest: Contest, claim: Claim) -> None:
    place = len(contest.claims)
    while place > 0 and contest.claims[place - 1].measured > claim.measured:
        place -= 1
    contest.claims.insert(place, claim)


def _look(contest: Contest, at: float) -> None:
    """Who could still be faster than the fastest?"""
    best = contest.claims[0].seat
    for seat, track in contest.tracks.items():
        over = seat == best or passed(contest, track) or patience_ends(contest, track) <= at
        if over:
            keep(contest, track)
        if over and seat in contest.waiting:
            release(contest, track, at)
        elif not over and seat not in contest.waiting:
            contest.waiting.append(seat)


def _decide(contest: Contest, out: list[Outcome]) -> None:
    """The fastest claim gets what it reached for, unless that is gone or its hands are full."""
    best = first = contest.claims[0]
    if not _may_have(contest, best):
        contest.claims.remove(best)
        contest.tracks[best.seat].free_at = best.measured + HAND
        _say(contest, Slipped(best.seat, best.what, best.took, best.measured), out)
        return
    for claim in contest.claims[1:]:
        near = claim.measured - first.measured <= contest.blur(claim.seat, first.seat)
        before = contest.lot.index(claim.seat) < contest.lot.index(best.seat)
        if near and before and claim.what == first.what and _may_have(contest, claim):
            best = claim
    contest.claims.remove(best)
    track = contest.tracks[best.seat]
    track.taken += 1
    if contest.laying > 0.0:
        track.fill(contest.now, best.measured + playout(contest.entrants), contest.laying)
    _say(contest, Given(best.seat, best.what, best.took, best.measured), out)
    if contest.objects is not None:
        contest.objects[best.what] -= 1
    if contest.objects is None or not any(contest.objects.values()):
        close(contest, "decided", out)


def _may_have(contest: Contest, claim: Claim) -> bool:
    if contest.objects is None:
        return True
    track = contest.tracks[claim.seat]
    return contest.objects[claim.what] > 0 and track.taken < track.entrant.may_take


def _say(contest: Contest, outcome: Settled, out: list[Outcome]) -> None:
    contest.decided.append(outcome)
    out.append(outcome)
