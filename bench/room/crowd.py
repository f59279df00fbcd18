"""A crowd at many tables, which plays as fast as it is told to: one process, so that one clock measures."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from time import perf_counter
from typing import Any, TypeVar

from bench.room.light_seats import CrowdStuck, Looker, Seat, Spot, Tally

GAMES = 3  # in a match: a rematch, which all must agree on, is rare
AWAY_S = 3600  # nobody's chair is played by a bot
AT_ONCE = 64  # people who come in at the same time
PATIENCE_S = 60.0
ASKING = 100  # requests of each address: a server lets none ask much more at once
BOT = "renard"
JSON = {"Content-Type": "application/json"}

L = TypeVar("L", bound=Looker)
T = TypeVar("T")
Ask = Callable[[str, dict[str, Any], str], dict[str, Any]]  # a path, a body and a secret; the answer


class Crowd:
    """Everybody on one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tally = Tally()
        self.spots: list[Spot] = []
        self.others: list[Looker] = []
        self.ready: deque[Seat] = deque()  # those who may act, and have not been told to
        self.tally.turn = self.ready.append
        self.asked = count()

    async def open(self, tables: int, *, shared: bool = False) -> list[Spot]:
        """So many more tables with a match on; `shared` for both seats on one device."""
        fresh: list[Spot] = []
        while len(fresh) < tables:
            some = await asyncio.to_thread(self._lay, min(AT_ONCE, tables - len(fresh)))
            await asyncio.gather(*(self._sit(spot, shared=shared) for spot in some))
            self.spots += some
            fresh += some
        await self.rest()
        return fresh

    def seat(self, spot: Spot, numbers: list[int]) -> Seat:
        """Somebody who will play there."""
        return Seat(spot, numbers, self.tally)

    async def open_for_bots(self, tables: int) -> None:
        """So many tables where only bots sit, and play."""
        await asyncio.to_thread(self._lay_for_bots, tables)

    async def look(self, words: list[bytes]) -> list[Looker]:
        """More connections, each entering with words of its own."""
        made = [Looker(word) for word in words]
        for start in range(0, len(made), AT_ONCE):
            await asyncio.gather(*(self._connect(one) for one in made[start : start + AT_ONCE]))
        self.others += made
        return made

    async def leave(self) -> None:
        """Everybody hangs up."""
        self.tally.leaving = True
        gone = [*(seat for spot in self.spots for seat in spot.seats), *self.others]
        for wire in gone:
            wire.hang_up()
        await until(lambda: all(wire.transport is None for wire in gone))
        self.tally.leaving = False
        self.spots, self.others = [], []
        self.ready.clear()

    async def rest(self) -> None:
        """Let what is on its way arrive: at every table somebody may act, and does not."""
        self.tally.turn = self.ready.append
        # somebody whose line was lost twice is greeted twice, and ready twice
        if not await until(lambda: self._stuck() == 0):
            raise CrowdStuck(f"{self._stuck()} tables do not go on: {self.tally.refused}")

    def _stuck(self) -> int:
        return len(self.spots) - len({seat.spot.identity for seat in self.ready})

    def count_anew(self) -> None:
        self.tally.ways, self.tally.granted, self.tally.refused = [], 0, {}

    async def flat_out(self, seconds: float) -> None:
        """Whoever may act does so at once."""
        self.tally.turn = Seat.move
        while self.ready:
            self.ready.popleft().move()
        await asyncio.sleep(seconds)

    async def paced(self, rate: float, seconds: float) -> None:
        """So many moves a second in all, evenly spaced."""
        self.tally.turn = self.ready.append
        start, sent = perf_counter(), 0
        while (now := perf_counter() - start) < seconds:
            while sent < now * rate and self.ready:
                self.ready.popleft().move()
                sent += 1
            await asyncio.sleep(max(0.0, start + (sent + 1) / rate - perf_counter()))

    async def in_turn(self, moves: int, at_once: int) -> None:
        """So many moves, table after table, a few of them at a time."""
        left = moves

        def next_one(seat: Seat) -> None:
            nonlocal left
            self.ready.append(seat)
            if left:
                left -= 1
                self.ready.popleft().move()

        self.tally.turn = next_one
        for _ in range(min(at_once, len(self.ready))):
            left -= 1
            self.ready.popleft().move()
        if not await until(lambda: left == 0, 10 * PATIENCE_S):
            raise CrowdStuck(f"{left} moves were not made: {self.tally.refused}")
        await self.rest()

    def _lay(self, tables: int) -> list[Spot]:
        wish = {"game": "voleurs", "seats": 2, "options": {"games": GAMES}, "away_s": AWAY_S}
        with self._asking() as ask:
            return [Spot(ask("/api/tables", wish, "")) for _ in range(tables)]

    def _lay_for_bots(self, tables: int) -> None:
        wish = {"game": "voleurs", "seats": 2, "options": {"games": GAMES}, "bots": {"1": BOT}}
        with self._asking() as ask:
            for _ in range(tables):
                answer = ask("/api/tables", wish, "")
                for do in ("start", "stand"):
                    ask(f"/api/tables/{answer['table']}/wishes", {"do": do}, answer["secret"])

    @contextmanager
    def _asking(self) -> Iterator[Ask]:
        """Requests on one connection, as if a proxy made them for many addresses."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=30)) as http:

            def ask(path: str, body: dict[str, Any], secret: str) -> dict[str, Any]:
                number = next(self.asked) // ASKING
                address = f"10.1.{number // 250}.{number % 250}"
                headers = {"X-Forwarded-For": address, "Authorization": f"Bearer {secret}", **JSON}
                try:
                    http.request("POST", path, json.dumps(body), headers)
                    response = http.getresponse()
                except ConnectionError:  # the server may close a line that was kept open, just now
                    http.close()
                    return ask(path, body, secret)
                answer: dict[str, Any] = json.loads(response.read())
                if response.status >= 400:
                    raise CrowdStuck(f"no table was opened: {answer.get('text')}")
                return answer

            yield ask

    async def _sit(self, spot: Spot, *, shared: bool) -> None:
        guest = await self._connect(self.seat(spot, [0, 1] if shared else [0]))
        if not shared:
            guest = await self._connect(self.seat(spot, [1]))
        guest.wish("sit", seat=1)

    async def _connect(self, wire: L) -> L:
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", self.port)
        await asyncio.wait_for(wire.greeted, PATIENCE_S)
        return wire


async def until(true: Callable[[], bool], patience_s: float = PATIENCE_S) -> bool:
    """Wait for something to become true; False if it took too long."""
    end = perf_counter() + patience_s
    while not true():
        if perf_counter() > end:
            return False
        await asyncio.sleep(0.005)
    return True


def run_swiftly(main: Coroutine[Any, Any, T]) -> T:
    """On uvloop where it is installed, with as many files as we may have."""
    _, hard = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (hard, hard))
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)
