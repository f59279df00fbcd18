"""Matches that came to their end, each read once from the journal of its table, however often somebody looks back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request

from butin.adapters.web.bridge import answer
from butin.adapters.web.door.limits import Address
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.asking import number_in
from butin.adapters.web.http.cache import Cache
from butin.core.game import WATCHER, AnyGame
from butin.core.journal import Journal
from butin.room.entries import Entry
from butin.room.errors import Refused
from butin.room.table.table import Table
from butin.room.telling.record import FinishedMatches, Games, recorded

READ_IN_A_MS: Final = 500  # entries


@dataclass(frozen=True)
class Finished:
    """A match that came to its end at a table, with the game that it was."""

    table: str
    number: int
    game: AnyGame
    journal: Journal
    seated: list[dict[str, Any]]

    @property
    def key(self) -> tuple[str, int]:
        """Nothing of it changes any more."""
        return self.table, self.number

    def seat_in(self, request: Request) -> int:
        """The seat that a request names, or WATCHER."""
        return number_in(request, "seat", WATCHER, WATCHER, self.journal.seats - 1)


class Past:
    """What was played, while the next match may be on."""

    def __init__(self, gateway: Gateway, cache: Cache) -> None:
        self.gateway = gateway
        self.cache = cache

    async def match(self, table: Table, number: int, who: Address) -> Finished:
        """The match with that number; Refused if it is still on, or was left before its end."""
        key = ("match", table.id, number)
        if number > table.matches or number == table.matches != table.finished:
            raise not_over()
        games, entries = self.gateway.games, await self._entries(table, key, who)
        return await self.cache.get(who, key, lambda: finished(games, table.id, entries, number))

    async def evening(self, table: Table, who: Address) -> FinishedMatches:
        """All of them."""
        key = ("evening", table.id, table.finished)
        games, entries = self.gateway.games, await self._entries(table, key, who)
        return await self.cache.get(who, key, lambda: FinishedMatches(games, table.id, entries))

    async def _entries(self, table: Table, key: tuple[str, str, int], who: Address) -> list[Entry]:
        """All that is known of a table; nothing where the answer is kept already. Reading it counts as making does."""
        if key in self.cache.answers:
            return []
        self.cache.check(who)
        who.making.left -= table.n / READ_IN_A_MS
        n = table.n  # what is written from now on is for nobody yet
        entries = await answer(self.gateway.spawn(self.gateway.room.tables.read(table.id, 0)))
        return entries[:n]


def finished(games: Games, table: str, entries: list[Entry], number: int) -> Finished:
    found = recorded(games, table, entries, number)
    if found is None or not found.over:
        raise not_over()
    return Finished(table, number, games[found.journal.game], found.journal, found.seated)


def not_over() -> Refused:
    return Refused("not_over", "the match is not over yet, or was left before its end")
