"""Somebody who looks at a table: a device with its seats, or a watcher without any.

A guest hears a hello, then every entry once and in order. What comes before the hello is ready is kept for after it,
and so is what a watcher may know only after the table's delay, and what a race shows each at its time.

Three things hold a message back, one behind the other. `_held`: it may not be told before a moment, or the guest is not
greeted yet; what comes later waits behind it, unless it may be told at once, and then so may what was held. `_gate`:
a race has shut the entries after a number until they may be seen here; they lie in `_behind`. And `n`, the last that
was told: news that come twice, from the store and from another server, are told once. No entry passes another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from butin.core.state import Event
from butin.room.deeds.all import KINDS
from butin.room.entries import Entry
from butin.room.errors import parting, refusal
from butin.room.ports import Clock, Connection, Echo
from butin.room.table.chairs import may_enter
from butin.room.table.rights import Asker
from butin.room.telling.delay import AS_WATCHERS, AT_ONCE, NOW, delay_of, due_for
from butin.room.telling.held import Message
from butin.room.telling.news import News, Write, joined, placed

if TYPE_CHECKING:
    from butin.room.running.live_table import LiveTable

LAST: Final = -1  # of what is told to whoever may not look on any longer
GRAIN: Final = 0.1
OPEN: Final = 1 << 60  # a gate beyond all entries
COMING, HERE, GONE = range(3)


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
        "who",
    )

    def __init__(
        self,
        connection: Connection,
        who: Asker,
        live: LiveTable,
        clock: Clock,
        echo: Echo | None = None,
        past: bool = False,
    ) -> None:
        self.who: Asker = who
        self.holder: str = who.holder
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
            number, due, data, shared = self._behind.pop(0)
            if race and number == begun:
                data = joined(data, race)
                found = True
            self._send((number, due, data, shared))
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
        for message in waited:
            self.hear(message)
        self._connection.flush()
        self._come_back()

    def hear(self, message: Message) -> None:
        """News, which go out when they are flushed. Whoever may hear them may also hear what was still held back."""
        due = message[1]
        if self._place == COMING or (due and (self._held or due > self._clock.now())):
            self._hold(message)
        elif self._place == HERE:
            while self._held:
                self._send(self._held.popleft())
            self._send(message)

    def flush(self) -> None:
        """What was heard goes out."""
        self._connection.flush()

    def dismiss(self, why: bytes) -> None:
        """The table is gone, or no longer for them: a last word."""
        if self._place != GONE:
            self._connection.send(why)
            self._connection.flush()
        self.leave()

    @property
    def waits(self) -> bool:
        """Whether something is held back."""
        return bool(self._held)

    def turn_away(self) -> None:
        """There is no room for what would have to be held back: the line ends, and may come back later."""
        self.leave()
        self._connection.end()

    def leave(self) -> None:
        """Nothing is sent any more."""
        self._place, self._held = GONE, None
        self._behind.clear()
        if self._call_off is not None:
            self._call_off()
            self._call_off = None

    def _hold(self, message: Message) -> None:
        if self._place != GONE:
            if self._held is None:
                self._held = deque()
            self._held.append(message)
            if message[3]:
                self.live.hold(self.past, message)
            self._come_back()

    def _send(self, message: Message) -> None:
        """Each entry once, whichever way the news came."""
        n = message[0]
        if n > self._gate:
            self._behind.append(message)
        elif n > self.n:
            self.n = n
            self._connection.send(message[2])

    def _come_back(self) -> None:
        if self._place == HERE and self._held and self._call_off is None:
            self._call_off = self._clock.later(self._held[0][1] - self._clock.now(), self._tell_what_is_due)

    def _tell_what_is_due(self) -> None:
        self._call_off = None
        while self._held and self._held[0][1] <= self._clock.now():
            self._send(self._held.popleft())
        self._connection.flush()
        self._come_back()


Outgoing = list[tuple[Guest, Message]]  # who is told, and what; its due is LAST where nothing more is


def outgoing_of(live: LiveTable, entry: Entry, events: list[Event], write: Write, server: str) -> Outgoing:
    """The last entry of a table, for everybody who looks at it. Guests who see the same share one message."""
    if not live.guests:
        return []
    table, kind = live.table, KINDS[entry["kind"]]
    news = News(table, entry, kind, events, write)
    made: dict[tuple[str, bool, int], Message] = {}
    outgoing: Outgoing = []
    for guest in live.guests:
        if news.moves_people and not may_enter(table, guest.who):
            why = parting(screen=kind.screens)
            outgoing.append((guest, (table.n, LAST, write(refusal("", why)), False)))
            continue
        seats = table.held_by(guest.holder)
        own = bool(seats) or (news.moves_people and placed(table, guest.holder))
        delay = AT_ONCE if seats else delay_of(table, guest.holder, server)
        eyes = (guest.holder if own else "", guest.past, delay)
        message = made.get(eyes)
        if message is None:
            due = NOW if delay == AT_ONCE else due_for(table, entry, delay)
            shared = due > 0 and delay == AS_WATCHERS and not own
            message = made[eyes] = (table.n, due, news.told_to(guest.holder, seats, guest.past), shared)
        outgoing.append((guest, message))
    return outgoing
