"""Players in threads of their own, over real sockets: each writes down every wish, answer and piece of news."""

from __future__ import annotations

import json
import random
import time
from threading import Event, Thread
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from kit.servers import PATIENCE_S


class Player:
    """A seat's device. It plays whatever is legal, goes to the next server when one is gone, and asks again."""

    def __init__(self, servers: list[str], table: str, secret: str, home: int = 0) -> None:
        self.servers, self.table, self.secret = servers, table, secret
        self.home = home
        self.n = 0
        self.history: dict[int, dict[str, Any]] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.granted: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.faults: list[str] = []
        self.wishes = 0
        self.greeted = Event()
        self.holding = Event()  # set: look on, but do not move
        self.ending = Event()
        self.chance = random.Random(secret)
        self.thread = Thread(target=self._run, daemon=True)

    def start(self) -> Player:
        self.thread.start()
        return self

    def stop(self) -> None:
        self.ending.set()
        self.thread.join(PATIENCE_S)

    @property
    def over(self) -> bool:
        return any(view["scores"] is not None for view in list(self.views.values()))

    def _run(self) -> None:
        while not self.ending.is_set():
            try:
                address = self.servers[self.home % len(self.servers)]
                with connect(address.replace("http", "ws", 1) + "/ws", compression=None, open_timeout=5) as socket:
                    self._play(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                self.greeted.clear()
                self.home += 1
                time.sleep(0.05)

    def _play(self, socket: ClientConnection) -> None:
        since = {"since": self.n} if self.n else {}
        socket.send(json.dumps({"do": "enter", "table": self.table, "secret": self.secret, **since}))
        while not self.ending.is_set():
            try:
                message = json.loads(socket.recv(timeout=0.1))
            except TimeoutError:
                message = {"type": "nothing"}
            self._hear(message, socket)
            if self.pending is None and self.greeted.is_set() and not self.holding.is_set():
                self._wish(socket)

    def _hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        kind = message["type"]
        if kind == "hello":
            for missed in message["missed"]:
                self._note(missed, new=missed["n"] > self.n)
            if message["n"] < self.n:
                self.faults.append(f"the table went back from {self.n} to {message['n']}")
            self.n, self.views = message["n"], message["views"]
            self.greeted.set()
            if self.pending is not None:
                socket.send(json.dumps(self.pending))
        elif kind == "news":
            if message["n"] != self.n + 1:
                self.faults.append(f"heard {message['n']} after {self.n}")
            self._note(message, new=True)
            self.n = message["n"]
            self.views = message.get("views") or self.views
        elif self.pending is not None and message.get("id") == self.pending["id"]:
            self._answer(message, socket)

    def _answer(self, message: dict[str, Any], socket: ClientConnection) -> None:
        assert self.pending is not None
        if message.get("again"):
            time.sleep(0.1)
            socket.send(json.dumps(self.pending))
            return
        if message["type"] == "granted":
            self.granted.append(self.pending["id"])
        else:
            self.refused.append(message)
        self.pending = None

    def _note(self, message: dict[str, Any], *, new: bool) -> None:
        kept = {"entry": message["entry"], "n": message["n"]}
        if self.history.setdefault(message["n"], kept) != kept:
            self.faults.append(f"entry {message['n']} was told in two ways")
        if not new:
            self.faults.append(f"entry {message['n']} was told twice")

    def _wish(self, socket: ClientConnection) -> None:
        for seat, view in self.views.items():
            if view["legal"] and view["scores"] is None:
                self.wishes += 1
                identity = f"{self.secret}-{id(self)}-{self.wishes}"
                move = self.chance.choice(view["legal"])
                self.pending = {"do": "move", "id": identity, "seat": int(seat), "move": move}
                socket.send(json.dumps(self.pending))
                return
