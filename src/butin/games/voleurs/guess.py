"""What a seat may guess of the hidden cards: those that nobody has seen lie in the other hands and in the stock."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import Dealer
from butin.games.voleurs.manners import manners
from butin.games.voleurs.reading import Read
from butin.games.voleurs.rules import Voleurs, packed
from butin.games.voleurs.view import hides_log

_TRIES: Final = 4  # for another card than one that a rival would have played
_SURE: Final = 8  # the trust in what a rival would have played: seven in eight
_PAIRS: Final = 10  # a prepared pile shows a pair seven times in ten
_PAIR: Final = 7


class Unseen(Dealer):
    """Deals the unseen cards anew, each deal as likely as the others."""

    def __init__(self, state: Voleurs, seat: int) -> None:
        self.seat: int = seat
        pool = state.stock[:]
        hands = state.hands
        for other, hand in enumerate(hands):
            if other != seat:
                pool += hand
        self.sizes: list[int] = [len(hand) for hand in hands]
        self.pool: list[int] = sorted(pool)  # which cards they are is known by counting, where they lie is not

    def deal(self, state: Voleurs, chance: Chance) -> None:
        pool = self.pool[:]
        chance.shuffle(pool)
        self.hand_out(state, pool, chance)

    def hand_out(self, state: Voleurs, pool: list[int], chance: Chance) -> None:
        start = 0
        for other in range(state.seats):
            if other == self.seat:
                continue
            end = start + self.sizes[other]
            self.settle(other, pool, start, end, chance)
            state.held[other] = packed(pool[start:end])
            start = end
        state.stock = pool[start:]

    def settle(self, other: int, pool: list[int], start: int, end: int, chance: Chance) -> None:
        """Somebody's hand, before it is taken up."""


class Likely(Unseen):
    """Deals no hand that its owner would have played otherwise, as a rule, and the second of a pair that was shown."""

    def __init__(self, state: Voleurs, seat: int) -> None:
        super().__init__(state, seat)
        self.foxes: list[Read] = [Read(state, other) for other in range(state.seats)]
        self.snatchers: list[Read] = [Read(state, other, snatches=True) for other in range(state.seats)]
        self.manners: list[list[float]] = manners(state)

    def settle(self, other: int, pool: list[int], start: int, end: int, chance: Chance) -> None:
        fox, snatcher, _ = self.manners[other]
        draw = chance.below(1000)
        if draw >= 1000 * (fox + snatcher):
            return  # he does not look: what he played tells nothing
        read = self.foxes[other] if draw < 1000 * fox else self.snatchers[other]
        last = len(pool)
        if read.pair >= 0 and end - start > 1 and chance.below(_PAIRS) < _PAIR:
            for at in range(start, last):
                if pool[at] == read.pair:
                    pool[at] = pool[end - 1]
                    pool[end - 1] = read.pair
                    end -= 1
                    break
        for at in range(start, end):
            barred = read.barred[at - start]
            if barred >> pool[at] & 1 and chance.below(_SURE):
                for _ in range(_TRIES):
                    swap = at + chance.below(last - at)
                    if not barred >> pool[swap] & 1 and (swap < start or swap >= end):
                        card = pool[at]
                        pool[at] = pool[swap]
                        pool[swap] = card
                        break


def dealer(state: Voleurs, seat: int) -> Dealer | None:
    """Where the table hides what was played, counting does not help: imagine finds what lies in the piles."""
    return None if hides_log(state) else Unseen(state, seat)


def likely(state: Voleurs, seat: int) -> Dealer | None:
    """The same, with an eye on what the others played, and what they would have played."""
    return None if hides_log(state) else Likely(state, seat)
