"""How a search of voleurs lets everybody play on: quickly, and with some sense."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.games.voleurs.rules import PILES, Voleurs

_SLIP = 10  # one move in so many is made without looking


def glance(state: Voleurs, seat: int, chance: Chance) -> int:
    """Take the tallest pile that a card in hand matches, most of the time; else play any card anywhere."""
    hand = state.hands[seat]
    tallest, best = 0, -1
    if chance.below(_SLIP):
        owners, heights = state.owners, state.heights
        for pile, top in enumerate(state.tops):
            if owners[pile] != seat and heights[pile] > tallest and top in hand:
                tallest = heights[pile]
                best = top * PILES + pile
    if best >= 0:
        return best
    draw = chance.below(len(hand) * PILES)
    return hand[draw // PILES] * PILES + draw % PILES
