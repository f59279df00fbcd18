"""Hands of any strength: the weak are slow, overlook what is theirs and are fooled; the strong are quick and sure."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import HABITUE, Character
from butin.core.dial import Dial, between, happens
from butin.games.attrap_tresors.bots import beside, dearest, full, roller_waits, tempting, throw_or_wait
from butin.games.attrap_tresors.box import COLUMN
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.souk import CHOOSE, LOOT, NOBODY, NOTHING, RACE, THROW, THROWS

_SLOWEST, _QUICKEST = 3000.0, 500.0  # milliseconds in the middle of a hand's ways
_SPREAD: Final = 0.98  # of their logarithms, to the base of two
_LEAST: Final = 250  # no hand is quicker
_REACH: Final = 0.9  # what is left is taken a little faster: the dice have been seen
_TEMPER: Final = {"slow": 1.3, "normal": 1.0, "quick": 0.78}  # what the table has agreed on (AT-A23)
_FINE: Final = 1 << 12


class Hand:
    """Takes the column if it sees that it may, then what pays most or whatever is there."""

    def __init__(self, part: float) -> None:
        self.ms: float = _SLOWEST * (_QUICKEST / _SLOWEST) ** part
        self.miss: float = between(0.35, 0.08, part)
        self.fooled: float = between(0.12, 0.015, part)
        self.greed: float = between(0.3, 1.0, part)
        self.overlooks: float = between(0.85, 0.0, part)  # where nobody is quick, the weak are blind instead of slow
        self.errs: float = between(0.35, 0.0, part)

    def __call__(self, state: AttrapTresors, seat: int, chance: Chance) -> int:
        if state.phase == RACE:
            goes = self._goes(state, seat, self.miss, self.fooled, chance)
            return COLUMN if goes else throw_or_wait(state, seat)
        if state.phase == LOOT:
            return dearest(state, state.free(), chance) if happens(chance, self.greed) else chance.pick(state.free())
        if state.phase == CHOOSE:
            return self._chosen(state, seat, chance)
        return state.legal(seat)[0]  # a plain throw, the smallest card, the first of two tasks

    def pause(self, state: AttrapTresors, seat: int, move: int, chance: Chance) -> int:
        """How long the hand takes: a bell of logarithms, as people's are."""
        if state.phase == THROW or move >= THROWS:
            return roller_waits(state)
        bell = sum([chance.below(_FINE) for _ in range(12)]) / _FINE - 6
        middle = self.ms * _TEMPER[str(state.options["bot_speed"])] * (1 if move == COLUMN else _REACH)
        return full(state, seat) + max(_LEAST, int(middle * 2.0 ** (_SPREAD * bell)))

    def _goes(self, state: AttrapTresors, seat: int, miss: float, fooled: float, chance: Chance) -> bool:
        if state.right(seat):
            return not happens(chance, miss)
        return tempting(state, seat) and happens(chance, fooled)

    def _chosen(self, state: AttrapTresors, seat: int, chance: Chance) -> int:
        """Quiet mode: in secret, and nobody is quick."""
        if state.owners[COLUMN] == NOBODY and self._goes(state, seat, self.overlooks, self.errs, chance):
            return COLUMN
        kinds = state.free()
        if not kinds:
            return NOTHING
        return beside(state, seat, kinds, chance) if happens(chance, self.greed) else chance.pick(kinds)


def made(strength: float) -> Character:
    """From 0 to 10."""
    hand = Hand(strength / 10)
    return Character(HABITUE, hand, hand.pause)


DIAL: Final = Dial(
    [0, 0.908, 2.054, 3.115, 4.23, 5.209, 6.357, 7.331, 8.235, 9.147, 10],
    made,
    places={"caneton": 5.7, "pie": 9.6, "epervier": 12.8},
    pull=0.95,
    lead=0.21,
    spread=0.19,
)
