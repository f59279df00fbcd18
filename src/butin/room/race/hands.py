"""A hand: one seat at a race, and what is remembered of it from race to race of a match.

What a seat may use up is kept in buckets that fill a little with every race: the wait for its paint,
the room's patience, stalls of its line.
"""

from __future__ import annotations

from typing import Any, Final

PRESSES: Final = 60  # so many are remembered
RECENT: Final = 20  # so many count for strikes
HOLD, HOLD_RACE = 40.0, 12.0  # ms between receipt and paint that are believed: at most, and more with each race
PATIENCE, PATIENCE_RACE = 2000.0, 100.0  # ms that the others wait for a seat beyond the usual
STALL, STALL_RACE = 1000.0, 20.0  # ms that a late delivery may have been later than usual


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


class Hand:
    """One seat at a race, as it is known before."""

    def __init__(
        self,
        seat: int,
        rtt_min: float = 0.0,
        rtt_med: float = 0.0,
        kernel_rtt: float = 0.0,
        resolution: float = 0.1,
        bot: bool = False,
        habit: Habit | None = None,
        may_take: int = 2,
        skips: bool = False,
    ) -> None:
        self.seat: int = seat
        self.rtt_min: float = rtt_min
        self.rtt_med: float = rtt_med
        self.kernel_rtt: float = kernel_rtt  # 0 = unknown
        self.resolution: float = resolution  # of its timer
        self.bot: bool = bot  # no line: its claims are put in before the reveal, and nobody waits for it
        self.habit: Habit = habit if habit is not None else Habit()
        self.may_take: int = may_take  # objects, in the second phase
        self.skips: bool = skips  # has left pings without an answer, which browsers do not do

    def plain(self) -> dict[str, Any]:
        """For the journal."""
        return {
            "seat": self.seat,
            "rtt_min": self.rtt_min,
            "rtt_med": self.rtt_med,
            "kernel_rtt": self.kernel_rtt,
            "resolution": self.resolution,
            "bot": self.bot,
            "habit": self.habit.plain(),
            "may_take": self.may_take,
            "skips": self.skips,
        }

    @staticmethod
    def read(plain: dict[str, Any]) -> Hand:
        return Hand(
            int(plain["seat"]),
            float(plain["rtt_min"]),
            float(plain["rtt_med"]),
            float(plain["kernel_rtt"]),
            float(plain["resolution"]),
            bool(plain["bot"]),
            Habit.read(plain["habit"]),
            int(plain["may_take"]),
            bool(plain["skips"]),
        )


def lead(hand: Hand) -> float:
    """How long before the common moment a seat's reveal is sent."""
    return min(hand.rtt_med / 2, 150.0)


def playout(hands: list[Hand]) -> float:
    """How long after a grab's race time everybody sees it: long enough for the farthest."""
    return min(250.0, max(80.0, max((hand.rtt_med for hand in hands), default=0.0) + 40.0))


def second_start(first_claim: float, verdict: float, hands: list[Hand]) -> float:
    """When the second phase begins: after the animation, and when the farthest has heard the verdict."""
    return max(first_claim + 450.0, verdict + max((hand.rtt_med / 2 for hand in hands), default=0.0))
