"""Upkeep: makes what is due happen. Bots look and move, clocks run out, windows close, agreements are kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from butin.core.errors import ButinError
from butin.core.state import TABLE as THE_TABLE
from butin.room.deeds.agreeing import agreed
from butin.room.deeds.bench import offered_entry
from butin.room.deeds.pausing import went_on_entry
from butin.room.deeds.playing import moved_entry
from butin.room.deeds.questions import needed_answers
from butin.room.deeds.sealing import new_secret
from butin.room.entries import By
from butin.room.ports import Ports
from butin.room.running.deferred import Walk, spawn
from butin.room.running.live_table import FREE, LiveTable
from butin.room.running.resting import rest_left
from butin.room.running.thinking import ask_bot
from butin.room.table.due import dues, first_gone
from butin.room.table.seats import NOBODY
from butin.room.table.table import OVER, PLAYING, WAITING, Table

if TYPE_CHECKING:
    from butin.room.running.pipeline import Pipeline

HASTE: Final = 4  # by so much bots are quicker where all people wait for them
CALM: Final = 6  # paces at most that a bot lets people look at what has just happened


class Upkeep:
    """Looks after tables while nobody has to."""

    def __init__(self, ports: Ports, pipeline: Pipeline) -> None:
        self.pipeline = pipeline
        self.pool = ports.pool
        self.clock = ports.clock
        self.token = ports.token
        self.pace_ms = ports.pace_ms

    def look(self, live: LiveTable) -> None:
        """Do what is due now, and come back for what is due later."""
        if live.call_off is not None:
            live.call_off()
            live.call_off = None
        table = live.table
        if not live.due and table.phase == PLAYING and table.asked is None:
            return  # people are at it, as at most moves
        if live.lost or self.pipeline.shut or not self.pipeline.ours(live):
            return
        self.seal(live)
        later = self._keep_agreement(live)
        if live.due or later:
            self._do_what_is_due(live, later)

    def _do_what_is_due(self, live: LiveTable, later: int) -> None:
        """`later` is when to come back at the latest; 0 if nobody has to."""
        now = self.clock.now()
        rested = now + rest_left(live, self.pipeline.server, now)
        for due in dues(live.table):
            if live.race is not None and live.race.keeps(due.by):
                continue  # the race has hands and windows of its own, and comes back here afterwards
            at = max(due.at, rested)
            if at > now:
                later = min(later, at) if later else at
            elif due.by == "pause":
                self.pipeline.by_itself(live, went_on_entry(NOBODY, NOBODY, now))
            elif due.by == "offer":
                self._offer(live, due.seat, now)
            elif due.by == "table":
                self._move(live, THE_TABLE, "", "table")
            elif due.seat not in live.thinking and live.waited.get(due.seat) != live.table.n:
                spawn(self._play(live, due.seat, due.by), self.pipeline.tables, live.table.id)
        if later:
            live.call_off = self.pipeline.waiters.timer(live, later - now, partial(self.look, live))

    def _offer(self, live: LiveTable, number: int, now: int) -> None:
        """The chair that somebody has left goes to the next on the bench."""
        entry = offered_entry(live.table, number, now)
        if entry is not None:
            self.pipeline.by_itself(live, entry)

    def seal(self, live: LiveTable) -> None:
        """The secret of the next match is drawn before anybody can add to it; a table from before has none yet."""
        table = live.table
        if table.phase in (WAITING, OVER) and not table.sealed:
            secret = new_secret(table.game, table.day, self.token)
            self.pipeline.by_itself(live, {"kind": "sealed", "secret": secret, "at": self.clock.now()})

    def _keep_agreement(self, live: LiveTable) -> int:
        """What everybody has agreed to happens; or when to look again, since nobody waits for ever for an answer."""
        table = live.table
        asked = table.asked
        if asked is None or live.writing:
            return 0
        needed = needed_answers(table, self.clock.now())
        if needed:
            return first_gone(table, needed) if asked.away_too else 0
        entry = agreed(table, self.clock.now())
        if entry is not None:
            self.pipeline.by_itself(live, entry)
        return 0

    def _play(self, live: LiveTable, number: int, by: By) -> Walk[None]:
        """A bot looks at the seat's view, elsewhere; then its hand moves, in a race as fast as it can."""
        table = live.table
        seat, n, match = table.seats[number], table.n, table.matches
        racing = table.game.racing(table.state)
        live.thinking = (*live.thinking, number)
        text, pause = yield from ask_bot(self.pool, self.token, table, number, live.here, gently=by == "clock")
        if not text:
            live.waited = {**live.waited, number: n}
            live.thought(number)
            return
        calm = max(self.pace_ms, min(pause, CALM * self.pace_ms))  # also where a purse is empty
        if self._only_bots_have_something_to_do(table):
            calm = self.pace_ms // HASTE
        wait = pause if racing else calm  # so that people can follow
        yield from self.pipeline.waiters.pause(max(0, seat.since + wait - self.clock.now()))
        if self.pipeline.busy(live) and not live.lost:
            yield from live.until(FREE)
        if live.lost:
            return
        live.thought(number)
        if live.race is None or not live.race.keeps(by):
            due = live.table.matches == match and self._is_due(live, number, by)
            if not (due and self._move(live, number, text, by)):
                self.look(live)  # the table has changed under the hand: think again

    def _only_bots_have_something_to_do(self, table: Table) -> bool:
        """Whether all people are through with this round, or this match."""
        now, state = self.clock.now(), table.state
        people = [number for number in table.persons() if not table.played_by_bot(number, now)]
        return state is not None and bool(people) and all(table.game.through(state, number) for number in people)

    def _is_due(self, live: LiveTable, number: int, by: str) -> bool:
        now = self.clock.now()
        due = any(due.seat == number and due.by == by and due.at <= now for due in dues(live.table))
        return due and not rest_left(live, self.pipeline.server, now)

    def _move(self, live: LiveTable, number: int, text: str, by: By) -> bool:
        """A bot's, a clock's or the table's own move; if it does not fit any more, nothing happens. Whether it did."""
        if self.pipeline.busy(live):
            return False
        table = live.table
        try:
            if number == THE_TABLE and table.state is not None:
                text = table.game.write_move(table.state, THE_TABLE, table.state.legal(THE_TABLE)[0])
            entry = moved_entry(table, number, text, by, self.clock.now())
        except (ButinError, IndexError):
            return False
        self.pipeline.take(live, entry)
        return True
