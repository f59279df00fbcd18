"""An upgrade that cannot be made: the file stays as it was, nothing is opened, and a sentence says how to go back."""

from __future__ import annotations

import re
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from butin.adapters.store.copies import copy_back, copy_out
from butin.adapters.store.files import StoreInUse
from butin.adapters.store.migrations import STEPS
from tests.room.test_files import unprivileged
from tests.room.test_upgrade import NOW, beside, change, opened
from tests.room.upgrading import entries, entries_in_log, killed_server, schema_of, unpacked

BACK = "; nothing was changed: the version of butin that you had opens it as before"


def refused(file: Path) -> str:
    with pytest.raises(StoreInUse) as caught:
        opened(file)
    said = str(caught.value)
    assert "\n" not in said
    assert said.endswith(BACK)
    return said


LAST = """ "table", n) IN (SELECT "table", max(n) FROM entries JOIN tables ON id = "table" WHERE phase = 'playing' """
FAULTS = {
    "DELETE FROM entries WHERE n = 3": r"entry 3 of table \w+ is missing",
    "UPDATE entries SET entry = json_set(entry, '$.move', 'nonsense') WHERE n = 9": (
        r"entry 9 of table \w+ cannot be read \(\w+ at [\w/.]+:\d+ \w+\)"
    ),
    "UPDATE entries SET entry = '{' WHERE n = 5": r"entry 5 of table \w+ cannot be read \(DecodeError at .+\)",
    "UPDATE tables SET phase = 'waiting' WHERE game = 'voleurs' AND phase = 'over'": (
        r"table \w+ is over by its journal and waiting by its listing"
    ),
    "ALTER TABLE tables ADD COLUMN played INTEGER": "duplicate column name: played",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_that_does_not_pass_stays_as_it_was_and_the_sentence_says_how_to_go_back(
    tmp_path: Path, fault: str
) -> None:
    file = unpacked(2, tmp_path / "room.db")
    change(file, fault)
    before = file.read_bytes()
    said = refused(file)
    begin = f"cannot bring {file} from schema 2 to {NOW}, which takes twice its size for a while: "
    assert re.fullmatch(FAULTS[fault], said[len(begin) : -len(BACK)]), said
    assert said.startswith(begin)
    assert file.read_bytes() == before
    assert set(beside(file)) - {"room.db.schema-2"} == {"room.db", "room.db-lock"}


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (f"DELETE FROM entries WHERE ({LAST} GROUP BY id);", r"its copy holds other tables \(9 tables with .+\)"),
        ("DELETE FROM entries WHERE n > 20;", r"table \w+ is playing by its journal and over by its listing"),
        ("DELETE FROM tables WHERE phase = 'over';", r"its copy holds other tables \(5 tables with .+\)"),
        ("UPDATE tables SET loot = 1;", "no such column: loot"),
    ],
)
def test_a_step_that_loses_something_is_not_put_in_place(tmp_path: Path, step: str, why: str) -> None:
    file = unpacked(NOW, tmp_path / "room.db")
    before = file.read_bytes()
    STEPS.append(step)
    try:
        said = refused(file)
    finally:
        STEPS.pop()
    assert re.search(f": {why}{BACK}$", said), said
    assert file.read_bytes() == before
    assert entries(tmp_path / f"room.db.schema-{NOW}") == entries(file)
    opened(file)


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file can be made larger, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("share", [0.3, 0.9, 1.01])
def test_without_space_the_file_and_its_log_stay_as_they_were_and_with_space_it_is_upgraded(
    tmp_path: Path, share: float
) -> None:
    file = killed_server(1, tmp_path, 3)
    known, log = entries_in_log(file, tmp_path), Path(f"{file}-wal")
    before = file.read_bytes(), log.read_bytes()
    with largest_file(int(file.stat().st_size * share)):
        said = refused(file)
    assert re.search(r": (cannot copy .+: )?(database or disk is full|disk I/O error|\[Errno 27\] .+);", said), said
    assert (file.read_bytes(), log.read_bytes()) == before
    assert set(beside(file)) <= {"room.db", "room.db-lock", "room.db-shm", "room.db-wal", "room.db.schema-1"}
    opened(file)
    assert entries(file) == known


def test_one_copy_is_enough_however_often_an_upgrade_is_tried(tmp_path: Path) -> None:
    file = unpacked(2, tmp_path / "room.db")
    change(file, "CREATE TABLE own (id)")
    change(file, "ALTER TABLE tables ADD COLUMN played INTEGER")
    for _ in range(3):
        refused(file)
    assert beside(file) == ["room.db", "room.db-lock", "room.db.schema-2"]


def test_a_file_that_may_not_be_written_is_not_replaced() -> None:
    with tempfile.TemporaryDirectory() as name:
        file = unpacked(2, Path(name) / "room.db")
        Path(name).chmod(0o777)
        file.chmod(0o444)
        with unprivileged():
            assert f": [Errno 13] Permission denied: '{file}'; " in refused(file)
        assert schema_of(file) == 2


def test_an_older_version_says_which_copy_leads_back_and_that_way_works(tmp_path: Path) -> None:
    file = unpacked(2, tmp_path / "room.db")
    before = entries(file)
    opened(file)
    copy = tmp_path / f"room.db.schema-{NOW}"
    copy_out(str(file), str(copy))
    (tmp_path / f"room.db.schema-{NOW}0").write_text("of a schema to come", "utf-8")
    change(file, f"PRAGMA user_version = {NOW + 1}")
    with pytest.raises(StoreInUse) as caught:
        opened(file)
    command = f"butin restore {copy} --db {file}"
    why = f"it has schema {NOW + 1}, newer than this butin ({NOW})"
    back = f"start the newer one, or go back to a copy with {command}"
    assert str(caught.value) == f"cannot use {file}: {why}; {back}"
    copy_back(str(copy), str(file))
    opened(file)
    assert entries(file) == before
    assert schema_of(tmp_path / "room.db.before") == NOW + 1
