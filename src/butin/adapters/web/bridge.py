"""From the room's walks to asyncio: the one module that knows both engines.

A walk waits with `yield from` (room/running/deferred.py), whatever runs on the loop with `await`. Nobody else does
both.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TypeVar, cast

from butin.room.errors import Refused
from butin.room.running.deferred import Deferred

PATIENCE_S = 10.0  # for the room to answer

T = TypeVar("T")


async def answer(deferred: Deferred[T]) -> T:
    """Wait for what the room will give, here on the loop."""
    future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    deferred.then(partial(_give, future))
    try:
        return await asyncio.wait_for(future, PATIENCE_S)
    except TimeoutError:
        text = "the room does not answer in time: look whether what you wished for has happened, or try again"
        raise Refused("no_answer", text) from None


def _give(future: asyncio.Future[T], value: T | None, error: Exception | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(cast("T", value))
