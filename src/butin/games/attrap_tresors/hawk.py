"""The sparrowhawk's way of thinking: what to choose in secret, when the token and not the hand decides."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import Dealer, Guide
from butin.games.attrap_tresors import bots
from butin.games.attrap_tresors.box import COLUMN, FIVE, FOUR, VALUES, WORTH
from butin.games.attrap_tresors.guess import Unseen
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.souk import CHOOSE, NOBODY, NOTHING, UNCHOSEN

_CHOICES: Final = 12  # what a playout sees of a round, at most six seats choosing twice
_RANGE: Final = 40.0  # bags that make all the difference


def value(state: AttrapTresors) -> list[float]:
    """How each seat stands beside the mean of the others, in bags; objects in hand count as they will be paid."""
    bags = [float(state.bags(seat)) for seat in range(state.seats)]
    holder = state.owners[COLUMN]
    wrong = holder != NOBODY and not state.right(holder)
    column = FIVE if min(state.counts()) > 0 else FOUR
    for slot, owner in enumerate(state.owners):
        if owner != NOBODY and not (wrong and owner == holder):  # a wrong hand is paid for nothing (AT-17)
            bags[owner] += VALUES[column if slot == COLUMN else WORTH[state.tower[slot]]]
    if wrong and state.owned(holder):
        bags[holder] -= VALUES[state.owned(holder)[0]]
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
    """Whatever is there: an object never costs anything, and what a wrong hand holds pays nobody else."""
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
