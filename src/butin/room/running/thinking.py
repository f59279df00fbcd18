"""Asking a bot: it is handed what its seat may see, and thinks elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from butin.room.ports import Job, Pool
from butin.room.running.deferred import Deferred
from butin.room.table.table import Table

Token = Callable[[], str]


class Thought:
    """What a bot will have thought: its move ('' to wait) and the milliseconds before its hand moves."""

    __slots__ = ("deferred",)

    def __init__(self) -> None:
        self.deferred: Deferred[tuple[str, int]] = Deferred()

    def told(self, text: str, pause: int) -> None:
        self.deferred.resolve((text, pause))


def ask_bot(
    pool: Pool, token: Token, table: Table, seat: int, wanted: Callable[[], bool], *, gently: bool = False
) -> Deferred[tuple[str, int]]:
    """What the bot of a seat does, or whoever stands in for a person; gently, for somebody whose clock ran out."""
    bot = "" if gently else table.seats[seat].bot or table.game.usual
    thought = Thought()
    pool.think(question(table, seat, bot, token), thought.told, wanted)
    return thought.deferred


def question(table: Table, seat: int, bot: str, token: Token) -> Job:
    """A seat's view for a bot to look at."""
    assert table.state is not None
    return Job(table.game.name, bot, table.game.view(table.state, seat), int(token()[:8], 16), table.id)
