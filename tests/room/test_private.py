"""What a room keeps is its owner's alone, whatever the machine's habits are; what was there before stays as it was."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from butin.adapters.cli.findings import of_rights
from butin.adapters.store.backups import Backups
from butin.adapters.store.copies import copy_back, copy_out
from butin.adapters.store.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A machine on which everybody may read what somebody makes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): path.stat().st_mode & 0o777 for path in folder.rglob("*")}


def test_all_that_a_room_keeps_is_its_owners_alone(tmp_path: Path) -> None:
    db = tmp_path / "share/butin/room.db"
    store = SqliteStore(str(db))
    store.db.execute("INSERT INTO servers VALUES ('s', 1)")
    Backups(str(db), 60, 1).look()
    copy_out(str(db), str(tmp_path / "copy.db"))
    during = rights(tmp_path)
    store.close()
    copy_back(str(tmp_path / "copy.db"), str(db))
    copy_back(str(tmp_path / "copy.db"), str(tmp_path / "elsewhere/room.db"))
    found = {**during, **rights(tmp_path)}
    assert {name.rpartition("room.db")[2] for name in found} >= {"", "-wal", "-shm", "-lock", ".before"}
    assert len([name for name in found if name.startswith("share/butin/backups/room.db.")]) == 1
    folders = {"share", "share/butin", "share/butin/backups", "elsewhere"}
    assert {name: oct(mode) for name, mode in found.items()} == {
        name: oct(0o700 if name in folders else 0o600) for name in found
    }


def test_the_rights_of_a_hosts_own_folder_and_file_stay_and_a_copy_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir(mode=0o755)
    file = folder / "room.db"
    SqliteStore(str(file)).close()
    file.chmod(0o640)
    SqliteStore(str(file)).close()
    copy_out(str(file), str(folder / "copy.db"))
    assert (rights(tmp_path)["games"], rights(folder)["room.db"], rights(folder)["copy.db"]) == (0o755, 0o640, 0o600)


def test_the_doctor_tells_of_files_that_others_may_read(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir(mode=0o755)
    file = folder / "room.db"
    SqliteStore(str(file)).close()
    assert of_rights(str(file)) == []
    (folder / "backups").mkdir(mode=0o755)
    for wide in (file, folder / "room.db.before", folder / "backups/room.db.2026-11-18T10-00-00Z"):
        wide.touch()
        wide.chmod(0o644)
    (finding,) = of_rights(str(file))
    assert (finding.name, finding.amiss) == ("open-to-others", True)
    assert finding.values["files"] == f"{file} {file}.before {folder}/backups/room.db.2026-11-18T10-00-00Z"
    for closed in (folder, folder / "backups"):
        closed.chmod(0o700)
    assert of_rights(str(file)) == [], "nobody comes so far"
