"""Nobody is shown or told what is not yet written, and what was granted once is granted as the same entry again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from butin.adapters.store.sqlite import SqliteStore
from butin.room.entries import Entry
from butin.room.ports import Row
from butin.room.wishes import MoveWish
from butin.testing.sim import Page, Told, World, asker
from kit.alarm import breakage
from tests.room.test_store import row


def a_table(world: World) -> tuple[str, list[Page]]:
    opened = world.open(game="voleurs", seats=2, secret="ann")
    world.wish(opened["table"], "bea", "sit")
    pages = [world.enter(opened["table"], secret) for secret in ("ann", "bea")]
    world.wish(opened["table"], "ann", "start")
    return opened["table"], pages


def a_move_on_its_way(world: World, table: str, page: Page, answers: list[int]) -> MoveWish:
    """Decided and folded, not yet written."""
    wish = MoveWish(move=page.views()["0"]["legal"][0], id="w1")
    world.room.wish(table, asker(page.secret), wish, Told(lambda n, error: answers.append(n)))
    return wish


def test_whoever_enters_is_not_shown_what_is_not_yet_written() -> None:
    world = World()
    table, pages = a_table(world)
    kept = len(world.store.entries[table])
    a_move_on_its_way(world, table, pages[0], [])
    late = Page("bea")
    world.room.enter(table, asker("bea", ""), late, kept)
    assert late.heard == []
    world.clock.pass_ms(0)
    hello = late.heard[0]
    assert [missed["n"] for missed in hello["missed"]] == list(range(kept + 1, hello["n"] + 1))


def test_a_wish_that_comes_twice_at_once_is_granted_when_it_is_written() -> None:
    world = World()
    table, pages = a_table(world)
    answers: list[int] = []
    wish = a_move_on_its_way(world, table, pages[0], answers)
    world.room.wish(table, asker("ann"), wish, Told(lambda n, error: answers.append(n)))
    assert answers == []
    world.clock.pass_ms(0)
    assert answers == [len(world.store.entries[table])] * 2


def test_a_wish_that_comes_again_later_is_granted_as_the_entry_that_it_was() -> None:
    world = World()
    table, pages = a_table(world)
    answers: list[int] = []
    wish = a_move_on_its_way(world, table, pages[0], answers)
    world.clock.pass_ms(0)
    world.wish(table, "bea", "move", move=pages[1].views()["1"]["legal"][0])
    world.restart()
    world.room.wish(table, asker("ann"), wish, Told(lambda n, error: answers.append(n)))
    world.clock.pass_ms(0)
    assert answers[0] == answers[1] < len(world.store.entries[table])


def test_after_a_restart_whoever_comes_back_misses_no_entry() -> None:
    world = World()
    table, pages = a_table(world)
    n = pages[0].n
    world.restart()
    hello = world.enter(table, "ann", since=n).heard[0]
    assert [missed["n"] for missed in hello["missed"]] == list(range(n + 1, hello["n"] + 1))


def test_a_full_disk_keeps_nothing_of_a_batch_and_says_so(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "room.db"))
    answers: list[list[bool]] = []
    listing = row("t", 2).listing
    store.append([row("t", 1)], answers.append)
    pages = store.db.execute("PRAGMA page_count").fetchone()[0]
    store.db.execute(f"PRAGMA max_page_count = {pages}")
    big: Entry = {"kind": "said", "at": 3, "seat": 0, "phrase": "x" * 100_000}
    with breakage() as broken:
        store.append([row("t", 2), Row("t", 3, big, listing)], answers.append)
    assert not store.rouse()
    store.db.execute("PRAGMA max_page_count = 1000000")
    assert store.rouse()
    store.append([Row("t", 2, {"kind": "closed", "at": 2}, listing)], answers.append)
    store.close()
    assert answers == [[True], [False, False], [True]]
    assert [(one["what"], one["reason"], one["entries"]) for one in broken] == [("write_failed", "SQLITE_FULL", 2)]
    rows = sqlite3.connect(tmp_path / "room.db")
    kept = rows.execute("SELECT n, entry ->> 'kind' FROM entries ORDER BY n").fetchall()
    assert kept == [(1, "named"), (2, "closed")]
    rows.close()
