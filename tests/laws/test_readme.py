"""Every command that the README shows works as it stands there, with nothing installed but what requirements.lock pins.

Files and links that a command speaks of are there; what would run for ever is stopped when it has answered, and a bench
that runs for minutes, and has tests of its own, only says what it would do.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any
from urllib.request import urlopen

import pytest

from bench.command import BENCHES
from butin.adapters.store.sqlite import SqliteStore
from butin.client import open_table
from kit.environments import environment
from kit.served import Served, free_port
from tests.web.test_http import ask

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
COMMANDS = [line.partition(" #")[0].strip() for block in BLOCKS for line in block.splitlines()]
PINNED = re.findall(r"^[\w.-]+", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
# what somebody must have done before
BEFORE = {"./butin play labyrinthe --resume": "./butin play labyrinthe", "./butin restore FILE": "./butin backup FILE"}
PATIENCE_S = 120
Way = Callable[[str, Path, pytest.FixtureRequest], None]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone that was set up to play, not to test, with all that the commands speak of."""
    for name in ("butin", "pyproject.toml", "requirements.lock", "examples", "bench", "kit"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "RECORD.jsonl").symlink_to(ROOT / "src/butin/games/voleurs/golden/record-1.jsonl")
    (tmp_path / "SCENARIO.yaml").symlink_to(ROOT / "src/butin/games/voleurs/scenarios/examples.yaml")
    SqliteStore(str(tmp_path / ".local/share/butin/room.db")).close()
    site = environment(tmp_path / ".venv", [*PINNED, "butin"])
    (site / "src.pth").write_text(str(ROOT / "src"), "utf-8")
    ready = "(cksum <requirements.lock; pwd) >.venv/.ready"  # as ./butin keeps it in mind
    subprocess.run(ready, shell=True, cwd=tmp_path, check=True)
    return tmp_path


@contextmanager
def started(command: str, clone: Path) -> Iterator[subprocess.Popen[str]]:
    environment = {"PATH": os.environ["PATH"], "HOME": str(clone), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        ["sh", "-c", f"exec {command}"],
        cwd=clone,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def runs(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    for line in (BEFORE.get(command), command):
        if line:
            with started(line, clone) as process:
                said, _ = process.communicate("quit\n", PATIENCE_S)
            assert (process.returncode, bool(said), "Traceback" in said) == (0, True, False), said


def looks(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    """Whether all is well is for the machine to say, in each of its lines."""
    with started(command, clone) as process:
        said, _ = process.communicate(None, PATIENCE_S)
    assert process.returncode == any(line.startswith("! ") for line in said.splitlines()), said
    assert said.startswith("butin ")


def explains(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    assert command.removeprefix("./butin bench ") in BENCHES
    runs(f"{command} --help", clone, request)


def opens(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    """Not on the usual port; only without any argument there is no other, and where somebody has it that is told."""
    line = command if command == "./butin" else f"{command} --port {free_port()}"
    if "postgresql://..." in line:
        line = line.replace("postgresql://...", f"'{request.getfixturevalue('postgres').fresh()}'")
        line = line.replace("redis://...", request.getfixturevalue("redis").url)
    with started(line, clone) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        if said.startswith("butin: cannot listen on 0.0.0.0:"):
            if command != "./butin":  # somebody was faster
                opens(command, clone, request)
            return
        if not said.startswith("Butin is open at http://"):
            pytest.fail(said + process.communicate(timeout=PATIENCE_S)[0])
        with urlopen(f"{said.split()[-1]}/healthz", timeout=PATIENCE_S) as answer:
            assert answer.status == 200
        process.terminate()
        assert process.wait(PATIENCE_S) == 0


def joins(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    room: Served = request.getfixturevalue("room")
    host, table = open_table(room.url, "voleurs", seats=2)
    with started(command.replace("LINK", f"{room.url}/j/{table['join']}"), clone) as process:
        while not sitting(room, table):
            assert process.poll() is None, process.communicate()[0]
            sleep(0.1)
        next(iter(host))  # now the host is there too
        host.wish("start")
        for update in host:
            if update.legal:
                update.move(update.legal[0])
        host.wish("close")  # till then it would stay for another match
        said, _ = process.communicate(None, PATIENCE_S)
    host.close()
    assert (process.returncode, said[:5]) == (0, "over:"), said


def sitting(room: Served, table: dict[str, Any]) -> bool:
    """Whether somebody has come."""
    seen = ask(room, "GET", f"/api/tables/{table['table']}", secret=table["secret"])
    return bool(seen.json["table"]["seats"][1]["person"])


def completes(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    pressed = "COMP_WORDS=(./butin play vol) COMP_CWORD=2; _butin_completion ./butin; echo ${COMPREPLY[@]}"
    with started(f"bash -c '{command}; {pressed}'", clone) as process:
        said, _ = process.communicate(None, PATIENCE_S)
    assert said == "voleurs\n"


def runs_now(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    """It is what runs this."""


WAYS: dict[str, Way] = {
    r"\./butin test": runs_now,
    r"\./butin( serve.*)?": opens,
    r"\./butin bench page": runs,  # quick where there is no browser
    r"\./butin bench \w+": explains,
    r"\./butin (play|simulate|arena|replay|verify|review|rules|games|check|laws|backup|restore|new-game) .+": runs,
    r"\./butin doctor": looks,
    r"eval .+": completes,
    r"\.venv/bin/python examples/bot\.py LINK": joins,
}


DEAR = re.compile(r"\./butin (arena|bench|check|laws|replay|review|rules|simulate|verify)\b")
CASES = [pytest.param(one, marks=pytest.mark.whole) if DEAR.match(one) else one for one in COMMANDS]


@pytest.mark.parametrize("command", CASES)
def test_a_command_works_as_it_stands_there(command: str, clone: Path, request: pytest.FixtureRequest) -> None:
    ways = [way for known, way in WAYS.items() if re.fullmatch(known, command)]
    assert ways, f"nobody has said how to try {command!r}"
    ways[0](command, clone, request)


def test_there_are_commands() -> None:
    assert len(COMMANDS) > 20
