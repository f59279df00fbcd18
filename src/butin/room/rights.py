"""What must hold before a wish is granted, each with the refusal where it does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from butin.core.game import AnyGame
from butin.room.entries import AskedEntry, Asking
from butin.room.errors import Refused
from butin.room.no_box import no_box
from butin.room.seating import NOBODY
from butin.room.table import CLOSED, PLAYING, Seat, Table

Wish = dict[str, Any]

AFTER_A_NO_MS: Final = 60_000  # nobody who came by the same way asks to be let in


def ask(table: Table, question: Asking, now: int, seat: int = NOBODY, way: str | None = None) -> AskedEntry:
    """Something that the others must agree to; `way` is how somebody came who asks to be let in.

    They wait a while after a no, and their question gives way to one of those who sit here.
    """
    asked = table.asked
    if asked is not None and (asked.way is None or seat == NOBODY or way is not None):
        raise Refused("asked_already", "something is being asked already: answer that first")
    if way is None:
        return {"kind": "asked", "at": now, "question": question, "seat": seat}
    wait = table.noes.get(way, -AFTER_A_NO_MS) + AFTER_A_NO_MS - now
    if wait > 0:
        seconds = -(-wait // 1000)
        text = f"the answer was no: ask again in {seconds} seconds"
        raise Refused("asked_enough", text, {"seconds": seconds})
    return {"kind": "asked", "at": now, "question": question, "seat": seat, "way": way}


def known_game(games: Mapping[str, AnyGame], wish: Wish) -> AnyGame:
    name = str(wish.get("game", ""))
    if name not in games:
        text = f"there is no game {name[:40]!r}: expected one of {', '.join(games)}"
        raise Refused("no_such_game", text, {"game": name[:40]})
    return games[name]


def with_a_box(table: Table) -> None:
    if not table.setting.game:
        raise no_box()


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


def television(table: Table, holder: str) -> bool:
    """Whether a device is a television of this table."""
    return table.screen_of(holder) >= 0


def in_charge(table: Table, holder: str) -> None:
    """What the host does between matches a television does as well: its remote control lies there for everybody."""
    if not television(table, holder):
        host_only(table, holder)


def only_watches() -> Refused:
    return Refused("screen_only_watches", "a television shows the table: that is for those who sit there")


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
    return list(game.levels()) if game.characters else []


def others_names(table: Table, *own: Seat) -> list[str]:
    """The names of all for whom somebody must not be taken: who else is at the table, and every bot."""
    return [seat.name for seat in (*table.seats, *table.bench) if seat not in own] + bots_of(table.game)
