"""The position of Schattendieb as a seat sees it; the board's types are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal["choose", "steal", "extras", "over"]


class LastGame(TypedDict):
    """How the game before this one ended."""

    safes: list[list[str]]
    locks: list[str | None]
    fronts: list[list[str]]


class Position(TypedDict):
    """What lies there: cards by their words, numbers of cards that are hidden, `?` for a secret card or answer.

    What was turned up and which of it was discarded is for those who were not there before; others remember it.
    """

    phase: Phase
    results: list[list[int]]
    hands: list[list[str] | int]
    fronts: list[list[str]]
    extras: list[list[str] | Literal["?"] | None]
    safes: list[list[str]]
    locks: list[str | None]
    pile: int
    discard_seen: list[str] | int
    discard_unseen: int
    exhausted: bool
    thieves: list[int]
    last_game: LastGame | None
    shown: NotRequired[list[str | None]]
