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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from butin.core.errors import ButinError
from kit.proc import memory_kb
from kit.served import free_port

HERE = Path(__file__).parent
SHARED = ["cards.cjs", "load.mjs"]
BEFORE = "2026-11-01"  # what was published later is not installed: a run next year measures the same
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


def weighed(peer: Peer, place: Path) -> float:
    """kB of its memory for each table of two."""
    with running(peer, place) as found:
        found.ask("open", TABLES)
        before = _settled_kb(found.pid)
        found.ask("open", WEIGHED)
        return (_settled_kb(found.pid) - before) / WEIGHED


def version(peer: Peer, place: Path) -> str:
    told: str = json.loads((place / "node_modules" / peer.package / "package.json").read_text("utf-8"))["version"]
    return told


@dataclass(frozen=True)
class Running:
    """A server of theirs, and somebody to send commands to, who makes the load."""

    pid: int
    load_pid: int
    ask: Callable[[str, object], dict[str, float]]


@contextmanager
def running(peer: Peer, place: Path) -> Iterator[Running]:
    """A fresh one."""
    port = str(free_port())
    log = place / f"log-{port}.txt"
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

        yield Running(server.pid, load.pid, ask)
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


def _settled_kb(pid: int) -> int:
    """Its memory, rubbish taken out."""
    os.kill(pid, signal.SIGHUP)
    time.sleep(1.0)
    return memory_kb(pid)
