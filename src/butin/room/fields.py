"""What fits into a field of what is said, beyond its type: readers and descriptions are made from it (strict.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Limits:
    """What fits into a field: numbers from `low` to `high`, at most so many letters or things."""

    low: float | None = None
    high: float | None = None
    most: int | None = None
    pattern: str | None = None


Word = Annotated[str, Limits(most=64)]
Name = Annotated[str, Limits(most=100)]  # cut to what fits a chair
Text = Annotated[str, Limits(most=200)]  # a move, as people write it
Number = Annotated[int, Limits(-(2**31), 2**31 - 1)]
Count = Annotated[int, Limits(0, 2**53)]
Milliseconds = Annotated[float, Limits(0, 1e7)]
Share = Annotated[str, Limits(pattern="^([0-9a-f]{64})?$")]  # there is no free text in the room
# one that a device brings along must not be guessed by a neighbour; '' has one made up
Secret = Annotated[str, Limits(pattern="^([!-~]{16,128})?$")]

# what an option of a game may be set to: nothing is nested deeper, so no Python has to say where that ends
OptionValue = bool | Number | Text | list[Word]
