"""A server and its visitors in one process: the real gateway, sockets, store and application, on lines in memory.

Time is the loop's and passes only while nothing is to be done, so that everything happens in the same order every time.
"""

from __future__ import annotations

import asyncio
import json
from asyncio import AbstractEventLoop, Transport
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from random import Random
from selectors import DefaultSelector, SelectorKey
from types import ModuleType
from typing import Any, TypeVar, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

import butin
from butin.adapters.pool import ProcessPool
from butin.adapters.web import clock, gateway
from butin.adapters.web.clock import LoopClock
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.app import application
from butin.adapters.web.socket import echo
from butin.adapters.web.socket.socket import Socket
from butin.room.ports import Clock, Store

T = TypeVar("T")
CROWD, PACE_MS = 100_000, 500
NOW_S = 1_700_000_000.0
WAY_S = 0.005  # of everything that is sent
JSON = [(b"content-type", b"application/json")]


class Asleep(DefaultSelector):
    """Waiting takes no time, and all the time that it would have taken has passed."""

    time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen any more"
            self.time += timeout
        return found


def simulated(main: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run something on a loop with such a time; the web adapters' time is that loop's, and their tokens are seeded."""
    asleep, chance = Asleep(), Random(1)

    def fresh() -> AbstractEventLoop:
        loop = asyncio.SelectorEventLoop(asleep)
        loop.time = lambda: asleep.time  # type: ignore[method-assign]
        return loop

    names: list[tuple[ModuleType, str, Callable[..., object]]] = [
        (clock, "time", lambda: NOW_S + asleep.time),
        (clock, "perf_counter", lambda: asleep.time),
        (echo, "perf_counter", lambda: asleep.time),
        (gateway, "token_hex", lambda size: chance.randbytes(size).hex()),
    ]
    before = [getattr(module, name) for module, name, _ in names]
    try:
        for module, name, simulated_time in names:
            setattr(module, name, simulated_time)
        with asyncio.Runner(loop_factory=fresh) as runner:
            return runner.run(main())
    finally:
        for (module, name, _), real in zip(names, before, strict=True):
            setattr(module, name, real)


class Inline(Executor):
    """Whoever should think does so at once, here."""

    def submit(self, what: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(what(*given, **named))
        return future


class NoBus:
    """One server has nobody to tell."""

    def publish(self, table: str, n: int) -> None: ...

    def listen(self, heard: Callable[[str, int], None]) -> None: ...


class House:
    """One server."""

    def __init__(self, store: Store, time: Clock | None = None) -> None:
        games = {name: butin.game(name) for name in butin.games()}
        pool = ProcessPool(1)
        pool.executor = Inline()
        self.gateway = Gateway(games, store, NoBus(), pool, time or LoopClock(), PACE_MS, CROWD)
        self.app = application(self.gateway)
        self.config = uvicorn.Config(self.app)
        self.state = ServerState()

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A request, as uvicorn would hand it to the application; the answer."""
        sent: list[dict[str, Any]] = []
        bodies = deque([{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}])
        scope: dict[str, Any] = {
            "type": "http",
            "method": "POST",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
        }
        scope |= {"headers": JSON, "client": ("127.0.0.1", 1), "server": None, "scheme": "http", "root_path": ""}

        async def receive() -> Any:
            return bodies.popleft()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        answer: dict[str, Any] = json.loads(b"".join(message.get("body", b"") for message in sent))
        assert sent[0]["status"] < 300, answer
        return answer


class Line(Transport):
    """The server's end of a connection: what is written arrives after a while, in order."""

    def __init__(self, arrived: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.arrived = arrived
        self.under_way: deque[bytes] = deque()
        self.closed = False

    def write(self, data: Any) -> None:
        carry(self.under_way, bytes(data), self.arrived)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close


def carry(under_way: deque[bytes], data: bytes, arrived: Callable[[bytes], None]) -> None:
    """Timers of one moment may go off in any order; what comes first out of the queue went in first."""
    under_way.append(data)
    asyncio.get_running_loop().call_later(WAY_S, lambda: arrived(under_way.popleft()))


class Visitor:
    """A browser's end: it answers pings by itself, and keeps whatever it hears."""

    def __init__(self, house: House, table: str) -> None:
        self.table = table
        self.frames = ClientProtocol(parse_uri("ws://127.0.0.1/ws"))
        self.socket = Socket(house.config, house.state, {"gateway": house.gateway})
        self.under_way: deque[bytes] = deque()
        self.heard: list[dict[str, Any]] = []
        self.line = Line(self._arrived)
        self.socket.connection_made(self.line)
        self.frames.send_request(self.frames.connect())
        self._write()

    def send(self, do: str, **fields: Any) -> None:
        self.frames.send_text(json.dumps({"do": do, **fields}).encode())
        self._write()

    async def opened(self) -> None:
        """Wait until both have shaken hands."""
        while self.frames.state is not State.OPEN:  # noqa: ASYNC110  time is simulated: it costs nothing
            await asyncio.sleep(0.001)

    async def until(self, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait for a message of which something is true, among all that were ever heard."""
        while not (found := [message for message in self.heard if true(message)]):  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        return found[-1]

    def _write(self) -> None:
        for data in self.frames.data_to_send():
            if data:
                carry(self.under_way, data, self.socket.data_received)

    def _arrived(self, data: bytes) -> None:
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard.append(json.loads(cast("bytes", event.data)))
        self._write()


async def seated(house: House, game: str, people: int, **wish: Any) -> list[Visitor]:
    """People at a table that has begun, the first of them to move."""
    opened = await house.post("/api/tables", **{"game": game, "seats": people, "first": 0, **wish})
    here = [opened, *[await house.post("/api/join", link=opened["join"]) for _ in range(1, people)]]
    visitors = []
    for one in here:
        visitor = Visitor(house, one["table"])
        await visitor.opened()
        visitor.send("enter", id="enter", table=one["table"], secret=one["secret"])
        await visitor.until(lambda message: message["type"] == "hello")
        visitors.append(visitor)
    visitors[0].send("start", id="start")
    for visitor in visitors:
        await visitor.until(lambda message: entry_of(message)["kind"] == "started")
    return visitors


def entry_of(message: dict[str, Any]) -> dict[str, Any]:
    """Of news; of anything else, nothing."""
    return message["entry"] if message["type"] == "news" else {"kind": ""}
