"""News that watchers may not hear yet: kept once for a table, however many of them wait there."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Final

# the number of an entry, from when on it may be told, how, and whether it is for all watchers alike
Message = tuple[int, int, bytes, bool]

MOST: Final = 4000  # entries of a table that wait for its watchers: seven a second, for as long as a delay can be
MOST_BYTES: Final = 32 << 20  # in the whole house


class Held:
    """What waits at one table, once for those who are told of the past with every view and once for the others."""

    __slots__ = ("_lists", "size")

    def __init__(self) -> None:
        self._lists: dict[bool, deque[Message]] = {}
        self.size: int = 0  # in bytes

    @property
    def longest(self) -> int:
        """So many entries."""
        return max([len(held) for held in self._lists.values()], default=0)

    def put(self, past: bool, message: Message) -> None:
        """News that are held by somebody from now on; if something is missing before them, the list begins anew."""
        held = self._lists.setdefault(past, deque())
        while held and message[0] > held[-1][0] + 1:
            self.size -= len(held.pop()[2])
        if not held or message[0] > held[-1][0]:
            held.append(message)
            self.size += len(message[2])

    def fill(self, past: bool, messages: Collection[Message]) -> None:
        """All that waited until now; what has come since stays."""
        since = self._lists.pop(past, ())
        self.size -= sum([len(message[2]) for message in since])
        for message in (*messages, *since):
            self.put(past, message)

    def between(self, past: bool, after: int, last: int) -> list[Message] | None:
        """The news of the entries after a number, up to the last; None if not all of them are here."""
        held = self._lists.get(past)
        if not held or held[0][0] > after + 1 or held[-1][0] < last:
            return None
        return [message for message in held if after < message[0] <= last]

    def drop(self, now: int) -> None:
        """Nobody who comes now has to wait for what is due."""
        for held in self._lists.values():
            while held and held[0][1] <= now:
                self.size -= len(held.popleft()[2])
