"""What every store promises, tried on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from butin.adapters.backends import backends
from butin.adapters.store.migrations import STEPS
from butin.core.errors import ButinError
from butin.room.entries import Entry
from butin.room.ports import Row, Store
from kit.servers import Postgres, until

PATIENCE_S = 60


class Journal:
    """A store on a loop of its own, asked one thing at a time."""

    def __init__(self, address: str, *, migrate: bool = False) -> None:
        self.address = address
        self.runner = asyncio.Runner()
        self.scope = backends(address, "", lambda: "", migrate=migrate)
        try:
            self.store: Store = self.runner.run(self.scope.__aenter__())[0]
        except ButinError:
            self.runner.close()
            raise

    def close(self) -> None:
        self.runner.run(self.scope.__aexit__(None, None, None))
        self.runner.close()

    def ask(self, call: Callable[[Callable[[Any], None]], None]) -> Any:
        return self.all([call])[0]

    def all(self, calls: list[Callable[[Callable[[Any], None]], None]]) -> list[Any]:
        """Ask several things at once."""

        async def asked() -> list[Any]:
            answers: list[asyncio.Future[Any]] = [asyncio.get_running_loop().create_future() for _ in calls]
            for call, answer in zip(calls, answers, strict=True):
                call(answer.set_result)
            return await asyncio.wait_for(asyncio.gather(*answers), PATIENCE_S)

        return self.runner.run(asked())

    def append(self, *rows: Row) -> list[bool]:
        kept: list[bool] = self.ask(lambda done: self.store.append(list(rows), done))
        return kept

    def read(self, table: str, after: int = 0) -> list[dict[str, Any]]:
        entries: list[dict[str, Any]] = self.ask(lambda done: self.store.read(table, after, done))
        return entries

    def waiting(self, game: str) -> list[dict[str, Any]]:
        tables: list[dict[str, Any]] = self.ask(lambda done: self.store.waiting(game, done))
        return tables

    def beat(self, server: str, gone_ms: int) -> list[str]:
        return sorted(self.ask(lambda done: self.store.beat(server, gone_ms, done)))

    def find(self, link: str, now: int) -> Any:
        return self.ask(lambda done: self.store.find(link, now, done))

    def lend(self, code: str, was: str, table: str, now: int) -> bool:
        return bool(self.ask(lambda done: self.store.lend(code, was, table, now, done)))

    def lent(self, table: str, now: int) -> tuple[str, int]:
        code, living = self.ask(lambda done: self.store.lent(table, now, done))
        return code, living

    def remove(self, table: str) -> None:
        assert self.ask(lambda done: self.store.remove(table, done))

    def let_go(self, table: str) -> bool:
        return bool(self.ask(lambda done: self.store.remove(table, done, unplayed=True)))


def row(table: str, n: int, **listing: Any) -> Row:
    tokens = {"join": f"join-{table}", "watch": f"watch-{table}"} if n == 1 else {}
    usual = {
        "game": "voleurs",
        "phase": "waiting",
        "public": False,
        "free": 1,
        "seats": 2,
        "due": 0,
        "touched": 5000,
        "played": 0,
    }
    entry: Entry = {"kind": "named", "at": n, "seat": 0, "name": "Œdipe 🦊"}
    return Row(table, n, entry, {**usual, "keeper": "", "tokens": tokens, **listing})


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.server)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place to keep journals."""
    if request.param == "sqlite":
        return str(tmp_path / "room.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


@pytest.fixture
def journal(address: str) -> Iterator[Journal]:
    journal = Journal(address)
    yield journal
    journal.close()


def test_entries_come_back_in_order_and_as_they_were(journal: Journal) -> None:
    for n in range(1, 13):
        assert journal.append(row("a", n)) == [True]
    assert journal.append(row("b", 1)) == [True]
    assert journal.read("a") == [row("a", n).entry for n in range(1, 13)]
    assert journal.read("a", 10) == [row("a", n).entry for n in (11, 12)]
    assert journal.read("nowhere") == []


def test_a_batch_is_kept_as_it_came(journal: Journal) -> None:
    assert journal.append(row("b", 1), row("a", 1), row("c", 1)) == [True, True, True]
    assert journal.append(row("c", 2), row("d", 1), row("a", 2)) == [True, True, True]
    assert [len(journal.read(table)) for table in "abcd"] == [2, 1, 2, 1]


def test_what_was_kept_is_there_after_a_restart(address: str) -> None:
    first = Journal(address)
    first.append(row("a", 1))
    first.append(row("a", 2))
    first.close()
    second = Journal(address)
    assert len(second.read("a")) == 2
    second.close()


def test_a_link_is_found_by_its_hash_and_says_what_it_is_for(journal: Journal) -> None:
    journal.append(row("a", 1))
    assert journal.ask(lambda done: journal.store.find("join-a", 0, done)) == ("a", "join")
    assert journal.ask(lambda done: journal.store.find("watch-a", 0, done)) == ("a", "watch")
    assert journal.ask(lambda done: journal.store.find("nothing", 0, done)) is None


def test_the_lobby_shows_public_tables_with_room_newest_first(journal: Journal) -> None:
    journal.append(row("old", 1, public=True, touched=1), row("new", 1, public=True, touched=2))
    journal.append(
        row("maze", 1, public=True, game="labyrinthe"), row("private", 1), row("full", 1, public=True, free=0)
    )
    assert [table["id"] for table in journal.waiting("voleurs")] == ["new", "old"]
    assert [table["id"] for table in journal.waiting("")] == ["maze", "new", "old"]
    journal.append(row("new", 2, public=True, free=0))
    assert journal.waiting("voleurs") == [{"id": "old", "game": "voleurs", "free": 1, "seats": 2, "touched": 1}]


def test_due_tables_are_found_oldest_first_with_their_keeper(journal: Journal) -> None:
    journal.append(row("late", 1, due=200), row("later", 1, due=300), row("never", 1, due=0), row("soon", 1, due=100))
    journal.append(row("late", 2, due=200, keeper="somebody"))
    assert journal.ask(lambda done: journal.store.due(250, ["somebody"], done)) == [("soon", ""), ("late", "somebody")]


def test_tables_of_a_server_that_is_gone_are_found(journal: Journal) -> None:
    journal.append(row("a", 1, keeper="one"), row("b", 1, keeper="two"), row("c", 1))
    assert journal.ask(lambda done: journal.store.due(0, ["one", "two"], done)) == []
    assert journal.ask(lambda done: journal.store.due(0, ["two", "three"], done)) == [("a", "one")]


def test_a_table_that_is_removed_leaves_nothing(journal: Journal) -> None:
    journal.append(row("a", 1, due=1), row("b", 1))
    journal.append(row("a", 2, due=1))
    journal.remove("a")
    assert (journal.read("a"), len(journal.read("b"))) == ([], 1)
    assert journal.ask(lambda done: journal.store.find("join-a", 0, done)) is None
    assert journal.ask(lambda done: journal.store.due(9999, [], done)) == []
    assert journal.ask(lambda done: journal.store.latest(["a", "b"], done)) == {"a": 0, "b": 1}


def test_untouched_tables_are_found(journal: Journal) -> None:
    journal.append(row("old", 1, touched=1000), row("new", 1, touched=2000))
    assert journal.ask(lambda done: journal.store.untouched(1500, done)) == ["old"]
    journal.append(row("old", 2, touched=3000))
    assert journal.ask(lambda done: journal.store.untouched(1500, done)) == []


def test_tables_at_which_nobody_played_and_nobody_is_are_found_and_only_these_are_let_go(journal: Journal) -> None:
    journal.append(
        row("played", 1, touched=1, played=1), row("here", 1, touched=1, keeper="one"), row("idle", 1, touched=1)
    )
    journal.append(row("later", 1, touched=9))
    assert journal.ask(lambda done: journal.store.unplayed(5, done)) == ["idle"]
    journal.append(row("idle", 2, touched=1, played=1))
    names = ("played", "here", "idle", "later", "nowhere")
    assert [journal.let_go(table) for table in names] == [False, False, False, True, False]
    assert [len(journal.read(table)) for table in ("played", "here", "idle", "later")] == [1, 1, 2, 0]


def test_a_name_that_cannot_be_there_is_not_there(journal: Journal) -> None:
    for name in ("\x00", "a\x00b", "'; DROP TABLE entries; --", "%s$1"):
        assert journal.read(name) == []
        assert journal.waiting(name) == []
    assert journal.append(row("a", 1)) == [True]
    assert journal.store.awake


def test_a_newer_schema_is_not_touched(address: str) -> None:
    journal = Journal(address)
    journal.close()
    if "://" in address:
        asyncio.run(_execute(address, "UPDATE schema_version SET version = 99"))
    else:
        with sqlite3.connect(address) as file:
            file.execute("PRAGMA user_version = 99")
        file.close()
    with pytest.raises(ButinError, match="schema 99, newer than this butin"):
        Journal(address)


def test_an_existing_store_of_the_first_version_is_brought_up_to_date(address: str) -> None:
    first = STEPS[0]
    filled = """
        INSERT INTO entries VALUES ('a', 1, '{"kind":"opened"}');
        INSERT INTO tables VALUES ('a', 'voleurs', 'waiting', 1, 1, 2, 7, 5, 'join-a', 'watch-a');
        INSERT INTO entries VALUES ('b', 1, '{"kind":"moved","by":"person"}');
        INSERT INTO tables VALUES ('b', 'voleurs', 'over', 1, 0, 2, 0, 5, 'join-b', 'watch-b');
    """
    if "://" in address:
        version = "CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES (1);"
        asyncio.run(_execute(address, first + filled + version))
    else:
        with sqlite3.connect(address) as file:
            file.executescript(f"{first} {filled} PRAGMA user_version = 1;")
        file.close()
    journal = Journal(address, migrate=True)
    assert journal.read("a") == [{"kind": "opened"}]
    assert journal.ask(lambda done: journal.store.unplayed(9, done)) == ["a"], "at the other one somebody played"
    assert journal.waiting("") == [], "nobody is there"
    assert journal.append(row("a", 2, due=7, keeper="me")) == [True]
    assert journal.ask(lambda done: journal.store.due(10, ["me"], done)) == [("a", "me")]
    journal.close()


def test_one_of_many_gets_the_place_and_nothing_is_out_of_order(postgres: Postgres) -> None:
    address = postgres.fresh()
    journal, other = Journal(address), Journal(address)
    tables = [f"t{number}" for number in range(40)]
    for table in tables:
        journal.append(row(table, 1))
    mine, theirs = _both(journal, other, tables)
    for a, b in zip(mine, reversed(theirs), strict=True):
        assert a + b == 1  # each place was given once
    for table in tables:
        assert len(journal.read(table)) == 2
    assert journal.append(row("t0", 2)) == [False]
    assert journal.append(row("t0", 9)) == [False]  # not the next: there is no eighth
    assert journal.append(row("never opened", 2)) == [False]
    journal.close()
    other.close()


def test_what_was_not_kept_does_not_change_the_listing(postgres: Postgres) -> None:
    journal = Journal(postgres.fresh())
    journal.append(row("a", 1, due=1))
    journal.append(row("a", 2, due=2, keeper="first"))
    assert journal.append(row("a", 2, due=3, keeper="second")) == [False]
    assert journal.ask(lambda done: journal.store.due(9, ["first"], done)) == [("a", "first")]
    journal.remove("a")
    assert journal.append(row("a", 3)) == [False]  # whoever has not heard of it cannot bring it back
    assert journal.read("a") == []
    journal.close()


def test_a_table_removed_while_somebody_writes_leaves_nothing(postgres: Postgres) -> None:
    journal = Journal(postgres.fresh())
    tables = [f"t{number}" for number in range(300)]
    journal.append(*(row(table, 1) for table in tables))
    rows = [row(table, 2) for table in tables]
    removals = [partial(_remove, journal, table) for table in tables]
    journal.all([*removals[:150], lambda done: journal.store.append(rows, done), *removals[150:]])
    assert journal.ask(lambda done: journal.store.latest(tables, done)) == dict.fromkeys(tables, 0)
    journal.close()


def test_many_servers_migrate_at_once_and_one_does_it(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def all_at_once() -> None:
        async with backends(address, "", lambda: "a") as (first, _), backends(address, "", lambda: "b"):
            assert first.awake

    async def several() -> None:
        await asyncio.gather(*(all_at_once() for _ in range(4)))

    asyncio.run(several())


def older(address: str, version: int) -> None:
    steps = "".join(STEPS[:version])
    kept = f"CREATE TABLE schema_version (version INTEGER NOT NULL); INSERT INTO schema_version VALUES ({version});"
    filled = "INSERT INTO entries VALUES ('a', 1, '{\"kind\":\"opened\"}');"
    asyncio.run(_execute(address, steps + kept + filled))


@pytest.mark.parametrize("version", range(1, len(STEPS)))
def test_an_older_database_is_left_alone_until_somebody_has_copied_it(postgres: Postgres, version: int) -> None:
    address = postgres.fresh()
    older(address, version)
    for _ in range(2):
        with pytest.raises(ButinError) as caught:
            Journal(address)
        assert str(caught.value) == (
            f"cannot use the database at 127.0.0.1:{postgres.port}: it has schema {version}, older than this butin"
            f" ({len(STEPS)}); stop all servers, copy it with pg_dump, and start one of this version with butin serve"
            " --migrate"
        )
    for migrate in (True, False):
        journal = Journal(address, migrate=migrate)
        assert journal.read("a") == [{"kind": "opened"}]
        journal.close()


def test_many_servers_migrate_an_older_database_at_once_and_one_does_it(postgres: Postgres) -> None:
    address = postgres.fresh()
    older(address, 1)

    async def one() -> None:
        async with backends(address, "", lambda: "a", migrate=True) as (store, _):
            assert store.awake

    async def several() -> None:
        await asyncio.gather(*(one() for _ in range(6)))

    asyncio.run(several())
    journal = Journal(address)
    assert journal.read("a") == [{"kind": "opened"}]
    journal.close()


def test_servers_that_are_silent_are_gone(postgres: Postgres) -> None:
    journal = Journal(postgres.fresh())
    assert journal.beat("one", 60_000) == ["one"]
    assert journal.beat("two", 60_000) == ["one", "two"]
    assert journal.beat("two", 0) == ["two"]
    journal.close()


def test_a_write_whose_answer_was_lost_is_answered_truly_when_the_database_is_back(postgres: Postgres) -> None:
    journal = Journal(postgres.fresh())
    journal.append(row("a", 1), row("b", 1))
    other = row("b", 2)
    other.entry = {"kind": "closed", "at": 99}
    journal.append(other, row("a", 2))  # kept, and then the database crashes: whoever wrote it does not know

    async def cut_off() -> list[bool]:
        postgres.kill()
        answer: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
        journal.store.append([row("a", 2), row("b", 2), row("c", 1)], answer.set_result)
        await asyncio.to_thread(until, lambda: not journal.store.awake, "the store notices")
        await asyncio.to_thread(postgres.start)
        return await asyncio.wait_for(answer, PATIENCE_S)

    assert journal.runner.run(cut_off()) == [True, False, True]
    assert [len(journal.read(table)) for table in "abc"] == [2, 2, 1]
    assert journal.store.awake
    journal.close()


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(ButinError, match=r"cannot use the database at 127[.]0[.]0[.]1:1: ") as caught:
        Journal("postgresql://somebody:secret@127.0.0.1:1/room")
    assert "secret" not in str(caught.value)


def _both(one: Journal, two: Journal, tables: list[str]) -> tuple[list[int], list[int]]:
    """Two servers write the second entry of the same tables at the same time, in opposite orders."""

    async def write() -> tuple[list[int], list[int]]:
        async with (
            backends(one.address, "", lambda: "") as (first, _),
            backends(two.address, "", lambda: "") as (b, _),
        ):
            rows = [row(table, 2) for table in tables]
            loop = asyncio.get_running_loop()
            answers: list[asyncio.Future[list[bool]]] = [loop.create_future(), loop.create_future()]
            first.append(rows, answers[0].set_result)
            b.append(rows[::-1], answers[1].set_result)
            kept = await asyncio.gather(*answers)
            return [int(k) for k in kept[0]], [int(k) for k in kept[1]]

    return asyncio.run(write())


def _remove(journal: Journal, table: str, done: Callable[[Any], None]) -> None:
    journal.store.remove(table, done)


async def _execute(address: str, statements: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(statements)
    await connection.close()
