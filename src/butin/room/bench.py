"""The bench: whoever finds no chair waits there, watches, and is first at the next match or box."""

from __future__ import annotations

from typing import Final

from butin.room import chairs
from butin.room.entries import BenchedEntry, UnbenchedEntry
from butin.room.errors import Refused
from butin.room.names import called, cleaned, told_apart
from butin.room.rights import Wish, others_names, some_device, still_open
from butin.room.seating import NOBODY
from butin.room.table import Seat, Table

LONGEST: Final = 12  # people on a bench


def bench(table: Table, holder: str, wish: Wish, now: int) -> BenchedEntry:
    """Wait for a chair."""
    still_open(table)
    chairs.may_come(table, holder, str(wish.get("way", "")))
    some_device(holder)
    not_here_already(table, holder, wish)
    if len(table.bench) >= LONGEST:
        raise Refused("bench_full", f"{LONGEST} people wait already: you may watch", {"most": LONGEST})
    name = called(str(wish.get("name", "")), others_names(table), int(holder[:8], 16))
    return {"kind": "benched", "at": now, "holder": holder, "name": name}


def not_here_already(table: Table, holder: str, wish: Wish) -> None:
    """Refuse a second place to whoever has one under that name: their page has come again."""
    name = cleaned(str(wish.get("name", "")))
    mine = [(number, table.seats[number]) for number in table.held_by(holder)]
    mine += [(NOBODY, table.bench[place]) for place in table.benched_by(holder)]
    for number, seat in mine:
        if not name or seat.name == name or seat.name == told_apart(name, _others(table, seat)):
            raise Refused("here_already", "you are here already", {"seat": number, "name": seat.name})


def own_place(table: Table, holder: str, wish: Wish) -> int | None:
    """The place on the bench that a wish is about: named, or of a device that has no chair; None if it is a chair."""
    places, number = table.benched_by(holder), wish.get("bench")
    if number is None:
        return places[0] if places and "seat" not in wish and not table.held_by(holder) else None
    if number not in places:
        raise Refused("not_your_seat", "that is not your place on the bench")
    return int(number)


def place_named(table: Table, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(table.bench):
        text = f"there is no place {number!r} on the bench: {len(table.bench)} people wait there"
        raise Refused("nobody_there", text)
    return number


def left(table: Table, place: int, now: int) -> UnbenchedEntry:
    return {"kind": "unbenched", "at": now, "bench": place, "name": table.bench[place].name}


def _others(table: Table, one: Seat) -> list[str]:
    return [name for name in others_names(table) if name != one.name]
