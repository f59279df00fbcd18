"""How fast the experts search, compiled and interpreted in one run, beside what other libraries reach on the same core.

The rivals are installed into an environment that is made for them and thrown away; what cannot be installed is not run.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from butin.bench.endgames import measure_endgames
from butin.bench.frame import Report
from butin.bench.wolf import measure_wolf

GOAL = 55_000  # iterations a second of voleurs, compiled
RIVALS = {"open_spiel": "open_spiel.py", "rlcard": "rlcard.py", "pettingzoo": "pettingzoo.py"}
PACKAGES = {"open_spiel": ["open_spiel"], "rlcard": ["rlcard"], "pettingzoo": ["pettingzoo[classic]"]}
PATIENCE_S = 240


def measure_search(quick: bool) -> Report:
    """Both forms in turn, several rounds; then the rivals; then the endgames."""
    report = Report("search")
    speeds: dict[str, dict[str, list[float]]] = {}
    for _ in range(2 if quick else 5):
        for pure in ("", "1"):
            told = _told([sys.executable, "-m", "butin.bench.searching", "0.5" if quick else "2"], {"BUTIN_PURE": pure})
            for name, speed in told["iterations_per_s"].items():
                speeds.setdefault(name, {}).setdefault(told["form"], []).append(speed)
    report.figures["iterations_a_second"] = [
        {"game": name, **{form: round(median(forms[form])) for form in sorted(forms)}} for name, forms in speeds.items()
    ]
    _goals(report, speeds)
    rivals = [] if quick else _rivals(report)
    if rivals:
        report.figures["others_on_this_core"] = rivals
    measure_endgames(report, 20 if quick else 200)
    measure_wolf(report, 1 if quick else 50, 100 if quick else 2000)
    return report


def _goals(report: Report, speeds: dict[str, dict[str, list[float]]]) -> None:
    name = "voleurs: iterations a second, compiled"
    compiled = speeds.get("voleurs", {}).get("compiled")
    if compiled:
        report.at_least(name, GOAL, median(compiled))
    else:
        report.not_run(name, f"at least {GOAL:,}", "nothing is compiled here")
    for game, forms in speeds.items():
        if "compiled" in forms:
            report.at_least(
                f"{game}: compiled to interpreted", 1, median(forms["compiled"]) / median(forms["interpreted"])
            )


def _rivals(report: Report) -> list[dict[str, object]]:
    """What they say of themselves, each in a fresh environment."""
    found: list[dict[str, object]] = []
    for name, script in RIVALS.items():
        with TemporaryDirectory() as folder:
            try:
                python = _environment(Path(folder), PACKAGES[name])
                found += _told([python, str(Path(__file__).parent / "rivals" / script)], {})["figures"]
            except (OSError, subprocess.SubprocessError, ValueError) as error:
                report.not_run(name, "for comparison", f"cannot be installed or run here ({type(error).__name__})")
    return found


def _environment(folder: Path, packages: list[str]) -> str:
    uv = shutil.which("uv")
    python = str(folder / "bin" / "python")
    make = [uv, "venv", "-q", "--seed", str(folder)] if uv else [sys.executable, "-m", "venv", str(folder)]
    put = [uv, "pip", "install", "-q", "--python", python] if uv else [python, "-m", "pip", "install", "-q"]
    for command in (make, [*put, *packages]):
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE_S)  # noqa: S603
    return python


def _told(command: list[str], more: dict[str, str]) -> Any:
    ran = subprocess.run(  # noqa: S603
        command, env={**os.environ, **more}, check=True, capture_output=True, text=True, timeout=PATIENCE_S
    )
    return json.loads(ran.stdout.splitlines()[-1])
