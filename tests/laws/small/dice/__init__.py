"""Three rolls each; at last everybody adds a card that nobody else has seen. The cards left over are nowhere."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.game import Game
from butin.core.options import Options
from butin.core.reading import HOLE, Position, known_fields, listed, wholes
from butin.core.state import Event, Tell
from tests.laws.small.turns import CHARACTERS, TITLES, Turns, lowest, read_move, write_move

CARDS = range(1, 7)
ROLLS = 3


class Dice(Turns):
    cards: list[int]

    def over(self) -> bool:
        return len(self.done) == ROLLS * self.seats

    def points(self, seat: int) -> int:
        return self.cards[seat] + sum(self.done[seat :: self.seats])

    def legal(self, seat: int) -> list[int]:
        return [0] if seat in self.actors() else []

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.done.append(1 + self.chance.below(6))
        if tell is not None:
            tell(Event("rolled", "SM-1", {"seat": seat, "die": self.done[-1]}))

    def clone(self) -> Dice:
        return made(self.seats, self.options, self.chance.clone(), self.done[:], self.cards[:])


def made(seats: int, options: Options, chance: Chance, done: list[int], cards: list[int]) -> Dice:
    state = Dice()
    state.seats, state.options, state.chance, state.done, state.cards = seats, options, chance, done, cards
    return state


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None, first: int) -> Dice:
    cards = list(CARDS)
    chance.shuffle(cards)
    return made(seats, options, chance, [], cards[:seats])


def write(state: Dice) -> Position:
    return {"done": state.done[:], "cards": state.cards[:]}


def lies_open(state: Dice) -> Position:
    return {"done": state.done[:], "cards": state.cards[:] if state.over() else [HOLE] * state.seats}


def own(state: Dice, seat: int) -> Position:
    shown = [card if holder == seat or state.over() else HOLE for holder, card in enumerate(state.cards)]
    return {"cards": shown}


def read(position: Position, seats: int, options: Options, chance: Chance) -> Dice:
    known_fields(position, ["done", "cards"])
    given = listed(position["cards"], "cards", seats)
    held = [card for card in given if card != HOLE]
    left = [card for card in CARDS if card not in held]
    if len(left) + len(held) != len(CARDS):
        raise BadPosition(f"cards are {given}: expected different ones from 1 to 6")
    cards = [left.pop(chance.below(len(left))) if card == HOLE else card for card in given]
    done = listed(position["done"], "done")
    return made(seats, options, chance, wholes(done, "done", len(done), 1, 6), wholes(cards, "cards", seats, 1, 6))


GAME = Game(
    "dice", __name__, "SM", 1, range(2, 4), 2, 1, 5, TITLES, "An example", [], CHARACTERS,
    deal, write, lies_open, own, read, write_move, read_move, lowest,
)  # fmt: skip
