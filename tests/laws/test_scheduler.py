"""A test that hangs or crashes ends a worker of its lane: it is told as red, once, and all the others are run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETTINGS = "[pytest]\nfaulthandler_timeout = 2\nfaulthandler_exit_on_timeout = true\n"
HANGS = "import time\ndef test_hangs(): time.sleep(600)\n"
CRASHES = "import os\ndef test_crashes(): os._exit(3)\n"
FINE = "".join(f"def test_{nth}(): pass\n" for nth in range(4))


@pytest.mark.whole
def test_a_lane_in_which_tests_hang_and_crash_ends_red(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text(SETTINGS, "utf-8")
    for name, text in {"one": FINE, "two": FINE + HANGS, "three": CRASHES, "four": HANGS + FINE, "six": FINE}.items():
        (tmp_path / f"test_{name}.py").write_text(text, "utf-8")
    words = ["-p", "kit.scheduler", "-q", "-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert re.search(r"\b3 failed, 16 passed", done.stdout), done.stdout[-2000:]
    assert done.stdout.count("FAILED") == 3
