"""The door: headers that keep a page to itself, and limits on how often one address may knock. No address is kept."""

from __future__ import annotations

from collections import OrderedDict
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
BURST, RATE = 120, 20.0  # requests of one address
KNOWN = 10_000  # addresses remembered, in memory only, for as long as they knock
REFUSAL = b'{"type":"refused","id":"","kind":"too_fast","clause":"","text":"too many requests: slow down","values":{}}'


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.allowances: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        client = scope.get("client")
        if scope["method"] != "GET" and client is not None and not self._allowed(client[0]):
            await guarded(
                {"type": "http.response.start", "status": 429, "headers": [(b"content-type", b"application/json")]}
            )
            await guarded({"type": "http.response.body", "body": REFUSAL})
            return
        await self.app(scope, receive, guarded)

    def _allowed(self, address: str) -> bool:
        now = monotonic()
        allowance, heard = self.allowances.pop(address, (float(BURST), now))
        allowance = min(float(BURST), allowance + (now - heard) * RATE)
        allowed = allowance >= 1
        self.allowances[address] = (allowance - 1 if allowed else allowance, now)
        while len(self.allowances) > KNOWN:
            self.allowances.popitem(last=False)
        return allowed
