"""What lies on the pond."""

from __future__ import annotations

from typing import Annotated, TypedDict

from butin.core.roles import TURN, UNSEEN, count, grid, touch


class Position(TypedDict):
    """As everybody sees it: a row is a text, the top one first."""

    turn: Annotated[int, TURN]
    moves: Annotated[int, UNSEEN]
    board: Annotated[list[str], grid("disc", empty=".", square="{letter}{row}", whose=("f", "r"))]
    eaten: Annotated[list[int], count("fly", score=True)]


MOVES = [touch("{start}-{end}", start="board", end="board")]
