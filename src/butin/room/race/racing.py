"""The races of a room: which tables race now, who is in it, and what becomes of the arbiter's word.

A race is on where the game is decided by the faster hand and everybody who is here is connected to this server, at
least one by a line that can be measured. Elsewhere hands count as they come. Bots, windows and the roller's patience
are kept by the heat while it is on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from butin.room.errors import Refused
from butin.room.guest import Guest
from butin.room.live_table import LiveTable
from butin.room.ports import Ports
from butin.room.race.bots import Bots
from butin.room.race.contest.signals import Painted, Ticked
from butin.room.race.contest.track import COARSE, NEVER
from butin.room.race.grab import Grab
from butin.room.race.grabs import Grabs
from butin.room.race.heat import HELD, WAIT, Heat
from butin.room.race.ruler import read_mark
from butin.room.race.starts import Starts
from butin.room.race.verdicts import Verdicts
from butin.room.request import Request
from butin.room.rights import Wish
from butin.room.table import PLAYING, Entry, Table

if TYPE_CHECKING:
    from butin.room.course import Course

MEASURED_MS: Final = 1200.0  # after so long a line is known
FINE: Final = 1.0  # ms: who says that their clock is worse, but not hopeless, gains nothing by it
SHOWN_MS: Final = 3000  # after so long a throw is on all screens, unless somebody has hidden the page
CHANGES: Final = ("moved", "started", "took_back")


class Racing:
    """Begins races, feeds them, and writes what they decide."""

    def __init__(self, ports: Ports, course: Course) -> None:
        self.course = course
        self.clock = ports.clock
        self.token = ports.token
        self.server = course.server
        self.verdicts = Verdicts(course, ports.clock)
        bots = Bots(ports.pool, ports.token, self.verdicts)
        self.starts = Starts(self.verdicts, bots, ports.clock, ports.token, ports.digest, ports.pace_ms)
        self.grabs = Grabs(self.verdicts, bots)

    def folded(self, live: LiveTable, entry: Entry, grab: Grab | None) -> None:
        """A table has changed: a race may be over by that, and another begin, before anybody knows."""
        table, heat = live.table, live.heat
        if table.game.speed is None:
            return
        before, followed = NEVER, ""
        if heat is not None and (entry["kind"] in CHANGES or table.phase != PLAYING):
            before, followed = heat.first_claim, heat.id
            if not (heat.second and self._second(table)):
                if grab is not None and not self._stakes(table):
                    return  # the last verdict is shown in its time
                live.heat = None
                if grab is not None:
                    heat.pass_on()
                else:
                    heat.drop()
        if live.heat is None and entry["kind"] == "moved" and self._ready(live):
            begun = self._heat(live)
            begun.first_claim, begun.before = before, followed
            for guest in live.guests:
                if table.held_by(guest.holder):
                    guest.shut(table.n)

    def kept(self, live: LiveTable, n: int, grab: Grab | None) -> None:
        """An entry is on disk."""
        if grab is not None:
            self.verdicts.kept(live, n, grab)
        heat = live.heat
        if heat is None or live.lost:
            return
        if n == heat.n and heat.stage == HELD:
            self.starts.arm(heat)
            self._tell_lines(live)
        elif n > heat.n:
            heat.show(n)
            if not self._stakes(live.table):
                heat.end()

    def look(self, live: LiveTable) -> None:
        """What is owed is written; a race that nobody looks after (the server was restarted) begins anew."""
        if live.table.game.speed is None:
            return
        self.verdicts.write(live)
        if live.heat is None and not self.course.shut and not live.writing and not live.owed and self._ready(live):
            heat = self._heat(live)
            heat.stage = WAIT
            self.starts.wait_for_people(heat, heat.now(), NEVER)

    def takes(self, live: LiveTable, request: Request) -> bool:
        """Whether a wish is a race's business."""
        if live.table.game.speed is None:
            return False
        if live.heat is None and request.do in ("move", "grab") and self._elsewhere(live.table):
            text = "a race is on at another server, where the others are: come by a socket"
            request.refused(Refused("race_elsewhere", text))
            return True
        return self.grabs.takes(live, request)

    def overtaken(self, live: LiveTable, grab: Grab) -> None:
        """Another entry was first."""
        self.verdicts.overtaken(live, grab)

    def entered(self, guest: Guest) -> None:
        """Somebody has come while a race is on: what is decided is shown to them when it is to all."""
        live = guest.live
        if live.heat is not None and live.table.held_by(guest.holder):
            guest.shut(live.table.n + 1)
        if guest.echo is not None and live.table.by_speed:
            self.clock.later(MEASURED_MS, lambda: self._tell_lines(guest.live))

    def left(self, guest: Guest) -> None:
        if guest.live.heat is not None:
            guest.live.heat.left(guest)

    def ponged(self, guest: Guest, payload: bytes) -> None:
        heat, found = guest.live.heat, read_mark(payload)
        if heat is not None and found is not None and found[0] == heat.id:
            heat.ponged(guest, found[1], found[2])

    def reported(self, guest: Guest, do: str, wish: Wish) -> None:
        """What a page says about itself: the throw is painted, no press yet, hidden, back."""
        if do in ("away", "back_here"):
            guest.away = do == "away"
            grain = float(wish.get("grain", 0.0)) or guest.grain
            guest.grain = grain if grain > COARSE else min(grain, FINE)
            if guest.away:
                self.left(guest)
            return
        heat = guest.live.heat
        runner = heat.runner_of(guest) if heat is not None and heat.id == wish.get("race") else None
        for seat in runner.seats if heat is not None and runner is not None else []:
            assert heat is not None
            if do == "painted":
                heat.hear(Painted(heat.now(), seat, float(wish.get("hold", 0.0)), float(wish.get("frame", 0.0))))
            else:
                heat.hear(Ticked(heat.now(), seat, float(wish.get("elapsed", 0.0))))

    def _second(self, table: Table) -> bool:
        speed = table.game.speed
        return bool(self._stakes(table)) and speed is not None and not speed.void(table.state)

    def _stakes(self, table: Table) -> dict[int, int]:
        speed = table.game.speed
        if speed is None or table.state is None or table.phase != PLAYING or not speed.on(table.setting.options):
            return {}
        return speed.stakes(table.state)

    def _elsewhere(self, table: Table) -> bool:
        """Whether a race is held at another server, because all who are here are there."""
        if not self._stakes(table):
            return False
        servers = {table.seats[seat].server for seat in table.present()}
        return len(servers) == 1 and self.server not in servers

    def hides(self, live: LiveTable) -> int:
        """Nobody sees here what is perhaps not shown there yet."""
        if not self._elsewhere(live.table):
            return 0
        return max(0, live.table.since + SHOWN_MS - self.clock.now())

    def _ready(self, live: LiveTable) -> bool:
        """A race can be on: all who are here are at this server, and somebody's line can be measured."""
        table = live.table
        if not self._stakes(table) or {table.seats[seat].server for seat in table.present()} != {self.server}:
            return False
        return any(guest.echo is not None and guest.here and table.held_by(guest.holder) for guest in live.guests)

    def _heat(self, live: LiveTable) -> Heat:
        speed = live.table.game.speed
        assert speed is not None
        heat = live.heat = Heat(live, speed, self.token(), self.clock, self)
        return heat

    def _tell_lines(self, live: LiveTable) -> None:
        """How good everybody's connection is, for all to see."""
        if live.lost:
            return
        table = live.table
        lines: dict[str, Any] = {}
        for guest in live.guests:
            if guest.echo is not None and guest.echo.middle() > 0:
                lines.update({str(seat): round(guest.echo.middle()) for seat in table.held_by(guest.holder)})
        told = self.course.write({"type": "lines", "lines": lines})
        for guest in live.guests:
            guest.whisper(told)
