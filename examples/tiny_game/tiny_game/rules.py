"""The position and what a move does to it. TI-1 and the like are the clauses of rulebook.en.md."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.options import Options
from butin.core.state import Event, State, Tell

CARDS = range(1, 13)
HAND = 3


class Tiny(State):
    """Hands, what was laid in its order, and what nobody holds. A move is the number of a card."""

    first: int
    hands: list[list[int]]
    pile: list[int]
    stock: list[int]

    @property
    def turn(self) -> int:
        return (self.first + len(self.pile)) % self.seats

    def actors(self) -> list[int]:
        return [self.turn] if self.hands[self.turn] else []

    def legal(self, seat: int) -> list[int]:
        return sorted(self.hands[seat]) if seat in self.actors() else []

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if not self.actors():
            return IllegalMove("over", "TI-4", "all cards are laid")
        if seat != self.turn:
            return IllegalMove("not_your_turn", "TI-2", f"it is seat {self.turn}'s turn", {"seat": self.turn})
        if move not in self.hands[seat]:
            return IllegalMove("not_in_hand", "TI-2", f"seat {seat} holds no {move}", {"card": move})
        return None

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        higher = self.pile != [] and move > self.pile[-1]
        self.hands[seat].remove(move)
        self.pile.append(move)
        if tell is not None:
            tell(Event("laid", "TI-2", {"seat": seat, "card": move}))
            if higher:
                tell(Event("coin", "TI-3", {"seat": seat}))
            if not self.actors():
                tell(Event("ended", "TI-4", {"winners": self.winners()}))

    def coins(self) -> list[int]:
        """A coin for each card that is higher than the one laid before it (TI-3)."""
        owned = [0] * self.seats
        for place in range(1, len(self.pile)):
            owned[(self.first + place) % self.seats] += self.pile[place] > self.pile[place - 1]
        return owned

    def clone(self) -> Tiny:
        copy = Tiny()
        copy.seats, copy.options, copy.chance = self.seats, self.options, self.chance.clone()
        copy.first, copy.pile, copy.stock = self.first, self.pile[:], self.stock[:]
        copy.hands = [hand[:] for hand in self.hands]
        return copy

    def scores(self) -> list[int] | None:
        return None if self.actors() else self.coins()

    def winners(self) -> list[int]:
        """Whoever has most coins, or all who have (TI-4)."""
        coins = self.coins()
        return [] if self.actors() else [seat for seat in range(self.seats) if coins[seat] == max(coins)]


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None, first: int) -> Tiny:
    """Three cards each; the others stay in the stock (TI-1)."""
    state = Tiny()
    state.seats, state.options, state.chance, state.first, state.pile = seats, options, chance, first, []
    cards = list(CARDS)
    chance.shuffle(cards)
    state.hands = [sorted(cards[HAND * seat : HAND * seat + HAND]) for seat in range(seats)]
    state.stock = cards[HAND * seats :]
    if tell is not None:
        for seat, hand in enumerate(state.hands):
            tell(Event("dealt", "TI-1", {"seat": seat, "cards": hand[:]}, to=seat))
    return state


def begins(seats: int, options: Options) -> str:
    return "TI-2"


def mouse(state: Tiny, seat: int, chance: Chance) -> int:
    """The lowest card that takes a coin; else the lowest."""
    higher = [card for card in state.hands[seat] if state.pile and card > state.pile[-1]]
    return min(higher or state.hands[seat])


def absent(state: Tiny, seat: int, chance: Chance) -> int:
    return min(state.hands[seat])
