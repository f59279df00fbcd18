"""What those who look after a room should know: what happened, by kind, with plain values.

Never a secret, a name, a link or an address. Of an error only its type and its place: its text may quote anything.
"""

from __future__ import annotations

import logging
from pathlib import Path
from traceback import walk_tb
from typing import Final

DEBUG, INFO, WARNING, ERROR = logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR
DEEPEST: Final = 12  # places that are named, the last ones

log = logging.getLogger("butin")


def note(level: int, what: str, **values: object) -> None:
    """One occurrence."""
    if log.isEnabledFor(level):
        log.log(level, what, extra={"values": values})


def broke(what: str, error: BaseException, **values: object) -> None:
    """Something of ours did: somebody should look at it."""
    place = {"error": type(error).__name__, "places": places(error)}
    log.error(what, exc_info=error, extra={"values": {**values, **place}})


def places(error: BaseException) -> list[str]:
    """Where an error came through: `deeds/playing.py:46 moved`."""
    found = [(frame.f_code, line) for frame, line in walk_tb(error.__traceback__)]
    return [f"{'/'.join(Path(code.co_filename).parts[-2:])}:{line} {code.co_name}" for code, line in found[-DEEPEST:]]
