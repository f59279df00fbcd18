"""What the table agreed on, checked once and kept as plain values."""

from __future__ import annotations

from typing import Final

from butin.core.native import mypyc_attr
from butin.core.options import Option, Options, number_of
from butin.core.state import State
from butin.games.labyrinthe.components import STARTS, TREASURES
from butin.games.labyrinthe.maze import square_named

OPTIONS: Final = [
    Option("variant", "LA-18", "common", values=["common", "secret"]),
    Option("discs", "LA-A16", len(TREASURES), low=4, high=len(TREASURES)),
    Option("no_rotation", "LA-A3", False),
    Option("strict_nearest", "LA-A4", False),
    Option("random_treasures", "LA-A2", False),
    Option("tie_break", "LA-A17", "shared", values=["shared", "last_disc"]),
    Option("stall_turns", "LA-A19", 60, low=0, high=600),
    Option("early_end", "LA-A18", False),
    Option("reshuffle_if_open", "LA-A23", False),
    Option("solo_par", "LA-A15", 15, low=1, high=100),
    Option("ghosts", "LA-A22", list(STARTS), values=list(STARTS), each=True),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreed:
    """The options of one table. It never changes, so that all clones share it."""

    def __init__(self, seats: int, options: Options) -> None:
        self.secret: bool = options["variant"] == "secret"
        self.last_disc: bool = options["tie_break"] == "last_disc"
        self.no_rotation: bool = bool(options["no_rotation"])
        self.strict_nearest: bool = bool(options["strict_nearest"])
        self.random_treasures: bool = bool(options["random_treasures"])
        self.early_end: bool = bool(options["early_end"])
        self.reshuffle_if_open: bool = bool(options["reshuffle_if_open"])
        self.stall_turns: int = number_of(options, "stall_turns")
        self.solo_par: int = number_of(options, "solo_par")
        self.discs: int = number_of(options, "discs")
        if self.secret:  # equal piles, the rest is out (LA-A21)
            self.discs -= self.discs % seats
        ghosts = options["ghosts"]  # each seat's own choice (LA-3, LA-A22)
        assert isinstance(ghosts, list)
        self.colours: list[str] = ghosts[:seats]
        self.starts: list[int] = [square_named(STARTS[colour]) for colour in self.colours]


def begins(seats: int, options: Options) -> str:
    """The clause that says who begins; alone, nobody asks."""
    return "LA-A12" if seats > 1 else ""


def aims(state: State) -> bool:
    """What somebody tries out may be shown where all seek the same disc. In the secret form it tells what they seek
    (LA-19), and with LA-A4 the squares that they may stop on would do so alone."""
    return state.options["variant"] != "secret"
