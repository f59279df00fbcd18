"""The keeper: makes what is due happen. Bots look and move, clocks run out, windows close, agreements are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from butin.core.errors import ButinError
from butin.core.state import TABLE as THE_TABLE
from butin.room import chairs
from butin.room.beginning import started
from butin.room.bots import ask
from butin.room.desk import Desk
from butin.room.fold import Entry
from butin.room.live_table import LiveTable
from butin.room.opening import drawn
from butin.room.ports import Clock, Pool, Store
from butin.room.resting import rest_left
from butin.room.table import OVER, WAITING
from butin.room.upkeep import dues
from butin.room.wishes import moved, needed_answers

CALM: Final = 6  # paces at most that a bot lets people look at what has just happened

Asked = Callable[[LiveTable], bool]


class Keeper:
    """Looks after tables while nobody has to."""

    def __init__(
        self,
        desk: Desk,
        store: Store,
        pool: Pool,
        clock: Clock,
        token: Callable[[], str],
        pace_ms: int,
        lost: Asked,
        ours: Asked,
        guard: Callable[[str, Callable[[], None]], None],
        server: str,
    ) -> None:
        self.desk = desk
        self.store = store
        self.pool = pool
        self.clock = clock
        self.token = token
        self.pace_ms = pace_ms  # a bot's hand moves no faster than this, so that people can follow
        self.lost = lost  # whether a table has been read anew or put away since
        self.ours = ours  # whether this server looks after a table, or another one does
        self.server = server
        self.guard = guard  # does something at a table, and stops that table if it breaks

    def look(self, live: LiveTable) -> None:
        """Do what is due now, and come back for what is due later."""
        if live.call_off is not None:
            live.call_off()
            live.call_off = None
        if self.lost(live) or self.desk.shut or not self.ours(live):
            return
        self.seal(live)
        self._keep_agreement(live)
        now, later = self.clock.now(), 0
        rested = now + rest_left(live, self.server, now)
        for due in dues(live.laid):
            if live.heat is not None and live.heat.keeps(due.by):
                continue  # the race has hands and windows of its own, and comes back here afterwards
            at = max(due.at, rested)
            if at > now:
                later = min(later, at) if later else at
            elif due.by == "table":
                self._move(live, THE_TABLE, "", "table")
            elif due.seat not in live.thinking and live.waited.get(due.seat) != live.laid.n:
                self._think(live, due.seat, due.by)
        if later:
            live.call_off = self._later(live, later - now, lambda: self.look(live))

    def seal(self, live: LiveTable) -> None:
        """The secret of the next match is drawn before anybody can add to it; a table from before has none yet."""
        table = live.laid
        if table.phase in (WAITING, OVER) and not table.sealed:
            self.enter(live, {"kind": "sealed", "secret": drawn(self.token)})

    def enter(self, live: LiveTable, entry: Entry) -> None:
        """Write an entry that nobody wished for; if another comes first, the need for it is looked at anew."""
        if self.desk.busy(live) or self.desk.shut:
            return
        entry["at"] = self.clock.now()
        self.desk.take(live, entry, lambda n, error: None, lambda: None)

    def _keep_agreement(self, live: LiveTable) -> None:
        """What everybody has agreed to happens."""
        table = live.laid
        asked = table.asked
        if asked is None or live.writing or needed_answers(table):
            return
        if asked.kind == "again":
            if table.sealed:
                self.enter(live, started(table, self.clock.now()))
        elif asked.about_a_chair:
            entry = chairs.agreed(table, self.clock.now())
            if entry:
                self.enter(live, entry)
        else:
            self.enter(live, {"kind": "took_back", "seat": asked.seat})

    def _think(self, live: LiveTable, number: int, by: str) -> None:
        """A bot looks at the seat's view, elsewhere; then its hand moves, in a race as fast as it can."""
        table = live.laid
        seat, n, match = table.seats[number], table.n, table.matches
        racing = table.game.racing(table.state)
        live.thinking.append(number)

        def thought(text: str, pause: int) -> None:
            if not text:
                live.waited[number] = n
                live.thinking.remove(number)
                return
            calm = max(self.pace_ms, min(pause, CALM * self.pace_ms))  # also where a purse is empty
            wait = pause if racing else calm  # so that people can follow
            late = max(0, seat.since + wait - self.clock.now())
            self._later(live, late, lambda: self._hand_moves(live, match, number, text, by))

        def wanted() -> bool:
            return not self.lost(live)

        ask(self.pool, self.token, table, number, thought, wanted, gently=by == "clock")

    def _later(self, live: LiveTable, milliseconds: int, what: Callable[[], None]) -> Callable[[], None]:
        return self.clock.later(milliseconds, lambda: self.guard(live.laid.id, what))

    def _hand_moves(self, live: LiveTable, match: int, number: int, text: str, by: str) -> None:
        if self.lost(live):
            return
        if self.desk.busy(live):
            live.parked.append((lambda _: self._hand_moves(live, match, number, text, by), lambda: None))
            return
        live.thinking.remove(number)
        if live.heat is not None and live.heat.keeps(by):
            return
        now = self.clock.now()
        due_now = any(due.seat == number and due.by == by and due.at <= now for due in dues(live.laid))
        due_now = due_now and not rest_left(live, self.server, now)
        if not (due_now and live.laid.matches == match and self._move(live, number, text, by)):
            self.look(live)  # the table has changed under the hand: think again

    def _move(self, live: LiveTable, number: int, text: str, by: str) -> bool:
        """A bot's, a clock's or the table's own move; if it does not fit any more, nothing happens. Whether it did."""
        if self.desk.busy(live):
            return False
        table = live.laid
        try:
            if number == THE_TABLE and table.state is not None:
                text = table.game.write_move(table.state, THE_TABLE, table.state.legal(THE_TABLE)[0])
            entry = moved(table, number, text, by, self.clock.now())
        except (ButinError, IndexError):
            return False
        self.desk.take(live, entry, lambda n, error: None, lambda: None)
        return True
