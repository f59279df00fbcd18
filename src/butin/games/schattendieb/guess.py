"""What a seat may guess of the hidden cards: those that nobody has seen lie in the other hands and in the piles."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.character import Dealer
from butin.games.schattendieb import extras
from butin.games.schattendieb.cards import COPIES, NO_CARD
from butin.games.schattendieb.hotel import CHOOSE, UNDECIDED
from butin.games.schattendieb.rules import Schattendieb


class Unseen(Dealer):
    """Deals the unseen cards anew, each deal as likely as the others."""

    def __init__(self, state: Schattendieb, seat: int) -> None:
        self.seat: int = seat
        self.pool: list[int] = _hidden(state, seat)

    def deal(self, state: Schattendieb, chance: Chance) -> None:
        pool = self.pool[:]
        chance.shuffle(pool)
        start = 0
        for places in [state.hands, state.fronts] if state.phase == CHOOSE else [state.hands]:
            for other in range(state.seats):
                size = len(places[other])
                if other != self.seat and size:
                    if places is state.hands:
                        self.settle(other, pool, start, chance)
                    places[other] = pool[start : start + size]
                    start += size
        end = start + len(state.unseen)
        state.unseen = pool[start:end]
        state.pile = pool[end:]
        for other in range(state.seats):
            if other != self.seat and state.extras[other] != UNDECIDED:
                state.extras[other] = chance.pick(extras.moves(state, other))

    def settle(self, other: int, pool: list[int], start: int, chance: Chance) -> None:
        """Somebody's hand, which begins there in the pool, before it is taken up."""


def dealer(state: Schattendieb, seat: int) -> Dealer | None:
    return Unseen(state, seat)


def _hidden(state: Schattendieb, seat: int) -> list[int]:
    """The cards that this seat does not see, in order."""
    left = COPIES[:]
    fronts = [state.fronts[seat]] if state.phase == CHOOSE else state.fronts
    for cards in [state.hands[seat], state.seen, *fronts, *state.safes]:
        for card in cards:
            left[card] -= 1
    for lock in state.locks:
        if lock != NO_CARD:
            left[lock] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]
