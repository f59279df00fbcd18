"""Simulated people and their screens. Reaction times are ex-Gaussian: a bell with a long tail."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

ADULT, CHILD, GO = (420.0, 55.0, 130.0), (750.0, 140.0, 300.0), (270.0, 30.0, 60.0)
LATE, NOTICED = 0.03, 0.8  # frames that come late, and how many of them the page finds out about
Skill = tuple[float, float, float]


@dataclass(frozen=True)
class Screen:
    """A device: how long its frames last, how fine its timer is, how wrong its clock runs."""

    frame: float
    resolution: float
    skew: float

    def stamp(self, at: float) -> float:
        """A time as this device's timer tells it."""
        return at // self.resolution * self.resolution


def screen(chance: Random) -> Screen:
    frame = chance.choice([1000 / 60, 1000 / 60, 1000 / 60, 1000 / 120, 1000 / 144])
    return Screen(frame, chance.choice([0.1, 0.1, 0.1, 1.0]), 1.0 + chance.gauss(0.0, 1e-4))


def reaction(skill: Skill, chance: Random) -> float:
    mean, spread, tail = skill
    return max(150.0, chance.gauss(mean, spread) + chance.expovariate(1.0 / tail))
