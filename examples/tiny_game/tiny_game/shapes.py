"""What lies on the table of Tiny and how it is touched: enough to be drawn wherever there is no board of it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from butin.core.roles import UNSEEN, count, hand, pile, touch


class Position(TypedDict):
    """As a seat sees it."""

    first: Annotated[int, UNSEEN]
    pile: Annotated[list[int], pile()]
    stock: Annotated[int, pile()]  # a number: they lie face down
    coins: Annotated[list[int], count("coin", score=True)]
    hands: Annotated[list[list[int] | int], hand()]


MOVES = [touch("{card}", card="hands")]
