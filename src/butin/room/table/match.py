"""The match at a table: dealt from sealed chance, played again, its clocks, and whether it is over."""

from __future__ import annotations

from butin.core.chance import SealedChance
from butin.core.game import LOT
from butin.core.state import State, Tell
from butin.room.table.seats import Person
from butin.room.table.table import OVER, Table


def dealt(table: Table, tell: Tell | None) -> State:
    """The match as it began."""
    first = LOT if table.lot else table.began
    state: State = table.game.start(table.setting.seats, table.options, chance_of(table), first, tell)
    return state


def replayed(table: Table, moves: int) -> State:
    """The match as it was after so many moves."""
    state = dealt(table, None)
    for place in range(0, 2 * moves, 2):
        state.play(table.played[place], table.played[place + 1])
    return state


def before_last_move(table: Table) -> State:
    """The match played again without its last move, so that whatever follows is what a replay gives too."""
    return replayed(table, table.moves - 1)


def wind_clocks(table: Table, now: int) -> None:
    """Whoever may act from now on: their time runs."""
    acting = table.actors()
    for number, seat in enumerate(table.seats):
        if number not in acting:
            seat.since = 0
        elif not seat.since:
            seat.since = now


def look_whether_over(table: Table) -> None:
    if table.state is not None and not table.state.actors():
        table.phase = OVER
        if table.asked is not None and table.asked.kind == "pause":
            table.asked = None  # there is nothing left to pause
        count_match(table)


def count_match(table: Table) -> None:
    """A match came to its end. A victory that was shared counts for each; what bots win is the bots'."""
    assert table.state is not None
    winners = table.state.winners()
    table.finished = table.matches
    for number, seat in enumerate(table.seats):
        if seat.person:
            who = seat.who
            seat.who = Person(who.played + 1, who.won + (number in winners), table.matches, who.left_out)
    for seat in table.bench:
        who = seat.who
        seat.who = Person(who.played, who.won, who.last, who.left_out + 1)
    table.bots_won += any(not table.seats[number].person for number in winners)


def chance_of(table: Table) -> SealedChance:
    return SealedChance(bytes.fromhex(table.secret), table.shares)
