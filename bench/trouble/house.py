"""The honest: people and bots at tables of their own, and how long they wait."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from math import nan
from statistics import median
from time import perf_counter

from bench.room.light_seats import Looker
from bench.trouble.player import Line, Player
from butin.client import join, open_table
from butin.client.seat import Seat
from kit.proc import loop_s

PING_S = 0.02
PACE_S = 0.3  # that a person thinks
WITH_BOTS = [("voleurs", "renard"), ("voleurs", "loup"), ("labyrinthe", "taupe"), ("voleurs", "chaton")] * 2
PEOPLE_ALONE = 3  # tables of two people


@dataclass
class Phase:
    """What the honest met with for a while, in seconds."""

    pings: list[float] = field(default_factory=list)  # without the time that there was no CPU for the answer
    waited: list[float] = field(default_factory=list)  # that time
    bots: list[float] = field(default_factory=list)
    moves: int = 0

    def ping_ms(self, share: float) -> float:
        """So long or less for this share of them."""
        return _ms(self.pings, share)

    def waited_ms(self, share: float) -> float:
        """So long or less the loop, or whoever asked, waited for a CPU."""
        return _ms(self.waited, share)

    @property
    def bot_ms(self) -> float:
        return median(self.bots) * 1000 if self.bots else nan


def _ms(seconds: list[float], share: float) -> float:
    return sorted(seconds)[int(len(seconds) * share)] * 1000 if seconds else nan


class Asking(Looker):
    """A line of somebody who only asks whether somebody is there."""

    def __init__(self, words: bytes, tell: Callable[[bytes], None]) -> None:
        super().__init__(words)
        self.tell = tell

    def heard(self, data: bytes) -> None:
        super().heard(data)
        self.tell(data)


class House:
    """They play all the time, and what they meet with is noted in the phase that is on."""

    def __init__(self, url: str, pid: int, settle_s: float) -> None:
        self.url, self.pid, self.settle_s = url, pid, settle_s
        self.phase = Phase()
        self.moved_at: dict[str, float] = {}
        self.lost = 0
        self.asked_at: dict[str, tuple[float, float]] = {}
        self.players = [player for number, pair in enumerate(WITH_BOTS) for player in self._table(number, *pair)]
        for number in range(PEOPLE_ALONE):
            self.players += self._table(100 + number, "voleurs", "")

    async def run(self, story: Callable[[], Awaitable[None]]) -> None:
        tasks = [asyncio.ensure_future(player.run()) for player in self.players]
        tasks.append(asyncio.ensure_future(self._ping()))
        try:
            await asyncio.sleep(self.settle_s)
            await story()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _table(self, number: int, game: str, bot: str) -> list[Player]:
        bots = {"bots": {"1": bot}} if bot else {}
        host, opened = open_table(self.url, game, seats=2, away_s=600, **bots)
        people = [host] if bot else [host, join(f"{self.url}/j/{opened['join']}")]
        host.wish("start")
        for client in people:
            client.close()
        return [
            Player(
                self.url,
                client.table,
                client.secret,
                f"h{number}.{chair}",
                first=chair == 0,
                pace_s=PACE_S,
                mischief=0,
                note=self._note,
            )
            for chair, client in enumerate(people)
        ]

    def _note(self, line: Line) -> None:
        self.lost += line["what"] == "lost"
        if line["what"] != "news" or line["entry"].get("kind") not in ("moved", "started"):
            return
        now, table, before = perf_counter(), line["table"], self.moved_at.get(line["table"])
        self.moved_at[table] = now
        self.phase.moves += 1
        if before is not None and line["entry"].get("by") == "bot":
            self.phase.bots.append(now - before)

    async def _ping(self) -> None:
        """One line that asks again and again whether somebody is there, at a table: others are sent away some day."""
        loop, at = asyncio.get_running_loop(), self.players[0]
        line = Asking(Seat({"table": at.table, "secret": at.secret}).connected(), self._ponged)
        host, port = self.url.removeprefix("http://").split(":")
        await loop.create_connection(lambda: line, host, int(port))
        try:
            for number in count():
                await asyncio.sleep(PING_S)
                self.asked_at[str(number)] = perf_counter(), self._waited()
                line.send(b'{"do":"ping","id":"%d"}' % number)
        finally:
            line.hang_up()

    def _ponged(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"pong"'):
            return
        identity = data.partition(b'"id":"')[2].partition(b'"')[0].decode()
        if identity in self.asked_at:
            asked_at, before = self.asked_at.pop(identity)
            took, waited = perf_counter() - asked_at, self._waited() - before
            self.phase.pings.append(max(0.0, took - waited))
            self.phase.waited.append(waited)

    def _waited(self) -> float:
        """For a CPU, the server's loop and this one: that is the neighbours' doing, or the machine's."""
        return loop_s(self.pid)[1] + loop_s(os.getpid())[1]
