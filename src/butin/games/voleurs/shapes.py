"""The position of Voleurs as a seat sees it; the board's types are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Motif = Literal["chest", "coach", "cow", "keg", "wine", "ham", "painting", "candlestick", "clock", "crown", "moneybag"]


class Pile(TypedDict):
    """A pile and whose it is, -1 for nobody. A height that is missing is hidden (VO-A9)."""

    top: Motif
    owner: int
    height: NotRequired[int]
    cards: NotRequired[list[Motif]]


class Position(TypedDict):
    """What lies there. The log, and the cards beneath the tops, are for those who were not there before."""

    turn: int
    games_left: int
    piles: list[Pile]
    hands: list[list[Motif] | int]
    stock: int
    earned: list[int]
    piles_won: list[int]
    tallest: list[int]
    done: bool
    log: NotRequired[list[tuple[int, Motif, int]]]
