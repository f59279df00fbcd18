"""Games to begin with."""

from __future__ import annotations

import pytest

from butin.core.chance import FastChance
from butin.core.state import Event
from butin.games.voleurs import GAME
from butin.games.voleurs.rules import Voleurs, deal

every_table = pytest.mark.parametrize("seats", list(GAME.seats))


def table(seats: int, seed: int, **options: object) -> Voleurs:
    return deal(seats, GAME.settle(seats, options), FastChance(seed))


def play(state: Voleurs, chance: FastChance, turns: int = 10_000, told: list[Event] | None = None) -> Voleurs:
    """So many random turns, or all that are left."""
    for _ in range(turns):
        if state.done:
            break
        state.play(state.turn, chance.pick(state.legal(state.turn)), None if told is None else told.append)
    return state


def set_up(position: dict[str, object], seats: int = 2, seed: int = 0, **options: object) -> Voleurs:
    return GAME.read(position, seats, GAME.settle(seats, options), FastChance(seed))
