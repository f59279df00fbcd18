"""A race as data, small enough for the journal: of hundreds of pongs and ticks only those that changed something."""

from __future__ import annotations

from typing import Any

from butin.room.race.events import Claimed, Event, Left, Painted, Pinged, Ponged, Rang, Sent, Ticked
from butin.room.race.hands import Hand
from butin.room.race.line import Line
from butin.room.race.race import Race


def keep(race: Race, line: Line) -> None:
    """What was last heard of this seat has mattered."""
    for heard, event in line.unwritten:
        write(race, line, heard, event)
    line.unwritten = []


def write(race: Race, line: Line, heard: int, event: Event) -> None:
    """An event and its place among all that were heard."""
    race.written.append([heard, *_plain(line, event)])


def _plain(line: Line, event: Event) -> list[Any]:
    at, seat = event.at, event.seat
    if isinstance(event, Ponged):
        return ["ponged", at, seat, event.k, line.pings[event.k]]
    if isinstance(event, Ticked):
        return ["ticked", at, seat, event.elapsed]
    if isinstance(event, Painted):
        return ["painted", at, seat, event.hold, event.frame]
    if isinstance(event, Claimed):
        return ["claimed", at, seat, event.what, event.took, event.hold, event.stamped]
    if isinstance(event, Left):
        return ["left", at, seat]
    return ["sent", at, seat]


def log(race: Race) -> dict[str, Any]:
    """Everything that is needed to judge this race again."""
    return {
        "hands": [hand.plain() for hand in race.hands],
        "lot": race.lot,
        "objects": race.there,
        "cap": race.cap,
        "events": race.written[:],
        "until": race.now,
    }


def begun(written: dict[str, Any]) -> Race:
    """The race of a log, before its first event."""
    objects = written["objects"]
    there = None if objects is None else {int(what): int(number) for what, number in objects}
    return Race([Hand.read(plain) for plain in written["hands"]], list(written["lot"]), there, float(written["cap"]))


def events(written: dict[str, Any]) -> list[Event]:
    """The events of a log, in the order in which they came."""
    found: list[Event] = []
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
