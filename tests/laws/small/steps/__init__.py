"""Three times each a step of one, two or three. Nothing is hidden."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.game import Game
from butin.core.options import Options
from butin.core.reading import Position, known_fields, listed, wholes
from butin.core.state import Event, Tell
from tests.laws.small.turns import CHARACTERS, TITLES, Turns, lowest, read_move, write_move

TURNS = 3


class Steps(Turns):
    def over(self) -> bool:
        return len(self.done) == TURNS * self.seats

    def points(self, seat: int) -> int:
        return sum(self.done[seat :: self.seats])

    def legal(self, seat: int) -> list[int]:
        return [1, 2, 3] if seat in self.actors() else []

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.done.append(move)
        if tell is not None:
            tell(Event("walked", "SM-1", {"seat": seat, "steps": move}))

    def clone(self) -> Steps:
        return made(self.seats, self.options, self.chance.clone(), self.done[:])


def made(seats: int, options: Options, chance: Chance, done: list[int]) -> Steps:
    state = Steps()
    state.seats, state.options, state.chance, state.done = seats, options, chance, done
    return state


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None, first: int) -> Steps:
    return made(seats, options, chance, [])


def write(state: Steps) -> Position:
    return {"done": state.done[:]}


def own(state: Steps, seat: int) -> Position:
    return {}


def read(position: Position, seats: int, options: Options, chance: Chance) -> Steps:
    known_fields(position, ["done"])
    steps = listed(position["done"], "done")
    return made(seats, options, chance, wholes(steps, "done", len(steps), 1, 3))


GAME = Game(
    "steps", __name__, "SM", 1, range(2, 4), 2, 1, 5, TITLES, "An example", [], CHARACTERS,
    deal, write, write, own, read, write_move, read_move, lowest,
)  # fmt: skip
