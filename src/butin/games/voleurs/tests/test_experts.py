"""The wolf: whom he thinks he meets."""

from __future__ import annotations

import pytest

from butin.bots.policy import careless
from butin.core.chance import FastChance
from butin.core.game import Policy
from butin.games.voleurs import GAME as ROBBERS
from butin.games.voleurs.bots import absent, renard
from butin.games.voleurs.manners import FOX, SLEEPER, SNATCHER, manners
from butin.games.voleurs.reading import Read


@pytest.mark.parametrize(
    ("manner", "policy", "least"), [(FOX, renard, 0.65), (SNATCHER, absent, 0.6), (SLEEPER, careless, 0.9)]
)
def test_the_wolf_sees_what_manner_of_player_he_meets(manner: int, policy: Policy, least: float) -> None:
    seen = 0.0
    for seed in range(20):
        chance = FastChance(seed)
        state = ROBBERS.deal(4, ROBBERS.settle(4, None), chance, None, 0)
        assert manners(state)[0] == manners(state)[3]
        for _ in range(30):
            state.play(state.turn, policy(state, state.turn, chance))
        seen += manners(state)[seed % 4][manner] / 20
    assert seen > least


def test_a_snatcher_held_nothing_that_takes_a_taller_pile() -> None:
    """So of his hand only the card that he has drawn since can be such; as the wolf reads him, that is sure."""
    read = 0
    for seed in range(20):
        chance = FastChance(seed)
        state = ROBBERS.deal(4, ROBBERS.settle(4, None), chance, None, 0)
        while len(state.stock) > 1:
            seat = state.turn
            state.play(seat, absent(state, seat, chance))
            barred = Read(state, seat, snatches=True).barred
            held = [card for card in state.hands[seat] if barred[1] >> card & 1]
            assert len(held) <= 1, (seed, state.log, held)
            assert barred[0] == 0
            read += barred[1].bit_count()
    assert read > 300
