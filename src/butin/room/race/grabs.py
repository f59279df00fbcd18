"""Hands that go out: which wishes are a race's business, what the arbiter hears of them, and what it says to that."""

from __future__ import annotations

from butin.core.errors import ButinError
from butin.room.errors import Refused
from butin.room.live_table import LiveTable
from butin.room.race.bots import Bots
from butin.room.race.contest.signals import Claimed, Closed, Early, Given, Outcome, Provisional, Slipped
from butin.room.race.contest.track import LOCK
from butin.room.race.grab import Grab
from butin.room.race.heat import IDLE, RUN, WAIT, Heat
from butin.room.race.verdicts import Verdicts
from butin.room.request import Request
from butin.room.rights import Wish
from butin.room.table import PLAYING


class Grabs:
    """Between those who wish and the arbiter."""

    def __init__(self, verdicts: Verdicts, bots: Bots) -> None:
        self.verdicts = verdicts
        self.bots = bots

    def takes(self, live: LiveTable, request: Request) -> bool:
        """Whether a wish is a race's business: a hand that goes out, or something that must wait for hands."""
        heat, table, wish = live.heat, live.table, request.wish
        if heat is None or request.do not in ("move", "grab") or table.phase != PLAYING:
            return False
        held = table.held_by(request.holder)
        seat = wish.get("seat", held[0] if held else None)
        if seat not in held or table.state is None:
            return False
        try:
            code = table.game.read_move(table.state, seat, str(wish.get("move", "")))
        except ButinError:
            return False
        if code in heat.speed.stakes(table.state):
            self._grab(heat, seat, code, request)
            return True
        if heat.second and heat.before and wish.get("race") == heat.before:
            self.verdicts.too_late(heat, Grab(seat, code, "person", request), wish)
            return True
        error = self._not_now(heat, seat, code)
        if error is not None:
            request.refused(error)
        return error is not None

    def _not_now(self, heat: Heat, seat: int, code: int) -> ButinError | None:
        """Why something else than a grab must wait."""
        state = heat.live.table.state
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

    def _grab(self, heat: Heat, seat: int, code: int, request: Request) -> None:
        wish = request.wish
        runner = next((one for one in heat.runners if seat in one.seats), None)
        if wish.get("do") == "grab" and wish.get("race") != heat.id and heat.stage >= RUN:
            request.refused(Refused("race_over", "that race is over"))
        elif heat.stage == WAIT:
            request.refused(Refused("not_yet", "not everybody is back: wait a moment"))
        elif heat.stage < RUN and (runner is None or runner.sent < 0):
            heat.hasty.append(seat)
            self._early(heat, seat)
            request.refused(_too_early(heat))
        elif heat.now() < heat.resting.get(seat, 0.0):
            request.refused(Refused("hand_rests", "your hand was too hasty: it rests for a moment"))
        else:
            self._claim(heat, Grab(seat, code, "person", request), wish)

    def _claim(self, heat: Heat, grab: Grab, wish: Wish) -> None:
        if heat.stage == IDLE or heat.race is None:
            self.verdicts.owe(heat, grab, -1.0)
            self.verdicts.write(heat.live)
            return
        now, seat = heat.now(), grab.seat
        heat.first_claim = min(heat.first_claim, now)
        heat.out.append(grab)
        line = heat.race.tracks.get(seat)
        if line is not None and line.entrant.bot:
            heat.hear(Claimed(now, seat, grab.what, now - heat.zero))
        elif wish.get("do") == "grab":
            took, hold = float(wish.get("took", 0.0)), float(wish.get("hold", 0.0))
            heat.hear(Claimed(now, seat, grab.what, took, hold))
        else:
            heat.hear(Claimed(now, seat, grab.what, 0.0, 0.0, stamped=False))
        race = heat.race
        held = any(claim.seat == seat and claim.what == grab.what for claim in race.claims + race.promised)
        if grab in heat.out and not held:
            heat.out.remove(grab)
            grab.refused(Refused("hand_rests", "your hand was too hasty: it rests for a moment"))

    def act(self, heat: Heat, outcomes: list[Outcome]) -> None:
        """What the arbiter says happens."""
        for outcome in outcomes:
            if isinstance(outcome, Early):
                self._early(heat, outcome.seat)
                self._refuse(heat, outcome.seat)
            elif isinstance(outcome, Provisional) and not heat.second:
                move = heat.text(outcome.seat, outcome.what)
                hands = {"type": "hands", "race": heat.id, "seat": outcome.seat, "what": move}
                for guest in heat.guests():
                    guest.whisper(heat.course.write(hands))
            elif isinstance(outcome, (Given, Slipped)):
                self._decided(heat, outcome)
            elif isinstance(outcome, Closed) and outcome.reason != "decided":
                heat.stage = IDLE
                if outcome.reason == "void":
                    self.verdicts.void(heat)
        self.verdicts.write(heat.live)
        self.bots.think_on(heat, outcomes)

    def _decided(self, heat: Heat, outcome: Given | Slipped) -> None:
        out = heat.out + heat.promised
        fits = [one for one in out if (one.seat, one.what) == (outcome.seat, outcome.what)]
        if not fits:
            return
        (heat.out if fits[0] in heat.out else heat.promised).remove(fits[0])
        if isinstance(outcome, Given):
            self.verdicts.owe(heat, fits[0], outcome.measured)
        elif fits[0].by == "person":
            self.verdicts.owe(heat, fits[0], -1.0)  # the referee says who was faster

    def _early(self, heat: Heat, seat: int) -> None:
        for guest in heat.guests():
            if seat in heat.live.table.held_by(guest.holder):
                guest.whisper(heat.course.write({"type": "early", "race": heat.id, "lock_ms": LOCK}))

    def _refuse(self, heat: Heat, seat: int) -> None:
        for grab in [one for one in heat.out if one.seat == seat and one.by == "person"]:
            heat.out.remove(grab)
            grab.refused(_too_early(heat))


def _too_early(heat: Heat) -> Refused:
    if heat.second:  # the column is gone, and what stood on it is on its way down
        return Refused("still_falling", "the others still fall: nothing is lost but a moment")
    return Refused("too_early", "too early: nothing is lost but a moment of this throw")
