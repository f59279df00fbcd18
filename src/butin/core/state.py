"""A position and what it tells: the part of the contract that bots and search live on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from butin.core.chance import Chance
from butin.core.errors import ButinError, IllegalMove
from butin.core.native import Int, mypyc_attr
from butin.core.reading import is_whole

EVERYBODY: Final = -1  # an event that all seats may know
TABLE: Final = -1  # the seat of the table itself: what happens because a window of time has closed


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, with the rule that caused it. `to` is the one seat that may know it, or EVERYBODY."""

    def __init__(self, kind: str, rule: str, values: dict[str, object] | None = None, to: int = EVERYBODY) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.values: dict[str, object] = values or {}
        self.to: int = to

    def seen_by(self, seat: Int) -> bool:
        if not is_whole(seat):
            raise ButinError(f"there is no seat {seat!r}: a seat is a whole number")
        return self.to in (EVERYBODY, seat)

    def plain(self) -> dict[str, object]:
        """The event as data, for a page or a file."""
        return {"kind": self.kind, "rule": self.rule, **self.values}

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.kind}({values}) {self.rule}"


Tell = Callable[[Event], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. It knows no clock, no socket and no name of a player.

    It has no constructor: `clone` makes a bare one and fills it, which costs nothing interpreted or compiled.
    """

    seats: int
    options: dict[str, object]  # complete, and never changed, so that clones share it
    chance: Chance

    @abstractmethod
    def actors(self) -> list[int]:
        """The seats that may act now; none when it is over. To be read only: positions may share the list."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Every move open to a seat, as codes. To be read only: positions may share the list."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why a seat may not do this, or None if it may. A grab that only comes too late may be made."""

    @abstractmethod
    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        """Do a move that `refusal` lets pass. Search calls this without asking again."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, its chance included."""

    @abstractmethod
    def scores(self) -> list[int] | None:
        """Every seat's score, or None while it goes on."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that won, tie-breaks applied; none while it goes on."""
