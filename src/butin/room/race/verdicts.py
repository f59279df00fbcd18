"""Verdicts on their way to the journal: what a race decides is a move, told with its measures when it is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.errors import ButinError
from butin.room.desk import Desk
from butin.room.errors import Refused, not_saved
from butin.room.fold import Entry
from butin.room.live_table import LiveTable
from butin.room.ports import Clock
from butin.room.race.contest.contest import Contest
from butin.room.race.contest.signals import Given, Slipped
from butin.room.race.heat import Heat
from butin.room.race.runners import Claimant
from butin.room.rights import Wish
from butin.room.table import Table
from butin.room.tables import Tables
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
        """The move, if table and referee allow it, or why not."""
        entry = {**moved(table, self.seat, self.move, self.by, now), **self.more}
        if self.wish:
            entry["wish"] = self.wish
        return entry


class Verdicts:
    """Writes down what is owed, one after another where others write too."""

    def __init__(self, desk: Desk, tables: Tables, clock: Clock) -> None:
        self.desk = desk
        self.tables = tables
        self.clock = clock
        self.own = False  # whether the entry that is being taken is ours

    def owe(self, heat: Heat, claimant: Claimant, measured: float) -> None:
        """A verdict, to be written as soon as may be."""
        race, seat = heat.race, claimant.seat
        verdict = Verdict(seat, heat.text(seat, claimant.what), claimant.by, claimant.wish, claimant.done)
        verdict.measured = measured
        if race is not None and measured >= 0.0:
            verdict.more = {
                "race": measures(race, claimant.what),
                "seed": heat.seed,
                "log": heat.log(race),
                "habits": learnt(race, heat.live.laid),
            }
        heat.live.owed.append(verdict)

    def too_late(self, heat: Heat, claimant: Claimant, wish: Wish) -> None:
        """A hand that came when the verdict was known: the referee says so, and everybody may see its time."""
        seat, took = claimant.seat, round(float(wish.get("took", 0.0)), 1)
        verdict = Verdict(seat, heat.text(seat, claimant.what), claimant.by, claimant.wish, claimant.done)
        verdict.more = {"race": [{"seat": seat, "took": took, "measured": took, "flagged": False}]}
        heat.live.owed.append(verdict)
        self.write(heat.live)

    def move(self, live: LiveTable, seat: int, text: str, by: str = "bot", more: Entry | None = None) -> None:
        """A bot's move that is no grab, or the table's own."""
        verdict = Verdict(seat, text, by, "", lambda n, error: None)
        verdict.more = more or {}
        live.owed.append(verdict)
        self.write(live)

    def void(self, heat: Heat) -> None:
        """The game's own way to begin anew, in the name of whoever would do it."""
        live = heat.live
        anew = heat.speed.void(live.laid.state)
        if anew and live.laid.state is not None:
            text = live.laid.game.write_move(live.laid.state, anew[0], anew[1])
            more = {} if heat.race is None else {"log": heat.log(heat.race), "habits": learnt(heat.race, live.laid)}
            heat.drop()
            self.move(live, anew[0], text, "table", more)

    def write(self, live: LiveTable) -> None:
        """Put down what is owed; one after another where others write too."""
        while live.owed and not self.desk.busy(live) and not self.tables.lost(live):
            verdict = live.owed.pop(0)
            try:
                entry = verdict.entry(live.laid, self.clock.now())
            except ButinError:
                verdict.done(0, Refused("slipped", "another hand was faster"))
                continue
            self._put_down(live, entry, verdict)

    def _put_down(self, live: LiveTable, entry: Entry, verdict: Verdict) -> None:
        heat, identity = live.heat, live.laid.id
        again = lambda: self._owe_again(identity, verdict)  # noqa: E731
        self.own = True
        try:
            self.desk.take(live, entry, self._answer(live, live.laid.n + 1, verdict), again)
        finally:
            self.own = False
        if heat is not None and live.heat is heat:
            heat.measured[live.laid.n] = verdict.measured

    def _owe_again(self, identity: str, verdict: Verdict) -> None:
        """Another server was faster: it is decided on the table as it is then. A full disk is not asked again."""
        if self.desk.shut:
            verdict.done(0, not_saved())
            return

        def fresh(live: LiveTable) -> None:
            live.owed.append(verdict)
            self.write(live)

        self.tables.use(identity, fresh, lambda: verdict.done(0, self.tables.why_missing(identity)))

    def _answer(self, live: LiveTable, number: int, verdict: Verdict) -> Done:
        """Whoever grabbed hears it when they see it."""

        def written(n: int, error: ButinError | None) -> None:
            if live.heat is None or error is not None:
                verdict.done(n, error)
            else:
                live.heat.answers[number] = (verdict.seat, lambda: verdict.done(n, None))

        return written


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
