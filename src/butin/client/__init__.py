"""A small client for programs: open or join a table, hear what happens, move. It comes back by itself.

Its views hold also what could be remembered, so that a bot can imagine worlds from them as it does in the library.

from butin.client import join

for update in join("http://localhost:8000/join/..."):
    if update.legal:
        update.move(update.legal[0])
"""

from __future__ import annotations

import json
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPException
from math import inf
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from butin.client.seat import ENTER, Seat, pause_s
from butin.client.seat import Update as Heard
from butin.core.errors import ButinError
from butin.core.journal import load_journal
from butin.core.verifying import verify
from butin.library import game
from butin.promises import Promises

PATIENCE_S = 30.0  # for an answer over HTTP
LINK = r"(.+)/(?:j|join)/([^/]+)/?"  # where the room is, whatever path it lies below; and a table there

__all__ = ["NoRoom", "RoomRefused", "Seat", "TableClient", "Update", "join", "open_table", "pause_s", "post", "refused"]


class RoomRefused(ButinError):
    """The room said no: `kind`, `clause` and `values` say why."""


class NoRoom(ButinError, OSError):
    """Nobody answers at this address, or nobody who knows Butin."""


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
        self.server, self.table, self.secret = server.rstrip("/"), table, secret
        prefix = secrets.token_hex(4)
        self.promises = Promises(prefix)
        self._at = Seat({"table": table, "secret": secret, "past": True}, seat, prefix, self.promises)
        self._socket: ClientConnection | None = None
        self._waiting: list[dict[str, Any]] = []

    @property
    def n(self) -> int:
        """The last entry that is known."""
        return self._at.n

    @property
    def views(self) -> dict[str, Any]:
        return self._at.views

    @property
    def seat(self) -> int:
        return self._at.number

    @seat.setter
    def seat(self, number: int) -> None:
        self._at.number = number

    def __iter__(self) -> Iterator[Update]:
        """Everything that happens from now on, until the match is over."""
        while True:
            while not self._waiting:
                self._hear()
            message = self._waiting.pop(0)
            update = Update(self, message)
            yield update
            if update.over and message.get("views"):  # what is said or asked afterwards may lead to another match
                return

    def wish(self, do: str, **fields: Any) -> int:
        """Ask for something and wait for the answer. Asked again after a broken connection, it is granted once."""
        self._say([self._at.wish(do, **fields)])
        identity = self._at.last
        while True:
            for heard in self._hear():
                if heard.answers(identity):
                    if heard.message["type"] == "refused":
                        raise refused(heard.message)
                    return int(heard.message["n"])

    def quiet(self, seconds: float) -> bool:
        """Listen for so long; whether nothing happened at the table meanwhile."""
        end = time.monotonic() + seconds
        while not self._waiting and time.monotonic() < end:
            self._hear(end)
        return not self._waiting

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
            self._at.lost()

    def _hear(self, until: float = inf) -> list[Heard]:
        """The next message, what is due said before and after it; none if the line breaks or something is due first."""
        self._say(self._at.due(time.monotonic()))
        socket, left = self._connected(), min(until, self._at.next_at) - time.monotonic()
        try:
            found = self._at.received(socket.recv(None if left == inf else max(0.0, left), decode=False))
        except TimeoutError:
            return []
        except ConnectionClosed:
            self._lost()
            return []
        if self._at.astray:
            self.close()
        self._say(self._at.due(time.monotonic()))
        self._waiting += [heard.message for heard in found if heard.of_the_table]
        for heard in found:
            if heard.answers(ENTER):
                raise refused(heard.message)
        return found

    def _say(self, words: list[bytes]) -> None:
        """Whatever does not come through is said again on the next line."""
        try:
            for word in words:
                if word:
                    self._connected().send(word, text=True)
        except ConnectionClosed:
            self._lost()

    def _lost(self) -> None:
        self._socket = None
        time.sleep(self._at.lost())

    def _connected(self) -> ClientConnection:
        while self._socket is None:
            try:
                line = connect(f"ws{self.server.removeprefix('http')}/ws", max_size=None, compression=None)
                self._socket = ExitStack().enter_context(line)  # until it is closed
                self._socket.send(self._at.connected(), text=True)
            except (OSError, InvalidHandshake, ConnectionClosed):
                self._lost()
        return self._socket


def open_table(server: str, game: str, **wish: Any) -> tuple[TableClient, dict[str, Any]]:
    """Open a table on a server; the answer holds the links for friends and for watchers.

    A wish is a field of `POST /api/tables`: `seats=3`, `bots={"1": "renard"}`, `key=...` where the house asks for one.
    """
    answer = post(f"{server.rstrip('/')}/api/tables", {"game": game, **wish})
    return _seated(server, answer), answer


def join(link: str, name: str = "") -> TableClient:
    """Sit down at the table behind a link."""
    found = re.fullmatch(LINK, link)
    if found is None:
        raise RoomRefused(f"{link!r} is no link for friends: expected http://HOST/join/...", "bad_link")
    return _seated(found[1], post(f"{found[1]}/api/join", {"link": found[2], "name": name}))


def _seated(server: str, answer: dict[str, Any]) -> TableClient:
    if not {"table", "secret", "seat"} <= answer.keys():
        raise _no_room(server, answer)
    return TableClient(server, answer["table"], answer["secret"], answer["seat"])


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers; RoomRefused if it says no, NoRoom if it is none."""
    if not url.startswith(("http://", "https://")):
        raise RoomRefused(f"{url!r} is no link: expected http:// or https://", "bad_link")
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    return _read(_answered(request), url)


def _answered(request: urllib.request.Request) -> bytes:
    url = request.full_url
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as response:  # noqa: S310
            body: bytes = response.read()
            return body
    except urllib.error.HTTPError as error:
        raise refused(_read(error.read(), url)) from None
    except (OSError, HTTPException, ValueError) as error:  # ValueError: an address that cannot be one
        raise NoRoom(f"no room answers at {url}: {getattr(error, 'reason', error)}") from None


def _read(body: bytes, url: str) -> dict[str, Any]:
    """What a room has said; whoever speaks of something else is none."""
    try:
        answer = json.loads(body)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise _no_room(url, body[:40])
    return answer


def _no_room(url: str, answer: object) -> NoRoom:
    return NoRoom(f"there is no room of Butin at {url}: it answers {answer!r}")
