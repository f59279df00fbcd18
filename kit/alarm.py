"""The room survives what breaks in it. A test must not: whatever is noted as broken is raised again."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Alarm(logging.Handler):
    """Raises what the log was told, or keeps it while it is expected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: list[dict[str, Any]] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self.kept is not None:
            self.kept.append({"what": record.msg, **record.__dict__["values"]})
        elif record.exc_info and record.exc_info[1] is not None:
            raise record.exc_info[1]
        else:
            raise AssertionError(record.msg)


ALARM = Alarm()


@contextmanager
def breakage() -> Iterator[list[dict[str, Any]]]:
    """What broke in this block, which is what was meant to happen."""
    ALARM.kept = []
    try:
        yield ALARM.kept
    finally:
        ALARM.kept = None
