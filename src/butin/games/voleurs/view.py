"""What a seat may see: its own hand, the tops, and what the table has agreed not to hide."""

from __future__ import annotations

from butin.core.reading import Position
from butin.games.voleurs.rules import MOTIFS, PILES, Voleurs


def see(state: Voleurs, seat: int) -> Position:
    """A position with holes: numbers of cards where another would write the cards."""
    position: Position = {
        "turn": state.turn,
        "games_left": state.games_left,
        "piles": _piles(state),
        "hands": [
            sorted(MOTIFS[motif] for motif in hand) if holder == seat else len(hand)
            for holder, hand in enumerate(state.hands)
        ],
        "stock": len(state.stock),
        "earned": state.earned[:],
        "piles_won": state.piles_won[:],
        "tallest": state.tallest[:],
        "done": state.done,
    }
    if not hides_log(state):
        position["log"] = [[player, MOTIFS[motif], pile] for player, motif, pile in state.plays()]
    return position


def hides_heights(state: Voleurs) -> bool:
    """Heights may be agreed to stay unsaid (VO-A9) until they are counted at the end."""
    return bool(state.options["hide_heights"]) and not state.done


def hides_log(state: Voleurs) -> bool:
    """So may the plays (VO-A10). Whoever reads these can count the heights, so hiding those hides both."""
    return hides_heights(state) or (bool(state.options["hide_log"]) and not state.done)


def _piles(state: Voleurs) -> list[Position]:
    tops, owners, heights = state.tops, state.owners, state.heights
    if hides_heights(state):
        return [{"top": MOTIFS[tops[pile]], "owner": owners[pile]} for pile in range(PILES)]
    piles: list[Position] = [
        {"top": MOTIFS[tops[pile]], "owner": owners[pile], "height": heights[pile]} for pile in range(PILES)
    ]
    if not hides_log(state):
        for shown, cards in zip(piles, state.piles(), strict=True):
            shown["cards"] = [MOTIFS[motif] for motif in cards]
    return piles
