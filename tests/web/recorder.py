"""An evening at a real server, with everything kept that it ever sent to seats, watchers and late comers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from butin.client.seat import Seat, Update
from kit.clients import ThreadClient
from kit.postgres import until
from kit.served import Served
from tests.web.test_http import ask

PATIENCE_S = 60.0


class Device(ThreadClient):
    """Somebody's browser: its secret, and all frames and bodies that it was sent, in their order."""

    def __init__(self, server: Served, table: str, secret: str = "", link: str = "") -> None:
        super().__init__(Seat({}), [server.url])
        self.server, self.table, self.secret, self.link = server, table, secret, link
        self.frames: list[bytes] = []
        self.bodies: list[bytes] = []
        self.answers: dict[str, dict[str, Any]] = {}

    def come(self, since: int = 0) -> None:
        self.seat = Seat({"secret": self.secret, **({"link": self.link} if self.link else {"table": self.table})})
        self.seat.n = since
        self.start()
        assert self.greeted.wait(PATIENCE_S), "it was not greeted"

    def wish(self, do: str, **fields: object) -> dict[str, Any]:
        """Ask on the socket and wait for the answer."""
        identity = self.ask(do, **fields)
        wait_for(lambda: identity in self.answers)
        return self.answers.pop(identity)

    def received(self, data: bytes) -> None:
        super().received(data)
        self.frames.append(data)

    def heard(self, update: Update) -> None:
        if update.answers(update.message.get("id", "")):
            self.answers[update.message["id"]] = update.message

    def get(self, path: str, method: str = "GET", body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask over HTTP, as this device; what comes back is kept too."""
        self.bodies.append(ask(self.server, method, path, body, self.secret).body)
        if self.bodies[-1].count(b"\n"):
            return {}  # a record
        answer: dict[str, Any] = json.loads(self.bodies[-1])
        return answer


def wait_for(fact: Callable[[], bool]) -> None:
    until(fact, "it did not come to that", PATIENCE_S, 0.001)


@dataclass
class Evening:
    """Everybody who was there."""

    opened: dict[str, Any]
    devices: list[Device]
    aims: list[tuple[int, str]] = field(default_factory=list)  # that a phone has sent

    @property
    def seated(self) -> list[Device]:
        return [device for device in self.devices if device.secret]

    @property
    def opener(self) -> Device:
        """Who was given the links."""
        return self.devices[0]

    def play(self, chance: Random, moves: int) -> bool:
        """So many moves of random hands; whether the match is over then."""
        for _ in range(moves):
            wait_for(lambda: self._over() or any(self._open_moves()))
            if self._over():
                return True
            device, seat, legal = chance.choice(self._open_moves())
            move = chance.choice(legal)
            self._aim(device, int(seat), move)
            answer = device.wish("move", seat=int(seat), move=move)
            if answer["type"] == "refused":  # another hand was faster, or it is too early for anything
                time.sleep(0.02)
        return self._over()

    def _aim(self, device: Device, seat: int, move: str) -> None:
        """What a hand tries out before it moves."""
        self.aims.append((seat, move))
        device.say(json.dumps({"do": "aim", "seat": seat, "move": move}).encode())

    def _open_moves(self) -> list[tuple[Device, str, list[str]]]:
        return [
            (device, seat, view["legal"])
            for device in self.seated
            for seat, view in device.seat.views.items()
            if device.greeted.is_set() and view["legal"] and view["scores"] is None
        ]

    def _over(self) -> bool:
        return all(view["scores"] is not None for view in self.views())

    def views(self) -> list[dict[str, Any]]:
        """What those who are here see."""
        return [view for device in self.devices if device.greeted.is_set() for view in device.seat.views.values()]


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
    evening.devices.append(_shows(server, opened, friend))
    assert host.wish("start")["type"] == "granted"  # bots take the other chairs
    evening.play(chance, 6)
    late = _comes_late(server, opened, [host, friend])
    evening.devices.append(late)
    for device in evening.devices:
        device.get(f"/api/tables/{opened['table']}")
        device.get(f"/api/tables/{opened['table']}/record")
    friend.get(f"/api/tables/{opened['table']}/wishes", "POST", {"do": "move", "move": "not a move"})
    evening.play(chance, 4)
    for since in (0, 2, friend.seat.n):
        friend.stop()
        if since == 2:
            host.wish("say", phrase="one_moment")
        friend.come(since)
    latecomer = Device(server, opened["table"], link=opened["watch"])
    latecomer.come()
    evening.devices.append(latecomer)
    latecomer.get(f"/api/links/{opened['watch']}")
    if evening.play(chance, moves):
        friend.get(f"/api/tables/{opened['table']}/record")
        asked = host.wish("again")["n"]
        for device in (friend, late):
            device.wish("answer", yes=True, n=asked)
        wait_for(
            lambda: all(view["scores"] is None for device in evening.devices for view in device.seat.views.values())
        )
        evening.play(chance, 5)
    for device in evening.devices:
        device.stop()
    return evening


def spend_all_boxes(server: Served, boxes: dict[str, dict[str, Any]]) -> Evening:
    """One table, opened by its television without a box; two play, a third waits on the bench, a fourth watches.
    Between two boxes one comes back; the last match is left before its end."""
    chance, screen = Random(12), Device(server, "")
    opened = screen.get("/api/tables", "POST", {"game": "", "sit": False, "screen": True})
    assert opened["seat"] == -1
    screen.table, screen.secret = opened["table"], opened["secret"]
    host, friend = _joins(server, opened), _joins(server, opened)
    watcher = Device(server, opened["table"], link=opened["watch"])
    evening = Evening(opened, [screen, host, friend, watcher])
    for device in evening.devices:
        device.come()
    table = f"/api/tables/{opened['table']}"
    for number, (game, options) in enumerate(boxes.items()):
        chooser = _host(evening) if number % 2 else screen
        assert chooser.wish("box", game=game, options=options, seats=2)["type"] == "granted"
        if not number:
            evening.devices.append(_waits(server, opened))
        wait_for(lambda: all(one.seat.table["phase"] == "waiting" for one in evening.devices))
        assert (screen if number % 2 else _host(evening)).wish("start")["type"] == "granted"
        wait_for(lambda: all(one.seat.table["phase"] == "playing" for one in evening.devices))
        evening.play(chance, 3000 if number < len(boxes) - 1 else 8)
        for device in evening.devices:
            for path in ("", "/evening", "/record?match=1"):
                device.get(table + path)
        for device in (friend, screen):
            device.stop()
            device.come(device.seat.n if number % 2 else 0)
    asked = _host(evening).wish("box", game="voleurs")
    assert asked["type"] == "granted"
    for device in evening.seated:
        device.wish("answer", yes=True, n=asked["n"])
    wait_for(lambda: all(one.seat.table["phase"] == "waiting" for one in evening.devices))
    for device in evening.devices:
        device.stop()
    return evening


def _host(evening: Evening) -> Device:
    return next(device for device in evening.seated if device.seat.number == device.seat.table["host"])


def _waits(server: Served, opened: dict[str, Any]) -> Device:
    """Somebody who finds no chair."""
    device = Device(server, opened["table"])
    joined = device.get("/api/join", "POST", {"link": opened["join"], "name": "Léo", "bench": True})
    assert joined["seat"] == -1
    device.secret = joined["secret"]
    device.come()
    return device


def _shows(server: Served, opened: dict[str, Any], friend: Device) -> Device:
    """A television that asks its way in, and that a friend lets in."""
    device = Device(server, opened["table"], f"the-secret-of-the-television-at-{opened['table']}")
    asked = device.get(f"/api/tables/{opened['table']}/wishes", "POST", {"do": "screen", "link": opened["join"]})
    assert asked["n"]
    assert friend.wish("answer", yes=True, n=asked["n"])["type"] == "granted"
    wait_for(lambda: len(friend.seat.table["screens"]) == 1)
    device.come()
    return device


def _joins(server: Served, opened: dict[str, Any]) -> Device:
    device = Device(server, opened["table"])
    device.secret = device.get("/api/join", "POST", {"link": opened["join"]})["secret"]
    return device


def _comes_late(server: Served, opened: dict[str, Any], others: list[Device]) -> Device:
    """Somebody who asks for the bot's chair in the middle of the match, and gets it when the others have said yes.

    If the match is over by then, they just sit down.
    """
    device = Device(server, opened["table"], f"the-secret-of-the-late-comer-at-{opened['table']}", opened["join"])
    device.come()
    asked = device.wish("ask_seat", seat=2)
    if asked["type"] == "granted":
        for other in others:
            assert other.wish("answer", yes=True, n=asked["n"])["type"] == "granted"
    else:
        assert asked["kind"] == "nobody_there", asked
        assert device.wish("sit", seat=2)["type"] == "granted"
    wait_for(lambda: "2" in device.seat.views)
    return device
