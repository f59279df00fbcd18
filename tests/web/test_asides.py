"""What hands send to televisions, at the door: so many a second, not counted as wishes, never answered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from butin.adapters.web.door import limits
from butin.adapters.web.socket import visitor as guests
from butin.adapters.web.socket.visitor import ASIDES_BURST
from tests.web.test_limits import Device, Ticking, hall_for, hosted

TV = "the-secret-of-the-television"


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    ticking = Ticking()
    for module in (limits, guests):
        monkeypatch.setattr(module, "monotonic", ticking)
    return ticking


@pytest.fixture
def room(seconds: Ticking) -> tuple[Device, Device]:
    """A phone in a match of the labyrinthe, and a television."""
    gateway = hall_for(people=8)
    table, phone = hosted(gateway, "192.0.2.1", game="labyrinthe", first=0)
    asking = Device(gateway, "192.0.2.1")
    asking.says("enter", link=table["join"], secret=TV)
    asked = asking.says("screen")
    assert asked["type"] == "granted"
    phone.says("answer", yes=True, n=asked["n"])
    asking.guest.lost()
    tv = Device(gateway, "192.0.2.1")
    assert tv.says("enter", table=table["table"], secret=TV)["screen"] == 0
    phone.says("start")
    return phone, tv


def sent(device: Device, do: str, **fields: Any) -> list[dict[str, Any]]:
    """What a message without an id is answered."""
    before = len(device.heard)
    device.guest.received(json.dumps({"do": do, "seat": 0, **fields}).encode())
    return device.heard[before:]


def heard(device: Device, kind: str) -> int:
    return sum(message["type"] == kind for message in device.heard)


def test_ten_at_once_and_ten_a_second_and_the_rest_is_dropped(seconds: Ticking, room: tuple[Device, Device]) -> None:
    phone, tv = room
    wishes = phone.guest.wishes.left
    assert [sent(phone, "aim", move="") for _ in range(100)] == [[]] * 100
    assert heard(tv, "aim") == ASIDES_BURST
    assert phone.guest.wishes.left == wishes, "an aim is no wish"
    seconds.now += 0.5
    for _ in range(100):
        sent(phone, "aim", move="")
    assert heard(tv, "aim") == ASIDES_BURST + 5
    for _ in range(20):
        sent(phone, "lamp", value="screen")
    assert (heard(phone, "lamp"), heard(tv, "lamp")) == (0, 0), "of all such things together"
    seconds.now += 60
    assert sent(phone, "lamp", value="screen") == [{"type": "lamp", "on": "screen"}]
    assert heard(tv, "lamp") == 1


def test_what_does_not_fit_is_dropped_and_only_a_message_with_an_id_hears_why(room: tuple[Device, Device]) -> None:
    phone, tv = room
    for move in ("R9> N", "x" * 200, "7,7"):
        assert sent(phone, "aim", move=move) == []
    assert sent(phone, "late", ms=200) == []
    assert phone.says("late", seat=0, ms=200)["kind"] == "too_late"
    assert sent(phone, "late", ms=-5)[0]["kind"] == "bad_message"
    assert (heard(tv, "aim"), heard(tv, "late")) == (0, 0)
    assert sent(phone, "late", ms=84) == [{"type": "late", "ms": 84.0}]
    assert sent(tv, "late", ms=0) == []
    tv.guest.lost()
    assert {"type": "late", "ms": 0.0} in phone.heard, "forgotten with its connection"


def test_before_anybody_has_entered_there_is_nothing_to_show() -> None:
    assert sent(Device(hall_for(people=1), "192.0.2.1"), "aim", move="") == []
