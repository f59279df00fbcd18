"""The journal in one SQLite file: write-ahead log, every commit synced to disk, one process.

Commits are inline: on a disk that syncs in some tens of microseconds that costs less than a hop to a thread and back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from butin.adapters.store.lock import Lock, StoreInUse
from butin.adapters.store.migrations import STEPS
from butin.room.fold import Entry
from butin.room.log import broke
from butin.room.ports import Row

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

INSERT = 'INSERT INTO entries ("table", n, entry) VALUES (?, ?, ?)'
SHELVE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
UPDATE = "UPDATE tables SET phase = ?, free = ?, due = ?, touched = ?, keeper = ? WHERE id = ?"
DUE = "SELECT id, keeper FROM tables WHERE due > 0 AND due <= ? ORDER BY due LIMIT 1000"
LEFT = """
    SELECT id, keeper FROM tables WHERE keeper <> '' AND keeper NOT IN (SELECT value FROM json_each(?))
    ORDER BY keeper LIMIT 100
"""

FIND = """SELECT id, 'join' FROM tables WHERE "join" = ? UNION ALL SELECT id, 'watch' FROM tables WHERE watch = ?"""
WAITING = """
    SELECT id, game, free, seats, touched FROM tables
    WHERE public = 1 AND free > 0 AND (? = '' OR game = ?) ORDER BY touched DESC LIMIT 100
"""


class SqliteStore:
    """One file, one writer."""

    alone = True
    awake = True

    def __init__(self, path: str) -> None:
        self.lock: Lock | None = None
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.lock = Lock(path)  # a second server on the same file is refused
        self.db = sqlite3.connect(path, isolation_level=None, timeout=1.0)
        try:
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")  # not kept in the file: for every connection
            self.db.execute("PRAGMA foreign_keys = ON")
            self._migrate()
        except StoreInUse:
            self.close()
            raise
        except sqlite3.OperationalError as error:
            self.close()
            raise StoreInUse(f"cannot use {path}: {error}; is another butin running on it?") from None
        except sqlite3.DatabaseError as error:
            self.close()
            raise StoreInUse(
                f"cannot use {path}: {error}; expected a journal of butin, or a name that is free"
            ) from None

    def append(self, rows: list[Row], done: Callable[[list[bool]], None]) -> None:
        execute = self.db.execute
        try:
            execute("BEGIN IMMEDIATE")
            self.db.executemany(INSERT, [(row.table, row.n, _encode(row.entry).decode()) for row in rows])
            for row in rows:
                if row.shelve:
                    self._shelve(row)
            execute("COMMIT")
        except sqlite3.Error as error:  # a full disk, say: nothing of it is kept, and the room reads what is
            if self.db.in_transaction:
                execute("ROLLBACK")
            broke("write_failed", error, reason=getattr(error, "sqlite_errorname", ""), entries=len(rows))
            done([False] * len(rows))
        else:
            done([True] * len(rows))

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        found = self.db.execute('SELECT entry FROM entries WHERE "table" = ? AND n > ? ORDER BY n', (table, after))
        done([_decode(text) for (text,) in found])

    def find(self, link: str, done: Callable[[tuple[str, str] | None], None]) -> None:
        done(self.db.execute(FIND, (link, link)).fetchone())

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

    def remove(self, table: str, done: Callable[[], None]) -> None:
        self.db.execute("BEGIN IMMEDIATE")
        self.db.execute('DELETE FROM entries WHERE "table" = ?', (table,))
        self.db.execute("DELETE FROM tables WHERE id = ?", (table,))
        self.db.execute("COMMIT")
        done()

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([row[0] for row in self.db.execute("SELECT id FROM tables WHERE touched < ? LIMIT 100", (before,))])

    def close(self) -> None:
        self.db.close()
        if self.lock is not None:
            self.lock.release()

    def _shelve(self, row: Row) -> None:
        shelf = row.summary
        if row.n == 1:
            tokens = shelf["tokens"]
            values = (row.table, shelf["game"], shelf["phase"], int(shelf["public"]), shelf["free"], shelf["seats"])
            links = (tokens["join"], tokens["watch"])
            self.db.execute(SHELVE, (*values, shelf["due"], shelf["touched"], *links, shelf["keeper"]))
        else:
            changing = (shelf["phase"], shelf["free"], shelf["due"], shelf["touched"], shelf["keeper"])
            self.db.execute(UPDATE, (*changing, row.table))

    def _migrate(self) -> None:
        version = self.db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(STEPS):
            raise StoreInUse(f"the file has schema {version}, newer than this butin ({len(STEPS)})")
        for number, step in enumerate(STEPS[version:], version + 1):
            self.db.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
