"""Some seconds of load, and what they cost."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from bench.room.crowd import Crowd
from bench.room.light_seats import CrowdStuck
from kit.proc import cpu_s, machine_cpu_s

TRIES = 5


@dataclass(frozen=True)
class Sample:
    """What some seconds of load came to."""

    moves_per_s: float
    p50_ms: float  # from a move being sent to the other seat's news
    p99_ms: float
    cpu_s_per_1000_moves: float  # of the server and its children
    generator_busy: float  # cores that the load itself needed
    others_busy: float  # cores that had other things to do meanwhile: near 0 on a quiet machine


async def sampled(crowd: Crowd, pid: int, load: Callable[[], Awaitable[None]]) -> Sample:
    """Measure while a load goes on, and not before or after; again, if the machine stood still meanwhile."""
    for _ in range(TRIES):
        found = await _sampled(crowd, pid, load)
        if found is not None:
            return found
    raise CrowdStuck(f"no move came through: {crowd.tally.refused}")


async def _sampled(crowd: Crowd, pid: int, load: Callable[[], Awaitable[None]]) -> Sample | None:
    crowd.count_anew()
    cpu, own, everything, start = cpu_s(pid), process_time(), machine_cpu_s(), perf_counter()
    await load()
    cpu, own, everything = cpu_s(pid) - cpu, process_time() - own, machine_cpu_s() - everything
    seconds, ways = perf_counter() - start, sorted(crowd.tally.ways)
    if not ways:
        return None
    return Sample(
        moves_per_s=len(ways) / seconds,
        p50_ms=at(ways, 0.5),
        p99_ms=at(ways, 0.99),
        cpu_s_per_1000_moves=cpu / len(ways) * 1000,
        generator_busy=own / seconds,
        others_busy=max(0.0, everything - cpu - own) / seconds,
    )


def middle(samples: list[Sample]) -> Sample:
    """The median of each figure: a busy neighbour seldom spoils them all."""
    return Sample(**{name: median(vars(sample)[name] for sample in samples) for name in vars(samples[0])})


def at(ways: list[float], share: float) -> float:
    """Milliseconds that so large a share of sorted waiting times does not exceed."""
    return ways[int(len(ways) * share)] * 1000


def sync_ms(folder: Path) -> float:
    """How long this disk takes to keep 4 kB for good; no server that keeps its promise can be faster."""
    waits = []
    with (folder / "synced").open("wb", buffering=0) as file:
        for _ in range(101):
            file.write(bytes(4096))
            start = perf_counter()
            os.fdatasync(file.fileno())
            waits.append(perf_counter() - start)
    return median(waits) * 1000
