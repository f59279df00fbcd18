"""One stranger at one address, with a table that was played to its end and some at which it is their turn."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from secrets import token_hex
from typing import Any

from bench.room.light_seats import Seat, Spot, Tally
from bench.trouble.target import STRANGERS
from kit.bad_frames import handshake

THINKERS = 8  # tables at which hints are asked for
LATE = {"game": "labyrinthe", "watch_delay_s": 600}
PATIENCE_S = 120.0
MOVES = 2000  # at that table: fewer than an address may make at once


class Deaf(asyncio.Protocol):
    """A connection that says what it is told to say, and throws away what it hears."""

    def __init__(self, then: bytes = b"") -> None:
        self.transport: asyncio.Transport | None = None
        self.then = then  # what it says when it is answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.send(self.then)
        self.then = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None

    @property
    def open(self) -> bool:
        return self.transport is not None and not self.transport.is_closing()

    def send(self, data: bytes) -> None:
        if self.transport is not None and data:
            self.transport.write(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Stranger:
    """What they have, and what came of each way."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.secret = token_hex(16)
        self.tally: Counter[str] = Counter()
        self.swollen: dict[str, Any] = {}
        self.late: dict[str, Any] = {}
        self.thinkers: list[str] = []

    async def prepare(self) -> None:
        """A table that was played to its end, and some at which it is the stranger's turn."""
        ask = Asker(self)
        opening = {"game": "voleurs", "seats": 2, "secret": self.secret, "first": 0, "away_s": 600}
        self.swollen = json.loads((await ask("POST", "/api/tables", opening))[1])
        table = f"/api/tables/{self.swollen['table']}"
        await ask("POST", "/api/join", {"link": self.swollen["join"], "secret": self.secret})
        await ask("POST", f"{table}/wishes", {"do": "start"})
        while move := _legal(json.loads((await ask("GET", table))[1])):
            await ask("POST", f"{table}/wishes", {"do": "move", **move})
        bots = dict.fromkeys(map(str, range(1, 6)), "renard")
        for _ in range(THINKERS):
            _, answer = await ask("POST", "/api/tables", {**opening, "seats": 6, "bots": bots})
            self.thinkers.append(json.loads(answer)["table"])
            await ask("POST", f"/api/tables/{self.thinkers[-1]}/wishes", {"do": "start"})
        self.late = json.loads((await ask("POST", "/api/tables", {**opening, **LATE}))[1])
        await ask("POST", "/api/join", {"link": self.late["join"], "secret": self.secret})
        await ask("POST", f"/api/tables/{self.late['table']}/wishes", {"do": "start"})
        ask.close()
        await self._play(Spot(self.late))

    async def _play(self, spot: Spot) -> None:
        """Both hands of a table, as fast as they may."""
        done = asyncio.Event()

        def turn(seat: Seat) -> None:
            if seat.wishes < MOVES:
                seat.move()
            else:
                done.set()

        def hands() -> Seat:
            return Seat(spot, [0, 1], Tally(turn))

        loop = asyncio.get_running_loop()
        _, seat = await loop.create_connection(hands, "127.0.0.1", self.port, local_addr=(STRANGERS, 0))
        async with asyncio.timeout(PATIENCE_S):
            await done.wait()
        seat.hang_up()

    async def socket(self, *frames: bytes) -> Deaf:
        return await self.knock(handshake(self.host), b"".join(frames))

    async def knock(self, request: bytes, then: bytes = b"") -> Deaf:
        loop, here = asyncio.get_running_loop(), (STRANGERS, 0)
        _, line = await loop.create_connection(lambda: Deaf(then), "127.0.0.1", self.port, local_addr=here)
        line.send(request)
        return line


class Asker:
    """One connection for requests, opened again whenever it was closed."""

    def __init__(self, stranger: Stranger) -> None:
        self.stranger = stranger
        self.writer: asyncio.StreamWriter | None = None

    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.stranger.host}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {self.stranger.secret}\r\nX-Forwarded-For: {_forged()}\r\n"
        if self.writer is None:
            where = ("127.0.0.1", self.stranger.port)
            self.reader, self.writer = await asyncio.open_connection(*where, local_addr=(STRANGERS, 0))
        try:
            self.writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
            said = (await self.reader.readuntil(b"\r\n\r\n")).lower()
            return int(said.split()[1]), await self._body(said)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            return 0, b""

    async def _body(self, head: bytes) -> bytes:
        size = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
        if size:
            return await self.reader.readexactly(int(size))
        return await self.reader.readuntil(b"0\r\n\r\n")  # in chunks, and short: no

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


def _forged() -> str:
    return f"203.0.113.{os.urandom(1)[0]}"


def _legal(found: dict[str, Any]) -> dict[str, Any]:
    return next(
        ({"seat": int(seat), "move": view["legal"][0]} for seat, view in found["views"].items() if view["legal"]), {}
    )
