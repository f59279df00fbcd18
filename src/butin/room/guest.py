"""Somebody who looks at a table: a device with its seats, or a watcher without any.

A guest hears a hello, then every entry once and in order. What comes before the hello is ready is kept for after it,
and so is what a watcher may know only after the table's delay, and what a race shows each at its time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from butin.room.ports import Clock, Connection, Echo

if TYPE_CHECKING:
    from butin.room.live_table import LiveTable

Message = dict[str, Any]
AT_ONCE: Final = 0
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
        self._connection: Connection = connection
        self._clock: Clock = clock
        self._place: int = COMING  # until it was greeted
        self._held: deque[tuple[int, Message]] | None = None  # with the time from which it may be told
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

    def show(self, n: int, race: Message | None = None, begun: int = 0) -> bool:
        """Entries up to this one may be heard now; `begun` is the one that begins a race. Whether it was among them."""
        self._gate = max(n, self._gate)
        found = False
        while self._behind and self._behind[0]["n"] <= n:
            message = self._behind.pop(0)
            if race is not None and message["n"] == begun:
                message = {**message, "race": race}
                found = True
            self._send(message)
        return found

    def open(self) -> None:
        """Nothing waits any more."""
        self.show(OPEN)

    def whisper(self, message: Message) -> None:
        """Something that is no entry, for those who are here."""
        if self._place == HERE:
            self._connection.send(message)

    def greet(self, hello: Message, later: list[tuple[int, Message]]) -> None:
        """Say hello, then what has happened since; `later` is known already, but may not be told yet."""
        if self._place != COMING:
            return
        waited, self._held = self._held or (), deque(later) if later else None
        self._place, self.n = HERE, hello["n"]
        self._connection.send(hello)
        for due, message in waited:
            self.hear(message, due)
        self._come_back()

    def hear(self, message: Message, due: int = AT_ONCE) -> None:
        """News. Whoever may hear them at once may also hear what was still held back."""
        if self._place == COMING or (due and (self._held or due > self._clock.now())):
            self._hold(message, due)
        elif self._place == HERE:
            while self._held:
                self._send(self._held.popleft()[1])
            self._send(message)

    def dismiss(self, why: Message) -> None:
        """The table is gone: a last word."""
        if self._place != GONE:
            self._connection.send(why)
        self.leave()

    def leave(self) -> None:
        """Nothing is sent any more."""
        self._place, self._held = GONE, None
        self._behind.clear()
        if self._call_off is not None:
            self._call_off()
            self._call_off = None

    def _hold(self, message: Message, due: int) -> None:
        if self._place != GONE:
            if self._held is None:
                self._held = deque()
            self._held.append((due, message))
            self._come_back()

    def _send(self, message: Message) -> None:
        """Each entry once, whichever way the news came."""
        if message["n"] > self._gate:
            self._behind.append(message)
        elif message["n"] > self.n:
            self.n = message["n"]
            self._connection.send(message)

    def _come_back(self) -> None:
        if self._place == HERE and self._held and self._call_off is None:
            self._call_off = self._clock.later(self._held[0][0] - self._clock.now(), self._tell_what_is_due)

    def _tell_what_is_due(self) -> None:
        self._call_off = None
        while self._held and self._held[0][0] <= self._clock.now():
            self._send(self._held.popleft()[1])
        self._come_back()
