"""An upgrade loses nothing: it is made on a copy, checked, and put in place at once; or the file stays as it was."""

from __future__ import annotations

import logging
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from butin.adapters.store.census import census
from butin.adapters.store.copies import copy_back, copy_out
from butin.adapters.store.files import StoreInUse
from butin.adapters.store.migrations import STEPS
from butin.adapters.store.sqlite import SqliteStore
from tests.room.test_files import unprivileged
from tests.room.upgrading import GAMES, SCHEMAS, entries, entries_in_log, killed_server, schema_of, unpacked

NOW = len(STEPS)
OLDER = range(1, NOW)
BACK = "; nothing was changed: the version of butin that you had opens it as before"


def opened(file: Path) -> None:
    SqliteStore(str(file), GAMES).close()


def refused(file: Path) -> str:
    with pytest.raises(StoreInUse) as caught:
        opened(file)
    said = str(caught.value)
    assert "\n" not in said
    assert said.endswith(BACK)
    return said


def beside(file: Path) -> list[str]:
    return sorted(other.name for other in file.parent.glob(f"{file.name}*"))


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript(statement)


def test_every_schema_has_a_file_that_was_made_by_the_sources_of_its_time(tmp_path: Path) -> None:
    """A new step needs one more: python -m kit.schema_file tests/room/schemas."""
    kept = sorted(file.name for file in SCHEMAS.iterdir())
    assert kept == [f"schema-{schema}.db.gz" for schema in range(1, NOW + 1)]
    for schema in range(1, NOW + 1):
        file = unpacked(schema, tmp_path / "room.db")
        assert schema_of(file) == schema
        with closing(sqlite3.connect(file)) as db:
            found = {(game, phase) for game, phase in db.execute("SELECT game, phase FROM tables")}
        assert found == {(game, phase) for game in GAMES for phase in ("playing", "over")} | {("voleurs", "waiting")}


@pytest.mark.parametrize("schema", OLDER)
def test_an_older_file_is_copied_once_and_every_table_is_there_as_it_was(
    tmp_path: Path, schema: int, caplog: pytest.LogCaptureFixture
) -> None:
    file = unpacked(schema, tmp_path / "room.db")
    file.chmod(0o640)
    before, counted = entries(file), census(str(file), GAMES)
    with caplog.at_level(logging.WARNING, "butin"):
        opened(file)
    kept = f"room.db.schema-{schema}"
    assert beside(file) == ["room.db", "room.db-lock", kept]
    assert (schema_of(file), entries(file), census(str(file), GAMES)) == (NOW, before, counted)
    assert (schema_of(tmp_path / kept), entries(tmp_path / kept)) == (schema, before)
    assert {path.stat().st_mode & 0o777 for path in (file, tmp_path / kept)} == {0o640}
    (told,) = caplog.records
    values = told.__dict__["values"]
    assert (told.msg, values["copy"], values["tables"], values["entries"]) == ("upgraded", kept, 9, len(before))
    made = (tmp_path / kept).stat().st_mtime_ns
    opened(file)
    assert (beside(file), (tmp_path / kept).stat().st_mtime_ns) == (["room.db", "room.db-lock", kept], made)


def test_a_file_of_this_schema_is_not_copied_and_a_new_one_is_set_up(tmp_path: Path) -> None:
    file, new = unpacked(NOW, tmp_path / "room.db"), tmp_path / "new.db"
    before = entries(file)
    opened(file)
    opened(new)
    assert (entries(file), beside(file), beside(new)) == (
        before,
        ["room.db", "room.db-lock"],
        ["new.db", "new.db-lock"],
    )
    assert schema_of(new) == NOW


def test_matches_of_rules_that_are_not_played_any_more_are_counted_and_no_failure(tmp_path: Path) -> None:
    found = census(str(unpacked(1, tmp_path / "room.db")), GAMES)
    older = [name for name, game in GAMES.items() if game.version != 1]
    assert older
    assert (found.tables, found.outdated, found.foreign) == (9, 2 * len(older), 0)
    fewer = {name: game for name, game in GAMES.items() if name != "voleurs"}
    assert census(str(tmp_path / "room.db"), fewer).foreign == 3


def test_what_was_acknowledged_just_before_a_crash_is_upgraded_too(tmp_path: Path) -> None:
    file = killed_server(1, tmp_path, 7)
    known = entries_in_log(file, tmp_path)
    assert len(known) == len(entries(unpacked(1, tmp_path / "calm.db"))) + 7
    opened(file)
    assert entries(file) == entries(tmp_path / "room.db.schema-1") == known
    assert beside(file) == ["room.db", "room.db-lock", "room.db.schema-1"]


@pytest.mark.parametrize("schema", [1, NOW])
def test_a_change_that_was_cut_short_is_taken_back_and_the_file_opens(tmp_path: Path, schema: int) -> None:
    """As when a server is killed that opens a copy for the first time."""
    file = unpacked(schema, tmp_path / "calm.db")
    before = entries(file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA cache_size = 1")
        db.execute("UPDATE entries SET entry = entry || ' '")
        for end in ("", "-journal"):
            (tmp_path / f"room.db{end}").write_bytes(Path(f"{file}{end}").read_bytes())
    file = tmp_path / "room.db"
    opened(file)
    assert entries(file) == before


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    file = unpacked(2, tmp_path / "real" / "room.db")
    link = tmp_path / "link.db"
    link.symlink_to(file)
    opened(link)
    assert (link.is_symlink(), beside(link)) == (True, ["link.db"])
    assert beside(file) == ["room.db", "room.db-lock", "room.db.schema-2"]
    assert schema_of(file) == NOW


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


def test_an_earlier_copy_of_something_else_stays_beside_the_new_one(tmp_path: Path) -> None:
    file, earlier = unpacked(2, tmp_path / "room.db"), tmp_path / "room.db.schema-2"
    earlier.write_text("precious", "utf-8")
    opened(file)
    assert earlier.read_text("utf-8") == "precious"
    assert schema_of(tmp_path / "room.db.schema-2.2") == 2
    assert beside(file) == ["room.db", "room.db-lock", "room.db.schema-2", "room.db.schema-2.2"]


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


def test_a_restored_copy_of_the_first_schema_is_upgraded_when_it_is_opened(tmp_path: Path) -> None:
    file, copy = tmp_path / "room.db", unpacked(1, tmp_path / "copy.db")
    assert copy_back(str(copy), str(file)) == 9
    assert schema_of(file) == 1
    opened(file)
    assert (schema_of(file), entries(file)) == (NOW, entries(copy))
    assert "room.db.schema-1" in beside(file)


def trials(number: int) -> str:
    command = [sys.executable, "-m", "tests.room.upgrading", str(number), "7"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
    print(ended.stdout)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.mark.slow
def test_upgrades_that_are_killed_or_find_no_space_lose_nothing() -> None:
    assert trials(5).startswith("5 trials, 0 entries lost;")


@pytest.mark.whole
def test_a_hundred_of_them_lose_nothing() -> None:
    said = trials(100)
    assert said.startswith("100 trials, 0 entries lost;")
    old, new = map(int, re.findall(r"(\d+) times", said))
    assert min(old, new) > 10, "it was killed early, or late"
