"""The file of a journal: ours, or a name that is free. What is neither is refused in one sentence and left as it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from stat import S_ISREG

from butin.adapters.private import private_folder
from butin.core.errors import ButinError

SMALLEST = 512  # bytes of a database
OURS = {"entries", "tables"}
FREE = "expected a journal of butin, or a name that is free"
WRITABLE = "expected a file and a folder that can be written"
CURES = {
    "SQLITE_BUSY": "is another butin running on it?",
    "SQLITE_NOTADB": FREE,
    "SQLITE_CORRUPT": "put a copy back with butin restore, or choose a name that is free",
    "SQLITE_FULL": "make room on the disk",
    "SQLITE_IOERR": "look at the disk",
}
NAMES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"


class StoreInUse(ButinError):
    """A file that no journal can be kept in, now or at all."""


def unusable(path: str, error: sqlite3.Error) -> StoreInUse:
    """What SQLite says of it, and the cure."""
    kind = getattr(error, "sqlite_errorname", "")
    cure = next((cure for name, cure in CURES.items() if kind.startswith(name)), WRITABLE)
    return StoreInUse(f"cannot use {path}: {error}; {cure}")


def look_at(path: str) -> None:
    """Make sure that a journal can be kept there, without touching what is there; else StoreInUse."""
    file = Path(path)
    try:
        private_folder(file.parent)
        found = file.stat() if file.exists() else None
    except OSError as error:
        raise StoreInUse(f"cannot use {path}: {error.strerror}; {WRITABLE}") from None
    if found is None:
        return
    if not S_ISREG(found.st_mode):
        raise StoreInUse(f"cannot use {path}: it is no file; {FREE}")
    if found.st_nlink > 1:  # SQLite keeps the newest entries beside the name by which the file was opened
        text = f"it has {found.st_nlink} names (hard links), and what is played lies beside one of them; keep one name"
        raise StoreInUse(f"cannot use {path}: {text}")
    if 0 < found.st_size < SMALLEST:  # SQLite would take it for empty
        raise StoreInUse(f"cannot use {path}: file is not a database; {FREE}")
    try:
        with closing(reader(path, "mode=ro&immutable=1" if cut_short(file) else "mode=ro")) as db:
            _know(path, db)
    except sqlite3.Error as error:
        raise unusable(path, error) from None


def reader(path: str, how: str = "mode=ro") -> sqlite3.Connection:
    """Only to look."""
    return sqlite3.connect(f"{Path(path).absolute().as_uri()}?{how}", uri=True, timeout=10)


def cut_short(file: Path) -> bool:
    """Whether a change was cut short that SQLite takes back when it may write; until then it lets nobody look."""
    return Path(f"{file.resolve()}-journal").exists()


def take_back(file: Path) -> None:
    """Let it do so."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version").fetchone()


def _know(path: str, db: sqlite3.Connection) -> None:
    """A file without a version must be empty; one with a version has our tables."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    names = [name for (name,) in db.execute(NAMES)]
    if names if version == 0 else not OURS.issubset(names):
        raise StoreInUse(
            f"cannot use {path}: it belongs to another program ({', '.join(names[:3]) or version}); {FREE}"
        )
