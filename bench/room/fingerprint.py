"""Whether the room still writes and says the same, byte for byte: compare the sums with those of another version."""

from __future__ import annotations

from dataclasses import asdict

from bench.report import Report
from butin.build_kind import build_kind
from kit.fingerprint import SEEDS, fingerprints

QUICK = 4


def measure_fingerprint(quick: bool) -> Report:
    report = Report("fingerprint")
    seeds = QUICK if quick else SEEDS
    report.figures["form"] = build_kind()
    report.figures["seeds_of_each"] = seeds
    report.figures["sums"] = [asdict(one) for one in fingerprints(range(seeds))]
    return report
