"""What the room costs under load: the real server with everything on disk, and a crowd in another process.

Flat out, everybody at 50 tables of two moves as soon as they may; paced, they make 200 moves a second in all.
Memory is how much the server's grows, for each of many.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from bench.engine.play_worker import calibrated
from bench.report import Report
from bench.room.crowd import run_swiftly
from bench.room.interleaved import BESIDE, beside_peers
from bench.room.sample import Sample, sync_ms
from bench.room.stress import RATE, TABLES, beside_bots, flat_and_paced, growth, idle_weight, live_weight, watched
from kit.served import Served, serving

BOTS = 200
T = TypeVar("T")


@dataclass(frozen=True)
class Size:
    """How long and how much."""

    flat_s: float  # three times
    paced_s: float  # three times
    bots_s: float  # four times without and four times with them
    sizes: list[int]
    moves: int  # at each number of tables, at least
    watched_s: float
    live: int  # tables that are weighed
    idle: int


FULL = Size(4.0, 5.0, 3.0, [10, 100, 1_000, 10_000], 3_000, 4.0, 1_000, 2_000)
QUICK = Size(0.5, 0.7, 0.4, [10, 100], 300, 0.6, 60, 64)


def measure_room(quick: bool, bots: int = BOTS, peers: bool = True, only_peers: bool = False) -> Report:
    """Everything in turn, each on a server of its own; the peers last, and not in a hurry unless only they count."""
    size = QUICK if quick else FULL
    report = Report("room")
    with tempfile.TemporaryDirectory() as folder:
        report.figures["calibration_seconds"] = calibrated()
        report.figures["disk_sync_ms"] = sync_ms(Path(folder))
    own_kb = 0.0
    if not only_peers:
        _load(report, size)
        if bots:
            _bots(report, size, min(bots, 20) if quick else bots)
        own_kb = _memory(report, size)
        _growth(report, size)
    if only_peers or (peers and not quick):
        beside_peers(report, quick, own_kb)
    else:
        report.not_run(f"{BESIDE} others", "at most 1", "left out")
    return report


def _load(report: Report, size: Size) -> None:
    flat, paced = _on_a_server(lambda server: flat_and_paced(server, size.flat_s, size.paced_s))
    report.figures["load"] = [
        {"load": f"flat out, {TABLES} tables", **vars(flat)},
        {"load": f"paced, {RATE:.0f} a second", **vars(paced)},
    ]
    report.at_least("durable moves a second, flat out", 10_000, flat.moves_per_s)
    report.at_most("server CPU for 1,000 moves, flat out", 0.08, flat.cpu_s_per_1000_moves, " s")
    report.at_most("server CPU for 1,000 moves, paced", 0.5, paced.cpu_s_per_1000_moves, " s")
    report.at_most("from a move to the other seat's news, paced, p99", 5, paced.p99_ms, " ms")


def _bots(report: Report, size: Size, bots: int) -> None:
    alone, beside, moves = _on_a_server(lambda server: beside_bots(server, bots, size.bots_s))
    report.figures["people_beside_bots"] = [
        {"bot_tables": number, "bot_moves_per_s": bot_moves, "p50_ms": sample.p50_ms, "p99_ms": sample.p99_ms}
        for number, bot_moves, sample in [(0, 0.0, alone), (bots, moves, beside)]
    ]
    report.at_most(f"p99 beside {bots} tables of bots, as a share of that without", 1.25, beside.p99_ms / alone.p99_ms)


def _memory(report: Report, size: Size) -> float:
    """kB for a table of two with its connections."""
    live, connection = _on_a_server(lambda server: live_weight(server, size.live))
    idle, back_ms = _on_a_server(lambda server: idle_weight(server, size.idle))
    report.figures["memory"] = [
        {"of": "a live table", "kb": live},
        {"of": "a connection", "kb": connection},
        {"of": "a table put away", "kb": idle},
    ]
    report.figures["ms_until_a_table_put_away_is_back"] = back_ms
    report.at_most("memory of a live table", 4, live, " kB")
    report.at_most("memory of a connection", 15, connection, " kB")
    report.at_most("memory of a table put away (0, and noise)", 0.2, idle, " kB")
    return live + 2 * connection


def _growth(report: Report, size: Size) -> None:
    tables = _on_a_server(lambda server: growth(server, size.sizes, size.moves))
    report.figures["with_more_tables"] = [{"tables": number, **_short(sample)} for number, sample in tables]
    watchers = _on_a_server(lambda server: watched(server, [0, 20, 200], size.watched_s))
    nobody = watchers[0][1].cpu_s_per_1000_moves
    report.figures["with_more_watchers"] = [
        {
            "watchers": number,
            **_short(sample),
            "us_a_watcher": (sample.cpu_s_per_1000_moves - nobody) * 1000 / max(1, number),
        }
        for number, sample in watchers
    ]


def _short(sample: Sample) -> dict[str, float]:
    return {name: vars(sample)[name] for name in ("cpu_s_per_1000_moves", "p50_ms", "p99_ms", "others_busy")}


def _on_a_server(run: Callable[[Served], Coroutine[Any, Any, T]]) -> T:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        return run_swiftly(run(server))
