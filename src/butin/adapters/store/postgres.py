"""The journal in PostgreSQL: any number of servers, each entry once. The primary key (table, n) is the fence.

While the database is away, whatever was asked is asked again until it answers, and nobody is told anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg
import msgspec

from butin.adapters.ending import end
from butin.adapters.store import statements as sql
from butin.adapters.store.migrations import STEPS
from butin.core.errors import ButinError
from butin.room.entries import Entry
from butin.room.log import WARNING, broke, note
from butin.room.ports import Row
from butin.room.table.codes import LENT_MS

RETRY_S = 0.2
PATIENCE_S = 4.0  # for one answer, or one connection
GOODBYE_S = 1.0  # for what is on its way to be written when the server stops; nobody was told of it
MIGRATION_S = 3600.0  # for one step, and for whoever comes meanwhile
MIGRATING = 0xB0717  # the advisory lock under which one server at a time changes the schema

# values that the database will never take, however often it is asked; everything else may pass
FAULTS = (ValueError, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

Answer = TypeVar("Answer")
Batch = list[tuple[Sequence[Row], Callable[[list[bool]], None]]]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class StoreAway(ButinError):
    """The database cannot be used as it is."""


class PostgresStore:
    """One pool of connections; one writer, which takes along everything that has come in while it was writing."""

    alone = False

    def __init__(self, pool: Any) -> None:
        self.awake = True
        self.pool = pool
        self.loop = asyncio.get_running_loop()
        self.coming: Batch = []
        self.work = asyncio.Event()
        self.idle = asyncio.Event()
        self.asking: set[asyncio.Task[None]] = set()
        self.writer = self.loop.create_task(self._write())

    @classmethod
    async def open(cls, url: str, *, migrate: bool = False) -> PostgresStore:
        """Connect and set up what is empty, or StoreAway with what is wrong. An older one needs `migrate`."""

        async def nothing_to_reset(_: Any) -> None:
            """No statement here leaves anything behind in its connection."""

        pool = None
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=8, timeout=PATIENCE_S, command_timeout=PATIENCE_S, reset=nothing_to_reset
            )
            async with pool.acquire() as connection, connection.transaction():
                await _migrate(connection, may=migrate)
        except (*AWAY, ValueError, ButinError) as error:
            if pool is not None:
                pool.terminate()
            where = urlsplit(url).netloc.rpartition("@")[2]
            raise StoreAway(f"cannot use the database at {where}: {error or type(error).__name__}") from None
        return cls(pool)

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        self.coming.append((rows, done))
        self.idle.clear()
        self.work.set()

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        self._ask(sql.READ, (table, after), lambda found: done([_decode(row[0]) for row in found]))

    def find(self, link: str, now: int, done: Callable[[tuple[str, str] | None], None]) -> None:
        self._ask(sql.FIND, (link, now - LENT_MS), lambda found: done(tuple(found[0]) if found else None))

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        self._ask(sql.LENT, (table, now - LENT_MS), lambda found: done(tuple(found[0]) if found else ("", 0)))

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        async def lent(connection: Any) -> list[Any]:
            async with connection.transaction():
                await connection.execute(sql.HOLD, table)
                await connection.execute(sql.END_CODES, now - LENT_MS)
                found: list[Any] = await connection.fetch(sql.LEND, code, was, table, now)
            return found

        self._do(lent, lambda found: done(bool(found)))

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        self._ask(sql.WAITING, (game,), lambda found: done([dict(row) for row in found]))

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        self._ask(sql.DUE, (now, there), lambda found: done([(row[0], row[1]) for row in found]))

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        self._ask(sql.LATEST, (tables,), lambda found: done({row[0]: row[1] for row in found}))

    def beat(self, server: str, gone_ms: int, done: Callable[[list[str]], None]) -> None:
        self._ask(sql.BEAT, (server, gone_ms), lambda found: done([row[0] for row in found]))

    def remove(self, table: str, done: Callable[[bool], None], unplayed: bool = False) -> None:
        async def removed(connection: Any) -> list[Any]:
            async with connection.transaction():
                found: list[Any] = await connection.fetch(sql.REMOVE_UNPLAYED if unplayed else sql.REMOVE, table)
                if found or not unplayed:
                    await connection.execute(sql.REMOVE_ENTRIES, table)
            return found

        self._do(removed, lambda found: done(bool(found) or not unplayed))

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        self._ask(sql.UNTOUCHED, (before,), lambda found: done([row[0] for row in found]))

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        self._ask(sql.UNPLAYED, (before,), lambda found: done([row[0] for row in found]))

    def rouse(self) -> bool:
        return False  # whatever was asked is asked again anyway

    async def close(self, server: str) -> None:
        """Write what is on its way and say goodbye for a server, unless the database is away."""
        with suppress(*FAULTS, *AWAY):
            if self.awake:
                async with asyncio.timeout(GOODBYE_S):
                    await self.idle.wait()
                    await self.pool.execute(sql.GOODBYE, server)
        tasks = [self.writer, *self.asking]
        for task in tasks:
            task.cancel()
        self.pool.terminate()
        await end(tasks)

    def _ask(self, statement: str, values: tuple[Any, ...], done: Callable[[list[Any]], None]) -> None:
        self._do(lambda connection: connection.fetch(statement, *values), done)

    def _do(self, ask: Callable[[Any], Awaitable[list[Any]]], done: Callable[[list[Any]], None]) -> None:
        async def asked() -> None:
            try:
                answer = await self._answered(ask)
            except FAULTS:
                answer = []  # somebody asked for what cannot be there, a name with a zero byte in it
            self.loop.call_soon(done, answer)

        task = self.loop.create_task(asked())
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def _answered(
        self, ask: Callable[[Any], Awaitable[Answer]], failed: Callable[[], None] = lambda: None
    ) -> Answer:
        """Ask until there is an answer."""
        while True:
            try:
                async with self.pool.acquire(timeout=PATIENCE_S) as connection:
                    answer = await ask(connection)
            except FAULTS:
                raise
            except AWAY as error:
                if self.awake:
                    note(WARNING, "database_lost", error=type(error).__name__)
                self.awake = False
                failed()
                await asyncio.sleep(RETRY_S)
            else:
                if not self.awake:
                    note(WARNING, "database_back")
                self.awake = True
                return answer

    async def _write(self) -> None:
        while True:
            if not self.coming:
                self.idle.set()
                await self.work.wait()
            self.work.clear()
            self.idle.clear()
            batch, self.coming = self.coming, []
            kept = await self._kept([row for rows, _ in batch for row in rows])
            for rows, done in batch:
                self.loop.call_soon(done, [kept.pop(0) for _ in rows])

    async def _kept(self, rows: Sequence[Row]) -> list[bool]:
        """Write rows and tell for each whether it was the next of its table."""
        texts = [_encode(row.entry).decode() for row in rows]
        unsure: list[bool] = []  # after an attempt whose answer was lost, what is there may be ours

        async def write(connection: Any) -> list[bool]:
            places = [(row.table, row.n) for row in rows]
            statements = list(sql.batches(rows, texts))
            async with connection.transaction() if len(statements) > 1 else nullcontext():
                new = {(row[0], row[1]) for one, values in statements for row in await connection.fetch(one, *values)}
            if unsure:
                found = await connection.fetch(sql.THERE, *zip(*places, strict=True))
                there = {(row[0], row[1]): row[2] for row in found}
                new.update(place for place, text in zip(places, texts, strict=True) if there.get(place) == text)
            return [_taken(new, place) for place in places]

        try:
            return await self._answered(write, lambda: unsure.append(True))
        except FAULTS as error:
            broke("write_refused", error, entries=len(rows))
            return [False] * len(rows)


def _taken(new: set[tuple[str, int]], key: tuple[str, int]) -> bool:
    """Whether this row was the one; of two for the same place only the first was."""
    found = key in new
    new.discard(key)
    return found


async def _migrate(connection: Any, *, may: bool) -> None:
    await connection.execute(sql.VERSIONS.format(lock=MIGRATING), timeout=MIGRATION_S)
    version = await connection.fetchval("SELECT version FROM schema_version")
    if version > len(STEPS):
        raise StoreAway(f"it has schema {version}, newer than this butin ({len(STEPS)}); start the newer one")
    if 0 < version < len(STEPS) and not may:
        cure = "stop all servers, copy it with pg_dump, and start one of this version with butin serve --migrate"
        raise StoreAway(f"it has schema {version}, older than this butin ({len(STEPS)}); {cure}")
    for step in STEPS[version:]:
        await connection.execute(step, timeout=MIGRATION_S)
    await connection.execute("UPDATE schema_version SET version = $1", len(STEPS))
