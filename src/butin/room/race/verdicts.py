"""Verdicts on their way to the journal: what a race decides is a move, told with its measures when it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.errors import ButinError
from butin.room.fold import Entry
from butin.room.race.arbiter import Race
from butin.room.race.events import Given, Slipped
from butin.room.table import Table
from butin.room.wishes import moved

Done = Callable[[int, ButinError | None], None]


class Verdict:
    """A move that a race has decided."""

    def __init__(self, seat: int, move: str, by: str, wish: str, done: Done) -> None:
        self.seat: int = seat
        self.move: str = move
        self.by: str = by
        self.wish: str = wish
        self.done: Done = done
        self.measured: float = -1.0  # not measured
        self.more: Entry = {}  # what the journal keeps of the race

    def entry(self, table: Table, now: int) -> Entry:
        """The move, if the referee allows it, or IllegalMove."""
        entry = {**moved(table, self.seat, self.move, self.by, now), **self.more}
        if self.wish:
            entry["wish"] = self.wish
        return entry


def measures(race: Race, what: int) -> list[dict[str, Any]]:
    """Everybody's time for one thing, the fastest first: for all to see."""
    found = []
    for outcome in race.decided:
        if isinstance(outcome, (Given, Slipped)) and outcome.what == what:
            flagged = race.lines[outcome.seat].habit.flagged
            took, measured = round(outcome.took, 1), round(outcome.measured, 1)
            found.append({"seat": outcome.seat, "took": took, "measured": measured, "flagged": flagged})
    return sorted(found, key=lambda one: float(one["measured"]))
