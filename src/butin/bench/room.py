"""What the room costs under load: the real server with everything on disk, and a crowd in another process.

Flat out, everybody at 50 tables of two moves as soon as they may; paced, they make 200 moves a second in all.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from butin.bench.crowd import Crowd, run_swiftly
from butin.bench.frame import Report
from butin.bench.proc import cpu_s
from butin.bench.served import Served, serving

TABLES, RATE = 50, 200.0


@dataclass(frozen=True)
class Sample:
    """What some seconds of load came to."""

    moves_per_s: float
    p50_ms: float  # from a move being sent to the other seat's news
    p99_ms: float
    cpu_s_per_1000_moves: float  # of the server and its children


async def sampled(crowd: Crowd, pid: int, load: Awaitable[None]) -> Sample:
    """Measure while a load goes on, and not before or after."""
    crowd.count_anew()
    cpu, start = cpu_s(pid), perf_counter()
    await load
    cpu, seconds, ways = cpu_s(pid) - cpu, perf_counter() - start, sorted(crowd.tally.ways)
    return Sample(len(ways) / seconds, _ms(ways, 0.5), _ms(ways, 0.99), cpu / len(ways) * 1000)


def measure_room(quick: bool) -> Report:
    """Everything in turn, each on a server of its own."""
    report = Report("room")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        flat, paced = run_swiftly(_load(server, 1.0 if quick else 4.0, 3.0 if quick else 10.0))
    report.figures["load"] = [
        {"load": f"flat out, {TABLES} tables", **vars(flat)},
        {"load": f"paced, {RATE:.0f} moves a second", **vars(paced)},
    ]
    report.at_least("durable moves a second, flat out", 10_000, flat.moves_per_s)
    report.at_most("server CPU for 1,000 moves, flat out", 0.08, flat.cpu_s_per_1000_moves, " s")
    report.at_most("server CPU for 1,000 moves, paced", 0.5, paced.cpu_s_per_1000_moves, " s")
    report.at_most("from a move to the other seat's news, paced, p99", 5, paced.p99_ms, " ms")
    return report


async def _load(server: Served, flat_s: float, paced_s: float) -> tuple[Sample, Sample]:
    crowd, pid = Crowd(server.port), server.pid
    await crowd.open(TABLES)
    await crowd.flat_out(1.0)
    flat = _middle([await sampled(crowd, pid, crowd.flat_out(flat_s)) for _ in range(3)])
    await crowd.rest()
    await crowd.paced(RATE, 0.5)
    paced = await sampled(crowd, pid, crowd.paced(RATE, paced_s))
    await crowd.rest()
    await crowd.leave()
    return flat, paced


def _middle(samples: list[Sample]) -> Sample:
    """The median of each figure: a busy neighbour seldom spoils them all."""
    return Sample(**{name: median(vars(sample)[name] for sample in samples) for name in vars(samples[0])})


def _ms(ways: list[float], share: float) -> float:
    return ways[int(len(ways) * share)] * 1000
