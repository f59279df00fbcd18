"""A PostgreSQL of one's own: a whole cluster on a free port of this machine, in a temporary folder, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from butin.core.errors import ButinError
from kit.served import ServerDown, free_port

PATIENCE_S = 60  # for something to start on a machine that is busy with other things
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
OURS = "entries, tables, servers, schema_version"


class NotOurs(ButinError):
    """A database that a bench must not touch."""


def binary(name: str) -> str | None:
    """A server's program: on the path, or where Debian puts PostgreSQL's."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(places[0]) if places else None)


def until(what: Callable[[], bool], text: str, patience_s: float = PATIENCE_S, blink_s: float = 0.02) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience_s
    while not what():
        if time.monotonic() > end:
            raise ServerDown(f"waited {patience_s} s in vain: {text}")
        time.sleep(blink_s)


class Program:
    """A server that can be started, stopped and killed; it keeps its port and its folder."""

    user = ""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        if self.runs_as is not None:
            shutil.chown(folder, self.user)

    @property
    def runs_as(self) -> str | None:
        """Its own user, if we are root; PostgreSQL insists."""
        with suppress(KeyError):
            if os.geteuid() == 0 and self.user:
                return pwd.getpwnam(self.user).pw_name
        return None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), cwd=self.folder, stdout=log, stderr=log, user=self.runs_as)

    def wait(self) -> None:
        until(lambda: self.answers() or self._died(), f"{self.command()[0]} starts")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE_S)
            self.process = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def _died(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise ServerDown((self.folder / "log").read_text("utf-8", "replace")[-2000:])
        return False


class Postgres(Program):
    """A cluster with one database, which is its user's to fill."""

    user = "postgres"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        words = ["-D", str(folder / "data"), "-U", "butin", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [str(binary("initdb")), *words], cwd=folder, check=True, stdout=subprocess.DEVNULL, user=self.runs_as
        )

    @property
    def url(self) -> str:
        return f"postgresql://butin@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        words = ["-D", "data", "-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        return [str(binary("postgres")), *words, "-c", "shared_buffers=16MB", "-c", "max_connections=60"]

    def answers(self) -> bool:
        words = ["-h", "127.0.0.1", "-p", str(self.port), "-q", "-t", "1"]
        ready = [str(binary("pg_isready")), *words]
        return super().answers() and subprocess.run(ready, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is its fast stop."""
        super().stop(how)

    def kill(self) -> None:
        """A crash: nothing is finished, the log is read at the next start. (SIGKILL would leave its children.)"""
        super().stop(signal.SIGQUIT)


def why_not() -> str:
    """What is missing for a cluster of our own; '' if nothing is."""
    if binary("initdb") is None:
        return "PostgreSQL is not installed here: install it, or name an empty database with --db postgresql://..."
    if os.geteuid() == 0 and Postgres.user not in {one.pw_name for one in pwd.getpwall()}:
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


@contextmanager
def private() -> Iterator[str]:
    """The address of a cluster for as long as it is needed, in a folder that its own user can reach."""
    folder = Path(tempfile.mkdtemp(prefix="butin-"))
    try:
        server = Postgres(folder)
        try:
            server.start()
            yield server.url
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder)


@contextmanager
def borrowed(url: str) -> Iterator[str]:
    """Somebody's database, if there is nothing in it; nothing is in it afterwards."""
    there = [row[0] for row in asyncio.run(asked(url, TABLES))]
    if there:
        names = ", ".join(there[:5])
        raise NotOurs(f"the database holds tables already ({names}): the bench fills and empties one, give it its own")
    try:
        yield url
    finally:
        asyncio.run(asked(url, f"DROP TABLE IF EXISTS {OURS}"))


async def asked(url: str, statement: str) -> list[Any]:
    asyncpg = import_module("asyncpg")
    try:
        connection = await asyncpg.connect(url, timeout=10)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        where = urlsplit(url).netloc.rpartition("@")[2]
        raise NotOurs(f"cannot use the database at {where}: {error or type(error).__name__}") from None
    try:
        return list(await connection.fetch(statement))
    finally:
        await connection.close()
