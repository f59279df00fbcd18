"""One server for a file: a lock beside it that ends with its process, however that ends.

The lock is a second, empty SQLite file. So the journal itself can be read while a server writes it, which is what a
backup does, and the lock works wherever SQLite does.
"""

from __future__ import annotations

import sqlite3

from butin.core.errors import ButinError


class StoreInUse(ButinError):
    """Another process has the file open."""


class Lock:
    """Held from its making until `release`."""

    def __init__(self, path: str) -> None:
        self._held = sqlite3.connect(f"{path}-lock", isolation_level=None, timeout=0)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._held.close()
            raise StoreInUse(f"cannot use {path}: {error}; is another butin running on it?") from None

    def release(self) -> None:
        self._held.close()
