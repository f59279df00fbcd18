"""Middleware: headers that keep a page to itself, and limits on how often one address may ask (limits.py)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from butin.adapters.web.door.limits import Addresses
from butin.room.errors import refusal, too_fast

POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")  # secrets, hands, tables: all that does not say itself how long it lasts
COSTLY = ("/api/", "/metrics", "/readyz", "/openapi.json")  # to look at: more than handing out a file
LARGEST, HURRY_S = 16_384, 2.0  # of a refused request's body: so much of it is read, for so long
REFUSAL = msgspec.json.encode(refusal("", too_fast("too many requests from your address", 1)))


class Middleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, refused: Callable[[str], None], addresses: Addresses) -> None:
        self.app = app
        self.refused = refused
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", []))
                own = {name for name, _ in said}
                message["headers"] = [*said, *(one for one in (*HEADERS, NOT_KEPT) if one[0] not in own)]
            await send(message)

        if self._allowed(scope):
            await self.app(scope, receive, guarded)
            return
        self.refused("too_fast")
        await _read_out(receive)
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await guarded({"type": "http.response.start", "status": 429, "headers": headers})
        await guarded({"type": "http.response.body", "body": REFUSAL})

    def _allowed(self, scope: Scope) -> bool:
        client = scope.get("client")
        looks = scope["method"] in ("GET", "HEAD")
        if client is None or (looks and not scope["path"].startswith(COSTLY)):
            return True
        address = self.addresses.of(client[0])
        return (address.looks if looks else address.changes).take(monotonic())


async def _read_out(receive: Receive) -> None:
    """Take in what still comes of a request: a line that is closed on unread bytes loses the answer, too."""
    size = 0
    try:
        async with asyncio.timeout(HURRY_S):
            while size <= LARGEST:
                message = await receive()
                size += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return
