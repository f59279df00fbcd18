"""Looking back at a finished match, a few decisions at a time, so that whoever asks sees how far it is."""

from __future__ import annotations

import asyncio
from typing import Any

from butin.adapters.looking_back import Question, questions
from butin.adapters.web.hall import Hall
from butin.core.game import AnyGame
from butin.core.journal import Journal
from butin.room.errors import Refused

LOT = 6  # moves that are looked at for one request


class Reviews:
    """One lot at a time for each table: bots must think too."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.busy: set[str] = set()

    async def look_back(self, table: str, game: AnyGame, journal: Journal, first: int) -> dict[str, Any]:
        """What the decisions among the moves from `first` on were worth, and where to go on."""
        if table in self.busy:
            raise Refused("too_busy", "this table is being looked back at already: ask again in a moment")
        self.busy.add(table)
        last = min(first + LOT - 1, len(journal.entries))
        try:
            asked = questions(game, journal, first=first, last=last)
            found = await asyncio.gather(*[self._answer(question) for question in asked])
        finally:
            self.busy.discard(table)
        return {
            "moves": len(journal.entries),
            "next": last + 1 if last < len(journal.entries) else 0,
            "decisions": [one for one in found if one is not None],
        }

    async def _answer(self, question: Question) -> dict[str, Any] | None:
        future: asyncio.Future[dict[str, Any] | None] = asyncio.get_running_loop().create_future()
        self.hall.pool.look_back(question, lambda found: None if future.done() else future.set_result(found))
        return await future
