"""Light seats that come back to their table by themselves, as the page does (client/src/wire/line.ts)."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from itertools import count
from random import random
from time import perf_counter

import msgspec

from bench.room.light_seats import Seat, Spot, Tally

PAUSES_MS = (250, 500, 1000, 2000, 4000, 8000)
SOON_MS = 2000  # the first try waits no longer for others
PATIENCE_S = 5.0  # for a line to open
MOVE = "m-"  # how the wishes for moves begin


def pauses_s(tries: int, spread_ms: float) -> tuple[float, float]:
    """After so many tries in vain: what a page waits by itself, and its part of the time that the house asks for."""
    alone = PAUSES_MS[min(tries, len(PAUSES_MS) - 1)] * (0.8 + random() * 0.4)  # noqa: S311
    spread = spread_ms if tries else min(spread_ms, SOON_MS)
    return alone / 1000, random() * spread / 1000  # noqa: S311


@dataclass
class Way:
    """How all come back, and what they have been promised."""

    port: int
    heeds: bool = True  # whether they spread their return as the house asks
    killed_at: float = 0.0
    heard_at: float = 0.0  # anything, by anybody
    waits: list[float] = field(default_factory=list)  # seconds from the kill to the hello, of each who is back
    prolonged: int = 0  # pauses that were longer because of heeding
    tries: int = 0
    granted: list[tuple[str, int, str]] = field(default_factory=list)  # moves: the table, the entry, the wish

    def begin(self, *, heeds: bool) -> None:
        """The server is killed now."""
        self.heeds, self.killed_at = heeds, perf_counter()
        self.waits, self.prolonged, self.tries = [], 0, 0


class Told(msgspec.Struct):
    """What somebody who comes back reads besides."""

    type: str
    n: int = 0
    id: str = ""
    spread_ms: int = 0


_tell = msgspec.json.Decoder(Told).decode


class Regular(Seat):
    """Somebody who plays, and who is not stopped by a lost line."""

    def __init__(self, spot: Spot, numbers: list[int], tally: Tally, way: Way) -> None:
        super().__init__(spot, numbers, tally)
        self.way = way
        self.n = 0
        self.spread_ms = 0
        self.back_at = 0.0  # when the last hello came
        self.ponged = False
        self.shaken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.coming: asyncio.Task[None] | None = None

    def opened(self) -> None:
        if not self.shaken.done():
            self.shaken.set_result(True)
        if self.n:
            who = {"table": self.spot.identity, "secret": self.spot.secrets[self.numbers[0]]}
            self.words = json.dumps({"do": "enter", **who, "since": self.n}).encode()
        super().opened()

    def heard(self, data: bytes) -> None:
        told, self.way.heard_at = _tell(data), perf_counter()
        self.n = max(self.n, told.n)
        if told.type == "granted" and told.id.startswith(MOVE):
            self.way.granted.append((self.spot.identity, told.n, told.id))
        elif told.type in ("hello", "pong"):
            self.spread_ms = told.spread_ms
            self.ponged = told.type == "pong"
        if told.type == "hello":
            self._greeted()
        super().heard(data)

    def _greeted(self) -> None:
        if self.back_at < self.way.killed_at:
            self.way.waits.append(self.way.heard_at - self.way.killed_at)
        self.back_at, self.legal = self.way.heard_at, []

    def lost(self) -> None:
        super().lost()
        if not self.shaken.done():
            self.shaken.set_result(False)
        if self.is_open and not self.tally.leaving:
            self.coming = asyncio.get_running_loop().create_task(self._come_back())

    async def _come_back(self) -> None:
        for tries in count():
            alone, part = pauses_s(tries, self.spread_ms)
            self.way.prolonged += self.way.heeds and part > alone
            await asyncio.sleep(max(alone, part) if self.way.heeds else alone)
            self.way.tries += 1
            if await self._open():
                return

    async def _open(self) -> bool:
        loop = asyncio.get_running_loop()
        self.shaken = loop.create_future()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await loop.create_connection(lambda: self, "127.0.0.1", self.way.port)
                return await self.shaken
        except (OSError, TimeoutError):
            if self.transport is not None:
                self.transport.abort()
            return False
