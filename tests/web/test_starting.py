"""How a room opens: nothing says that it is open before it is, and what keeps it shut is told in one sentence."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from butin.adapters.web.door.http_limits import MOST, SPARE, room_for
from kit.served import free_port

MAC_FILES = 10_240  # where a Mac refuses, though its limit is said to be infinite
BROKEN = {  # what is put in the place of a function, and what is said of it
    "web.serve.room_for": ("RuntimeError('no room\\nfor anybody')", "RuntimeError: no room for anybody"),
    "web.serve.application": ("KeyError('pictures')", "KeyError: 'pictures'"),
    "store.sqlite.upgrade": (
        "FileNotFoundError(2, 'No such file or directory', 'words.de.ftl')",
        "FileNotFoundError: [Errno 2] No such file or directory: 'words.de.ftl'",
    ),
}
BREAKS = """
import butin.adapters.{module} as part
def fail(*anything): raise {error}
part.{name} = fail
"""


def started(folder: Path, changed: str) -> subprocess.CompletedProcess[str]:
    """A room that cannot open, to its end. `changed` runs first, in the sources."""
    program = f"{changed}\nfrom butin.main import main\nmain()"
    where = ["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--db", str(folder / "room.db")]
    variables = {**os.environ, "BUTIN_PURE": "1", "BUTIN_LANG": "en"}
    command = [sys.executable, "-c", program, *where]
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("what", BROKEN)
def test_a_start_that_fails_says_why_and_never_that_it_is_open(what: str, tmp_path: Path) -> None:
    error, why = BROKEN[what]
    module, _, name = what.rpartition(".")
    done = started(tmp_path, BREAKS.format(module=module, name=name, error=error))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"butin: the room cannot open: {why}\n"


def test_a_limit_of_open_files_that_the_system_refuses_is_halved_until_it_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[tuple[int, int]] = []

    def like_a_mac(kind: int, limits: tuple[int, int]) -> None:
        if limits[0] > MAC_FILES:
            raise ValueError("current limit exceeds maximum limit")
        taken.append(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", like_a_mac)
    most = room_for()
    assert taken == [(most + SPARE, resource.RLIM_INFINITY)]
    assert MAC_FILES / 2 <= most + SPARE <= MAC_FILES


def test_a_limit_that_cannot_be_raised_at_all_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(kind: int, limits: tuple[int, int]) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(resource, "setrlimit", never)
    for soft, most in ((1024, 1024 - SPARE), (resource.RLIM_INFINITY, MOST), (10 * MOST, MOST)):
        monkeypatch.setattr(resource, "getrlimit", lambda kind, soft=soft: (soft, resource.RLIM_INFINITY))
        assert room_for() == most
