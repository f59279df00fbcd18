"""A race as data, small enough for the journal: of hundreds of pongs and ticks only those that changed something."""

from __future__ import annotations

from typing import Any

from butin.room.race.contest.contest import Contest
from butin.room.race.contest.entrant import Entrant
from butin.room.race.contest.signals import Claimed, Left, Painted, Pinged, Ponged, Rang, Sent, Signal, Ticked
from butin.room.race.contest.track import Track


def keep(contest: Contest, track: Track) -> None:
    """What was last heard of this seat has mattered."""
    for heard, signal in track.unwritten:
        write(contest, track, heard, signal)
    track.unwritten = []


def write(contest: Contest, track: Track, heard: int, signal: Signal) -> None:
    """An event and its place among all that were heard."""
    contest.written.append([heard, *_plain(track, signal)])


def _plain(track: Track, signal: Signal) -> list[Any]:
    at, seat = signal.at, signal.seat
    if isinstance(signal, Ponged):
        return ["ponged", at, seat, signal.k, track.pings[signal.k]]
    if isinstance(signal, Ticked):
        return ["ticked", at, seat, signal.elapsed]
    if isinstance(signal, Painted):
        return ["painted", at, seat, signal.hold, signal.frame]
    if isinstance(signal, Claimed):
        return ["claimed", at, seat, signal.what, signal.took, signal.hold, signal.stamped]
    if isinstance(signal, Left):
        return ["left", at, seat]
    return ["sent", at, seat]


def log(contest: Contest) -> dict[str, Any]:
    """Everything that is needed to judge this race again."""
    return {
        "hands": [entrant.plain() for entrant in contest.entrants],
        "lot": contest.lot,
        "objects": contest.there,
        "cap": contest.cap,
        "laying": contest.laying,
        "events": contest.written[:],
        "until": contest.now,
    }


def begun(written: dict[str, Any]) -> Contest:
    """The race of a log, before its first event."""
    objects = written["objects"]
    there = None if objects is None else {int(what): int(number) for what, number in objects}
    entrants = [Entrant.read(plain) for plain in written["hands"]]
    return Contest(entrants, list(written["lot"]), there, float(written["cap"]), float(written["laying"]))


def signals(written: dict[str, Any]) -> list[Signal]:
    """The events of a log, in the order in which they came."""
    found: list[Signal] = []
    for _, *line in sorted(written["events"], key=_place):
        kind, at, seat = line[0], line[1], line[2]
        if kind == "ponged":
            found.append(Pinged(line[4], seat, line[3]))
            found.append(Ponged(at, seat, line[3]))
        elif kind == "ticked":
            found.append(Ticked(at, seat, line[3]))
        elif kind == "painted":
            found.append(Painted(at, seat, line[3], line[4]))
        elif kind == "claimed":
            found.append(Claimed(at, seat, line[3], line[4], line[5], line[6]))
        elif kind == "left":
            found.append(Left(at, seat))
        elif kind == "sent":
            found.append(Sent(at, seat))
    found.append(Rang(written["until"]))
    return found


def _place(line: list[Any]) -> int:
    return int(line[0])
