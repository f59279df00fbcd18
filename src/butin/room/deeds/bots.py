"""Bots on chairs: put there by the host, let in when a match begins, called in or waited against in one."""

from __future__ import annotations

from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import BotEntry, CalledEntry, FilledEntry, WaitedEntry
from butin.room.errors import Refused
from butin.room.table.rights import (
    BETWEEN_MATCHES,
    Asker,
    between_matches,
    in_charge,
    playing,
    seat_named,
    still_open,
    with_a_box,
)
from butin.room.table.table import PLAYING, Table
from butin.room.wishes import BotWish, CallBotWish, FillWish, WaitWish

LEAST_WAIT_S: Final = 60


def bot(table: Table, who: Asker, wish: BotWish, now: int) -> BotEntry:
    """The host puts a bot on a seat that no person holds, or takes it away before the match ('')."""
    in_charge(table, who.holder)
    still_open(table)
    with_a_box(table)
    number, name = seat_named(table, wish.seat), wish.bot
    if table.seats[number].person:
        raise Refused("seat_taken", f"a person sits on seat {number}: free it first", {"seat": number})
    if name and not table.game.has_bot(name):
        text = f"there is no bot {name!r}: expected {table.game.expected_bots()}"
        raise Refused("no_such_bot", text, {"bot": name})
    if not name and table.phase == PLAYING:
        raise Refused("needed", "a match is on: its seats cannot be empty", {"seat": number})
    return {"kind": "bot", "at": now, "seat": number, "bot": name, "name": name, "was": table.seats[number].bot}


def fill(table: Table, who: Asker, wish: FillWish, now: int) -> FilledEntry:
    """Bots take the chairs that are empty when a match begins, or these are put away, whoever begins it."""
    in_charge(table, who.holder)
    between_matches(table)
    return {"kind": "filled", "at": now, "bots": wish.bots}


def call_bot(table: Table, who: Asker, wish: CallBotWish, now: int) -> CalledEntry:
    """Let a bot play for somebody who is away, now; they have their chair back the moment they return."""
    return {"kind": "called", "at": now, "seat": _away(table, who.holder, wish.seat)}


def wait(table: Table, who: Asker, wish: WaitWish, now: int) -> WaitedEntry:
    """Wait on for somebody who is away, as long as this table does and a minute at least."""
    number, patience = _away(table, who.holder, wish.seat), 1000 * max(table.setting.away_s, LEAST_WAIT_S)
    return {"kind": "waited", "at": now, "seat": number, "until": now + patience}


def botted(table: Table, entry: BotEntry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.bot, seat.name = entry["bot"], entry["name"]


def filled(table: Table, entry: FilledEntry, tell: Tell | None) -> None:
    table.fill = entry["bots"]


def called(table: Table, entry: CalledEntry, tell: Tell | None) -> None:
    """A bot plays for somebody who is away, from now on."""
    table.seats[entry["seat"]].bot_at = entry["at"]


def waited(table: Table, entry: WaitedEntry, tell: Tell | None) -> None:
    """Those at the table wait on for somebody who is away."""
    table.seats[entry["seat"]].bot_at = entry["until"]


def _away(table: Table, holder: str, wanted: int | None) -> int:
    """The seat of somebody who is away in a match, named by anybody who sits here."""
    playing(table)
    if not table.held_by(holder):
        raise Refused("not_your_seat", "that is not your seat: sit down first")
    number = seat_named(table, wanted)
    seat = table.seats[number]
    if not seat.person:
        raise Refused("nobody_there", f"nobody sits on seat {number}", {"seat": number})
    if seat.server:
        raise Refused("seat_in_use", f"whoever holds seat {number} is here", {"seat": number})
    return number


DEEDS: Final[list[Deed]] = [
    deed(BotWish, bot, tv=BETWEEN_MATCHES),
    deed(FillWish, fill, tv=BETWEEN_MATCHES),
    deed(CallBotWish, call_bot),
    deed(WaitWish, wait),
]
KINDS: Final[list[Kind]] = [
    kind(BotEntry, botted),
    kind(FilledEntry, filled, quiet=True),
    kind(CalledEntry, called),
    kind(WaitedEntry, waited),
]
