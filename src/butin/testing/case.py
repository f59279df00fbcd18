"""A game as a law looks at it: dealt and played by a seed, so that whoever reads of a fault can see it again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import ModuleType

from butin.core.chance import FastChance
from butin.core.game import AnyGame
from butin.core.options import Options
from butin.core.state import State, Tell
from butin.testing.evenings import any_deal, evening
from butin.testing.stated import stated


class Broken(AssertionError):
    """A law does not hold: what was found, what was expected."""


class Skipped(Exception):
    """A law that cannot be asked of this game, and why."""


def claim(holds: bool, otherwise: str) -> None:
    """Unlike assert it also holds where Python is told to leave assertions out."""
    if not holds:
        raise Broken(otherwise)


class Case:
    """One random evening. It remembers the position that was looked at last, and after how many moves."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.state: State | None = None
        self.moves = 0

    @property
    def statement(self) -> ModuleType | None:
        """What the game states of itself in its `testing.py`."""
        return stated(self.game)

    def chance(self, more: int = 0) -> FastChance:
        return FastChance(self.seed + more)

    def deal(self, tell: Tell | None = None) -> State:
        self.state, self.moves = any_deal(self.game, self.seed, tell), 0
        return self.state

    def sit(self, seats: int, options: Options) -> State:
        """Deal at a certain table."""
        settled = self.game.settle(seats, options)
        self.state, self.moves = self.game.deal(seats, settled, self.chance(), None, 0), 0
        return self.state

    def evening(self, tell: Tell | None = None) -> Iterator[tuple[int, int]]:
        """Play what was dealt to its end; each act before it is done."""
        state = self.state or self.deal(tell)
        for self.moves, act in enumerate(evening(state, self.chance(1), tell)):  # noqa: B020  it counts
            yield act
        self.moves += 1

    def moments(self, every: int) -> Iterator[State]:
        """Some positions, the first and the last among them; in a long evening ever fewer."""
        state, due = self.state or self.deal(), 0
        for _ in self.evening():
            if self.moves == due:
                yield state
                due += every + self.moves // 8
        yield state

    def where(self) -> str:
        """The way back to here."""
        return f"seed {self.seed}, after {self.moves} moves" if self.state is not None else f"seed {self.seed}"

    def position(self) -> str:
        """The position as data, for a scenario or `set_up`."""
        if self.state is None:
            return ""
        try:
            return json.dumps(self.game.write(self.state))
        except Exception as error:  # noqa: BLE001  a game that is judged may do anything
            return f"cannot be written: {error!r}"
