"""A file of an earlier schema becomes one of this version: on a copy, which takes its place when all is checked.

Of what was there a copy stays beside it, as `.schema-N`. Whatever fails or is killed leaves the file as it was.
"""

from __future__ import annotations

import filecmp
import re
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from time import monotonic

from butin.adapters.private import private_file
from butin.adapters.store.census import Census, census
from butin.adapters.store.copies import BadCopy, alone, checked, clear, copy_to, sync
from butin.adapters.store.files import StoreInUse, cut_short, reader, take_back, unusable
from butin.adapters.store.migrations import STEPS, script
from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.room.log import WARNING, note

BACK = "nothing was changed: the version of butin that you had opens it as before"


def upgrade(path: str, games: Mapping[str, AnyGame] | None) -> None:
    """Bring a file up to date, or StoreInUse; whoever asks holds its lock."""
    file = Path(path).resolve()
    schema = _schema(path)
    if schema > len(STEPS):
        raise StoreInUse(_too_new(path, file, schema))
    if schema in (0, len(STEPS)):
        return
    begun = monotonic()
    try:
        kept, found = _upgraded(file, schema, games)
    except (sqlite3.Error, OSError, ButinError) as error:
        what = f"cannot bring {path} from schema {schema} to {len(STEPS)}, which takes twice its size for a while"
        raise StoreInUse(f"{what}: {error}; {BACK}") from None
    counts = {"tables": found.tables, "entries": found.entries, "outdated": found.outdated, "foreign": found.foreign}
    ms = round((monotonic() - begun) * 1000)
    note(WARNING, "upgraded", schema=len(STEPS), copy=kept.name, **counts, ms=ms)


def _schema(path: str) -> int:
    if not Path(path).exists():
        return 0
    try:
        if cut_short(Path(path)):
            take_back(Path(path))
        with closing(reader(path)) as db:
            return int(db.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        raise unusable(path, error) from None


def _too_new(path: str, file: Path, schema: int) -> str:
    """What an older version says of it: there may be a copy from before."""
    known = "|".join(str(number) for number in range(1, len(STEPS) + 1))
    name = re.compile(rf"{re.escape(file.name)}\.schema-({known})(\.\d+)?")
    copies = [copy for copy in file.parent.iterdir() if name.fullmatch(copy.name)]
    newest = max(copies, key=lambda copy: copy.stat().st_mtime, default="FILE")
    back = f"start the newer one, or go back to a copy with butin restore {newest} --db {path}"
    return f"cannot use {path}: it has schema {schema}, newer than this butin ({len(STEPS)}); {back}"


def _upgraded(file: Path, schema: int, games: Mapping[str, AnyGame] | None) -> tuple[Path, Census]:
    """Copy, migrate a second copy, and put that in place; the first copy, and what both hold."""
    file.open("r+b").close()  # what may not be written is not replaced either
    found = census(str(file), games)
    fresh = Path(f"{file}.upgrading")
    try:
        copy_to(str(file), str(fresh), str(fresh))
        _compare(fresh, found, games)
        kept = _keep(fresh, file, schema)
        private_file(fresh)
        shutil.copyfile(kept, fresh)
        _migrate(fresh, schema)
        _compare(fresh, found, games)
        alone(str(file))
        shutil.copymode(file, fresh)  # as its host had it
        fresh.replace(file)
        sync(file.parent)
    finally:
        clear(str(fresh))
    return kept, found


def _compare(copy: Path, expected: Census, games: Mapping[str, AnyGame] | None) -> None:
    found = census(str(copy), games)
    if found != expected:
        raise BadCopy(f"its copy holds other tables ({found}, expected {expected})")


def _keep(copy: Path, file: Path, schema: int) -> Path:
    """Name a copy; one that was made before, of the same content, is enough, and of another it stays as it is."""
    for number in count(1):
        kept = Path(f"{file}.schema-{schema}{'' if number == 1 else f'.{number}'}")
        if not kept.exists():
            copy.replace(kept)
            sync(kept.parent)
            break
        if filecmp.cmp(kept, copy, shallow=False):
            break
    return kept


def _migrate(copy: Path, schema: int) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = MEMORY")  # should it fail, nobody needs this copy
        db.executescript(script(schema))
        checked(db, str(copy))
    sync(copy)
