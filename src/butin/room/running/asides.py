"""What is passed on to televisions and written nowhere: what somebody tries out, lamps, and how late they are.

All of it stays on this server, and none of it is a wish: whatever does not fit is dropped.
"""

from __future__ import annotations

from typing import Final

from butin.core.errors import ButinError
from butin.room.errors import Refused
from butin.room.running.guest import Guest
from butin.room.running.live_table import LiveTable
from butin.room.table.rights import television
from butin.room.telling.news import Write
from butin.room.wishes import Aside

LAMPS: Final = ("hand", "screen")
LATEST_MS: Final = 150.0  # that a television may be shown a throw ahead: less than the shortest shake of the cup


def aside(guest: Guest, aside: Aside, write: Write) -> None:
    """Something from a chair, for the televisions that are here."""
    live = guest.live
    if aside.seat is None or aside.seat not in live.table.held_by(guest.holder):
        return
    if aside.do == "late":
        _late(live, aside.ms, write)
    elif not screens(live):
        return
    elif aside.do == "aim":
        _aim(live, aside.seat, aside.move, write)
    elif aside.value in LAMPS:
        lamp = write({"type": "lamp", "on": aside.value})
        for one in (guest, *screens(live)):
            one.whisper(lamp)


def screens(live: LiveTable) -> list[Guest]:
    """The televisions that are connected here."""
    return [guest for guest in live.guests if television(live.table, guest.holder)] if live.table.screens else []


def late_ms(live: LiveTable) -> float:
    """How far ahead of the others televisions here are shown a throw."""
    return max([guest.late for guest in screens(live)], default=0.0)


def tell_late(live: LiveTable, write: Write, guests: list[Guest], *, now: bool = False) -> None:
    """Where there is something to tell, or where it has changed just now."""
    ms = late_ms(live)
    told = write({"type": "late", "ms": ms})
    for guest in guests if ms or now else ():
        guest.whisper(told)


def _aim(live: LiveTable, seat: int, text: str, write: Write) -> None:
    """A move that somebody may make and has not made, as the table would write it; '' when they stop."""
    table = live.table
    if seat not in table.actors() or table.state is None or live.veiled or not table.game.aims(table.state):
        return
    try:
        move = table.game.write_move(table.state, seat, table.game.check_move(table.state, seat, text)) if text else ""
    except ButinError:
        return
    told = write({"type": "aim", "seat": seat, "move": move})
    for guest in screens(live):
        guest.whisper(told)


def _late(live: LiveTable, ms: float, write: Write) -> None:
    """It is forgotten when the television's connection ends: after that it may be another one."""
    if not screens(live):
        raise Refused("no_screen", "no television is here")
    if not 0.0 <= ms <= LATEST_MS:
        raise Refused("too_late", f"a television cannot be {ms:.0f} ms late: at most {LATEST_MS:.0f}")
    for guest in screens(live):
        guest.late = ms
    tell_late(live, write, live.guests, now=True)
