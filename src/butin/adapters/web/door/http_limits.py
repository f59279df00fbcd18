"""uvicorn's HTTP, with a limit on how many may stand in it, and for how long without a word."""

from __future__ import annotations

import asyncio
import sys
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from butin.adapters.web.door.limits import CROWDED, Address
from butin.adapters.web.door.proxies import proxies
from butin.adapters.web.middleware import HEADERS

HURRY_S = 10.0  # for the head of a request to come, or the rest of one that was answered before its end
NOTHING, HEAD, REST = "", "head", "rest"  # what a client owes us
FLUSH_S = 5.0  # for an answer to be taken
SPARE = 100  # files that the house needs for itself
MOST = 50_000  # connections of one server, where the system allows so many
TWO_LENGTHS = {b"content-length", b"transfer-encoding"}
TURNED_AWAY = {
    HTTPStatus.SERVICE_UNAVAILABLE: "full",
    HTTPStatus.TOO_MANY_REQUESTS: "crowded",
    HTTPStatus.REQUEST_TIMEOUT: "too_slow",
    HTTPStatus.BAD_REQUEST: "bad_request",
}


def room_for() -> int:
    """How many connections fit: raises the system's limit as far as it may, and keeps some files for ourselves."""
    if sys.platform == "win32":  # which has no such limit
        return MOST
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    here, wanted = (MOST + SPARE if one == resource.RLIM_INFINITY else min(one, MOST + SPARE) for one in (soft, hard))
    while wanted > here:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # a Mac's limit is said to be infinite, and is not
            wanted //= 2
        else:
            return wanted - SPARE
    return here - SPARE


class Reader(h11.Connection):
    """HTTP as it comes. A body with two lengths may hide a second request: it is no request at all (RFC 9112, 6.1)."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request) and {name for name, _ in event.headers} >= TWO_LENGTHS:
            raise h11.RemoteProtocolError("content-length together with transfer-encoding")
        return event


class HttpLimits(H11Protocol):
    """One connection until it is known what it wants; a socket goes on from here to `Socket`."""

    def __init__(self, *things: Any, **more: Any) -> None:
        super().__init__(*things, **more)
        self.conn = Reader(h11.SERVER)
        self.owed = NOTHING
        self.hurry: asyncio.TimerHandle | None = None
        self.address: Address | None = None  # of which this connection is one; unknown behind a proxy of the house

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.app_state["most"]:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "the house is full: try again later\n")
        elif self._crowded():
            self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, CROWDED)
        else:
            self._wait_for(HEAD)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._wait_for(HEAD if self._idle() else REST if self._answered() else NOTHING)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._answered():
            self._wait_for(REST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(NOTHING)
        self._count_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._count_no_more()  # the socket counts itself, as that of whoever a proxy speaks for
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._turn_away(HTTPStatus.BAD_REQUEST, f"{msg}\n")
        else:
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(FLUSH_S, self.transport.abort)

    def _crowded(self) -> bool:
        """Count this connection as one of its address; whether these are too many."""
        if self.client is None or self.client[0] in proxies(self.config):
            return False
        self.address = self.app_state["gateway"].addresses.of(self.client[0])
        self.address.connections += 1
        return self.address.crowded

    def _count_no_more(self) -> None:
        if self.address is not None:
            self.address.connections -= 1
            self.address = None

    def _idle(self) -> bool:
        return self.conn.their_state is h11.IDLE and self.conn.our_state is h11.IDLE

    def _answered(self) -> bool:
        """Whether the answer is out, and the request still comes in."""
        return self.conn.their_state is h11.SEND_BODY and self.conn.our_state is h11.DONE

    def _wait_for(self, what: str) -> None:
        """Something is owed to us from now on, and patience has an end; bytes that trickle in do not renew it."""
        if what != self.owed:
            self.owed = what
            if self.hurry is not None:
                self.hurry.cancel()
            self.hurry = self.loop.call_later(HURRY_S, self._too_slow) if what else None

    def _too_slow(self) -> None:
        if self.owed == HEAD and self._idle():
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT, f"the request did not come within {HURRY_S:.0f} seconds\n")
        elif self.owed == REST:
            self.transport.abort()

    def _turn_away(self, status: HTTPStatus, text: str) -> None:
        """An answer before there was a whole request."""
        self._wait_for(NOTHING)
        self.app_state["gateway"].refused(TURNED_AWAY[status])
        body = text.encode()
        head = [f"HTTP/1.1 {status.value} {status.phrase}".encode(), b"connection: close"]
        head += [b"content-type: text/plain; charset=utf-8", b"content-length: %d" % len(body)]
        head += [name + b": " + value for name, value in HEADERS]
        self.transport.write(b"\r\n".join([*head, b"", body]))
        self.transport.close()
        self.loop.call_later(FLUSH_S, self.transport.abort)
