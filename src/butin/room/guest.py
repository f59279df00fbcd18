"""Somebody who looks at a table: a device with its seats, or a watcher without any.

A guest hears a hello, then every entry once and in order. What comes before the hello is ready is kept for after it,
and so is what a watcher may know only after the table's delay, and what a race shows each at its time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from butin.core.state import Event
from butin.room.ports import Clock, Connection, Echo
from butin.room.table import Entry
from butin.room.telling.delay import delay_of, due_for
from butin.room.telling.news import News, Write, joined

if TYPE_CHECKING:
    from butin.room.live_table import LiveTable

AT_ONCE: Final = 0
GRAIN: Final = 0.1
OPEN: Final = 1 << 60  # a gate beyond all entries
COMING, HERE, GONE = range(3)

Message = tuple[int, int, bytes]  # the number of an entry, from when it may be told, and how


class Guest:
    """A connection at a table."""

    __slots__ = (
        "_behind",
        "_call_off",
        "_clock",
        "_connection",
        "_gate",
        "_held",
        "_place",
        "away",
        "echo",
        "grain",
        "holder",
        "late",
        "live",
        "n",
        "past",
        "seen",
    )

    def __init__(
        self,
        connection: Connection,
        holder: str,
        live: LiveTable,
        clock: Clock,
        echo: Echo | None = None,
        past: bool = False,
    ) -> None:
        self.holder: str = holder
        self.live: LiveTable = live
        self.past: bool = past  # whether its views hold also what it could remember
        self.n: int = 0  # the last entry that it was told
        self.echo: Echo | None = echo  # None where nothing can be measured
        self.away: bool = False  # whether its page is hidden
        self.seen: int = 0  # the last entry that its page says it has shown; 0 for a program, which says nothing
        self.grain: float = GRAIN  # how finely its page can tell the time, in milliseconds
        self.late: float = 0.0  # of a television: by so many milliseconds it is shown a throw ahead of the others
        self._connection: Connection = connection
        self._clock: Clock = clock
        self._place: int = COMING  # until it was greeted
        self._held: deque[Message] | None = None
        self._call_off: Callable[[], None] | None = None
        self._gate: int = OPEN  # entries after this one wait until they may be shown
        self._behind: list[Message] = []

    @property
    def here(self) -> bool:
        """Whether it was greeted and has not left."""
        return self._place == HERE

    @property
    def connection(self) -> Connection:
        return self._connection

    def shut(self, n: int) -> None:
        """Entries from this one on wait to be shown."""
        self._gate = min(self._gate, n - 1)

    def show(self, n: int, race: bytes = b"", begun: int = 0) -> bool:
        """Entries up to this one may be heard now; `begun` is the one that begins a race. Whether it was among them."""
        self._gate = max(n, self._gate)
        found = False
        while self._behind and self._behind[0][0] <= n:
            number, due, data = self._behind.pop(0)
            if race and number == begun:
                data = joined(data, race)
                found = True
            self._send(number, due, data)
        self._connection.flush()
        return found

    def open(self) -> None:
        """Nothing waits any more."""
        self.show(OPEN)

    def whisper(self, data: bytes) -> None:
        """Something that is no entry, for those who are here."""
        if self._place == HERE:
            self._connection.send(data)
            self._connection.flush()

    def greet(self, n: int, hello: bytes, later: list[Message]) -> None:
        """Say hello, then what has happened since; `later` is known already, but may not be told yet."""
        if self._place != COMING:
            return
        waited, self._held = self._held or (), deque(later) if later else None
        self._place, self.n = HERE, n
        self._connection.welcome(hello)
        for number, due, data in waited:
            self.hear(number, due, data)
        self._connection.flush()
        self._come_back()

    def hear(self, n: int, due: int, data: bytes) -> None:
        """News, which go out when they are flushed. Whoever may hear them may also hear what was still held back."""
        if self._place == COMING or (due and (self._held or due > self._clock.now())):
            self._hold(n, due, data)
        elif self._place == HERE:
            while self._held:
                self._send(*self._held.popleft())
            self._send(n, due, data)

    def flush(self) -> None:
        """What was heard goes out."""
        self._connection.flush()

    def dismiss(self, why: bytes) -> None:
        """The table is gone: a last word."""
        if self._place != GONE:
            self._connection.send(why)
            self._connection.flush()
        self.leave()

    def leave(self) -> None:
        """Nothing is sent any more."""
        self._place, self._held = GONE, None
        self._behind.clear()
        if self._call_off is not None:
            self._call_off()
            self._call_off = None

    def _hold(self, n: int, due: int, data: bytes) -> None:
        if self._place != GONE:
            if self._held is None:
                self._held = deque()
            self._held.append((n, due, data))
            self._come_back()

    def _send(self, n: int, due: int, data: bytes) -> None:
        """Each entry once, whichever way the news came."""
        if n > self._gate:
            self._behind.append((n, due, data))
        elif n > self.n:
            self.n = n
            self._connection.send(data)

    def _come_back(self) -> None:
        if self._place == HERE and self._held and self._call_off is None:
            self._call_off = self._clock.later(self._held[0][1] - self._clock.now(), self._tell_what_is_due)

    def _tell_what_is_due(self) -> None:
        self._call_off = None
        while self._held and self._held[0][1] <= self._clock.now():
            self._send(*self._held.popleft())
        self._connection.flush()
        self._come_back()


Outgoing = list[tuple[Guest, int, bytes]]  # who is told, from when on, and how


def told(live: LiveTable, entry: Entry, events: list[Event], write: Write, server: str) -> Outgoing:
    """The last entry of a table, for everybody who looks at it. Guests who see the same share one message."""
    if not live.guests:
        return []
    table, news = live.table, News(live.table, entry, events, write)
    made: dict[tuple[str, bool], tuple[int, bytes]] = {}
    outgoing: Outgoing = []
    for guest in live.guests:
        eyes = (guest.holder, guest.past)
        found = made.get(eyes)
        if found is None:
            seats = table.held_by(guest.holder)
            due = due_for(table, entry, delay_of(table, guest.holder, seats, server))
            found = made[eyes] = due, news.told_to(guest.holder, seats, guest.past)
        outgoing.append((guest, *found))
    return outgoing
