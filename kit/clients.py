"""Seats (butin/client/seat.py) on real sockets: each in a thread of its own, or many on one asyncio loop."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from threading import Event, Thread
from time import monotonic
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from butin.client.seat import ENTER, Seat, Update
from kit.wire import Wire

BLINK_S = 0.02  # between two looks at what is due
PATIENCE_S = 60.0


class ThreadClient:
    """Stays at its table until it is told to stop. `received`, `heard` and `idle` are for those who use it."""

    def __init__(self, seat: Seat, servers: list[str], home: int = 0) -> None:
        self.seat, self.servers = seat, servers
        self.home = home  # of these, the one to go to; the next one when it is gone
        self.greeted, self.ending = Event(), Event()
        self.socket: ClientConnection | None = None

    def start(self) -> Self:
        self.ending.clear()
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()
        return self

    def stop(self) -> None:
        self.ending.set()
        self.thread.join(PATIENCE_S)

    def ask(self, do: str, **fields: Any) -> str:
        """Wish for something, from any thread; its id."""
        words, identity = self.seat.wish(do, **fields), self.seat.last
        self.say(words)
        return identity

    def say(self, words: bytes) -> None:
        """Whatever does not come through is due on the next line."""
        if words and self.socket is not None:
            with suppress(ConnectionClosed):
                self.socket.send(words, text=True)

    def received(self, data: bytes) -> None:
        for update in self.seat.received(data):
            self.heard(update)
            if update.answers(ENTER):  # there is no such table, or no longer
                self.ending.set()

    def heard(self, update: Update) -> None: ...

    def idle(self) -> None:
        """At the table, and nothing comes just now."""

    def _run(self) -> None:
        while not self.ending.is_set():
            server = self.servers[self.home % len(self.servers)]
            address = f"ws{server.removeprefix('http')}/ws"
            try:
                with connect(address, max_size=None, compression=None, open_timeout=5) as self.socket:
                    self.say(self.seat.connected())
                    self._listen(self.socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                self.home += 1
            self.socket = None
            self.greeted.clear()
            self.ending.wait(self.seat.lost())

    def _listen(self, socket: ClientConnection) -> None:
        while not self.ending.is_set() and not self.seat.astray:
            for words in self.seat.due(monotonic()):
                self.say(words)
            with suppress(TimeoutError):
                self.received(socket.recv(BLINK_S, decode=False))
            if self.seat.entered:
                self.greeted.set()
                self.idle()


class AsyncClient(Wire):
    """Stays at its table until its task is cancelled. `updated`, `said` and `away` are for those who use it."""

    def __init__(self, seat: Seat, server: str = "") -> None:
        super().__init__()
        self.seat, self.where = seat, urlsplit(server)
        self.gone: asyncio.Future[None] | None = None
        self.looking: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                with suppress(OSError):
                    self.gone = loop.create_future()
                    await loop.create_connection(lambda: self, self.where.hostname or "", self.where.port or 80)
                    await self.gone
                if self.seat.entered:
                    self.away()
                await asyncio.sleep(self.seat.lost())
        finally:
            if self.looking is not None:
                self.looking.cancel()
            self.hang_up()

    def wish(self, do: str, **fields: Any) -> None:
        self._say(self.seat.wish(do, **fields))
        self._look()

    def updated(self, update: Update) -> None: ...

    def said(self) -> None:
        """A wish goes out, perhaps once more."""

    def away(self) -> None:
        """The line is lost, in the midst of things."""

    def opened(self) -> None:
        self.send(self.seat.connected())

    def heard(self, data: bytes) -> None:
        for update in self.seat.received(data):
            self.updated(update)
        if self.seat.astray:
            self.hang_up()
        self._look()

    def lost(self) -> None:
        if self.gone is not None and not self.gone.done():
            self.gone.set_result(None)

    def _look(self) -> None:
        """Say what is due, and look again when something will be."""
        if self.looking is not None:
            self.looking.cancel()
        now = monotonic()
        for words in self.seat.due(now):
            self._say(words)
        at, loop = self.seat.next_at, asyncio.get_running_loop()
        self.looking = loop.call_later(at - now, self._look) if at < inf else None

    def _say(self, words: bytes) -> None:
        if words:
            self.said()
            self.send(words)
