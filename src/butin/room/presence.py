"""Who came and who went, as entries, where the journal does not know it yet."""

from __future__ import annotations

from typing import Final

from butin.room import chairs
from butin.room.live_table import LiveTable
from butin.room.servers import Servers
from butin.room.table import CLOSED, Entry

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


def change(live: LiveTable, servers: Servers) -> Entry | None:
    """The next thing to be written down; None if the journal knows it all."""
    table = live.table
    if table.phase == CLOSED:
        return None
    seats, holders = table.seats, dict.fromkeys([guest.holder for guest in live.guests])
    for holder in holders:
        back = reseated(live, holder)
        if back is not None:
            return back
    left = [n for n, seat in enumerate(seats) if seat.server == servers.me and seat.holder not in holders]
    if left:
        return {"kind": "went", "seats": left, "server": servers.me}
    lost = [n for n, seat in enumerate(seats) if seat.server and servers.gone(seat.server)]
    if lost:
        return {"kind": "went", "seats": lost, "server": ""}
    here = [n for n, seat in enumerate(seats) if seat.person and not seat.server and seat.holder in holders]
    return came(here, servers.me) if here else None


def arrival(live: LiveTable, holder: str, server: str) -> Entry | None:
    """Somebody entered here: the next thing to be written down of that."""
    table = live.table
    back = reseated(live, holder)
    if back is not None or table.phase == CLOSED:
        return back
    seats = [seat for seat in table.held_by(holder) if table.seats[seat].server != server]
    return came(seats, server) if seats else None


def reseated(live: LiveTable, holder: str) -> Entry | None:
    """Whoever returns with the old secret has the own chair again."""
    back = chairs.returning(live.table, holder)
    return {"kind": "reseated", "seat": back[0], "holder": holder} if back else None


def came(seats: list[int], server: str) -> Entry:
    return {"kind": "came", "seats": seats, "server": server}
