"""One hand: out, judged, written, shown. Its own object from the press to the answer."""

from __future__ import annotations

from typing import Any

from butin.core.errors import ButinError
from butin.room.race.contest.contest import Contest
from butin.room.race.contest.signals import Given, Slipped
from butin.room.request import Request
from butin.room.table import Entry, Table
from butin.room.wishes import moved

NOTHING = -1  # reached for: a move of a race that is no grab


class Grab:
    """A hand of somebody who waits for the answer, or of a bot, who waits for none."""

    __slots__ = ("by", "measured", "more", "move", "request", "seat", "what")

    def __init__(self, seat: int, what: int, by: str, request: Request | None = None, move: str = "") -> None:
        self.seat: int = seat
        self.what: int = what  # is reached for
        self.by: str = by
        self.request: Request | None = request
        self.move: str = move  # as the journal has it, once it is judged
        self.measured: float = -1.0  # not measured
        self.more: Entry = {}  # what the journal keeps of the race

    def entry(self, table: Table, now: int) -> Entry:
        """The move, if table and referee allow it, or why not."""
        entry = {**moved(table, self.seat, self.move, self.by, now), **self.more}
        if self.request is not None and self.request.id:
            entry["wish"] = self.request.id
        return entry

    def granted(self, n: int) -> None:
        """Whoever grabbed hears it when they see it."""
        if self.request is not None:
            self.request.granted(n)
            self.request.answerer.flush()

    def refused(self, error: ButinError) -> None:
        if self.request is not None:
            self.request.refused(error)


def measures(race: Contest, what: int) -> list[dict[str, Any]]:
    """Everybody's time for one thing, the fastest first: for all to see."""
    found = []
    for outcome in race.decided:
        if isinstance(outcome, (Given, Slipped)) and outcome.what == what:
            flagged = race.tracks[outcome.seat].habit.flagged
            took, measured = round(outcome.took, 1), round(outcome.measured, 1)
            found.append({"seat": outcome.seat, "took": took, "measured": measured, "flagged": flagged})
    return sorted(found, key=lambda one: float(one["measured"]))


def learnt(race: Contest, table: Table) -> dict[str, Any]:
    """What is known of the seats after this race, where that is something new."""
    people = {seat: habit for seat, habit in race.habits().items() if not race.tracks[seat].entrant.bot}
    known = {str(seat): habit.plain() for seat, habit in people.items()}
    return {seat: habit for seat, habit in known.items() if habit != table.habits.get(seat)}
