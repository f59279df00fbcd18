"""Copies of the journal: made while people play, and put back while nobody does."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from butin.adapters.store.files import reader
from butin.adapters.store.lock import Lock
from butin.adapters.store.migrations import STEPS
from butin.core.errors import ButinError


class BadCopy(ButinError):
    """A file that cannot be copied from or to."""


def copy_out(db: str, target: str) -> int:
    """A whole copy of a journal as it was at one moment, also while a server writes it; says how many tables it has."""
    if not Path(db).is_file():
        raise BadCopy(f"there is no database {db}: name it with --db")
    if Path(target).exists():
        raise BadCopy(f"{target} exists already: choose another name")
    return _copied(db, target)


def copy_back(source: str, db: str) -> int:
    """Put a copy in the place of a journal that nobody uses; what was there stays beside it, as `.before`."""
    if not Path(source).is_file():
        raise BadCopy(f"there is no file {source}")
    Path(db).parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(db)
    try:
        fresh = f"{db}.new"
        Path(fresh).unlink(missing_ok=True)
        tables = _copied(source, fresh)
        if Path(db).exists():
            _put_aside(db)
        Path(fresh).replace(db)
        _sync(Path(db).parent)
    finally:
        lock.release()
    return tables


def _copied(source: str, target: str) -> int:
    """Copy in one read transaction, check the copy, and only then give it its name."""
    part = f"{target}.part"
    Path(part).unlink(missing_ok=True)
    try:
        with closing(reader(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            tables = _checked(new, source)
        with Path(part).open("rb") as file:
            os.fsync(file.fileno())
        Path(part).replace(target)
        _sync(Path(target).parent)
    except (sqlite3.DatabaseError, OSError) as error:
        raise BadCopy(f"cannot copy {source} to {target}: {error}") from None
    finally:
        Path(part).unlink(missing_ok=True)
    return tables


def _checked(db: sqlite3.Connection, name: str) -> int:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if not 1 <= version <= len(STEPS):
        raise BadCopy(f"{name} is no journal of this butin: its schema is {version}, expected 1 to {len(STEPS)}")
    found = db.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise BadCopy(f"{name} is damaged: {found}")
    return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def _put_aside(db: str) -> None:
    with closing(sqlite3.connect(db)) as old:
        old.execute("PRAGMA journal_mode = DELETE")  # everything into the one file
    Path(db).replace(f"{db}.before")


def _sync(folder: Path) -> None:
    """So that the new name, too, survives a power cut."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
