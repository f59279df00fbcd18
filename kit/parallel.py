"""Work cut into pieces, for two processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")


def spread(work: Callable[[A], B], pieces: list[A]) -> list[B]:
    """The answers in order; a little work is done at once."""
    if len(pieces) < 3:
        return [work(piece) for piece in pieces]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        return list(pool.map(work, pieces))
