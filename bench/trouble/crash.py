"""kill -9 under load, again and again: what was acknowledged must be there, and everybody must come back by themselves.

Then once more with thousands of seats (returns.py).

On SQLite, and on PostgreSQL where there is one: the database that --db names, else a private one if it is installed.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

import butin
from bench.report import Report
from bench.room.crowd import until
from bench.trouble.checker import Violation, check
from bench.trouble.load import Load, Notebook, Plan
from bench.trouble.returns import measure_returns
from butin.core.chance import FastChance
from kit.postgres import borrowed, private, why_not
from kit.served import Served, journals

CREWS = [*[("voleurs", 2)] * 5, ("voleurs", 3), ("labyrinthe", 2), ("schattendieb", 3), ("attrap_tresors", 2)]
LOST = {"lost", "misplaced", "vanished", "phantom"}  # of what was acknowledged or shown, something is not there
KILLS, QUICK_KILLS, QUICK_S = 200, 2, 24.0
PACE_S = 0.001
BACK_S = 30.0  # how long to wait for somebody before calling them gone
CALM_MS = 300  # between the moment when all are back and the next kill, at most
EARLY = 5  # one kill of so many comes while people are still coming back


@dataclass
class Outcome:
    """What many kills did."""

    store: str
    kills: int = 0
    early: int = 0  # of them, before everybody was back from the one before
    not_back: int = 0
    failed_starts: int = 0
    moves: int = 0
    tables: int = 0
    wishes_made_again: int = 0
    back_ms: list[float] = field(default_factory=list)  # from the start of the server to the first acknowledged move
    violations: list[Violation] = field(default_factory=list)

    def count(self, *kinds: str) -> int:
        return sum(violation.kind in kinds for violation in self.violations)


class Ordeal:
    """A server, a load on it, and somebody with a gun."""

    def __init__(self, server: Served, seed: int, crews: list[tuple[str, int]], patience_s: float = BACK_S) -> None:
        self.server = server
        self.book = Notebook()
        self.load = Load(Plan(server.url, crews, pace_s=PACE_S, matches=3, mischief=3), self.book)
        self.patience_s = patience_s
        self.chance = FastChance(seed)
        self.started = 0.0
        self.outcome = Outcome("PostgreSQL" if "://" in server.db else "SQLite")

    async def run(self, kills: int, seconds: float = 1e9) -> Outcome:
        """So many kills, or as many as fit; then everything is compared."""
        end = monotonic() + seconds
        try:
            self._start()
            self.load.start()
            await self._all_back(BACK_S)
            while self.outcome.kills < kills and monotonic() < end:
                await self._kill()
            if not self.outcome.not_back:
                await self._all_back(self.patience_s)
            await self.load.stop(self.patience_s)
        finally:
            self.server.stop()
        return await self._compared()

    async def _kill(self) -> None:
        await asyncio.sleep(self.chance.below(CALM_MS) / 1000)
        self.server.kill()
        self.outcome.kills += 1
        self._start()
        if self.chance.below(EARLY) == 0:
            self.outcome.early += 1
            await asyncio.sleep(self.chance.below(1000) / 1000)
        else:
            await self._all_back(self.patience_s)
        if not self.server.up:
            self.outcome.failed_starts += 1

    def _start(self) -> None:
        self.started = monotonic()
        self.server.start()

    async def _all_back(self, patience_s: float) -> None:
        """Everybody has a new move acknowledged, on a new connection."""
        start, chairs = self.started, self.load.still_out(float("inf"))
        if await until(lambda: self.load.still_out(start) < chairs, patience_s):
            self.outcome.back_ms.append((monotonic() - start) * 1000)
            await until(lambda: self.load.still_out(start) == 0, patience_s)
        self.outcome.not_back += self.load.still_out(start)

    async def _compared(self) -> Outcome:
        found, lines = await journals(self.server.db), self.book.lines
        outcome = self.outcome
        outcome.moves = self.load.moves
        outcome.tables = len({line["table"] for line in lines})
        wishes = [line["id"] for line in lines if line["what"] == "wish"]
        outcome.wishes_made_again = len(wishes) - len(set(wishes))
        outcome.violations = check({name: butin.game(name) for name in butin.games()}, found, lines)
        return outcome


def measure_crash(quick: bool, db: str = "") -> Report:
    """SQLite, and PostgreSQL where there is one; then a crowd."""
    report, outcomes = Report("crash"), []
    reason = "" if db else why_not()
    end, wanted = (monotonic() + QUICK_S, QUICK_KILLS) if quick else (1e9, KILLS)
    with TemporaryDirectory() as folder, ExitStack() as stack:
        stores = [] if reason else [stack.enter_context(borrowed(db) if db else private())]
        for store in ["", *stores]:
            ordeal = Ordeal(Served(Path(folder), db=store), 1, CREWS)
            outcomes.append(asyncio.run(ordeal.run(wanted, end - monotonic())))
            _goals(report, outcomes[-1], wanted)
    columns = [(outcome.store, _figures(outcome)) for outcome in outcomes]
    report.figures["kill_-9_under_load"] = [
        {"figure": name, **{store: figures[name] for store, figures in columns}} for name in columns[0][1]
    ]
    if reason:
        report.not_run("PostgreSQL: the same", "0", reason)
    with TemporaryDirectory() as folder:
        measure_returns(report, Served(Path(folder)), quick)
    return report


def _figures(outcome: Outcome) -> dict[str, int]:
    return {
        "kills": outcome.kills,
        "of them while clients were coming back": outcome.early,
        "moves acknowledged": outcome.moves,
        "wishes made again after a kill": outcome.wishes_made_again,
        "acknowledged moves lost": outcome.count(*LOST),
        "moves doubled": outcome.count("doubled"),
        "tables": outcome.tables,
        "tables gone": outcome.count("gone"),
        "clients not back": outcome.not_back,
        "starts that failed": outcome.failed_starts,
        "violations": len(outcome.violations),
        "median ms from start to first acknowledged move": round(median(outcome.back_ms)) if outcome.back_ms else 0,
    }


def _goals(report: Report, outcome: Outcome, kills: int) -> None:
    store = outcome.store
    report.at_least(f"{store}: kills", kills, outcome.kills)
    report.at_most(f"{store}: acknowledged moves lost", 0, outcome.count(*LOST))
    report.at_most(f"{store}: tables gone", 0, outcome.count("gone"))
    report.at_most(f"{store}: clients that did not come back", 0, outcome.not_back)
    report.at_most(f"{store}: starts that failed", 0, outcome.failed_starts)
    report.at_most(f"{store}: violations that the checker found", 0, len(outcome.violations))
    if outcome.violations:
        kinds = sorted({violation.kind for violation in outcome.violations})
        report.figures[f"violations_{store}"] = ", ".join(kinds) + ": " + outcome.violations[0].text
