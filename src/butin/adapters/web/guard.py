"""The guard: headers that keep a page to itself, and limits on how often one address may ask. No address is kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NOT_KEPT = (b"cache-control", b"no-store")  # secrets, hands, tables: all that does not say itself how long it lasts
COSTLY = ("/api/", "/metrics", "/readyz", "/openapi.json")  # to look at: more than handing out a file
# requests of one address: so many at once, and then so many a second
CHANGES = (120, 20.0)
LOOKS = (600, 100.0)
KNOWN = 10_000  # addresses remembered, in memory only, for as long as they knock
LARGEST, HURRY_S = 16_384, 2.0  # of a refused request's body: so much of it is read, for so long
REFUSAL = b'{"type":"refused","id":"","kind":"too_fast","clause":"","text":"too many requests: slow down","values":{}}'


class Allowance:
    """How often each address may still ask."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = float(burst)
        self.rate = rate
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def asked_by(self, address: str) -> bool:
        """Whether it may, this once more."""
        now = monotonic()
        left, heard = self.left.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - heard) * self.rate)
        allowed = left >= 1
        self.left[address] = (left - 1 if allowed else left, now)
        while len(self.left) > KNOWN:
            self.left.popitem(last=False)
        return allowed


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, refused: Callable[[str], None]) -> None:
        self.app = app
        self.refused = refused
        self.changes = Allowance(*CHANGES)
        self.looks = Allowance(*LOOKS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", []))
                kept = any(name == b"cache-control" for name, _ in said)
                message["headers"] = [*said, *HEADERS, *([] if kept else [NOT_KEPT])]
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
        if client is None:
            return True
        if scope["method"] not in ("GET", "HEAD"):
            return self.changes.asked_by(client[0])
        return not scope["path"].startswith(COSTLY) or self.looks.asked_by(client[0])


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
