"""The races of a room: which tables race now, and what the pipeline tells them.

A race is on where the game is decided by the faster hand and everybody who is here is connected to this server, at
least one by a line that can be measured. Elsewhere hands count as they come. Bots, windows and the roller's patience
are kept by the race while it is on.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from butin.core.errors import ButinError
from butin.room.deeds.all import KINDS
from butin.room.entries import Entry
from butin.room.errors import Refused, not_saved
from butin.room.ports import Ports
from butin.room.race.contest.track import COARSE
from butin.room.race.grab import Grab, race_over, takes
from butin.room.race.showing import HELD, OVER, WAIT, Runner
from butin.room.race.starts import arm, begin_anew
from butin.room.race.table_race import TableRace
from butin.room.running.deferred import Walk, spawn
from butin.room.running.guest import Guest
from butin.room.running.live_table import LiveTable
from butin.room.running.request import Request
from butin.room.table.rights import television
from butin.room.table.table import PLAYING, Table
from butin.room.wishes import Report

if TYPE_CHECKING:
    from butin.room.running.pipeline import Pipeline

MEASURED_MS: Final = 1200.0  # after so long a line is known
FINE: Final = 1.0  # ms: who says that their clock is worse, but not hopeless, gains nothing by it
SHOWN_MS: Final = 3000  # after so long a throw is on all screens, unless somebody has hidden the page


class Races:
    """Begins races, feeds them, and writes what they decide."""

    def __init__(self, ports: Ports, pipeline: Pipeline) -> None:
        self.pipeline = pipeline
        self.pool = ports.pool
        self.clock = ports.clock
        self.token = ports.token
        self.digest = ports.digest
        self.pace_ms = ports.pace_ms
        self.server = pipeline.server

    def takes(self, live: LiveTable, request: Request) -> bool:
        """Whether a wish is a race's business."""
        table = live.table
        if live.race is not None:
            return table.phase == PLAYING and takes(live.race, request)
        if not self._elsewhere(table):
            return False
        text = "a race is on at another server, where the others are: come by a socket"
        request.refused(Refused("race_elsewhere", text))
        return True

    def folded(self, live: LiveTable, entry: Entry, grab: Grab | None) -> None:
        """A table has changed: a race may be over by that, and another begin, before anybody knows."""
        table, race = live.table, live.race
        if entry["kind"] == "boxed":
            self.boxed(live)
        if table.game.speed is None:
            return
        if race is not None:
            kind = KINDS[entry["kind"]]
            if not kind.position and table.phase == PLAYING:
                if kind.joins:
                    race.showing.joined()
                return
            if race.second and self._second(table):
                return
            if grab is not None and not table.stakes:
                return  # the last verdict is shown in its time
            if grab is not None:
                live.race, race.stage = None, OVER  # what is not shown yet is shown with what follows
            else:
                race.drop()
        if entry["kind"] == "moved" and self._ready(live):
            live.race = TableRace(live, self, race, entry["seat"])
            live.race.showing.shut()

    def owe(self, live: LiveTable, grab: Grab) -> None:
        """A hand is judged: to be written as soon as may be."""
        live.owed = (*live.owed, grab)
        self.write(live)

    def write(self, live: LiveTable) -> None:
        """Put down what is owed; one after another where others write too."""
        while live.owed and not self.pipeline.busy(live) and not live.lost:
            grab, live.owed = live.owed[0], live.owed[1:]
            try:
                entry = grab.entry(live.table, self.clock.now())
            except ButinError:
                grab.refused(Refused("slipped", "another hand was faster"))
                continue
            self.pipeline.take(live, entry, None, grab)

    def committed(self, live: LiveTable, n: int, grab: Grab | None) -> None:
        """An entry is on disk; whoever grabbed hears of it when they see it."""
        race = live.race
        if grab is not None:
            grab.written(n)
            if race is None:
                grab.shown()
            else:
                race.showing.written.append(grab)
        if race is None or live.lost:
            return
        if n == race.n and race.stage == HELD:
            arm(race)
            self._tell_lines(live)
        elif n > race.n:
            race.showing.show(n)
            if not live.table.stakes:
                race.end()

    def overtaken(self, live: LiveTable, grab: Grab | None) -> None:
        """Another server was faster: hands are decided on the table as it is then. A full disk is not asked again."""
        owed, live.owed = live.owed, ()
        for hand in owed if grab is None else (grab, *owed):
            if self.pipeline.shut:
                hand.refused(not_saved())
            else:
                self.pipeline.spawn(live, self._owe_again(live.table.id, hand), hand.request)

    def _owe_again(self, identity: str, grab: Grab) -> Walk[None]:
        live = yield from self.pipeline.tables.get(identity)
        self.owe(live, grab)

    def look(self, live: LiveTable) -> None:
        """What is owed is written; a race that nobody looks after (the server was restarted) begins anew."""
        self.write(live)
        if live.race is None and not self.pipeline.shut and not live.writing and not live.owed and self._ready(live):
            race = live.race = TableRace(live, self)
            race.stage = WAIT
            spawn(begin_anew(race), self.pipeline.tables, live.table.id)

    def entered(self, guest: Guest) -> None:
        """Somebody has come, perhaps while a race is on; soon their line is known."""
        live = guest.live
        if live.race is not None:
            live.race.showing.entered(guest)
        self._measure(guest)

    def boxed(self, live: LiveTable) -> None:
        """Another box: the race is over, and lines are measured where another can be."""
        owed, live.owed = live.owed, ()
        if live.race is not None:
            live.race.drop()
        for grab in owed:
            grab.refused(race_over())
        for guest in live.guests:
            if guest.echo is not None:
                guest.echo.stop()
                self._measure(guest)

    def _measure(self, guest: Guest) -> None:
        table = guest.live.table
        if guest.echo is not None and table.by_speed and not television(table, guest.holder):  # that has no hand
            guest.echo.start()
            self.pipeline.waiters.timer(guest.live, MEASURED_MS, partial(self._measured, guest))

    def left(self, guest: Guest) -> None:
        runner = self._runner(guest)
        if runner is not None:
            runner.leave()

    def ponged(self, guest: Guest, payload: bytes) -> None:
        runner = self._runner(guest)
        if runner is not None:
            runner.ponged(payload)

    def reported(self, guest: Guest, report: Report) -> None:
        """What a page says about itself: the throw is painted, no press yet, hidden, back."""
        runner = self._runner(guest)
        if report.do == "away":
            grain = report.grain or guest.grain
            guest.away, guest.grain = True, grain if grain > COARSE else min(grain, FINE)
            if runner is not None:
                runner.leave()
        elif report.do == "back_here":
            guest.away = False
        elif runner is not None and runner.race.id == report.race:
            runner.reported(report)

    def hides(self, live: LiveTable) -> int:
        """Nobody sees here what is perhaps not shown there yet."""
        if not self._elsewhere(live.table):
            return 0
        return max(0, live.table.since + SHOWN_MS - self.clock.now())

    def _runner(self, guest: Guest) -> Runner | None:
        race = guest.live.race
        return race.showing.runner_of(guest) if race is not None else None

    def _second(self, table: Table) -> bool:
        speed = table.game.speed
        return bool(table.stakes) and speed is not None and not speed.void(table.state)

    def _elsewhere(self, table: Table) -> bool:
        """Whether a race is held at another server, because all who are here are there."""
        if not table.stakes:
            return False
        servers = {table.seats[seat].server for seat in table.present()}
        return len(servers) == 1 and self.server not in servers

    def _ready(self, live: LiveTable) -> bool:
        """A race can be on: all who are here are at this server, and somebody's line can be measured."""
        table = live.table
        if not table.stakes or {table.seats[seat].server for seat in table.present()} != {self.server}:
            return False
        return any(guest.echo is not None and guest.here and table.held_by(guest.holder) for guest in live.guests)

    def _measured(self, guest: Guest) -> None:
        self._tell_lines(guest.live)  # which may have been read anew

    def _tell_lines(self, live: LiveTable) -> None:
        """How good everybody's connection is, for all to see."""
        if live.lost:
            return
        table = live.table
        lines: dict[str, Any] = {}
        for guest in live.guests:
            if guest.echo is not None and guest.echo.middle() > 0:
                lines.update({str(seat): round(guest.echo.middle()) for seat in table.held_by(guest.holder)})
        told = self.pipeline.write({"type": "lines", "lines": lines})
        for guest in live.guests:
            guest.whisper(told)
