"""Thoughts that are asked for by a request: nobody thinks on for somebody who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

from butin.adapters.pool import CallOff
from butin.room.errors import Refused

T = TypeVar("T")


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for as long as whoever asked for it is there."""
    working, going = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((working, going), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        going.cancel()


async def thought(begin: Callable[[Callable[[T | None], None]], CallOff]) -> T:
    """Wait for what is thought elsewhere; if nobody waits any more, it is called off."""
    future: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
    call_off = begin(lambda found: None if future.done() else future.set_result(found))
    try:
        found = await future
    finally:
        call_off()
    if found is None:
        raise bots_are_busy()
    return found


def bots_are_busy() -> Refused:
    """Not a no: there is too much to think about."""
    return Refused("too_busy", "the bots have too much to think about: ask again in a moment")


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
