"""How far away a client is, from the echoes of its browser and the word of a proxy of the house."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from butin.adapters.web import echo
from butin.adapters.web.echo import SocketEcho, own_line, told_by_proxy


class Transport(asyncio.BaseTransport):
    """A connection from somewhere."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1234), "socket": "a socket"})


def test_echoes_tell_the_shortest_and_the_usual_way(monkeypatch: pytest.MonkeyPatch) -> None:
    now: list[float] = [0.0]
    sent: list[bytes] = []
    monkeypatch.setattr(echo, "perf_counter", lambda: now[0])
    line = SocketEcho(sent.append, None)
    assert (line.least(), line.middle(), line.kernel()) == (0.0, 0.0, 0.0)
    for milliseconds in (30, 20, 90):
        line.ping(b"%d" % milliseconds)
        now[0] += milliseconds / 1000
        line.ponged(sent[-1])
        line.ponged(sent[-1])
        line.ponged(b"never sent")
    assert [round(line.least()), round(line.middle())] == [20, 30]
    assert not line.skips()
    line.ping(b"lost")
    now[0] += 5
    assert line.skips()


@pytest.mark.parametrize(
    ("address", "said", "found"), [("127.0.0.1", "34000", 34.0), ("10.0.0.7", "x", 0.0), ("93.184.216.34", "9", 0.0)]
)
def test_only_a_proxy_of_the_house_may_say_how_long_a_line_is(address: str, said: str, found: float) -> None:
    transport: Any = Transport(address)
    assert told_by_proxy(transport, said) == found
    assert (own_line(transport) is None) == (address != "93.184.216.34")
