"""The room on a simulated clock, store and network: fakes for its ports, so that any order of things can be tried."""

from __future__ import annotations

import heapq
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar, get_args, get_type_hints

import butin
from butin.adapters.pool import think
from butin.room.ports import Job, Ports
from butin.room.room import Room
from butin.room.running.guest import Guest
from butin.room.table.rights import Asker
from butin.room.telling.plain import write
from butin.room.wishes import Opening, OtherWish, Wish
from butin.testing.stores import SimStore

T = TypeVar("T")
__all__ = ["GAMES", "Page", "SimBus", "SimClock", "SimPool", "SimStore", "Told", "World", "asker", "digest", "wish_of"]

PATIENCE_MS = 1000
GAMES = {name: butin.game(name) for name in butin.games()}


SAID = {get_args(get_type_hints(kind)["do"])[0]: kind for kind in get_args(Wish)}


def wish_of(do: str, **fields: Any) -> Any:
    """Something that is said, as the socket reads it: fields of other wishes are passed over."""
    if do not in SAID:
        return OtherWish(what=do, id=fields.get("id", ""))
    return SAID[do](**{name: value for name, value in fields.items() if name in get_type_hints(SAID[do])})


def asker(secret: str, way: str = "join") -> Asker:
    """Somebody with a secret; unless it is said otherwise they have come by the link for players."""
    return Asker(digest(secret) if secret else "", way)


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
        self.unsent = 0  # messages that wait for a flush
        self.ended = False  # whether the room has closed the line
        self.guest: Guest | None = None

    def send(self, data: bytes) -> None:
        self.unsent += 1
        self.heard.append(json.loads(data, object_pairs_hook=_once))

    def welcome(self, hello: bytes) -> None:
        self.send(hello)

    def flush(self) -> None:
        self.unsent = 0

    def end(self) -> None:
        self.ended = True

    def entered(self, guest: Guest | None, error: Exception | None) -> None:
        self.guest = guest

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


class Told:
    """Somebody who wishes, and hears the number of the entry or the refusal."""

    def __init__(self, done: Callable[[int, butin.ButinError | None], None]) -> None:
        self.done = done

    def granted(self, identity: str, n: int) -> None:
        self.done(n, None)

    def refused(self, identity: str, error: butin.ButinError) -> None:
        self.done(0, error)

    def flush(self) -> None:
        pass


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names are all different."""
    found = dict(pairs)
    assert len(found) == len(pairs), f"a name comes twice: {[name for name, _ in pairs]}"
    return found


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class World:
    """A room with everything around it, and short words to use it."""

    games = GAMES

    def __init__(
        self,
        store: SimStore | None = None,
        bus: SimBus | None = None,
        clock: SimClock | None = None,
        seed: int | None = None,
    ) -> None:
        """`seed` makes its tokens; without one they are like no other world's."""
        self.clock = clock or SimClock()
        self.store = store or SimStore()
        self.bus = bus or SimBus()
        self.seed = id(self) if seed is None else seed
        self.tokens = 0
        self.room = self.fresh()

    def fresh(self) -> Room:
        return Room(
            Ports(
                self.games,
                self.store,
                self.bus,
                SimPool(self.clock),
                self.clock,
                self.token,
                digest,
                write,
                pace_ms=500,
            )
        )

    def token(self) -> str:
        self.tokens += 1
        return sha256(f"{self.seed}-{self.tokens}".encode()).hexdigest()[:32]

    def restart(self) -> None:
        """kill -9, and a new process on the same store."""
        self.clock.stop()
        self.bus.ears.clear()
        self.room = self.fresh()

    def open(self, **wish: Any) -> dict[str, Any]:
        """Open a table, at which seat 0 begins unless the wish says otherwise."""
        answers: list[Any] = []
        self.room.open(Opening(**{"first": 0, **wish})).then(lambda answer, error: answers.append((answer, error)))
        answer, error = self._first(answers)
        if error is not None:
            raise error
        found: dict[str, Any] = answer
        return found

    def wish(
        self, table: str, secret: str, do: str, way: str = "join", **fields: Any
    ) -> tuple[int, butin.ButinError | None]:
        """Wish for something; who wants a chair has come by the link for players, and who answers means what is being
        asked, unless the wish says otherwise."""
        answers: list[tuple[int, butin.ButinError | None]] = []
        told = Told(lambda n, error: answers.append((n, error)))
        if do == "answer":
            fields = {"n": self.asked(table), **fields}
        self.room.wish(table, asker(secret, way), wish_of(do, **fields), told)
        return self._first(answers)

    def asked(self, table: str) -> int:
        """The number of what is being asked; 0 if it is nothing."""
        live = self.room.live.get(table)
        return live.table.asked.number if live is not None and live.table.asked is not None else 0

    def enter(self, table: str, secret: str, since: int | None = None, way: str = "watch", past: bool = False) -> Page:
        page = Page(secret)
        self.room.enter(table, asker(secret, way), page, since, past=past).then(page.entered)
        self.clock.pass_ms(0)
        return page

    def leave(self, page: Page) -> None:
        assert page.guest is not None
        self.room.leave(page.guest)
        self.clock.pass_ms(0)

    def _first(self, answers: list[T]) -> T:
        """The answer to what was just asked; a store may take its time."""
        for milliseconds in (0, *[1] * PATIENCE_MS):
            self.clock.pass_ms(milliseconds)
            if answers:
                return answers[0]
        raise AssertionError("no answer")
