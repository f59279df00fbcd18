"""The peers: the same work on boardgame.io and Colyseus, for comparison in the same run.

Each has a folder here with a card game of the shape of voleurs, a server and a client; npm installs the rest elsewhere.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from butin.core.errors import ButinError
from kit.proc import cpu_s, memory_kb
from kit.served import free_port

HERE = Path(__file__).parent
SHARED = ["cards.cjs", "load.mjs"]
BEFORE = "2026-11-01"  # what was published later is not installed: a run next year measures the same
WARM_S = 2.0
TABLES, WEIGHED = 50, 300
PATIENCE_S = 60.0


class NoPeer(ButinError):
    """A peer cannot be measured here."""


@dataclass(frozen=True)
class Peer:
    """One way to run one of them."""

    name: str
    folder: str
    server: str
    package: str  # whose version is told
    in_files: bool = False


PEERS = [
    Peer("boardgame.io, memory", "boardgame_io", "server.cjs", "boardgame.io"),
    Peer("boardgame.io, files", "boardgame_io", "server.cjs", "boardgame.io", in_files=True),
    Peer("Colyseus, memory", "colyseus", "server.js", "@colyseus/core"),
]


@dataclass(frozen=True)
class Row:
    """What was measured of a server."""

    server: str
    moves_per_s: float  # flat out
    cpu_flat_out: float  # seconds for 1,000 moves
    cpu_paced: float
    p50_ms: float  # paced
    p99_ms: float
    kb_a_table_of_two: float  # with its two connections


def installed(folder: Path, names: set[str]) -> dict[str, Path]:
    """Their folders, with everything that they need."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NoPeer("there is no npm here")
    places = {}
    for name in sorted(names):
        place = places[name] = folder / name
        shutil.copytree(HERE / name, place)
        for file in SHARED:
            shutil.copy(HERE / file, place)
        words = ["install", "--ignore-scripts", "--no-audit", "--no-fund", f"--before={BEFORE}"]
        done = subprocess.run([npm, *words], cwd=place, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise NoPeer(f"npm could not install {name}: {done.stderr.strip()[-200:]}")
    return places


def measured(peer: Peer, place: Path, flat_s: float, rate: float, paced_s: float) -> Row:
    """The loads of our own server: flat out and paced, three times each; then memory, on a fresh one."""
    version = json.loads((place / "node_modules" / peer.package / "package.json").read_text("utf-8"))["version"]
    with _running(peer, place) as (pid, ask):
        ask("open", TABLES)
        ask("flat", WARM_S)
        flat = [_sampled(pid, ask, "flat", flat_s) for _ in range(3)]
        ask("rest", 0)
        ask("paced", [rate, 0.5])
        paced = [_sampled(pid, ask, "paced", [rate, paced_s]) for _ in range(3)]
    with _running(peer, place) as (pid, ask):
        ask("open", TABLES)
        before = _settled_kb(pid)
        ask("open", WEIGHED)
        weight = (_settled_kb(pid) - before) / WEIGHED
    flat_out, calm = _middle(flat), _middle(paced)
    return Row(
        f"{peer.name} ({version})",
        flat_out["moves_per_s"],
        flat_out["cpu"],
        calm["cpu"],
        calm["p50_ms"],
        calm["p99_ms"],
        weight,
    )


@contextmanager
def _running(peer: Peer, place: Path) -> Iterator[tuple[int, Any]]:
    """A fresh server, and somebody to send commands to."""
    port, log = str(free_port()), place / "log.txt"
    kept = [str(place / f"matches-{port}")] if peer.in_files else []
    calm = {**os.environ, "NODE_ENV": "production"}
    node = str(shutil.which("node"))
    with log.open("wb") as words:
        server = subprocess.Popen(  # noqa: S603
            [node, "--expose-gc", peer.server, port, *kept], cwd=place, stdout=words, stderr=words, env=calm
        )
    load = None
    try:
        _wait(server, log)
        load = subprocess.Popen(  # noqa: S603
            [node, "load.mjs", "./seat.mjs", port],
            cwd=place,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=calm,
            text=True,
        )
        assert load.stdin is not None
        assert load.stdout is not None
        asked, answers = load.stdin, load.stdout

        def ask(command: str, value: object) -> dict[str, float]:
            asked.write(json.dumps([command, value]) + "\n")
            asked.flush()
            answer = answers.readline()
            if not answer:
                raise NoPeer(f"{peer.name} stopped: {log.read_text('utf-8', 'replace')[-200:]}")
            found: dict[str, float] = json.loads(answer)
            return found

        yield server.pid, ask
    finally:
        for process in (load, server):
            if process is not None:
                process.kill()
                process.communicate()


def _wait(server: subprocess.Popen[bytes], log: Path) -> None:
    end = perf_counter() + PATIENCE_S
    while "open" not in log.read_text("utf-8", "replace"):
        if server.poll() is not None or perf_counter() > end:
            raise NoPeer(f"it did not start: {log.read_text('utf-8', 'replace')[-200:]}")
        time.sleep(0.05)


def _sampled(pid: int, ask: Any, command: str, value: object) -> dict[str, float]:
    cpu, start = cpu_s(pid), perf_counter()
    found: dict[str, float] = ask(command, value)
    cpu, seconds = cpu_s(pid) - cpu, perf_counter() - start
    return {**found, "moves_per_s": found["moves"] / seconds, "cpu": cpu / found["moves"] * 1000}


def _middle(samples: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(sample[name] for sample in samples) for name in samples[0]}


def _settled_kb(pid: int) -> int:
    """Its memory, rubbish taken out."""
    os.kill(pid, signal.SIGHUP)
    time.sleep(1.0)
    return memory_kb(pid)
