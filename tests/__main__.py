"""The checks, in three lanes.

`./butin test quick`: no server and no browser, for while one writes.
`./butin test`: what every commit passes.
`./butin test whole`: everything there is, before a release.

With other arguments, pytest alone: `./butin test -k voleurs`.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
COMPILED = ["compile.py", "quick"]  # what servers run
PAGE = ["client/build.py"]  # what browsers show
CHECKS = [["mypy"], ["lint-imports"], ["ruff", "format", "--check", "--quiet"], ["ruff", "check", "--quiet"]]
# what is in one file shares its servers and browsers, and the dearest files come first (conftest.py)
TESTS = ["pytest", "-q", "--dist", "loadfile", "--no-loadscope-reorder", "--durations", "5"]
COVERAGE = ["--cov", "--cov-report", "term:skip-covered"] if sys.version_info >= (3, 12) else []  # dear before
QUICK = [*TESTS, "-n", "2", "-m", "quick", *COVERAGE]
CI = [*TESTS, "-n", "4", "-m", "not whole"]
WHOLE = [*TESTS, "-n", "4"]


def main(arguments: list[str]) -> int:
    begun = monotonic()
    match arguments:
        case ["--golden"]:
            return _run([sys.executable, "-m", "butin.testing.golden"])
        case ["quick"]:
            code = _lane([[*PAGE, "tidy"], *CHECKS], QUICK)
        case []:
            code = _lane([COMPILED, [*PAGE, "test"], *CHECKS], CI)
        case ["whole"]:
            code = _lane([COMPILED, [*PAGE, "test"], *CHECKS], WHOLE)
        case _:
            return _lane([COMPILED, PAGE], ["pytest", *arguments])
    print(f"in all: {monotonic() - begun:.0f} s", flush=True)
    return code


def _lane(checks: list[list[str]], tests: list[str]) -> int:
    with ThreadPoolExecutor(2) as pool:  # most of them use one core
        codes = list(pool.map(_quietly, checks))
    start = monotonic()
    return 1 if any(codes) else _said(tests, _run(_command(tests)), start)


def _quietly(check: list[str]) -> int:
    """A check beside others: what it says is heard when it has ended."""
    start = monotonic()
    done = subprocess.run(
        _command(check), cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, flush=True)
    return _said(check, done.returncode, start)


def _said(check: list[str], code: int, start: float) -> int:
    print(f"{'ok' if code == 0 else 'FAILED'}: {' '.join(check)} ({monotonic() - start:.0f} s)", flush=True)
    return code


def _command(check: list[str]) -> list[str]:
    if check[0].endswith(".py"):
        return [sys.executable, *check]
    if check[0] == "lint-imports":
        return [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"]
    return [sys.executable, "-m", *check]


def _run(command: list[str]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
