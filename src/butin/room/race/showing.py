"""What is shown to whom at which moment: the entry that begins a race, with the ruler behind it, and those that follow.

The first is on disk and on no screen: it is sent to every connection so that it arrives everywhere at one moment, and
pings follow it, the ruler by which time is measured there. In the second phase what others take is shown to all at the
same time of their own watches.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from butin.room.race.contest.contest import Contest
from butin.room.race.contest.entrant import Entrant, lead, playout
from butin.room.race.contest.habit import Habit
from butin.room.race.contest.signals import Claimed, Left, Painted, Pinged, Ponged, Sent, Ticked
from butin.room.race.contest.track import NEVER
from butin.room.running.guest import Guest
from butin.room.table.rights import television
from butin.room.wishes import PaintedReport, TickReport

if TYPE_CHECKING:
    from butin.room.race.grab import Grab
    from butin.room.race.table_race import TableRace

# people are to come back; on its way to the disk; its time is set; on; nobody races any more; done
WAIT, HELD, SET, RUN, IDLE, OVER = range(6)

GAP_MS: Final = 25.0  # of the ruler
SILENT_MS: Final = 1000.0  # whose line gives no echo for so long is not there, for this race


class Runner:
    """A connection in a race, with its seats."""

    def __init__(self, race: TableRace, guest: Guest, seats: list[int]) -> None:
        self.race: TableRace = race
        self.guest: Guest = guest
        self.seats: list[int] = seats
        self.marks: dict[bytes, int] = {}  # what was sent with each ping: nobody can answer one before it has arrived
        self.sent: float = -1.0  # when the reveal went out
        self.heard: float = -1.0  # when its last pong came
        self.due: float = 0.0  # when the last entry is shown to it

    def reveal(self) -> None:
        """Now it may see what the race is about; the first ping is right behind it."""
        race, guest = self.race, self.guest
        self.sent = race.now()
        begins = {"id": race.id, "nonce": race.races.token()[:8], "phase": 2 if race.second else 1}
        if not guest.here:
            self.leave()
            return
        if not guest.show(race.showing.latest, race.pipeline.write({"race": begins}), race.n):
            guest.whisper(race.pipeline.write({"type": "go", "race": begins}))
        race.showing.answer(self.seats)
        for seat in self.seats:
            race.hear(Sent(self.sent, seat))
        self.ping()
        for seat in [one for one in self.seats if one in race.hasty]:
            race.hear(Claimed(race.now(), seat, 0, 0.0))  # locks the hand
        if guest.away:
            self.leave()

    def ping(self) -> None:
        """The next mark of the ruler: which race, which mark, and something that cannot be guessed."""
        race, echo = self.race, self.guest.echo
        if not self.guest.here or race.stage not in (SET, RUN) or echo is None:
            return
        now, k = race.now(), len(self.marks)
        if now - max(self.sent, self.heard) > SILENT_MS:
            self.leave()
            return
        mark = f"{race.id}.{k}.{race.races.token()[:8]}".encode()
        self.marks[mark] = k
        echo.ping(mark)
        for seat in self.seats:
            race.hear(Pinged(now, seat, k))
        race.at(self.sent + (k + 1) * GAP_MS, self.ping)

    def ponged(self, payload: bytes) -> None:
        """An echo; nothing if it is none of ours."""
        k = self.marks.get(payload, -1)
        if k >= 0:
            self.heard = self.race.now()
            for seat in self.seats:
                self.race.hear(Ponged(self.heard, seat, k))

    def reported(self, report: PaintedReport | TickReport) -> None:
        """What its page says: the throw is painted, or no press yet."""
        race = self.race
        for seat in self.seats:
            if report.do == "painted":
                race.hear(Painted(race.now(), seat, report.hold, report.frame))
            else:
                race.hear(Ticked(race.now(), seat, report.elapsed))

    def leave(self) -> None:
        """Nobody waits for this connection any more."""
        for seat in self.seats:
            self.race.hear(Left(self.race.now(), seat))


class Showing:
    """Of one race."""

    def __init__(self, race: TableRace) -> None:
        self.race: TableRace = race
        self.runners: list[Runner] = []
        self.latest: int = race.n  # the last entry that is on disk
        self.written: list[Grab] = []  # whoever asked for them hears of it when they see it
        self.unshown: int = 0  # showings that are still to come

    def in_time(self, guest: Guest) -> bool:
        """Whether the race decides when somebody sees what: a seat or a television. Watchers have an own delay."""
        table = self.race.live.table
        return bool(table.held_by(guest.holder)) or television(table, guest.holder)

    def guests(self) -> list[Guest]:
        return [guest for guest in self.race.live.guests if self.in_time(guest)]

    def runner_of(self, guest: Guest) -> Runner | None:
        return next((runner for runner in self.runners if runner.guest is guest), None)

    def shut(self) -> None:
        """The entry that begins the race waits to be shown, and what follows it."""
        for guest in self.guests():
            guest.shut(self.race.n)

    def entered(self, guest: Guest) -> None:
        """Somebody has come meanwhile: what is decided from now on is shown to them when it is to all."""
        if self.in_time(guest):
            guest.shut(self.race.live.table.n + 1)

    def joined(self) -> None:
        """Somebody has a seat, or is a television, since the last entry: for them, too, it waits here."""
        race = self.race
        for guest in self.guests():
            if self.runner_of(guest) is None:
                guest.shut(race.n if race.stage in (HELD, SET) else race.live.table.n)

    def line_up(self) -> None:
        """Who is in it: the newest connection of each seat that may take something."""
        race = self.race
        table, self.runners = race.live.table, []
        free = [seat for seat in range(len(table.seats)) if race.speed.reach(table.state, seat) > 0]
        for guest in reversed(race.live.guests):
            seats = [seat for seat in table.held_by(guest.holder) if seat in free]
            if guest.echo is not None and guest.here and seats:
                self.runners.append(Runner(race, guest, seats))
                free = [seat for seat in free if seat not in seats]

    def entrants(self) -> list[Entrant]:
        """Everybody who may take something, as the arbiter knows them; hands without a line count as they come."""
        table, speed = self.race.live.table, self.race.speed
        measured = {seat: runner.guest for runner in self.runners for seat in runner.seats}
        found = []
        for seat in range(len(table.seats)):
            reach, guest = speed.reach(table.state, seat), measured.get(seat)
            habit = Habit.read(table.habits[str(seat)]) if str(seat) in table.habits else None
            echo = guest.echo if guest is not None else None
            if echo is not None and guest is not None:
                least, middle, kernel = echo.least(), echo.middle(), echo.kernel()
                line = (least, middle, kernel, guest.grain, False, habit, reach, echo.skips())
                found.append(Entrant(seat, *line, full=seat == self.race.laden))
            elif reach:
                found.append(Entrant(seat, bot=True, may_take=reach, full=seat == self.race.laden))
        return found

    def set_off(self, contest: Contest) -> None:
        """Every connection is shown it half its way before the moment; a television that is late, as much sooner."""
        for runner in self.runners:
            self.race.at(self.race.zero - lead(contest.tracks[runner.seats[0]].entrant), runner.reveal)
        for guest in self.guests():
            if guest.late and self.runner_of(guest) is None:
                self.race.at(self.race.zero - guest.late, partial(self._show_ahead, guest))

    def _show_ahead(self, guest: Guest) -> None:
        guest.show(self.latest)  # what is on disk of it; the arbiter knows nothing of this

    def begin(self) -> None:
        """The moment itself, for those whose line is not measured."""
        for guest in self.guests():
            if self.runner_of(guest) is None:
                guest.show(self.latest)
        self.answer([grab.seat for grab in self.written])

    def answer(self, seats: list[int]) -> None:
        """These seats see what they have grabbed."""
        for grab in [one for one in self.written if one.seat in seats]:
            self.written.remove(grab)
            grab.shown()

    def show(self, n: int) -> None:
        """An entry after the first is on disk: in the second phase all see it at one time of their own watches."""
        self.latest = max(self.latest, n)
        race = self.race
        if race.stage in (HELD, SET):
            return  # with the first
        now, grab = race.now(), next((one for one in self.written if one.n == n), None)
        delay = -NEVER
        if grab is not None:
            self.written.remove(grab)
            if grab.measured >= 0.0 and race.second:
                delay = grab.measured + playout(self.entrants())
        for guest in self.guests():
            mine = grab is not None and grab.seat in race.live.table.held_by(guest.holder)
            self._show_at(self._due(guest, now, delay), guest, n, grab if mine else None)
            grab = None if mine else grab
        if grab is not None:
            grab.shown()

    def _due(self, guest: Guest, now: float, delay: float) -> float:
        """When somebody sees an entry, never before an earlier one."""
        runner = self.runner_of(guest)
        if runner is None:
            return max(now, self.race.zero + delay)
        begun = runner.sent if runner.sent >= 0 else self.race.zero
        runner.due = max(now, begun + delay, runner.due)
        return runner.due

    def _show_at(self, due: float, guest: Guest, n: int, grab: Grab | None) -> None:
        self.unshown += 1
        left = due - self.race.now()
        if left <= 0.0:
            self._shown(guest, n, grab)
        else:
            self.race.pipeline.waiters.timer(self.race.live, left, partial(self._shown, guest, n, grab))

    def _shown(self, guest: Guest, n: int, grab: Grab | None) -> None:
        self.unshown -= 1
        guest.show(n)
        if grab is not None:
            grab.shown()
        if not self.race.veiled:
            self.race.pipeline.follow(self.race.live)

    def last(self) -> float:
        """When the last entry so far is on all screens."""
        return max([runner.due for runner in self.runners], default=0.0)

    def end(self) -> None:
        """Nothing waits any more."""
        for guest in self.race.live.guests:
            guest.open()
        self.answer([grab.seat for grab in self.written])

    def tell(self, message: dict[str, Any], seat: int | None = None) -> None:
        """Something that is no entry, for all whose race it is, or for one seat."""
        data = self.race.pipeline.write(message)
        for guest in self.guests():
            if seat is None or seat in self.race.live.table.held_by(guest.holder):
                guest.whisper(data)
