"""Asking a bot: it is handed what its seat may see, and thinks elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from butin.room.ports import Job, Pool
from butin.room.table import Table

Token = Callable[[], str]


def ask(
    pool: Pool,
    token: Token,
    table: Table,
    seat: int,
    done: Callable[[str, int], None],
    wanted: Callable[[], bool],
    *,
    gently: bool = False,
) -> None:
    """What the bot of a seat does, or whoever stands in for a person; gently, for somebody whose clock ran out."""
    bot = "" if gently else table.seats[seat].bot or table.game.usual
    pool.think(question(table, seat, bot, token), done, wanted)


def question(table: Table, seat: int, bot: str, token: Token) -> Job:
    """A seat's view for a bot to look at."""
    assert table.state is not None
    return Job(table.game.name, bot, table.game.view(table.state, seat), int(token()[:8], 16), table.id)
