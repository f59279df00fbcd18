"""Races on the real server over real sockets: tables of five pages, each at the far end of a simulated line.

A page's line holds up what comes and what goes, byte by byte in order. The pages know who was really the fastest.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from functools import partial
from http.client import HTTPConnection
from random import Random
from secrets import token_hex
from time import perf_counter
from typing import Any, cast

from bench.race.course import seated
from bench.race.lines import NETS, Way, Wire, noise, ways
from bench.race.people import Screen, reaction
from butin.client.seat import Seat, Update
from kit.bad_frames import handshake
from kit.clients import AsyncClient

ADULT, GRAB = (420.0, 55.0, 130.0), (330.0, 50.0, 90.0)
PATIENCE = 240_000.0  # ms for a match
Race = tuple[list[float], int, float]  # everybody's true time, who won, and how late this process was in it
AGAIN = 320.0  # ms from one grab of a treasure to the next


def now_ms() -> float:
    return perf_counter() * 1000.0


class Lane:
    """One direction of a line: everything comes out in order, each in its time."""

    def __init__(self, way: Way, out: Callable[[bytes], object]) -> None:
        self.way, self.out = way, out
        self.loop = asyncio.get_running_loop()
        self.queue: deque[tuple[float, bytes]] = deque()

    def put(self, data: bytes) -> None:
        self.queue.append((self.way.carry(now_ms()), data))
        if len(self.queue) == 1:
            self._wait()

    def _wait(self) -> None:
        self.loop.call_later(max(0.0, (self.queue[0][0] - now_ms()) / 1000.0), self._due)

    def _due(self) -> None:
        now = now_ms() + 0.5  # timers are no finer
        while self.queue and self.queue[0][0] <= now:
            self.out(self.queue.popleft()[1])
        if self.queue:
            self._wait()


class Far:
    """A transport whose bytes take their time."""

    def __init__(self, near: asyncio.Transport, way: Way) -> None:
        self.near = near
        self.lane = Lane(way, self._pass)

    def write(self, data: bytes) -> None:
        self.lane.put(data)

    def close(self) -> None:
        self.near.close()

    def _pass(self, data: bytes) -> None:
        if not self.near.is_closing():
            self.near.write(data)


class Page(AsyncClient):
    """A page and its person, at a seat."""

    def __init__(self, table: str, secret: str, line: Wire, screen: Screen, chance: Random, pool: list[float]) -> None:
        super().__init__(Seat({"table": table, "secret": secret}))
        self.line, self.screen, self.chance = line, screen, chance
        self.loop = asyncio.get_running_loop()
        down, self.up = ways(line, chance, pool, now_ms(), now_ms() + 3_600_000.0)
        self.down = Lane(down, super().data_received)
        self.offset = chance.uniform(-3.6e6, 3.6e6)  # of its clock
        self.race = ""
        self.phase = 0
        self.paint = self.hold = 0.0
        self.truths: dict[str, float] = {}  # of races, the time from paint to press
        self.lags: dict[str, float] = {}  # of races, how late this process was to act for the page
        self.winners: dict[str, int] = {}
        self.acted = -1  # the last entry that it has acted on

    @property
    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.seat.views.get(str(self.seat.number), {})
        return seen

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        near = cast("asyncio.Transport", transport)
        near.write(handshake("127.0.0.1", self.path))
        self.transport = cast("asyncio.Transport", Far(near, self.up))

    def data_received(self, data: bytes) -> None:
        self.down.put(data)

    def say(self, do: str, **fields: Any) -> None:
        self.send(json.dumps({"do": do, **fields}).encode())

    def updated(self, update: Update) -> None:
        message = update.message
        if message["type"] == "hello":
            self.say("back_here", grain=self.screen.resolution)
        for event in message.get("events") or []:
            if event["kind"] == "column_taken":
                self.winners[self.race], self.phase = event["seat"], 0
        if isinstance(message.get("race"), dict):
            self._begin(message["race"])
        if message["type"] in ("granted", "refused") and self.phase == 2:
            self._at(now_ms() + AGAIN, self._grab)
        self._at(now_ms() + 30.0, self._act)

    def _begin(self, race: dict[str, Any]) -> None:
        self.race, self.phase = race["id"], race["phase"]
        received = now_ms()
        self.hold = self.chance.random() * self.screen.frame
        self.paint = received + self.hold
        self._at(self.paint, self._painted)

    def _painted(self) -> None:
        self.say("painted", race=self.race, hold=round(self.hold, 3), frame=self.screen.frame)
        skill = ADULT if self.phase == 1 else GRAB
        took = reaction(skill, self.chance)
        if self.phase == 1:
            self.truths[self.race] = took
            self.lags[self.race] = now_ms() - self.paint
        self._at(self.paint + took, partial(self._press, self.race, took))
        self._at(self.paint + self.screen.frame, partial(self._tick, self.race))

    def _tick(self, race: str) -> None:
        elapsed = now_ms() - self.paint
        if race != self.race or self.phase < 1 or elapsed > 5000.0:
            return
        self.say("tick", race=race, elapsed=self._stamped(elapsed))
        self._at(now_ms() + max(16.7, self.screen.frame), partial(self._tick, race))

    def _press(self, race: str, took: float) -> None:
        if race != self.race or not self.phase:
            return
        if self.phase == 2:
            self._grab()
            return
        self.phase = -1  # its hand is out
        self.lags[race] = max(self.lags[race], now_ms() - self.paint - took)
        self._claim("column", took)

    def _grab(self) -> None:
        """Any treasure that is left."""
        free = [move for move in self.view.get("legal", []) if not move.startswith(("throw", "close"))]
        if self.phase == 2 and free:
            self._claim(self.chance.choice(free), now_ms() - self.paint)

    def _claim(self, move: str, took: float) -> None:
        self.wish("grab", race=self.race, move=move, took=self._stamped(took), hold=round(self.hold, 3))

    def _act(self) -> None:
        """Throw, give back, or whatever else is to be done without haste."""
        position = self.view.get("position") or {}
        legal = self.view.get("legal") or []
        if not legal or position.get("phase") in ("race", "loot") or self.acted == self.seat.n:
            return
        self.acted = self.seat.n
        self.wish("move", move=self.chance.choice(legal))

    def _stamped(self, took: float) -> float:
        begun = self.paint + self.offset
        return round(self.screen.stamp(begun + took) - self.screen.stamp(begun), 3)

    def _at(self, at: float, then: Callable[[], object]) -> None:
        self.loop.call_later(max(0.0, (at - now_ms()) / 1000.0), then)


class Crew:
    """Five pages at one table after another, one on each kind of line."""

    def __init__(self, port: int, number: int, seed: int) -> None:
        self.port, self.number = port, number
        self.chance = Random(f"{seed}:{number}")  # noqa: S311
        self.pool = noise(self.chance)
        self.races: list[Race] = []

    async def run(self, races: int) -> None:
        while len(self.races) < races:
            pages = await self._sit_down()
            pages[0].wish("start")
            end = now_ms() + PATIENCE
            while len(self.races) + len(_finished(pages)) < races and now_ms() < end:
                await asyncio.sleep(0.2)
                if (pages[0].view.get("position") or {}).get("phase") == "over":
                    break
            self.races += _finished(pages)
            for page in pages:
                page.hang_up()
            if now_ms() >= end:
                return

    async def _sit_down(self) -> list[Page]:
        players = seated(NETS, self.chance, self.pool)
        secrets = [token_hex(16) for _ in players]
        table = await asyncio.to_thread(self._open, secrets)
        pages = []
        for player, secret in zip(players, secrets, strict=True):
            page = Page(table, secret, player.line, player.screen, self.chance, self.pool)
            await asyncio.get_running_loop().create_connection(partial(_same, page), "127.0.0.1", self.port)
            pages.append(page)
        await asyncio.sleep(2.0)  # twenty pings each
        return pages

    def _open(self, secrets: list[str]) -> str:
        """A table, and everybody at it; as if a proxy asked for many addresses."""
        http = HTTPConnection("127.0.0.1", self.port, timeout=30)
        address = f"10.2.{self.number}.{self.chance.randrange(250)}"
        headers = {"X-Forwarded-For": address, "Content-Type": "application/json"}
        wish = {"game": "attrap_tresors", "seats": len(secrets), "secret": secrets[0], "away_s": 3600}
        wish["options"] = {"tidy_dice": True}
        http.request("POST", "/api/tables", json.dumps(wish), headers)
        opened = json.loads(http.getresponse().read())
        for secret in secrets[1:]:
            http.request("POST", "/api/join", json.dumps({"link": opened["join"], "secret": secret}), headers)
            http.getresponse().read()
        http.close()
        return str(opened["table"])


def _same(page: Page) -> Page:
    return page


def _finished(pages: list[Page]) -> list[Race]:
    """The races for the column that are decided."""
    found = []
    for race, winner in pages[0].winners.items():
        truths = [page.truths.get(race, -1.0) for page in sorted(pages, key=lambda page: page.seat.number)]
        if min(truths) > 0.0:
            found.append((truths, winner, max(page.lags[race] for page in pages)))
    return found


async def raced(port: int, tables: int, races: int, seed: int) -> list[Race]:
    """So many races in all, at tables that race at the same time."""
    crews = [Crew(port, number, seed) for number in range(tables)]
    await asyncio.gather(*(crew.run(-(-races // tables)) for crew in crews))
    return [race for crew in crews for race in crew.races]
