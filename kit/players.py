"""Players in threads of their own, over real sockets: each writes down every wish, answer and piece of news."""

from __future__ import annotations

import random
from threading import Event
from typing import Any

from butin.client.seat import ENTER, Seat, Update
from kit.clients import ThreadClient


class Player(ThreadClient):
    """A seat's device. It plays whatever is legal, goes to the next server when one is gone, and asks again."""

    def __init__(self, servers: list[str], table: str, secret: str, home: int = 0) -> None:
        super().__init__(Seat({"table": table, "secret": secret}, prefix=f"{secret}-{id(self)}"), servers, home)
        self.seat.pauses = (0.05,)
        self.n = 0
        self.history: dict[int, dict[str, Any]] = {}
        self.granted: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.holding = Event()  # set: look on, but do not move
        self.chance = random.Random(secret)

    @property
    def views(self) -> dict[str, Any]:
        return self.seat.views

    @property
    def pending(self) -> list[str]:
        """The wishes that are not answered."""
        return [identity for identity in list(self.seat.pending) if identity != ENTER]

    @property
    def over(self) -> bool:
        return any(view["scores"] is not None for view in list(self.views.values()))

    def heard(self, update: Update) -> None:
        message = update.message
        if message["type"] == "hello":
            for missed in message["missed"]:
                self._note(missed, new=missed["n"] > self.n)
            if message["n"] < self.n:
                self.faults.append(f"the table went back from {self.n} to {message['n']}")
            self.n = message["n"]
        elif message["type"] == "news":
            if message["n"] != self.n + 1 or not update.new:
                self.faults.append(f"heard {message['n']} after {self.n}")
            self._note(message, new=True)
            self.n = message["n"]
        elif update.answers(message.get("id", "")):
            if message["type"] == "granted":
                self.granted.append(message["id"])
            else:
                self.refused.append(message)

    def idle(self) -> None:
        if self.holding.is_set() or self.pending:
            return
        for seat, view in self.views.items():
            if view["legal"] and view["scores"] is None:
                self.ask("move", seat=int(seat), move=self.chance.choice(view["legal"]))
                return

    def _note(self, message: dict[str, Any], *, new: bool) -> None:
        kept = {"entry": message["entry"], "n": message["n"]}
        if self.history.setdefault(message["n"], kept) != kept:
            self.faults.append(f"entry {message['n']} was told in two ways")
        if not new:
            self.faults.append(f"entry {message['n']} was told twice")
