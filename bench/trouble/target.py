"""Where hostile guests go: the door of a server, a table of their own, and tables of others that they know of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from bench.trouble.held import Held
from bench.trouble.spoils import Spoils
from kit.bad_frames import Line, handshake

STRANGERS = "127.0.0.66"  # where they come from; the honest come from 127.0.0.1, whose word for others is taken
PATIENCE_S = 5.0


class Target:
    """Their own table has links and secrets, so that they get past the door."""

    def __init__(self, port: int, table: dict[str, Any], held: list[Held] | None = None) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.table = table
        self.held = held or []
        self.spoils = Spoils()

    async def knock(self, *, small: bool = False) -> Line:
        """A connection, before anything is said."""
        return await Line.open(self.port, small=small, address=STRANGERS, look=self.spoils.look)

    async def line(self, *, small: bool = False, listen: bool = True) -> Line:
        line = await self.knock(small=small)
        await line.shake_hands(handshake(self.host), listen=listen)
        return line

    async def answered(self, request: bytes) -> bytes:
        """What comes back to a request until the line is closed from there, or for a while."""
        line = await self.knock()
        await line.send(request)
        try:
            answer = await asyncio.wait_for(line.reader.read(), PATIENCE_S)
        except (OSError, TimeoutError):
            answer = b""
        self.spoils.look(answer)
        line.hang_up()
        return answer

    def enter(self, kind: str) -> dict[str, Any]:
        if kind == "secret":
            return {"do": "enter", "table": self.table["table"], "secret": self.table["secret"]}
        return {"do": "enter", "link": self.table[kind], "secret": self.table["secret"] if kind == "join" else ""}


Guest = Callable[[Target, Random, int], Awaitable[int]]  # sends about so many messages; how many it could


def status(answer: bytes) -> int:
    """Of an answer to a request; 0 where there is none."""
    return int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
