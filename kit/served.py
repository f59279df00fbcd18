"""A real server in a process of its own, and the journals that it leaves behind, read without its help."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.trouble.checker import Rows
from butin.core.errors import ButinError
from kit.proc import memory_kb

QUERY = 'SELECT "table", n, entry FROM entries ORDER BY "table", n'
PATIENCE_S = 120.0  # a server that has ended is not waited for
CROWD = 100_000


class ServerDown(ButinError):
    """It did not come up."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`butin serve` on a free port of this machine, to be killed and started again. It keeps its port and its file."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        db: str = "",
        changed: str = "",
        per_address: int = CROWD,
        variables: dict[str, str] | None = None,
    ) -> None:
        """`changed` is Python that runs first, on the sources, for shorter patience and the like.

        `per_address` is many, since all that comes here comes from this machine; 0 leaves it as people start it.
        """
        self.db = db or str(folder / "room.db")
        self.log_file = folder / "log.txt"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        pure = "import os\nos.environ['BUTIN_PURE'] = '1'"
        program = f"{pure}\n{changed}\nif __name__ == '__main__':\n    from butin.main import main\n    main()"
        begin = ["-c", program] if changed else ["-m", "butin"]
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--db", self.db]
        where += ["--per-address", str(per_address)] if per_address else []
        self.command = [sys.executable, *begin, "serve", *where, *options]
        self.variables = variables  # of its environment, if it is another one
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        none = subprocess.DEVNULL  # its greeting is for people
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=none, stderr=log, stdin=none, env=self.variables)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE_S
        while self.up and time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise ServerDown(f"the server did not start: {self.log[-400:]}")

    def kill(self) -> None:
        """No goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, by force if it does not listen; its exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    @property
    def up(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        return 0 if self.process is None else self.process.pid

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8", "replace")

    @property
    def faults(self) -> list[str]:
        """What broke, as far as it told."""
        return [line for line in self.log.splitlines() if '"level": "error"' in line or "Traceback" in line]

    @property
    def memory_kb(self) -> int:
        """What it holds in memory now."""
        return memory_kb(self.pid)


@contextmanager
def serving(folder: Path, *options: str, **rest: Any) -> Iterator[Served]:
    """A server with a file in `folder`, if nothing else is said, stopped at the end."""
    served = Served(folder, *options, **rest)
    try:
        served.start()
        served.wait()
        yield served
    finally:
        served.stop()


async def journals(db: str) -> dict[str, Rows]:
    """Every journal in a store, as it lies there."""
    found: dict[str, Rows] = {}
    for table, n, entry in await _postgresql(db) if "://" in db else _sqlite(db):
        found.setdefault(table, []).append((n, json.loads(entry)))
    return found


def _sqlite(path: str) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(QUERY).fetchall()


async def _postgresql(url: str) -> Any:
    connection = await import_module("asyncpg").connect(url)
    try:
        return await connection.fetch(QUERY)
    finally:
        await connection.close()
