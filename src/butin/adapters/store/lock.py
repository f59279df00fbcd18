"""One server for a file: a lock beside it that ends with its process, however that ends.

The lock is a second, empty SQLite file. So the journal itself can be read while a server writes it, which is what a
backup does, and the lock works wherever SQLite does. It lies beside the file itself, whatever link leads there.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from butin.adapters.private import private_file
from butin.adapters.store.files import unusable


class Lock:
    """Held from its making until `release`."""

    def __init__(self, path: str) -> None:
        place = f"{Path(path).resolve()}-lock"
        private_file(place)
        try:
            self._held = sqlite3.connect(place, isolation_level=None, timeout=0)
        except sqlite3.Error as error:
            raise unusable(path, error) from None
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._held.close()
            raise unusable(path, error) from None

    def release(self) -> None:
        self._held.close()
