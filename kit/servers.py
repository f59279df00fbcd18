"""Real PostgreSQL, Redis and butin servers for the tests: on free ports, in a temporary folder, gone afterwards."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from kit import postgres as servers
from kit.postgres import PATIENCE_S, Program, binary, until

__all__ = ["PATIENCE_S", "Butin", "Postgres", "Redis", "binary", "running", "until"]

LOCK = Path(tempfile.gettempdir()) / "butin-tests-install.lock"


def need(names: list[str], packages: tuple[str, ...] = ("postgresql", "redis-server")) -> None:
    """The programs are here, or are installed from Debian if we may; else the test fails, and says what it needs."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not all(binary(name) for name in names) and os.geteuid() == 0 and shutil.which("apt-get"):
            calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # installs, starts nothing
            waits = ["-o", "DPkg::Lock::Timeout=300"]  # for somebody else who installs
            install = ["install", "-y", "-qq", "--no-install-recommends", *waits, *packages]
            for words in (["update", "-qq"], install):
                subprocess.run(["apt-get", *words], env=calm, stdout=subprocess.DEVNULL, check=False)
    missing = [name for name in names if not binary(name)]
    if missing:
        pytest.fail(f"{', '.join(missing)} not found: apt-get install {' '.join(packages)}")


class Postgres(servers.Postgres):
    """One cluster for many tests."""

    def fresh(self) -> str:
        """An empty schema, which is a database of its own to whoever gets this address."""
        name = f"t{uuid4().hex}"
        there = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "butin", "-q"]
        subprocess.run([str(binary("psql")), *there, "-c", f"CREATE SCHEMA {name}", "postgres"], check=True)
        return f"{self.url}?search_path={name}"


class Redis(Program):
    """It keeps nothing."""

    user = "redis"

    def command(self) -> list[str]:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return [str(binary("redis-server")), *words]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


class Butin(Program):
    """`butin serve`, the real thing."""

    def __init__(self, folder: Path, *words: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder)
        self.words = words

    def command(self) -> list[str]:
        here = ["--host", "127.0.0.1", "--port", str(self.port), "--per-address", "100000"]
        return [sys.executable, "-m", "butin", "serve", *here, *self.words]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def status(self, path: str) -> int:
        """What a page answers; 0 if nobody does."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as response:
                return int(response.status)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code
        except OSError:
            return 0

    def answers(self) -> bool:
        return self.status("/healthz") == 200


@contextlib.contextmanager
def running(kind: type[Postgres | Redis]) -> Iterator[Postgres | Redis]:
    """A database for as long as it is needed, in a folder that its own user can reach."""
    need(["initdb", "postgres"] if kind is Postgres else ["redis-server"])
    folder = Path(tempfile.mkdtemp(prefix="butin-"))
    server = kind(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder)
