"""Somebody who looks at a table: a device with its seats, or a watcher without any.

A guest hears a hello, then every entry once and in order. What comes before the hello is ready is kept for after it,
and so is what a watcher may know only after the table's delay.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from butin.room.ports import Clock, Connection

if TYPE_CHECKING:
    from butin.room.live import Live

Message = dict[str, Any]
AT_ONCE = 0
COMING, HERE, GONE = range(3)


class Guest:
    """A connection at a table."""

    __slots__ = ("_call_off", "_clock", "_connection", "_held", "_place", "holder", "live", "n")

    def __init__(self, connection: Connection, holder: str, live: Live, clock: Clock) -> None:
        self.holder: str = holder
        self.live: Live = live
        self.n: int = 0  # the last entry that it was told
        self._connection: Connection = connection
        self._clock: Clock = clock
        self._place: int = COMING  # until it was greeted
        self._held: deque[tuple[int, Message]] | None = None  # with the time from which it may be told
        self._call_off: Callable[[], None] | None = None

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
        if message["n"] > self.n:
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
