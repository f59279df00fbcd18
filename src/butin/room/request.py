"""Somebody's wish on its way, and who hears what became of it."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final, Protocol

from butin.core.errors import ButinError
from butin.room.deciding import ONCE
from butin.room.later import Later
from butin.room.rights import Wish
from butin.room.table import Table

TRIES: Final = 20  # how often a wish is decided anew when another process was faster


class Answerer(Protocol):
    """Whoever asked: a connection, a program, a test."""

    def granted(self, identity: str, n: int) -> None:
        """The wish of that id became entry n, which is on disk."""

    def refused(self, identity: str, error: ButinError) -> None: ...

    def flush(self) -> None:
        """What was answered goes out."""


class Request:
    """A wish, in the name of the device with that holder."""

    __slots__ = ("answerer", "do", "holder", "id", "tries", "wish")

    def __init__(self, wish: Wish, holder: str, answerer: Answerer) -> None:
        self.wish: Wish = wish
        self.holder: str = holder
        self.answerer: Answerer = answerer
        self.do: str = str(wish.get("do", ""))
        self.id: str = str(wish.get("id") or "")
        self.tries: int = TRIES

    def granted(self, n: int) -> None:
        """It goes out with the next flush: whoever made a move hears the news of it in the same packet."""
        self.answerer.granted(self.id, n)

    def refused(self, error: ButinError) -> None:
        self.answerer.refused(self.id, error)
        self.answerer.flush()

    def granted_before(self, table: Table) -> int:
        """The entry of a wish that comes a second time, because its acknowledgement was lost on the way; else 0."""
        if self.id and self.do in ONCE:
            for seat in (*table.seats, *table.bench, *table.screens):
                for known, n in seat.wishes:
                    if known == self.id and compare_digest(seat.holder, self.holder):
                        return n
        return 0

    def failed(self, _value: object, error: Exception | None) -> None:
        """What became of the walk that took it up."""
        if isinstance(error, ButinError):
            self.refused(error)


class Answered:
    """An answerer for walks: the number of the entry, or the refusal."""

    __slots__ = ("later",)

    def __init__(self) -> None:
        self.later: Later[int] = Later()

    def granted(self, identity: str, n: int) -> None:
        self.later.give(n)

    def refused(self, identity: str, error: ButinError) -> None:
        self.later.fail(error)

    def flush(self) -> None:
        pass
