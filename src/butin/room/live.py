"""A table in memory, and those who look at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from butin.core.game import WATCHER
from butin.core.state import Event
from butin.room.fold import Entry, fold
from butin.room.news import game_view, public_entry, seen_events, table_view
from butin.room.ports import Connection
from butin.room.table import PLAYING, Table

# entries after which somebody sees the game with other eyes
CHANGE_THE_GAME = ("moved", "started", "took_back", "sat", "reseated", "freed")


class Guest:
    """A connection at a table: a device with its seats, or a watcher without any."""

    __slots__ = ("connection", "held", "holder", "live", "n")

    def __init__(self, connection: Connection, holder: str, live: Live) -> None:
        self.connection: Connection = connection
        self.holder: str = holder
        self.live: Live = live
        self.n: int = 0  # the last entry that it was told
        self.held: list[dict[str, Any]] | None = None  # news that must wait until it was greeted

    def hear(self, message: dict[str, Any]) -> None:
        """Pass a message on, in order and each entry once, whichever way the news came."""
        if self.held is not None:
            self.held.append(message)
        elif message["type"] == "hello" or message.get("n", self.n + 1) > self.n:
            self.n = message.get("n", self.n)
            self.connection.send(message)

    def greet(self, message: dict[str, Any]) -> None:
        """Say hello, then what has happened since."""
        held, self.held = self.held or [], None
        for one in [message, *held]:
            self.hear(one)


Waiter = tuple[Callable[["Live"], None], Callable[[], None]]  # what to do with the table, and if there is none


class Live:
    """A cache of a journal: the folded table, its guests, and what is on its way to the store."""

    __slots__ = (
        "call_off",
        "guests",
        "heard",
        "parked",
        "ready",
        "settling",
        "table",
        "thinking",
        "told",
        "waited",
        "writing",
    )

    def __init__(self) -> None:
        self.table: Table | None = None
        self.ready: list[Waiter] | None = []  # who waits for it to be read
        self.guests: list[Guest] = []
        self.parked: deque[Waiter] = deque()  # who waits for another entry to be written
        self.settling: deque[Waiter] = deque()  # who wants to see nothing that is not written
        self.writing: int = 0
        self.told: int = 0  # the last entry that is known to be kept
        self.heard: int = 0  # the last entry that another process told of
        self.call_off: Callable[[], None] | None = None
        self.thinking: set[int] = set()
        self.waited: dict[int, int] = {}  # seats whose bot has looked and waits, with the entry it had seen

    @property
    def laid(self) -> Table:
        """The table, once it has been read."""
        assert self.table is not None
        return self.table


def news_for(live: Live, entry: Entry, events: list[Event]) -> list[tuple[Guest, dict[str, Any]]]:
    """One message for each guest. Guests with the same seats share what they see; watchers share theirs."""
    table = live.laid
    made: dict[str, dict[str, Any]] = {}
    messages = []
    for guest in live.guests:
        message = made.get(guest.holder)
        if message is None:
            seats = table.held_by(guest.holder)
            message = made[guest.holder] = news(table, entry, events, seats)
        messages.append((guest, message))
    return messages


def news(table: Table, entry: Entry, events: list[Event], seats: list[int]) -> dict[str, Any]:
    """What those with these seats hear of an entry: the game as they see it, and the table where it has changed."""
    message: dict[str, Any] = {"type": "news", "n": table.n, "entry": public_entry(entry)}
    plain_move = entry["kind"] == "moved" and table.phase == PLAYING
    if not plain_move or table.setting.move_s or table.setting.purse_s:
        message["table"] = table_view(table)
    if table.state is not None and entry["kind"] in CHANGE_THE_GAME:
        message["events"] = seen_events(events, seats)
        message["views"] = views(table, seats)
    return message


def greeting(table: Table, entries: list[Entry], holder: str, since: int | None) -> dict[str, Any]:
    """A hello from the journal alone, with what was missed after entry `since`; without it, since the match began."""
    past = Table(table.id, table.game, table.setting)
    told: list[list[Event]] = []
    for entry in entries:
        told.append([])
        fold(past, entry, told[-1].append)
    seats = past.held_by(holder)
    first = (past.starts[-1] - 1 if past.starts else 0) if since is None else since
    missed = [
        {"n": n, "entry": public_entry(entries[n - 1]), "events": seen_events(told[n - 1], seats)}
        for n in range(max(first, 0) + 1, past.n + 1)
    ]
    return hello(past, seats, missed)


def views(table: Table, seats: list[int]) -> dict[str, Any]:
    """The view of each seat that a guest holds; a watcher's, if none."""
    if table.state is None:
        return {}
    return {str(seat): game_view(table, seat) for seat in seats or [WATCHER]}


def hello(table: Table, seats: list[int], missed: list[dict[str, Any]]) -> dict[str, Any]:
    """What a guest gets on entering: the table as it is, its own views, and what it has missed."""
    return {
        "type": "hello",
        "n": table.n,
        "you": seats,
        "table": table_view(table),
        "views": views(table, seats),
        "missed": missed,
    }
