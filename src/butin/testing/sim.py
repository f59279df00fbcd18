"""The room on a simulated clock, store and network: fakes for its ports, so that any order of things can be tried."""

from __future__ import annotations

import heapq
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import butin
from butin.adapters.pool import think
from butin.room.fold import Entry
from butin.room.guest import Guest
from butin.room.ports import Job, Row
from butin.room.room import Room

GAMES = {name: butin.game(name) for name in butin.games()}


class SimClock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time: float = 1_000_000
        self.order = 0
        self.calendar: list[tuple[float, int, Callable[[], None]]] = []
        self.off: set[int] = set()

    def now(self) -> int:
        return int(self.time)

    def exact(self) -> float:
        return self.time / 1000

    def later(self, milliseconds: float, what: Callable[[], None]) -> Callable[[], None]:
        self.order += 1
        number = self.order
        heapq.heappush(self.calendar, (self.time + max(0, milliseconds), number, what))
        return lambda: self.off.add(number)

    def pass_ms(self, milliseconds: int) -> None:
        end = self.time + milliseconds
        while self.calendar and self.calendar[0][0] <= end:
            at, number, what = heapq.heappop(self.calendar)
            self.time = max(self.time, at)
            if number not in self.off:
                what()
        self.time = end

    def sleep_ms(self, milliseconds: int) -> None:
        """The machine sleeps: what was due meanwhile happens when it wakes."""
        self.time += milliseconds
        self.pass_ms(0)

    def stop(self) -> None:
        """A server that is killed: nothing that it had in mind happens any more."""
        self.calendar.clear()


class SimStore:
    """A journal in memory that outlives the room. With `alone` false several rooms share it, as on PostgreSQL."""

    def __init__(self, *, alone: bool = True) -> None:
        self.alone = alone
        self.awake = True
        self.servers: list[str] = []  # that are there; a test that kills one takes it off the list
        self.entries: dict[str, list[str]] = {}
        self.shelf: dict[str, dict[str, Any]] = {}
        self.links: dict[str, tuple[str, str]] = {}
        self.commits = 0

    def append(self, rows: list[Row], done: Callable[[list[bool]], None]) -> None:
        kept = []
        for row in rows:
            kept.append(len(self.entries.get(row.table, [])) == row.n - 1)
            if kept[-1]:
                self.entries.setdefault(row.table, []).append(json.dumps(row.entry))
                for kind, link in row.summary["tokens"].items():
                    self.links[link] = (row.table, kind)
                self.shelf[row.table] = row.summary
        self.commits += 1
        done(kept)

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        done([json.loads(entry) for entry in self.entries.get(table, [])[after:]])

    def find(self, link: str, done: Callable[[tuple[str, str] | None], None]) -> None:
        done(self.links.get(link))

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        found = [{"id": t, **s} for t, s in self.shelf.items() if s["public"] and s["free"] and game in ("", s["game"])]
        done(sorted(found, key=lambda table: -table["touched"]))

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        due = [table for table, shelf in self.shelf.items() if 0 < shelf["due"] <= now]
        left = [table for table, shelf in self.shelf.items() if shelf["keeper"] not in ("", *there)]
        done([(table, self.shelf[table]["keeper"]) for table in due + left])

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
            self.shelf.pop(table, None)
        done(gone)

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([table for table, shelf in self.shelf.items() if shelf["touched"] < before])

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        done([table for table in self._unplayed() if self.shelf[table]["touched"] < before])

    def _unplayed(self) -> list[str]:
        return [table for table, shelf in self.shelf.items() if not shelf["played"] and not shelf["keeper"]]

    def rouse(self) -> bool:
        return False


class SimBus:
    """News between rooms, as reliable as it is told to be."""

    def __init__(self) -> None:
        self.ears: list[Callable[[str, int], None]] = []
        self.dead = False

    def publish(self, table: str, n: int) -> None:
        if not self.dead:
            for heard in list(self.ears):
                heard(table, n)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self.ears.append(heard)


class SimPool:
    """The real thinking, done a little later on the simulated clock; the job crosses as plain data."""

    def __init__(self, clock: SimClock) -> None:
        self.clock = clock
        self.waiting = 0
        self.unwanted = 0  # jobs that nobody waited for when their turn came

    def think(self, job: Job, done: Callable[[str, int], None], wanted: Callable[[], bool]) -> None:
        copy = Job(job.game, job.bot, json.loads(json.dumps(job.view)), job.seed, job.table)
        self.waiting += 1

        def turn() -> None:
            self.waiting -= 1
            if wanted():
                done(*think(copy))
            else:
                self.unwanted += 1
                done("", 0)

        self.clock.later(3, turn)


class Page:
    """A page or a program at a table; it keeps everything that it was ever sent."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.heard: list[dict[str, Any]] = []
        self.guest: Guest | None = None

    def send(self, message: dict[str, Any]) -> None:
        self.heard.append(json.loads(json.dumps(message)))

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def views(self) -> dict[str, Any]:
        for message in reversed(self.heard):
            if message.get("views"):
                found: dict[str, Any] = message["views"]
                return found
        return {}

    @property
    def n(self) -> int:
        return max((message["n"] for message in self.heard if "n" in message), default=0)


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class World:
    """A room with everything around it, and short words to use it."""

    games = GAMES

    def __init__(self, store: SimStore | None = None, bus: SimBus | None = None, clock: SimClock | None = None) -> None:
        self.clock = clock or SimClock()
        self.store = store or SimStore()
        self.bus = bus or SimBus()
        self.tokens = 0
        self.room = self.fresh()

    def fresh(self) -> Room:
        return Room(self.games, self.store, self.bus, SimPool(self.clock), self.clock, self.token, digest, pace_ms=500)

    def token(self) -> str:
        self.tokens += 1
        return sha256(f"{id(self)}-{self.tokens}".encode()).hexdigest()[:32]

    def restart(self) -> None:
        """kill -9, and a new process on the same store."""
        self.clock.stop()
        self.bus.ears.clear()
        self.room = self.fresh()

    def open(self, **wish: Any) -> dict[str, Any]:
        """Open a table, at which seat 0 begins unless the wish says otherwise."""
        answers: list[Any] = []
        self.room.open({"first": 0, **wish}, lambda answer, error: answers.append((answer, error)))
        self.clock.pass_ms(0)
        answer, error = answers[0]
        if error is not None:
            raise error
        found: dict[str, Any] = answer
        return found

    def wish(self, table: str, secret: str, do: str, **fields: Any) -> tuple[int, butin.ButinError | None]:
        """Wish for something; who wants a chair has come by the link for players, unless the wish says otherwise."""
        answers: list[tuple[int, butin.ButinError | None]] = []
        self.room.wish(
            table, digest(secret), {"do": do, "way": "join", **fields}, lambda n, error: answers.append((n, error))
        )
        self.clock.pass_ms(0)
        return answers[0]

    def enter(self, table: str, secret: str, since: int | None = None, way: str = "watch") -> Page:
        page = Page(secret)
        holder = digest(secret) if secret else ""
        self.room.enter(table, holder, page, since, lambda guest: setattr(page, "guest", guest), way=way)
        self.clock.pass_ms(0)
        return page

    def leave(self, page: Page) -> None:
        assert page.guest is not None
        self.room.leave(page.guest)
        self.clock.pass_ms(0)
