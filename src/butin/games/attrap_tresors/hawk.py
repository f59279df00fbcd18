"""The sparrowhawk's way of thinking: what to choose in secret, when the token and not the hand decides."""

from __future__ import annotations

from typing import Final

from butin.core.character import Guide
from butin.games.attrap_tresors import bots
from butin.games.attrap_tresors.box import COLUMN, FIVE, FOUR, VALUES, WORTH
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.table import NOBODY, NOTHING

_CHOICES: Final = 12  # what a playout sees of a round, at most six seats choosing twice
_RANGE: Final = 40.0  # bags that make all the difference


def value(state: AttrapTresors) -> list[float]:
    """How each seat stands beside the mean of the others, in bags; objects in hand count as if they were paid."""
    bags = [float(state.bags(seat)) for seat in range(state.seats)]
    counts = state.counts()
    for slot, owner in enumerate(state.owners):
        if owner == NOBODY:
            continue
        if slot == COLUMN:
            right = FIVE if min(counts) > 0 else FOUR if state.chosen(owner, counts) else -1
            bags[owner] += VALUES[right] if right >= 0 else -1.0
        else:
            bags[owner] += VALUES[WORTH[state.tower[slot]]]
    whole = sum(bags)
    others = state.seats - 1
    return [min(1.0, max(0.0, 0.5 + (mine - (whole - mine) / others) / _RANGE)) for mine in bags]


def narrow(state: AttrapTresors, seat: int) -> list[int]:
    """Whatever is there; an object never costs anything."""
    return state.free() or [NOTHING]


GUIDE: Final = Guide(
    bots.pie,
    rivals=bots.pie,
    reflex=bots.epervier,
    narrow=narrow,
    value=value,
    depth=_CHOICES,
    explore=0.1,
    iterations=400,
    ms=120,
)
