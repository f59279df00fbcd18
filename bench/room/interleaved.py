"""Our server and the peers under the same loads, slice by slice in one run, each pair a few seconds apart.

A machine is now faster, now slower, and for longer than any slice; what one server costs as a share of another, both
in the same moment, hardly changes. A slice in which others kept the machine busy is repeated.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from bench.pairs import paired
from bench.report import Report
from bench.room.crowd import Crowd, run_swiftly
from bench.room.peers import PEERS, NoPeer, Running, installed, running, version, weighed
from bench.room.sample import Sample, middle, sampled
from bench.room.stress import RATE, TABLES
from kit.proc import cpu_s, machine_cpu_s
from kit.served import Served, serving

OURS = "butin, on disk"
FLAT, PACED = "flat out", "paced"
BESIDE = "server CPU, as a share of that of"
WARM_S = 2.0
BUSY, TRIES = 0.2, 4  # cores that others may need in a slice, and how often a busier one is tried


@dataclass(frozen=True)
class Rounds:
    """How many, and the seconds of each slice."""

    rounds: int
    flat_s: float
    paced_s: float


FULL, QUICK = Rounds(60, 0.5, 1.5), Rounds(6, 0.5, 0.7)


@dataclass
class Found:
    """Every slice, by server and load."""

    samples: dict[tuple[str, str], list[Sample]] = field(default_factory=dict)
    slices: int = 0
    repeated: int = 0
    busy: int = 0  # slices that were kept although others were busy each time


Slice = Callable[[str, float], Awaitable[Sample]]  # a load and its seconds


def beside_peers(report: Report, quick: bool, own_kb: float) -> None:
    """Goals and figures of all who can be measured here; memory, if our own is known."""
    rounds = QUICK if quick else FULL
    with TemporaryDirectory() as folder, ExitStack() as stack:
        try:
            places = installed(Path(folder), {peer.folder for peer in PEERS})
            theirs = {
                f"{peer.name} ({version(peer, places[peer.folder])})": stack.enter_context(
                    running(peer, places[peer.folder])
                )
                for peer in PEERS
            }
            server = stack.enter_context(serving(Path(folder)))
            found = run_swiftly(_measured(server, theirs, rounds))
            if own_kb:
                weights = [weighed(peer, places[peer.folder]) for peer in PEERS]
                names, kb = [OURS, *theirs], [own_kb, *weights]
                report.figures["a_table_of_two"] = [{"server": n, "kb": one} for n, one in zip(names, kb, strict=True)]
        except NoPeer as error:
            report.not_run(f"{BESIDE} others", "at most 1", str(error))
        else:
            _tell(report, found, list(theirs))


async def _measured(server: Served, theirs: dict[str, Running], rounds: Rounds) -> Found:
    crowd = Crowd(server.port)
    await crowd.open(TABLES)
    servers: dict[str, Slice] = {OURS: _ours(server, crowd)}
    for name, one in theirs.items():
        await asyncio.to_thread(one.ask, "open", TABLES)
        servers[name] = _theirs(one)
    for run in servers.values():
        await run(FLAT, WARM_S)
        await run(PACED, WARM_S / 4)
    found, names = Found(), list(servers)
    for number in range(rounds.rounds):
        first = number % len(names)
        for load, seconds in ((FLAT, rounds.flat_s), (PACED, rounds.paced_s)):
            for name in [*names[first:], *names[:first]]:
                sample = await _quiet(found, servers[name], load, seconds)
                found.samples.setdefault((name, load), []).append(sample)
    await crowd.leave()
    return found


async def _quiet(found: Found, run: Slice, load: str, seconds: float) -> Sample:
    """A slice in which nobody else kept the machine busy, if there is one to be had."""
    found.slices += 1
    for _ in range(TRIES - 1):
        sample = await run(load, seconds)
        if sample.others_busy <= BUSY:
            return sample
        found.repeated += 1
    sample = await run(load, seconds)
    found.busy += sample.others_busy > BUSY
    return sample


def _ours(server: Served, crowd: Crowd) -> Slice:
    async def run(load: str, seconds: float) -> Sample:
        go = (lambda: crowd.flat_out(seconds)) if load == FLAT else lambda: crowd.paced(RATE, seconds)
        sample = await sampled(crowd, server.pid, go)
        await crowd.rest()
        return sample

    return run


def _theirs(server: Running) -> Slice:
    async def run(load: str, seconds: float) -> Sample:
        for _ in range(TRIES):
            found = await asyncio.to_thread(_sampled, server, load, seconds)
            if found is not None:
                return found
        raise NoPeer(f"no move came through in {TRIES} times {seconds} s, {load}")

    return run


def _sampled(server: Running, load: str, seconds: float) -> Sample | None:
    """As of our own; nothing, if the machine stood still meanwhile."""
    before, start = _spent(server), perf_counter()
    told = server.ask(*("flat", seconds) if load == FLAT else ("paced", [RATE, seconds]))
    cpu, generator, everything = (now - then for now, then in zip(_spent(server), before, strict=True))
    took, moves = perf_counter() - start, told["moves"]
    server.ask("rest", 0)
    if not moves:
        return None
    others = max(0.0, everything - cpu - generator) / took
    return Sample(moves / took, told["p50_ms"], told["p99_ms"], cpu / moves * 1000, generator / took, others)


def _spent(server: Running) -> tuple[float, float, float]:
    """CPU seconds so far: of the server, of what makes its load (this process asks for it), and of all there is."""
    return cpu_s(server.pid), cpu_s(server.load_pid) + process_time(), machine_cpu_s()


def _tell(report: Report, found: Found, theirs: list[str]) -> None:
    report.figures["beside_others"] = [_row(found, name) for name in (OURS, *theirs)]
    rows: list[dict[str, Any]] = []
    for name in theirs:
        for load in (FLAT, PACED):
            ratio = paired(_cpu(found, OURS, load), _cpu(found, name, load))
            rows.append({"beside": name, "load": load, **vars(ratio)})
            report.at_most(f"{BESIDE} {name}, {load}", 1, ratio.ratio)
    report.figures["server_cpu_in_pairs"] = rows
    busy = [{"slices": found.slices, "repeated": found.repeated, "busy_all_the_same": found.busy}]
    report.figures["how_quiet_it_was"] = busy


def _row(found: Found, name: str) -> dict[str, Any]:
    flat, paced = middle(found.samples[name, FLAT]), middle(found.samples[name, PACED])
    return {
        "server": name,
        "moves_per_s": flat.moves_per_s,
        "cpu_flat_out": flat.cpu_s_per_1000_moves,
        "cpu_paced": paced.cpu_s_per_1000_moves,
        "p50_ms": paced.p50_ms,
        "p99_ms": paced.p99_ms,
        "others_busy": median([flat.others_busy, paced.others_busy]),
    }


def _cpu(found: Found, name: str, load: str) -> list[float]:
    return [sample.cpu_s_per_1000_moves for sample in found.samples[name, load]]
