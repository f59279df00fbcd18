"""One client of the load: plays random legal moves, comes back by itself, and notes all that it says and hears.

An unanswered wish is made again with the same id after every broken connection, so that it is granted once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

import msgspec

from bench.room.link import DROPPED, Link
from butin.core.chance import FastChance
from butin.room.table import OVER, WAITING

RETRY_S = 0.05
IMPATIENT_S = 3.0  # after so long without an answer on a good line, the wish is made again

Line = dict[str, Any]  # what a client noted: `what`, `client`, `table`, the time `t`, and what belongs to it
Note = Callable[[Line], None]

_encode = msgspec.json.Encoder().encode


class Heard(msgspec.Struct):
    """Anything that the server says at a table. Views stay text until they are needed."""

    type: str
    n: int = 0
    id: str = ""
    kind: str = ""
    you: list[int] = []
    entry: dict[str, Any] = {}
    table: dict[str, Any] | None = None
    views: dict[str, msgspec.Raw] = {}
    hashes: dict[str, str] = {}
    missed: list[dict[str, Any]] = []


class Glance(msgspec.Struct):
    """What a player who plays at random reads of a view."""

    legal: list[str]
    scores: list[int] | None = None


_hear = msgspec.json.Decoder(Heard).decode
_glance = msgspec.json.Decoder(Glance).decode


class Player:
    """A seat at a table. The first of a table starts the match and offers the next one."""

    def __init__(
        self, server: str, table: str, secret: str, name: str, *, first: bool, pace_s: float, mischief: int, note: Note
    ) -> None:
        self.address = f"ws{server.removeprefix('http')}/ws"
        self.table, self.secret, self.name, self.first = table, secret, name, first
        self.pace_s = pace_s
        self.mischief = mischief  # of a hundred moves, so many are nonsense and must be refused
        self.write_down = note
        self.chance = FastChance(crc32(name.encode()))
        self.n = 0
        self.laid: dict[str, Any] = {}
        self.views: dict[str, msgspec.Raw] = {}
        self.wish: dict[str, Any] | None = None  # the one that is not yet answered
        self.wishes = 0
        self.link: Link | None = None
        self.entered = self.resting = False
        self.entered_at = 0.0
        self.moved_on = 0.0  # when the connection was made on which a move of ours was last acknowledged
        self.moves = 0
        self.timers: dict[str, asyncio.TimerHandle] = {}

    async def run(self) -> None:
        """Stay at the table until told otherwise, whatever happens to the line."""
        where, loop = urlsplit(self.address), asyncio.get_running_loop()
        host, port = where.hostname or "", where.port or 80
        try:
            while True:
                code = DROPPED
                try:
                    link = Link(self.address, self._enter, self.heard)
                    await loop.create_connection(lambda link=link: link, host, port)  # type: ignore[misc]
                    code = await link.closed
                except OSError:
                    pass
                if self.entered:
                    self.note("lost", code=code)
                self.entered, self.link = False, None
                await asyncio.sleep(RETRY_S)
        finally:
            for timer in self.timers.values():
                timer.cancel()
            if self.link is not None:
                self.link.drop()

    def heard(self, data: bytes) -> None:
        message = _hear(data)
        if message.type == "hello":
            self._hello(message)
        elif message.type == "news":
            self._news(message)
        elif message.type in ("granted", "refused"):
            self._answer(message)

    def note(self, what: str, **values: object) -> None:
        self.write_down({"t": monotonic(), "client": self.name, "table": self.table, "what": what, **values})

    def _enter(self, link: Link) -> None:
        self.link = link
        since = {"since": self.n} if self.n else {}
        link.send(_encode({"do": "enter", "table": self.table, "secret": self.secret, **since}))

    def _hello(self, message: Heard) -> None:
        missed = [[one["n"], one["entry"]] for one in message.missed]
        self.note("hello", n=message.n, you=message.you, missed=missed, **_sums(message))
        self.n, self.views, self.laid = message.n, message.views, message.table or {}
        self.entered, self.entered_at = True, monotonic()
        if self.wish is not None:
            self._send()
        else:
            self._soon()

    def _news(self, message: Heard) -> None:
        self.note("news", n=message.n, entry=message.entry, **_sums(message))
        if message.n != self.n + 1 and self.link is not None:
            self.link.drop()  # something is missing: ask for all since what is known
            return
        self.n = message.n
        self.views = message.views or self.views
        self.laid = message.table or self.laid
        self._soon()

    def _answer(self, message: Heard) -> None:
        if message.type == "granted":
            self.note("granted", id=message.id, n=message.n)
        else:
            self.note("refused", id=message.id, kind=message.kind)
        if self.wish is None or message.id != self.wish["id"]:
            return
        if message.type == "granted" and self.wish["do"] == "move":
            self.moved_on = self.entered_at
            self.moves += 1
        self.wish = None
        self._soon()

    def _soon(self) -> None:
        if self.pace_s:
            self._later("act", self.pace_s, self._act)
        else:
            self._act()

    def _act(self) -> None:
        if self.wish is None and self.entered and not self.resting:
            wish = self._chosen()
            if wish is not None:
                self.wishes += 1
                self.wish = {"id": f"{self.name}-{self.wishes}", **wish}
                self._send()

    def _chosen(self) -> dict[str, Any] | None:
        phase, asked = self.laid["phase"], self.laid["asked"]
        if phase == WAITING and self.first and all(seat["person"] for seat in self.laid["seats"]):
            return {"do": "start"}
        if phase == OVER and asked is None and self.first:
            return {"do": "again"}
        if asked is not None and any(int(seat) in asked["missing"] for seat in self.views):
            return {"do": "answer", "yes": True}
        for seat, view in self.views.items():
            seen = _glance(view)
            if seen.legal and seen.scores is None:
                nonsense = self.chance.below(100) < self.mischief
                move = "nonsense" if nonsense else seen.legal[self.chance.below(len(seen.legal))]
                return {"do": "move", "seat": int(seat), "move": move}
        return None

    def _send(self) -> None:
        if self.wish is not None and self.link is not None and self.entered:
            self.note("wish", **self.wish)
            self.link.send(_encode(self.wish))
            self._later("again", IMPATIENT_S, self._send)

    def _later(self, what: str, seconds: float, then: Callable[[], None]) -> None:
        if what in self.timers:
            self.timers[what].cancel()
        self.timers[what] = asyncio.get_running_loop().call_later(seconds, then)


def _sums(message: Heard) -> dict[str, Any]:
    """The checksums that the server told, and those of what has really come."""
    if not message.views:
        return {}
    return {"told": message.hashes, "seen": {seat: f"{crc32(view):08x}" for seat, view in message.views.items()}}
