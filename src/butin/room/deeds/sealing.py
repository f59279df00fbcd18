"""The chance of a match: its secret, sealed before anybody can add to it, and what each seat adds (docs/chance.md)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from butin.core.chance import secret_of_the_day
from butin.core.game import AnyGame
from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import SealedEntry, SharedEntry
from butin.room.errors import Refused, not_sealed
from butin.room.table.day import of_the_day
from butin.room.table.rights import Asker, between_matches, own_seat
from butin.room.table.table import Table
from butin.room.wishes import ShareWish


def share(table: Table, who: Asker, wish: ShareWish, now: int) -> SharedEntry:
    """What one's own seat adds to the chance of the next match, once its commitment can be seen."""
    between_matches(table)
    number = own_seat(table, who.holder, wish.seat)
    if not re.fullmatch("[0-9a-f]{64}", wish.share):
        raise Refused("bad_share", "a share has 64 hexadecimal digits: the SHA-256 of what was drawn on the device")
    if table.day:
        raise of_the_day()
    if not table.sealed:
        raise not_sealed()
    return {"kind": "shared", "at": now, "seat": number, "share": wish.share}


def new_secret(game: AnyGame, day: str, token: Callable[[], str]) -> str:
    """The secret of a match: 32 bytes that nobody can guess; or those of a day, which anybody can make."""
    return secret_of_the_day(day, game.name, game.version).hex() if day else token() + token()


def sealed(table: Table, entry: SealedEntry, tell: Tell | None) -> None:
    """The secret of the next match: from now on it cannot be changed, and every seat may add its share."""
    table.sealed = entry["secret"]
    for seat in table.seats:
        seat.share = ""


def shared(table: Table, entry: SharedEntry, tell: Tell | None) -> None:
    table.seats[entry["seat"]].share = entry["share"]


DEEDS: Final[list[Deed]] = [deed(ShareWish, share, once=True)]
KINDS: Final[list[Kind]] = [kind(SealedEntry, sealed, quiet=True), kind(SharedEntry, shared, quiet=True)]
