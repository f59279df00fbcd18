"""What the real server made of races over real sockets: who won, how long it took, what its journal says of it."""

from __future__ import annotations

import asyncio
import re
import tempfile
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.race.sockets import Race, raced
from bench.room.crowd import run_swiftly
from butin.room.race.contest.arbiter import replay
from butin.room.race.contest.signals import Given
from kit.proc import cpu_s
from kit.served import journals, serving

LATE_MS = 12.0  # a page that is later than this is measured by its own lateness


@dataclass
class Reality:
    """Races on a real server."""

    races: list[Race]
    seats: int
    added: list[float] = field(default_factory=list)  # ms from the first claim to the verdict
    presses: int = 0
    strikes: int = 0
    flags: int = 0
    astray: int = 0  # races whose log gives another winner
    lag_ms: float = 0.0  # p99, no finer than the steps in which the server counts
    cpu_s: float = 0.0

    @property
    def counted(self) -> list[tuple[list[float], int]]:
        """The races in which this process was in time for all pages."""
        return [(truths, winner) for truths, winner, late in self.races if late <= LATE_MS]

    def wrong_over(self, margin: float) -> tuple[int, int]:
        """How many were won by the wrong one, of those that were decided by more than this."""
        wide = [(truths, winner) for truths, winner in self.counted if sorted(truths)[1] - min(truths) > margin]
        return sum(truths[winner] > min(truths) for truths, winner in wide), len(wide)


def on_a_server(tables: int, races: int, seed: int, db: str = "") -> Reality:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--pace", "0", db=db) as server:
        found = Reality(run_swiftly(raced(server.port, tables, races, seed)), tables * 5)
        found.cpu_s = cpu_s(server.pid)
        with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:  # noqa: S310
            found.lag_ms = _p99_ms(answer.read().decode(), "butin_loop_late_seconds")
        for rows in asyncio.run(journals(server.db)).values():
            for _, entry in rows:
                _read(found, entry)
        return found


def _read(found: Reality, entry: dict[str, Any]) -> None:
    """A verdict for a column, as it stands in the journal."""
    log = entry.get("log")
    if not log or "hands" not in log or log["objects"] is not None:
        return
    claims = [line[2] for line in log["events"] if line[1] == "claimed"]
    found.added.append(log["until"] - min(claims))
    given = [one.seat for one in replay(log)[1] if isinstance(one, Given)]
    found.astray += given[:1] != [entry["seat"]]
    for habit in entry["habits"].values():
        found.presses += 1
        found.strikes += bool(habit["strikes"] and habit["strikes"][-1])
        found.flags += habit["flagged"]


def _p99_ms(metrics: str, name: str) -> float:
    """From a histogram: the step below which 99 in 100 lie."""
    steps = [(float(le), int(n)) for le, n in re.findall(rf'{name}_bucket{{le="([^"]+)"}} (\d+)', metrics)]
    return next((1000.0 * step for step, count in steps if count >= 0.99 * steps[-1][1]), 0.0)
