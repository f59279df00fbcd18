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

    __slots__ = ("connection", "holder", "live")

    def __init__(self, connection: Connection, holder: str, live: Live) -> None:
        self.connection: Connection = connection
        self.holder: str = holder
        self.live: Live = live


class Live:
    """A cache of a journal: the folded table, its guests, and what is on its way to the store."""

    __slots__ = ("call_off", "guests", "parked", "ready", "table", "thinking", "waited", "writing")

    def __init__(self) -> None:
        self.table: Table | None = None
        # who waits for it to be read, and what they do if there is no such table
        self.ready: list[tuple[Callable[[Live], None], Callable[[], None]]] | None = []
        self.guests: list[Guest] = []
        self.parked: deque[Callable[[], None]] = deque()
        self.writing: int = 0
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


def missed_news(table: Table, entries: list[Entry], seats: list[int], first: int) -> list[dict[str, Any]]:
    """What those with these seats would have heard after entry `first`, without the views in between."""
    past = Table(table.id, table.game, table.setting)
    missed = []
    for entry in entries:
        events: list[Event] = []
        fold(past, entry, events.append)
        if past.n > first:
            missed.append({"n": past.n, "entry": public_entry(entry), "events": seen_events(events, seats)})
    return missed


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
