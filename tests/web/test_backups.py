"""Copies on a schedule: while people play, the newest few, and never anything else in their folder."""

from __future__ import annotations

import json
import re
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from math import inf, isnan
from pathlib import Path

import pytest
from click.testing import CliRunner

from butin.adapters.cli.duration import duration
from butin.adapters.cli.program import program
from butin.adapters.store import backups as module
from butin.adapters.store.backups import STAMP, Backups
from butin.adapters.store.copies import BadCopy, copy_back
from butin.adapters.store.sqlite import SqliteStore
from butin.client import open_table
from kit.alarm import breakage
from kit.served import Served, serving
from kit.servers import until
from tests.web.test_metrics import figures

OFTEN = "import butin.adapters.store.backups as backups\nbackups.LOOK_S = 0.1"
HOUR_S = 3600


def stamped(db: Path, hours_ago: float, end: str = "") -> Path:
    at = datetime.now(UTC) - timedelta(hours=hours_ago)
    return db.parent / "backups" / f"{db.name}.{at:{STAMP}}{end}"


def names(db: Path) -> list[str]:
    folder = db.parent / "backups"
    return sorted(file.name for file in folder.iterdir()) if folder.exists() else []


def entries(db: Path) -> int:
    with closing(sqlite3.connect(db)) as file:
        return int(file.execute("SELECT count(*) FROM entries").fetchone()[0])


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A file with a table, and a folder for its copies."""
    file = tmp_path / "room.db"
    store = SqliteStore(str(file))
    store.db.execute("INSERT INTO entries VALUES ('t', 1, ?)", ("x" * 100_000,))
    store.close()
    (tmp_path / "backups").mkdir()
    return file


def made(server: Served) -> list[Path]:
    folder = Path(server.db).parent / "backups"
    return sorted(file for file in folder.iterdir() if ".part" not in file.name) if folder.exists() else []


def test_a_server_copies_while_people_play_and_a_restart_does_not_copy_again(tmp_path: Path) -> None:
    options = ("--backup-every", "1d", "--backups-keep", "2", "--log", "info")
    with serving(tmp_path, *options, changed=OFTEN) as server:
        client, _ = open_table(server.url, "voleurs", seats=2, bots={"1": "careless"})
        client.wish("start")
        until(lambda: len(made(server)) == 1, "a copy")
        (first,) = made(server)
        assert 0 <= figures(server)["butin_backup_age_seconds"] < HOUR_S
        first.rename(stamped(Path(server.db), 25))  # a day passes
        until(lambda: len(made(server)) == 2, "another copy")
        client.close()
        again = made(server)
    with serving(tmp_path, *options, changed=OFTEN) as server:
        open_table(server.url, "voleurs", seats=2)[0].close()
        assert made(server) == again
    assert server.faults == []
    assert server.log.count('"what": "backup_made"') == 2
    assert entries(again[-1]) > 0
    back = CliRunner().invoke(program, ["restore", str(again[-1]), "--db", str(tmp_path / "back.db")])
    assert (back.exit_code, back.output) == (0, f"1 table is back in {tmp_path / 'back.db'}\n")


def test_without_a_schedule_nothing_is_copied_and_the_figure_says_so(room: Served) -> None:
    assert isnan(figures(room)["butin_backup_age_seconds"])
    assert not (Path(room.db).parent / "backups").exists()


def test_the_age_of_the_newest_copy_decides(db: Path) -> None:
    backups = Backups(str(db), 6 * HOUR_S, 10)
    assert backups.age_s() == inf
    stamped(db, 5).touch()
    stamped(db, 40).touch()
    stamped(db, -5000).touch()  # of a clock that was wrong
    assert 5 * HOUR_S <= backups.age_s() < 6 * HOUR_S
    before = names(db)
    backups.look()
    assert names(db) == before
    stamped(db, 5).rename(stamped(db, 7))
    backups.look()
    assert len(names(db)) == 4
    assert backups.age_s() < HOUR_S
    backups.look()
    assert len(names(db)) == 4


def test_the_oldest_of_ours_go_and_nothing_else_ever(db: Path) -> None:
    ours = [stamped(db, hours) for hours in (10, 20, 30)]
    others = ["room.db.2026-13-01T00-00-00Z", "other.db.2026-01-01T00-00-00Z", "room.db.2026-01-01T00-00-00Z.gz"]
    others += ["room.db", "notes.txt", "xroom.db.2026-01-01T00-00-00Z", "room-db.2026-01-01T00-00-00Z"]
    for file in [*ours, *(db.parent / "backups" / name for name in others)]:
        file.touch()
    for end in (".part", ".part-journal"):
        stamped(db, 9, end).touch()  # of a server that was killed
    Backups(str(db), HOUR_S, 2).look()
    left = set(names(db)) - set(others)
    assert set(others) <= set(names(db))
    assert ours[0].name in left
    assert len(left) == 2


def test_a_copy_is_whole_and_can_be_restored(db: Path, tmp_path: Path) -> None:
    live = SqliteStore(str(db))
    Backups(str(db), HOUR_S, 2).look()
    (name,) = names(db)
    assert re.fullmatch(r"room\.db\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ", name)
    live.close()
    assert copy_back(str(db.parent / "backups" / name), str(tmp_path / "back.db")) == 0
    assert entries(tmp_path / "back.db") == 1


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_copy_that_fails_is_told_once_leaves_nothing_and_is_tried_again(db: Path) -> None:
    backups = Backups(str(db), HOUR_S, 1)
    stamped(db, 5).touch()
    before = names(db)
    with breakage() as broken, largest_file(50_000):
        for _ in range(3):
            backups.look()
    assert [(one["what"], one["reason"]) for one in broken] == [("backup_failed", "SQLITE_IOERR_WRITE")]
    assert names(db) == before
    assert backups.age_s() >= 5 * HOUR_S
    backups.look()
    assert backups.age_s() < HOUR_S
    assert names(db) != before


def test_the_last_space_is_left_to_those_who_play(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SPARE", 1 << 60)
    with breakage() as broken:
        Backups(str(db), HOUR_S, 1).look()
    assert [(one["what"], one["reason"]) for one in broken] == [("backup_failed", "ENOSPC")]
    assert names(db) == []


@pytest.mark.whole
def test_a_room_goes_on_where_no_copy_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("no folder", "utf-8")
    with serving(tmp_path, "--backup-every", "30m", changed=OFTEN) as server:
        client, _ = open_table(server.url, "voleurs", seats=2, bots={"1": "careless"})
        until(lambda: "backup_failed" in server.log, "a copy that fails")
        client.wish("start")
        client.close()
        assert figures(server)["butin_backup_age_seconds"] == inf
    (told,) = [json.loads(line) for line in server.faults]
    assert (told["what"], told["reason"], str(tmp_path) in server.log) == ("backup_failed", "EEXIST", False)


@pytest.mark.parametrize("given", ["6", "6x", "-6h", "1.5h", "h", "", "0h", "six hours", "999999d"])
def test_a_duration_that_makes_no_sense_is_told_in_one_sentence(given: str) -> None:
    result = CliRunner().invoke(program, ["serve", "--backup-every", given])
    why = f"{given!r} is no duration: expected a number with m, h or d, such as 30m, 6h or 1d"
    assert (result.exit_code, why in result.output) == (2, True), result.output


@pytest.mark.parametrize(("given", "seconds"), [("0", 0), ("30m", 1800), ("6h", 21_600), ("1d", 86_400)])
def test_durations(given: str, seconds: int) -> None:
    assert duration(given) == seconds


def test_postgresql_is_copied_by_its_own_tool() -> None:
    result = CliRunner().invoke(program, ["serve", "--backup-every", "6h", "--db", "postgresql://127.0.0.1:1/room"])
    assert isinstance(result.exception, BadCopy)
    assert str(result.exception) == "--backup-every is for a file: postgresql has pg_dump, to be run by a timer"
