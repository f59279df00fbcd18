"""25 squares and a spare, 17 loose cards, nine fixed squares, twelve discs, every ghost on the board."""

from __future__ import annotations

from typing import Any

from butin.games.labyrinthe.components import ARROWS, DISCS
from butin.games.labyrinthe.maze import (
    FIXED_AT,
    FIXED_SIDES,
    FREE,
    LOOSE_CARDS,
    SHAPE,
    SQUARES,
    TURNS,
    reach,
)
from butin.games.labyrinthe.rules import OVER, PHASES, Labyrinthe

Position = dict[str, Any]
PLACES = ["target", "face_down", "set_aside"]  # where hidden things may lie
# at which secrets are looked for
TABLES: list[tuple[int, Position]] = [
    (2, {"discs": 8, "stall_turns": 20}),
    (3, {"variant": "secret", "stall_turns": 20}),
    (2, {"variant": "secret", "strict_nearest": True}),
]
SHORT: Position = {"discs": 4, "stall_turns": 10}  # options with which an evening is short
TRIED = ["R2> NES", "1,1", "stay", "3,3", "x"]  # by a hand that reaches for everything
HOLE = "?"


def conserved(state: Labyrinthe) -> None:
    assert len(state.cards) == len(state.sides) == SQUARES
    for square, card in FIXED_AT.items():
        assert state.cards[square] == card and state.sides[square] == FIXED_SIDES[square]
    loose = [state.cards[square] for square in FREE] + [state.spare]
    assert sorted(loose) == list(range(LOOSE_CARDS))
    assert [SHAPE.count(shape) for shape in range(3)] == [6, 6, 5]
    for card, sides in zip(loose, [*(state.sides[square] for square in FREE), state.spare_sides], strict=True):
        assert sides in TURNS[SHAPE[card]]

    assert len(state.ghosts) == state.seats and all(0 <= ghost < SQUARES for ghost in state.ghosts)
    within = [set(reach(state.sides, square)) for square in range(SQUARES)]
    assert all(one in within[other] for one in range(SQUARES) for other in within[one])  # connection goes both ways

    assert len(set(state.places)) == len(state.places) == DISCS
    taken = [capture % DISCS for capture in state.captures]
    piles = [disc for pile in state.piles for disc in pile]
    assert sorted(taken + piles + state.aside) == list(range(DISCS))
    assert len(taken) + len(piles) == state.agreed.discs
    assert state.counts == [sum(c // DISCS == seat for c in state.captures) for seat in range(state.seats)]
    assert len(state.piles) == len(state.put_under) == (state.seats if state.agreed.secret else 1)

    assert 0 <= state.phase < len(PHASES) and 0 <= state.turn < state.seats
    assert -1 <= state.last_arrow < len(ARROWS)
    assert not state.agreed.stall_turns or state.since_capture < state.agreed.stall_turns
    if state.phase != OVER:
        assert all(state.piles)
        assert not state.agreed.secret or state.looked[state.turn]


def known(whole: Position, seat: int, options: Position) -> Position:
    """What a seat may know of a written position: from the rules, and not from the view."""
    known = {**whole, "set_aside": [HOLE] * len(whole["set_aside"])}
    if options["variant"] == "common":
        known["face_down"] = _bottom(whole["face_down"], whole["put_under"])
        return known
    known["target"] = [
        target if target == "none" or (holder == seat and _has_seen_target(whole, seat)) else HOLE
        for holder, target in enumerate(whole["target"])
    ]
    known["face_down"] = [
        _bottom(discs, whole["put_under"][holder] if holder == seat else 0)
        for holder, discs in enumerate(whole["face_down"])
    ]
    return known


def _has_seen_target(whole: Position, seat: int) -> bool:
    """By a glance, or because every disc of the pile has been seen before it went under."""
    return bool(whole["looked"][seat]) or whole["put_under"][seat] > len(whole["face_down"][seat])


def _bottom(discs: list[str], seen: int) -> list[str]:
    return [disc if place < seen else HOLE for place, disc in enumerate(discs)]
