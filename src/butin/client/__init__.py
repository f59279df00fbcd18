"""A small client for programs: open or join a table, hear what happens, move. It comes back by itself.

Its views hold also what could be remembered, so that a bot can imagine worlds from them as it does in the library.

from butin.client import join

for update in join("http://localhost:8000/join/..."):
    if update.legal:
        update.move(update.legal[0])
"""

from __future__ import annotations

import re
import secrets
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from math import inf
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from butin.client.asking import NoRoom, RoomRefused, answered, no_room, post, refused
from butin.client.seat import ENTER, Seat, pause_s
from butin.client.seat import Update as Heard
from butin.core.journal import load_journal
from butin.core.verifying import verify
from butin.library import game
from butin.promises import Promises

LINK = r"(.+)/(?:j|join)/([^/]+)/?"  # where the room is, whatever path it lies below; and a table there

__all__ = ["NoRoom", "RoomRefused", "Seat", "TableClient", "Update", "join", "open_table", "pause_s", "post", "refused"]


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
        self.game: str = table.game
        self.match: int = table.match
        self.asked: dict[str, Any] | None = table.asked  # what the others must agree to; an answer names its `n`

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
        self._gone = False  # the table was removed, or there is no place at it any more

    @property
    def n(self) -> int:
        """The last entry that is known."""
        return self._at.n

    @property
    def views(self) -> dict[str, Any]:
        return self._at.views

    @property
    def game(self) -> str:
        """The box that lies on the table; '' where there is none yet."""
        setting: dict[str, Any] = self._at.table.get("setting", {})
        return str(setting.get("game", ""))

    @property
    def asked(self) -> dict[str, Any] | None:
        """What is being asked at the table; its `n` goes with an answer."""
        found: dict[str, Any] | None = self._at.table.get("asked")
        return found

    @property
    def match(self) -> int:
        """The number of the match that is on, or was last."""
        return int(self._at.table.get("match", 0))

    @property
    def closed(self) -> bool:
        """Whether nothing is heard of the table any more."""
        return self._gone or self._at.table.get("phase") == "closed"

    @property
    def seat(self) -> int:
        """One's own; -1 on the bench."""
        return self._at.number

    @seat.setter
    def seat(self, number: int) -> None:
        self._at.number = number

    def __iter__(self) -> Iterator[Update]:
        """Everything that happens from now on, until the match is over. One that is left for another box is not."""
        for message in self._messages():
            update = Update(self, message)
            yield update
            if update.over and message.get("views"):  # what is said or asked afterwards may lead to another match
                return

    def evening(self) -> Iterator[Update]:
        """Everything that happens from now on, match after match and box after box, until the table is closed."""
        for message in self._messages():
            yield Update(self, message)

    def _messages(self) -> Iterator[dict[str, Any]]:
        while True:
            while not self._waiting:
                if self.closed:
                    return
                self._hear()
            yield self._waiting.pop(0)

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
        """Check a finished match against what was seen and given before it; BadRecord says what does not hold.

        It may be any of the evening, while the next one is on.
        """
        address = f"{self.server}/api/tables/{self.table}/record?match={match}"
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {self.secret}"})  # noqa: S310
        journal = load_journal(answered(request).decode())
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
        self._gone = self._gone or any(heard.parting for heard in found)
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
                address = f"ws{self.server.removeprefix('http')}/ws?table={self.table}"  # which is read by proxies
                line = connect(address, max_size=None, compression=None)
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


def join(link: str, name: str = "", *, bench: bool = False) -> TableClient:
    """Sit down at the table behind a link; with `bench`, wait there if no chair is free."""
    found = re.fullmatch(LINK, link)
    if found is None:
        raise RoomRefused(f"{link!r} is no link for friends: expected http://HOST/join/...", "bad_link")
    wish = {"link": found[2], "name": name, **({"bench": True} if bench else {})}
    return _seated(found[1], post(f"{found[1]}/api/join", wish))


def _seated(server: str, answer: dict[str, Any]) -> TableClient:
    if not {"table", "secret", "seat"} <= answer.keys():
        raise no_room(server, answer)
    return TableClient(server, answer["table"], answer["secret"], answer["seat"])
