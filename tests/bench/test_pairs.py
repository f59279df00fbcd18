"""Pairs: the interval holds the true ratio as often as it says, and a busy slice is tried again."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from bench.pairs import FEWEST, paired
from bench.room.interleaved import BUSY, FLAT, TRIES, Found, _quiet
from bench.room.sample import Sample

CALM = Sample(1.0, 1.0, 1.0, 1.0, 0.1, 0.0)


@pytest.mark.parametrize("pairs", [FEWEST, 20, 60])
def test_the_interval_holds_the_true_ratio_in_95_of_100_runs(pairs: int) -> None:
    chance, held = random.Random(pairs), 0
    for _ in range(1000):
        speeds = [chance.lognormvariate(0, 0.5) for _ in range(pairs)]  # the machine's: it changes all the time
        ours = [0.9 * speed * chance.lognormvariate(0, 0.1) for speed in speeds]
        theirs = [speed * chance.lognormvariate(0, 0.1) for speed in speeds]
        found = paired(ours, theirs)
        assert found.low <= found.ratio <= found.high
        held += found.low <= 0.9 <= found.high
    assert held >= 930


def test_of_sixty_pairs_the_middle_eighteen_are_the_interval() -> None:
    found = paired([float(number) for number in range(1, 61)], [1.0] * 60)
    assert (found.pairs, found.ratio, found.low, found.high) == (60, 30.5, 22, 39)


def test_too_few_pairs_say_nothing() -> None:
    with pytest.raises(ValueError, match="5 pairs: expected at least 6"):
        paired([1.0] * 5, [1.0] * 5)


@pytest.mark.parametrize(("busy", "repeated", "kept_busy"), [(0, 0, 0), (2, 2, 0), (9, TRIES - 1, 1)])
def test_a_slice_in_which_others_were_busy_is_repeated(busy: int, repeated: int, kept_busy: int) -> None:
    samples = [replace(CALM, others_busy=BUSY * 2)] * busy + [CALM] * TRIES

    async def run(load: str, seconds: float) -> Sample:
        return samples.pop(0)

    found = Found()
    asyncio.run(_quiet(found, run, FLAT, 1.0))
    assert (found.slices, found.repeated, found.busy) == (1, repeated, kept_busy)
