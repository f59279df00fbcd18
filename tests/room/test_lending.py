"""The code of an evening in the store: lent to one table, and found while it lives. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from butin.adapters.backends import backends
from butin.room.ports import Store
from butin.room.table.codes import LENT_MS
from kit.servers import Postgres
from tests.room.test_store import PATIENCE_S, Journal, row


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.server)])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    file = str(tmp_path / "room.db")
    journal = Journal(file if request.param == "sqlite" else request.getfixturevalue("postgres").fresh())
    yield journal
    journal.close()


def test_a_code_is_lent_to_one_table_and_found_while_it_lives(journal: Journal) -> None:
    journal.append(row("a", 1, touched=1000), row("b", 1, touched=1000))
    assert journal.lent("a", 1000) == ("", 0)
    assert journal.lend("KRTW", "", "a", 2000)
    assert (journal.find("KRTW", 2000), journal.lent("a", 2000)) == (("a", "code"), ("KRTW", 1))
    assert not journal.lend("KRTW", "", "b", 2000), "another table has it"
    assert not journal.lend("KRTW", "", "nowhere", 2000) and not journal.lend("BCDG", "", "nowhere", 2000)
    assert (journal.lent("b", 2000), journal.store.awake) == (("", 1), True)
    assert [journal.find(other, 2000) for other in ("", "BCDG", "krtw")] == [None] * 3
    assert journal.append(row("a", 2, touched=3000)) == [True]
    assert journal.lent("a", 3000) == ("KRTW", 1), "whatever happens there leaves it alone"


def test_a_new_code_ends_the_old_one_and_only_whoever_knows_that_one_lends_it(journal: Journal) -> None:
    journal.append(row("a", 1, touched=1000), row("b", 1, touched=1000))
    assert journal.lend("KRTW", "", "a", 1000)
    assert not journal.lend("BCDG", "", "a", 1000), "somebody else was faster"
    assert journal.lend("BCDG", "KRTW", "a", 1000)
    assert (journal.find("KRTW", 1000), journal.find("BCDG", 1000)) == (None, ("a", "code"))
    assert journal.lend("KRTW", "", "b", 1000), "it is free again"
    journal.remove("a")
    assert (journal.find("BCDG", 1000), journal.lent("a", 1000)) == (None, ("", 1))


def test_a_code_lives_three_hours_after_its_table_was_touched_and_asking_for_it_touches_it(journal: Journal) -> None:
    journal.append(row("a", 1, touched=1000), row("b", 1, touched=1000))
    assert journal.lend("KRTW", "", "a", 1000)
    last = 1000 + LENT_MS - 1
    assert (journal.find("KRTW", last), journal.lent("a", last)) == (("a", "code"), ("KRTW", 1))
    assert (journal.find("KRTW", last + 1), journal.lent("a", last + 1)) == (None, ("", 0))
    assert journal.lend("KRTW", "KRTW", "a", last), "it lives on"
    assert journal.find("KRTW", last + LENT_MS - 1) == ("a", "code")
    assert not journal.lend("KRTW", "", "b", last + LENT_MS - 1)
    assert journal.lend("KRTW", "", "b", last + LENT_MS), "it has ended: another table may have it"
    assert journal.find("KRTW", last + LENT_MS) == ("b", "code")
    assert journal.lend("BCDG", "", "a", last + LENT_MS), "and this one has none"


def test_a_code_that_two_lend_at_one_moment_is_lent_once(journal: Journal) -> None:
    tables = [f"t{number}" for number in range(24)]
    journal.append(*(row(table, 1, touched=1000) for table in tables))
    for code in ("KRTW", "BCDG", "FGHL"):
        taken = _lent_by_two(journal, code, tables)
        assert sum(taken) == 1
        assert journal.find(code, 5000) == (tables[taken.index(True)], "code")


def test_two_who_lend_one_table_a_code_at_one_moment_know_whose_it_is(journal: Journal) -> None:
    journal.append(row("a", 1, touched=1000))
    codes = [letters * 2 for letters in _pairs(20)]
    taken = journal.all([partial(_lend, journal, code, "a", 1000) for code in codes])
    assert sum(taken) == 1
    assert journal.lent("a", 1000) == (codes[taken.index(True)], 1)


def test_codes_that_end_while_others_are_lent_and_written_hold_nobody_up(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    journal = Journal(postgres.fresh())
    tables = [f"t{number}" for number in range(60)]
    journal.append(*(row(table, 1, touched=1000) for table in tables))
    codes = [letters * 2 for letters in _pairs(60)]
    with caplog.at_level(logging.WARNING, "butin"):
        for n in range(2, 7):
            now = n * LENT_MS  # so that all of before have ended
            lends = [partial(_lend, journal, code, table, now) for code, table in zip(codes, tables, strict=True)]
            rows = [row(table, n, touched=now - LENT_MS) for table in tables]
            answers = journal.all([*lends[:30], partial(journal.store.append, rows), *lends[30:]])
            assert all(answers[:30]) and all(answers[30]) and all(answers[31:])
            tables.reverse()
            codes = [f"W{code}" for code in codes]
    journal.close()
    assert caplog.records == [], "the database ends one of those who wait for each other, and we ask it again"


def _lend(journal: Journal, code: str, table: str, now: int, done: Callable[[Any], None]) -> None:
    journal.store.lend(code, "", table, now, done)


def _lent_by_two(journal: Journal, code: str, tables: list[str]) -> list[bool]:
    """All tables want one code at once; of a database another server asks for half of them."""

    async def lent() -> list[bool]:
        async with backends(journal.address, "", lambda: "") as (other, _):
            return await _asked_at_once([journal.store, other], code, tables)

    return journal.runner.run(_asked_at_once([journal.store], code, tables) if journal.store.alone else lent())


async def _asked_at_once(stores: list[Store], code: str, tables: list[str]) -> list[bool]:
    loop = asyncio.get_running_loop()
    had: list[asyncio.Future[tuple[str, int]]] = [loop.create_future() for _ in tables]
    taken: list[asyncio.Future[bool]] = [loop.create_future() for _ in tables]
    for table, answer in zip(tables, had, strict=True):
        stores[0].lent(table, 5000, answer.set_result)
    codes = [was for was, _ in await asyncio.gather(*had)]
    for number, (table, was, lent) in enumerate(zip(tables, codes, taken, strict=True)):
        stores[number % len(stores)].lend(code, was, table, 5000, lent.set_result)
    return await asyncio.wait_for(asyncio.gather(*taken), PATIENCE_S)


def _pairs(count: int) -> list[str]:
    return [f"{first}{second}" for first in "BCDFGHJK" for second in "LMNPRSTV"][:count]
