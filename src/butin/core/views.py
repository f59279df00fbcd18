"""A view: everything that a seat may know of a match, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from butin.core.reading import Position
from butin.core.state import State

if TYPE_CHECKING:
    from butin.core.game import AnyGame

View = dict[str, Any]

WATCHER: Final = -1  # the seat of somebody who only looks on


def frame(game: AnyGame, state: State) -> View:
    """What is the same in everybody's view; what is not is to be filled in."""
    return {
        "seat": WATCHER,
        "game": game.name,
        "seats": state.seats,
        "options": state.options,
        "position": {},
        "actors": state.actors(),
        "scores": state.scores(),
        "winners": state.winners(),
        "legal": [],
    }


def framed(game: AnyGame, state: State, seat: int, shared: View, position: Position) -> View:
    """The view of a seat or WATCHER: what all share, what this one sees, and the moves open to it."""
    legal = [] if seat == WATCHER else [game.write_move(state, seat, move) for move in state.legal(seat)]
    return {**shared, "seat": seat, "position": position, "legal": legal}
