"""One race at a table, from the entry that begins it to the verdict: hands go out, and the arbiter judges them.

How it starts is told in starts.py, what is shown to whom and when in showing.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from butin.core.chance import FastChance
from butin.room.entries import Raced
from butin.room.race.contest.arbiter import Contest, step
from butin.room.race.contest.log import log
from butin.room.race.contest.signals import (
    Busy,
    Claimed,
    Closed,
    Early,
    Outcome,
    Provisional,
    Rang,
    Sent,
    Settled,
    Signal,
    Slipped,
)
from butin.room.race.contest.track import LOCK, NEVER
from butin.room.race.grab import NOTHING, Grab, hand_busy, learnt, measures, race_over, too_early
from butin.room.race.showing import GAP_MS, HELD, IDLE, OVER, RUN, SET, Showing
from butin.room.race.starts import make_a_move, think_on
from butin.room.running.deferred import Deferred, spawn
from butin.room.running.live_table import LiveTable

if TYPE_CHECKING:
    from butin.room.race.races import Races

NOBODY: Final = -1
LONG_MS: Final = 10_000.0  # nobody races any more after so long
CLOSE_MS: Final = 50.0  # at least, before it is looked again whether a window may close


class TableRace:
    """What a table's race needs to know besides the arbiter."""

    def __init__(self, live: LiveTable, races: Races, before: TableRace | None = None, by: int = NOBODY) -> None:
        table, speed = live.table, live.table.game.speed
        assert speed is not None
        self.live: LiveTable = live
        self.speed = speed
        self.races, self.pipeline, self.clock = races, races.pipeline, races.clock
        self.seed: str = races.token()  # of all that is drawn before it begins
        self.id: str = f"{table.n:x}{races.token()[:6]}"  # everybody knows it: nothing of the seed
        self.n: int = table.n  # the entry that begins it
        self.stage: int = HELD
        self.second: bool = not speed.void(table.state)  # the second phase
        self.before: str = before.id if before is not None else ""  # the race that this one follows
        self.first_claim: float = before.first_claim if before is not None else NEVER
        self.laden: int = by if self.second else NOBODY  # whose hand holds what began the second phase
        self.laying: int = speed.laying(table.state)
        self.full: dict[int, float] = {}  # seats whose only hand holds something, and until when
        self.zero: float = NEVER  # the moment at which all should see it
        self.contest: Contest | None = None
        self.showing: Showing = Showing(self)
        self.out: list[Grab] = []  # hands of people
        self.promised: list[Grab] = []  # of bots, whose times are drawn
        self.plans: list[Grab] = []  # of bots, for when nobody grabs
        self.hasty: list[int] = []  # seats that reached out before there was anything to see
        self.resting: dict[int, float] = {}  # seats whose hand is locked, and until when
        self.logged: int = 0  # events of the race that are in the journal
        self.rings: float = NEVER
        self.window: int = 0  # after which what nobody took stays

    @property
    def veiled(self) -> bool:
        """Whether something that is written is not on all screens yet."""
        return self.stage in (HELD, SET) or self.showing.unshown > 0

    @property
    def contested(self) -> bool:
        """Whether a verdict is on its way."""
        return bool(self.out) or (self.contest is not None and bool(self.contest.claims) and not self.contest.closed)

    def keeps(self, by: str) -> bool:
        """Whether it looks itself after what bots, clocks or the table would do."""
        return self.veiled or self.contested or (self.stage < IDLE and by != "clock")

    def on(self) -> bool:
        """Whether it is not over."""
        return self.stage != OVER

    def now(self) -> float:
        return round(self.clock.exact() * 1000, 3)

    def at(self, moment: float, what: Callable[[], None]) -> None:
        """Something at a moment; not if the race is over by then."""
        self.pipeline.waiters.timer(self.live, max(0.0, moment - self.now()), partial(self._happen, what))

    def _happen(self, what: Callable[[], None]) -> None:
        if self.stage != OVER:
            what()

    def until(self, moment: float) -> Deferred[None]:
        """A moment, for a walk; the race may be over by then."""
        return self.pipeline.waiters.pause(max(0.0, moment - self.now()))

    def set_off(self, zero: float) -> None:
        """The moment is fixed: every connection is shown it half its way earlier, bots and the rest at that moment."""
        table = self.live.table
        self.stage, self.zero = SET, zero
        lot = self.speed.lot(table.state, list(range(len(table.seats))), FastChance(int(self.seed, 16)))
        stakes = self.speed.stakes(table.state) if self.second else None
        self.contest = Contest(self.showing.entrants(), lot, stakes, laying=float(self.laying))
        self.full[self.laden] = zero + self.laying
        self.showing.set_off(self.contest)
        promised, self.promised = self.promised, []
        for grab in promised:
            self.promise(grab)
        self.at(zero, self._begin)
        self.at(zero + LONG_MS, self._rest)
        for plan in self.plans:
            spawn(make_a_move(self, plan), self.pipeline.tables, table.id)
        window = table.game.window
        self.window = window(table.state) if window is not None and table.state is not None else 0
        if self.window:
            self.at(zero + self.window, self._close_window)

    def promise(self, grab: Grab) -> None:
        """A bot's hand will be there after so long."""
        self.promised.append(grab)
        self.hear(Claimed(self.now(), grab.seat, grab.what, grab.took))

    def _begin(self) -> None:
        """The moment itself."""
        assert self.contest is not None
        self.stage = RUN
        self.showing.begin()
        for seat, track in self.contest.tracks.items():
            if track.entrant.bot:
                self.hear(Sent(self.zero, seat))
        self.pipeline.follow(self.live)

    def hear(self, signal: Signal) -> None:
        """Something for the arbiter; then whatever follows from it."""
        contest = self.contest
        if contest is None or self.stage not in (SET, RUN):
            return
        outcomes = step(contest, signal)
        if contest.due < NEVER and contest.due != self.rings and not contest.closed:
            self.rings = contest.due
            self.at(contest.due, self._ring)
        if outcomes:
            for outcome in outcomes:
                self._act(outcome, contest)
            self.races.write(self.live)
            think_on(self, outcomes)

    def _ring(self) -> None:
        """As the arbiter asked."""
        self.rings = NEVER
        self.hear(Rang(self.now()))

    def _act(self, outcome: Outcome, contest: Contest) -> None:
        """What the arbiter says happens."""
        if isinstance(outcome, Settled):
            self._judged(outcome, contest)
        elif isinstance(outcome, Early):
            self.tell_early(outcome.seat)
            for grab in [one for one in self.out if one.seat == outcome.seat]:
                self.out.remove(grab)
                grab.refused(too_early(self.second))
        elif isinstance(outcome, Busy):
            grab = next(one for one in reversed(self.out) if one.seat == outcome.seat)
            self.out.remove(grab)
            grab.refused(hand_busy(outcome.full))
        elif isinstance(outcome, Provisional) and not self.second:
            table = self.live.table
            move = table.game.write_move(table.state, outcome.seat, outcome.what)
            self.showing.tell({"type": "hands", "race": self.id, "seat": outcome.seat, "what": move})
        elif isinstance(outcome, Closed) and outcome.reason != "decided":
            self.stage = IDLE
            if outcome.reason == "void":
                self.void()

    def _judged(self, outcome: Settled, contest: Contest) -> None:
        found = [one for one in self.out + self.promised if (one.seat, one.what) == (outcome.seat, outcome.what)]
        if not found:
            return
        grab, table = found[0], self.live.table
        (self.out if grab.by == "person" else self.promised).remove(grab)
        if isinstance(outcome, Slipped):
            if grab.by != "person":
                return
            grab.judged(table, {})  # the referee says who was faster
        else:
            self.took(outcome.seat)
            times: Raced = {"race": measures(contest, grab.what), "seed": self.seed}
            grab.judged(table, {**times, **self._kept_of(contest)}, outcome.measured)
        self.live.owed = (*self.live.owed, grab)

    def took(self, seat: int) -> None:
        """Where everybody has one hand, it is full now."""
        self.full[seat] = self.now() + self.laying

    def _kept_of(self, contest: Contest) -> Raced:
        """For the journal: what it does not have of the race yet, the first time all, and what is new of the seats."""
        whole, before = log(contest), self.logged
        self.logged = len(whole["events"])
        if before:
            whole = {"events": whole["events"][before:], "until": whole["until"]}
        return {"log": {"id": self.id, **whole}, "habits": learnt(contest, self.live.table)}

    def tell_early(self, seat: int) -> None:
        self.showing.tell({"type": "early", "race": self.id, "lock_ms": LOCK}, seat)

    def _rest(self) -> None:
        """Nobody races any more: from here on hands count as they come."""
        if self.contested:
            self.at(self.now() + GAP_MS, self._rest)
        elif self.stage == RUN:
            self.stage = IDLE
            self.pipeline.follow(self.live)

    def _close_window(self) -> None:
        """What nobody took stays; not while a hand is out, nor before the window since the last thing taken is over."""
        left = self.window - (self.clock.now() - self.live.table.since)
        if self.contested or self.live.owed or left > 0:
            self.at(self.now() + max(CLOSE_MS, float(left)), self._close_window)
        else:
            self.stage = IDLE
            self.pipeline.follow(self.live)

    def void(self) -> None:
        """The game's own way to begin anew, in the name of whoever would do it."""
        live, table = self.live, self.live.table
        anew = self.speed.void(table.state)
        if anew and table.state is not None:
            grab = Grab(anew[0], NOTHING, "table", move=table.game.write_move(table.state, anew[0], anew[1]))
            grab.judged(table, {} if self.contest is None else self._kept_of(self.contest))
            self.drop()
            self.races.owe(live, grab)

    def end(self) -> None:
        """The last entry is on its way to the screens: then it is over."""
        self.at(self.showing.last(), self._over)

    def _over(self) -> None:
        self.drop()
        self.pipeline.follow(self.live)

    def drop(self) -> None:
        """It is over, and nothing waits any more."""
        self.stage = OVER
        if self.live.race is self:
            self.live.race = None
        self.showing.end()
        out, self.out = self.out, []
        for grab in out:
            grab.refused(race_over())
