"""Planted faults: single rules broken one by one; the game's scenarios or its tests must notice every one."""

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
SOURCE = ROOT / "src/butin"
FAULTS = [(game, fault) for game in GAMES for fault in import_module(f"{game.package}.tests.faults").FAULTS]
SUITE = ["pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
LANES = [
    pytest.param(
        game,
        fault,
        id=f"{game}: {fault.what}",
        marks=pytest.mark.processes if fault.quick else pytest.mark.whole,
    )
    for game, fault in FAULTS
]


@pytest.mark.parametrize(("game", "fault"), LANES)
def test_the_suite_catches(game: AnyGame, fault: Fault, tmp_path: Path) -> None:
    broken = copied(game, tmp_path)
    text = (broken / fault.file).read_text("utf-8")
    assert text.count(fault.old) == 1, "the fault must hit exactly one place"
    (broken / fault.file).write_text(text.replace(fault.old, fault.new), "utf-8")
    outcomes = []
    for command in (["butin", "check", str(broken)], [*SUITE, str(broken / "tests")]):  # most by the scenarios, at once
        result = run(command, tmp_path)
        outcomes.append(result.stdout[-2000:] + result.stderr[-2000:])
        if result.returncode == 1 and result.stdout:  # it ran to its end, and something failed
            assert "error" not in result.stdout.splitlines()[-1], outcomes
            return
    pytest.fail(f"nobody noticed: {outcomes}")


def test_every_game_has_faults_and_some_are_tried_while_one_writes() -> None:
    for game in GAMES:
        own = [fault for other, fault in FAULTS if other is game]
        assert len(own) >= 7
        assert 1 <= sum(fault.quick for fault in own) <= 2


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_without_a_fault_nobody_complains(game: AnyGame, tmp_path: Path) -> None:
    whole = copied(game, tmp_path)
    for command in (["butin", "check", str(whole)], [*SUITE, str(whole / "tests")]):
        result = run(command, tmp_path)
        assert result.returncode == 0, result.stdout


def copied(game: AnyGame, folder: Path) -> Path:
    """The game's folder, to be broken; everything else is where it was."""
    (folder / "butin/games").mkdir(parents=True)
    for part in [*SOURCE.iterdir(), *(SOURCE / "games").iterdir()]:
        if part.name not in ("games", game.name, "__pycache__"):
            (folder / part.relative_to(SOURCE.parent)).symlink_to(part)
    broken = folder / "butin/games" / game.name
    shutil.copytree(SOURCE / "games" / game.name, broken, ignore=shutil.ignore_patterns("*.so", "__pycache__", "board"))
    return broken


def run(command: list[str], source: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "BUTIN_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=source, env=environment, capture_output=True, text=True, check=False
    )
