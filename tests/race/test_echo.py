"""How far away a client is, from the echoes of its browser and the word of a proxy of the house."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from butin.adapters.bus import NoBus
from butin.adapters.pool import ProcessPool
from butin.adapters.store.sqlite import SqliteStore
from butin.adapters.web.clock import LoopClock
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.socket import echo
from butin.adapters.web.socket.echo import SocketEcho, own_line, told_by_proxy
from butin.adapters.web.socket.frames import frame_of
from butin.adapters.web.socket.socket import Socket
from butin.testing.sim import GAMES


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


def test_what_goes_out_together_is_never_overtaken_by_the_question_when_it_came() -> None:
    assert asyncio.run(heard_by_a_client()) == frame_of(b"news") + frame_of(b"granted") + b"\x89\x03now" + frame_of(
        b"more"
    )


async def heard_by_a_client() -> bytes:
    """A real line: two messages of one commit, an echo asked for in the middle of it, and one message more."""
    store, clock = SqliteStore(":memory:"), LoopClock()
    gateway = Gateway(GAMES, store, NoBus(), ProcessPool(1), clock)
    state = ServerState()
    loop = asyncio.get_running_loop()
    factory = lambda: Socket(Config(None), state, {"gateway": gateway})  # type: ignore[arg-type]  # noqa: E731
    server = await loop.create_server(cast("Callable[[], asyncio.Protocol]", factory), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
    writer.write(f"GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    (line,) = cast("set[Socket]", state.connections)
    line.send(frame_of(b"news"))
    line.send(frame_of(b"granted"))
    line.ping(b"now")
    line.send(frame_of(b"more"))
    line.flush()
    line.shutdown()
    heard = await reader.read()
    writer.close()
    server.close()
    clock.stop()
    store.close()
    return heard.removesuffix(b"\x88\x03\x03\xf41")  # the server stops
