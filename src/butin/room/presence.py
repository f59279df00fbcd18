"""Who came and who went, as entries, where the journal does not know it yet."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Final

from butin.room import chairs
from butin.room.entries import CameEntry, Presence, ReseatedEntry, WentEntry
from butin.room.live_table import LiveTable
from butin.room.servers import Servers
from butin.room.table import CLOSED, Seat, Table

Moved = ReseatedEntry | CameEntry | WentEntry
NOT_YET: Final = 0  # when it is taken it gets its time
# nobody comes, goes or changes chairs by these
QUIET: Final = (
    "moved",
    "said",
    "asked",
    "answered",
    "took_back",
    "named",
    "first",
    "picked",
    "sealed",
    "shared",
)


def change(live: LiveTable, servers: Servers) -> Moved | None:
    """The next thing to be written down; None if the journal knows it all."""
    table = live.table
    if table.phase == CLOSED:
        return None
    holders = dict.fromkeys([guest.holder for guest in live.guests])
    for holder in holders:
        back = reseated(live, holder)
        if back is not None:
            return back
    left = _those(table, lambda seat: seat.server == servers.me and seat.holder not in holders)
    if left:
        return {"kind": "went", **left, "server": servers.me, "at": NOT_YET}
    lost = _those(table, lambda seat: bool(seat.server) and servers.gone(seat.server))
    if lost:
        return {"kind": "went", **lost, "server": "", "at": NOT_YET}
    here = _those(table, lambda seat: seat.person and not seat.server and seat.holder in holders)
    return {"kind": "came", **here, "server": servers.me, "at": NOT_YET} if here else None


def arrival(live: LiveTable, holder: str, server: str) -> ReseatedEntry | CameEntry | None:
    """Somebody entered here: the next thing to be written down of that."""
    table = live.table
    back = reseated(live, holder)
    if back is not None or table.phase == CLOSED:
        return back
    own = _those(table, lambda seat: bool(holder) and seat.server != server and compare_digest(seat.holder, holder))
    return {"kind": "came", **own, "server": server, "at": NOT_YET} if own else None


def _those(table: Table, which: Callable[[Seat], bool]) -> Presence | None:
    """The chairs, the places on the bench and the televisions of which something holds; None if it holds of none."""
    found: Presence = {"seats": [number for number, seat in enumerate(table.seats) if which(seat)]}
    bench = [place for place, seat in enumerate(table.bench) if which(seat)]
    screens = [number for number, seat in enumerate(table.screens) if which(seat)]
    if bench:
        found["bench"] = bench
    if screens:
        found["screens"] = screens
    return found if found["seats"] or bench or screens else None


def reseated(live: LiveTable, holder: str) -> ReseatedEntry | None:
    """Whoever returns with the old secret has the own chair again."""
    back = chairs.returning(live.table, holder)
    return {"kind": "reseated", "seat": back[0], "holder": holder, "at": NOT_YET} if back else None
