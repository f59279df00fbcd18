"""How far away a client is: pings that its browser answers by itself, and what the system's own acknowledgements say.

Only at tables that can race: 20 in the first second, then two a second, and the ruler's while a race is on.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import deque
from collections.abc import Callable
from ipaddress import ip_address
from secrets import token_bytes
from statistics import median
from time import perf_counter

KEPT = 100  # round trips
SEND = 200  # pings that may be unanswered
FIRST, FIRST_S, THEN_S = 20, 0.05, 0.5
LATE_S, SKIPPED = 2.0, 0.1  # so many answers may be missing after so long
TCP_INFO_BYTES = 232
RTT_AT, MIN_RTT_AT = 68, 148  # where Linux tells tcpi_rtt and tcpi_min_rtt, in microseconds


class SocketEcho:
    """The echo of one connection."""

    def __init__(self, send_ping: Callable[[bytes], None], line: socket.socket | None, proxy_ms: float = 0.0) -> None:
        self.send_ping = send_ping
        self.line = line
        self.trips: deque[float] = deque(maxlen=KEPT)  # milliseconds
        self.shortest = 0.0
        self.kernel_ms = proxy_ms or kernel_rtt(line)
        self.out: dict[bytes, float] = {}
        self.asked = self.answered = 0
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Measure from now on."""
        if self.timer is None:
            self._ask()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def ping(self, payload: bytes) -> None:
        if len(self.out) >= SEND:
            del self.out[next(iter(self.out))]
        self.out[payload] = perf_counter()
        self.send_ping(payload)

    def ponged(self, payload: bytes) -> None:
        """The browser has answered."""
        sent = self.out.pop(payload, None)
        if sent is not None:
            self.answered += 1
            trip = (perf_counter() - sent) * 1000
            self.trips.append(trip)
            self.shortest = min(self.shortest or trip, trip)

    def least(self) -> float:
        return self.shortest

    def middle(self) -> float:
        return median(self.trips) if self.trips else 0.0

    def kernel(self) -> float:
        now = kernel_rtt(self.line)
        self.kernel_ms = min(self.kernel_ms, now) if self.kernel_ms and now else self.kernel_ms or now
        return self.kernel_ms

    def skips(self) -> bool:
        late = perf_counter() - LATE_S
        missing = sum(1 for sent in self.out.values() if sent < late)
        return missing > SKIPPED * (missing + self.answered)

    def _ask(self) -> None:
        self.asked += 1
        self.timer = asyncio.get_running_loop().call_later(FIRST_S if self.asked < FIRST else THEN_S, self._ask)
        self.ping(b"echo" + token_bytes(6))  # not to be guessed: nobody can answer before it has arrived


def own_line(transport: asyncio.BaseTransport | None) -> socket.socket | None:
    """The socket of a client that is connected to us directly; behind a proxy of the house it would be the proxy's."""
    peer = transport.get_extra_info("peername") if transport is not None else None
    if transport is None or not peer or not ip_address(peer[0].partition("%")[0]).is_global:
        return None
    found: socket.socket | None = transport.get_extra_info("socket")
    return found


def told_by_proxy(transport: asyncio.BaseTransport | None, microseconds: str) -> float:
    """What a proxy of the house says of a client's line, in milliseconds; a client cannot say it itself."""
    if own_line(transport) is not None or not microseconds.isdecimal():
        return 0.0
    return min(float(microseconds[:9]) / 1000, 60_000.0)


def kernel_rtt(line: socket.socket | None) -> float:
    """The shortest round trip that the kernel knows of, in milliseconds; 0 where it does not tell."""
    if line is None or not hasattr(socket, "TCP_INFO"):
        return 0.0
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
    except OSError:
        return 0.0
    for place in (MIN_RTT_AT, RTT_AT):
        if len(told) >= place + 4:
            (microseconds,) = struct.unpack_from("=I", told, place)
            if 0 < microseconds < 60_000_000:
                return float(microseconds) / 1000
    return 0.0
