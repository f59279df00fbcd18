"""Stores in memory: one that answers at once, one that several rooms share, as PostgreSQL, and one as in a page.

How long a late one takes follows from what is asked, not from what was asked before: a room that asks for less
changes nothing for the rest.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from zlib import crc32

from butin.room.entries import Entry
from butin.room.ports import Clock, Row
from butin.room.table.codes import LENT_MS

T = TypeVar("T")


class SimStore:
    """A journal in memory that outlives the room. With `alone` false several rooms share it, as on PostgreSQL."""

    def __init__(self, *, alone: bool = True) -> None:
        self.alone = alone
        self.awake = True
        self.servers: list[str] = []  # that are there; a test that kills one takes it off the list
        self.entries: dict[str, list[str]] = {}
        self.listing: dict[str, dict[str, Any]] = {}
        self.links: dict[str, tuple[str, str]] = {}
        self.codes: dict[str, str] = {}  # by table
        self.commits = 0

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        kept = []
        for row in rows:
            kept.append(len(self.entries.get(row.table, [])) == row.n - 1)
            if kept[-1]:
                self.entries.setdefault(row.table, []).append(json.dumps(row.entry))
                if row.listing is not None:
                    self._list(row.table, row.listing)
        self.commits += 1
        done(kept)

    def _list(self, table: str, listing: dict[str, Any]) -> None:
        for kind, link in listing["tokens"].items():
            self.links[link] = (table, kind)
        self.listing[table] = listing

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        done([json.loads(entry) for entry in self.entries.get(table, [])[after:]])

    def find(self, link: str, now: int, done: Callable[[tuple[str, str] | None], None]) -> None:
        lent = {code: (table, "code") for table, code in self._living(now).items()}
        done(self.links.get(link) or lent.get(link))

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        living = self._living(now)
        done((living.get(table, ""), len(living)))

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        self.codes = self._living(now)
        others = [other for name, other in self.codes.items() if name != table]
        free = table in self.listing and self.codes.get(table, "") == was and code not in others
        if free:
            self.codes[table] = code
            self.listing[table]["touched"] = max(self.listing[table]["touched"], now)
        done(free)

    def _living(self, now: int) -> dict[str, str]:
        ended = now - LENT_MS
        return {table: code for table, code in self.codes.items() if self.listing[table]["touched"] > ended}

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        found = [
            {"id": t, **s} for t, s in self.listing.items() if s["public"] and s["free"] and game in ("", s["game"])
        ]
        done(sorted(found, key=lambda table: -table["touched"]))

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        due = [table for table, listing in self.listing.items() if 0 < listing["due"] <= now]
        left = [table for table, listing in self.listing.items() if listing["keeper"] not in ("", *there)]
        done([(table, self.listing[table]["keeper"]) for table in due + left])

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        done({table: len(self.entries.get(table, [])) for table in tables})

    def beat(self, server: str, gone_ms: int, done: Callable[[list[str]], None]) -> None:
        if self.alone:
            self.servers = [server]
        elif server not in self.servers:
            self.servers.append(server)
        done(list(self.servers))

    def remove(self, table: str, done: Callable[[bool], None], unplayed: bool = False) -> None:
        gone = not unplayed or table in self._unplayed()
        if gone:
            self.entries.pop(table, None)
            self.listing.pop(table, None)
            self.codes.pop(table, None)
        done(gone)

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([table for table, listing in self.listing.items() if listing["touched"] < before])

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([table for table in self._unplayed() if self.listing[table]["touched"] < before])

    def _unplayed(self) -> list[str]:
        return [table for table, listing in self.listing.items() if not listing["played"] and not listing["keeper"]]

    def rouse(self) -> bool:
        return False


class Lateness:
    """So many milliseconds for each thing that is asked, the same in every run with that seed."""

    def __init__(self, seed: int, slowest: int) -> None:
        self.seed, self.slowest = seed, slowest
        self.asked: Counter[tuple[object, ...]] = Counter()

    def ms(self, *what: object) -> int:
        self.asked[what] += 1
        return crc32(repr((self.seed, what, self.asked[what])).encode()) % (self.slowest + 1)


class LateStore(SimStore):
    """Shared: what is asked is done a little later, and the answer comes later still, in any order."""

    def __init__(self, clock: Clock, seed: int, slowest: int) -> None:
        super().__init__(alone=False)
        self.clock, self.lateness = clock, Lateness(seed, slowest)

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        self._late(_named(rows), lambda answer: SimStore.append(self, rows, answer), done)

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        self._late(("read", table, after), lambda answer: SimStore.read(self, table, after, answer), done)

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        self._late(("lent", table), lambda answer: SimStore.lent(self, table, now, answer), done)

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        self._late(("lend", table), lambda answer: SimStore.lend(self, code, was, table, now, answer), done)

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        self._late(("latest",), lambda answer: SimStore.latest(self, tables, answer), done)

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        self._late(("due", now), lambda answer: SimStore.due(self, now, there, answer), done)

    def _late(
        self, what: tuple[object, ...], do: Callable[[Callable[[T], None]], None], done: Callable[[T], None]
    ) -> None:
        there, back = self.lateness.ms("there", *what), self.lateness.ms("back", *what)

        def home(answer: T) -> None:
            self.clock.later(back, lambda: done(answer))

        self.clock.later(there, lambda: do(home))


class PageStore(SimStore):
    """One room's own: several batches of a table may be under way, and everything is done in the order of asking.

    A batch that is refused refuses all later ones of that table, since they are not its next; what is read is what is
    kept by then.
    """

    def __init__(self, clock: Clock, seed: int, slowest: int) -> None:
        super().__init__(alone=True)
        self.clock, self.lateness = clock, Lateness(seed, slowest)
        self.free_at = 0  # when everything that was asked for is done
        self.refuses = 0  # so many of the next batches are not kept

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        def write() -> None:
            if self.refuses:
                self.refuses -= 1
                done([False] * len(rows))
            else:
                SimStore.append(self, rows, done)

        self._next(_named(rows), write)

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        self._next(("read", table, after), lambda: SimStore.read(self, table, after, done))

    def find(self, link: str, now: int, done: Callable[[tuple[str, str] | None], None]) -> None:
        self._next(("find", link), lambda: SimStore.find(self, link, now, done))

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        self._next(("lent", table), lambda: SimStore.lent(self, table, now, done))

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        self._next(("lend", table), lambda: SimStore.lend(self, code, was, table, now, done))

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        self._next(("waiting", game), lambda: SimStore.waiting(self, game, done))

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        self._next(("due", now), lambda: SimStore.due(self, now, there, done))

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        self._next(("latest",), lambda: SimStore.latest(self, tables, done))

    def beat(self, server: str, gone_ms: int, done: Callable[[list[str]], None]) -> None:
        self._next(("beat",), lambda: SimStore.beat(self, server, gone_ms, done))

    def remove(self, table: str, done: Callable[[bool], None], unplayed: bool = False) -> None:
        self._next(("remove", table), lambda: SimStore.remove(self, table, done, unplayed))

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        self._next(("untouched",), lambda: SimStore.untouched(self, before, done))

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        self._next(("unplayed",), lambda: SimStore.unplayed(self, before, done))

    def _next(self, what: tuple[object, ...], do: Callable[[], None]) -> None:
        now = self.clock.now()
        self.free_at = max(self.free_at, now + self.lateness.ms(*what))
        self.clock.later(self.free_at - now, do)


def _named(rows: Sequence[Row]) -> tuple[object, ...]:
    """A batch, by its first row."""
    return ("append", rows[0].table, rows[0].n, rows[0].entry["kind"])
