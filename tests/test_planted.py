"""Planted faults: single rules broken one by one, each in a copy of the source; the suite must notice every one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from planted import FAULTS, Fault

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("fault", FAULTS, ids=[f"{fault.game}: {fault.what}" for fault in FAULTS])
def test_the_suite_catches(fault: Fault, tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    broken = source / "butin/games" / fault.game / fault.file
    text = broken.read_text("utf-8")
    assert text.count(fault.old) == 1, "the fault must hit exactly one place"
    broken.write_text(text.replace(fault.old, fault.new), "utf-8")
    own = [str(path) for path in sorted((ROOT / "tests").glob(f"test_{fault.game}*.py"))]
    suite = ["tests/test_texts.py::test_scenario", *own, "-k", fault.game]
    result = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *suite],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1, result.stdout[-2000:]  # 1: tests ran, and one failed
    assert "error" not in result.stdout.splitlines()[-1], result.stdout[-2000:]
