"""The log: one JSON object a line. What other libraries say is told by its place only, for it may quote anything."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path

from butin.room.log import log, places

LEVELS = ("debug", "info", "warning", "error")


class Lines(logging.Formatter):
    """A record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower()}
        values = getattr(record, "values", None)
        return json.dumps({**line, **(_foreign(record) if values is None else {"what": record.msg, **values})})


def _foreign(record: logging.LogRecord) -> dict[str, object]:
    error = record.exc_info[1] if record.exc_info else None
    told = {"error": type(error).__name__, "places": places(error)} if error is not None else {}
    place = f"{'/'.join(Path(record.pathname).parts[-2:])}:{record.lineno} {record.funcName}"
    return {"what": "library", "library": record.name, "place": place, **told}


def write_log(level: str) -> None:
    """From now on to stderr: what is ours from this level, what is not from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)
    log.setLevel(level.upper())
