"""What small games share: seats that act in turn."""

from __future__ import annotations

from abc import abstractmethod

from butin.core.chance import Chance
from butin.core.character import HABITUE, Character
from butin.core.errors import IllegalMove
from butin.core.state import State


class Turns(State):
    """`done` is what every turn has brought, in its order."""

    done: list[int]

    @abstractmethod
    def over(self) -> bool:
        """Whether nobody acts any more."""

    @abstractmethod
    def points(self, seat: int) -> int:
        """What counts at the end."""

    def actors(self) -> list[int]:
        return [] if self.over() else [len(self.done) % self.seats]

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return None if move in self.legal(seat) else IllegalMove("not_now", "SM-1", f"seat {seat} may not do this")

    def scores(self) -> list[int] | None:
        return [self.points(seat) for seat in range(self.seats)] if self.over() else None

    def winners(self) -> list[int]:
        scores = self.scores() or []
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def write_move(state: State, seat: int, move: int) -> str:
    return str(move)


def read_move(state: State, seat: int, text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise IllegalMove("unreadable", "SM-1", f"cannot read {text!r}")
    return int(text)


def lowest(state: State, seat: int, chance: Chance) -> int:
    return min(state.legal(seat))


CHARACTERS = {"mouse": Character(HABITUE, lowest)}
TITLES = {"fr": "Petit", "en": "Small", "de": "Klein"}
