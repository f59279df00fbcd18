"""Two things measured in turn, again and again: what one is of the other, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from statistics import median

FEWEST = 6  # with fewer pairs nothing can be said with 95 %


@dataclass(frozen=True)
class Ratio:
    """The median of many pairs' ratios, and the interval that holds the true one in 95 of 100 runs."""

    pairs: int
    ratio: float
    low: float
    high: float


def paired(ours: list[float], theirs: list[float]) -> Ratio:
    """Each of ours against the one that was measured beside it. Of ratios only the order counts, so that a slice in
    which the machine stood still is one of many and no more."""
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True))
    nth = _outer(len(ratios))
    return Ratio(len(ratios), median(ratios), ratios[nth], ratios[-1 - nth])


def _outer(pairs: int) -> int:
    """How many of so many sorted values may be left out at each end: the median lies further out in 5 of 100 runs."""
    if pairs < FEWEST:
        raise ValueError(f"there are {pairs} pairs: expected at least {FEWEST}")
    nth = 0
    while 2 * sum(comb(pairs, number) for number in range(nth + 2)) <= 0.05 * 2**pairs:
        nth += 1
    return nth
