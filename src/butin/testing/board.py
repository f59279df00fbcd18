"""A game's board as people and cameras look at it in a browser; each game has its own in `tests/board.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

OPEN = ":not(:disabled, [aria-disabled=true])"


@dataclass(frozen=True)
class Board:
    """A game as it is tested: small, and what somebody who plays it goes for, the best first."""

    wanted: tuple[str, ...]
    hand: tuple[str, ...]  # the same on a phone that is a hand
    secret: str  # what only its owner may see
    advised: bool = False  # in the hand somebody who asks for no advice finds nothing for long
    seats: int = 2
    lets: str = ""  # what every second round is left to the others, since whoever always grabs errs more often than not
    options: Mapping[str, object] = field(default_factory=dict)
    device: Mapping[str, object] = field(default_factory=dict)  # options with which there is something to hide
    device_seats: int = 2
    taps: tuple[tuple[str, ...], str] = ((), "")  # one after another, and the move that they make
    pictured_seats: int = 4  # at the table of which pictures are taken
    pictured_after: int = 4  # moves
    pictured_options: Mapping[str, object] = field(default_factory=dict)  # with which it waits for the camera
    pieces: Mapping[str, int] = field(default_factory=dict)  # how many are in each set of `tests/drawings.mjs`
