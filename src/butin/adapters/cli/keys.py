"""One key at a time from a terminal, with a deadline: what a race in a terminal needs."""

from __future__ import annotations

import select
import sys
from time import monotonic


def is_terminal() -> bool:
    """Whether single keys can be read here; where input is a pipe or a file, lines are read instead."""
    try:
        import termios  # noqa: F401, PLC0415
    except ImportError:
        return False
    return sys.stdin.isatty()


def key_within(seconds: float) -> tuple[str, float]:
    """The key pressed within so many seconds ('' if none) and how long it took."""
    import termios  # noqa: PLC0415
    import tty  # noqa: PLC0415

    start = monotonic()
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
        key = sys.stdin.read(1) if ready else ""
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
    return key, monotonic() - start
