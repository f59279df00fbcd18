"""All checks, in one go: `./butin test`. With arguments, pytest alone: `./butin test -k voleurs`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
CHECKS = [
    ["ruff", "format", "--check", "--quiet"],
    ["ruff", "check", "--quiet"],
    ["mypy"],
    ["lint-imports"],
    ["npm", "test"],
    ["pytest", "-q", "-n", "4"],
]


def main(arguments: list[str]) -> int:
    if arguments == ["--golden"]:
        return _run([sys.executable, "tests/golden.py"])
    if arguments:
        return _run([sys.executable, "-m", "pytest", *arguments])
    for check in CHECKS:
        start = monotonic()
        code = _run(_command(check))
        print(f"{'ok' if code == 0 else 'FAILED'}: {' '.join(check)} ({monotonic() - start:.0f} s)", flush=True)
        if code:
            return code
    return 0


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
