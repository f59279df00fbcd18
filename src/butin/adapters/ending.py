"""How tasks that run for ever are ended: whoever stops a server waits for them, but never for long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN_S = 0.05


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel until it is so: before Python 3.12 `wait_for`, here or in a library, may answer and forget the rest."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_S)
