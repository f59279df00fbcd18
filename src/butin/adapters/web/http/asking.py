"""From a request to what it asks for: its body, its numbers, whose it is, and what is thought for it.

Nobody thinks on for somebody who has gone.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from butin.adapters.pool import CallOff
from butin.adapters.web.door.address import network_of
from butin.adapters.web.strict import strict
from butin.adapters.web.wire import read_table_wish
from butin.room.errors import Refused, too_busy
from butin.room.wishes import TableWish

LARGEST = 16_384  # bytes in a body
HURRY_S = 10.0  # for a body to come

T = TypeVar("T")


async def body_of(request: Request, kind: Any) -> Any:
    """What a request brings along, as it is described."""
    data = b""
    try:
        async with asyncio.timeout(HURRY_S):
            async for chunk in request.stream():
                data += chunk
                if len(data) > LARGEST:
                    raise Refused("too_large", f"the body is larger than {LARGEST} bytes")
    except TimeoutError:
        raise Refused("too_slow", f"the body did not come within {HURRY_S:.0f} seconds") from None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":  # which a page of another house cannot send unless it is allowed to
        raise Refused("not_json", f"the body is {media[:40] or 'anything'}: expected content-type application/json")
    try:
        return _reader(kind)(data)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"cannot read the body: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("bad_request", "cannot read the body: expected one JSON object") from None


@cache
def _reader(kind: Any) -> Callable[[bytes], Any]:
    """Made once for each kind of body."""
    return read_table_wish if kind == TableWish else msgspec.json.Decoder(strict(kind)).decode


def secret_with(request: Request) -> str:
    """The secret that a request came with; '' if it came with none."""
    word, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret if word.lower() == "bearer" else ""


def network_behind(request: Request) -> str:
    """Where a request comes from, as the pool counts it."""
    return network_of(request.client.host) if request.client is not None else ""


def number_in(request: Request, name: str, default: int, low: int, high: int) -> int:
    """A number that the address names, or the default."""
    text = request.query_params.get(name, str(default))
    if not re.fullmatch("-?[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise Refused("bad_request", f"{name} cannot be {text[:20]!r}: expected {low} to {high}")
    return int(text)


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
    return too_busy("the bots have too much to think about: ask again in a moment")


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
