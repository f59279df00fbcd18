"""A small client for programs: open or join a table, hear what happens, move. It comes back by itself.

from butin.client import join

for update in join("http://localhost:8000/j/..."):
    if update.legal:
        update.move(update.legal[0])
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from random import random
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from butin.core.errors import ButinError
from butin.core.journal import load_journal
from butin.core.verifying import verify
from butin.library import game
from butin.promises import Promises

_RETRY_S = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


def pause_s(tries: int, spread_s: float) -> float:
    """How long to wait after so many tries in vain, in a house that needs some time for all who come back."""
    return max(_RETRY_S[min(tries, len(_RETRY_S) - 1)], random() * spread_s)  # noqa: S311


class RoomRefused(ButinError):
    """The room said no: `kind`, `clause` and `values` say why."""


def refused(answer: dict[str, Any]) -> RoomRefused:
    """A refusal as it came over the wire."""
    text, kind, clause = (str(answer.get(name, "")) for name in ("text", "kind", "clause"))
    return RoomRefused(text or str(answer), kind, answer.get("values"), clause, again=bool(answer.get("again")))


class Update:
    """The table after something happened, from one's own seat."""

    def __init__(self, table: TableClient, message: dict[str, Any]) -> None:
        self._table = table
        self.n: int = message["n"]
        self.events: list[dict[str, Any]] = message.get("events", [])
        self.views: dict[str, Any] = table.views
        self.view: dict[str, Any] | None = table.views.get(str(table.seat))
        self.legal: list[str] = self.view["legal"] if self.view else []
        self.over: bool = bool(self.view and self.view["scores"] is not None)

    def move(self, text: str, seat: int | None = None) -> int:
        """Play, and wait until the move is kept; returns its number."""
        return self._table.wish("move", move=text, seat=self._table.seat if seat is None else seat)


class TableClient:
    """A seat at a table, kept across broken connections and restarts of the server."""

    def __init__(self, server: str, table: str, secret: str, seat: int) -> None:
        self.server = server.rstrip("/")
        self.table, self.secret, self.seat = table, secret, seat
        self.n = 0
        self.views: dict[str, Any] = {}
        self.wishes = 0
        self._prefix = secrets.token_hex(4)  # another run with the same secret makes other wishes
        self.promises = Promises(self._prefix)
        self._socket: ClientConnection | None = None
        self._spread_s = 0.0  # over which all who are in that house should spread their return
        self._waiting: list[dict[str, Any]] = []

    def __iter__(self) -> Iterator[Update]:
        """Everything that happens from now on, until the match is over."""
        while True:
            message = self._waiting.pop(0) if self._waiting else self._receive()
            if message["type"] in ("hello", "news"):
                update = Update(self, message)
                yield update
                if update.over and message.get("views"):  # what is said or asked afterwards may lead to another match
                    return

    def wish(self, do: str, **fields: Any) -> int:
        """Ask for something and wait for the answer. Asked again after a broken connection, it is granted once."""
        self.wishes += 1
        identity = f"{self._prefix}-{self.wishes}"
        wish = {"do": do, "id": identity, **{name: value for name, value in fields.items() if value is not None}}
        sent_on = self._send(wish)
        while True:
            message = self._receive()
            if self._socket is not sent_on:
                sent_on = self._send(wish)
            if message.get("id") == identity:
                if message.get("again"):
                    time.sleep(_RETRY_S[2])
                    sent_on = self._send(wish)
                    continue
                if message["type"] == "refused":
                    raise refused(message)
                return int(message["n"])
            self._waiting.append(message)

    def verify(self, match: int) -> None:
        """Check a finished match against what was seen and given before it; BadRecord says what does not hold."""
        address = f"{self.server}/api/tables/{self.table}/record?match={match}"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {self.secret}"})  # noqa: S310
        journal = load_journal(_answered(request).decode())
        verify(game(journal.game), journal, self.promises.get(match))

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _send(self, wish: dict[str, Any]) -> ClientConnection:
        while True:
            socket = self._connected()
            try:
                socket.send(json.dumps(wish))
            except ConnectionClosed:
                self._socket = None
            else:
                return socket

    def _receive(self) -> dict[str, Any]:
        while True:
            try:
                text = self._connected().recv()
            except ConnectionClosed:
                self._socket = None
                continue
            message: dict[str, Any] = json.loads(text)
            if self._fits(message):
                return message

    def _fits(self, message: dict[str, Any]) -> bool:
        """Whether a message follows what is known; what was heard before is dropped, a gap asks again."""
        if message["type"] == "hello":
            self._take_seat(message)
            gap = 0 < self.n < message["n"] - len(message["missed"])
            self.promises.greeted(message, self.seat, back=self.n > 0, gap=gap)
            self.n, self.views = message["n"], message["views"]
            self._spread_s = message.get("spread_ms", 0) / 1000
            self._share()
        elif message["type"] == "news":
            if message["n"] <= self.n:
                return False
            drifted = message["n"] != self.n + 1 or not _whole(message)
            if drifted:
                self.close()
                return False
            self._take_seat(message)
            self.n = message["n"]
            self.views = message.get("views") or self.views
            self.promises.told(message, self.seat)
            self._share()
        else:
            return not self.promises.answered(message)
        return True

    def _share(self) -> None:
        """Add to the chance of the next match; perhaps once more, after a broken connection: it is granted once."""
        if self.promises.wish is not None:
            with suppress(ConnectionClosed):
                self._connected().send(json.dumps(self.promises.wish))

    def _take_seat(self, message: dict[str, Any]) -> None:
        """Whoever holds another chair than before sits there now."""
        own = message.get("you") or [int(seat) for seat in message.get("views", {}) if int(seat) >= 0]
        if own and self.seat not in own:
            self.seat = own[0]

    def _connected(self) -> ClientConnection:
        tries = 0
        while self._socket is None:
            try:
                line = connect(f"ws{self.server.removeprefix('http')}/ws", max_size=None, compression=None)
                self._socket = ExitStack().enter_context(line)  # until it is closed
                since = self.n or None
                enter = {
                    "do": "enter",
                    "table": self.table,
                    "secret": self.secret,
                    **({"since": since} if since else {}),
                }
                self._socket.send(json.dumps(enter))
            except (OSError, InvalidHandshake, ConnectionClosed):
                self._socket = None
                time.sleep(pause_s(tries, self._spread_s))
                tries += 1
        return self._socket


def open_table(server: str, game: str, **wish: Any) -> tuple[TableClient, dict[str, Any]]:
    """Open a table on a server; the answer holds the links for friends and for watchers."""
    answer = _post(f"{server.rstrip('/')}/api/tables", {"game": game, **wish})
    return TableClient(server, answer["table"], answer["secret"], answer["seat"]), answer


def join(link: str, name: str = "") -> TableClient:
    """Sit down at the table behind a link."""
    parts = urlsplit(link)
    server = f"{parts.scheme}://{parts.netloc}"
    answer = _post(f"{server}/api/join", {"link": parts.path.rsplit("/", 1)[-1], "name": name})
    return TableClient(server, answer["table"], answer["secret"], answer["seat"])


def _whole(message: dict[str, Any]) -> bool:
    """Whether no view is another than the one that the server summed up; what has no sum is believed."""
    sums = message.get("hashes", {})
    return all(sums.get(seat) in (None, _sum(view)) for seat, view in message.get("views", {}).items())


def _sum(view: dict[str, Any]) -> str:
    return f"{crc32(json.dumps(view, ensure_ascii=False, separators=(',', ':')).encode()):08x}"


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    if not url.startswith(("http://", "https://")):
        raise RoomRefused(f"{url!r} is no link: expected http:// or https://", "bad_link")
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    answer: dict[str, Any] = json.loads(_answered(request))
    return answer


def _answered(request: urllib.request.Request) -> bytes:
    try:
        with urllib.request.urlopen(request) as response:  # noqa: S310
            body: bytes = response.read()
            return body
    except urllib.error.HTTPError as error:
        raise refused(json.load(error)) from None
