"""What a seat may see: its own hand, the tops, and what the table has agreed not to hide."""

from __future__ import annotations

from butin.core.reading import Position
from butin.games.voleurs.rules import HEIGHT, MOTIFS, OWNER, TOP, Voleurs, cards, size


def lies_open(state: Voleurs) -> Position:
    """A position with holes: numbers of cards where another would write the cards."""
    return {
        "turn": state.turn,
        "games_left": state.games_left,
        "piles": _piles(state),
        "hands": [size(hand) for hand in state.held],
        "stock": len(state.stock),
        "earned": state.earned[:],
        "piles_won": state.piles_won[:],
        "tallest": state.tallest[:],
        "done": state.done,
    }


def own(state: Voleurs, seat: int) -> Position:
    """One's own hand, and how many cards the others hold."""
    hands: list[object] = [size(hand) for hand in state.held]
    hands[seat] = sorted([MOTIFS[motif] for motif in cards(state.held[seat])])
    return {"hands": hands}


def past(state: Voleurs) -> Position:
    """What lies beneath the tops, and who put it there; everybody saw it being played."""
    if hides_log(state):
        return {}
    piles = _piles(state)
    for pile, beneath in zip(piles, state.piles(), strict=True):
        pile["cards"] = [MOTIFS[motif] for motif in beneath]
    return {"piles": piles, "log": [[player, MOTIFS[motif], pile] for player, motif, pile in state.plays()]}


def hides_heights(state: Voleurs) -> bool:
    """Heights may be agreed to stay unsaid (VO-A9) until they are counted at the end."""
    return bool(state.options["hide_heights"]) and not state.done


def hides_log(state: Voleurs) -> bool:
    """So may the plays (VO-A10). Whoever reads these can count the heights, so hiding those hides both."""
    return hides_heights(state) or (bool(state.options["hide_log"]) and not state.done)


def _piles(state: Voleurs) -> list[Position]:
    piles = [_pile(stack) for stack in state.stacks]
    if hides_heights(state):
        for pile in piles:
            del pile["height"]
    return piles


def _pile(stack: int) -> Position:
    return {"top": MOTIFS[stack & TOP], "owner": (stack >> OWNER & 7) - 1, "height": stack >> HEIGHT}
