"""Whoever just taps "Play" sees few throws that nobody may take; everybody else plays by the sheet."""

from __future__ import annotations

import pytest

from butin.bots.policy import play_out, policies
from butin.core.chance import FastChance
from butin.core.options import Options
from butin.core.state import Event
from butin.games.attrap_tresors import GAME

GAMES = 40


def test_the_sheet_is_the_default() -> None:
    assert GAME.settle(3, None)["dice"] == "6"
    assert GAME.settle(3, None)["patience_s"] == 6


@pytest.mark.parametrize("seats", [3, 4])
def test_house_options_halve_the_throws_that_nobody_takes(seats: int) -> None:
    assert untaken(seats, GAME.house) * 2 < untaken(seats, {})


def untaken(seats: int, options: Options) -> int:
    """Throws of some games after which the dice were picked up again."""
    told: list[Event] = []
    for seed in range(GAMES):
        chance = FastChance(seed)
        state = GAME.deal(seats, GAME.settle(seats, options), chance, told.append, 0)
        play_out(GAME, state, [policies(GAME)[GAME.usual]] * seats, chance, told.append)
    return [event.kind for event in told].count("thrown_again")
