"""One build of the room in one process: from the bytes of a wish to those of its news, with a real commit between.

It reads one JSON command a line, [what, how often], and answers with the median microseconds of CPU and of time;
["form", 0] asks whether it is compiled.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from contextlib import closing
from statistics import median
from time import perf_counter, perf_counter_ns, thread_time_ns, time
from typing import Any

from butin.adapters.store.sqlite import SqliteStore
from butin.build_kind import build_kind
from butin.room.deeds.playing import moved_entry as moved
from butin.room.running.guest import outgoing_of
from kit.one_process import House, Visitor, seated

TOUCHED = 8 << 20  # bytes between two moves: a server that waits finds its caches full of other things
NEWS = 20  # of the same entry, for one measure


class Passes:
    """The real time; what should be done in the next pass of a loop is done when it is told to."""

    def __init__(self) -> None:
        self.soon: deque[Callable[[], None]] = deque()
        self.calendar: list[tuple[float, int, Callable[[], None]]] = []
        self.order = 0
        self.off: set[int] = set()

    def now(self) -> int:
        return int(time() * 1000)

    def exact(self) -> float:
        return perf_counter()

    def later(self, milliseconds: float, what: Callable[[], None]) -> Callable[[], None]:
        self.order += 1
        number = self.order
        if milliseconds <= 0:
            self.soon.append(what)
        else:
            heapq.heappush(self.calendar, (perf_counter() + milliseconds / 1000, number, what))
        return lambda: self.off.add(number)

    def run(self) -> None:
        while self.soon:
            self.soon.popleft()()

    def catch_up(self) -> None:
        """What was due meanwhile: the house looks after itself once a second."""
        while self.calendar and self.calendar[0][0] <= perf_counter():
            _, number, what = heapq.heappop(self.calendar)
            if number not in self.off:
                what()
                self.run()


class Table:
    """Two people at voleurs; whoever is to move does."""

    def __init__(self, house: House, clock: Passes, people: list[Visitor]) -> None:
        self.house, self.clock, self.people = house, clock, people
        self.live = house.gateway.room.live[people[0].table]
        self.outboxes: list[list[bytes]] = [[], []]
        for person, outbox in zip(people, self.outboxes, strict=True):
            person.line.write = outbox.append  # type: ignore[method-assign, assignment]

    @property
    def over(self) -> bool:
        return not self.live.table.actors()

    def cold(self) -> tuple[int, int]:
        """A wish comes in; until all that follows from it is done."""
        seat, text = self._move()
        person = self.people[seat]
        wish = {"do": "move", "id": f"m-{self.live.table.n}", "seat": seat, "move": text}
        person.frames.send_text(json.dumps(wish).encode())
        data = b"".join(person.frames.data_to_send())
        _touch()
        cpu, start = thread_time_ns(), perf_counter_ns()
        person.socket.data_received(data)
        self.clock.run()
        cpu, start = thread_time_ns() - cpu, perf_counter_ns() - start
        assert all(self.outboxes)
        self._empty()
        return cpu, start

    def take(self) -> tuple[int, int]:
        """Folding an entry and making the news of it."""
        seat, text = self._move()
        entry = moved(self.live.table, seat, text, "person", self.clock.now())
        pipeline = self.house.gateway.room.pipeline
        cpu, start = thread_time_ns(), perf_counter_ns()
        pipeline.take(self.live, entry)
        cpu, start = thread_time_ns() - cpu, perf_counter_ns() - start
        self.clock.run()
        self._empty()
        return cpu, start

    def news(self) -> tuple[int, int]:
        """The news of an entry for both seats."""
        seat, text = self._move()
        table, events = self.live.table, list[Any]()
        entry = moved(table, seat, text, "person", self.clock.now())
        assert table.state is not None
        after = table.state.clone()
        after.play(seat, table.game.read_move(after, seat, text), events.append)
        pipeline = self.house.gateway.room.pipeline
        pipeline.take(self.live, entry)
        cpu, start = thread_time_ns(), perf_counter_ns()
        for _ in range(NEWS):
            outgoing_of(self.live, entry, events, pipeline.write, pipeline.server)
        cpu, start = (thread_time_ns() - cpu) // NEWS, (perf_counter_ns() - start) // NEWS
        self.clock.run()
        self._empty()
        return cpu, start

    def _move(self) -> tuple[int, str]:
        table = self.live.table
        (seat,) = table.actors()
        assert table.state is not None
        return seat, table.game.write_move(table.state, seat, table.state.legal(seat)[0])

    def _empty(self) -> None:
        self.clock.catch_up()
        for outbox in self.outboxes:
            outbox.clear()


_memory = bytearray(TOUCHED)


def _touch() -> None:
    _memory.count(1)


async def opened(house: House, clock: Passes) -> Table:
    """A table that has begun. While people come the loop lets time pass, and afterwards no more."""
    coming = asyncio.ensure_future(seated(house, "voleurs", 2, options={"games": 3}))
    while not coming.done():
        clock.run()
        clock.catch_up()
        await asyncio.sleep(0)
    return Table(house, clock, coming.result())


async def main() -> None:
    clock = Passes()
    with tempfile.TemporaryDirectory() as folder, closing(SqliteStore(f"{folder}/room.db")) as store:
        house = House(store, time=clock)
        table = await opened(house, clock)
        for line in sys.stdin:
            what, times = json.loads(line)
            if what == "form":
                _answer({"form": build_kind()})
                continue
            found = []
            for _ in range(times):
                if table.over:
                    table = await opened(house, clock)
                found.append(getattr(table, what)())
            cpu, wall = (median(ns) / 1000 for ns in zip(*found, strict=True))
            _answer({"cpu_us": cpu, "us": wall})


def _answer(found: dict[str, object]) -> None:
    print(json.dumps(found), flush=True)  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
