"""Moves: of people, bots and clocks, and of hands where no race is on."""

from __future__ import annotations

from typing import Final

from butin.core.errors import IllegalMove
from butin.core.state import TABLE as THE_TABLE
from butin.core.state import State, Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import By, MovedEntry
from butin.room.table.match import look_whether_over, wind_clocks
from butin.room.table.rights import Asker, own_seat, playing
from butin.room.table.table import Table
from butin.room.wishes import GrabWish, MoveWish


def move(table: Table, who: Asker, wish: MoveWish | GrabWish, now: int) -> MovedEntry:
    """A move of one's own seat. The referee has the word."""
    playing(table)
    return moved_entry(table, own_seat(table, who.holder, wish.seat), wish.move, "person", now)


def moved_entry(table: Table, number: int, text: str, by: By, now: int) -> MovedEntry:
    """A move that the referee allows; `by` is person, bot, clock or table."""
    playing(table)
    assert table.state is not None
    code = table.game.check_move(table.state, number, text)
    if by != "person" and number != THE_TABLE and number not in table.actors():
        raise IllegalMove("not_your_turn", "", f"seat {number} may not act now", {"seat": number})
    written = table.game.write_move(table.state, number, code)
    return {"kind": "moved", "at": now, "seat": number, "move": written, "by": by}


def moved(table: Table, entry: MovedEntry, tell: Tell | None) -> None:
    table.ever_played = table.ever_played or entry.get("by", "person") == "person"
    if table.outdated:
        return
    state, number = table.state, entry["seat"]
    assert isinstance(state, State)
    if number != THE_TABLE:
        seat = table.seats[number]
        if seat.since:
            seat.purse_ms = max(0, seat.purse_ms - (entry["at"] - seat.since))
            seat.since = 0  # wound again below if it may act once more
    code = table.game.read_move(state, number, entry["move"])
    state.play(number, code, tell)
    table.played.extend((number, code))
    if "habits" in entry:
        table.habits = {**table.habits, **entry["habits"]}
    table.last_mover, table.since, table.settled = number, entry["at"], table.n
    if table.asked is not None and table.asked.kind == "back":
        table.asked = None  # another decision was made on top of it
    wind_clocks(table, entry["at"])
    look_whether_over(table)


DEEDS: Final[list[Deed]] = [
    deed(MoveWish, move, once=True, hot=True, rests=True, races=True),
    deed(GrabWish, move, once=True, hot=True, races=True),  # where no race is on it is whatever the referee says
]
KINDS: Final[list[Kind]] = [kind(MovedEntry, moved, position=True, quiet=True)]
