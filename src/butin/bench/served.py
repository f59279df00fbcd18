"""A real server in a process of its own, and the journals that it leaves behind, read without its help."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

from butin.bench.checker import Rows

QUERY = 'SELECT "table", n, entry FROM entries ORDER BY "table", n'


class Served:
    """`butin serve` on a free port of this machine, to be killed and started again."""

    def __init__(self, db: str, words: Path, *arguments: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.db = db
        self.words = words  # where what it says goes
        self.command = [sys.executable, "-m", "butin", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.command += ["--db", db, *arguments]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.words.open("ab") as words:
            self.process = subprocess.Popen(self.command, stdout=words, stderr=words)  # noqa: S603

    @property
    def up(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        return 0 if self.process is None else self.process.pid

    def kill(self) -> None:
        """No goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        if self.process is None:
            return 0
        if self.up:
            os.kill(self.process.pid, number)
        try:
            return self.process.wait(30)
        finally:
            if self.up:
                self.process.kill()


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
