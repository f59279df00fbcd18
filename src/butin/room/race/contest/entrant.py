"""One seat at a race, as it is known before."""

from __future__ import annotations

from typing import Any

from butin.room.race.contest.habit import Habit


class Entrant:
    """How far away it is, how fine its clock, and its habit."""

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
        full: bool = False,
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
        self.full: bool = full  # its hand holds what was won just before the race

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
            "full": self.full,
        }

    @staticmethod
    def read(plain: dict[str, Any]) -> Entrant:
        return Entrant(
            int(plain["seat"]),
            float(plain["rtt_min"]),
            float(plain["rtt_med"]),
            float(plain["kernel_rtt"]),
            float(plain["resolution"]),
            bool(plain["bot"]),
            Habit.read(plain["habit"]),
            int(plain["may_take"]),
            bool(plain["skips"]),
            bool(plain["full"]),
        )


def lead(entrant: Entrant) -> float:
    """How long before the common moment a seat's reveal is sent."""
    return min(entrant.rtt_med / 2, 150.0)


def playout(entrants: list[Entrant]) -> float:
    """How long after a grab's race time everybody sees it: long enough for the farthest."""
    return min(250.0, max(80.0, max((entrant.rtt_med for entrant in entrants), default=0.0) + 40.0))


def second_start(first_claim: float, verdict: float, entrants: list[Entrant]) -> float:
    """When the second phase begins: after the animation, and when the farthest has heard the verdict."""
    return max(first_claim + 450.0, verdict + max((entrant.rtt_med / 2 for entrant in entrants), default=0.0))
