"""Honest tables of people and bots beside one stranger: nobody waits much longer than in a calm minute of the same run."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter
from typing import Any

from butin.adapters.web.limits import PEOPLE, TABLES
from butin.bench.frame import Report
from butin.bench.link import Link
from butin.bench.player import Line, Player
from butin.bench.served import Served, serving
from butin.bench.stranger import visit
from butin.client import join, open_table

SECONDS, QUICK_S = 60.0, 12.0  # of the stranger; as many of calm, half of them before and half after
SETTLE_S = 2.0
PING_S = 0.02
PACE_S = 0.3  # that a person thinks
WITH_BOTS = [("voleurs", "renard"), ("voleurs", "loup"), ("labyrinthe", "taupe"), ("voleurs", "chaton")] * 2
PEOPLE_ALONE = 3  # tables of two people

LATER_PINGS, LATER_BOTS = 5.0, 2.0  # times as late as in calm
MOST_MEMORY_KB = 65_536  # that a stranger may cost: 320 sockets, 200 tables, 128 answers kept
A_TABLE_KB = 16.0  # on disk, with what is said there


@dataclass
class Phase:
    """What the honest met with for a while, in seconds."""

    pings: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    moves: int = 0

    def ping_ms(self, share: float) -> float:
        return sorted(self.pings)[int(len(self.pings) * share)] * 1000

    @property
    def bot_ms(self) -> float:
        return median(self.bots) * 1000


@dataclass
class Found:
    """Calm and not."""

    calm: Phase = field(default_factory=Phase)
    beset: Phase = field(default_factory=Phase)
    tally: dict[str, int] = field(default_factory=dict)
    broke: list[str] = field(default_factory=list)
    memory_kb: int = 0  # more than before, at most
    disk_kb: float = 0.0
    faults: int = 0
    lost: int = 0  # lines of honest people

    @property
    def tables(self) -> int:
        """That the stranger could open."""
        return self.tally.get("tables granted", 0)


class House:
    """The honest: they play all the time, and what they meet with is noted in the phase that is on."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.phase = Phase()
        self.moved_at: dict[str, float] = {}
        self.lost = 0
        self.asked_at: dict[str, float] = {}
        self.players = [player for number, pair in enumerate(WITH_BOTS) for player in self._table(number, *pair)]
        for number in range(PEOPLE_ALONE):
            self.players += self._table(100 + number, "voleurs", "")

    async def run(self, story: Callable[[], Any]) -> None:
        tasks = [asyncio.ensure_future(player.run()) for player in self.players]
        tasks.append(asyncio.ensure_future(self._ping()))
        try:
            await asyncio.sleep(SETTLE_S)
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
            Player(self.url, client.table, client.secret, f"h{number}.{chair}", first=chair == 0, pace_s=PACE_S,
                   mischief=0, note=self._note)
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
        """One line that asks again and again whether somebody is there."""
        loop = asyncio.get_running_loop()
        link = Link(f"ws{self.url.removeprefix('http')}/ws", lambda _: None, self._ponged)
        host, port = self.url.removeprefix("http://").split(":")
        await loop.create_connection(lambda: link, host, int(port))
        number = 0
        while True:
            await asyncio.sleep(PING_S)
            number += 1
            self.asked_at[str(number)] = perf_counter()
            link.send(b'{"do":"ping","id":"%d"}' % number)

    def _ponged(self, data: bytes) -> None:
        identity = data.partition(b'"id":"')[2].partition(b'"')[0].decode()
        if identity in self.asked_at:
            self.phase.pings.append(perf_counter() - self.asked_at.pop(identity))


def beset(server: Served, seconds: float) -> Found:
    """Calm, then a stranger, then calm again."""
    found, house = Found(), House(server.url)

    async def story() -> None:
        house.phase = found.calm
        await asyncio.sleep(seconds / 2)
        memory, disk = server.memory_kb, disk_kb(server)
        house.phase = Phase()
        await _stranger(server, seconds, house, found)
        found.memory_kb = max(found.memory_kb, server.memory_kb) - memory
        found.disk_kb = disk_kb(server) - disk
        house.phase = Phase()
        await asyncio.sleep(SETTLE_S)
        house.phase = found.calm
        await asyncio.sleep(seconds / 2)

    asyncio.run(house.run(story))
    found.lost, found.faults = house.lost, len(server.faults)
    return found


async def _stranger(server: Served, seconds: float, house: House, found: Found) -> None:
    told, tells = get_context("spawn").Pipe(duplex=False)
    process = get_context("spawn").Process(target=visit, args=(server.port, seconds, tells), daemon=True)
    process.start()
    try:
        await asyncio.to_thread(told.recv)
        house.phase, end = found.beset, monotonic() + seconds
        while monotonic() < end:
            await asyncio.sleep(0.5)
            found.memory_kb = max(found.memory_kb, server.memory_kb)
        house.phase = Phase()
        found.tally, found.broke = await asyncio.to_thread(told.recv)
    finally:
        process.join(5)
        process.kill()


def disk_kb(server: Served) -> float:
    """What its journals take, the part that is not yet in its place among them."""
    return sum(file.stat().st_size for file in Path(server.db).parent.glob(f"{Path(server.db).name}*")) / 1024


def most_tables(seconds: float) -> float:
    """That an address may open within so long, as `butin serve` is started."""
    return PEOPLE * (TABLES[0] + TABLES[1] * seconds) + 1


def measure_strangers(report: Report, quick: bool) -> None:
    """As people start it: with the limits by address, and one worker for bots."""
    seconds = QUICK_S if quick else SECONDS
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), per_address=0) as server:
        found = beset(server, seconds)
    judge(report, found, seconds)


def judge(report: Report, found: Found, seconds: float) -> None:
    calm, late = found.calm, found.beset
    ways = sorted({name.rsplit(" ", 1)[0] for name in found.tally})
    report.figures["one_stranger"] = [
        {"way": way, "asked": found.tally.get(f"{way} asked", 0), "granted": found.tally.get(f"{way} granted", "")}
        for way in ways
    ]
    report.figures["beside_honest_tables"] = [
        {
            "phase": name, "pings": len(phase.pings), "ping_ms_p50": phase.ping_ms(0.5), "ping_ms_p99": phase.ping_ms(0.99),
            "bots_answers": len(phase.bots), "bot_ms_median": phase.bot_ms, "bot_ms_most": max(phase.bots) * 1000,
            "moves": phase.moves,
        }
        for name, phase in (("calm", calm), ("beset", late))
    ]
    bound = most_tables(seconds)
    report.at_most("honest pings p99 beside a stranger", LATER_PINGS, late.ping_ms(0.99) / calm.ping_ms(0.99), " x calm")
    report.at_most("bots' answers (median) beside a stranger", LATER_BOTS, late.bot_ms / calm.bot_ms, " x calm")
    report.at_most("lines of the honest lost", 0, found.lost)
    report.at_most("tables that a stranger opened", bound, found.tables)
    report.at_most("disk that a stranger took", A_TABLE_KB * bound, found.disk_kb, " kB")
    report.at_most("memory that a stranger took", MOST_MEMORY_KB, found.memory_kb, " kB")
    report.at_most("errors in the log beside a stranger", 0, found.faults + len(found.broke))
