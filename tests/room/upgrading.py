"""Upgrades that are killed, or find no space: `python -m tests.room.upgrading 100 SEED` counts what is lost.

Each trial is a file of an earlier schema with entries that its server acknowledged just before it was killed: they are
in the log beside it. A process upgrades it and is killed, at a moment or where it touches the system, or may not make
a file larger than so much. If the file has its old schema still, one more entry may be acknowledged. Then it is
upgraded.
"""

from __future__ import annotations

import gzip
import json
import os
import resource
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import butin
from butin.adapters.store.census import census
from butin.adapters.store.files import StoreInUse, cut_short, reader, take_back
from butin.adapters.store.migrations import STEPS
from butin.adapters.store.sqlite import SqliteStore
from butin.room.log import log

SCHEMAS = Path(__file__).parent / "schemas"
GAMES = {name: butin.game(name) for name in butin.games()}
Row = tuple[str, int, str]


def unpacked(schema: int, place: Path) -> Path:
    place.write_bytes(gzip.decompress((SCHEMAS / f"schema-{schema}.db.gz").read_bytes()))
    return place


def entries(file: Path) -> set[Row]:
    with closing(sqlite3.connect(file)) as db:
        return set(db.execute('SELECT "table", n, entry FROM entries'))


def schema_of(file: Path) -> int:
    if cut_short(file):
        take_back(file)
    with closing(reader(str(file))) as db:  # which leaves the log where it is
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def acknowledge(db: sqlite3.Connection, more: int) -> None:
    """What every server has always been able to write: somebody says something."""
    (table,) = db.execute("SELECT id FROM tables WHERE phase = 'playing' ORDER BY id").fetchone()
    for _ in range(more):
        said = json.dumps({"kind": "said", "seat": 0, "phrase": "hello", "at": 1})
        db.execute('INSERT INTO entries SELECT ?, max(n) + 1, ? FROM entries WHERE "table" = ?', (table, said, table))
        db.commit()


def killed_server(schema: int, folder: Path, more: int) -> Path:
    """A file as a server leaves it that was killed: the last entries are in the log."""
    with closing(sqlite3.connect(unpacked(schema, folder / "live.db"))) as db:
        db.execute("PRAGMA journal_mode = WAL")
        acknowledge(db, more)
        for end in ("", "-wal"):
            (folder / f"room.db{end}").write_bytes((folder / f"live.db{end}").read_bytes())
    return folder / "room.db"


def entries_in_log(file: Path, folder: Path) -> set[Row]:
    """Read from copies, so that the file and its log stay as they are."""
    for end in ("", "-wal"):
        (folder / f"look.db{end}").write_bytes(Path(f"{file}{end}").read_bytes())
    return entries(folder / "look.db")


def open_store(file: Path) -> None:
    SqliteStore(str(file), GAMES).close()


def in_a_process(what: Callable[[], None], kill_after_s: float = 60.0) -> int:
    """Fork, and kill it unless it is done by then; the status that it ended with."""
    child = os.fork()
    if child == 0:
        with suppress(StoreInUse):
            what()
        os._exit(0)
    end = time.monotonic() + kill_after_s
    while time.monotonic() < end:
        if os.waitpid(child, os.WNOHANG) != (0, 0):
            return 0
        time.sleep(0.001)
    os.kill(child, signal.SIGKILL)
    return os.waitpid(child, 0)[1]


def until_point(file: Path, point: int) -> Callable[[], None]:
    """It opens the store, and dies where it touches the system for the nth time; if not, it writes how often."""

    def run() -> None:
        reached = 0

        def hook(event: str, _: object) -> None:
            nonlocal reached
            if event.startswith(("open", "os.", "shutil.", "sqlite3.")):
                reached += 1
                if reached == point:
                    os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(hook)
        open_store(file)
        (file.parent / "points").write_text(str(reached), "utf-8")  # not beside it: what lies there is looked at

    return run


def calm(folder: Path) -> tuple[int, float]:
    """How often an upgrade touches the system, and how long it takes, if nothing happens to it."""
    file, begun = killed_server(1, folder, 20), time.monotonic()
    in_a_process(until_point(file, 0))
    return int((folder / "points").read_text("utf-8")), time.monotonic() - begun


def without_space(file: Path, size: int) -> Callable[[], None]:
    def run() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        open_store(file)

    return run


class Troubles:
    """What happens to upgrades: each point at which they touch the system in turn, and moments and sizes by chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        with TemporaryDirectory() as name:
            points, self.longest_s = calm(Path(name))
        self.points = cycle(self.chance.sample(range(1, points + 1), points))

    def befall(self, file: Path) -> None:
        match self.chance.randrange(4):
            case 0 | 1:
                in_a_process(until_point(file, next(self.points)))
            case 2:
                in_a_process(lambda: open_store(file), self.chance.uniform(0, self.longest_s))
            case _:
                in_a_process(without_space(file, self.chance.randrange(0, 2 * file.stat().st_size)))


def trial(troubles: Troubles, folder: Path) -> tuple[int, str]:
    """How many entries were lost, and which schema the file had after its trouble."""
    schema = troubles.chance.randint(1, len(STEPS) - 1)
    file = killed_server(schema, folder, troubles.chance.randint(1, 20))
    known = entries_in_log(file, folder)
    troubles.befall(file)
    found = "old" if schema_of(file) == schema else "new"
    if found == "old" and troubles.chance.random() < 0.5:
        with closing(sqlite3.connect(file)) as db:
            acknowledge(db, 1)
        known |= entries(file)
    open_store(file)
    copies = list(folder.glob("room.db.schema-*"))
    assert sorted(name.name for name in folder.glob("room.db*") if name not in copies) == ["room.db", "room.db-lock"]
    assert schema_of(file) == len(STEPS)
    assert {schema_of(copy) for copy in copies} == {schema}
    assert all(census(str(copy), GAMES).entries for copy in copies)
    return len(known - entries(file)), found


def main(trials: int, seed: int) -> None:
    troubles, lost, found = Troubles(seed), 0, Counter[str]()
    for _ in range(trials):
        with TemporaryDirectory() as name:
            missing, schema = trial(troubles, Path(name))
        lost += missing
        found[schema] += 1
    after = f"after its trouble the file had the old schema {found['old']} times, the new {found['new']} times"
    print(f"{trials} trials, {lost} entries lost; {after}")


if __name__ == "__main__":
    log.setLevel("ERROR")
    main(int(sys.argv[1]), int(sys.argv[2]))
