"""Guests of any strength: the weak lay anything and forget to lock, the strong think."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import HABITUE, THINK, Character
from butin.core.dial import Dial, between, happens
from butin.games.schattendieb import extras
from butin.games.schattendieb.bots import brightest, hopeful, owl, timely
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, NO_CARD
from butin.games.schattendieb.hotel import CHOOSE, EXTRAS
from butin.games.schattendieb.raven import thinking
from butin.games.schattendieb.rules import Schattendieb

_GREEDY, _PATIENT = 16, 4  # points for every open rival before one locks up; four are best at two to four seats
_ITERATIONS: Final = 150  # more brought nothing


class Guest:
    """Lays what shines or what brings most, unless any card will do, and locks up where it notices that it could."""

    def __init__(self, slip: float, lock: float, hope: float, each: float) -> None:
        self.slip: float = slip
        self.lock: float = lock
        self.hope: float = hope
        self.each: float = each

    def __call__(self, state: Schattendieb, seat: int, chance: Chance) -> int:
        slips = happens(chance, self.slip)
        if state.phase != CHOOSE:
            return extras.ADD if slips and state.phase == EXTRAS else owl(state, seat, 0, chance)
        if slips:
            return chance.pick(_loose(state, seat))
        lock = timely(state, seat, self.each)
        if lock != NO_CARD and happens(chance, self.lock):
            return lock
        if happens(chance, self.hope):
            return hopeful(state, seat, chance)
        bright = brightest(state, seat)
        return chance.pick(_loose(state, seat)) if bright == NO_CARD else bright


class Glance:
    """Plays as the owl does, unless it is a move to think about."""

    def __init__(self, thinks: float) -> None:
        self.thinks: float = thinks

    def __call__(self, state: Schattendieb, seat: int, chance: Chance) -> int:
        return THINK if happens(chance, self.thinks) else owl(state, seat, _PATIENT, chance)


def _loose(state: Schattendieb, seat: int) -> list[int]:
    """All cards but locks: those are for when one notices that they fit."""
    cards = state.legal(seat)
    return [card for card in cards if not FIRST_LOCK <= card < FIRST_THIEF] or cards


def made(strength: float) -> Character:
    """Up to 1 they pay attention, up to 2 they weigh what a card brings, up to 3 they think more and more."""
    if strength <= 1:
        return Character(HABITUE, Guest(between(0.9, 0.2, strength), between(0.1, 0.7, strength), 0.0, _GREEDY))
    if strength <= 2:
        part = strength - 1
        guest = Guest(between(0.2, 0.0, part), between(0.7, 1.0, part), part, between(_GREEDY, _PATIENT, part))
        return Character(HABITUE, guest)
    return Character(HABITUE, thinking(Glance(strength - 2), _ITERATIONS, _PATIENT))


DIAL: Final = Dial(
    [0, 0.152, 0.284, 0.443, 0.607, 0.796, 1.045, 1.29, 1.551, 1.814, 3],
    made,
    places={"careless": 4.1, "loir": 5, "hibou": 9, "corbeau": 10},
    pull=0.5,
    lead=0.46,
    spread=0.63,
)
