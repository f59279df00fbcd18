"""What lies in the box of the Ghost Labyrinth: the one place to correct by somebody who has it at hand.

Squares are written row,column from the top left; open sides as letters of NESW.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 5
SIDES: Final = "NESW"
SHAPES: Final = {"T": "NEW", "L": "NE", "I": "NS"}  # as drawn; turned clockwise by quarters
LOOSE: Final = {"T": 6, "L": 6, "I": 5}  # medium trust (LA-A1)
ARROWS: Final = ["R2>", "R2<", "R4>", "R4<", "C2v", "C2^", "C4v", "C4^"]  # each beside its opposite

# The shapes are of medium trust, and which way the centre lies is the weakest item of all (LA-A1).
FIXED: Final = {
    "1,1": "ES",
    "1,3": "ESW",
    "1,5": "SW",
    "3,1": "NES",
    "3,3": "EW",
    "3,5": "NSW",
    "5,1": "NE",
    "5,3": "NEW",
    "5,5": "NW",
}

# Which colour belongs to which corner is an assumption.
STARTS: Final = {"red": "1,1", "blue": "1,5", "green": "5,5", "yellow": "5,1"}

# The names are those of a later edition; which picture is on which card is an assumption (LA-A2).
TREASURES: Final = {
    "owl": "1,3",
    "dragon": "3,5",
    "chest": "5,3",
    "throne": "3,1",
    "jester": "T1",
    "lute": "T2",
    "dagger": "T3",
    "clock": "T4",
    "helmet": "T5",
    "mouse_knight": "T6",
    "frog": "L1",
    "candelabra": "L2",
}

NAMES: Final = list(TREASURES)  # a disc is a place in this list
DISCS: Final = len(NAMES)
