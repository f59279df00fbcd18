"""A game at random, as fast as the rules allow: what a playout without a thought costs."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.state import State


def at_random(state: State, chance: Chance) -> int:
    """Play a position to its end; the number of moves that it took."""
    moves = 0
    actors = state.actors()
    while actors:
        seat = actors[0] if len(actors) == 1 else actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        actors = state.actors()
        moves += 1
    return moves
