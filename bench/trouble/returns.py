"""Thousands of seats come back after kill -9: how long they wait, what that costs the server, and what was lost.

Many come back twice: spread over the time that the house asks for, and, to compare, without regard to that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from threading import Event, Thread
from time import perf_counter, sleep

from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect

from bench.report import Report
from bench.room.crowd import Crowd, run_swiftly, until
from bench.room.light_seats import CrowdStuck, Seat, Spot
from bench.room.sample import at
from bench.trouble.checker import Rows
from bench.trouble.regular import Regular, Way
from kit.proc import cpu_s
from kit.served import Served, journals

FEW, SEATS, QUICK_SEATS = 10, 9_000, 1_000
BACK_S = 120.0  # how long to wait for somebody before calling them gone
MOVES = 3  # at each table, before the server is killed amid some more
AT_ONCE = 64  # of them on their way
AMID = 4  # the kill comes when one of so many tables has had one more acknowledged
QUIET_S = 0.3  # without a word: all has arrived
PING_S = 0.01  # between two pings of the witness
PING = '{"do":"ping"}'


@dataclass(frozen=True)
class Row:
    """How a crowd came back."""

    seats: int
    coming: str
    p50_ms: float  # from the kill to the hello
    p99_ms: float
    last_ms: float
    server_up_ms: float  # from the kill to the first line that it opened
    tries: float  # of each seat
    cpu_ms_a_return: float  # of the server, since it was up; not of bots that wake up meanwhile
    cpu_ms_a_move: float  # before, while many were on their way
    worst_ping_ms: float  # of somebody who sits there meanwhile
    granted: int  # moves acknowledged so far
    not_back: int


class Witness(Thread):
    """One more guest, who asks again and again whether anybody is there; once also if all the others were quicker."""

    def __init__(self, server: Served) -> None:
        super().__init__(daemon=True)
        self.url, self.server = f"ws{server.url.removeprefix('http')}/ws", server
        self.enough = Event()
        self.worst_s = self.up_at = self.cpu_s = 0.0

    def run(self) -> None:
        while self.server.up and not (self.enough.is_set() and self.worst_s):
            with suppress(OSError, WebSocketException, InvalidHandshake):
                self._ask()
            sleep(PING_S)

    def _ask(self) -> None:
        with connect(self.url, compression=None) as line:
            if not self.up_at:
                self.up_at, self.cpu_s = perf_counter(), cpu_s(self.server.pid, alone=True)
            while not (self.worst_s and self.enough.wait(PING_S)):
                start = perf_counter()
                line.send(PING)
                line.recv()
                self.worst_s = max(self.worst_s, perf_counter() - start)


class Regulars(Crowd):
    """A crowd that comes back."""

    def __init__(self, server: Served) -> None:
        super().__init__(server.port)
        self.server = server
        self.way = Way(server.port)
        self.seats: list[Regular] = []

    def seat(self, spot: Spot, numbers: list[int]) -> Seat:
        self.seats.append(Regular(spot, numbers, self.tally, self.way))
        return self.seats[-1]

    async def killed(self, *, heeds: bool, patience_s: float = BACK_S) -> Row:
        """Play, be interrupted by a kill, and come back."""
        a_move = await self._cpu_s_a_move()
        await self._heartbeat()
        await self._amid_moves()
        self.way.begin(heeds=heeds)
        self.server.kill()
        self.tally.turn = lambda seat: None  # they look round first
        self.server.start()
        witness = Witness(self.server)
        witness.start()
        await until(lambda: len(self.way.waits) == len(self.seats), patience_s)
        cpu = cpu_s(self.server.pid, alone=True) - witness.cpu_s
        witness.enough.set()
        await asyncio.to_thread(witness.join)
        await until(lambda: perf_counter() - self.way.heard_at > QUIET_S)
        self.ready.clear()
        self.ready.extend(seat for seat in self.seats if seat.legal)
        self.tally.turn = self.ready.append
        return self._row(cpu, a_move, witness)

    @property
    def away(self) -> list[Regular]:
        return [seat for seat in self.seats if seat.back_at < self.way.killed_at]

    async def leave(self) -> None:
        """Nobody comes back any more."""
        for seat in self.seats:
            if seat.coming is not None:
                seat.coming.cancel()
        await super().leave()

    async def _cpu_s_a_move(self) -> float:
        moves, before = MOVES * len(self.spots), cpu_s(self.server.pid, alone=True)
        await self.in_turn(moves, AT_ONCE)
        return (cpu_s(self.server.pid, alone=True) - before) / moves

    async def _amid_moves(self) -> None:
        enough = len(self.way.granted) + len(self.spots) / AMID
        await self.flat_out(0)
        if not await until(lambda: len(self.way.granted) >= enough):
            raise CrowdStuck(f"no move came through: {self.tally.refused}")

    async def _heartbeat(self) -> None:
        """Everybody hears how many are here, as a page does every few seconds."""
        for start in range(0, len(self.seats), AT_ONCE):
            some = self.seats[start : start + AT_ONCE]
            for seat in some:
                seat.ponged = False
                seat.send(PING.encode())
            if not await until(lambda some=some: all(seat.ponged for seat in some)):  # type: ignore[misc]
                raise CrowdStuck("somebody asked whether anybody was there, and heard nothing")

    def _row(self, cpu: float, a_move: float, witness: Witness) -> Row:
        way, waits = self.way, sorted(self.way.waits) or [0.0]
        return Row(
            seats=len(self.seats),
            coming="spread" if way.heeds else "at once",
            p50_ms=at(waits, 0.5),
            p99_ms=at(waits, 0.99),
            last_ms=waits[-1] * 1000,
            server_up_ms=(witness.up_at - way.killed_at) * 1000,
            tries=way.tries / len(self.seats),
            cpu_ms_a_return=cpu * 1000 / len(waits),
            cpu_ms_a_move=a_move * 1000,
            worst_ping_ms=witness.worst_s * 1000,
            granted=len(way.granted),
            not_back=len(self.away),
        )


@asynccontextmanager
async def gathered(server: Served) -> AsyncIterator[Regulars]:
    """A server, and a crowd that leaves for good at the end."""
    try:
        server.start()
        await asyncio.to_thread(server.wait)
        crowd = Regulars(server)
        try:
            yield crowd
        finally:
            await crowd.leave()
    finally:
        server.kill()


def lost(granted: Sequence[tuple[str, int, str]], found: dict[str, Rows]) -> int:
    """Of the moves that were acknowledged, how many are not in the journals where they were said to be."""
    kept = {(table, n, entry.get("wish", "")) for table, rows in found.items() for n, entry in rows}
    return sum(move not in kept for move in granted)


def measure_returns(report: Report, server: Served, quick: bool) -> None:
    """A few; then many, spread, and at once."""
    rows, prolonged, gone = run_swiftly(_evening(server, QUICK_SEATS if quick else SEATS))
    report.figures["seats_back_after_kill_-9"] = [asdict(row) for row in rows]
    report.at_most(f"{FEW} seats: pauses that spreading made longer", 0, prolonged)
    report.at_most(f"{rows[-1].seats:,} seats: acknowledged moves lost", 0, gone)
    report.at_most(f"{rows[-1].seats:,} seats: not back", 0, sum(row.not_back for row in rows))
    if not quick:  # in a hurry there are too few moves to compare with
        share = rows[1].cpu_ms_a_return / rows[1].cpu_ms_a_move
        report.at_most(f"{rows[1].seats:,} seats: CPU of a return, in moves of that run", 3, share)


async def _evening(server: Served, seats: int) -> tuple[list[Row], int, int]:
    async with gathered(server) as crowd:
        await crowd.open(FEW // 2)
        rows = [await crowd.killed(heeds=True)]
        prolonged = crowd.way.prolonged
        await crowd.open(seats // 2 - FEW // 2)
        for heeds in (True, False):
            if not rows[-1].not_back:  # where somebody is missing, no table can be counted on
                rows.append(await crowd.killed(heeds=heeds))
    return rows, prolonged, lost(crowd.way.granted, await journals(server.db))
