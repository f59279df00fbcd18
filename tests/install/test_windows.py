"""On Windows all but the room works. Here a process is told that it is there, and has not what Windows lacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import butin

# what others do for Windows they have done before; then the package sees another system
WINDOWS = """
import asyncio, click, fluent.runtime, joblib, openskill, rich.console, rich.markdown, sys, yaml

sys.platform = "win32"
for missing in ("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[missing] = None
"""
WHOLE = pytest.mark.whole
PROGRAM = "from butin.main import main; main()"
ROOM = "butin: the room needs Linux, macOS or WSL: on Windows all commands but serve, doctor, backup and restore work\n"


def run(code: str, *words: str, home: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WINDOWS + code, *words]
    environment = {**os.environ, "XDG_DATA_HOME": home}
    return subprocess.run(command, input="quit\n", capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize(
    "words",
    ["", "serve --port 1", *(pytest.param(one, marks=WHOLE) for one in ("doctor", "backup FILE", "restore FILE"))],
)
def test_the_room_says_in_one_sentence_where_it_opens(words: str) -> None:
    said = run(PROGRAM, *words.split())
    assert (said.returncode, said.stdout, said.stderr) == (2, "", ROOM)


@pytest.mark.parametrize(
    "words", ["--help", "play voleurs", *(pytest.param(one, marks=WHOLE) for one in ("games", "rules voleurs"))]
)
def test_the_other_commands_work(words: str, tmp_path: Path) -> None:
    said = run(PROGRAM, *words.split(), home=str(tmp_path))
    assert (said.returncode, bool(said.stdout)) == (0, True), said.stderr


def test_the_library_works() -> None:
    said = run("import butin; print(butin.new('voleurs', seats=2, seed=1).legal(0)[0])")
    assert (said.returncode, said.stdout) == (0, f"{butin.new('voleurs', seats=2, seed=1).legal(0)[0]}\n"), said.stderr
