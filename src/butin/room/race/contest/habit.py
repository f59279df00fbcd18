"""What many presses tell that one cannot.

An honest seat's claims lie around what the ruler thinks likely. Who always claims less gets the difference added,
and who claims clearly less than the ruler allows is measured by the ruler alone from then on.

What a seat may use up is kept in buckets that fill a little with every race: the wait for its paint,
the room's patience, stalls of its line.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

PRESSES: Final = 60  # so many are remembered
RECENT: Final = 20  # so many count for strikes
HOLD, HOLD_RACE = 40.0, 12.0  # ms between receipt and paint that are believed: at most, and more with each race
PATIENCE, PATIENCE_RACE = 2000.0, 100.0  # ms that the others wait for a seat beyond the usual
STALL, STALL_RACE = 1000.0, 20.0  # ms that a late delivery may have been later than usual
DEAD_ZONE: Final = 4.0  # ms that a mean may be off for no reason
DISPATCH: Final = 2.0  # ms from a press until it is on its way
STRIKE: Final = -15.0  # ms below the proof
STRIKES: Final = 3
SIGMAS: Final = -3.9
FEWEST: Final = 5
NEAREST, FARTHEST = 30.0, 60.0  # one press tells no more than three spreads, and that within these


class Habit:
    """What earlier races of the match have told about a seat."""

    def __init__(self) -> None:
        self.ys: list[float] = []  # claim minus what the ruler thought likely, press by press
        self.strikes: list[bool] = []  # claims that the ruler had disproved clearly
        self.hold_left: float = HOLD
        self.patience_left: float = PATIENCE
        self.stall_left: float = STALL
        self.flagged: bool = False  # measured by the ruler alone

    def plain(self) -> dict[str, Any]:
        """For the journal."""
        return {
            "ys": self.ys[:],
            "strikes": [int(strike) for strike in self.strikes],
            "hold_left": self.hold_left,
            "patience_left": self.patience_left,
            "stall_left": self.stall_left,
            "flagged": self.flagged,
        }

    @staticmethod
    def read(plain: dict[str, Any]) -> Habit:
        habit = Habit()
        habit.ys = [float(y) for y in plain["ys"]]
        habit.strikes = [bool(strike) for strike in plain["strikes"]]
        habit.hold_left = float(plain["hold_left"])
        habit.patience_left = float(plain["patience_left"])
        habit.stall_left = float(plain["stall_left"])
        habit.flagged = bool(plain["flagged"])
        return habit

    def next_race(self) -> Habit:
        """A copy with fuller buckets."""
        habit = Habit()
        habit.ys = self.ys[:]
        habit.strikes = self.strikes[:]
        habit.hold_left = min(HOLD, self.hold_left + HOLD_RACE)
        habit.patience_left = min(PATIENCE, self.patience_left + PATIENCE_RACE)
        habit.stall_left = min(STALL, self.stall_left + STALL_RACE)
        habit.flagged = self.flagged
        return habit


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
