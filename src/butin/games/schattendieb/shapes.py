"""The position of Schattendieb as a seat sees it; the board's types are made from it."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["choose", "steal", "extras", "over"]


class LastGame(TypedDict):
    """How the game before this one ended."""

    safes: list[list[str]]
    locks: list[str | None]
    fronts: list[list[str]]


class Position(TypedDict):
    """What lies there: cards by their words, numbers of cards that are hidden, `?` for a secret card or answer."""

    phase: Phase
    results: list[list[int]]
    hands: list[list[str] | int]
    fronts: list[list[str]]
    extras: list[list[str] | Literal["?"] | None]
    safes: list[list[str]]
    locks: list[str | None]
    pile: int
    discard_seen: list[str]
    discard_unseen: int
    exhausted: bool
    thieves: list[int]
    shown: list[str | None]
    last_game: LastGame | None
