"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from butin.core.errors import ButinError


class ServerDown(ButinError):
    """It did not come up."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A running server: where it is, its file and what it wrote to its log."""

    def __init__(self, folder: Path, *options: str, changed: str = "") -> None:
        """`changed` is Python that runs first, for shorter patience and the like."""
        self.db, self.log_file = folder / "room.db", folder / "log.txt"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        program = f"{changed}\nif __name__ == '__main__':\n    from butin.main import main\n    main()"
        start = ["-c", program] if changed else ["-m", "butin"]
        command = [sys.executable, *start, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603
                [*command, "--db", str(self.db), *options], stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):  # noqa: S310
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise ServerDown(f"the server did not start: {self.log[-400:]}")

    def stop(self) -> None:
        """Gently; by force if it does not listen."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8", "replace")

    @property
    def memory_kb(self) -> int:
        """What it holds in memory now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@contextmanager
def serving(folder: Path, *options: str, changed: str = "") -> Iterator[Served]:
    """A server on a free port with a file in `folder`, stopped at the end."""
    served = Served(folder, *options, changed=changed)
    try:
        served.wait()
        yield served
    finally:
        served.stop()
