"""18 tasks, the gold in play, a tower nobody holds more of than allowed, dice that lie where they can."""

from __future__ import annotations

from typing import Any

from butin.games.attrap_tresors.box import CAP, COLUMN, ROUNDS, TASKS_PER_COLOUR, VALUES, WORTH
from butin.games.attrap_tresors.dice import INSIDE, NOTHING_UNDER, UNTHROWN
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.souk import LOOT, NOBODY, OVER, STACKED, THROW

Position = dict[str, Any]
PLACES = ["tasks", "pile"]  # where hidden things may lie
TABLES: list[tuple[int, Position]] = [(3, {}), (4, {"quiet_mode": True})]  # at which secrets are looked for
AT_ONCE: list[tuple[int, Position]] = [(3, {"quiet_mode": True})]  # where seats choose in secret
SHORT: Position = {"patience_s": 1, "grab_window_s": 1}  # options with which an evening is short
TRIED = ["column", "gem", "lamp", "nothing", "throw", "x"]  # by a hand that reaches for everything
HOLE = "?"


def conserved(state: AttrapTresors) -> None:
    tasks = state.tasks + state.pile + state.aside
    assert all(tasks.count(colour) == TASKS_PER_COLOUR for colour in range(6))
    assert len(tasks) == 18
    assert len(state.tasks) == (3 if state.seats == 2 else state.seats)
    _gold(state)
    _tower(state)
    _dice(state)


def _gold(state: AttrapTresors) -> None:
    owned = [sum(state.cards[value :: len(VALUES)]) for value in range(len(VALUES))]
    assert min(state.cards) >= 0
    assert [have + left for have, left in zip(owned, state.supply(), strict=True)] == state.gold
    assert 0 <= state.paid <= ROUNDS
    assert sum(owned[2:]) <= state.paid
    for value in (0, 1):
        each = sum(1 for kind in state.tower if WORTH[kind] == value)
        assert owned[value] <= each * state.paid
        assert state.supply()[value] >= each * (ROUNDS - state.paid)


def _tower(state: AttrapTresors) -> None:
    holder = state.owners[COLUMN]
    others = state.owners[1:]
    assert holder != NOBODY or set(others) <= {NOBODY}
    for seat in range(state.seats):
        if state.seats > 2:
            assert others.count(seat) <= (0 if seat == holder else CAP)
        elif state.options["two_player_cap"] == "2":
            assert state.owners.count(seat) <= CAP
    if state.phase == LOOT:
        assert NOBODY in others
        assert state.actors()


def _dice(state: AttrapTresors) -> None:
    dice = range(len(state.colours))
    assert len(dice) == (8 if state.seats == 2 else int(str(state.options["dice"])))
    lying = [die for die in dice if state.colours[die] != UNTHROWN]
    assert state.phase in (THROW, OVER) or len(lying) == len(dice) or (state.phase == STACKED and state.seats == 2)
    assert state.phase != THROW or len(lying) < len(dice)
    flat = [die for die in lying if state.ons[die] == NOTHING_UNDER]
    assert all(apart(state, one, other) for one in flat for other in flat if one != other)
    touching = [die for die in lying if not all(apart(state, die, other) for other in lying if other != die)]
    assert state.stacked() == touching
    if state.phase == STACKED:
        assert touching or len(lying) < len(dice)
    elif state.phase not in (THROW, OVER):
        assert not touching
    if state.tidy:
        assert not touching
        assert all(abs(state.xs[die]) <= INSIDE and abs(state.ys[die]) <= INSIDE for die in lying)


def apart(state: AttrapTresors, one: int, other: int) -> bool:
    """Whether two dice of 16 mm lie beside each other and not on each other."""
    return max(abs(state.xs[one] - state.xs[other]), abs(state.ys[one] - state.ys[other])) >= 16


def known(whole: Position, seat: int, options: Position) -> Position:
    """What a seat may know of a written position: from the rules, and not from the view."""
    known = {name: value for name, value in whole.items() if name != "cup"}
    open_tasks = {seat, *whole["shown"]} if len(whole["cards"]) > 2 else range(3)
    known["tasks"] = [task if holder in open_tasks else HOLE for holder, task in enumerate(whole["tasks"])]
    known["pile"] = len(whole["pile"])
    if "choices" in whole:
        known["choices"] = [
            HOLE if choice != "" and holder != seat else choice for holder, choice in enumerate(whole["choices"])
        ]
    return known
