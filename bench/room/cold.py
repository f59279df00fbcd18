"""What a move costs a server that waits: its caches are cold, and every move has a commit of its own.

Two builds take turns, slice by slice, and so do two processes of the same build: how far apart these are is what can
be seen at all. A build is a clone of the repository as it runs there, compiled or not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from typing import Any

from bench.pairs import paired
from bench.report import Report
from butin.build_kind import build_kind
from butin.core.errors import BadOption

HERE = Path(__file__).parents[2]
WORKER = "bench/room/cold_worker.py"
WHAT = {"cold": 60, "take": 200, "news": 100}  # so many measures in a slice, of which the median counts
ROUNDS, QUICK = 60, 6
SAME, TWIN, OTHER = "this build", "this build again", "the other"


def measure_cold(quick: bool, against: str = "") -> Report:
    """`against` is another clone; without one, where this one is compiled, its own sources as they are."""
    report = Report("cold")
    pure = {"BUTIN_PURE": "1"}
    builds: dict[str, tuple[Path, dict[str, str]]] = {SAME: (HERE, {}), TWIN: (HERE, {})}
    if against:
        builds[OTHER] = (_clone(against), {})
    elif build_kind() == "compiled":
        builds[OTHER] = (HERE, pure)
    with ExitStack() as stack:
        workers = {name: stack.enter_context(_running(*build)) for name, build in builds.items()}
        forms = {name: worker("form", 0)["form"] for name, worker in workers.items()}
        found = _in_turn(workers, QUICK if quick else ROUNDS)
    report.figures["builds"] = [{"build": name, "form": forms[name], "clone": str(builds[name][0])} for name in workers]
    report.figures["microseconds"] = [
        {
            "build": name,
            **{f"{what}_{unit}": median(found[name, what, unit]) for what in WHAT for unit in ("cpu_us", "us")},
        }
        for name in workers
    ]
    _compare(report, found, [name for name in workers if name != SAME])
    return report


def _in_turn(workers: dict[str, Any], rounds: int) -> dict[tuple[str, str, str], list[float]]:
    """Every build in every round, another one first each time; the first round of all is for warming up."""
    found: dict[tuple[str, str, str], list[float]] = {}
    names = list(workers)
    for number in range(rounds + 1):
        first = number % len(names)
        for what, times in WHAT.items():
            for name in [*names[first:], *names[:first]]:
                answer = workers[name](what, times)
                for unit, value in answer.items() if number else ():
                    found.setdefault((name, what, unit), []).append(value)
    return found


def _compare(report: Report, found: dict[tuple[str, str, str], list[float]], others: list[str]) -> None:
    rows = []
    for name in others:
        for what in WHAT:
            for unit in ("cpu_us", "us"):
                ratio = paired(found[SAME, what, unit], found[name, what, unit])
                rows.append({"this_build_as_a_share_of": name, "what": what, "of": unit, **vars(ratio)})
                if (name, what, unit) == (TWIN, "cold", "cpu_us"):
                    report.at_most("CPU of a cold move, the same build twice: off by", 0.02, abs(ratio.ratio - 1))
    report.figures["pairs"] = rows


def _clone(against: str) -> Path:
    clone = Path(against).resolve()
    if not (clone / WORKER).exists():
        raise BadOption(f"cannot compare with {against!r}: there is no {WORKER}, expected a clone of butin that has it")
    return clone


@contextmanager
def _running(clone: Path, more: dict[str, str]) -> Iterator[Any]:
    """A process of that build, to be asked for one thing after the other."""
    roots = os.pathsep.join([str(clone), str(clone / "src")])
    with TemporaryFile("w+") as words:
        worker = subprocess.Popen(  # noqa: S603
            [sys.executable, str(clone / WORKER)],
            cwd=clone,
            env={**os.environ, **more, "PYTHONPATH": roots},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=words,
            text=True,
        )
        assert worker.stdin is not None
        assert worker.stdout is not None
        asked, answers = worker.stdin, worker.stdout

        def ask(what: str, times: int) -> Any:
            asked.write(json.dumps([what, times]) + "\n")
            asked.flush()
            answer = answers.readline()
            if not answer:
                words.seek(0)
                raise RuntimeError(f"the build at {clone} stopped: {words.read()[-400:]}")
            return json.loads(answer)

        try:
            yield ask
        finally:
            worker.kill()
            worker.communicate()
