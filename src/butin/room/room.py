"""The room: its doors. Wishes come in, entries are written, news go out; what becomes of a wish is told in pipeline.py.

It has no event loop, no wall clock and no network of its own, so that all of it also runs simulated, and in a page.
"""

from __future__ import annotations

from typing import Any

from butin.core.chance import commitment
from butin.core.errors import ButinError
from butin.room.deeds import presence
from butin.room.deeds.all import setting_of
from butin.room.deeds.opening import opening
from butin.room.deeds.sealing import new_secret
from butin.room.entries import Entry, OpenedEntry, SealedEntry
from butin.room.errors import Refused, not_saved
from butin.room.ports import Connection, Echo, Ports
from butin.room.running import asides
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.running.guest import Guest
from butin.room.running.live_table import LiveTable, held_bytes
from butin.room.running.pipeline import Pipeline
from butin.room.running.recent import RecentTables
from butin.room.running.request import Answered, Answerer, Request
from butin.room.running.servers import home_of
from butin.room.table import chairs
from butin.room.table.no_box import NO_BOX
from butin.room.table.rights import Asker
from butin.room.table.table import Table
from butin.room.telling.held import MOST, MOST_BYTES, Held
from butin.room.telling.missed import first_missed, greeting, hello, missed, shown_to_watchers
from butin.room.wishes import Aside, Opening, OtherWish, Report, TableWish


class Room:
    """All tables of one process. The journal in the store is the truth; what is here is a cache of it."""

    def __init__(self, ports: Ports) -> None:
        self.games = ports.games
        self.store = ports.store
        self.clock = ports.clock
        self.token = ports.token
        self.digest = ports.digest
        self.returned = 0
        self.pipeline = Pipeline(ports)
        self.server = self.pipeline.server
        self.tables = self.pipeline.tables
        self.live = self.tables.live
        self.past = RecentTables(ports.store)  # as watchers know them where they see everything later

    def open(self, wish: Opening) -> Deferred[dict[str, Any]]:
        """Open a table with its host on the first seat, bots where they were wished for."""
        return spawn(self._open(wish), self.tables, "")

    def _open(self, wish: Opening) -> Walk[dict[str, Any]]:
        if not self.store.awake:
            raise not_saved()
        entry, answer = opening(self.games, wish, self.clock.now(), self.token, self.digest)
        day, game = entry.get("day", ""), self.games.get(wish.game, NO_BOX)
        sealed: SealedEntry = {"kind": "sealed", "at": entry["at"], "secret": new_secret(game, day, self.token)}
        answer["sealed"] = "" if day else commitment(bytes.fromhex(sealed["secret"]))
        yield from spawn(self._lay(answer["table"], entry, sealed), self.tables, answer["table"])
        return answer

    def _lay(self, identity: str, entry: OpenedEntry, sealed: SealedEntry) -> Walk[None]:
        live, answered = self.tables.lay(identity, entry), Answered()
        self.pipeline.take(live, entry)
        self.pipeline.take(live, sealed, Request(OtherWish(), Asker(""), answered))
        try:
            yield from answered.deferred
        except ButinError:
            raise not_saved() from None

    def wish(self, identity: str, who: Asker, wish: TableWish | OtherWish, answerer: Answerer) -> None:
        """Do something at a table."""
        request, live = Request(wish, who, answerer), self.live.get(identity)
        if live is not None:
            self.pipeline.decide(live, request)
        else:
            spawn(self._wish_later(identity, request), self.tables, identity).then(request.failed)

    def _wish_later(self, identity: str, request: Request) -> Walk[None]:
        live = yield from self.tables.get(identity)
        self.pipeline.decide(live, request)

    def enter(
        self,
        identity: str,
        who: Asker,
        connection: Connection,
        since: int | None,
        echo: Echo | None = None,
        past: bool = False,
    ) -> Deferred[Guest]:
        """Look at a table from now on; first comes a hello with what was missed since entry `since`.

        Whoever came by no link has a chair or a hand here. With `past` every view holds also what could be remembered.
        """
        return spawn(self._enter(identity, who, connection, since, echo, past), self.tables, identity)

    def _enter(
        self,
        identity: str,
        who: Asker,
        connection: Connection,
        since: int | None,
        echo: Echo | None,
        past: bool,
    ) -> Walk[Guest]:
        live = yield from self._settled(identity)
        if not chairs.may_enter(live.table, who):
            self.tables.put_away(live)
            raise self.tables.why_missing(identity)
        guest = Guest(connection, who, live, self.clock, echo, past)
        live.guests.append(guest)
        self.pipeline.races.entered(guest)
        live.people_changed = True
        self.returned += since is not None
        spawn(self._greet(guest, since), self.tables, identity)
        entry = presence.arrival(live.table, who.holder, self.server)
        while entry is not None and self.pipeline.by_itself(live, entry):
            entry = presence.arrival(live.table, who.holder, self.server)
        return guest

    def _greet(self, guest: Guest, since: int | None) -> Walk[None]:
        """Say hello; whatever happens while the journal is read is told afterwards."""
        table = guest.live.table
        after = first_missed(table.n, table.started, table.boxed, since)
        if not table.setting.watch_delay_s:
            entries = [] if after == table.n else (yield from self.tables.read(table.id, after))
            live = guest.live
            told = None if live.lost or live.writing else missed(live.table, entries, after, guest.holder)
            if told is not None:
                write = self.pipeline.write
                guest.greet(live.table.n, hello(live.table, guest.holder, told, guest.past, write), [])
                asides.tell_late(live, write, [guest])
                return
        entries = yield from self.tables.read(table.id, 0)
        if entries:
            self._greet_late(guest, entries, since)
            asides.tell_late(guest.live, self.pipeline.write, [guest])
            self.tables.heard(table.id, len(entries))

    def _greet_late(self, guest: Guest, entries: list[Entry], since: int | None) -> None:
        """With the table as it was; what others hold back already is held once for all of them."""
        live, now, write = guest.live, self.clock.now(), self.pipeline.write
        held, settled = live.held or Held(), not live.writing and not live.lost
        try:
            n, hello, later = greeting(
                live.table, entries, guest.holder, since, now, guest.past, write, self.server, held, settled
            )
        except Refused:
            guest.turn_away()
            return
        if later:
            live.held = held
        guest.greet(n, hello, later)
        self.relieve()

    def relieve(self) -> None:
        """Where too much waits for watchers, those of the tables at which it is most are sent away."""
        now, left = self.clock.now(), MOST_BYTES
        waiting = [live for live in self.live.values() if live.holds(now)]
        for live in sorted(waiting, key=held_bytes):
            left -= held_bytes(live)
            if left < 0 or (live.held is not None and live.held.longest > MOST):
                live.turn_watchers_away()

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        live = guest.live
        if guest not in live.guests:
            return
        try:
            self.pipeline.part(guest)
            if not live.lost:  # else it is being read anew, and afterwards looked at anyway
                self.pipeline.see_who_is_here(live)
                self.tables.put_away(live)
        except Exception as error:  # noqa: BLE001
            self.tables.stop(live.table.id, error)

    def ponged(self, guest: Guest, payload: bytes) -> None:
        """An echo from a connection, in order with its messages."""
        if guest.live.race is not None:
            try:
                self.pipeline.races.ponged(guest, payload)
            except Exception as error:  # noqa: BLE001
                self.tables.stop(guest.live.table.id, error)

    def reported(self, guest: Guest, report: Report) -> None:
        """What a page says of itself during a race: painted, tick, away, back_here."""
        if not guest.live.lost:
            try:
                self.pipeline.races.reported(guest, report)
            except Exception as error:  # noqa: BLE001
                self.tables.stop(guest.live.table.id, error)

    def aside(self, guest: Guest, aside: Aside) -> None:
        """What a hand tells the televisions: aim, lamp, late. Refused where there is something to say about it."""
        if not guest.live.lost:
            try:
                asides.aside(guest, aside, self.pipeline.write)
            except Exception as error:
                if isinstance(error, Refused):
                    raise
                self.tables.stop(guest.live.table.id, error)

    def seen(self, guest: Guest, n: int) -> None:
        """A page says how far it has shown what happened: perhaps all are ready now."""
        live = guest.live
        if not live.lost and guest.seen < n <= live.table.n:
            guest.seen = n
            if live.table.settled == n:
                self.pipeline.follow(live)

    def peek(self, identity: str) -> Deferred[Table]:
        """The table as it is now, to be looked at only."""
        return spawn(self._peek(identity), self.tables, identity)

    def _peek(self, identity: str) -> Walk[Table]:
        live = yield from self._settled(identity)
        self.tables.put_away(live)
        return live.table

    def watchers_table(self, identity: str) -> Deferred[Table]:
        """The table as watchers may know it now."""
        return spawn(self._watchers_table(identity), self.tables, identity)

    def _watchers_table(self, identity: str) -> Walk[Table]:
        table = yield from self._peek(identity)
        if not table.setting.watch_delay_s:
            return table
        past, entries, after = yield from self.past.read(identity)
        if not entries:
            raise self.tables.why_missing(identity)
        before = past or Table(table.id, self.games, setting_of(entries[0]))
        shown = shown_to_watchers(before, entries, after, self.clock.now())
        self.past.put(shown)
        return shown

    def remove(self, identity: str, holder: str) -> Deferred[None]:
        """The host deletes the table now."""
        return spawn(self._remove(identity, holder), self.tables, identity)

    def _remove(self, identity: str, holder: str) -> Walk[None]:
        live = yield from self.tables.get(identity)
        table = live.table
        if table.host not in table.held_by(holder):
            raise Refused("not_host", "only the host can do that", {"seat": table.host})
        self.pipeline.writer.flush()  # nothing of it may be written after it is gone
        yield from self.pipeline.sweeper.remove_table(identity, live)

    def attended(self, identity: str) -> bool:
        """Whether somebody looks at a table from here."""
        reading = self.tables.reading.get(identity)
        live = self.live.get(identity) if reading is None else reading.before
        return live is not None and bool(live.guests)

    def let_go(self, identity: str) -> Deferred[bool]:
        """Remove a table at which nobody has ever played and nobody is; whether it is still such a one."""
        return spawn(self._let_go(identity), self.tables, identity)

    def _let_go(self, identity: str) -> Walk[bool]:
        try:
            live = yield from self.tables.get(identity)
        except ButinError:
            return False
        table = live.table
        if table.ever_played or live.guests or live.writing or home_of(table):
            self.tables.put_away(live)
            return not table.ever_played
        try:
            yield from self.pipeline.sweeper.remove_table(identity, live, unplayed=True)
        except ButinError:
            return True
        return False

    def stop(self) -> None:
        """Write what is on its way."""
        self.pipeline.writer.flush()

    def _settled(self, identity: str) -> Walk[LiveTable]:
        live = yield from self.tables.get(identity)
        return (yield from self.pipeline.waiters.settled(live))
