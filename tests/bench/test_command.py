"""`./butin bench`: figures and goals in one frame, and one line for whatever it cannot do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import butin

ROOT = Path(__file__).parents[2]


@pytest.mark.whole
@pytest.mark.slow
def test_the_frame_gives_figures_and_goals() -> None:
    result = butin_bench("play", "--quick", "--json")
    report = json.loads(result.stdout)
    assert result.returncode in (0, 1)  # how fast this machine is today is the bench's business, not a test's
    assert {row["game"] for row in report["figures"]["at_calibration_0.2_s"]} == set(butin.games())
    assert all(set(goal) >= {"name", "target", "value", "status"} for goal in report["goals"])
    assert result.returncode == any(goal["status"] == "FAIL" for goal in report["goals"])


def test_a_bench_that_needs_no_database_says_so() -> None:
    for words in (["play", "--db", "postgresql://host/name"], ["crash", "--db", "room.db"]):
        ended = butin_bench(*words)
        assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
        assert "expected postgresql://..., for crash" in ended.stderr


def test_an_unknown_bench_is_not_asked_for_twice() -> None:
    ended = butin_bench("plai")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "did you mean 'play'?" in ended.stderr


def butin_bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
