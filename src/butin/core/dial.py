"""The dial: how strong a bot is, as one number from 0, who plays anything, to 10, who plays as well as we know how.

A game declares its own in dial.py. Weakness is not seeing and not remembering, never a gift on purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from butin.core.chance import Chance
from butin.core.character import Character

LOWEST: Final = 0.0
HIGHEST: Final = 10.0
EXPECTED: Final = "a number from 0 to 10"
_DECIMALS: Final = 6
_FINE: Final = 1 << 24  # odds are told apart so finely


class Dial:
    """The places of a game's bots, and how people who meet them fare.

    `steps` has one value for each whole number, with straight lines between them, so that strength rises evenly; what
    such a value means only `made` knows. `places` are the characters with a name. `pull` is how much a step counts for
    winning, `lead` for the margin, `spread` how far margins lie apart; `edges` what a place in the order of turns is
    worth among experts, by the number of seats.
    """

    def __init__(
        self,
        steps: list[float],
        made: Callable[[float], Character],
        *,
        places: dict[str, float],
        pull: float,
        lead: float,
        spread: float,
        edges: dict[int, list[float]] | None = None,
    ) -> None:
        self.steps: list[float] = steps
        self.made: Callable[[float], Character] = made
        self.places: dict[str, float] = places
        self.pull: float = pull
        self.lead: float = lead
        self.spread: float = spread
        self.edges: dict[int, list[float]] = edges or {}

    def place(self, text: str) -> float:
        """Where a bot sits, a number or a character; the middle where nobody knows."""
        value = dialled(text)
        return self.places.get(text, (LOWEST + HIGHEST) / 2) if value is None else value

    def character(self, value: float) -> Character:
        """Who sits at this place of the dial."""
        step = min(int(value), len(self.steps) - 2)
        return self.made(between(self.steps[step], self.steps[step + 1], value - step))


def dialled(text: str) -> float | None:
    """The number that a bot's text is, if it is one on the dial.

    >>> dialled("3.5"), dialled("10"), dialled("11"), dialled("renard")
    (3.5, 10.0, None, None)
    """
    whole, point, rest = text.partition(".")
    if not _digits(whole, 2) or (point and not _digits(rest, _DECIMALS)):
        return None
    value = float(text)
    return value if value <= HIGHEST else None


def _digits(text: str, most: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= most


def happens(chance: Chance, odds: float) -> bool:
    """Something that happens with these odds, from 0 to 1."""
    return chance.below(_FINE) < odds * _FINE


def between(low: float, high: float, part: float) -> float:
    """The value a part of the way from one to another."""
    return low + (high - low) * part
