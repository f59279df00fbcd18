"""Advice: the game's strongest bot looks at a seat's own view, elsewhere, and says what it would do."""

from __future__ import annotations

from collections.abc import Callable

from butin.adapters.web.hall import Hall
from butin.room.errors import Refused
from butin.room.news import game_view
from butin.room.ports import Job
from butin.room.rights import bots_of
from butin.room.table import PLAYING, Table


class Hints:
    """One thought at a time for each seat."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinking: set[tuple[str, int]] = set()

    def ask(self, table: Table, seat: int, done: Callable[[str], None]) -> None:
        """`done` hears the move; Refused where there is nothing to be said."""
        if not table.setting.hints:
            raise Refused("no_hints", "this table plays without hints")
        if table.phase != PLAYING:
            raise Refused("not_playing", "no match is on: the host starts one")
        if seat not in table.actors():
            raise Refused("nothing_to_do", f"seat {seat} has nothing to decide now", {"seat": seat})
        if (table.id, seat) in self.thinking:
            raise Refused("too_busy", "the last hint is still being thought about: ask again in a moment")
        view = game_view(table, seat)
        assert view is not None
        job = Job(table.game.name, bots_of(table.game)[-1], view, int(self.hall.room.token()[:8], 16))
        self.thinking.add((table.id, seat))

        def thought(move: str, pause: int) -> None:
            self.thinking.discard((table.id, seat))
            done(move)

        self.hall.pool.think(job, thought)
