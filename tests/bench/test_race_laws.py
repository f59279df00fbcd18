"""The arbiter's laws, on random logs; and that each fault which could be made in it would be found."""

from __future__ import annotations

from random import Random

import pytest

from bench.race.laws import broken


@pytest.mark.parametrize("seed", range(8))
def test_random_logs_break_no_law(seed: int) -> None:
    chance = Random(seed)
    for _ in range(60):
        assert not broken(chance)
