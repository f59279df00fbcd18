"""Who is here and who is away: written down where the journal does not know it yet, and what that does to a table."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Kind, kind
from butin.room.entries import CameEntry, Presence, ReseatedEntry, WentEntry
from butin.room.table.rights import returning
from butin.room.table.seats import Device
from butin.room.table.table import CLOSED, Table

Coming = ReseatedEntry | CameEntry | WentEntry
NOT_YET: Final = 0  # it gets its time when it is taken


def change(table: Table, holders: list[str], me: str, gone: Callable[[str], bool]) -> Coming | None:
    """The next thing to be written down; None if the journal knows it all. These look at the table from this server."""
    if table.phase == CLOSED:
        return None
    for holder in holders:
        back = reseated_entry(table, holder)
        if back is not None:
            return back
    left = _those(table, lambda one: one.server == me and one.holder not in holders)
    if left:
        return {"kind": "went", **left, "server": me, "at": NOT_YET}
    lost = _those(table, lambda one: bool(one.server) and gone(one.server))
    if lost:
        return {"kind": "went", **lost, "server": "", "at": NOT_YET}
    here = _those(table, lambda one: one.person and not one.server and one.holder in holders)
    return {"kind": "came", **here, "server": me, "at": NOT_YET} if here else None


def arrival(table: Table, holder: str, server: str) -> ReseatedEntry | CameEntry | None:
    """Somebody entered here: the next thing to be written down of that."""
    back = reseated_entry(table, holder)
    if back is not None or table.phase == CLOSED:
        return back
    own = _those(table, lambda one: bool(holder) and one.server != server and compare_digest(one.holder, holder))
    return {"kind": "came", **own, "server": server, "at": NOT_YET} if own else None


def reseated_entry(table: Table, holder: str) -> ReseatedEntry | None:
    """Whoever returns with the old secret has the own chair again."""
    back = returning(table, holder)
    return {"kind": "reseated", "seat": back[0], "holder": holder, "at": NOT_YET} if back else None


def came(table: Table, entry: CameEntry, tell: Tell | None) -> None:
    for number in entry["seats"]:
        seat = table.seats[number]
        seat.server, seat.gone_at, seat.bot_at = entry["server"], 0, 0
        if table.asked is not None and table.asked.about_a_chair and table.asked.seat == number:
            table.asked = None  # whoever holds the seat is back
    for one in _others(table, entry):
        one.server, one.gone_at = entry["server"], 0


def went(table: Table, entry: WentEntry, tell: Tell | None) -> None:
    for number in entry["seats"]:
        seat = table.seats[number]
        if seat.server == entry["server"] or entry["server"] == "":
            seat.leave(entry["at"])
            if table.asked is not None and not table.asked.about_a_chair and table.asked.seat == number:
                table.asked = None  # whoever asked is gone
    for one in _others(table, entry):
        if one.server == entry["server"] or entry["server"] == "":
            one.leave(entry["at"])


def _others(table: Table, entry: CameEntry | WentEntry) -> list[Device]:
    """Those without a chair."""
    bench: list[Device] = [table.bench[place] for place in entry.get("bench", ())]
    return bench + [table.screens[number] for number in entry.get("screens", ())]


def _those(table: Table, which: Callable[[Device], bool]) -> Presence | None:
    """The chairs, the places on the bench and the televisions of which something holds; None if it holds of none."""
    found: Presence = {"seats": [number for number, seat in enumerate(table.seats) if which(seat)]}
    bench = [place for place, seat in enumerate(table.bench) if which(seat)]
    screens = [number for number, one in enumerate(table.screens) if which(one)]
    if bench:
        found["bench"] = bench
    if screens:
        found["screens"] = screens
    return found if found["seats"] or bench or screens else None


KINDS: Final[list[Kind]] = [kind(CameEntry, came), kind(WentEntry, went)]
