"""What a seat may guess of the hidden cards: those that nobody has seen lie in the other hands and in the stock."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.character import Dealer
from butin.games.voleurs.rules import Voleurs
from butin.games.voleurs.view import hides_log


class Unseen(Dealer):
    """Deals the unseen cards anew, each deal as likely as the others."""

    def __init__(self, state: Voleurs, seat: int) -> None:
        self.seat: int = seat
        pool = state.stock[:]
        for other, hand in enumerate(state.hands):
            if other != seat:
                pool += hand
        self.pool: list[int] = sorted(pool)  # which cards they are is known by counting, where they lie is not

    def deal(self, state: Voleurs, chance: Chance) -> None:
        pool = self.pool[:]
        chance.shuffle(pool)
        start = 0
        hands = state.hands
        for other in range(state.seats):
            if other == self.seat:
                continue
            end = start + len(hands[other])
            hand = pool[start:end]
            hand.sort()
            hands[other] = hand
            start = end
        state.stock = pool[start:]


def dealer(state: Voleurs, seat: int) -> Dealer | None:
    """Where the table hides what was played, counting does not help: imagine finds what lies in the piles."""
    return None if hides_log(state) else Unseen(state, seat)
