"""All checks, in one go: `./butin test`. With arguments, pytest alone: `./butin test -k voleurs`."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
CHECKS = [
    ["mypy"],
    ["npm", "test"],
    ["lint-imports"],
    ["ruff", "format", "--check", "--quiet"],
    ["ruff", "check", "--quiet"],
]
TESTS = ["pytest", "-q", "-n", "4", "--dist", "worksteal"]  # neighbours share servers and browsers


def main(arguments: list[str]) -> int:
    if arguments == ["--golden"]:
        return _run([sys.executable, "-m", "tests.golden"])
    if arguments:
        return _run([sys.executable, "-m", "pytest", *arguments])
    with ThreadPoolExecutor(2) as pool:  # most of them use one core
        codes = list(pool.map(_quietly, CHECKS))
    if any(codes):
        return 1
    start = monotonic()
    return _said(TESTS, _run(_command(TESTS)), start)


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
    if check[0] == "npm":
        return [sys.executable, "client/build.py", *check[1:]]
    if check[0] == "lint-imports":
        return [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"]
    return [sys.executable, "-m", *check]


def _run(command: list[str]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
