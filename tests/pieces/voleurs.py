"""44 cards, four of each motif, always on eight piles, in hands or in the stock."""

from __future__ import annotations

from butin.games.voleurs.rules import CARDS, COPIES, MOTIFS, PILES, Voleurs


def conserved(state: Voleurs) -> None:
    assert len(state.tops) == len(state.heights) == len(state.owners) == PILES
    piles = state.piles()
    assert len({pile[0] for pile in piles}) == PILES  # eight different motifs were laid out
    assert [len(pile) for pile in piles] == state.heights
    assert [pile[-1] for pile in piles] == state.tops
    cards = [motif for place in [*piles, *state.hands, state.stock] for motif in place]
    assert len(cards) == CARDS
    assert all(cards.count(motif) == COPIES for motif in range(len(MOTIFS)))
