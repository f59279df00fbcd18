"""Televisions: devices that show the table to a whole room. What they may do, how one comes and goes, and its entries.

A television is a device with a secret, not a link. It has no chair, sees what everybody sees, and between matches does
what a remote control can do.
"""

from __future__ import annotations

from typing import Final

from butin.core.state import Tell
from butin.room import chairs
from butin.room.entries import AskedEntry, ScreenedEntry, UnscreenedEntry
from butin.room.errors import Refused
from butin.room.rights import (
    Wish,
    ask,
    between_matches,
    host_only,
    only_watches,
    some_device,
    still_open,
    television,
)
from butin.room.seating import NOBODY
from butin.room.table import NO_SCREENS, PLAYING, Seat, Table

MOST: Final = 4  # televisions at a table
OPEN: Final = ("box", "bot", "first", "start", "again")  # what one may wish for, between matches
ALWAYS: Final = ("unscreen", "screen")  # and at any time; who asks again is told that it is one


def check(table: Table, holder: str, do: str) -> None:
    """Refuse to a television whatever is not named here; it asks nobody, and nobody asks it."""
    if do in ALWAYS or not television(table, holder):
        return
    if do not in OPEN or table.phase == PLAYING:
        raise only_watches()


def screen(table: Table, holder: str, wish: Wish, now: int) -> AskedEntry:
    """Ask to be a television: whoever sits here says so. It takes the link for players, or the code."""
    still_open(table)
    way = str(wish.get("way", ""))
    if way not in (chairs.JOIN, chairs.CODE):
        raise Refused("watch_only", "this is for watching: come by the code, or by the link for players")
    some_device(holder)
    private(public=table.setting.public)
    if television(table, holder):
        raise Refused("here_already", "this is a television of the table already", {"seat": NOBODY, "name": ""})
    if has_a_place(table, holder):
        raise Refused("seat_or_screen", "this device plays here: a television is one that does not")
    if len(table.screens) >= MOST and all(one.server for one in table.screens):
        raise Refused("screens_full", f"{MOST} televisions are here already", {"most": MOST})
    if not table.present():
        raise Refused("nobody_to_ask", "nobody is on a chair who could say yes")
    asked = ask(table, "screen", now, way=way)
    asked["holder"] = holder
    return asked


def unscreen(table: Table, holder: str, wish: Wish, now: int) -> UnscreenedEntry:
    """A television leaves; or the host sends one away, between matches."""
    still_open(table)
    own = table.screen_of(holder)
    number = wish.get("screen", own)
    if own != NOBODY and number == own:
        return {"kind": "unscreened", "at": now, "screen": own}
    if own != NOBODY:
        raise only_watches()
    host_only(table, holder)
    between_matches(table)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(table.screens):
        raise Refused("nobody_there", f"there is no television {number!r}: {len(table.screens)} are known here")
    return {"kind": "unscreened", "at": now, "screen": number}


def agreed(table: Table, now: int) -> ScreenedEntry | None:
    """What becomes of the question: one yes is enough. Where all places are taken, it has that of the longest gone."""
    asked = table.asked
    assert asked is not None
    if not asked.yes:
        return None
    gone = [number for number, one in enumerate(table.screens) if not one.server]
    if len(table.screens) < MOST:
        return {"kind": "screened", "at": now, "holder": asked.holder}
    if not gone:
        return None
    longest = min(gone, key=lambda n: table.screens[n].gone_at)
    return {"kind": "screened", "at": now, "holder": asked.holder, "screen": longest}


def private(*, public: bool) -> None:
    """A television is for one room: a table that anybody can find has none."""
    if public:
        raise Refused("public_screen", "a public table has no television: strangers would be shown in your room")


def has_a_place(table: Table, holder: str) -> bool:
    """Whether a device plays here, waits, may have its chair back, or has seen a hand of the match that is on."""
    if table.phase == PLAYING and table.hands_of(holder):
        return True
    return bool(table.held_by(holder) or table.benched_by(holder) or chairs.returning(table, holder))


def placed(holder: str, at: int) -> Seat:
    """A television, which is not here before it has entered."""
    seat = Seat(0)
    seat.holder, seat.gone_at = holder, at
    return seat


def screened(table: Table, entry: ScreenedEntry, tell: Tell | None) -> None:
    new, number = placed(entry["holder"], entry["at"]), entry.get("screen", len(table.screens))
    table.screens = [*table.screens[:number], new, *table.screens[number + 1 :]]
    table.asked = None


def unscreened(table: Table, entry: UnscreenedEntry, tell: Tell | None) -> None:
    table.screens = [one for number, one in enumerate(table.screens) if number != entry["screen"]] or NO_SCREENS
