"""Several rooms on one journal, on a simulated clock: a store that takes its time, and news that gets lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from butin.room.ports import Job, Ports
from butin.room.room import Room
from butin.room.telling.plain import write
from butin.room.wishes import Opening
from butin.testing.sim import GAMES, Page, SimBus, SimClock, SimPool, Told, asker, digest, wish_of
from butin.testing.stores import LateStore


class MortalClock(SimClock):
    """The same time for all, until its server is killed."""

    def __init__(self, clock: SimClock) -> None:
        self.clock, self.dead = clock, False

    def now(self) -> int:
        return self.clock.now()

    def exact(self) -> float:
        return self.clock.exact()

    def later(self, milliseconds: float, what: Callable[[], None]) -> Callable[[], None]:
        return self.clock.later(milliseconds, lambda: None if self.dead else what())


class CountingPool(SimPool):
    """Counts what it thought about."""

    jobs = 0

    def think(self, job: Job, done: Callable[[str, int], None], wanted: Callable[[], bool]) -> None:
        self.jobs += 1
        super().think(job, done, wanted)


class House:
    """Rooms that share a journal."""

    def __init__(self, rooms: int = 2, seed: int = 1, slowest: int = 4) -> None:
        self.clock, self.bus = SimClock(), SimBus()
        self.store = LateStore(self.clock, seed, slowest)
        self.tokens = random.Random(seed)
        self.clocks = [MortalClock(self.clock) for _ in range(rooms)]
        self.pools = [CountingPool(clock) for clock in self.clocks]
        token = lambda: f"{self.tokens.getrandbits(128):032x}"  # noqa: E731
        self.rooms = [
            Room(Ports(GAMES, self.store, self.bus, pool, clock, token, digest, write, pace_ms=500))
            for clock, pool in zip(self.clocks, self.pools, strict=True)
        ]
        self.clock.pass_ms(3000)

    def kill(self, number: int) -> None:
        self.clocks[number].dead = True
        self.bus.ears.remove(self.rooms[number].tables.heard)
        self.store.servers.remove(self.rooms[number].server)

    def wait_for(self, answers: list[Any]) -> Any:
        for _ in range(1000):
            if answers:
                return answers[0]
            self.clock.pass_ms(1)
        raise AssertionError("no answer")

    def wish(self, room: int, table: str, secret: str, do: str, **fields: Any) -> tuple[int, Any]:
        answers: list[tuple[int, Any]] = []
        who = asker(secret, fields.pop("way", "join"))
        self.rooms[room].wish(table, who, wish_of(do, **fields), Told(lambda n, error: answers.append((n, error))))
        found: tuple[int, Any] = self.wait_for(answers)
        return found

    def open(self, persons: int, **wish: Any) -> str:
        answers: list[Any] = []
        opening = {"game": "voleurs", "secret": "s0", "first": 0, **wish}
        self.rooms[0].open(Opening(**opening)).then(lambda answer, _: answers.append(answer))
        table: str = self.wait_for(answers)["table"]
        for number in range(1, persons):
            assert self.wish(number % len(self.rooms), table, f"s{number}", "sit")[1] is None
        return table

    def enter(self, room: int, table: str, secret: str, since: int | None = None) -> Page:
        page, entered = Page(secret), list[Any]()
        deferred = self.rooms[room].enter(table, asker(secret, "watch"), page, since)
        deferred.then(lambda guest, error: entered.append(guest))
        page.guest = self.wait_for(entered)
        return page

    def journal(self, table: str) -> list[dict[str, Any]]:
        return [json.loads(entry) for entry in self.store.entries[table]]
