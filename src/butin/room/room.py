"""The room: wishes come in, entries are written, news go out. An acknowledgement means that the entry is kept.

Everything that waits is a callback, so that the whole room also runs on a simulated clock and network.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.core.state import Event
from butin.room.desk import Desk, Done
from butin.room.errors import Refused
from butin.room.fold import Entry, fold, setting_of
from butin.room.keeper import Keeper
from butin.room.live import Guest, Live, hello, missed_news, news_for
from butin.room.opening import opening
from butin.room.ports import Bus, Clock, Connection, Pool, Store
from butin.room.table import CLOSED, Table
from butin.room.upkeep import next_due
from butin.room.wishes import WISHES, Wish

TRIES = 20  # how often a wish is decided anew when another process was faster
IDLE_MS = 60_000  # a table that nobody looks at is put away unless something is due sooner
SWEEP_MS = 1000
KEEP_MS = 30 * 24 * 3600 * 1000
NO_TABLE = Refused("no_such_table", "there is no such table: it was removed, or the link is incomplete")


class Room:
    """All tables of one process. The journal in the store is the truth; what is here is a cache of it."""

    def __init__(
        self,
        games: dict[str, AnyGame],
        store: Store,
        bus: Bus,
        pool: Pool,
        clock: Clock,
        token: Callable[[], str],
        digest: Callable[[str], str],
        pace_ms: int = 900,
    ) -> None:
        self.games = games
        self.store = store
        self.clock = clock
        self.token = token
        self.digest = digest
        self.server = token()
        self.live: dict[str, Live] = {}
        self.desk = Desk(store, bus, clock, self._after, self._reread)
        self.keeper = Keeper(self.desk, store, pool, clock, token, pace_ms, self._lost)
        self.refusals = 0
        self.came = 0
        bus.listen(self._heard)
        clock.later(SWEEP_MS, self._sweep)

    def open(self, wish: Wish, done: Callable[[dict[str, Any] | None, ButinError | None], None]) -> None:
        """Open a table with its host on the first seat, bots where they were wished for."""
        try:
            entry, answer = opening(self.games, wish, self.clock.now(), self.token, self.digest)
        except ButinError as error:
            done(None, error)
            return
        live = self.live[answer["table"]] = Live()
        live.ready = None
        live.table = Table(answer["table"], self.games[entry["setting"]["game"]], setting_of(entry))
        self.desk.take(live, entry, lambda n, error: done(None if error else answer, error), lambda: None)

    def wish(self, identity: str, holder: str, wish: Wish, done: Done) -> None:
        """Do something at a table, in the name of the device with that holder."""
        self._with(identity, lambda live: self._decide(live, holder, wish, done, TRIES), lambda: done(0, NO_TABLE))

    def enter(
        self,
        identity: str,
        holder: str,
        connection: Connection,
        since: int | None,
        done: Callable[[Guest | None], None],
    ) -> None:
        """Look at a table from now on; first comes a hello with what was missed since entry `since`."""

        def written(live: Live) -> None:
            guest = Guest(connection, holder, live)
            live.guests.append(guest)
            self._greet(guest, since)
            self._welcome(live, holder)
            done(guest)

        self._when_written(identity, written, lambda: done(None))

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        live = guest.live
        if guest not in live.guests:
            return
        live.guests.remove(guest)
        if live.table is not None and live.table.phase != CLOSED and not self._lost(live):
            seats = live.table.held_by(guest.holder)
            here = [seat for seat in seats if live.table.seats[seat].server == self.server]
            if here and not any(other.holder == guest.holder for other in live.guests):
                self.keeper.enter(live, {"kind": "went", "seats": here, "server": self.server})
        self._put_away(live)

    def peek(self, identity: str, done: Callable[[Table | None], None]) -> None:
        """The table as it is now, to be looked at only."""

        def written(live: Live) -> None:
            done(live.laid)
            self._put_away(live)

        self._when_written(identity, written, lambda: done(None))

    def remove(self, identity: str, holder: str, done: Done) -> None:
        """The host deletes the table now."""

        def ready(live: Live) -> None:
            table = live.laid
            if table.host not in table.held_by(holder):
                done(0, Refused("not_host", "only the host can do that", {"seat": table.host}))
                return
            self.desk.flush()  # nothing of it may be written after it is gone
            for guest in live.guests:
                guest.connection.send({"type": "removed"})
            self._forget(live)
            self.store.remove(identity, lambda: done(table.n, None))

        self._with(identity, ready, lambda: done(0, NO_TABLE))

    def stop(self) -> None:
        """Write what is on its way."""
        self.desk.flush()

    def _decide(self, live: Live, holder: str, wish: Wish, done: Done, tries: int) -> None:
        if self.desk.busy(live):
            live.parked.append(lambda: self._decide(live, holder, wish, done, tries))
            return
        table, do = live.laid, str(wish.get("do", ""))
        before = _granted_before(table, holder, wish)
        if before:
            self._when_written(table.id, lambda _: done(before, None), lambda: done(0, NO_TABLE))
            return
        try:
            if do not in WISHES:
                text = f"there is no wish {do[:40]!r}: expected one of {', '.join(WISHES)}"
                raise Refused("no_such_wish", text, {"do": do[:40]})
            if tries == 0:
                raise Refused("too_busy", "the table is too busy: try again")
            secret = {"secret": self.token()} if do == "start" else {}
            entry = WISHES[do](table, holder, {**wish, **secret}, self.clock.now())
        except ButinError as error:
            self.refusals += 1
            done(0, error)
            return

        def again() -> None:
            fresh = lambda other: self._decide(other, holder, wish, done, tries - 1)  # noqa: E731
            self._with(table.id, fresh, lambda: done(0, NO_TABLE))

        if do == "back":
            self.keeper.ask_back(live, entry, done, again)
        else:
            self.desk.take(live, entry, done, again)

    def _after(self, live: Live) -> None:
        """What follows from an entry by itself, then those who waited."""
        if self._lost(live):
            return
        self.keeper.look(live)
        for _ in range(len(live.parked)):  # some may have to wait once more
            if live.parked and not self.desk.busy(live):
                live.parked.popleft()()
        self._put_away(live)

    def _with(self, identity: str, then: Callable[[Live], None], missing: Callable[[], None]) -> None:
        """The table in memory, read from its journal if it is not there."""
        live = self.live.get(identity)
        if live is None:
            live = self.live[identity] = Live()
            live.ready = [(then, missing)]
            self._read(live, identity)
        elif live.ready is not None:
            live.ready.append((then, missing))
        else:
            then(live)

    def _when_written(self, identity: str, then: Callable[[Live], None], missing: Callable[[], None]) -> None:
        """The table with nothing on its way to the store: nobody is shown or told what might still be lost."""

        def ready(live: Live) -> None:
            if live.writing:
                live.parked.append(lambda: self._when_written(identity, then, missing))
            else:
                then(live)

        self._with(identity, ready, missing)

    def _read(self, live: Live, identity: str) -> None:
        def read(entries: list[Entry]) -> None:
            waiting, live.ready = live.ready or [], None
            if not entries or entries[0]["setting"]["game"] not in self.games:
                self.live.pop(identity, None)
                for _, missing in waiting:
                    missing()
                return
            live.table = Table(identity, self.games[entries[0]["setting"]["game"]], setting_of(entries[0]))
            for entry in entries:
                fold(live.table, entry)
            self._miss_the_lost(live)
            for then, _ in waiting:
                then(live)
            self._after(live)

        self.store.read(identity, 0, read)

    def _miss_the_lost(self, live: Live) -> None:
        """Whoever was here on a server that is gone is away."""
        table = live.laid
        lost = [number for number, seat in enumerate(table.seats) if seat.server and self._dead(seat.server)]
        if lost and table.phase != CLOSED:
            self.keeper.enter(live, {"kind": "went", "seats": lost, "server": ""})

    def _dead(self, server: str) -> bool:
        return self.store.alone and server != self.server

    def _reread(self, live: Live) -> None:
        """Another process was faster: read the journal anew and show everybody the table as it is."""
        if self._lost(live):
            return
        identity, n = live.laid.id, live.laid.n
        self._forget(live)
        fresh = self.live[identity] = Live()
        fresh.guests, fresh.parked = live.guests, live.parked
        for guest in fresh.guests:
            guest.live = fresh

        def shown(_: Live) -> None:
            for guest in fresh.guests:
                self._greet(guest, n)

        fresh.ready = [(shown, lambda: None)]
        self._read(fresh, identity)

    def _lost(self, live: Live) -> bool:
        return live.table is None or self.live.get(live.table.id) is not live

    def _forget(self, live: Live) -> None:
        if live.call_off is not None:
            live.call_off()
            live.call_off = None
        if live.table is not None:
            self.live.pop(live.table.id, None)

    def _put_away(self, live: Live) -> None:
        """A table that nobody looks at costs nothing, unless something is about to happen there."""
        if live.guests or live.writing or live.parked or live.thinking or self._lost(live):
            return
        due = next_due(live.laid)
        if not due or due > self.clock.now() + IDLE_MS:
            self._forget(live)

    def _heard(self, identity: str, n: int, entry: Entry | None) -> None:
        """News from another process. A write on its way finds out by itself."""
        live = self.live.get(identity)
        if live is None or live.table is None or live.writing or n <= live.table.n:
            return
        if n == live.table.n + 1 and entry is not None:
            events: list[Event] = []
            fold(live.table, entry, events.append)
            for guest, message in news_for(live, entry, events):
                guest.connection.send(message)
            self._after(live)
        else:
            self._reread(live)

    def _sweep(self) -> None:
        """Look after tables that are due although nobody here looks at them, and remove those forgotten for long."""
        self.clock.later(SWEEP_MS, self._sweep)
        now = self.clock.now()
        self.store.due(now, self._wake)
        self.store.untouched(now - KEEP_MS, self._remove_old)

    def _wake(self, identities: list[str]) -> None:
        for identity in identities:
            if identity not in self.live:
                self._with(identity, lambda live: None, lambda: None)

    def _remove_old(self, identities: list[str]) -> None:
        for identity in identities:
            self.store.remove(identity, lambda: None)

    def _greet(self, guest: Guest, since: int | None) -> None:
        table = guest.live.laid
        if since is not None and since >= table.n:
            guest.connection.send(hello(table, table.held_by(guest.holder), []))
            return

        def read(entries: list[Entry]) -> None:
            seats = table.held_by(guest.holder)
            first = (table.starts[-1] - 1 if table.starts else 0) if since is None else since
            guest.connection.send(hello(table, seats, missed_news(table, entries[: table.n], seats, first)))

        self.store.read(table.id, 0, read)

    def _welcome(self, live: Live, holder: str) -> None:
        away = [seat for seat in live.laid.held_by(holder) if live.laid.seats[seat].server != self.server]
        if away and live.laid.phase != CLOSED:
            self.came += 1
            self.keeper.enter(live, {"kind": "came", "seats": away, "server": self.server})


def _granted_before(table: Table, holder: str, wish: Wish) -> int:
    """The entry of a wish that comes a second time, because its acknowledgement was lost on the way; else 0."""
    identity = wish.get("id")
    if wish.get("do") != "move" or not identity:
        return 0
    seats = [table.seats[number] for number in table.held_by(holder)]
    return next((seat.wish_n for seat in seats if seat.wish == identity), 0)
