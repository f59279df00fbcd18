"""Who is here and who is away: what the entries of that do to a table."""

from __future__ import annotations

from butin.core.state import Tell
from butin.room.entries import CalledEntry, CameEntry, WaitedEntry, WentEntry
from butin.room.table import Seat, Table


def came(table: Table, entry: CameEntry, tell: Tell | None) -> None:
    for number in entry["seats"]:
        seat = table.seats[number]
        seat.server, seat.gone_at, seat.bot_at = entry["server"], 0, 0
        if table.asked is not None and table.asked.about_a_chair and table.asked.seat == number:
            table.asked = None  # whoever holds the seat is back
    for place in entry.get("bench", ()):
        seat = table.bench[place]
        seat.server, seat.gone_at = entry["server"], 0
    for number in entry.get("screens", ()):
        seat = table.screens[number]
        seat.server, seat.gone_at = entry["server"], 0


def went(table: Table, entry: WentEntry, tell: Tell | None) -> None:
    for number in entry["seats"]:
        seat = table.seats[number]
        if seat.server == entry["server"] or entry["server"] == "":
            away(seat, entry["at"])
            if table.asked is not None and not table.asked.about_a_chair and table.asked.seat == number:
                table.asked = None  # whoever asked is gone
    others = [table.bench[place] for place in entry.get("bench", ())]
    for seat in (*others, *[table.screens[number] for number in entry.get("screens", ())]):
        if seat.server == entry["server"] or entry["server"] == "":
            away(seat, entry["at"])


def away(seat: Seat, at: int) -> None:
    seat.server, seat.gone_at, seat.bot_at = "", at, 0


def called(table: Table, entry: CalledEntry, tell: Tell | None) -> None:
    """A bot plays for somebody who is away, from now on."""
    table.seats[entry["seat"]].bot_at = entry["at"]


def waited(table: Table, entry: WaitedEntry, tell: Tell | None) -> None:
    """Those at the table wait on for somebody who is away."""
    table.seats[entry["seat"]].bot_at = entry["until"]
