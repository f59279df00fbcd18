"""The store and the bus that an address names: a file for one machine, PostgreSQL and Redis for many."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from butin.adapters.bus import NoBus
from butin.adapters.store.sqlite import SqliteStore
from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.room.ports import Bus, Store


class BadAddress(ButinError):
    """No store or bus can be made of that."""


@asynccontextmanager
async def backends(
    db: str, bus: str, server: Callable[[], str], games: Mapping[str, AnyGame] | None = None, *, migrate: bool = False
) -> AsyncIterator[tuple[Store, Bus]]:
    """Both, opened, and closed in the end. `server` names whoever says goodbye then.

    A file of an earlier version is upgraded if its tables fold by the rules of `games`; PostgreSQL if it may `migrate`.
    """
    if not db.startswith(("postgresql://", "postgres://")):
        if "://" in db:
            raise BadAddress(f"{db.partition(':')[0]}: is no database for butin: expected a file or postgresql://...")
        if bus:
            raise BadAddress("a bus is for several servers, and these need --db postgresql://...")
        store = SqliteStore(db, games)
        try:
            yield store, NoBus()
        finally:
            store.close()
        return
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise BadAddress(f"{bus.partition(':')[0]}: is no bus for butin: expected redis://...")
    shared = await _shared("store.postgres").PostgresStore.open(db, migrate=migrate)
    news: Any = _shared("bus.redis").RedisBus(bus) if bus else NoBus()
    try:
        yield shared, news
    finally:
        await shared.close(server())
        if bus:
            await news.close()


def _shared(module: str) -> Any:
    """A neighbour that many servers share; a server of its own need not load it."""
    return import_module(f"butin.adapters.{module}")
