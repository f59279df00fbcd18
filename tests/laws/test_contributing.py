"""CONTRIBUTING's first hour, followed to the letter in a copy of the tree: what it says is seen to fail, fails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = """#!/bin/sh
PYTHONPATH={folder}/src exec {python} "$@"
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Whatever git knows of, with an environment that is ready."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(lambda name: (ROOT / name).is_file(), listed.stdout.splitlines()):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(PYTHON.format(folder=tmp_path, python=sys.executable), "utf-8")
    python.chmod(0o755)
    lock = (tmp_path / "requirements-test.lock").read_bytes()
    summed = subprocess.run(["cksum"], input=lock, capture_output=True, check=True).stdout.decode()
    (tmp_path / ".venv/.ready-test").write_text(f"{summed}{tmp_path}\n", "utf-8")
    return tmp_path


@pytest.mark.whole
def test_the_first_hour_lets_a_test_fail_and_it_names_the_clause(clone: Path) -> None:
    (step,) = re.findall(r"(?ms)^3\. See a test fail\..*?(?=^4\. )", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    file, before, after, *commands = re.findall(r"`([^`]+)`", step)[:5]
    source = (clone / file).read_text("utf-8")
    assert source.count(before) == 1
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("BUTIN", "PYTEST"))}
    (clone / file).write_text(source.replace(before, after), "utf-8")
    for command in commands:
        assert command.startswith("./butin ")
        done = subprocess.run(
            command.split(),
            cwd=clone,
            env={**variables, "BUTIN_PURE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1, done.stdout[-2000:] + done.stderr[-2000:]
        assert re.search(r"\bVO-5\b", done.stdout), done.stdout[-2000:]
    assert re.search(r"seed\W{0,3}\d+", done.stdout), "and laws the seed"
