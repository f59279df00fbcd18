"""Honest tables of people and bots beside one stranger: nobody waits much longer than in a calm minute of that run."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from bench.report import Report
from bench.trouble.house import House, Phase
from bench.trouble.ways import visit
from butin.adapters.web.door.limits import PEOPLE, TABLES
from kit.proc import cpu_s, machine_cpu_s
from kit.served import Served, serving

SECONDS, QUICK_S = 60.0, 10.0  # of the stranger; as many of calm, half of them before and half after
SETTLE_S = 2.0

BUSY = 0.25  # of the machine for others, and bots that wait tell nothing of the server
LATER_PINGS, LATER_BOTS = 5.0, 2.0  # times as late as in calm
SOON_MS = 1.0  # nobody feels less
PINGS = "honest pings p99 beside a stranger"
BOTS = "bots' answers (median) beside a stranger"
REFUSED = "requests of the stranger that a limit refused"
MOST_MEMORY_KB = 65_536  # that a stranger may cost: 320 sockets, 200 tables, 128 answers kept
A_TABLE_KB = 4.0  # on disk, with what is played and said there


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
    others: float = 0.0  # the share of this machine that programs had which are none of ours

    @property
    def tables(self) -> int:
        """That the stranger could open."""
        return self.tally.get("tables granted", 0)

    @property
    def refused(self) -> int:
        """Requests of the stranger that were too many."""
        return sum(often for name, often in self.tally.items() if name.endswith(" refused"))


def beset(server: Served, seconds: float) -> Found:
    """Calm, then a stranger, then calm again."""
    found, house = Found(), House(server.url, server.pid, min(SETTLE_S, seconds / 4))

    async def story() -> None:
        house.phase = found.calm
        await asyncio.sleep(seconds / 2)
        memory = server.memory_kb
        house.phase = Phase()
        begun, ours, all_s = monotonic(), cpu_s(os.getpid()), machine_cpu_s()  # ours are this process's children
        await _stranger(server, seconds, house, found)
        theirs = machine_cpu_s() - all_s - (cpu_s(os.getpid()) - ours)
        found.others = max(0.0, theirs / (monotonic() - begun) / (os.cpu_count() or 1))
        found.memory_kb = max(found.memory_kb, server.memory_kb) - memory
        found.disk_kb = kept_kb(server, {player.table for player in house.players})
        house.phase = Phase()
        await asyncio.sleep(house.settle_s)
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


def kept_kb(server: Served, honest: set[str]) -> float:
    """What is kept on disk of tables that are none of the honest's."""
    with closing(sqlite3.connect(server.db)) as db:
        sizes = db.execute('SELECT "table", sum(length(entry)) FROM entries GROUP BY "table"').fetchall()
    return sum(float(size) for table, size in sizes if table not in honest) / 1024


def most_tables(seconds: float, people: int = PEOPLE) -> float:
    """That so many people behind one address may open within so long."""
    return people * (TABLES[0] + TABLES[1] * seconds) + 1


def measure_strangers(report: Report, quick: bool) -> None:
    """As people start it: with the limits by address, and one worker for bots."""
    seconds = QUICK_S if quick else SECONDS
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), per_address=0) as server:
        found = beset(server, seconds)
    judge(report, found, seconds)


def judge(report: Report, found: Found, seconds: float) -> None:
    _figures(report, found)
    calm, late = found.calm, found.beset
    bound = most_tables(seconds)
    report.at_most(PINGS, LATER_PINGS, late.ping_ms(0.99) / max(SOON_MS, calm.ping_ms(0.99)), " x calm")
    later = late.bot_ms / calm.bot_ms
    if found.others > BUSY:  # bots think elsewhere, and whoever has no CPU asks for little
        report.not_run(
            BOTS, f"at most {LATER_BOTS:.0f} x calm", f"others are busy on this machine; it was {later:.1f} x"
        )
    else:
        report.at_most(BOTS, LATER_BOTS, later, " x calm")
    if found.others > BUSY and not found.refused:
        report.not_run(REFUSED, "at least 1", "others are busy on this machine, and the stranger could not ask enough")
    else:
        report.at_least(REFUSED, 1, found.refused)
    report.at_most("lines of the honest lost", 0, found.lost)
    report.at_most("tables that a stranger opened", bound, found.tables)
    report.at_most("disk that a stranger took", A_TABLE_KB * bound, found.disk_kb, " kB")
    report.at_most("memory that a stranger took", MOST_MEMORY_KB, found.memory_kb, " kB")
    report.at_most("errors in the log beside a stranger", 0, found.faults + len(found.broke))


def _figures(report: Report, found: Found) -> None:
    ways = sorted({name.rsplit(" ", 1)[0] for name in found.tally})
    report.figures["one_stranger"] = [
        {"way": way, **{what: found.tally.get(f"{way} {what}", "") for what in ("asked", "granted", "refused")}}
        for way in ways
    ]
    report.figures["beside_honest_tables"] = [
        {
            "phase": name,
            "pings": len(phase.pings),
            "ping_ms_p50": phase.ping_ms(0.5),
            "ping_ms_p99": phase.ping_ms(0.99),
            "for_a_cpu_ms_p99": phase.waited_ms(0.99),
            "bots_answers": len(phase.bots),
            "bot_ms_median": phase.bot_ms,
            "bot_ms_most": max(phase.bots, default=0.0) * 1000,
            "moves": phase.moves,
        }
        for name, phase in (("calm", found.calm), ("beset", found.beset))
    ]
    report.figures["share_of_the_machine_that_others_had"] = found.others
