"""The pieces in the box, and what is hidden from whom: two laws ask for it."""

from __future__ import annotations

from typing import Any

from .rules import CARDS, Tiny

Position = dict[str, Any]
PLACES = ["hands", "stock"]  # where hidden things may lie
TABLES: list[tuple[int, Position]] = [(2, {}), (3, {})]  # at which secrets are looked for
TRIED = ["1", "12", "13", "x"]  # by a hand that reaches for everything


def conserved(state: Tiny) -> None:
    held = [card for hand in state.hands for card in hand]
    assert sorted([*state.pile, *state.stock, *held]) == list(CARDS)


def known(whole: Position, seat: int, options: Position) -> Position:
    """What a seat may know of a written position: from the rules, and not from the view."""
    hands = [hand if holder == seat else len(hand) for holder, hand in enumerate(whole["hands"])]
    return {**whole, "hands": hands, "stock": len(whole["stock"])}
