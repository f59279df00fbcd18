"""A table in memory, and what its guests hear of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from butin.core.game import WATCHER
from butin.core.state import Event
from butin.room.fold import Entry, fold
from butin.room.guest import AT_ONCE, Guest, Message
from butin.room.missed import first_missed
from butin.room.news import public_entry, seen_events, table_view, views_from
from butin.room.table import PLAYING, Table

if TYPE_CHECKING:
    from butin.room.race.heat import Heat
    from butin.room.race.verdicts import Verdict

# entries after which somebody sees the game with other eyes
CHANGE_THE_GAME: Final = ("moved", "started", "took_back", "sat", "reseated", "freed")


Waiter = tuple[Callable[["LiveTable"], None], Callable[[], None]]  # what to do with the table, and if there is none


class LiveTable:
    """A cache of a journal: the folded table, its guests, and what is on its way to the store."""

    __slots__ = (
        "announced",
        "call_off",
        "guests",
        "heat",
        "kept",
        "listed",
        "owed",
        "parked",
        "people_changed",
        "ready",
        "settling",
        "table",
        "thinking",
        "waited",
        "writing",
    )

    def __init__(self) -> None:
        self.table: Table | None = None
        self.ready: list[Waiter] | None = []  # who waits for it to be read
        self.guests: list[Guest] = []
        # queues are short and seldom there, and an empty list is a tenth of a deque
        self.parked: list[Waiter] = []  # who waits for another entry to be written
        self.settling: list[Waiter] = []  # who wants to see nothing that is not written
        self.writing: int = 0
        self.listed: tuple[object, ...] = ()  # what this server last wrote there, if nobody else did since
        self.people_changed: bool = True  # whether somebody may have come or gone since it was last looked at
        self.kept: int = 0  # the last entry that is known to be kept
        self.announced: int = 0  # the last entry that another process told of
        self.heat: Heat | None = None  # the race that is on
        self.owed: list[Verdict] = []  # verdicts that are not in the journal yet
        self.call_off: Callable[[], None] | None = None
        self.thinking: list[int] = []  # seats whose bot is at it
        self.waited: dict[int, int] = {}  # seats whose bot has looked and waits, with the entry it had seen

    @property
    def veiled(self) -> bool:
        """Whether something that is written may not be seen yet."""
        return self.heat is not None and self.heat.veiled

    @property
    def laid(self) -> Table:
        """The table, once it has been read."""
        assert self.table is not None
        return self.table


def news_for(live: LiveTable, entry: Entry, events: list[Event]) -> list[tuple[Guest, Message, int]]:
    """One message for each guest, and when it may be told. Guests who see the same share it."""
    if not live.guests:
        return []
    table = live.laid
    told_to = telling(table, entry, events)
    made: dict[tuple[str, bool], tuple[Message, int]] = {}
    messages = []
    for guest in live.guests:
        eyes = (guest.holder, guest.past)
        found = made.get(eyes)
        if found is None:
            seats = table.held_by(guest.holder)
            found = made[eyes] = told_to(seats, guest.past), due_for(table, entry, seats)
        messages.append((guest, *found))
    return messages


def telling(table: Table, entry: Entry, events: list[Event]) -> Callable[[list[int], bool], Message]:
    """What those with certain seats hear of an entry: the game as they see it, and the table where it has changed.

    Whoever wants the past sees what there is to remember as well.
    """
    open_to_all: Message = {"type": "news", "n": table.n, "entry": public_entry(entry)}
    plain_move = entry["kind"] == "moved" and table.phase == PLAYING
    if not plain_move or table.setting.move_s or table.setting.purse_s:
        open_to_all["table"] = table_view(table)
    if table.state is None or entry["kind"] not in CHANGE_THE_GAME:
        return lambda seats, past: open_to_all
    seen_from = views_from(table)

    def told_to(seats: list[int], past: bool) -> Message:
        seen = views(table, seats, past) if past else {str(seat): seen_from(seat) for seat in seats or [WATCHER]}
        return {**open_to_all, "events": seen_events(events, seats), "views": seen}

    return told_to


def due_for(table: Table, entry: Entry, seats: list[int]) -> int:
    """When those with these seats may hear of an entry: watchers after the delay, once a match has begun."""
    begun = table.matches or entry["kind"] == "started"
    delayed = table.setting.watch_delay_s and begun and not seats
    return entry["at"] + table.setting.watch_delay_s * 1000 if delayed else AT_ONCE


def greeting(
    table: Table, entries: list[Entry], holder: str, since: int | None, now: int, past: bool = False
) -> tuple[Message, list[tuple[int, Message]]]:
    """A hello from the journal alone, with what was missed after entry `since`; without it, since the match began.

    A watcher is greeted with the table as it was before the delay; what has happened since comes later.
    """
    then = Table(table.id, table.game, table.setting)
    starts = [n for n, entry in enumerate(entries, 1) if entry["kind"] == "started"]
    first = first_missed(len(entries), starts, since)
    seats = _seats_after(table, entries, holder) if table.setting.watch_delay_s else []
    greeted: Message | None = None
    missed: list[Message] = []
    later: list[tuple[int, Message]] = []
    for entry in entries:
        if greeted is None and due_for(then, entry, seats) > now:
            greeted = hello(then, [], missed, past)
        events: list[Event] = []
        fold(then, entry, events.append)
        if greeted is not None:
            later.append((due_for(then, entry, []), telling(then, entry, events)([], past)))
        elif then.n > first:
            told = seen_events(events, then.held_by(holder))
            missed.append({"n": then.n, "entry": public_entry(entry), "events": told})
    return greeted or hello(then, then.held_by(holder), missed, past), later


def _seats_after(table: Table, entries: list[Entry], holder: str) -> list[int]:
    """The seats that a holder has in the end."""
    past = Table(table.id, table.game, table.setting)
    for entry in entries:
        fold(past, entry)
    return past.held_by(holder)


def shown_to_watchers(past: Table, entries: list[Entry], after: int, now: int) -> Table:
    """The table as watchers may know it now, from what they knew before and the entries after a number."""
    for entry in entries[past.n - after :]:
        if due_for(past, entry, []) > now:
            break
        fold(past, entry)
    return past


def views(table: Table, seats: list[int], past: bool = False) -> dict[str, Any]:
    """The view of each seat that a guest holds; a watcher's, if none."""
    state = table.state
    if state is None:
        return {}
    seen_from = (lambda seat: table.game.view(state, seat)) if past else views_from(table)
    return {str(seat): seen_from(seat) for seat in seats or [WATCHER]}


def hello(table: Table, seats: list[int], missed: list[Message], past: bool = False) -> Message:
    """What a guest gets on entering: the table as it is, its own views, and what it has missed."""
    return {
        "type": "hello",
        "n": table.n,
        "you": seats,
        "table": table_view(table),
        "views": views(table, seats, past),
        "missed": missed,
    }
