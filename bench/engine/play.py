"""Random moves a second of every game, compiled and interpreted in one run, beside what others reach."""

from __future__ import annotations

import sys
from statistics import median
from typing import Any

import butin
from bench.engine.libraries import rivals, told
from bench.report import Report

COMPILED, INTERPRETED = "compiled", "interpreted"
VOLEURS, OTHERS = 1_000_000, 500_000  # moves a second, compiled, of voleurs and of each other game
PURE = 400_000  # of voleurs, interpreted; the other games may be 8 times slower
FACTOR = 8
CLONE_US, IMPORT_MS = 0.5, 50.0
IMPORT = "import time; start = time.perf_counter(); import butin; print(1000 * (time.perf_counter() - start))"

Rows = dict[tuple[str, int], dict[str, Any]]  # by game and seats


def measure_play(quick: bool) -> Report:
    report = Report("play")
    rounds = 2 if quick else 15
    forms: dict[str, Rows] = {}
    for pure in ("", "1"):
        answer = told([sys.executable, "-m", "bench.engine.play_worker", str(rounds)], {"BUTIN_PURE": pure})
        forms[answer["form"]] = {(row["game"], row["seats"]): row for row in answer["rows"]}
        report.figures[f"calibration_seconds_{answer['form']}"] = answer["calibration"]
    imports = [told([sys.executable, "-c", IMPORT], {}) for _ in range(3 if quick else 11)]
    report.figures["import_ms"] = median(imports)
    report.figures["at_calibration_0.2_s"] = [_row(place, forms) for place in forms[INTERPRETED]]
    _goals(report, forms)
    report.at_most("import of the engine", IMPORT_MS, median(imports), " ms")
    if not quick:
        rivals(report, "moves")
    return report


def _row(place: tuple[str, int], forms: dict[str, Rows]) -> dict[str, object]:
    row: dict[str, object] = {"game": place[0], "seats": place[1]}
    for form, rows in forms.items():
        row[f"moves_per_s_{form}"] = round(rows[place]["moves_per_s"])
    for form, rows in forms.items():
        row[f"clone_us_{form}"] = rows[place]["clone_us"]
    return row


def _goals(report: Report, forms: dict[str, Rows]) -> None:
    """Each for the seat count at which it is farthest."""
    for name in butin.games():
        own = {form: [row for (game, _), row in rows.items() if game == name] for form, rows in forms.items()}
        slow = {form: min(row["moves_per_s"] for row in rows) for form, rows in own.items()}
        goal = PURE if name == "voleurs" else PURE / FACTOR
        report.at_least(f"{name}: moves a second, interpreted", goal, slow[INTERPRETED])
        if COMPILED not in forms:
            report.not_run(f"{name}: moves a second, compiled", f"at least {OTHERS:,}", "nothing is compiled here")
            continue
        report.at_least(f"{name}: moves a second, compiled", VOLEURS if name == "voleurs" else OTHERS, slow[COMPILED])
        report.at_least(f"{name}: compiled to interpreted", 1, slow[COMPILED] / slow[INTERPRETED])
        if name == "voleurs":
            report.at_most("voleurs: a clone", CLONE_US, max(row["clone_us"] for row in own[COMPILED]), " us")
