"""One client of the load: plays random legal moves, comes back by itself, and notes all that it says and hears.

An unanswered wish is made again with the same id after every broken connection, so that it is granted once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, TypedDict
from zlib import crc32

import msgspec

from butin.client.seat import Seat, Update
from butin.core.chance import FastChance
from butin.room.table.table import OVER, WAITING
from kit.clients import AsyncClient

Line = dict[str, Any]  # what a client noted: `what`, `client`, `table`, the time `t`, and what belongs to it
Note = Callable[[Line], None]


class Heard(TypedDict, total=False):
    """Anything that the server says at a table. Views stay text until they are needed."""

    type: str
    n: int
    id: str
    kind: str
    again: bool
    values: dict[str, Any]
    you: list[int]
    entry: dict[str, Any]
    table: dict[str, Any]
    views: dict[str, msgspec.Raw]
    missed: list[dict[str, Any]]
    spread_ms: int


class Glance(msgspec.Struct):
    """What a player who plays at random reads of a view."""

    legal: list[str]
    scores: list[int] | None = None


_hear = msgspec.json.Decoder(Heard).decode
_glance = msgspec.json.Decoder(Glance).decode
_decode = msgspec.json.Decoder().decode
_sorted = msgspec.json.Encoder(order="sorted").encode


class Chair(Seat):
    """Views are not read before they are needed, and whatever was refused must not be found in the journal."""

    asks_again = False
    patience_s = 3.0
    pauses = (0.05,)
    read = staticmethod(_hear)  # type: ignore[assignment]
    written = staticmethod(bytes)


class Player(AsyncClient):
    """A seat at a table. The first of a table starts the match and offers the next one."""

    def __init__(
        self, server: str, table: str, secret: str, name: str, *, first: bool, pace_s: float, mischief: int, note: Note
    ) -> None:
        super().__init__(Chair({"table": table, "secret": secret}, prefix=name), server)
        self.table, self.secret, self.name, self.first = table, secret, name, first
        self.pace_s = pace_s
        self.mischief = mischief  # of a hundred moves, so many are nonsense and must be refused
        self.write_down = note
        self.chance = FastChance(crc32(name.encode()))
        self.asked: dict[str, Any] | None = None  # the wish that is not yet answered
        self.resting = False
        self.entered_at = 0.0
        self.moved_on = 0.0  # when the connection was made on which a move of ours was last acknowledged
        self.moves = 0
        self.acting: asyncio.TimerHandle | None = None

    @property
    def laid(self) -> dict[str, Any]:
        return self.seat.table

    async def run(self) -> None:
        """Stay at the table until told otherwise, whatever happens to the line."""
        try:
            await super().run()
        finally:
            if self.acting is not None:
                self.acting.cancel()

    def updated(self, update: Update) -> None:
        message = update.message
        if message["type"] == "hello":
            missed = [[one["n"], one["entry"]] for one in message["missed"]]
            self.note("hello", n=message["n"], you=message["you"], missed=missed, **_sums(message))
            self.entered_at = monotonic()
        elif message["type"] == "news":
            self.note("news", n=message["n"], entry=message["entry"], **_sums(message))
        elif message["type"] in ("granted", "refused"):
            self._answered(message)
        else:
            return
        if update.new:
            self._soon()

    def note(self, what: str, **values: object) -> None:
        self.write_down({"t": monotonic(), "client": self.name, "table": self.table, "what": what, **values})

    def away(self) -> None:
        self.note("lost", code=self.code)

    def said(self) -> None:
        if self.asked is not None:
            self.note("wish", id=self.seat.last, **self.asked)

    def _answered(self, message: dict[str, Any]) -> None:
        granted = message["type"] == "granted"
        known = {"n": message["n"]} if granted else {"kind": message["kind"]}
        self.note(message["type"], id=message["id"], **known)
        if self.asked is None or message["id"] != self.seat.last:
            return
        if granted and self.asked["do"] == "move":
            self.moved_on = self.entered_at
            self.moves += 1
        self.asked = None

    def _soon(self) -> None:
        if self.acting is not None:
            self.acting.cancel()
        if self.pace_s:
            self.acting = asyncio.get_running_loop().call_later(self.pace_s, self._act)
        else:
            self._act()

    def _act(self) -> None:
        if self.asked is None and self.seat.entered and not self.resting:
            self.asked = self._chosen()
            if self.asked is not None:
                self.wish(**self.asked)

    def _chosen(self) -> dict[str, Any] | None:
        phase, asked = self.laid["phase"], self.laid["asked"]
        if phase == WAITING and self.first and all(seat["person"] for seat in self.laid["seats"]):
            return {"do": "start"}
        if phase == OVER and asked is None and self.first:
            return {"do": "again"}
        if asked is not None and any(int(seat) in asked["missing"] for seat in self.seat.views):
            return {"do": "answer", "yes": True, "n": asked["n"]}
        for seat, view in self.seat.views.items():
            seen = _glance(view)
            if seen.legal and seen.scores is None:
                nonsense = self.chance.below(100) < self.mischief
                move = "nonsense" if nonsense else seen.legal[self.chance.below(len(seen.legal))]
                return {"do": "move", "seat": int(seat), "move": move}
        return None


def _sums(message: dict[str, Any]) -> dict[str, Any]:
    """The checksums of what was shown, in whatever order it came."""
    views = message.get("views")
    return {"seen": {seat: f"{crc32(_sorted(_decode(view))):08x}" for seat, view in views.items()}} if views else {}
