"""The position of the Ghost Labyrinth as a seat sees it; the board's types are made from it."""

from __future__ import annotations

from typing import Literal, TypedDict

Arrow = Literal["R2>", "R2<", "R4>", "R4<", "C2v", "C2^", "C4v", "C4^"]
LastArrow = Literal[Arrow, "none"]
Ghost = Literal["red", "blue", "green", "yellow"]
Phase = Literal["shift", "walk", "over"]


class _Maze(TypedDict):
    phase: Phase
    turn: int
    turns: int
    since_capture: int
    board: list[list[str]]
    spare: str
    last_arrow: LastArrow
    ghosts: list[str]
    treasures: dict[str, str]
    taken: list[list[str]]
    takers: list[int]
    set_aside: list[str]


class Common(_Maze):
    """All seek one treasure: its name, or `none` once it is over."""

    target: str
    face_down: list[str]
    put_under: int


class Secret(_Maze):
    """Each seeks one of its own (LA-19): `?` for one that is not seen, `none` where no disc is left."""

    target: list[str]
    face_down: list[list[str]]
    put_under: list[int]
    looked: list[bool]


Position = Common | Secret
