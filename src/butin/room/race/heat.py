"""A heat: one race at a table, from the entry that begins it to the verdict. It shows each what is to be seen in time.

The entry that begins it is on disk and on no screen: it is shown to every seat so that it arrives everywhere at one
moment, with the ruler right behind it. In the second phase what others take is shown to all at the same time of their
own watches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from butin.core.speed import Speed
from butin.room.errors import Refused
from butin.room.guest import Guest
from butin.room.live_table import LiveTable
from butin.room.ports import Clock
from butin.room.race.contest.arbiter import Contest, step
from butin.room.race.contest.entrant import Entrant, lead, playout
from butin.room.race.contest.log import log
from butin.room.race.contest.signals import Claimed, Left, Pinged, Ponged, Rang, Sent, Signal
from butin.room.race.contest.track import NEVER
from butin.room.race.grab import Grab
from butin.room.race.ruler import GAP_MS, LONG_MS, SILENT_MS, mark
from butin.room.race.runners import Runner, hands_of, lined_up

if TYPE_CHECKING:
    from butin.room.race.racing import Racing

# people are to come back; on its way to the disk; its time is set; on; nobody races any more; done
WAIT, HELD, SET, RUN, IDLE, OVER = range(6)


class Heat:
    """What a table's race needs to know besides the arbiter."""

    def __init__(
        self,
        live: LiveTable,
        speed: Speed,
        seed: str,
        clock: Clock,
        racing: Racing,
    ) -> None:
        table = live.table
        self.live: LiveTable = live
        self.speed: Speed = speed
        self.id: str = f"{live.table.n:x}{seed[:6]}"
        self.seed: str = seed  # of all that is drawn before it begins
        self.clock: Clock = clock
        self.racing = racing
        self.course = racing.course
        self.n: int = table.n  # the entry that begins it
        self.latest: int = table.n
        self.stage: int = HELD
        self.before: str = ""  # the race that this one follows
        self.second: bool = not speed.void(table.state)  # the second phase
        self.runners: list[Runner] = []
        self.race: Contest | None = None
        self.zero: float = NEVER  # the moment at which all should see it
        self.first_claim: float = NEVER
        self.out: list[Grab] = []  # hands of people
        self.promised: list[Grab] = []  # bots, whose times are drawn
        self.promises: list[tuple[Grab, float]] = []  # that the arbiter does not know yet
        self.plans: list[tuple[int, str, float]] = []  # of bots, for when nobody grabs: seat, move, and after how long
        self.answers: dict[int, Grab] = {}  # of entries, whose asker hears of it when they see it
        self.hasty: list[int] = []  # seats that reached out before there was anything to see
        self.resting: dict[int, float] = {}  # seats whose hand is locked, and until when
        self.logged: int = 0  # events of the race that are in the journal
        self.unshown: int = 0  # showings that are still to come
        self.rings: float = NEVER

    @property
    def veiled(self) -> bool:
        """Whether something that is written is not on all screens yet."""
        return self.stage in (HELD, SET) or self.unshown > 0

    @property
    def contested(self) -> bool:
        """Whether a verdict is on its way."""
        return bool(self.out) or (self.race is not None and bool(self.race.claims) and not self.race.closed)

    def keeps(self, by: str) -> bool:
        """Whether it looks itself after what bots, clocks or the table would do."""
        return self.veiled or self.contested or (self.stage < IDLE and by != "clock")

    def now(self) -> float:
        return round(self.clock.exact() * 1000, 3)

    def text(self, seat: int, code: int) -> str:
        """A move as people write it."""
        table = self.live.table
        return table.game.write_move(table.state, seat, code)

    def later(self, at: float, what: Callable[[], None]) -> None:
        """Something at a time; not if the heat is over by then."""

        def happen() -> None:
            if self.stage != OVER:
                try:
                    what()
                except Exception as error:  # noqa: BLE001
                    self.course.tables.stop(self.live.table.id, error)

        self.clock.later(max(0.0, at - self.now()), happen)

    def on(self) -> bool:
        """Whether it is not over."""
        return self.stage != OVER

    def line_up(self, salt: Callable[[], str]) -> None:
        """Who is in it."""
        self.runners = lined_up(self.live, self.speed, salt)

    def set_off(self, zero: float, lot: list[int]) -> None:
        """The moment is fixed: every connection is shown it half its way earlier, bots and the rest at that moment."""
        self.stage, self.zero = SET, zero
        self.race = Contest(self.hands(), lot, self.speed.stakes(self.live.table.state) if self.second else None)
        for runner in self.runners:
            self._reveal_at(zero - lead(self.race.tracks[runner.seats[0]].entrant), runner)
        for grab, took in self.promises:
            self.promise(grab, took)
        self.later(zero, self._begin)
        self.later(zero + LONG_MS, self._rest)

    def hear(self, event: Signal) -> None:
        """Something for the arbiter; then whatever follows from it."""
        if self.race is not None and self.stage in (SET, RUN):
            outcomes = step(self.race, event)
            self._wake_for(self.race)
            self.racing.grabs.act(self, outcomes)

    def promise(self, grab: Grab, took: float) -> None:
        """A bot's hand will be there after so long."""
        if self.race is None:
            self.promises.append((grab, took))
        else:
            self.promised.append(grab)
            self.hear(Claimed(self.now(), grab.seat, grab.what, took))

    def pass_on(self) -> None:
        """Another phase follows: what is not shown yet is shown with it."""
        self.stage = OVER

    def ponged(self, guest: Guest, k: int, salt: str) -> None:
        for runner in self.runners:
            if runner.guest is guest and k < len(runner.marks) and runner.marks[k] == salt:
                runner.heard = self.now()
                for seat in runner.seats:
                    self.hear(Ponged(self.now(), seat, k))

    def runner_of(self, guest: Guest) -> Runner | None:
        return next((runner for runner in self.runners if runner.guest is guest), None)

    def log(self, race: Contest) -> dict[str, Any]:
        """What the journal does not have of it yet; the first time all of it."""
        whole, before = log(race), self.logged
        self.logged = len(whole["events"])
        if before:
            whole = {"events": whole["events"][before:], "until": whole["until"]}
        return {"id": self.id, **whole}

    def left(self, guest: Guest) -> None:
        """Nobody waits for that connection any more."""
        runner = self.runner_of(guest)
        for seat in runner.seats if runner is not None else []:
            self.hear(Left(self.now(), seat))

    def show(self, n: int) -> None:
        """An entry after the first is on disk: in the second phase all see it at one time of their own watches."""
        self.latest = max(self.latest, n)
        if self.stage in (HELD, SET):
            return  # with the first
        now, grab = self.now(), self.answers.pop(n, None)
        measured = grab is not None and grab.measured >= 0
        delay = grab.measured + playout(self.hands()) if grab is not None and measured and self.second else -NEVER
        for guest in self.guests():
            runner = self.runner_of(guest)
            begun = runner.sent if runner is not None and runner.sent >= 0 else self.zero
            due = max(now, begun + delay, runner.due if runner is not None else 0.0)
            if runner is not None:
                runner.due = due
            mine = grab is not None and grab.seat in self.live.table.held_by(guest.holder)
            self._show_at(due, guest, n, grab if mine else None)
            grab = None if mine else grab
        if grab is not None:
            grab.granted(n)

    def drop(self) -> None:
        """It is over, and nothing waits any more."""
        self.stage = OVER
        if self.live.heat is self:
            self.live.heat = None
        for guest in self.live.guests:
            guest.open()
        for n, grab in self.answers.items():
            grab.granted(n)
        for grab in self.out:
            grab.refused(Refused("race_over", "that race is over"))
        self.answers, self.out = {}, []

    def end(self) -> None:
        """The last entry is on its way to the screens: then it is over."""
        at = max([runner.due for runner in self.runners], default=0.0)

        self.later(at, self._over)

    def _over(self) -> None:
        self.drop()
        self.course.follow(self.live)

    def hands(self) -> list[Entrant]:
        return hands_of(self.live.table, self.speed, self.runners)

    def guests(self) -> list[Guest]:
        """Those with seats; watchers have a delay of their own."""
        return [guest for guest in self.live.guests if self.live.table.held_by(guest.holder)]

    def _reveal_at(self, at: float, runner: Runner) -> None:
        self.later(at, lambda: self._reveal(runner))

    def _reveal(self, runner: Runner) -> None:
        runner.sent = self.now()
        begins = {"id": self.id, "nonce": runner.salt()[:8], "phase": 2 if self.second else 1}
        if not runner.guest.here:
            self.left(runner.guest)
            return
        if not runner.guest.show(self.latest, self.course.write({"race": begins}), self.n):
            runner.guest.whisper(self.course.write({"type": "go", "race": begins}))
        self._answer_seats(runner.seats)
        for seat in runner.seats:
            self.hear(Sent(runner.sent, seat))
        self._ping(runner)
        for seat in [one for one in runner.seats if one in self.hasty]:
            self.hear(Claimed(self.now(), seat, 0, 0.0))  # locks the hand
        if runner.guest.away:
            self.left(runner.guest)

    def _answer_seats(self, seats: list[int]) -> None:
        for n in [n for n, grab in self.answers.items() if grab.seat in seats]:
            self.answers.pop(n).granted(n)

    def _begin(self) -> None:
        """The moment itself."""
        self.stage = RUN
        assert self.race is not None
        for guest in self.guests():
            if self.runner_of(guest) is None:
                guest.show(self.latest)
        self._answer_seats([grab.seat for grab in self.answers.values()])
        for seat, line in self.race.tracks.items():
            if line.entrant.bot:
                self.hear(Sent(self.zero, seat))
        self.course.follow(self.live)

    def _ping(self, runner: Runner) -> None:
        """The next mark of the ruler."""
        if not runner.guest.here or self.stage not in (SET, RUN) or runner.guest.echo is None:
            return
        now = self.now()
        if now - max(runner.sent, runner.heard) > SILENT_MS:
            self.left(runner.guest)
            return
        k = len(runner.marks)
        runner.marks.append(runner.salt()[:8])
        runner.guest.echo.ping(mark(self.id, k, runner.marks[k]))
        for seat in runner.seats:
            self.hear(Pinged(now, seat, k))
        self.later(runner.sent + (k + 1) * GAP_MS, lambda: self._ping(runner))

    def _rest(self) -> None:
        """Nobody races any more: from here on hands count as they come."""
        if self.contested:
            self.later(self.now() + GAP_MS, self._rest)
        elif self.stage == RUN:
            self.stage = IDLE
            self.course.follow(self.live)

    def _wake_for(self, race: Contest) -> None:
        """The arbiter asked to be rung."""
        if race.due < NEVER and race.due != self.rings and not race.closed:
            self.rings = race.due
            self.later(race.due, self._ring)

    def _ring(self) -> None:
        self.rings = NEVER
        self.hear(Rang(self.now()))

    def _show_at(self, due: float, guest: Guest, n: int, grab: Grab | None) -> None:
        self.unshown += 1

        def shown() -> None:
            self.unshown -= 1
            guest.show(n)
            if grab is not None:
                grab.granted(n)
            if not self.veiled:
                self.course.follow(self.live)

        if due <= self.now():
            shown()
        else:
            self.clock.later(due - self.now(), shown)
