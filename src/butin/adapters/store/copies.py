"""Copies of the journal: made while people play, and put back while nobody does."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from butin.adapters.private import private_file, private_folder
from butin.adapters.store.files import reader
from butin.adapters.store.lock import Lock
from butin.adapters.store.migrations import STEPS
from butin.core.errors import ButinError

BESIDE = ("-journal", "-wal", "-shm")


class BadCopy(ButinError):
    """A file that cannot be copied from or to."""


def copy_out(db: str, target: str) -> int:
    """A whole copy of a journal as it was at one moment, also while a server writes it; says how many tables it has."""
    if not Path(db).is_file():
        raise BadCopy(f"there is no database {db}: name it with --db")
    if Path(target).exists():
        raise BadCopy(f"{target} exists already: choose another name")
    return _copied(db, target, target)


def copy_back(source: str, db: str) -> int:
    """Put a copy in the place of a journal that nobody uses; what was there stays beside it, as `.before`."""
    if not Path(source).is_file():
        raise BadCopy(f"there is no file {source}")
    private_folder(Path(db).parent)
    lock, fresh = Lock(db), f"{db}.new"
    try:
        tables = _copied(source, fresh, db)
        if Path(db).exists():
            _put_aside(db)
        Path(fresh).replace(db)  # in one step: killed at any moment, there is a file of that name
        sync(Path(db).parent)
    finally:
        clear(fresh)
        lock.release()
    return tables


def _copied(source: str, target: str, place: str) -> int:
    """Give a copy its name only when it is whole. Whatever fails is told of the place that it was meant for."""
    part = f"{target}.part"
    try:
        tables = copy_to(source, part, place)
        Path(part).replace(target)
        sync(Path(target).parent)
    except OSError as error:
        raise BadCopy(f"cannot copy {source} to {place}: {error}") from error
    finally:
        clear(part)
    return tables


def copy_to(source: str, target: str, place: str) -> int:
    """Copy in one read transaction and check the copy, which whoever asks for it puts in its place."""
    clear(target)
    private_file(target)  # it holds the same secrets
    try:
        with closing(reader(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            tables = checked(new, source)
        sync(Path(target))
    except (sqlite3.DatabaseError, OSError) as error:
        raise BadCopy(f"cannot copy {source} to {place}: {error}") from error
    return tables


def clear(file: str) -> None:
    """What an earlier try has left, and what SQLite keeps beside it."""
    for end in ("", *BESIDE):
        Path(f"{file}{end}").unlink(missing_ok=True)


def checked(db: sqlite3.Connection, name: str) -> int:
    """The number of tables in a journal that is whole, or BadCopy."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if not 1 <= version <= len(STEPS):
        raise BadCopy(f"{name} is no journal of this butin: its schema is {version}, expected 1 to {len(STEPS)}")
    found = db.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise BadCopy(f"{name} is damaged: {found}")
    return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def _put_aside(db: str) -> None:
    """Whatever it is, a journal of ours or not."""
    alone(db)
    part = Path(f"{db}.before.part")
    private_file(part)
    try:
        shutil.copyfile(db, part)
        sync(part)
        part.replace(f"{db}.before")
    except OSError as error:
        raise BadCopy(f"cannot put {db} aside: {error}; nothing was changed") from error
    finally:
        part.unlink(missing_ok=True)


def alone(db: str) -> None:
    """What lies beside a file of SQLite goes into it, or it would be taken for that of the next file with its name.

    Killed in the middle of that, the file is whole with its log.
    """
    try:
        with closing(sqlite3.connect(db)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        cure = "move it away yourself, with all that begins with its name"
        raise BadCopy(f"cannot put {db} aside: {error}; {cure}") from error
    left = [name for end in BESIDE if Path(name := f"{Path(db).resolve()}{end}").exists()]
    if left:
        raise BadCopy(f"cannot put {db} aside: {left[0]} is still in use")


def sync(place: Path) -> None:
    """So that a file, or the new names in a folder, survive a power cut."""
    if os.name == "posix" or place.is_file():
        handle = os.open(place, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
