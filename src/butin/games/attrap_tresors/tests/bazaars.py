"""Positions to begin with."""

from __future__ import annotations

from typing import Any

import butin
from butin.core.chance import FastChance
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.testing import conserved

GAME = butin.game("attrap_tresors")
NAMES = ["Ana", "Bartholomeus", "Cy", "Di", "Ed", "Flo"]
LIVELY = ["red", "red", "red", "blue", "green", "yellow"]
DULL = ["red", "red", "blue", "blue", "green", "green"]


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: object) -> AttrapTresors:
    state: AttrapTresors = GAME.read(given, seats, GAME.settle(seats, options), FastChance(seed))
    conserved(state)
    return state


def fresh(seats: int, seed: int, **options: object) -> AttrapTresors:
    state: AttrapTresors = GAME.deal(seats, GAME.settle(seats, options), FastChance(seed), None, 0)
    return state
