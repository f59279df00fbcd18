"""How much runs for one thing that happens: functions, closures and files, for six walks through the house."""

from __future__ import annotations

import sys

from bench.engine.libraries import told
from bench.report import Report


def measure_stations(quick: bool) -> Report:
    """Counted in a process of its own, in which the sources run as they are."""
    report = Report("stations")
    report.figures["what_runs"] = told([sys.executable, "-m", "kit.stations"], {"BUTIN_PURE": "1"})
    return report
