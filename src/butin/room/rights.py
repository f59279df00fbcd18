"""What must hold before a wish is granted, each with the refusal where it does not."""

from __future__ import annotations

from typing import Any

from butin.core.game import AnyGame
from butin.room.errors import Refused
from butin.room.table import CLOSED, PLAYING, Entry, Table

Wish = dict[str, Any]


def entry_of(kind: str, at: int, **values: object) -> Entry:
    return {"kind": kind, "at": at, **values}


def seat_named(table: Table, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(table.seats):
        text = f"there is no seat {number!r}: seats are 0 to {len(table.seats) - 1}"
        raise Refused("no_such_seat", text, {"last": len(table.seats) - 1})
    return number


def own_seat(table: Table, holder: str, wish: Wish) -> int:
    """The seat that a wish is about: named, or the only one that the device holds."""
    held = table.held_by(holder)
    number = wish.get("seat", held[0] if held else None)
    if not held or number not in held:
        raise Refused("not_your_seat", "that is not your seat: sit down first")
    return seat_named(table, number)


def host_only(table: Table, holder: str) -> None:
    if table.host not in table.held_by(holder):
        raise Refused("not_host", "only the host can do that", {"seat": table.host})


def some_device(holder: str) -> None:
    if not holder:
        raise Refused("no_secret", "a seat belongs to a secret: come with one")


def still_open(table: Table) -> None:
    if table.phase == CLOSED:
        raise Refused("closed", "this table is closed")


def between_matches(table: Table) -> None:
    still_open(table)
    if table.phase == PLAYING:
        raise Refused("match_on", "a match is on: that is for the next one, when this one is over")


def playing(table: Table) -> None:
    if table.phase != PLAYING:
        raise Refused("not_playing", "no match is on: the host starts one")


def bots_of(game: AnyGame) -> list[str]:
    """The careless one first, then the game's characters, the usual one before the others, at last the strongest."""
    return list(game.levels())


def others_names(table: Table, number: int) -> list[str]:
    """The names of all for whom the person on a seat must not be taken: who else is at the table, and every bot."""
    return [seat.name for place, seat in enumerate(table.seats) if place != number] + bots_of(table.game)
