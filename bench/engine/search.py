"""How fast the experts search, compiled and interpreted in one run, beside what others reach."""

from __future__ import annotations

import sys
from statistics import median

from bench.engine.libraries import rivals, told
from bench.report import Report
from bench.strength.endgames import measure_endgames
from bench.strength.wolf import measure_wolf

GOAL = 55_000  # iterations a second of voleurs, compiled


def measure_search(quick: bool) -> Report:
    """Both forms in turn, several rounds; then the rivals; then the endgames."""
    report = Report("search")
    speeds: dict[str, dict[str, list[float]]] = {}
    for _ in range(2 if quick else 5):
        for pure in ("", "1"):
            answer = told(
                [sys.executable, "-m", "bench.engine.search_worker", "0.5" if quick else "2"], {"BUTIN_PURE": pure}
            )
            for name, speed in answer["iterations_per_s"].items():
                speeds.setdefault(name, {}).setdefault(answer["form"], []).append(speed)
    report.figures["iterations_a_second"] = [
        {"game": name, **{form: round(median(forms[form])) for form in sorted(forms)}} for name, forms in speeds.items()
    ]
    _goals(report, speeds)
    if not quick:
        rivals(report, "iterations")
    measure_endgames(report, 20 if quick else 200)
    measure_wolf(report, 1 if quick else 24, 100 if quick else 2000)
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
