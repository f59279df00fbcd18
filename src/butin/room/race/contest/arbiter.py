"""The arbiter: hears what the lines say, and tells who was first.

`step` is the only door. It is deterministic, so a race can be played again from its log. The same race serves for the
column, where it ends with the first verdict, and for the other treasures, which are given in the order of race time.
"""

from __future__ import annotations

from typing import Any, Final

from butin.room.race.contest.contest import Claim, Contest
from butin.room.race.contest.entrant import lead
from butin.room.race.contest.log import begun, keep, log, signals, write
from butin.room.race.contest.settling import SHOWN, close, enter, passed, patience_ends, release, rest, settle
from butin.room.race.contest.signals import (
    Busy,
    Claimed,
    Early,
    Left,
    Outcome,
    Painted,
    Pinged,
    Ponged,
    Provisional,
    Sent,
    Signal,
    Ticked,
    Wake,
)
from butin.room.race.contest.track import FLOOR, HAND, LOCK, NEVER, Track

__all__ = ["Contest", "log", "replay", "step"]

VOID: Final = 800.0  # ms after the common moment: a seat that has heard nothing yet makes the throw void
LONGEST: Final = 600_000.0  # a time that a page may claim


def step(contest: Contest, signal: Signal) -> list[Outcome]:
    """Hear one event; what follows from it, and from the time that has passed."""
    if contest.closed:
        return []
    out: list[Outcome] = []
    at = max(signal.at, contest.now)
    while contest.due <= at and not contest.closed:
        _fall_due(contest, contest.due, out)
    if contest.closed:
        return out
    contest.now = at
    contest.heard += 1
    track = contest.tracks.get(signal.seat)
    if track is not None and not track.gone:
        _hear(contest, track, signal, at, out)
    if contest.due < NEVER and contest.due != contest.asked and not contest.closed:
        contest.asked = contest.due
        out.append(Wake(contest.due))
    return out


def replay(written: dict[str, Any]) -> tuple[Contest, list[Outcome]]:
    """Judge the race of a log again."""
    contest = begun(written)
    out: list[Outcome] = []
    for signal in signals(written):
        out += step(contest, signal)
    return contest, out


def _hear(contest: Contest, track: Track, signal: Signal, at: float, out: list[Outcome]) -> None:
    if isinstance(signal, Pinged):
        track.pings.setdefault(signal.k, signal.at)
        return
    if isinstance(signal, (Ticked, Ponged)):
        _pass_on(contest, track, signal, at, out)
        return
    keep(contest, track)
    write(contest, track, contest.heard, signal)
    if isinstance(signal, Claimed):
        _claim(contest, track, signal, at, out)
    elif isinstance(signal, Painted):
        track.paint(at, signal.hold, signal.frame)
    elif isinstance(signal, Sent):
        _sent(contest, track, at)
    elif isinstance(signal, Left):
        track.gone = True
        if signal.seat in contest.waiting:
            release(contest, track, at)
            settle(contest, at, out)
        rest(contest, out)
    _plan(contest)


def _pass_on(contest: Contest, track: Track, signal: Signal, at: float, out: list[Outcome]) -> None:
    """Time has passed for this seat, and it has not grabbed."""
    if isinstance(signal, Ticked):
        if not track.tick < signal.elapsed <= LONGEST:
            return
        track.tick = signal.elapsed
    elif isinstance(signal, Ponged) and not track.pong(at, signal.k):
        return
    track.unwritten = [one for one in track.unwritten if type(one[1]) is not type(signal)]
    track.unwritten.append((contest.heard, signal))
    if isinstance(signal, Ponged) and track.first == at:
        keep(contest, track)
    if contest.claims and signal.seat in contest.waiting and passed(contest, track):
        release(contest, track, at)
        settle(contest, at, out)
        _plan(contest)


def _sent(contest: Contest, track: Track, at: float) -> None:
    track.sent = at
    for claim in contest.promised:
        if claim.seat == track.entrant.seat:
            claim.at = at + claim.took
    if not track.entrant.bot:
        moment = at + lead(track.entrant)
        contest.moment = moment if contest.moment == NEVER else max(contest.moment, moment)


def _claim(contest: Contest, track: Track, signal: Claimed, at: float, out: list[Outcome]) -> None:
    seat, what, took, hold = signal.seat, signal.what, signal.took, signal.hold
    if contest.objects is not None and what not in contest.objects:
        return
    true = 0.0 <= took <= LONGEST and 0.0 <= hold <= LONGEST  # not so if it is no number at all
    if track.entrant.bot:
        if true:
            took = max(took, track.full_until)
            due = max(at, track.sent + took) if track.sent >= 0.0 else NEVER
            contest.promised.append(Claim(due, seat, what, took, max(FLOOR, took)))
        return
    if not true:
        took, hold = 0.0, 0.0
    if track.sent < 0.0 or (signal.stamped and (took < FLOOR or not track.painted)):
        track.free_at = max(track.free_at, min(took, FLOOR) + LOCK)
        out.append(Early(seat))
        return
    measured = track.measure(at, took, hold, signal.stamped)
    own = took if signal.stamped and not track.alone else track.ruled(at)
    if own < max(track.free_at, track.full_until):
        out.append(Busy(seat, max(0.0, track.full_until - own)))
        return
    track.learn(at, took, hold, signal.stamped)
    out_until_judged = contest.objects is None or contest.laying > 0.0
    track.free_at = NEVER if out_until_judged else own + HAND
    enter(contest, Claim(at, seat, what, took, measured), at, out)


def _plan(contest: Contest) -> None:
    """When does something happen by itself?"""
    due = NEVER
    for claim in contest.promised:
        due = min(due, claim.at)
    if contest.claims:
        if contest.objects is None and not contest.shown:
            due = min(due, contest.since + SHOWN)
        for seat in contest.waiting:
            due = min(due, patience_ends(contest, contest.tracks[seat]))
    elif contest.objects is None and not contest.shown and contest.moment < NEVER:
        due = min(due, contest.moment + VOID)
    contest.due = due


def _fall_due(contest: Contest, at: float, out: list[Outcome]) -> None:
    contest.now = at
    for claim in contest.promised:
        if claim.at <= at:
            contest.promised.remove(claim)
            enter(contest, claim, at, out)
            _plan(contest)
            return
    if not contest.claims:
        contest.moment = NEVER
        _void(contest, out)
    else:
        if contest.objects is None and not contest.shown and contest.since + SHOWN <= at:
            contest.shown = True
            out.append(Provisional(contest.claims[0].seat, contest.claims[0].what))
        for seat in contest.waiting[:]:
            if patience_ends(contest, contest.tracks[seat]) <= at:
                release(contest, contest.tracks[seat], at)
        settle(contest, at, out)
    _plan(contest)


def _void(contest: Contest, out: list[Outcome]) -> None:
    """Nobody has grabbed, and somebody has heard nothing yet: a die off the bazaar, throw again."""
    deaf = False
    for track in contest.tracks.values():
        unheard = track.k < 0 and not (track.painted or track.gone or track.entrant.bot)
        if unheard and track.habit.patience_left > 0.0:
            track.habit.patience_left -= min(track.habit.patience_left, VOID)
            deaf = True
    if deaf:
        close(contest, "void", out)
