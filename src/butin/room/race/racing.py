"""The races of a room: which tables race now, who is in it, and what becomes of the arbiter's word.

A race is on where the game is decided by the faster hand and everybody who is here is connected to this server, at
least one by a line that can be measured. Elsewhere hands count as they come. Bots, windows and the roller's patience
are kept by the heat while it is on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.chance import FastChance
from butin.core.errors import ButinError, IllegalMove
from butin.room.desk import Desk, Done
from butin.room.errors import Refused
from butin.room.fold import Entry
from butin.room.guest import Guest
from butin.room.live import Live
from butin.room.ports import Clock, Pool
from butin.room.race.bots import Bots
from butin.room.race.events import Claimed, Closed, Early, Given, Outcome, Painted, Provisional, Slipped, Ticked
from butin.room.race.hands import second_start
from butin.room.race.heat import HELD, IDLE, RUN, SET, WAIT, Claimant, Heat
from butin.room.race.line import LOCK, NEVER
from butin.room.race.ruler import read_mark
from butin.room.race.verdicts import Verdict, measures
from butin.room.table import PLAYING, Table
from butin.room.tables import Tables
from butin.room.wishes import Wish

LEAST_SHAKE_MS = 200.0  # the cup, else about a pace
SWAY_MS = 100  # by so much the second start is earlier or later
BACK_MS, MEASURE_MS = 15_000.0, 3000.0  # for people to come back, then to be measured, before a race begins anew
LOOK_MS = 250.0
MEASURED_MS = 1200.0  # after so long a line is known
CHANGES = ("moved", "started", "took_back")


class Racing:
    """Begins races, feeds them, and writes what they decide."""

    def __init__(
        self,
        desk: Desk,
        tables: Tables,
        pool: Pool,
        clock: Clock,
        token: Callable[[], str],
        digest: Callable[[str], str],
        server: str,
        pace_ms: int,
        after: Callable[[Live], None],
    ) -> None:
        self.desk = desk
        self.tables = tables
        self.clock = clock
        self.token = token
        self.digest = digest
        self.server = server
        self.pace_ms = pace_ms
        self.after = after
        self.bots = Bots(pool, token, tables.guard, self._bot_moves)
        self.own = False  # whether the entry that is being taken is a verdict

    def folded(self, live: Live, entry: Entry) -> None:
        """A table has changed: a race may be over by that, and another begin, before anybody knows."""
        table, heat = live.laid, live.heat
        before = NEVER
        if heat is not None and (entry["kind"] in CHANGES or table.phase != PLAYING):
            before = heat.first_claim
            if not (heat.second and self._second(table)):
                if self.own and not self._stakes(table):
                    return  # the last verdict is shown in its time
                live.heat = None
                if self.own:
                    heat.pass_on()
                else:
                    heat.drop()
        if live.heat is None and entry["kind"] == "moved" and self._ready(live):
            begun = self._heat(live)
            begun.first_claim = before
            for guest in live.guests:
                if table.held_by(guest.holder):
                    guest.shut(table.n)

    def told(self, live: Live, n: int) -> None:
        """An entry is on disk."""
        heat = live.heat
        if heat is None or self.tables.lost(live):
            return
        if n == heat.n and heat.stage == HELD:
            self._arm(heat)
        elif n > heat.n:
            heat.show(n)
            if not self._stakes(live.laid):
                heat.end()

    def look(self, live: Live) -> None:
        """What is owed is written; a race that nobody looks after (the server was restarted) begins anew."""
        self._write(live)
        if live.heat is None and not live.writing and not live.owed and self._ready(live):
            heat = self._heat(live)
            heat.stage = WAIT
            self._wait_for_people(heat, heat.now(), NEVER)

    def takes(self, live: Live, holder: str, wish: Wish, done: Done) -> bool:
        """Whether a wish is a race's business: a hand that goes out, or something that must wait for hands."""
        heat, table = live.heat, live.laid
        if heat is None or wish.get("do") not in ("move", "grab") or table.phase != PLAYING:
            return False
        held = table.held_by(holder)
        seat = wish.get("seat", held[0] if held else None)
        if seat not in held or table.state is None:
            return False
        try:
            code = table.game.read_move(table.state, seat, str(wish.get("move", "")))
        except ButinError:
            return False
        if code in heat.speed.stakes(table.state):
            self._grab(heat, seat, code, wish, done)
            return True
        error = self._not_now(heat, seat, code)
        if error is not None:
            done(0, error)
        return error is not None

    def entered(self, guest: Guest) -> None:
        """Somebody has come while a race is on: what is decided is shown to them when it is to all."""
        live = guest.live
        if live.heat is not None and live.laid.held_by(guest.holder):
            guest.shut(live.laid.n + 1)
        if guest.echo is not None and live.laid.by_speed:
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
            guest.grain = float(wish.get("grain", 0.0)) or guest.grain
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

    def _ready(self, live: Live) -> bool:
        """A race can be on: all who are here are at this server, and somebody's line can be measured."""
        table = live.laid
        if not self._stakes(table) or {table.seats[seat].server for seat in table.present()} != {self.server}:
            return False
        return any(guest.echo is not None and guest.here and table.held_by(guest.holder) for guest in live.guests)

    def _heat(self, live: Live) -> Heat:
        speed = live.laid.game.speed
        assert speed is not None
        heat = live.heat = Heat(live, speed, self.token(), self.clock, self._act, self._shown, self.tables.guard)
        return heat

    def _shown(self, live: Live) -> None:
        if not self.tables.lost(live):
            self.after(live)

    def _arm(self, heat: Heat) -> None:
        """The entry that begins it is on disk: the cup shakes, bots make up their minds, then the moment is set."""
        heat.stage, now = SET, heat.now()
        heat.line_up(self.token)
        self.bots.think(heat)
        self._tell_lines(heat.live)
        if heat.second:
            sway = int(heat.seed[:8], 16) % (2 * SWAY_MS + 1) - SWAY_MS
            first = heat.first_claim if heat.first_claim < NEVER else now
            self._set_off(heat, max(now + 1.0, second_start(first + sway, now, heat.hands())))
            return
        for guest in heat.guests():
            guest.whisper({"type": "armed", "race": heat.id, "commit": self.digest(heat.seed)})
        shake = self.pace_ms * (0.9 + int(heat.seed[:8], 16) % 750 / 1000)  # nobody can know how long
        self._wait_for_all(heat, now + shake, now + BACK_MS)

    def _wait_for_all(self, heat: Heat, zero: float, end: float) -> None:
        """Whoever has hidden the page may come back first."""
        now = heat.now()
        if now < end and any(runner.guest.away for runner in heat.runners):
            heat.later(now + LOOK_MS, lambda: self._wait_for_all(heat, zero, end))
        else:
            self._set_off(heat, max(zero, now + LEAST_SHAKE_MS))

    def _set_off(self, heat: Heat, zero: float) -> None:
        table = heat.live.laid
        seats = list(range(len(table.seats)))
        heat.set_off(zero, heat.speed.lot(table.state, seats, FastChance(int(heat.seed, 16))))
        self.bots.set_off(heat)
        window = 0 if table.state is None else table.game.window(table.state)
        if window:
            heat.later(zero + window, lambda: self._close_window(heat, window))

    def _close_window(self, heat: Heat, window: int) -> None:
        """What nobody took stays; not while a hand is out, nor before the window since the last thing taken is over."""
        live, now = heat.live, heat.now()
        since = self.clock.now() - live.laid.since
        if heat.contested or live.owed or since < window:
            heat.later(now + max(50.0, float(window - since)), lambda: self._close_window(heat, window))
        else:
            heat.stage = IDLE
            self.after(live)

    def _wait_for_people(self, heat: Heat, since: float, back: float) -> None:
        """What was seen before this server was there begins anew, when the hands are back and their lines measured."""
        now, live = heat.now(), heat.live
        if live.laid.persons() == live.laid.present() or now >= since + BACK_MS:
            back = min(back, now)
        if now < back + MEASURE_MS or live.writing:
            heat.later(now + LOOK_MS, lambda: self._wait_for_people(heat, since, back))
        elif heat.second:
            heat.n = heat.latest = live.laid.n
            self._arm(heat)
        else:
            self._void(heat)

    def _void(self, heat: Heat) -> None:
        """The game's own way to begin anew, in the name of whoever would do it."""
        live = heat.live
        anew = heat.speed.void(live.laid.state)
        if anew and live.laid.state is not None:
            text = live.laid.game.write_move(live.laid.state, anew[0], anew[1])
            live.owed.append(Verdict(anew[0], text, "table", "", lambda n, error: None))
            heat.drop()
            self._write(live)

    def _not_now(self, heat: Heat, seat: int, code: int) -> ButinError | None:
        """Why something else than a grab must wait."""
        state = heat.live.laid.state
        assert state is not None
        if state.refusal(seat, code) is not None:
            lock = heat.speed.lock(state)
            if lock and heat.stage == RUN:
                heat.resting[seat] = heat.now() + lock
            return None  # the referee says why
        if heat.second:
            return None
        if heat.stage < RUN:
            return Refused("not_yet", "the dice are still in the cup: wait until they lie")
        if heat.contested or heat.live.owed:
            return Refused("hands_first", "hands are out: wait for the verdict")
        left = heat.zero + heat.speed.patience(state) - heat.now()
        if left > 0:
            seconds = int(left / 1000) + 1
            return Refused("patience", f"somebody may still grab: wait {seconds} more seconds", {"seconds": seconds})
        return None

    def _grab(self, heat: Heat, seat: int, code: int, wish: Wish, done: Done) -> None:
        runner = next((one for one in heat.runners if seat in one.seats), None)
        if wish.get("do") == "grab" and wish.get("race") != heat.id and heat.stage >= RUN:
            done(0, Refused("race_over", "that race is over"))
        elif heat.stage == WAIT:
            done(0, Refused("not_yet", "not everybody is back: wait a moment"))
        elif heat.stage < RUN and (runner is None or runner.sent < 0):
            heat.hasty.append(seat)
            self._early(heat, seat)
            done(0, _too_early())
        elif heat.now() < heat.resting.get(seat, 0.0):
            done(0, Refused("hand_rests", "your hand was too hasty: it rests for a moment"))
        else:
            self._claim(heat, Claimant(seat, code, "person", str(wish.get("id") or ""), done), wish)

    def _claim(self, heat: Heat, claimant: Claimant, wish: Wish) -> None:
        if heat.stage == IDLE or heat.race is None:
            self._owe(heat, claimant, -1.0)
            self._write(heat.live)
            return
        now, seat = heat.now(), claimant.seat
        heat.first_claim = min(heat.first_claim, now)
        heat.claimants.append(claimant)
        line = heat.race.lines.get(seat)
        if line is not None and line.hand.bot:
            heat.hear(Claimed(now, seat, claimant.what, now - heat.zero))
        elif wish.get("do") == "grab":
            took, hold = float(wish.get("took", 0.0)), float(wish.get("hold", 0.0))
            heat.hear(Claimed(now, seat, claimant.what, took, hold))
        else:
            heat.hear(Claimed(now, seat, claimant.what, 0.0, 0.0, stamped=False))
        race = heat.race
        held = any(claim.seat == seat and claim.what == claimant.what for claim in race.claims + race.promised)
        if claimant in heat.claimants and not held:
            heat.claimants.remove(claimant)
            claimant.done(0, Refused("hand_rests", "your hand was too hasty: it rests for a moment"))

    def _act(self, heat: Heat, outcomes: list[Outcome]) -> None:
        """What the arbiter says happens."""
        for outcome in outcomes:
            if isinstance(outcome, Early):
                self._early(heat, outcome.seat)
                self._refuse(heat, outcome.seat)
            elif isinstance(outcome, Provisional) and not heat.second:
                move = self._text(heat, outcome.seat, outcome.what)
                for guest in heat.guests():
                    guest.whisper({"type": "hands", "race": heat.id, "seat": outcome.seat, "what": move})
            elif isinstance(outcome, (Given, Slipped)):
                self._decided(heat, outcome)
            elif isinstance(outcome, Closed) and outcome.reason != "decided":
                heat.stage = IDLE
                if outcome.reason == "void":
                    self._void(heat)
        self._write(heat.live)
        self.bots.think_on(heat, outcomes)

    def _decided(self, heat: Heat, outcome: Given | Slipped) -> None:
        out = heat.claimants + heat.promised
        fits = [one for one in out if (one.seat, one.what) == (outcome.seat, outcome.what)]
        if not fits:
            return
        (heat.claimants if fits[0] in heat.claimants else heat.promised).remove(fits[0])
        if isinstance(outcome, Given):
            self._owe(heat, fits[0], outcome.measured)
        elif fits[0].by == "person":
            self._owe(heat, fits[0], -1.0)  # the referee says who was faster

    def _owe(self, heat: Heat, claimant: Claimant, measured: float) -> None:
        """A verdict, to be written as soon as may be."""
        race, seat = heat.race, claimant.seat
        verdict = Verdict(seat, self._text(heat, seat, claimant.what), claimant.by, claimant.wish, claimant.done)
        verdict.measured = measured
        if race is not None and measured >= 0.0:
            habits = race.habits()
            claimed = {one["seat"] for one in measures(race, claimant.what)} - _bots_of(heat)
            verdict.more = {
                "race": measures(race, claimant.what),
                "seed": heat.seed,
                "log": heat.log(race),
                "habits": {str(one): habits[one].plain() for one in sorted(claimed)},
            }
        heat.live.owed.append(verdict)

    def _write(self, live: Live) -> None:
        """Put down what is owed; one after another where others write too."""
        while live.owed and not self.desk.busy(live) and not self.tables.lost(live):
            verdict = live.owed.popleft()
            try:
                entry = verdict.entry(live.laid, self.clock.now())
            except IllegalMove:
                verdict.done(0, Refused("slipped", "another hand was faster"))
                continue
            self._put_down(live, entry, verdict)

    def _put_down(self, live: Live, entry: Entry, verdict: Verdict) -> None:
        heat, identity = live.heat, live.laid.id
        again = lambda: self._owe_again(identity, verdict)  # noqa: E731
        self.own = True
        try:
            self.desk.take(live, entry, self._answer(live, live.laid.n + 1, verdict), again)
        finally:
            self.own = False
        if heat is not None and live.heat is heat:
            heat.measured[live.laid.n] = verdict.measured

    def _bot_moves(self, live: Live, seat: int, text: str) -> None:
        live.owed.append(Verdict(seat, text, "bot", "", lambda n, error: None))
        self._write(live)

    def _owe_again(self, identity: str, verdict: Verdict) -> None:
        """Another server was faster: it is decided on the table as it is then."""

        def fresh(live: Live) -> None:
            live.owed.append(verdict)
            self._write(live)

        self.tables.use(identity, fresh, lambda: verdict.done(0, self.tables.why_missing(identity)))

    def _answer(self, live: Live, number: int, verdict: Verdict) -> Done:
        """Whoever grabbed hears it when they see it."""

        def written(n: int, error: ButinError | None) -> None:
            if live.heat is None or error is not None:
                verdict.done(n, error)
            else:
                live.heat.answers[number] = (verdict.seat, lambda: verdict.done(n, None))

        return written

    def _early(self, heat: Heat, seat: int) -> None:
        for guest in heat.guests():
            if seat in heat.live.laid.held_by(guest.holder):
                guest.whisper({"type": "early", "race": heat.id, "lock_ms": LOCK})

    def _refuse(self, heat: Heat, seat: int) -> None:
        for claimant in [one for one in heat.claimants if one.seat == seat and one.by == "person"]:
            heat.claimants.remove(claimant)
            claimant.done(0, _too_early())

    def _text(self, heat: Heat, seat: int, code: int) -> str:
        table = heat.live.laid
        assert table.state is not None
        return table.game.write_move(table.state, seat, code)

    def _tell_lines(self, live: Live) -> None:
        """How good everybody's connection is, for all to see."""
        if self.tables.lost(live):
            return
        table = live.laid
        lines: dict[str, Any] = {}
        for guest in live.guests:
            if guest.echo is not None and guest.echo.middle() > 0:
                lines.update({str(seat): round(guest.echo.middle()) for seat in table.held_by(guest.holder)})
        for guest in live.guests:
            guest.whisper({"type": "lines", "lines": lines})


def _bots_of(heat: Heat) -> set[int]:
    return set() if heat.race is None else {seat for seat, line in heat.race.lines.items() if line.hand.bot}


def _too_early() -> Refused:
    return Refused("too_early", "too early: nothing is lost but a moment of this throw")
