"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from butin.core.roles import PHASE, TURN, UNSEEN, count, hand, row, touch


class Position(TypedDict):
    """As a seat sees it."""

    phase: Annotated[Literal["keep", "over"], PHASE]
    turn: Annotated[int, TURN]
    rounds: Annotated[int, UNSEEN]
    dice: Annotated[list[int], row("die")]
    kept: Annotated[list[list[int]], row("die", each=True)]
    secret: Annotated[list[list[int | str]], hand()]
    points: Annotated[list[int], count("star", score=True)]


MOVES = [touch("throw", icon="cup"), touch("stop", confirm=True), touch("keep {die}", die="dice")]
