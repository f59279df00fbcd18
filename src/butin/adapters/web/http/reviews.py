"""Looking back at a finished match, a few decisions at a time, so that whoever asks sees how far it is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

from butin.adapters.looking_back import Question, questions
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.asking import thought
from butin.core.game import AnyGame
from butin.core.journal import Journal
from butin.room.errors import too_busy

MOVES = 6  # that are looked at for one request


@dataclass(frozen=True)
class Lot:
    """The questions about a few moves of a match."""

    asked: list[Question]
    last: int
    moves: int  # of the whole match


def lot(game: AnyGame, journal: Journal, first: int) -> Lot:
    """The moves from `first` on."""
    moves = len(journal.entries)
    last = min(first + MOVES - 1, moves)
    return Lot(questions(game, journal, first=first, last=last), last, moves)


class Reviews:
    """One lot at a time for each table: bots must think too."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.busy: set[str] = set()

    async def look_back(self, table: str, lot: Lot, who: str) -> dict[str, Any]:
        """What these decisions were worth, and where to go on."""
        if table in self.busy:
            raise too_busy("this table is being looked back at already: ask again in a moment")
        self.busy.add(table)
        try:
            found = await self._answers(lot.asked, who)
        finally:
            self.busy.discard(table)
        return {
            "moves": lot.moves,
            "next": lot.last + 1 if lot.last < lot.moves else 0,
            "decisions": sorted(found, key=lambda one: int(one["move"])),
        }

    async def _answers(self, asked: list[Question], who: str) -> list[dict[str, Any]]:
        """No more of them wait than could be thought about at once: others have questions, too."""
        left = iter(asked)

        async def some() -> list[dict[str, Any]]:
            return [await thought(partial(self.gateway.pool.look_back, question, who)) for question in left]

        asking = [asyncio.ensure_future(some()) for _ in range(self.gateway.pool.queue.spare)]
        try:
            return [one for found in await asyncio.gather(*asking) for one in found if one]
        finally:  # if one is refused, none is asked on
            for one in asking:
                one.cancel()
