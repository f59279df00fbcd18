"""Copies of a live database: whole, of one moment, and never over one that is in use."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from butin.adapters.store.copies import BadCopy, copy_back, copy_out
from butin.adapters.store.files import StoreInUse
from butin.adapters.store.sqlite import SqliteStore
from butin.client import TableClient, open_table
from kit.served import serving


def butin(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "butin", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def speak_until(stop: Event, client: TableClient, granted: list[int]) -> None:
    while not stop.is_set():
        granted.append(client.wish("name", name=f"Ida {len(granted)}"))
        time.sleep(0.05)


def entries_of(db: Path, table: str) -> list[int]:
    with closing(sqlite3.connect(db)) as file:
        return [n for (n,) in file.execute('SELECT n FROM entries WHERE "table" = ? ORDER BY n', (table,))]


def test_a_backup_of_a_live_server_holds_everything_that_was_granted_before_it(tmp_path: Path) -> None:
    db, copy = tmp_path / "room.db", tmp_path / "copy.db"
    with serving(tmp_path) as served:
        client, opened = open_table(served.url, "voleurs", seats=2)
        granted: list[int] = []
        stop = Event()
        speaker = Thread(target=speak_until, args=(stop, client, granted))
        speaker.start()
        while len(granted) < 20:
            time.sleep(0.01)
        before = granted[-1]
        made = butin("backup", str(copy), "--db", str(db))
        stop.set()
        speaker.join()
        client.close()
        refused = butin("restore", str(copy), "--db", str(db))
    assert (made.returncode, made.stdout) == (0, f"1 table is in {copy}\n"), made.stderr
    numbers = entries_of(copy, opened["table"])
    assert numbers == list(range(1, len(numbers) + 1))
    assert before <= len(numbers) <= granted[-1]
    assert refused.returncode == 2
    assert "is another butin running on it?" in refused.stderr
    assert entries_of(db, opened["table"])[-1] >= granted[-1]
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]


def test_a_restored_database_is_served_again(tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with serving(tmp_path) as served:
        client, opened = open_table(served.url, "voleurs", seats=2)
        client.wish("start")
        client.close()
    assert butin("backup", str(copy), "--db", str(served.db)).returncode == 0
    back = butin("restore", str(copy), "--db", str(elsewhere / "room.db"))
    assert back.returncode == 0, back.stderr
    with serving(elsewhere) as served:
        again = TableClient(served.url, opened["table"], opened["secret"], 0)
        update = next(iter(again))
        again.close()
    assert update.view is not None
    assert update.legal


def test_what_was_there_before_a_restore_is_kept(tmp_path: Path) -> None:
    db, copy = tmp_path / "room.db", tmp_path / "copy.db"
    SqliteStore(str(db)).close()
    assert copy_out(str(db), str(copy)) == 0
    with closing(sqlite3.connect(db)) as file:
        file.execute("INSERT INTO entries VALUES ('t', 1, '{}')")
        file.commit()
    copy_back(str(copy), str(db))
    assert entries_of(db, "t") == []
    assert entries_of(tmp_path / "room.db.before", "t") == [1]


def test_what_is_no_copy_is_called_by_its_name_and_by_the_place_it_was_meant_for(tmp_path: Path) -> None:
    (tmp_path / "hostname").write_text("house\n", "utf-8")
    with pytest.raises(BadCopy) as error:
        copy_back(str(tmp_path / "hostname"), str(tmp_path / "room.db"))
    assert str(error.value) == f"cannot copy {tmp_path}/hostname to {tmp_path}/room.db: file is not a database"


def test_at_no_moment_of_a_restore_is_there_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db, copy, replace = tmp_path / "room.db", tmp_path / "copy.db", Path.replace
    SqliteStore(str(db)).close()
    copy_out(str(db), str(copy))
    there: list[bool] = []

    def replaced(path: Path, target: Path | str) -> Path:
        moved = replace(path, target)
        there.append(db.exists())
        return moved

    monkeypatch.setattr(Path, "replace", replaced)
    copy_back(str(copy), str(db))
    assert len(there) >= 3
    assert all(there)


def test_a_file_that_cannot_be_put_aside_stays_where_it_is(tmp_path: Path) -> None:
    db, copy = tmp_path / "room.db", tmp_path / "copy.db"
    SqliteStore(str(db)).close()
    copy_out(str(db), str(copy))
    db.write_bytes(b"half of a page, and then the power went" * 100)
    before = db.read_bytes()
    with pytest.raises(BadCopy, match="file is not a database; move it away yourself, with all that begins with"):
        copy_back(str(copy), str(db))
    assert db.read_bytes() == before
    assert [path.name for path in tmp_path.glob("room.db.*")] == []


def test_a_second_store_on_the_same_file_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    db = str(tmp_path / "room.db")
    first = SqliteStore(db)
    with pytest.raises(StoreInUse, match="is another butin running on it"):
        SqliteStore(db)
    with pytest.raises(StoreInUse):
        copy_back(db, db)
    first.close()
    SqliteStore(db).close()


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("buy milk, and a bigger bag for the loot")
    for _ in range(2):  # nothing was left open that a second try would run into
        with pytest.raises(StoreInUse, match=r"notes\.txt: file is not a database; expected a journal of butin"):
            SqliteStore(str(text))
    assert text.read_text() == "buy milk, and a bigger bag for the loot"


def test_nothing_but_a_journal_is_copied_and_nothing_is_overwritten(tmp_path: Path) -> None:
    db, copy, text = tmp_path / "room.db", tmp_path / "copy.db", tmp_path / "notes.txt"
    SqliteStore(str(db)).close()
    text.write_text("these are not the tables that you are looking for, whatever their name may be")
    copy.write_text("precious")
    with pytest.raises(BadCopy, match="exists already"):
        copy_out(str(db), str(copy))
    with pytest.raises(BadCopy, match="cannot copy"):
        copy_back(str(text), str(db))
    sqlite3.connect(tmp_path / "empty.db").close()
    with pytest.raises(BadCopy, match="no journal"):
        copy_back(str(tmp_path / "empty.db"), str(db))
    with pytest.raises(BadCopy, match="there is no database"):
        copy_out(str(tmp_path / "nowhere.db"), str(tmp_path / "new.db"))
    assert copy.read_text() == "precious"
    assert not (tmp_path / "room.db.new").exists()
    SqliteStore(str(db)).close()


def test_postgresql_has_tools_of_its_own() -> None:
    refused = butin("backup", "copy.db", "--db", "postgresql://db/butin")
    assert (refused.returncode, refused.stderr) == (
        2,
        "butin: postgresql has its own tool for that: use pg_dump\n",
    )
