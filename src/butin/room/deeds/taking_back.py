"""Taking a move back: never across revealed hidden information, chance or another seat's decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from butin.core.chance import FastChance, SealedChance
from butin.core.game import AnyGame
from butin.core.state import Event, State, Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.deeds.questions import ask
from butin.room.entries import AskedEntry, TookBackEntry
from butin.room.errors import Refused
from butin.room.table.match import before_last_move, dealt, wind_clocks
from butin.room.table.rights import Asker, own_seat, playing
from butin.room.table.seats import NOBODY
from butin.room.table.table import Table
from butin.room.wishes import BackWish

WORLDS: Final = 12
CANNOT: Final = "cannot_take_back"


def back(table: Table, who: Asker, wish: BackWish, now: int) -> AskedEntry:
    """Ask to take back one's own last move, if that can be done at all."""
    number = own_seat(table, who.holder, wish.seat)
    check_back(table, number)
    return ask(table, "back", now, number)


def took_back(table: Table, entry: TookBackEntry, tell: Tell | None) -> None:
    if table.outdated:
        return
    table.state = before_last_move(table)
    del table.played[-2:]
    table.last_mover, table.since, table.asked = NOBODY, entry["at"], None
    for seat in table.seats:
        seat.since = 0
    wind_clocks(table, entry["at"])


def check_back(table: Table, number: int) -> None:
    """Refuse unless the last move can be taken back by whoever sits there."""
    if not undoing(table, number)():
        raise Refused(CANNOT, "this move showed something or drew something: it cannot be taken back")


def undoing(table: Table, number: int) -> Callable[[], bool]:
    """Refuse what cannot be taken back at a glance; the rest takes a while, and needs nothing of the table any more."""
    playing(table)
    if len(table.seats) == 1:  # nobody is there to agree, and a score alone is a record
        raise Refused("solo", "alone nothing is taken back: the score is a record")
    if table.last_mover != number:
        raise Refused("not_your_move", "only your own last move can be taken back, before anybody else has decided")
    return partial(_undone, table.game, dealt(table, None), list(table.played), number)


def _undone(game: AnyGame, state: State, played: list[int], seat: int) -> bool:
    for place in range(0, len(played) - 2, 2):
        state.play(played[place], played[place + 1])
    return may_be_taken_back(game, state, seat, played[-1])


def may_be_taken_back(game: AnyGame, before: State, seat: int, move: int) -> bool:
    """Whether the move drew nothing and showed its player nothing: in all worlds that fit their view, the same."""
    after = before.clone()
    told: list[Event] = []
    after.play(seat, move, told.append)
    if _drawn(after) != _drawn(before) or not after.actors():
        return False
    here = _seen(game, after, told, seat)
    view = game.view(before, seat)
    for number in range(WORLDS):
        world = game.imagine(view, FastChance(number))
        if world.refusal(seat, move) is not None:
            return False
        events: list[Event] = []
        world.play(seat, move, events.append)
        if _seen(game, world, events, seat) != here:
            return False
    return True


def _seen(game: AnyGame, state: State, told: list[Event], seat: int) -> tuple[list[str], object]:
    return [repr(event) for event in told if event.seen_by(seat)], game.see(state, seat)


def _drawn(state: State) -> int:
    return state.chance.used if isinstance(state.chance, SealedChance) else -1


DEEDS: Final[list[Deed]] = [deed(BackWish, back, once=True)]
KINDS: Final[list[Kind]] = [kind(TookBackEntry, took_back, position=True, cuts=True, quiet=True)]
