"""Somebody is away in a match: whoever sits here says whether a bot plays for them now, or all wait on."""

from __future__ import annotations

from typing import Final

from butin.room.entries import CalledEntry, WaitedEntry
from butin.room.errors import Refused
from butin.room.rights import Wish, playing, seat_named
from butin.room.table import Table

LEAST_WAIT_S: Final = 60


def call_bot(table: Table, holder: str, wish: Wish, now: int) -> CalledEntry:
    """Let a bot play for somebody who is away, now; they have their chair back the moment they return."""
    return {"kind": "called", "at": now, "seat": _away(table, holder, wish)}


def wait(table: Table, holder: str, wish: Wish, now: int) -> WaitedEntry:
    """Wait on for somebody who is away, as long as this table does and a minute at least."""
    number, patience = _away(table, holder, wish), 1000 * max(table.setting.away_s, LEAST_WAIT_S)
    return {"kind": "waited", "at": now, "seat": number, "until": now + patience}


def _away(table: Table, holder: str, wish: Wish) -> int:
    """The seat of somebody who is away in a match, named by anybody who sits here."""
    playing(table)
    if not table.held_by(holder):
        raise Refused("not_your_seat", "that is not your seat: sit down first")
    number = seat_named(table, wish.get("seat"))
    seat = table.seats[number]
    if not seat.person:
        raise Refused("nobody_there", f"nobody sits on seat {number}", {"seat": number})
    if seat.server:
        raise Refused("seat_in_use", f"whoever holds seat {number} is here", {"seat": number})
    return number
