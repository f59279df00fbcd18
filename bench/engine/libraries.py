"""Other libraries on the same core, each in an environment that is made for it and thrown away.

What cannot be installed here is not run, and the report says so.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.report import Report
from bench.room.peers import NoPeer, installed

SCRIPTS = Path(__file__).parent / "rivals"
PACKAGES = {"open_spiel": ["open_spiel"], "rlcard": ["rlcard"], "pettingzoo": ["pettingzoo[classic]"]}
NODE = "boardgame_io"
PATIENCE_S = 240


def rivals(report: Report, what: str) -> None:
    """What they do in a second, as each says of itself: `what` is "moves" or "iterations"."""
    found: list[dict[str, object]] = []
    for name in [*PACKAGES, NODE]:
        with TemporaryDirectory() as folder:
            try:
                found += _asked(name, Path(folder), what)
            except (OSError, subprocess.SubprocessError, ValueError, NoPeer) as error:
                report.not_run(name, "for comparison", f"cannot be installed or run here ({type(error).__name__})")
    if found:
        report.figures["others_on_this_core"] = found


def told(command: list[str], more: dict[str, str]) -> Any:
    """The JSON that a program prints in its last line."""
    ran = subprocess.run(  # noqa: S603
        command, env={**os.environ, **more}, check=True, capture_output=True, text=True, timeout=PATIENCE_S
    )
    return json.loads(ran.stdout.splitlines()[-1])


def _asked(name: str, folder: Path, what: str) -> list[dict[str, object]]:
    if name == NODE:
        if what != "moves":  # it has no search for hidden information
            return []
        place = installed(folder, {NODE})[NODE]
        shutil.copy(SCRIPTS / f"{NODE}.cjs", place)
        command = [str(shutil.which("node")), str(place / f"{NODE}.cjs")]
    else:
        command = [_environment(folder, PACKAGES[name]), str(SCRIPTS / f"{name}.py")]
    return [row for row in told(command, {"NODE_ENV": "production"})["figures"] if what in str(row["what"])]


def _environment(folder: Path, packages: list[str]) -> str:
    uv = shutil.which("uv")
    python = str(folder / "bin" / "python")
    make = [uv, "venv", "-q", "--seed", str(folder)] if uv else [sys.executable, "-m", "venv", str(folder)]
    put = [uv, "pip", "install", "-q", "--python", python] if uv else [python, "-m", "pip", "install", "-q"]
    for command in (make, [*put, *packages]):
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE_S)  # noqa: S603
    return python
