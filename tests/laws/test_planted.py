"""Planted faults: single rules broken one by one, each in a copy of the source; the suite must notice every one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from butin.core.game import AnyGame
from butin.testing.ours import GAMES
from butin.testing.planted import Fault

ROOT = Path(__file__).parents[2]
FAULTS = [(game, fault) for game in GAMES for fault in import_module(f"{game.package}.tests.faults").FAULTS]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "fault"), FAULTS, ids=[f"{game}: {fault.what}" for game, fault in FAULTS])
def test_the_suite_catches(game: AnyGame, fault: Fault, tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "page", "board"))
    broken = source / "butin/games" / game.name / fault.file
    text = broken.read_text("utf-8")
    assert text.count(fault.old) == 1, "the fault must hit exactly one place"
    broken.write_text(text.replace(fault.old, fault.new), "utf-8")
    check = [sys.executable, "-m", "butin", "check", str(source / "butin/games" / game.name)]
    own = source / "butin/games" / game.name / "tests"
    suite = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:schemathesis", str(own)]
    outcomes = []
    for command in (check, suite):  # most are caught by the scenarios, which take a moment
        result = run(command, source)
        outcomes.append(result.stdout[-2000:] + result.stderr[-2000:])
        if result.returncode == 1 and result.stdout:  # it ran to its end, and something failed
            assert "error" not in result.stdout.splitlines()[-1], outcomes
            return
    pytest.fail(f"nobody noticed: {outcomes}")


def run(command: list[str], source: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
