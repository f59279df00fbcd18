"""The position of Attrap'trésors as a seat sees it; the board's types are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Kind = Literal["column", "lamp", "chest", "gem", "carpet", "cushion"]
Phase = Literal["throw", "stacked", "race", "loot", "give_back", "replace", "choose", "over"]
Task = Literal[Colour, "?"]  # `?`: a secret one
Choice = Literal[Kind, "nothing"]
Chosen = Literal[Choice, "?", ""]  # `?`: a secret one, "": none yet


class Die(TypedDict):
    """A die where it lies, in millimetres from the middle; `upon` is the die beneath it, or -1."""

    colour: Colour
    place: Literal["bazaar", "edge", "beside"]
    x: int
    y: int
    upon: int


class Position(TypedDict):
    """What lies there. Two players have no roller and hide no task; token and choices are of quiet mode (AT-A24)."""

    phase: Phase
    paid_rounds: int
    dice: list[Die | Literal["unthrown"]]
    stacked: list[int]
    tower: list[Kind]
    taken: list[list[Kind]]
    set_aside: list[Colour]
    cards: list[list[int]]
    supply: dict[str, int]
    pile: int
    tasks: list[Task]
    roller: NotRequired[int]
    shown: NotRequired[list[int]]
    token: NotRequired[int]
    revealed: NotRequired[list[Chosen]]
    choices: NotRequired[list[Chosen]]
