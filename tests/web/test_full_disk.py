"""A full disk: nobody is told that anything was kept, the log says it once, and with space again the room goes on."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import butin
from bench.room.crowd import until
from bench.trouble.checker import check
from bench.trouble.load import Load, Notebook, Plan
from butin.adapters.store.sqlite import SqliteStore
from butin.core.errors import ButinError
from butin.room.ports import Ports, Row
from butin.room.room import Room
from butin.room.telling.plain import write
from butin.testing.sim import Page, SimPool, World, digest
from kit.alarm import breakage
from kit.racers import at_a_table, throw
from kit.served import Served, journals

CREWS = [*[("voleurs", 2)] * 3, ("labyrinthe", 2), ("attrap_tresors", 2)]
GAMES = {name: butin.game(name) for name in butin.games()}
SMALL = 65_536  # no file of the server may grow beyond this: more than its log, less than its journal


class Disk(SqliteStore):
    """A journal on a disk that fills up when it is told to; SQLite itself finds out."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.commits = self.asked = 0

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        self.asked += 1
        assert self.asked < 300  # nobody runs in circles
        super().append(rows, done)

    def fill(self) -> None:
        (pages,) = self.db.execute("PRAGMA page_count").fetchone()
        self.db.execute(f"PRAGMA max_page_count = {pages}")
        for size in (1000, 100, 10, 1):  # the last pages have room for a few
            while self._fits("x" * size):
                pass

    def shut(self) -> None:
        """Nothing can be taken away from it, either."""
        self.db.execute("PRAGMA query_only = ON")

    def free(self) -> None:
        self.db.execute("PRAGMA query_only = OFF")
        self.db.execute("PRAGMA max_page_count = 1000000")

    def _fits(self, text: str) -> bool:
        try:
            self.db.execute("INSERT INTO entries SELECT 'filled', count(*), ? FROM entries", (text,))
        except sqlite3.OperationalError:
            return False
        return True

    def _commit(self, write: Any) -> None:
        self.commits += 1
        super()._commit(write)


class Full(World):
    """A room on such a disk."""

    def __init__(self, path: Path) -> None:
        self.disk = Disk(path)
        super().__init__()

    def fresh(self) -> Room:
        return Room(
            Ports(
                self.games, self.disk, self.bus, SimPool(self.clock), self.clock, self.token, digest, write, pace_ms=500
            )
        )

    def kept(self, table: str) -> list[Any]:
        found: list[Any] = []
        self.disk.read(table, 0, found.extend)
        return found

    def refused(self, table: str, secret: str, do: str, **fields: Any) -> str:
        return kind(self.wish(table, secret, do, **fields)[1])

    def removed(self, table: str, secret: str) -> str:
        answers: list[Exception | None] = []
        self.room.remove(table, digest(secret)).then(lambda _, error: answers.append(error))
        self.clock.pass_ms(0)
        return kind(answers[0])


@pytest.fixture
def world(tmp_path: Path) -> Iterator[Full]:
    full = Full(tmp_path / "room.db")
    yield full
    full.disk.close()


def kind(error: Exception | None) -> str:
    return "" if error is None else str(getattr(error, "kind", error))


def a_match(world: Full) -> tuple[str, list[Page]]:
    """Two persons and a bot, which plays as soon as it may."""
    table = world.open(game="voleurs", seats=3, secret="ann", bots={"2": "careless"})["table"]
    world.wish(table, "bea", "sit")
    pages = [world.enter(table, secret) for secret in ("ann", "bea")]
    assert world.refused(table, "ann", "start") == ""
    return table, pages


def move_of(page: Page) -> str:
    return next(str(view["legal"][0]) for view in page.views().values() if view["legal"])


def test_on_a_full_disk_every_wish_is_refused_as_not_saved_and_told_once(world: Full) -> None:
    table, pages = a_match(world)
    before, heard = world.kept(table), [len(page.heard) for page in pages]
    world.disk.fill()
    with breakage() as broken:
        for _ in range(5):
            assert world.refused(table, "ann", "move", move=move_of(pages[0]), id="w1") == "not_saved"
            assert world.refused(table, "bea", "say", phrase="hello") == "not_saved"
            assert world.refused(table, "cat", "sit", seat=2) == "not_saved"
            assert world.removed(table, "ann") == "not_saved"
            with pytest.raises(ButinError, match="cannot write just now"):
                world.open(game="voleurs", seats=2)
            world.clock.pass_ms(2000)
    assert [(one["what"], one["reason"]) for one in broken] == [("write_failed", "SQLITE_FULL")]
    assert (world.kept(table), [len(page.heard) for page in pages]) == (before, heard)
    assert not world.disk.awake
    assert world.room.pipeline.writer.counts["conflicts"] == 0


def test_with_space_again_the_room_goes_on_by_itself(world: Full) -> None:
    table, pages = a_match(world)
    move = {"move": move_of(pages[0]), "id": "w1"}
    world.disk.fill()
    with breakage():
        assert world.refused(table, "ann", "move", **move) == "not_saved"
        world.clock.pass_ms(5000)
    world.disk.free()
    world.clock.pass_ms(1000)
    assert world.disk.awake
    assert world.refused(table, "ann", "move", **move) == ""
    assert world.refused(table, "bea", "move", move=move_of(pages[1])) == ""
    world.clock.pass_ms(5000)
    assert [(entry["seat"], entry["by"]) for entry in world.kept(table) if entry["kind"] == "moved"] == [
        (0, "person"),
        (1, "person"),
        (2, "bot"),
    ]
    assert world.removed(table, "ann") == ""
    assert pages[1].heard[-1] == {"type": "removed"}


def test_what_happens_by_itself_waits_for_space_and_tries_no_more_than_once_a_second(world: Full) -> None:
    table, pages = a_match(world)
    for seat, page in enumerate(pages):
        assert world.refused(table, "ann" if seat == 0 else "bea", "move", move=move_of(page)) == ""
    world.disk.fill()
    with breakage() as broken:
        world.clock.pass_ms(1000)  # the bot's hand finds the disk full
        commits, asked = world.disk.commits, world.disk.asked
        world.clock.pass_ms(20_000)
    assert len(broken) == 1
    assert world.disk.commits - commits <= 20
    assert world.disk.asked == asked
    world.disk.free()
    world.clock.pass_ms(3000)
    assert [entry["seat"] for entry in world.kept(table) if entry["kind"] == "moved"] == [0, 1, 2]


def test_whoever_comes_and_goes_while_it_is_full_is_written_down_afterwards(world: Full) -> None:
    table, pages = a_match(world)
    cat = world.enter(table, "cat")
    world.disk.fill()
    with breakage() as broken:
        assert world.refused(table, "bea", "say", phrase="hello") == "not_saved"
        world.leave(world.enter(table, "bea"))
        for page in [*pages, cat]:
            world.leave(page)
        asked = world.disk.asked
        world.clock.pass_ms(5000)
    assert (len(broken), world.disk.asked) == (1, asked)
    world.disk.free()
    world.clock.pass_ms(1000)
    went = [entry["seats"] for entry in world.kept(table) if entry["kind"] == "went"]
    assert went == [[0, 1]]


def test_a_table_that_cannot_be_removed_stays_and_nobody_is_sent_away(world: Full) -> None:
    table, pages = a_match(world)
    before, heard = world.kept(table), [len(page.heard) for page in pages]
    world.disk.shut()
    with breakage() as broken:
        assert world.removed(table, "ann") == "not_saved"
    assert len(broken) == 1
    assert (world.kept(table), [len(page.heard) for page in pages]) == (before, heard)
    world.disk.free()
    world.clock.pass_ms(1000)
    assert world.refused(table, "ann", "move", move=move_of(pages[0])) == ""
    assert pages[1].heard[-1]["entry"]["kind"] == "moved"


def test_a_race_on_a_full_disk_is_void_and_its_hands_hear_why(world: Full) -> None:
    table, racers = at_a_table(world, [20.0, 40.0])
    for racer in racers:
        racer.reacts = lambda racer, race: [(300.0 + racer.seat, "column")] if race["phase"] == 1 else []
    throw(world, racers)
    asked = world.disk.asked
    world.disk.fill()
    with breakage() as broken:
        world.clock.pass_ms(60_000)
    assert len(broken) == 1
    assert world.disk.asked - asked <= 2
    assert [kind(error) for _, error in racers[0].answers][-1] == "not_saved"
    assert not any("seed" in entry for entry in world.kept(table))
    world.disk.free()
    world.clock.pass_ms(10_000)
    assert (world.kept(table)[-1]["move"], world.kept(table)[-1]["by"]) == ("throw", "table")
    throw(world, racers)
    world.clock.pass_ms(4000)
    (verdict,) = [entry for entry in world.kept(table) if "seed" in entry]
    assert (verdict["seat"], verdict["move"]) == (0, "column")


@contextmanager
def no_space(server: Served) -> Iterator[None]:
    """Whatever the server wants to make larger, it cannot; nobody needs to be root for that."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (SMALL, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def asked(server: Served, method: str, path: str, secret: str = "", body: object = None) -> tuple[int, str]:
    """The status, and the kind of a refusal or whatever else was said."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        text = response.read().decode()
    finally:
        connection.close()
    return response.status, json.loads(text).get("kind", "") if text.startswith("{") else text


def said(server: Served, what: str) -> int:
    return server.log.count(f'"what": "{what}"')


async def played(load: Load, more: int) -> bool:
    before = load.moves
    return await until(lambda: load.moves >= before + more, 60)


def test_people_play_the_disk_fills_and_with_space_they_play_on(tmp_path: Path) -> None:
    server, book = Served(tmp_path, "--pace", "0"), Notebook()
    load = Load(Plan(server.url, CREWS, pace_s=0.02), book)

    async def evening() -> None:
        server.start()
        await asyncio.to_thread(server.wait)
        load.start()
        assert await played(load, 300)
        for nth in (1, 2):
            with no_space(server):
                assert await until(lambda nth=nth: said(server, "write_failed") == nth, 30)  # type: ignore[misc]
                await refuses(nth)
            assert await until(lambda nth=nth: said(server, "disk_back") == nth, 30)  # type: ignore[misc]
            assert await ask("GET", "/readyz") == (200, "ok\n")
            assert await played(load, 100)
        server.kill()  # no goodbye: what was acknowledged is there, or it never will be
        server.start()
        again = monotonic()
        assert await until(lambda: load.still_out(again) == 0, 60)
        await load.stop()

    async def ask(method: str, path: str, secret: str = "", body: object = None) -> tuple[int, str]:
        return await asyncio.to_thread(asked, server, method, path, secret, body)

    async def refuses(nth: int) -> None:
        player = load.crews[0].players[0]
        table = f"/api/tables/{player.table}"
        assert await ask("GET", "/readyz") == (503, "nothing can be written: is the disk full?\n")
        assert await ask("GET", "/healthz") == (200, "ok\n")
        assert await ask("POST", "/api/tables", "", {"game": "voleurs"}) == (503, "not_saved")
        assert await ask("DELETE", table, player.secret) == (503, "not_saved")
        assert (await ask("GET", table, player.secret))[0] == 200
        before = await journals(server.db)
        await asyncio.sleep(3)  # several tries of the server, hundreds of the players
        assert await journals(server.db) == before
        assert (said(server, "write_failed"), said(server, "disk_back")) == (nth, nth - 1)

    try:
        asyncio.run(evening())
    finally:
        server.stop()
    assert check(GAMES, asyncio.run(journals(server.db)), book.lines) == []
    refused = [line["kind"] for line in book.lines if line["what"] == "refused"]
    assert refused.count("not_saved") > 20
    assert not {"too_busy", "broken"} & set(refused)
    assert len(server.faults) == 2
