"""A covering set: few cases in which each value of everything meets each value of everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

Case = dict[str, Any]
Pair = tuple[str, Any, str, Any]


def pairs(case: Mapping[str, Any]) -> set[Pair]:
    """Every two values of a case."""
    return {(one, case[one], other, case[other]) for one, other in combinations(case, 2)}


def covering(values: Mapping[str, Sequence[Any]], apart: tuple[str, ...] = ()) -> list[Case]:
    """Cases that hold every pair at least once: each begins with a missing pair and takes what covers most.

    Where several cover as much it takes what was seldom taken before. Two that are `apart` need not all meet.
    """
    missing = dict.fromkeys(
        (one, first, other, second)
        for one, other in combinations(values, 2)
        if not {one, other} <= {*apart}
        for first, second in product(values[one], values[other])
    )  # in order, so that the same cases come out again
    taken: Counter[tuple[str, Any]] = Counter()
    cases: list[Case] = []
    while missing:
        one, first, other, second = next(iter(missing))
        case: Case = {one: first, other: second}
        for name in values:
            if name not in case:
                gains = [_gain(case, name, value, missing) for value in values[name]]
                ranks = [(gain, -taken[name, value]) for gain, value in zip(gains, values[name], strict=True)]
                case[name] = values[name][ranks.index(max(ranks))]
        cases.append({name: case[name] for name in values})
        taken.update(case.items())
        for pair in pairs(cases[-1]):
            missing.pop(pair, None)
    return cases


def _gain(case: Case, name: str, value: Any, missing: Mapping[Pair, None]) -> int:
    there = ((other, case[other]) for other in case)
    return sum((name, value, *pair) in missing or (*pair, name, value) in missing for pair in there)
