"""An upgrade loses nothing: it is made on a copy, checked, and put in place at once; or the file stays as it was."""

from __future__ import annotations

import logging
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from butin.adapters.store.census import census
from butin.adapters.store.copies import copy_back
from butin.adapters.store.migrations import STEPS
from butin.adapters.store.sqlite import SqliteStore
from tests.room.upgrading import GAMES, SCHEMAS, entries, entries_in_log, killed_server, schema_of, unpacked

NOW = len(STEPS)
OLDER = range(1, NOW)


def opened(file: Path) -> None:
    SqliteStore(str(file), GAMES).close()


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
    assert [path.stat().st_mode & 0o777 for path in (file, tmp_path / kept)] == [0o640, 0o600]
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


def test_an_earlier_copy_of_something_else_stays_beside_the_new_one(tmp_path: Path) -> None:
    file, earlier = unpacked(2, tmp_path / "room.db"), tmp_path / "room.db.schema-2"
    earlier.write_text("precious", "utf-8")
    opened(file)
    assert earlier.read_text("utf-8") == "precious"
    assert schema_of(tmp_path / "room.db.schema-2.2") == 2
    assert beside(file) == ["room.db", "room.db-lock", "room.db.schema-2", "room.db.schema-2.2"]


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
