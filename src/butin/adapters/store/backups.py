"""Copies on a schedule: in a folder `backups` beside the file, named by date and time (UTC), the newest of them kept.

They are made in a thread, from a read transaction of its own, so nobody who plays waits for them. What is due follows
from the newest copy that lies there, so a restart changes nothing.
"""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from datetime import UTC, datetime
from errno import ENOSPC, errorcode
from math import inf
from pathlib import Path
from threading import Event, Thread

from butin.adapters.private import private_folder
from butin.adapters.store.copies import BESIDE, BadCopy, copy_out
from butin.room.log import INFO, broke, note

STAMP = "%Y-%m-%dT%H-%M-%SZ"
LOOK_S = 60.0  # between two looks at whether one is due
SPARE = 16_777_216  # bytes that must be left on the disk beside a copy, for those who play


class Backups:
    """The copies of one file. Nothing in their folder is touched but what has such a name."""

    def __init__(self, db: str, every_s: int, keep: int) -> None:
        if "://" in db:
            raise BadCopy(f"--backup-every is for a file: {db.partition(':')[0]} has pg_dump, to be run by a timer")
        self.db = Path(db).resolve()
        self.folder = self.db.parent / "backups"
        self.every_s, self.keep = every_s, keep
        self.failed = False
        self.ended = Event()

    def start(self) -> None:
        Thread(target=self._run, name="backups", daemon=True).start()  # a server that stops does not wait for it

    def stop(self) -> None:
        self.ended.set()

    def age_s(self) -> float:
        """How old the newest copy is; infinite while there is none."""
        now = datetime.now(UTC)
        made = [at for at in self._ours() if at <= now]  # a clock that was wrong once must not put off the next
        return (now - max(made)).total_seconds() if made else inf

    def look(self) -> None:
        """Make a copy if one is due, and let the oldest go. A failure is told once, and tried again."""
        if self.age_s() < self.every_s:
            return
        try:
            tables = self._make()
        except (BadCopy, OSError) as error:
            if not self.failed:
                broke("backup_failed", error, reason=_reason(error))
            self.failed = True
        else:
            self.failed = False
            note(INFO, "backup_made", tables=tables)

    def _run(self) -> None:
        while True:
            self.look()
            if self.ended.wait(LOOK_S):
                return

    def _make(self) -> int:
        private_folder(self.folder)
        for end in ("", *BESIDE):  # of a server that was killed meanwhile
            for part in self._ours(f".part{end}").values():
                part.unlink(missing_ok=True)
        size = sum(file.stat().st_size for file in (self.db, Path(f"{self.db}-wal")) if file.exists())
        if shutil.disk_usage(self.folder).free < size + SPARE:
            raise OSError(ENOSPC, "a copy would leave too little space on the disk")
        tables = copy_out(str(self.db), str(self.folder / f"{self.db.name}.{datetime.now(UTC):{STAMP}}"))
        for _, old in sorted(self._ours().items())[: -self.keep]:
            old.unlink(missing_ok=True)
        return tables

    def _ours(self, end: str = "") -> dict[datetime, Path]:
        """What lies there with a name of ours, by its time."""
        name = re.compile(rf"{re.escape(self.db.name)}\.(\d{{4}}-\d\d-\d\dT\d\d-\d\d-\d\dZ){re.escape(end)}")
        found = {}
        with suppress(OSError):  # no such folder, or not for us: then there are none, and making one fails
            for file in self.folder.iterdir():
                match = name.fullmatch(file.name)
                if match and (at := _read(match[1])) is not None:
                    found[at] = file
        return found


def _reason(error: Exception) -> str:
    """What SQLite or the system calls it."""
    cause = error.__cause__ or error
    return str(getattr(cause, "sqlite_errorname", "") or errorcode.get(getattr(cause, "errno", 0), ""))


def _read(stamp: str) -> datetime | None:
    try:
        return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
