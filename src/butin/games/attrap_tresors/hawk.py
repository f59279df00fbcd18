"""The sparrowhawk's way of thinking: what to choose in secret, when the token and not the hand decides."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import Dealer, Guide
from butin.games.attrap_tresors import bots
from butin.games.attrap_tresors.box import COLUMN, FIVE, FOUR, VALUES, WORTH
from butin.games.attrap_tresors.guess import Unseen
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.table import CHOOSE, NOBODY, NOTHING, UNCHOSEN

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


class Likely(Unseen):
    """Secret choices as a magpie would make them."""

    def _choose(self, state: AttrapTresors, chance: Chance) -> None:
        if state.phase != CHOOSE:
            super()._choose(state, chance)
            return
        choices = state.choices[:]
        for other in range(state.seats):
            if other != self.seat and choices[other] != UNCHOSEN:
                choices[other] = bots.pie(state, other, chance)
        state.choices = choices


def likely(state: AttrapTresors, seat: int) -> Dealer | None:
    return None if state.cup else Likely(state, seat)


def narrow(state: AttrapTresors, seat: int) -> list[int]:
    """Whatever is there; an object never costs anything."""
    return state.free() or [NOTHING]


GUIDE: Final = Guide(
    bots.pie,
    rivals=bots.pie,
    dealer=likely,
    reflex=bots.epervier,
    narrow=narrow,
    value=value,
    depth=_CHOICES,
    explore=0.1,
    iterations=400,
    ms=120,
)
