"""What the room needs from outside: somewhere to write, somebody to tell, somebody to think, and the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from butin.room.fold import Entry


@dataclass(slots=True)
class Row:
    """One entry on its way to the store, with what the shelf of tables should say afterwards."""

    table: str
    n: int
    entry: Entry
    summary: dict[str, Any] = field(default_factory=dict)  # phase, due, public, game, free seats, links


class Store(Protocol):
    """The journal of all tables. An answer means: it is on disk."""

    alone: bool  # whether nobody else can write, so that a table's entries may follow each other in one batch

    def append(self, rows: list[Row], done: Callable[[list[bool]], None]) -> None:
        """Write rows; `done` hears for each whether it was the next of its table, or somebody else's was."""

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        """The entries of a table after a number, in order."""

    def find(self, link: str, done: Callable[[tuple[str, str] | None], None]) -> None:
        """The table and the kind of a link (join or watch), by the link's hash."""

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        """Public tables with room for more, newest first."""

    def due(self, now: int, done: Callable[[list[str]], None]) -> None:
        """Tables at which something should have happened by now."""

    def remove(self, table: str, done: Callable[[], None]) -> None:
        """Forget a table and all that was played at it."""

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        """Tables at which nothing has happened since."""


class Bus(Protocol):
    """News between processes. It may lose them: the store knows."""

    def publish(self, table: str, n: int, entry: Entry) -> None: ...

    def listen(self, heard: Callable[[str, int, Entry | None], None]) -> None: ...


class Pool(Protocol):
    """Bots think elsewhere, so that nobody waits for them."""

    def think(self, job: Job, done: Callable[[str, int], None]) -> None:
        """`done` gets the move as text ('' to wait) and the milliseconds before the hand moves."""


@dataclass(slots=True)
class Job:
    """A view and who should look at it; nothing hidden goes along."""

    game: str
    bot: str  # '' for the gentle move of somebody whose clock ran out
    view: dict[str, Any]
    seed: int


class Clock(Protocol):
    """The time, in milliseconds, and what should happen later."""

    def now(self) -> int: ...

    def later(self, milliseconds: int, what: Callable[[], None]) -> Callable[[], None]:
        """Call `what` after a while; the answer calls it off."""


class Connection(Protocol):
    """Somebody who looks at a table: a page, a program, a test."""

    def send(self, message: dict[str, Any]) -> None: ...
