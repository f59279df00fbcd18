"""Whether a move may be taken back: never across revealed hidden information, chance or another seat's decision."""

from __future__ import annotations

from typing import Final

from butin.core.chance import FastChance, SealedChance
from butin.core.game import AnyGame
from butin.core.state import Event, State
from butin.room.errors import Refused
from butin.room.playing import before_last_move
from butin.room.rights import playing
from butin.room.table import Table

WORLDS: Final = 12


def check_back(table: Table, number: int) -> None:
    """Refuse unless the last move can be taken back by whoever sits there."""
    playing(table)
    if len(table.seats) == 1:  # nobody is there to agree, and a score alone is a record
        raise Refused("solo", "alone nothing is taken back: the score is a record")
    if table.last_mover != number:
        raise Refused("not_your_move", "only your own last move can be taken back, before anybody else has decided")
    if not may_be_taken_back(table.game, before_last_move(table), number, table.played[-1]):
        raise Refused("cannot_take_back", "this move showed something or drew something: it cannot be taken back")


def why_not(table: Table, number: int) -> str:
    """The kind of that refusal; '' if there is none."""
    try:
        check_back(table, number)
    except Refused as error:
        return error.kind
    return ""


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
