"""The journal in one SQLite file: write-ahead log, every commit synced to disk, one process.

Commits are inline: on a disk that syncs in some tens of microseconds that costs less than a hop to a thread and back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from butin.adapters.private import private_file
from butin.adapters.store.files import StoreInUse, look_at, unusable
from butin.adapters.store.lock import Lock
from butin.adapters.store.migrations import script
from butin.adapters.store.upgrade import upgrade
from butin.core.game import AnyGame
from butin.room.entries import Entry
from butin.room.log import WARNING, broke, note
from butin.room.ports import Row
from butin.room.table.codes import LENT_MS

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

INSERT = 'INSERT INTO entries ("table", n, entry) VALUES (?, ?, ?)'
LIST = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')"
UPDATE = """
    UPDATE tables SET phase = ?, free = ?, due = ?, touched = ?, keeper = ?, played = ?, game = ?, seats = ?
    WHERE id = ?
"""
DUE = "SELECT id, keeper FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT 1000"
LEFT = """
    SELECT id, keeper FROM tables WHERE keeper <> '' AND keeper NOT IN (SELECT value FROM json_each(?))
    ORDER BY keeper LIMIT 100
"""

FIND = """
    SELECT id, 'join' FROM tables WHERE "join" = ?1
    UNION ALL SELECT id, 'watch' FROM tables WHERE watch = ?1
    UNION ALL SELECT id, 'code' FROM tables WHERE code = ?1 AND code <> '' AND touched > ?2
"""
LENT = """
    SELECT coalesce((SELECT code FROM tables WHERE id = ?1 AND touched > ?2), ''),
        (SELECT count(*) FROM tables WHERE code <> '' AND touched > ?2)
"""
END_CODES = "UPDATE tables SET code = '' WHERE code <> '' AND touched <= ?"
LEND = "UPDATE tables SET code = ?1, touched = max(touched, ?4) WHERE id = ?3 AND code = ?2"
WAITING = """
    SELECT id, game, free, seats, touched FROM tables
    WHERE public = 1 AND free > 0 AND (? = '' OR game = ?) ORDER BY touched DESC LIMIT 2000
"""

UNTOUCHED = "SELECT id FROM tables WHERE touched < ? LIMIT 100"
UNPLAYED = "SELECT id FROM tables WHERE touched < ? AND played = 0 AND keeper = '' LIMIT 100"
REMOVE = "DELETE FROM tables WHERE id = ?"
REMOVE_UNPLAYED = "DELETE FROM tables WHERE id = ? AND played = 0 AND keeper = ''"

# so much must fit before a disk that was full counts as well again; nobody reads it
ROOM = 262_144
FILL = "INSERT OR REPLACE INTO servers VALUES ('', zeroblob(?))"
EMPTY = "DELETE FROM servers WHERE id = ''"


class SqliteStore:
    """One file, one writer."""

    alone = True

    def __init__(self, path: str, games: Mapping[str, AnyGame] | None = None) -> None:
        """With games, an older file is upgraded only if every table in it folds."""
        self.awake = True
        self.lock: Lock | None = None
        if path != ":memory:":
            look_at(path)
            self.lock = lock = Lock(path)  # a second server on the same file is refused
            try:
                upgrade(path, games)
            except StoreInUse:
                lock.release()
                raise
            private_file(path)
        self.db = sqlite3.connect(path, isolation_level=None, timeout=1.0)
        try:
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")  # not kept in the file: for every connection
            self.db.execute("PRAGMA foreign_keys = ON")
            self._set_up()
        except sqlite3.Error as error:
            self.close()
            raise unusable(path, error) from None

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        done([self._kept(partial(self._write, rows), len(rows))] * len(rows))

    def _write(self, rows: Sequence[Row]) -> None:
        self.db.executemany(INSERT, [(row.table, row.n, _encode(row.entry).decode()) for row in rows])
        for row in rows:
            if row.listing is not None:
                self._list(row, row.listing)

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        found = self.db.execute('SELECT entry FROM entries WHERE "table" = ? AND n > ? ORDER BY n', (table, after))
        done([_decode(text) for (text,) in found])

    def find(self, link: str, now: int, done: Callable[[tuple[str, str] | None], None]) -> None:
        done(self.db.execute(FIND, (link, now - LENT_MS)).fetchone())

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        done(self.db.execute(LENT, (table, now - LENT_MS)).fetchone())

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        found = 0

        def write() -> None:
            nonlocal found
            self.db.execute(END_CODES, (now - LENT_MS,))
            with suppress(sqlite3.IntegrityError):  # another table has it
                found = self.db.execute(LEND, (code, was, table, now)).rowcount

        done(self._kept(write, 0) and bool(found))

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        found = self.db.execute(WAITING, (game, game))
        done([dict(zip(("id", "game", "free", "seats", "touched"), row, strict=True)) for row in found])

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        left = self.db.execute(LEFT, (_encode(there).decode(),)).fetchall()
        done([*self.db.execute(DUE, (now,)), *left])

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        last = 'SELECT coalesce(max(n), 0) FROM entries WHERE "table" = ?'
        done({table: self.db.execute(last, (table,)).fetchone()[0] for table in tables})

    def beat(self, server: str, gone_ms: int, done: Callable[[list[str]], None]) -> None:
        done([server])  # nobody else can be there

    def remove(self, table: str, done: Callable[[bool], None], unplayed: bool = False) -> None:
        found = 1

        def write() -> None:
            nonlocal found
            found = self.db.execute(REMOVE_UNPLAYED if unplayed else REMOVE, (table,)).rowcount or not unplayed
            if found:
                self.db.execute('DELETE FROM entries WHERE "table" = ?', (table,))

        done(self._kept(write, 0) and bool(found))

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([row[0] for row in self.db.execute(UNTOUCHED, (before,))])

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([row[0] for row in self.db.execute(UNPLAYED, (before,))])

    def rouse(self) -> bool:
        try:
            self._commit(lambda: self.db.execute(FILL, (ROOM,)))
            self._commit(lambda: self.db.execute(EMPTY))
        except sqlite3.Error:
            return False
        self.awake = True
        note(WARNING, "disk_back")
        return True

    def close(self) -> None:
        self.db.close()
        if self.lock is not None:
            self.lock.release()

    def _kept(self, write: Callable[[], None], entries: int) -> bool:
        """Whether it was written; what was not leaves nothing behind. A disk that is full, say, is then left alone."""
        if not self.awake:
            return False
        try:
            self._commit(write)
        except sqlite3.Error as error:
            self.awake = isinstance(error, sqlite3.IntegrityError)  # somebody else wrote there: the disk is well
            broke("write_failed", error, reason=getattr(error, "sqlite_errorname", ""), entries=entries)
            return False
        return True

    def _commit(self, write: Callable[[], object]) -> None:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            write()
            self.db.execute("COMMIT")
        except sqlite3.Error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            raise

    def _list(self, row: Row, said: dict[str, Any]) -> None:
        if row.n == 1:
            tokens = said["tokens"]
            values = (row.table, said["game"], said["phase"], int(said["public"]), said["free"], said["seats"])
            links = (tokens["join"], tokens["watch"])
            self.db.execute(LIST, (*values, said["due"], said["touched"], *links, said["keeper"], said["played"]))
        else:
            changing = (said["phase"], said["free"], said["due"], said["touched"], said["keeper"])
            self.db.execute(UPDATE, (*changing, said["played"], said["game"], said["seats"], row.table))

    def _set_up(self) -> None:
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if version:
            self.db.executescript(f"BEGIN; PRAGMA user_version = {version}; ROLLBACK;")  # it can be written
        else:
            self.db.executescript(script(0))
