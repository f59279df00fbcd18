"""The file of a journal: what is not ours is refused in one sentence and left as it is; one file has one server."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from butin.adapters.store.files import StoreInUse
from butin.adapters.store.lock import Lock
from butin.adapters.store.sqlite import SqliteStore

NOBODY = 65_534


def a_journal(path: Path) -> None:
    store = SqliteStore(str(path))
    store.db.execute("INSERT INTO entries VALUES ('t', 1, ?)", ("x" * 100_000,))
    store.close()
    Path(f"{path}-lock").unlink()


def garbage(path: Path) -> None:
    path.write_bytes(b"buy milk, and a bigger bag for the loot" * 100)


def truncated(path: Path) -> None:
    a_journal(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def cut_off_in_its_head(path: Path) -> None:
    a_journal(path)
    path.write_bytes(path.read_bytes()[:60])


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript("CREATE TABLE people (name TEXT); INSERT INTO people VALUES ('Léa'); CREATE TABLE pets (x);")


def foreign_with_a_version(path: Path) -> None:
    foreign(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 2")


def foreign_in_its_own_log(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
    foreign(path)


FREE = "expected a journal of butin, or a name that is free"
REFUSED = {
    garbage: f"file is not a database; {FREE}",
    cut_off_in_its_head: f"file is not a database; {FREE}",
    truncated: "database disk image is malformed; put a copy back with butin restore, or choose a name that is free",
    foreign: f"it belongs to another program (people, pets); {FREE}",
    foreign_with_a_version: f"it belongs to another program (people, pets); {FREE}",
    foreign_in_its_own_log: f"it belongs to another program (people, pets); {FREE}",
    Path.mkdir: f"it is no file; {FREE}",
    os.mkfifo: f"it is no file; {FREE}",
}


@pytest.mark.parametrize("make", REFUSED, ids=lambda make: make.__name__)
def test_what_is_no_journal_is_refused_in_a_sentence_and_left_alone(tmp_path: Path, make: object) -> None:
    path = tmp_path / "room.db"
    assert callable(make)
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    for _ in range(2):  # nothing stays open that a second try would run into
        assert refused(path) == f"cannot use {path}: {REFUSED[make]}"  # type: ignore[index]
    assert (path.read_bytes() if path.is_file() else b"") == before
    assert not Path(f"{path}-lock").exists()


def refused(path: Path) -> str:
    with pytest.raises(StoreInUse) as caught:
        SqliteStore(str(path))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_empty_file_and_a_folder_that_is_not_there_are_names_that_are_free(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "link.db").symlink_to(tmp_path / "not there yet.db")
    for name in ("empty.db", "new/folder/room.db", "link.db", "50% of the #loot?.db"):
        SqliteStore(str(tmp_path / name)).close()
        SqliteStore(str(tmp_path / name)).close()
    assert (tmp_path / "not there yet.db").is_file()


def test_a_journal_that_was_never_moved_into_its_file_is_ours(tmp_path: Path) -> None:
    """As after a power cut: all is in the log beside it."""
    path = tmp_path / "room.db"
    store = SqliteStore(str(path))
    for end in ("", "-wal"):
        (tmp_path / f"cut.db{end}").write_bytes(Path(f"{path}{end}").read_bytes())
    store.close()
    assert (tmp_path / "cut.db").stat().st_size <= 4096
    SqliteStore(str(tmp_path / "cut.db")).close()


@pytest.mark.slow
def test_where_no_folder_can_be_made_there_is_a_sentence(tmp_path: Path) -> None:
    garbage(tmp_path / "notes")
    path = tmp_path / "notes" / "room.db"
    assert refused(path).startswith(f"cannot use {path}: ")
    ended = serve(path)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert ended.stderr.startswith(f"butin: cannot use {path}: ")


@pytest.mark.slow
def test_a_server_refuses_a_foreign_file_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "addresses.db"
    foreign(path)
    ended = serve(path)
    told = f"butin: cannot use {path}: {REFUSED[foreign]}\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", told)


def serve(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "butin", "serve", "--host", "127.0.0.1", "--port", "0", "--db", str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Nobody in particular: root may write everything."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize("what", ["file", "folder", "both"])
def test_what_cannot_be_written_is_refused_in_a_sentence(what: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        folder.mkdir()
        path = folder / "room.db"
        a_journal(path)
        Path(name).chmod(0o755)
        folder.chmod(0o777 if what == "file" else 0o555)
        path.chmod(0o666 if what == "folder" else 0o444)
        with unprivileged():
            told = refused(path)
        folder.chmod(0o755)
    assert told.startswith(f"cannot use {path}: ")
    assert told.endswith("; expected a file and a folder that can be written")


def test_a_second_server_is_refused_whatever_link_it_comes_by(tmp_path: Path) -> None:
    real, other = tmp_path / "room.db", tmp_path / "elsewhere"
    other.mkdir()
    first = SqliteStore(str(real))
    (other / "link.db").symlink_to(real)
    (tmp_path / "folder").symlink_to(tmp_path)
    for path in (real, other / "link.db", tmp_path / "folder" / "room.db", other / ".." / "room.db"):
        assert refused(path) == f"cannot use {path}: database is locked; is another butin running on it?"
    os.link(real, other / "hard.db")
    for path in (other / "hard.db", real):
        assert "it has 2 names (hard links)" in refused(path)
    first.close()
    (other / "hard.db").unlink()
    SqliteStore(str(other / "link.db")).close()
    assert sorted(file.name for file in other.iterdir()) == ["link.db"]


def test_a_lock_where_nothing_can_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreInUse, match="unable to open database file; expected a file and a folder"):
        Lock(str(tmp_path / "nowhere" / "room.db"))
