"""The type checker refuses what nobody could see by looking: mistakes.py.txt has them, line by line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MISTAKES = ROOT / "tests/laws/mistakes.py.txt"


@pytest.mark.slow
def test_every_planted_mistake_is_refused_where_it_stands_and_nothing_else_is(tmp_path: Path) -> None:
    read = tmp_path / "mistakes.py"
    text = MISTAKES.read_text("utf-8")
    read.write_text(text, "utf-8")
    command = (sys.executable, "-m", "mypy", "--no-pretty", "--no-color-output", str(read))
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = re.findall(r"mistakes\.py:(\d+): error: .*  \[([\w-]+)\]$", said.stdout, re.MULTILINE)
    expected = [
        (str(number), code)
        for number, line in enumerate(text.splitlines(), start=1)
        for code in re.findall(r"  # refused: ([\w-]+)$", line)
    ]
    assert said.returncode == 1, said.stdout + said.stderr  # it could read all of it
    assert found, said.stdout
    assert sorted(set(found)) == sorted(expected), said.stdout
