"""An evening at a real server, with everything kept that it ever sent to seats, watchers and late comers."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from random import Random
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kit.served import Served

PATIENCE_S = 60.0


@dataclass
class Device:
    """Somebody's browser: its secret, and all frames and bodies that it was sent, in their order."""

    server: Served
    table: str
    secret: str = ""
    link: str = ""
    frames: list[bytes] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    views: dict[str, Any] = field(default_factory=dict)
    n: int = 0
    wishes: int = 0
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    line: ClientConnection | None = None
    ear: Thread | None = None

    def come(self, since: int | None = None) -> None:
        self.line = connect(f"ws{self.server.url[4:]}/ws", max_size=None).__enter__()
        self.ear = Thread(target=self._listen, args=(self.line,), daemon=True)
        self.ear.start()
        before = len(self.frames)
        where = {"link": self.link} if self.link else {"table": self.table}
        self._send({"do": "enter", "secret": self.secret, **where, **({} if since is None else {"since": since})})
        wait_for(lambda: any(b'"type":"hello"' in frame for frame in self.frames[before:]))

    def go(self) -> None:
        assert self.line is not None and self.ear is not None
        self.line.close()
        self.ear.join(PATIENCE_S)
        self.line = None

    def wish(self, do: str, **fields: object) -> dict[str, Any]:
        """Ask on the socket and wait for the answer."""
        self.wishes += 1
        identity = f"w{self.wishes}"
        self._send({"do": do, "id": identity, **fields})
        wait_for(lambda: identity in self.answers)
        return self.answers.pop(identity)

    def get(self, path: str, method: str = "GET", body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask over HTTP, as this device; what comes back is kept too."""
        request = urllib.request.Request(
            f"{self.server.url}{path}", None if body is None else json.dumps(body).encode(), method=method
        )
        request.add_header("Content-Type", "application/json")
        if self.secret:
            request.add_header("Authorization", f"Bearer {self.secret}")
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                self.bodies.append(response.read())
        except urllib.error.HTTPError as error:
            with error:
                self.bodies.append(error.read())
        if self.bodies[-1].count(b"\n"):
            return {}  # a record
        answer: dict[str, Any] = json.loads(self.bodies[-1])
        return answer

    def _send(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(message))

    def _listen(self, line: ClientConnection) -> None:
        try:
            while True:
                text = line.recv()
                assert isinstance(text, str)
                self._heard(text.encode())
        except ConnectionClosed:
            return

    def _heard(self, frame: bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("granted", "refused"):
            self.answers[message["id"]] = message
        elif message["type"] in ("hello", "news"):
            self.views = message.get("views") or self.views
            self.n = message["n"]
        self.frames.append(frame)


def wait_for(fact: Any) -> None:
    end = time.monotonic() + PATIENCE_S
    while not fact():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.001)


@dataclass
class Evening:
    """Everybody who was there."""

    opened: dict[str, Any]
    devices: list[Device]

    @property
    def seated(self) -> list[Device]:
        return [device for device in self.devices if device.secret]

    @property
    def host(self) -> Device:
        return self.devices[0]

    def play(self, chance: Random, moves: int) -> bool:
        """So many moves of random hands; whether the match is over then."""
        for _ in range(moves):
            wait_for(lambda: self._over() or any(self._open_moves()))
            if self._over():
                return True
            device, seat, legal = chance.choice(self._open_moves())
            answer = device.wish("move", seat=int(seat), move=chance.choice(legal))
            if answer["type"] == "refused":  # another hand was faster, or it is too early for anything
                time.sleep(0.02)
        return self._over()

    def _open_moves(self) -> list[tuple[Device, str, list[str]]]:
        return [
            (device, seat, view["legal"])
            for device in self.seated
            for seat, view in device.views.items()
            if device.line is not None and view["legal"] and view["scores"] is None
        ]

    def _over(self) -> bool:
        here = [device for device in self.devices if device.line is not None]
        return all(view["scores"] is not None for device in here for view in device.views.values())


def spend_an_evening(server: Served, game: str, seats: int, options: dict[str, Any], moves: int) -> Evening:
    """A match of at most so many moves, with comings and goings; if it is over then, the beginning of a second one."""
    chance = Random(11)
    host = Device(server, "")
    opened = host.get("/api/tables", "POST", {"game": game, "seats": seats, "options": options})
    host.table, host.secret = opened["table"], opened["secret"]
    friend = _joins(server, opened)
    watcher = Device(server, opened["table"], link=opened["watch"])
    evening = Evening(opened, [host, friend, watcher])
    for device in evening.devices:
        device.come()
    assert host.wish("start")["type"] == "granted"  # bots take the other chairs
    evening.play(chance, 6)
    late = _comes_late(server, opened, [host, friend])
    evening.devices.append(late)
    for device in evening.devices:
        device.get(f"/api/tables/{opened['table']}")
        device.get(f"/api/tables/{opened['table']}/record")
    friend.get(f"/api/tables/{opened['table']}/wishes", "POST", {"do": "move", "move": "not a move"})
    evening.play(chance, 4)
    for since in (None, 2, friend.n):
        friend.go()
        if since == 2:
            host.wish("say", phrase="one_moment")
        friend.come(since)
    latecomer = Device(server, opened["table"], link=opened["watch"])
    latecomer.come()
    evening.devices.append(latecomer)
    latecomer.get(f"/api/links/{opened['watch']}")
    if evening.play(chance, moves):
        friend.get(f"/api/tables/{opened['table']}/record")
        host.wish("again")
        for device in (friend, late):
            device.wish("answer", yes=True)
        wait_for(lambda: all(view["scores"] is None for device in evening.devices for view in device.views.values()))
        evening.play(chance, 5)
    for device in evening.devices:
        device.go()
    return evening


def _joins(server: Served, opened: dict[str, Any]) -> Device:
    device = Device(server, opened["table"])
    device.secret = device.get("/api/join", "POST", {"link": opened["join"]})["secret"]
    return device


def _comes_late(server: Served, opened: dict[str, Any], others: list[Device]) -> Device:
    """Somebody who asks for the bot's chair in the middle of the match, and gets it when the others have said yes."""
    device = Device(server, opened["table"], f"the-secret-of-the-late-comer-at-{opened['table']}", opened["join"])
    device.come()
    asked = device.wish("ask_seat", seat=2)
    assert asked["type"] == "granted", asked
    for other in others:
        assert other.wish("answer", yes=True)["type"] == "granted"
    wait_for(lambda: "2" in device.views)
    return device
