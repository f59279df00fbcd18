"""Real PostgreSQL, Redis and butin servers for the tests: on free ports, in a temporary folder, gone afterwards."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

ROOT = Path(__file__).parent.parent
PATIENCE_S = 60  # for something to start on a machine that is busy with other things
LOCK = Path(tempfile.gettempdir()) / "butin-tests-install.lock"


def until(what: Callable[[], bool], text: str, patience_s: float = PATIENCE_S) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience_s
    while not what():
        assert time.monotonic() < end, f"waited {patience_s} s in vain: {text}"
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def binary(name: str) -> str | None:
    """A server's program: on the path, or where Debian puts PostgreSQL's."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(places[0]) if places else None)


def need(names: list[str]) -> None:
    """The programs are here, or are installed from Debian if we may; else the test says so, and fails where CI=true."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not all(binary(name) for name in names) and os.geteuid() == 0 and shutil.which("apt-get"):
            calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # installs, starts nothing
            install = ["install", "-y", "-qq", "--no-install-recommends", "postgresql", "redis-server"]
            for words in (["update", "-qq"], install):
                subprocess.run(["apt-get", *words], env=calm, stdout=subprocess.DEVNULL, check=False)
    missing = [name for name in names if not binary(name)]
    if missing:
        text = f"{', '.join(missing)} not found: apt-get install postgresql redis-server. These tests were LEFT OUT."
        if os.environ.get("CI") == "true":
            pytest.fail(text)
        print(f"\n{text}", file=sys.__stderr__, flush=True)
        pytest.skip(text)


class Server:
    """A program that can be started, stopped and killed; it keeps its port and its folder."""

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
        with contextlib.suppress(KeyError):
            if os.geteuid() == 0 and self.user:
                return pwd.getpwnam(self.user).pw_name
        return None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
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
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text("utf-8", "replace")[-2000:]
        return False


class Postgres(Server):
    """A whole cluster of its own."""

    user = "postgres"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        words = ["-D", str(folder / "data"), "-U", "butin", "-A", "trust", "-E", "UTF8", "--no-sync"]
        command = [str(binary("initdb")), *words]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, user=self.runs_as)

    def command(self) -> list[str]:
        words = ["-D", "data", "-p", str(self.port), "-h", "127.0.0.1", "-k", ""]
        return [str(binary("postgres")), *words, "-c", "shared_buffers=16MB", "-c", "max_connections=60"]

    def answers(self) -> bool:
        words = ["-h", "127.0.0.1", "-p", str(self.port), "-q", "-t", "1"]
        return super().answers() and subprocess.run([str(binary("pg_isready")), *words], check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is its fast stop."""
        super().stop(how)

    def kill(self) -> None:
        """A crash: nothing is finished, the log is read at the next start. (SIGKILL would leave its children.)"""
        super().stop(signal.SIGQUIT)

    def fresh(self) -> str:
        """An empty schema, which is a database of its own to whoever gets this address."""
        name = f"t{uuid4().hex}"
        words = [
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "butin",
            "-q",
            "-c",
            f"CREATE SCHEMA {name}",
            "postgres",
        ]
        subprocess.run([str(binary("psql")), *words], check=True)
        return f"postgresql://butin@127.0.0.1:{self.port}/postgres?search_path={name}"


class Redis(Server):
    """It keeps nothing."""

    user = "redis"

    def command(self) -> list[str]:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return [str(binary("redis-server")), *words]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


class Butin(Server):
    """`butin serve`, the real thing."""

    def __init__(self, folder: Path, *words: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(folder)
        self.words = words

    def command(self) -> list[str]:
        return [sys.executable, "-m", "butin", "serve", "--host", "127.0.0.1", "--port", str(self.port), *self.words]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def status(self, path: str) -> int:
        """What a page answers; 0 if nobody does."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as response:
                return int(response.status)
        except urllib.error.HTTPError as error:
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
