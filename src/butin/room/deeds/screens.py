"""Televisions: devices that show the table to a whole room. How one comes and goes.

A television is a device with a secret, not a link. It has no chair, sees what everybody sees, and between matches does
what a remote control can do: that says each deed.
"""

from __future__ import annotations

from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.deeds.questions import ask
from butin.room.entries import AskedEntry, ScreenedEntry, UnscreenedEntry
from butin.room.errors import Refused
from butin.room.table.rights import (
    ALWAYS,
    CODE,
    JOIN,
    Asker,
    between_matches,
    host_only,
    no_public_screen,
    only_watches,
    returning,
    some_device,
    still_open,
    television,
)
from butin.room.table.seats import NO_SCREENS, NOBODY, Screen
from butin.room.table.table import PLAYING, Table
from butin.room.wishes import ScreenWish, UnscreenWish

MOST: Final = 4  # televisions at a table


def screen(table: Table, who: Asker, wish: ScreenWish, now: int) -> AskedEntry:
    """Ask to be a television: whoever sits here says so. It takes the link for players, or the code."""
    still_open(table)
    if who.way not in (JOIN, CODE):
        raise Refused("watch_only", "this is for watching: come by the code, or by the link for players")
    some_device(who.holder)
    no_public_screen(public=table.setting.public)
    if television(table, who.holder):
        raise Refused("here_already", "this is a television of the table already", {"seat": NOBODY, "name": ""})
    if has_a_place(table, who.holder):
        raise Refused("seat_or_screen", "this device plays here: a television is one that does not")
    if len(table.screens) >= MOST and all(one.server for one in table.screens):
        raise Refused("screens_full", f"{MOST} televisions are here already", {"most": MOST})
    if not table.present():
        raise Refused("nobody_to_ask", "nobody is on a chair who could say yes")
    asked = ask(table, "screen", now, way=who.way)
    asked["holder"] = who.holder
    return asked


def unscreen(table: Table, who: Asker, wish: UnscreenWish, now: int) -> UnscreenedEntry:
    """A television leaves; or the host sends one away, between matches."""
    still_open(table)
    own = table.screen_of(who.holder)
    number = own if wish.screen is None else wish.screen
    if own != NOBODY and number == own:
        return {"kind": "unscreened", "at": now, "screen": own}
    if own != NOBODY:
        raise only_watches()
    host_only(table, who.holder)
    between_matches(table)
    if not 0 <= number < len(table.screens):
        raise Refused("nobody_there", f"there is no television {number!r}: {len(table.screens)} are known here")
    return {"kind": "unscreened", "at": now, "screen": number}


def screen_let_in(table: Table, now: int) -> ScreenedEntry | None:
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


def has_a_place(table: Table, holder: str) -> bool:
    """Whether a device plays here, waits, may have its chair back, or has seen a hand of the match that is on."""
    if table.phase == PLAYING and table.hands_of(holder):
        return True
    return bool(table.held_by(holder) or table.benched_by(holder) or returning(table, holder))


def screened(table: Table, entry: ScreenedEntry, tell: Tell | None) -> None:
    new, number = Screen(entry["holder"], entry["at"]), entry.get("screen", len(table.screens))
    table.screens = [*table.screens[:number], new, *table.screens[number + 1 :]]
    table.asked = None


def unscreened(table: Table, entry: UnscreenedEntry, tell: Tell | None) -> None:
    table.screens = [one for number, one in enumerate(table.screens) if number != entry["screen"]] or NO_SCREENS


DEEDS: Final[list[Deed]] = [deed(ScreenWish, screen, tv=ALWAYS), deed(UnscreenWish, unscreen, tv=ALWAYS)]
KINDS: Final[list[Kind]] = [
    kind(ScreenedEntry, screened, screens=True, joins=True),
    kind(UnscreenedEntry, unscreened, screens=True),
]
