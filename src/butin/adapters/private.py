"""Files and folders for their owner alone: tables hold hands that others must not see."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def private_folder(place: Path) -> None:
    """Make a folder, and those above it that are missing. One that is there stays as it is."""
    for folder in [*reversed(place.parents), place]:
        if not folder.is_dir():
            folder.mkdir(mode=0o700, exist_ok=True)


def private_file(place: Path | str) -> None:
    """Make an empty file where there is none, for SQLite, whose files beside it follow its rights.

    Where that cannot be, whoever opens it says why.
    """
    with suppress(OSError):
        os.close(os.open(place, os.O_WRONLY | os.O_CREAT, 0o600))


def open_to_others(file: Path) -> bool:
    """Whether other users of this machine may read it, or change it."""
    try:
        return bool(file.stat().st_mode & 0o077 and file.absolute().parent.stat().st_mode & 0o077)
    except OSError:
        return False
