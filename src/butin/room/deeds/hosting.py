"""The host: whose role goes to another, and who closes the table."""

from __future__ import annotations

from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import ClosedEntry, HostedEntry
from butin.room.errors import Refused
from butin.room.table.rights import Asker, host_only, seat_named, still_open
from butin.room.table.table import CLOSED, Table
from butin.room.wishes import CloseWish, HostWish


def host(table: Table, who: Asker, wish: HostWish, now: int) -> HostedEntry:
    """Hand over the host's role."""
    host_only(table, who.holder)
    still_open(table)
    number = seat_named(table, wish.seat)
    if not table.seats[number].person:
        raise Refused("nobody_there", f"nobody sits on seat {number}: only a person can be host", {"seat": number})
    return {"kind": "hosted", "at": now, "seat": number}


def close(table: Table, who: Asker, wish: CloseWish, now: int) -> ClosedEntry:
    """The host closes the table for good."""
    host_only(table, who.holder)
    still_open(table)
    return {"kind": "closed", "at": now}


def hosted(table: Table, entry: HostedEntry, tell: Tell | None) -> None:
    table.host = entry["seat"]


def closed(table: Table, entry: ClosedEntry, tell: Tell | None) -> None:
    table.phase, table.asked, table.pause = CLOSED, None, None


DEEDS: Final[list[Deed]] = [deed(HostWish, host), deed(CloseWish, close)]
KINDS: Final[list[Kind]] = [kind(HostedEntry, hosted), kind(ClosedEntry, closed)]
