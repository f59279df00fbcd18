"""A view has one builder: who sees what is the game's, how it stands and which moves are open is told to all alike."""

from __future__ import annotations

import pytest

from butin.core.game import WATCHER, AnyGame
from butin.room.telling.messages import View
from butin.testing.case import Case
from butin.testing.ours import GAMES


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_view_says_how_it_stands_and_which_moves_are_open(game: AnyGame) -> None:
    for state in [state for seed in range(5) for state in Case(game, seed).moments(every=9)]:
        for seat in [WATCHER, *range(state.seats)]:
            view = game.view(state, seat)
            assert set(view) == set(View.__annotations__)
            frame = (view["game"], view["seat"], view["seats"], view["options"])
            assert frame == (game.name, seat, state.seats, state.options)
            assert (view["actors"], view["scores"], view["winners"]) == (
                state.actors(),
                state.scores(),
                state.winners(),
            )
            codes = [game.read_move(state, seat, text) for text in view["legal"]]
            assert codes == ([] if seat == WATCHER else state.legal(seat))
