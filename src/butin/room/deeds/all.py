"""All that may be wished for at a table and written down of it, joined; and the fold: a table is what its entries make
of it."""

from __future__ import annotations

from typing import Final, NoReturn

from butin.core.errors import ButinError
from butin.core.state import Tell
from butin.room.deeds import (
    bench,
    bots,
    box,
    hosting,
    opening,
    pausing,
    playing,
    presence,
    questions,
    screens,
    sealing,
    sitting,
    starting,
    taking_back,
    talking,
)
from butin.room.deeds.deed import Deed, Kind, deed
from butin.room.entries import Entry, Granting
from butin.room.errors import Refused
from butin.room.table.rights import Asker
from butin.room.table.seats import NOBODY, Device
from butin.room.table.setting import Setting
from butin.room.table.table import Table
from butin.room.wishes import OtherWish

REMEMBERED: Final = 8  # wishes of a device: as many as it may still be waiting to hear of

_DEEDS: Final[list[Deed]] = [
    *sitting.DEEDS,
    *bench.DEEDS,
    *box.DEEDS,
    *bots.DEEDS,
    *talking.DEEDS,
    *hosting.DEEDS,
    *starting.DEEDS,
    *sealing.DEEDS,
    *playing.DEEDS,
    *taking_back.DEEDS,
    *pausing.DEEDS,
    *questions.DEEDS,
    *screens.DEEDS,
]
_KINDS: Final[list[Kind]] = [
    *opening.KINDS,
    *box.KINDS,
    *sitting.KINDS,
    *bench.KINDS,
    *bots.KINDS,
    *talking.KINDS,
    *hosting.KINDS,
    *starting.KINDS,
    *sealing.KINDS,
    *playing.KINDS,
    *taking_back.KINDS,
    *pausing.KINDS,
    *questions.KINDS,
    *presence.KINDS,
    *screens.KINDS,
]


def no_such_wish(table: Table, who: Asker, wish: OtherWish, now: int) -> NoReturn:
    text = f"there is no wish {wish.what[:40]!r}: expected one of {', '.join(DEEDS)}"
    raise Refused("no_such_wish", text, {"do": wish.what[:40]})


NO_SUCH: Final[Deed] = deed(OtherWish, no_such_wish)
DEEDS: Final[dict[str, Deed]] = {one.do: one for one in _DEEDS}
KINDS: Final[dict[str, Kind]] = {one.name: one for one in _KINDS}


class Unfit(Exception):
    """An entry that does not follow from those before: no refusal of anybody's wish, but a journal that is broken."""


def fold(table: Table, entry: Entry, tell: Tell | None = None) -> None:
    """Apply the next entry, which must fit: it was decided before it was written. `tell` gets what happened."""
    kind = KINDS.get(entry["kind"])
    if kind is None:
        raise Unfit(f"entry {table.n + 1} is {str(entry['kind'])[:40]!r}: a newer room wrote it")
    table.n += 1
    table.touched = entry["at"]
    wisher: Device | None = None
    if entry["kind"] == "boxed" and "wish" in entry:
        wisher = _wisher(table, entry)  # who may have another chair afterwards
    try:
        kind.fold(table, entry, tell)
    except ButinError as error:
        raise Unfit(f"entry {table.n}: {error}") from error
    if "wish" in entry:
        device = wisher or _wisher(table, entry)
        device.wishes = (*device.wishes[-REMEMBERED:], (entry["wish"], table.n))


def setting_of(entry: Entry) -> Setting:
    """The frame of a table, from its first entry."""
    if entry["kind"] != "opened":
        raise Unfit(f"a journal begins with {str(entry['kind'])[:40]!r}: expected 'opened'")
    return Setting(**entry["setting"])


def _wisher(table: Table, entry: Granting) -> Device:
    """Whose wish became this entry: on a chair, on the bench, or a television."""
    if "screen" in entry:
        return table.screens[entry["screen"]]
    if "seat" in entry and entry["seat"] != NOBODY:
        return table.seats[entry["seat"]]
    if "bench" in entry:
        return table.bench[entry["bench"]]
    return table.bench[-1]  # whoever has just come
