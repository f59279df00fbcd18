"""What a file of journals holds, counted by reading it: every table is folded by the rules of this version.

A table at a time, so that a big file needs no more memory than a small one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from operator import itemgetter

import msgspec

from butin.adapters.store.files import reader
from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.room.deeds.all import fold, setting_of
from butin.room.entries import Entry
from butin.room.log import places
from butin.room.running.tables import ours
from butin.room.table.table import Table

ENTRIES = """
    SELECT e."table", n, entry, phase FROM entries AS e LEFT JOIN tables ON id = e."table" ORDER BY e."table", n
"""
Rows = Iterable[tuple[str, int, str, str | None]]  # table, number, entry, and the phase that the listing tells
_decode = msgspec.json.Decoder().decode


class Unreadable(ButinError):
    """A journal that this version does not read as the one did that wrote it."""


@dataclass(frozen=True, slots=True)
class Census:
    """Two files with the same one hold the same tables, each with as many entries and in the same phase."""

    tables: int
    entries: int
    outdated: int  # matches of rules that this version does not play: they are over, without a result
    foreign: int  # tables of games that are not here
    digest: str  # of every table's name, number of entries and phase

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.entries} entries"


def census(path: str, games: Mapping[str, AnyGame] | None = None) -> Census:
    """Count what a file holds; without games only by its numbers. Unreadable names a table that does not fold."""
    entries = outdated = foreign = 0
    digest = sha256()
    with closing(reader(path)) as db:
        db.execute("BEGIN")
        tables = db.execute("SELECT count(*) FROM tables").fetchone()[0]
        for identity, rows in groupby(db.execute(ENTRIES), itemgetter(0)):
            count, phase, old, known = _folded(identity, rows, games)
            entries, outdated, foreign = entries + count, outdated + old, foreign + (not known)
            digest.update(f"{identity} {count} {phase}\n".encode())
    return Census(tables, entries, outdated, foreign, digest.hexdigest())


def _folded(identity: str, rows: Rows, games: Mapping[str, AnyGame] | None) -> tuple[int, str, int, bool]:
    """How many entries a table has, its phase, how many of its matches are outdated, and whether its game is here."""
    table: Table | None = None
    number = outdated = 0
    known = games is not None
    listed: str | None = None
    for number, (_, n, text, listed) in enumerate(rows, 1):  # noqa: B007
        if n != number:
            raise Unreadable(f"entry {number} of table {identity} is missing")
        if games is None or not known:
            continue
        try:
            entry = _decode(text)
            known = ours(games, entry)
            table = table or (Table(identity, games, setting_of(entry)) if known else None)
            outdated += table is not None and known and _folds(table, entry)
        except Exception as error:  # noqa: BLE001  whatever it is, the file is not touched
            where = f"{type(error).__name__} at {places(error)[-1]}"
            raise Unreadable(f"entry {number} of table {identity} cannot be read ({where})") from None
    if table is None or not known:
        return number, str(listed), 0, games is None
    if listed not in (None, table.phase) and not table.outdated:
        raise Unreadable(f"table {identity} is {table.phase} by its journal and {listed} by its listing")
    return number, table.phase, outdated, True


def _folds(table: Table, entry: Entry) -> bool:
    """Fold an entry; whether a match began that this version does not play."""
    fold(table, entry)
    return entry["kind"] == "started" and table.outdated
