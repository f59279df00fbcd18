"""What the events of a game look like: which kinds there are, the values of each, and what each value may be."""

from __future__ import annotations

from typing import Final

from butin.core.errors import nearest

_NOBODY: Final = -1
_ENDLESS: Final = 1_000_000


class Sort:
    """What a value may be: a seat, a whole number, a word, or several of these in a list."""

    def __init__(
        self,
        low: int = 0,
        high: int = _ENDLESS,
        words: list[str] | None = None,
        seat: bool = False,
        several: bool = False,
    ) -> None:
        self.low: int = low
        self.high: int = high
        self.words: list[str] | None = words
        self.seat: bool = seat
        self.several: bool = several

    def fault(self, value: object, seats: int) -> str:
        """The value with what is wrong about it at a table of so many seats, or nothing."""
        if self.words is not None:
            return "" if value in self.words else f"{value!r}{nearest(str(value), self.words)}"
        high = seats - 1 if self.seat else self.high
        if type(value) is int and self.low <= value <= high:
            return ""
        if self.seat:
            return f"{value!r}: expected {'-1 for nobody, or ' if self.low < 0 else ''}{seats_of(seats)}"
        bounds = "" if high == _ENDLESS else f" from {self.low} to {high}"
        return f"{value!r}: expected a whole number{bounds}"


Kinds = dict[str, dict[str, Sort]]

SEAT: Final = Sort(seat=True)
SEAT_OR_NOBODY: Final = Sort(seat=True, low=_NOBODY)
SEATS: Final = Sort(seat=True, several=True)
NUMBER: Final = Sort()
NUMBERS: Final = Sort(several=True)


def number(low: int, high: int) -> Sort:
    return Sort(low, high)


def word(words: list[str]) -> Sort:
    return Sort(words=words)


def words(known: list[str]) -> Sort:
    return Sort(words=known, several=True)


def seats_of(seats: int) -> str:
    """The seats of a table, as they may be written."""
    return "seat 0 (A)" if seats == 1 else f"a seat from 0 (A) to {seats - 1} ({chr(ord('A') + seats - 1)})"
