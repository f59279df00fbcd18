"""Which servers are alive. Each says now and then that it is; one that is silent for long counts as gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from butin.room.ports import Clock, Store
from butin.room.table.table import CLOSED, Table

BEAT_MS: Final = 500
GONE_MS: Final = 2000  # silent for so long: gone, and another server looks after its tables


class Servers:
    """Who is there, as the store heard it. Whoever was cut off from the store itself judges nobody for a while."""

    def __init__(self, store: Store, clock: Clock, me: str, changed: Callable[[], None]) -> None:
        self.store = store
        self.clock = clock
        self.me = me
        self.changed = changed
        self.alive: set[str] = set()
        self.sure = store.alone
        self.sure_from = 0
        self.heard_at = 0

    def call(self) -> None:
        self.store.beat(self.me, GONE_MS, self._answered)

    def gone(self, server: str) -> bool:
        return self.sure and server not in self.alive

    def looks_after(self, table: str, server: str) -> bool:
        """Whether this server looks after a table: the one where its people are, else one drawn by its name."""
        if server and not self.gone(server):
            return server == self.me
        return self.me == max(self.alive, key=lambda one: crc32(f"{table} {one}".encode()), default="")

    def _answered(self, there: list[str]) -> None:
        now, before = self.clock.now(), (self.alive, self.sure)
        if not self.store.alone:
            if now - self.heard_at > GONE_MS:
                self.sure_from = now + GONE_MS
            self.sure = now >= self.sure_from
            self.clock.later(BEAT_MS, self.call)
        self.heard_at = now
        self.alive = set(there)
        if (self.alive, self.sure) != before:
            self.changed()


def home_of(table: Table, servers: Servers | None = None) -> str:
    """The server that looks after the table: where the first of its people is, if it is alive; '' if nobody is here.

    A television alone is looked after as well: somebody must write that it went.
    """
    if table.phase != CLOSED:
        for seat in (*table.seats, *table.bench, *table.screens):
            if seat.server and (servers is None or not servers.gone(seat.server)):
                return seat.server
    return ""
