"""One hand, from the press to the answer: out, judged, written, shown."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Final

from butin.core.errors import ButinError
from butin.room.deeds.playing import moved_entry
from butin.room.entries import By, Measured, MovedEntry, Raced
from butin.room.errors import Refused
from butin.room.race.contest.contest import Contest
from butin.room.race.contest.signals import Claimed, Settled
from butin.room.race.showing import IDLE, RUN, WAIT
from butin.room.running.request import Request
from butin.room.table.table import Table

if TYPE_CHECKING:
    from butin.room.race.table_race import TableRace

NOTHING: Final = -1  # reached for: a move of a race that is no grab
UNMEASURED: Final = -1.0
# on its way to something; decided, to be written as soon as may be; on disk; whoever asked for it has their answer
OUT, JUDGED, WRITTEN, SHOWN = range(4)


def takes(race: TableRace, request: Request) -> bool:
    """Whether a wish is the race's business: a hand that goes out, or something that must wait for hands."""
    table, wish = race.live.table, request.wish
    held = table.held_by(request.who.holder)
    if (wish.do != "move" and wish.do != "grab") or not held or table.state is None:  # noqa: PLR1714
        return False
    seat = held[0] if wish.seat is None else wish.seat
    if seat not in held:
        return False
    try:
        code = table.game.read_move(table.state, seat, wish.move)
    except ButinError:
        return False
    if code in race.speed.stakes(table.state):
        Grab(seat, code, "person", request).reach(race, request)
        return True
    if race.second and race.before and wish.do == "grab" and wish.race == race.before:
        Grab(seat, code, "person", request).come_late(race, wish.took)
        return True
    error = _not_now(race, seat, code)
    if error is not None:
        request.refused(error)
    return error is not None


def _not_now(race: TableRace, seat: int, code: int) -> ButinError | None:
    """Why something else than a grab must wait."""
    state = race.live.table.state
    assert state is not None
    if state.refusal(seat, code) is not None:
        lock = race.speed.lock(state)
        if lock and race.stage == RUN:
            race.resting[seat] = race.now() + lock
        return None  # the referee says why
    if race.second:
        return None
    if race.stage < RUN:
        return Refused("not_yet", "the dice are still in the cup: wait until they lie")
    if race.contested or race.live.owed:
        return Refused("hands_first", "hands are out: wait for the verdict")
    left = race.zero + race.speed.patience(state) - race.now()
    if left > 0:
        seconds = int(left / 1000) + 1
        return Refused("patience", f"somebody may still grab: wait {seconds} more seconds", {"seconds": seconds})
    return None


class Grab:
    """A hand of somebody who waits for the answer, or of a bot, who waits for none."""

    __slots__ = ("by", "measured", "more", "move", "n", "request", "seat", "stage", "took", "what")

    def __init__(
        self, seat: int, what: int, by: By, request: Request | None = None, move: str = "", took: float = 0.0
    ) -> None:
        self.seat: int = seat
        self.what: int = what  # is reached for
        self.by: By = by
        self.request: Request | None = request
        self.move: str = move  # as the journal has it, once it is judged
        self.took: float = took  # of a bot's hand, drawn before
        self.stage: int = OUT
        self.measured: float = UNMEASURED
        self.more: Raced = {}  # what the journal keeps of the race
        self.n: int = 0  # the entry that it became

    def reach(self, race: TableRace, request: Request) -> None:
        """Out it goes, if the race is on and the hand free."""
        shown = any(self.seat in runner.seats and runner.sent >= 0 for runner in race.showing.runners)
        wish = request.wish
        if wish.do == "grab" and wish.race != race.id and race.stage >= RUN:
            self.refused(race_over())
        elif race.stage == WAIT:
            self.refused(Refused("not_yet", "not everybody is back: wait a moment"))
        elif race.stage < RUN and not shown:
            race.hasty.append(self.seat)
            race.tell_early(self.seat)
            self.refused(too_early(race.second))
        elif race.now() < race.resting.get(self.seat, 0.0):
            self.refused(hand_busy())
        elif race.stage == IDLE or race.contest is None:
            self._come(race)
        else:
            self._claim(race, race.contest, request)

    def _come(self, race: TableRace) -> None:
        """Nobody is measured any more: it counts as it comes, if it is not full."""
        table, full = race.live.table, race.full.get(self.seat, 0.0) - race.now()
        if full > 0.0:
            self.refused(hand_busy(full))
            return
        reach = race.speed.reach(table.state, self.seat)
        self.judged(table, {})
        race.races.owe(race.live, self)
        if race.speed.reach(table.state, self.seat) < reach:
            race.took(self.seat)

    def _claim(self, race: TableRace, contest: Contest, request: Request) -> None:
        """Tell the arbiter, who may say at once what becomes of it."""
        now, seat, what, track = race.now(), self.seat, self.what, contest.tracks.get(self.seat)
        full = race.full.get(seat, 0.0) - now
        if track is not None and track.entrant.bot and full > 0.0:
            self.refused(hand_busy(full))
            return
        race.first_claim = min(race.first_claim, now)
        race.out.append(self)
        if track is not None and track.entrant.bot:
            race.hear(Claimed(now, seat, what, now - race.zero))
        elif request.wish.do == "grab":
            race.hear(Claimed(now, seat, what, request.wish.took, request.wish.hold))
        else:
            race.hear(Claimed(now, seat, what, 0.0, 0.0, stamped=False))
        claims = contest.claims + contest.promised
        if self.stage == OUT and not any(claim.seat == seat and claim.what == what for claim in claims):
            race.out.remove(self)
            self.refused(hand_busy())

    def come_late(self, race: TableRace, took: float) -> None:
        """The verdict is known already: the referee says so, and everybody may see its time."""
        took = round(took, 1)
        times: list[Measured] = [{"seat": self.seat, "took": took, "measured": took, "flagged": False}]
        self.judged(race.live.table, {"race": times})
        race.races.owe(race.live, self)

    def judged(self, table: Table, more: Raced, measured: float = UNMEASURED) -> None:
        """It is decided, and a move like any other; `more` goes with it."""
        if self.what != NOTHING:
            self.move = table.game.write_move(table.state, self.seat, self.what)
        self.stage, self.more, self.measured = JUDGED, more, measured

    def entry(self, table: Table, now: int) -> MovedEntry:
        """The move, if table and referee allow it, or why not."""
        entry: MovedEntry = {**moved_entry(table, self.seat, self.move, self.by, now), **self.more}
        if self.request is not None and self.request.wish.id:
            entry["wish"] = self.request.wish.id
        return entry

    def written(self, n: int) -> None:
        self.stage, self.n = WRITTEN, n

    def shown(self) -> None:
        """Whoever grabbed sees it, and hears that it is theirs."""
        self.stage = SHOWN
        if self.request is not None:
            self.request.granted(self.n)
            self.request.answerer.flush()

    def refused(self, error: ButinError) -> None:
        self.stage = SHOWN
        if self.request is not None:
            self.request.refused(error)


def measures(contest: Contest, what: int) -> list[Measured]:
    """Everybody's time for one thing, the fastest first: for all to see."""
    found = [outcome for outcome in contest.decided if outcome.what == what]
    return [
        {
            "seat": outcome.seat,
            "took": round(outcome.took, 1),
            "measured": round(outcome.measured, 1),
            "flagged": contest.tracks[outcome.seat].habit.flagged,
        }
        for outcome in sorted(found, key=_measured)
    ]


def _measured(outcome: Settled) -> float:
    return round(outcome.measured, 1)


def learnt(contest: Contest, table: Table) -> dict[str, Any]:
    """What is known of the seats after this race, where that is something new."""
    people = {seat: habit for seat, habit in contest.habits().items() if not contest.tracks[seat].entrant.bot}
    known = {str(seat): habit.plain() for seat, habit in people.items()}
    return {seat: habit for seat, habit in known.items() if habit != table.habits.get(seat)}


def race_over() -> Refused:
    return Refused("race_over", "that race is over")


def too_early(second: bool) -> Refused:
    if second:  # the column is gone, and what stood on it is on its way down
        return Refused("still_falling", "the others still fall: nothing is lost but a moment")
    return Refused("too_early", "too early: nothing is lost but a moment of this throw")


def hand_busy(full: float = 0.0) -> Refused:
    if full > 0.0:
        return Refused("hand_full", "your hand is full: what it took is laid down first", {"ms": ceil(full)})
    return Refused("hand_rests", "your hand was too hasty: it rests for a moment")
