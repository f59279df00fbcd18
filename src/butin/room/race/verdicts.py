"""Verdicts on their way to the journal: what a race decides is a move, told with its measures when it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from butin.core.errors import ButinError
from butin.room.errors import Refused, not_saved
from butin.room.live_table import LiveTable
from butin.room.ports import Clock
from butin.room.race.grab import NOTHING, Grab, learnt, measures
from butin.room.race.heat import Heat
from butin.room.rights import Wish
from butin.room.table import Entry

if TYPE_CHECKING:
    from butin.room.course import Course


class Verdicts:
    """Writes down what is owed, one after another where others write too."""

    def __init__(self, course: Course, clock: Clock) -> None:
        self.course = course
        self.tables = course.tables
        self.clock = clock

    def owe(self, heat: Heat, grab: Grab, measured: float) -> None:
        """A hand is judged: to be written as soon as may be."""
        race = heat.race
        grab.move, grab.measured = heat.text(grab.seat, grab.what), measured
        if race is not None and measured >= 0.0:
            grab.more = {
                "race": measures(race, grab.what),
                "seed": heat.seed,
                "log": heat.log(race),
                "habits": learnt(race, heat.live.table),
            }
        heat.live.owed.append(grab)

    def too_late(self, heat: Heat, grab: Grab, wish: Wish) -> None:
        """A hand that came when the verdict was known: the referee says so, and everybody may see its time."""
        took = round(float(wish.get("took", 0.0)), 1)
        grab.move = heat.text(grab.seat, grab.what)
        grab.more = {"race": [{"seat": grab.seat, "took": took, "measured": took, "flagged": False}]}
        heat.live.owed.append(grab)
        self.write(heat.live)

    def move(self, live: LiveTable, seat: int, text: str, by: str = "bot", more: Entry | None = None) -> None:
        """A bot's move that is no grab, or the table's own."""
        grab = Grab(seat, NOTHING, by, move=text)
        grab.more = more or {}
        live.owed.append(grab)
        self.write(live)

    def void(self, heat: Heat) -> None:
        """The game's own way to begin anew, in the name of whoever would do it."""
        live = heat.live
        anew = heat.speed.void(live.table.state)
        if anew and live.table.state is not None:
            text = live.table.game.write_move(live.table.state, anew[0], anew[1])
            more = {} if heat.race is None else {"log": heat.log(heat.race), "habits": learnt(heat.race, live.table)}
            heat.drop()
            self.move(live, anew[0], text, "table", more)

    def write(self, live: LiveTable) -> None:
        """Put down what is owed; one after another where others write too."""
        while live.owed and not self.course.busy(live) and not live.lost:
            grab = live.owed.pop(0)
            try:
                entry = grab.entry(live.table, self.clock.now())
            except ButinError:
                grab.refused(Refused("slipped", "another hand was faster"))
                continue
            self.course.take(live, entry, None, grab)

    def kept(self, live: LiveTable, n: int, grab: Grab) -> None:
        """It is on disk: whoever grabbed hears it when they see it."""
        if live.heat is None:
            grab.granted(n)
        else:
            live.heat.answers[n] = grab

    def overtaken(self, live: LiveTable, grab: Grab) -> None:
        """Another server was faster: it is decided on the table as it is then. A full disk is not asked again."""
        if self.course.shut:
            grab.refused(not_saved())
        else:
            self.course.start(live, self._owe_again(live.table.id, grab), grab.request)

    async def _owe_again(self, identity: str, grab: Grab) -> None:
        live = await self.tables.get(identity)
        live.owed.append(grab)
        self.write(live)
