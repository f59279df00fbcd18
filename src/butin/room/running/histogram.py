"""How long something took, how often: counted in steps, so that it costs the same however often it happens."""

from __future__ import annotations

from bisect import bisect_left

STEPS_S = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """Counts of durations up to each step, the last for all that took longer."""

    __slots__ = ("counts", "total_s")

    def __init__(self) -> None:
        self.counts: list[int] = [0] * (len(STEPS_S) + 1)
        self.total_s: float = 0.0

    def add(self, seconds: float, times: int = 1) -> None:
        self.counts[bisect_left(STEPS_S, seconds)] += times
        self.total_s += seconds * times
