"""The checks, in lanes.

`./butin test quick`: no server and no browser, for while one writes.
`./butin test`: what every commit passes.
`./butin test headless`: its tests without those in browsers, for another Python.
`./butin test whole`: everything there is, before a release.

With other arguments, pytest alone: `./butin test -k voleurs`; in the quick lane unless they name one, a mark or a path.
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
PAGELESS = ("src", "tests/laws", "tests/room", "tests/race")  # folders whose tests look at no page
MARKS = {"quick": "quick", "": "not whole", "headless": "not whole and not browser", "whole": ""}
LANES: dict[str, tuple[list[list[str]], list[str]]] = {
    "quick": ([[*PAGE, "tidy"], *CHECKS], ["-n", "2", *COVERAGE]),
    "": ([COMPILED, [*PAGE, "test"], *CHECKS], ["-n", "4"]),
    "headless": ([PAGE], ["-n", "4"]),
    "whole": ([COMPILED, [*PAGE, "test"], *CHECKS], ["-n", "4"]),
}


def main(arguments: list[str]) -> int:
    begun = monotonic()
    match arguments:
        case ["--golden"]:
            return _run([sys.executable, "-m", "butin.testing.golden"])
        case []:
            code = _whole_lane("")
        case [lane] if lane in LANES:
            code = _whole_lane(lane)
        case [lane, *rest] if lane in LANES:
            code = _some(["-m", MARKS[lane], *rest], page=lane != "quick")
        case _:
            paths = _paths(arguments)
            marked = any(word.startswith("-m") for word in arguments)
            chosen = arguments if paths or marked else ["-m", "quick", *arguments]
            code = _some(chosen, page=marked or not all(path.startswith(PAGELESS) for path in paths))
    print(f"in all: {monotonic() - begun:.0f} s", flush=True)
    return code


def _whole_lane(lane: str) -> int:
    checks, more = LANES[lane]
    return _lane(checks, [*TESTS, "-m", MARKS[lane], *more])


def _some(arguments: list[str], *, page: bool) -> int:
    """Nothing is compiled for a few tests: servers run the sources as they are, or what was compiled before."""
    return _lane([PAGE] if page else [], ["pytest", *arguments])


def _paths(arguments: list[str]) -> list[str]:
    """Those of them that are files or folders; what `-k` looks for may have the name of one."""
    named = zip(arguments, ["", *arguments], strict=False)
    return [word for word, before in named if before != "-k" and (ROOT / word.partition("::")[0]).exists()]


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
