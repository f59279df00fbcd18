"""Endgames of the maze that can be solved, and what an expert makes of them."""

from __future__ import annotations

from bench.strength.mazes import endgame, solve


def test_the_spider_loses_nothing_in_endgames_that_can_be_solved() -> None:
    solved = [solve(state, seed) for seed in (2, 3, 5) if (state := endgame(seed)) is not None]
    assert solved and all(best == chosen for best, chosen in solved)
