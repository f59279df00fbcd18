"""The tables in memory: read from their journals when needed, kept up to date, put away when nobody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from butin.core.game import AnyGame
from butin.core.state import Event
from butin.room.errors import Refused, broken, no_table, refusal
from butin.room.fold import Entry, fold, setting_of
from butin.room.folded import Folded
from butin.room.guest import Guest, Message
from butin.room.live_table import LiveTable, greeting, hello, news_for
from butin.room.log import broke
from butin.room.missed import first_missed, missed
from butin.room.ports import Clock, Store
from butin.room.table import Table
from butin.room.upkeep import next_due

IDLE_MS: Final = 60_000  # a table that nobody looks at is put away unless something is due sooner

Then = Callable[[LiveTable], None]


class Tables:
    """A cache of the journals. `after` hears of every table that was read or has moved on."""

    def __init__(
        self, games: dict[str, AnyGame], store: Store, clock: Clock, after: Then, ours: Callable[[LiveTable], bool]
    ) -> None:
        self.games = games
        self.store = store
        self.clock = clock
        self.after = after
        self.ours = ours
        self.live: dict[str, LiveTable] = {}
        self.folded = Folded(store)
        self.hides: Callable[[LiveTable], int] = lambda live: 0  # how long what is written may not be seen here, in ms
        self.stopped: set[str] = set()  # tables that broke: whoever looks after the room must look at them first

    def lay(self, identity: str, first: Entry) -> LiveTable:
        """A new table, about to be written."""
        live = self.live[identity] = LiveTable()
        live.ready = None
        live.table = self._empty(identity, first)
        return live

    def use(self, identity: str, then: Then, missing: Callable[[], None]) -> None:
        """The table in memory, read from its journal if it is not there."""
        live = self.live.get(identity)
        if identity in self.stopped:
            missing()
        elif live is None:
            live = self.live[identity] = LiveTable()
            live.ready = [(then, missing)]
            self._read(live, identity)
        elif live.ready is not None:
            live.ready.append((then, missing))
        else:
            then(live)

    def why_missing(self, identity: str) -> Refused:
        return broken() if identity in self.stopped else no_table()

    def settle(self, live: LiveTable, then: Then, missing: Callable[[], None]) -> None:
        """Go on when nothing of the table is on its way: what is not written is shown to nobody, nor what is veiled."""
        hidden = 0 if live.writing or live.veiled else self.hides(live)
        if live.writing or live.veiled or hidden:
            live.settling.append((then, missing))
            if hidden:
                self.clock.later(hidden, lambda: self.settled(live))
        else:
            then(live)

    def settled(self, live: LiveTable) -> None:
        """Let those go on who waited, each only while nothing new is on its way."""
        while live.settling and not live.writing and not live.veiled and not self.hides(live):
            live.settling.pop(0)[0](live)

    def greet(self, guest: Guest, since: int | None) -> None:
        """Say hello; whatever happens while the journal is read is told afterwards."""
        table = guest.live.laid
        after = first_missed(table.n, table.starts, since)

        def read(entries: list[Entry]) -> None:
            live = guest.live
            told = None if live.table is None or live.writing else missed(live.laid, entries, after, guest.holder)
            if told is None:
                self._greet_from_the_journal(guest, table, since)
            else:
                guest.greet(hello(live.laid, live.laid.held_by(guest.holder), told, guest.past), [])

        if table.setting.watch_delay_s:
            self._greet_from_the_journal(guest, table, since)
        elif after == table.n:
            read([])
        else:
            self.store.read(table.id, after, lambda entries: self.guard(table.id, lambda: read(entries)))

    def _greet_from_the_journal(self, guest: Guest, table: Table, since: int | None) -> None:
        def read(entries: list[Entry]) -> None:
            if entries:
                guest.greet(*greeting(table, entries, guest.holder, since, self.clock.now(), guest.past))
                self.heard(table.id, len(entries))

        self.store.read(table.id, 0, lambda entries: self.guard(table.id, lambda: read(entries)))

    def heard(self, identity: str, n: int) -> None:
        """A table has an entry of that number, says somebody."""
        live = self.live.get(identity)
        if live is not None:
            live.announced = max(live.announced, n)
            if live.table is not None and not live.writing and n > live.table.n:
                self.catch_up(live, lambda moved_on: None)

    def catch_up(self, live: LiveTable, then: Callable[[bool], None]) -> None:
        """Read what others have written since; `then` hears whether the table has moved on."""
        after, live.announced = live.laid.n, 0

        def read(entries: list[Entry]) -> None:
            if self.lost(live) or live.writing:  # a write on its way finds out by itself
                then(True)
                return
            self.guard(live.laid.id, lambda: self._fold_on(live, entries, after))
            if entries:
                self.after(live)
            then(live.laid.n != after)

        self.store.read(live.laid.id, after, read)

    def compare(self, latest: dict[str, int]) -> None:
        """What the journals have, whether or not there was news of it."""
        for identity, n in latest.items():
            live = self.live.get(identity)
            if n:
                self.heard(identity, n)
            elif live is not None and live.table is not None and live.kept:
                self.gone(live)

    def read_anew(self, live: LiveTable, first: Callable[[], None] = lambda: None) -> None:
        """What is in memory is not what was kept: read the journal, after `first`, and tell everybody what happened."""
        if self.lost(live):
            return
        identity = live.laid.id
        self.forget(live)
        fresh = self.live[identity] = LiveTable()
        first()
        fresh.guests, fresh.parked, fresh.settling, fresh.kept = live.guests, live.parked, live.settling, live.kept
        live.parked, live.settling = [], []
        for guest in fresh.guests:
            guest.live = fresh
        self._read(fresh, identity)

    def lost(self, live: LiveTable) -> bool:
        """Whether a table has been read anew or put away since."""
        return live.table is None or self.live.get(live.table.id) is not live

    def put_away(self, live: LiveTable) -> None:
        """A table that nobody looks at costs nothing, unless something is about to happen there."""
        waiting = live.parked or live.settling or live.thinking or live.owed
        if live.guests or live.writing or waiting or self.lost(live):
            return
        if self.store.alone and not self.store.awake:  # who went may still have to be written down
            return
        due = next_due(live.laid)
        if not due or due > self.clock.now() + IDLE_MS or not self.ours(live):
            self.forget(live)
            self.folded.put(live.laid)

    def forget(self, live: LiveTable) -> None:
        if live.call_off is not None:
            live.call_off()
            live.call_off = None
        if live.heat is not None:
            live.heat.drop()
        if live.table is not None:
            self.live.pop(live.table.id, None)

    def gone(self, live: LiveTable) -> None:
        """The table was removed."""
        self.forget(live)
        self._send_away(live, {"type": "removed"})

    def guard(self, identity: str, what: Callable[[], None]) -> None:
        """Do something at a table. Whatever breaks there is the end of that table, and of no other."""
        try:
            what()
        except Exception as error:  # noqa: BLE001
            self.stop(identity, error)

    def stop(self, identity: str, error: Exception) -> None:
        """Ours: what is in memory cannot be trusted. The journal stays as it is, and nobody plays on from here."""
        self.stopped.add(identity)
        live = self.live.pop(identity, None)
        if live is not None:
            self.forget(live)
            self._send_away(live, refusal("", broken()))
        broke("table_broke", error, table=identity)

    def _send_away(self, live: LiveTable, why: Message) -> None:
        for guest in live.guests:
            guest.dismiss(why)
        waiting = [*(live.ready or []), *live.parked, *live.settling]
        live.ready, live.parked, live.settling = None, [], []
        for _, missing in waiting:
            missing()

    def _read(self, live: LiveTable, identity: str) -> None:
        def read(table: Table | None, entries: list[Entry], after: int) -> None:
            if not entries or (table is None and entries[0]["setting"]["game"] not in self.games):
                self.live.pop(identity, None)
                self.gone(live)
                return
            live.table = table or self._empty(identity, entries[0])
            live.kept = max(live.kept, live.table.n)
            self._fold_on(live, entries, after)
            waiting, live.ready = live.ready or [], None
            for then, _ in waiting:
                then(live)
            self.after(live)

        answered = lambda *found: self.guard(identity, lambda: read(*found))  # noqa: E731
        self.guard(identity, lambda: self.folded.read(identity, answered))

    def _fold_on(self, live: LiveTable, entries: list[Entry], after: int) -> None:
        for n, entry in enumerate(entries, after + 1):
            if n == live.laid.n + 1:
                self._fold(live, entry)

    def _empty(self, identity: str, first: Entry) -> Table:
        return Table(identity, self.games[first["setting"]["game"]], setting_of(first))

    def _fold(self, live: LiveTable, entry: Entry) -> None:
        """An entry from the journal; whoever has not heard of it does now."""
        events: list[Event] = []
        live.listed, live.people_changed = (), True
        fold(live.laid, entry, events.append if live.guests else None)
        if live.laid.n > live.kept:
            live.kept = live.laid.n
            for guest, message, due in news_for(live, entry, events):
                guest.hear(message, due)
