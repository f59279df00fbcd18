"""Advice: a bot, the strongest unless another is asked for, looks at a seat's own view and says what it would do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from butin.adapters.pool import CallOff
from butin.adapters.sizing import Measure
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.asking import bots_are_busy, thought
from butin.room.errors import Refused, too_busy
from butin.room.running.thinking import question
from butin.room.table.table import PLAYING, Table
from butin.room.telling.messages import Sized

T = TypeVar("T")

PATIENCE_S = 10.0  # for a bot to have time: whoever is told to ask again knows more than whoever waits on


class Hints:
    """One thought at a time for each seat; and bots of the right size."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.thinking: set[tuple[str, int]] = set()

    async def ask(self, table: Table, seat: int, bot: str, who: str) -> str:
        """The move; Refused where there is nothing to be said, or the bots are busy. `who` takes turns with others."""
        self._refuse(table, seat)
        if bot and not table.game.has_bot(bot):
            raise Refused("bad_request", f"there is no bot {bot!r}: expected {table.game.expected_bots()}")
        job = question(table, seat, bot or table.game.strongest, self.gateway.room.token)
        self.thinking.add((table.id, seat))
        try:
            return await _in_time(partial(self.gateway.pool.hint, job, who))
        finally:
            self.thinking.discard((table.id, seat))

    async def size(self, asked: Measure, who: str) -> Sized:
        """A bot of somebody's size: soon found, so that who asks again only waits longer."""
        return await _in_time(partial(self.gateway.pool.size, asked, who))

    def _refuse(self, table: Table, seat: int) -> None:
        if not table.setting.hints:
            raise Refused("no_hints", "this table plays without hints")
        if table.phase != PLAYING:
            raise Refused("not_playing", "no match is on: the host starts one")
        if seat not in table.actors():
            raise Refused("nothing_to_do", f"seat {seat} has nothing to decide now", {"seat": seat})
        if (table.id, seat) in self.thinking:
            raise too_busy("the last hint is still being thought about: ask again in a moment")


async def _in_time(begin: Callable[[Callable[[T | None], None]], CallOff]) -> T:
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await thought(begin)
    except TimeoutError:
        raise bots_are_busy() from None
