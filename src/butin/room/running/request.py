"""Somebody's wish on its way, and who hears what became of it."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final, Protocol

from butin.core.errors import ButinError
from butin.room.deeds.all import DEEDS, NO_SUCH
from butin.room.deeds.deed import Deed
from butin.room.running.deferred import Deferred
from butin.room.table.rights import Asker
from butin.room.table.table import Table
from butin.room.wishes import OtherWish, TableWish

TRIES: Final = 20  # how often a wish is decided anew when another process was faster


class Answerer(Protocol):
    """Whoever asked: a connection, a program, a test."""

    def granted(self, identity: str, n: int) -> None:
        """The wish of that id became entry n, which is on disk."""

    def refused(self, identity: str, error: ButinError) -> None: ...

    def flush(self) -> None:
        """What was answered goes out."""


class Request:
    """A wish, and who asks."""

    __slots__ = ("answerer", "deed", "tries", "who", "wish")

    def __init__(self, wish: TableWish | OtherWish, who: Asker, answerer: Answerer) -> None:
        self.wish: TableWish | OtherWish = wish
        self.deed: Deed = DEEDS.get(wish.do, NO_SUCH)
        self.who: Asker = who
        self.answerer: Answerer = answerer
        self.tries: int = TRIES

    def granted(self, n: int) -> None:
        """It goes out with the next flush: whoever made a move hears the news of it in the same packet."""
        self.answerer.granted(self.wish.id, n)

    def refused(self, error: ButinError) -> None:
        self.answerer.refused(self.wish.id, error)
        self.answerer.flush()

    def granted_before(self, table: Table) -> int:
        """The entry of a wish that comes a second time, because its acknowledgement was lost on the way; else 0."""
        identity = self.wish.id
        if identity and self.deed.once:
            for device in (*table.seats, *table.bench, *table.screens):
                for known, n in device.wishes:
                    if known == identity and compare_digest(device.holder, self.who.holder):
                        return n
        return 0

    def failed(self, _value: object, error: Exception | None) -> None:
        """What became of the walk that took it up."""
        if isinstance(error, ButinError):
            self.refused(error)


class Answered:
    """An answerer for walks: the number of the entry, or the refusal."""

    __slots__ = ("deferred",)

    def __init__(self) -> None:
        self.deferred: Deferred[int] = Deferred()

    def granted(self, identity: str, n: int) -> None:
        self.deferred.resolve(n)

    def refused(self, identity: str, error: ButinError) -> None:
        self.deferred.reject(error)

    def flush(self) -> None:
        pass
