"""What many presses tell that one cannot.

An honest seat's claims lie around what the ruler thinks likely. Who always claims less gets the difference added,
and who claims clearly less than the ruler allows is measured by the ruler alone from then on.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from butin.room.race.hands import PRESSES, RECENT, Habit

DEAD_ZONE: Final = 4.0  # ms that a mean may be off for no reason
DISPATCH: Final = 2.0  # ms from a press until it is on its way
STRIKE: Final = -15.0  # ms below the proof
STRIKES: Final = 3
SIGMAS: Final = -3.9
FEWEST: Final = 5
NEAREST, FARTHEST = 30.0, 60.0  # one press tells no more than three spreads, and that within these


def given_back(habit: Habit) -> float:
    """What is added to a seat's claims: its usual lie, the less sure the fewer presses are known."""
    n = len(habit.ys)
    if n == 0:
        return 0.0
    mean = sum(habit.ys) / n
    return max(0.0, -mean - DEAD_ZONE) * n / (n + 5)


def remember(habit: Habit, y: float, z: float, spread: float) -> None:
    """Another press: `y` beside what was likely, `z` beside what is proved."""
    most = min(FARTHEST, max(NEAREST, 3 * spread))
    habit.ys = [*habit.ys, round(min(most, max(-most, y)), 1)][-PRESSES:]
    habit.strikes = [*habit.strikes, z < STRIKE][-RECENT:]
    if sum(habit.strikes) >= STRIKES or improbable(habit.ys, spread):
        habit.flagged = True


def improbable(ys: list[float], usual: float) -> bool:
    """Nobody is so much faster than the ruler by chance. Few presses tell little of their spread: the usual helps."""
    n = len(ys)
    if n < FEWEST:
        return False
    mean = sum(ys) / n
    variance = (4 * usual**2 + sum([(y - mean) ** 2 for y in ys])) / (n + 3)
    return (mean + DISPATCH) * sqrt(n) < SIGMAS * sqrt(variance)
