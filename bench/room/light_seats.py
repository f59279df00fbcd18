"""Light clients at a table of voleurs: they play random moves and read no more of what they hear than that needs.

They do not use the one client (butin/client/seat.py): its bookkeeping would cost the load 13 % more of its time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec

from butin.core.errors import ButinError
from butin.room.table.table import OVER, PLAYING, WAITING
from kit.wire import Wire

LATER_S = 0.05


class CrowdStuck(ButinError):
    """The load did not come about."""


class View(msgspec.Struct):
    """What somebody who plays at random reads of a view."""

    legal: list[str] = []


class Laid(msgspec.Struct):
    """What they read of a table."""

    phase: str
    asked: dict[str, Any] | None = None


class Entry(msgspec.Struct):
    """What they read of an entry."""

    kind: str
    seat: int = -1


class Heard(msgspec.Struct):
    """Anything that the server says."""

    type: str
    kind: str = ""
    again: bool = False
    entry: Entry | None = None
    table: Laid | None = None
    views: dict[str, View] = {}


_hear = msgspec.json.Decoder(Heard).decode
_GRANTED = b'{"type":"granted"'


@dataclass
class Tally:
    """What all seats share: whom to tell that somebody may act, and what was counted."""

    turn: Callable[[Seat], None] = lambda seat: None
    random: Callable[[], float] = Random(1).random  # noqa: S311
    ways: list[float] = field(default_factory=list)  # seconds from sending a move to the other seat's news
    granted: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    leaving: bool = False
    lost: int = 0  # connections that ended by themselves


class Spot:
    """A table: at most one move is on its way."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.identity, self.join, self.watch = answer["table"], answer["join"], answer["watch"]
        self.secrets = [answer["secret"], token_hex(16)]
        self.seats: list[Seat] = []
        self.sent_at = 0.0

    def entering(self, number: int) -> bytes:
        """How the device of a seat comes in, or a watcher (-1)."""
        if number < 0:
            return _json(do="enter", link=self.watch)
        who = {"table": self.identity} if number == 0 else {"link": self.join}
        return _json(do="enter", secret=self.secrets[number], **who)


class Looker(Wire):
    """Somebody who comes to a table and listens: a watcher, or a seat's second device."""

    def __init__(self, words: bytes) -> None:
        super().__init__()
        self.words = words
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        self.send(self.words)

    def heard(self, data: bytes) -> None:
        if not self.greeted.done():
            self.greeted.set_result(None)

    def lost(self) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(CrowdStuck("a connection was lost before it was greeted"))


class Seat(Looker):
    """Somebody who plays: one seat, or both at a table that is passed round."""

    def __init__(self, spot: Spot, numbers: list[int], tally: Tally) -> None:
        super().__init__(spot.entering(numbers[0]))
        self.spot, self.numbers, self.tally = spot, numbers, tally
        self.host = not spot.seats
        self.laid: Laid | None = None
        self.acting = numbers[0]
        self.legal: list[str] = []
        self.wishes = 0
        spot.seats.append(self)

    def heard(self, data: bytes) -> None:
        if data.startswith(_GRANTED):
            self.tally.granted += 1
            return
        message = _hear(data)
        if message.type == "refused":
            self._refused(message)
            return
        entry = message.entry
        if entry is not None and entry.kind == "moved" and (entry.seat not in self.numbers or len(self.numbers) > 1):
            self.tally.ways.append(perf_counter() - self.spot.sent_at)
        self.laid = message.table or self.laid
        if message.views:
            self.numbers = [int(seat) for seat in message.views]
        for seat, view in message.views.items():
            if view.legal:
                self.acting, self.legal = int(seat), view.legal
                self.tally.turn(self)
        if message.table is not None:
            self._agree(message.table, begin=entry is not None and entry.kind in ("sat", "sealed"))
        super().heard(data)

    def lost(self) -> None:
        super().lost()
        self.tally.lost += not self.tally.leaving

    def move(self) -> None:
        """One of the moves that are open, at random."""
        move = self.legal[int(self.tally.random() * len(self.legal))]
        self.wishes += 1
        words = f'{{"do":"move","id":"m-{self.wishes}","seat":{self.acting},"move":"{move}"}}'.encode()
        self.spot.sent_at = perf_counter()
        self.send(words)

    def wish(self, do: str, **fields: object) -> None:
        self.wishes += 1
        self.send(_json(do=do, id=f"w-{self.wishes}", **fields))

    def _agree(self, table: Laid, *, begin: bool = False) -> None:
        """The host begins when all sit, and offers the next match when it is sealed; the other says yes."""
        missing = [] if table.asked is None else table.asked["missing"]
        unsaid = [number for number in self.numbers if number in missing]
        if table.asked is not None and unsaid:
            self.wish("answer", yes=True, n=table.asked["n"], seat=unsaid[0])
        elif self.host and begin and table.phase == WAITING:
            self.wish("start")
        elif self.host and begin and table.phase == OVER and table.asked is None:
            self.wish("again")

    def _refused(self, message: Heard) -> None:
        """Try again a little later, if that was not a no."""
        self.tally.refused[message.kind] = self.tally.refused.get(message.kind, 0) + 1
        if self.laid is not None and message.again:
            again = self.move if self.laid.phase == PLAYING else partial(self._agree, self.laid, begin=True)
            asyncio.get_running_loop().call_later(LATER_S, again)


def _json(**fields: object) -> bytes:
    return json.dumps(fields).encode()
