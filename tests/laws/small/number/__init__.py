"""Guess a number from 1 to 3 that nobody knows; whoever finds it has won."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.game import Game
from butin.core.options import Options
from butin.core.reading import HOLE, Position, known_fields, listed, whole, wholes
from butin.core.state import Event, Tell
from tests.laws.small.turns import CHARACTERS, TITLES, Turns, lowest, read_move, write_move

NUMBERS = range(1, 4)


class Number(Turns):
    number: int

    def over(self) -> bool:
        return self.number in self.done

    def points(self, seat: int) -> int:
        return int(self.done[seat :: self.seats][-1:] == [self.number])

    def legal(self, seat: int) -> list[int]:
        return [number for number in NUMBERS if number not in self.done] if seat in self.actors() else []

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.done.append(move)
        if tell is not None:
            tell(Event("guessed", "SM-1", {"seat": seat, "right": move == self.number}))

    def clone(self) -> Number:
        return made(self.seats, self.options, self.chance.clone(), self.done[:], self.number)


def made(seats: int, options: Options, chance: Chance, done: list[int], number: int) -> Number:
    state = Number()
    state.seats, state.options, state.chance, state.done, state.number = seats, options, chance, done, number
    return state


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None, first: int) -> Number:
    return made(seats, options, chance, [], 1 + chance.below(3))


def write(state: Number) -> Position:
    return {"done": state.done[:], "number": state.number}


def lies_open(state: Number) -> Position:
    return {"done": state.done[:], "number": state.number if state.over() else HOLE}


def own(state: Number, seat: int) -> Position:
    return {}


def read(position: Position, seats: int, options: Options, chance: Chance) -> Number:
    known_fields(position, ["done", "number"])
    guesses = listed(position["done"], "done")
    done = wholes(guesses, "done", len(guesses), 1, 3)
    left = [number for number in NUMBERS if number not in done]
    number = chance.pick(left) if position["number"] == HOLE else whole(position["number"], "number", 1, 3)
    if number in done[:-1]:
        raise BadPosition(f"{number} was guessed, and not last: expected the end there")
    return made(seats, options, chance, done, number)


GAME = Game(
    "number", __name__, "SM", 1, range(2, 4), 2, 1, 5, TITLES, "An example", [], CHARACTERS,
    deal, write, lies_open, own, read, write_move, read_move, lowest,
)  # fmt: skip
