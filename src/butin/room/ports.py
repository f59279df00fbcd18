"""What the room needs from outside: somewhere to write, somebody to tell, somebody to think, and the time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from butin.core.game import AnyGame
from butin.room.entries import Entry


class Row:
    """One entry on its way to the store, with what the listing of tables should say afterwards."""

    __slots__ = ("entry", "listing", "n", "table")

    def __init__(self, table: str, n: int, entry: Entry, listing: dict[str, Any] | None) -> None:
        self.table: str = table
        self.n: int = n
        self.entry: Entry = entry
        # phase, due, keeper, public, game, free seats, played, links; None: what it said before, where a store is alone
        self.listing: dict[str, Any] | None = listing


class Store(Protocol):
    """The journal of all tables. An answer means: it is on disk.

    While a database is away, answers wait for it; a disk of our own that cannot be written says no until it is roused.
    """

    alone: bool  # whether nobody else can write, so that a table's entries may follow each other in one batch
    awake: bool  # whether it could be used when that was last tried

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        """Write rows; `done` hears for each whether it was the next of its table, or somebody else's was."""

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        """The entries of a table after a number, in order."""

    def find(self, link: str, now: int, done: Callable[[tuple[str, str] | None], None]) -> None:
        """The table and the kind of a link (join or watch), by the link's hash; or of a code that lives."""

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        """The code of a table, '' if none of it lives, and how many live in the whole house."""

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        """Give a table this code in the place of the one that it has, or the same once more; it is touched by that.

        Codes whose table is untouched for long (table/codes.py) end first. `done` hears whether that is so: another
        table may have this one, or somebody else was faster. Nothing else is written with it.
        """

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        """Public tables with room for more, whose host is here, newest first."""

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        """Tables at which something should have happened by now, or whose server is not there any more; and which."""

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        """The number of the last entry of each table; 0 if it was removed."""

    def beat(self, server: str, gone_ms: int, done: Callable[[list[str]], None]) -> None:
        """Say that a server is there; `done` hears which were heard of in so many milliseconds."""

    def remove(self, table: str, done: Callable[[bool], None], unplayed: bool = False) -> None:
        """Forget a table and all that was played at it; `done` hears whether that is so.

        With `unplayed` only if nobody has ever played there and nobody of its people is there.
        """

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        """Some tables at which nothing has happened since."""

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        """Some of them at which nobody has ever played, and nobody is."""

    def rouse(self) -> bool:
        """Try one that is not awake; whether it is, now. A database far away wakes by itself."""


class Bus(Protocol):
    """News between processes. It may lose them: the store knows."""

    def publish(self, table: str, n: int) -> None:
        """A table has an entry of that number now. What it says is in the store, and nowhere else."""

    def listen(self, heard: Callable[[str, int], None]) -> None: ...


class Pool(Protocol):
    """Bots think elsewhere, so that nobody waits for them."""

    def think(self, job: Job, done: Callable[[str, int], None], wanted: Callable[[], bool]) -> None:
        """`done` gets the move as text ('' to wait) and the milliseconds before the hand moves, once. Where it
        is not `wanted` any more when its turn comes, nobody thinks, and it is to wait."""


@dataclass(slots=True)
class Job:
    """A view and who should look at it; nothing hidden goes along."""

    game: str
    bot: str  # '' for the gentle move of somebody whose clock ran out
    view: dict[str, Any]
    seed: int
    table: str  # at which it is asked: tables take turns


class Clock(Protocol):
    """The time, in milliseconds, and what should happen later."""

    def now(self) -> int: ...

    def exact(self) -> float:
        """Seconds since some moment, to measure how long something takes."""

    def later(self, milliseconds: float, what: Callable[[], None]) -> Callable[[], None]:
        """Call `what` after a while; the answer calls it off."""


@dataclass(slots=True)
class Ports:
    """All that a room is given."""

    games: dict[str, AnyGame]
    store: Store
    bus: Bus
    pool: Pool
    clock: Clock
    token: Callable[[], str]  # a name or a secret that nobody can guess
    digest: Callable[[str], str]  # what is kept of a secret
    write: Callable[[object], bytes]  # a message, as JSON
    pace_ms: int = 900  # a bot's hand moves no faster, so that people can follow


class Connection(Protocol):
    """Somebody who looks at a table: a page, a program, a test."""

    def send(self, data: bytes) -> None:
        """A message, which may wait for the next flush."""

    def welcome(self, hello: bytes) -> None:
        """The first message; the connection may add what it knows of the way."""

    def flush(self) -> None:
        """What was sent goes out."""

    def end(self) -> None:
        """The line is closed from here; it may come back later."""


class Echo(Protocol):
    """The way to a connection, as far as it can be measured from here."""

    def start(self) -> None:
        """Measure from now on."""

    def stop(self) -> None:
        """Measure no more, until it is started again."""

    def ping(self, payload: bytes) -> None:
        """Asks for an echo that no page can see, delay or forge; it comes back in order with the messages."""

    def least(self) -> float:
        """The shortest way there and back so far, in milliseconds; 0 while unknown."""

    def middle(self) -> float:
        """The usual one."""

    def kernel(self) -> float:
        """What the system's own acknowledgements say; 0 if it does not tell."""

    def skips(self) -> bool:
        """Whether it leaves pings unanswered, which no browser does."""
