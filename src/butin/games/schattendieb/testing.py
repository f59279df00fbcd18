"""105 cards, 440 points of jewels, always in the pile, among the discards, in hands, fronts, safes or on safes."""

from __future__ import annotations

from typing import Any

from butin.games.schattendieb.cards import CARDS, COPIES, FIRST_LOCK, NO_CARD, TYPES, VALUES
from butin.games.schattendieb.hotel import OVER
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.safes import fits

Position = dict[str, Any]
PLACES = ["hands", "pile", "discard_unseen"]  # where hidden things may lie
TABLES: list[tuple[int, Position]] = [(3, {"games": 2})]  # at which secrets are looked for
AT_ONCE: list[tuple[int, Position]] = [(3, {"games": 2})]  # where seats choose in secret
SHORT: Position = {"games": 1}  # options with which an evening is short
TRIED = ["ring4", "lock11", "watch8", "thief-ring", "ring1 ring1", "x"]  # by a hand that reaches for everything
HOLE = "?"


def conserved(state: Schattendieb) -> None:
    locks = [lock for lock in state.locks if lock != NO_CARD]
    places = [state.pile, state.seen, state.unseen, *state.hands, *state.fronts, *state.safes, locks]
    cards = [card for place in places for card in place]
    assert len(cards) == CARDS == 105
    assert all(cards.count(card) == COPIES[card] for card in range(TYPES))
    assert sum(VALUES[card] for card in cards if card < FIRST_LOCK) == 440
    assert all(card < FIRST_LOCK for safe in state.safes for card in safe)
    assert state.exhausted == (not state.pile)
    assert len(state.open) >= (1 if state.phase == OVER else 2)
    for seat in range(state.seats):
        assert (seat in state.open) <= (state.locks[seat] == NO_CARD)
        if state.locks[seat] != NO_CARD:
            assert fits(state, seat, state.locks[seat])
        if seat not in state.open:
            assert not state.hands[seat] and not state.fronts[seat]


def known(whole: Position, seat: int, options: Position) -> Position:
    """What a seat may know of a written position: from the rules, and not from the view."""
    face_down = whole["phase"] == "choose"
    return {
        **whole,
        "hands": _own(whole["hands"], seat),
        "fronts": [
            [HOLE] * len(front) if face_down and holder != seat else front
            for holder, front in enumerate(whole["fronts"])
        ],
        "pile": len(whole["pile"]),
        "discard_unseen": len(whole["discard_unseen"]),
        "extras": [
            HOLE if answer is not None and holder != seat else answer for holder, answer in enumerate(whole["extras"])
        ],
    }


def without_the_past(position: Position) -> Position:
    """What is sent to those who hear of everything: how many cards lie face down, and none of their names (SD-10)."""
    position = {name: value for name, value in position.items() if name != "shown"}
    return {**position, "discard_seen": len(position["discard_seen"])}


def _own(hands: list[Any], seat: int) -> list[Any]:
    return [hand if holder == seat else len(hand) for holder, hand in enumerate(hands)]
