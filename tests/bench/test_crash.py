"""Real servers and real clients: killed at random moments, stopped politely, started twice."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

import pytest

import butin
from bench.room.crowd import run_swiftly, until
from bench.trouble.checker import check
from bench.trouble.crash import Ordeal
from bench.trouble.load import Load, Notebook, Plan
from bench.trouble.regular import pauses_s
from bench.trouble.returns import gathered, lost
from butin.adapters.web.clock import LoopClock
from butin.client import TableClient, post
from kit.lanes import in_turn
from kit.postgres import TABLES, asked, borrowed
from kit.served import Served, journals
from kit.servers import Postgres
from tests.bench.test_command import butin_bench

T = TypeVar("T")

CREWS = [*[("voleurs", 2)] * 4, ("voleurs", 3), ("labyrinthe", 2)]
GAMES = {name: butin.game(name) for name in butin.games()}


@pytest.mark.parametrize(("store", "kills"), in_turn([("SQLite", 3), ("SQLite", 20), ("PostgreSQL", 20)], 0))
def test_kills_lose_nothing_and_everybody_comes_back(
    store: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    db = "" if store == "SQLite" else request.getfixturevalue("postgres").fresh()
    outcome = asyncio.run(Ordeal(Served(tmp_path, db=db), 20, CREWS).run(kills))
    assert (outcome.store, outcome.violations) == (store, [])
    assert (outcome.kills, outcome.not_back, outcome.failed_starts) == (kills, 0, 0)
    assert outcome.moves > kills * len(CREWS)
    assert kills < 20 or outcome.wishes_made_again > 0  # they did hit somebody in mid-sentence


class Forgetful(Served):
    """A server on a disk that forgets what was not yet moved from the log to the file."""

    def start(self) -> None:
        """Nobody looks at the file before its tables are there again."""
        super().start()
        self.wait()

    def kill(self) -> None:
        super().kill()
        Path(f"{self.db}-wal").unlink(missing_ok=True)


def test_a_disk_that_forgets_is_found_out(tmp_path: Path) -> None:
    server = Forgetful(tmp_path)
    outcome = asyncio.run(Ordeal(server, 1, CREWS[:2], patience_s=3).run(1))
    assert outcome.count("gone", "lost", "vanished", "phantom") > 0


class Torn(Served):
    """A server on a disk that loses one table whenever it is killed."""

    torn = ""

    def kill(self) -> None:
        super().kill()
        with closing(sqlite3.connect(self.db)) as db, db:
            db.execute('DELETE FROM entries WHERE "table" = ?', [self.torn])


def test_sixty_seats_come_back_and_whoever_does_not_is_counted_with_what_was_lost(tmp_path: Path) -> None:
    server = Torn(tmp_path)

    async def evening() -> None:
        async with gathered(server) as crowd:
            await crowd.open(30)
            row = await crowd.killed(heeds=True)
            assert (row.seats, row.coming, row.not_back) == (60, "spread", 0)
            assert 200 <= row.p50_ms <= row.p99_ms <= row.last_ms  # nobody tries again before 250 ms less a fifth
            assert min(row.tries, row.worst_ping_ms, row.server_up_ms) > 0
            assert row.granted > 3 * 30
            assert lost(crowd.way.granted, await journals(server.db)) == 0
            server.torn = crowd.spots[7].identity
            row = await crowd.killed(heeds=False, patience_s=3)
            assert {seat for seat in crowd.seats if seat.spot is crowd.spots[7]} <= set(crowd.away)
            assert row.not_back == len(crowd.away)
            promised = sum(table == server.torn for table, _, _ in crowd.way.granted)
            assert lost(crowd.way.granted, await journals(server.db)) == promised > 3

    run_swiftly(evening())


def test_a_journal_without_one_acknowledged_move_is_found_out() -> None:
    def moved(wish: str) -> dict[str, object]:
        return {"kind": "moved", "seat": 0, "wish": wish}

    granted = [("a", 1, "m-1"), ("a", 2, "m-2"), ("b", 1, "m-1")]
    assert lost(granted, {"a": [(1, moved("m-1")), (2, moved("m-2"))], "b": [(1, moved("m-1"))]}) == 0
    assert lost(granted, {"a": [(1, moved("m-1"))], "b": [(1, moved("m-1"))]}) == 1
    assert lost(granted, {"a": [(1, moved("m-1")), (2, moved("m-2"))], "b": [(1, moved("m-9"))]}) == 1


def test_few_never_wait_for_each_other_and_the_first_of_many_tries_comes_soon() -> None:
    def most(tries: int, spread_ms: int) -> float:
        return max(part - alone for alone, part in (pauses_s(tries, spread_ms) for _ in range(2000)))

    assert all(most(tries, 10) < 0 for tries in range(9))
    assert 1 < most(0, 9000) < 2
    assert 5 < most(1, 9000) < 9


def test_a_bench_touches_no_database_that_holds_anything(postgres: Postgres) -> None:
    db = postgres.fresh()
    asyncio.run(asked(db, "CREATE TABLE people (name TEXT)"))
    ended = butin_bench("crash", "--quick", "--db", db)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (
        "butin: the database holds tables already (people): the bench fills and empties one, give it its own\n"
    )
    assert [row[0] for row in asyncio.run(asked(db, TABLES))] == ["people"]


def test_a_bench_leaves_an_empty_database_empty(postgres: Postgres, tmp_path: Path) -> None:
    with borrowed(postgres.fresh()) as db:
        server = Served(tmp_path, db=db)
        try:
            server.start()
            server.wait()
        finally:
            server.stop()
        assert len(asyncio.run(asked(db, TABLES))) == 4
    assert asyncio.run(asked(db, TABLES)) == []


def test_a_polite_stop_tells_everybody_and_everybody_comes_back(tmp_path: Path) -> None:
    server = Served(tmp_path)
    book = Notebook()
    load = Load(Plan(server.url, CREWS), book)

    async def play_stop_and_play_on() -> tuple[int, bool]:
        try:
            server.start()
            load.start()
            assert await until(lambda: load.still_out(1.0) == 0, 30)
            code = await asyncio.to_thread(server.stop)  # the clients must be able to answer
            again = monotonic()
            server.start()
            back = await until(lambda: load.still_out(again) == 0, 30)
            await load.stop()
        finally:
            server.stop()
        return code, back

    assert asyncio.run(play_stop_and_play_on()) == (0, True)
    lost = [line["code"] for line in book.lines if line["what"] == "lost"]
    assert lost == [1012] * sum(seats for _, seats in CREWS)
    assert check(GAMES, asyncio.run(journals(server.db)), book.lines) == []
    assert server.faults == []


def test_a_stopped_clock_wakes_nobody_while_the_loop_still_runs() -> None:
    async def heard() -> list[str]:
        clock, words = LoopClock(), list[str]()
        clock.later(0, lambda: words.append("before"))
        clock.later(1, lambda: words.append("due after the stop"))
        await asyncio.sleep(0)
        clock.stop()
        clock.later(0, lambda: words.append("asked for after the stop"))
        await asyncio.sleep(0.02)
        return words

    assert asyncio.run(heard()) == ["before"]


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    first = Served(tmp_path)
    second = Served(tmp_path, db=first.db)
    try:
        first.start()
        first.wait()
        ended = subprocess.run(second.command, capture_output=True, text=True, timeout=30, check=False)
    finally:
        first.stop()
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.splitlines() == [
        f"butin: cannot use {first.db}: database is locked; is another butin running on it?"
    ]


def test_a_killed_server_leaves_no_thinking_worker_behind(tmp_path: Path) -> None:
    server = Served(tmp_path, "--pace", "0")
    try:
        server.start()
        server.wait()
        bots = {"1": "careless", "2": "careless"}
        opened = post(f"{server.url}/api/tables", {"game": "schattendieb", "seats": 3, "bots": bots})
        client = TableClient(server.url, opened["table"], opened["secret"], 0)
        client.wish("start")
        client.close()
        workers = soon(lambda: [pid for pid, parent in processes().items() if server.up and parent == server.pid])
    finally:
        server.kill()
    assert workers
    assert soon(lambda: not set(workers) & set(processes()))


def processes() -> dict[int, int]:
    """All that are alive, with their parents."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {int(pid): int(parent) for pid, parent, state in rows if not state.startswith("Z")}


def soon(found: Callable[[], T]) -> T:
    """What is found as soon as it is something, or after a long while nothing."""
    end = monotonic() + 20
    while not (answer := found()) and monotonic() < end:
        sleep(0.02)
    return answer
