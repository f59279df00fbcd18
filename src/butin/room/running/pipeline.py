"""The pipeline of a wish: decided, folded, written, told; then whatever follows from it.

Everything here happens in one process at a time, and in this order. An acknowledgement means that the entry is kept:
nobody hears of what is not on disk. A wish that breaks something is refused and its table read anew; whatever else
breaks stops that table, and no other.

Deciding changes nothing. What is decided is folded at once, so that the next wish is decided on the table with it, and
what every guest will hear is written while the table is as it then was; both lie in a `Pending` until the store has
answered. Where this server alone writes, wishes do not wait for each other and a commit carries all that has come.
Where others write too, a table takes one entry at a time (`busy`): none may build on one that is lost.

`committed` goes through a batch three times, since whatever happens in one pass may come back here. First each entry
is told and its wish granted, into buffers; or it is found to be overtaken, and its table is read anew. Then all buffers
are flushed, so that whoever moved hears the news and the answer in one packet. Only then, for each table once, comes
what follows (`follow`): those who waited to see the table, who came and went, the race, what is due, those who waited
to write, and last whether anybody needs it still.
"""

from __future__ import annotations

from typing import Final, cast

from butin.core.errors import ButinError
from butin.core.state import Event
from butin.room.deeds import presence
from butin.room.deeds.all import KINDS, fold
from butin.room.entries import Entry, Granting
from butin.room.errors import broken, not_saved, too_busy
from butin.room.log import broke
from butin.room.ports import Ports
from butin.room.race.grab import Grab
from butin.room.race.races import Races
from butin.room.running import asides
from butin.room.running.deferred import Walk, spawn
from butin.room.running.guest import LAST, Guest, Outgoing, outgoing_of
from butin.room.running.live_table import FREE, SETTLED, LiveTable
from butin.room.running.request import Request
from butin.room.running.resting import not_ready, rest_left
from butin.room.running.servers import Servers, home_of
from butin.room.running.sweeper import Sweeper
from butin.room.running.tables import Tables
from butin.room.running.upkeep import Upkeep
from butin.room.running.waiters import Waiters
from butin.room.running.writer import Pending, Writer
from butin.room.table.due import next_due
from butin.room.table.rights import check_screen

WAITING: Final = 100  # wishes that may wait at a table


class Pipeline:
    """One hub: it calls its parts by name, and they call it."""

    def __init__(self, ports: Ports) -> None:
        self.store = ports.store
        self.bus = ports.bus
        self.clock = ports.clock
        self.write = ports.write
        self.server = ports.token()
        self.tables = Tables(ports, self)
        self.writer = Writer(ports, self)
        self.waiters = Waiters(ports, self)
        self.races = Races(ports, self)
        self.upkeep = Upkeep(ports, self)
        self.servers = Servers(ports.store, ports.clock, self.server, self.look_everywhere)
        self.sweeper = Sweeper(ports, self)
        self.servers.call()
        self.bus.listen(self.tables.heard)
        self.sweeper.begin()

    def decide(self, live: LiveTable, request: Request) -> None:
        """Grant a wish, refuse it, or let it wait."""
        before = request.granted_before(live.table)  # it came before: its acknowledgement was lost
        if not before and request.deed.races and live.table.game.speed is not None and self.races.takes(live, request):
            return
        if request.deed.seals:
            self.upkeep.seal(live)
        if self.busy(live) or (before and live.writing):  # what was granted before may not be written yet
            self.spawn(live, self._decide_later(live, request), request)
        elif before:
            request.granted(before)
            request.answerer.flush()
        else:
            self._try(live, request)

    def _decide_later(self, live: LiveTable, request: Request) -> Walk[None]:
        if len(live.waiting) >= WAITING:
            raise too_busy()
        live = yield from (live.until(FREE) if self.busy(live) else self.waiters.settled(live))
        self.decide(live, request)

    def _try(self, live: LiveTable, request: Request) -> None:
        rests = request.deed.rests and live.table.game.rests is not None
        rest = rest_left(live, self.server, self.clock.now()) if rests else 0
        if rest or not self.store.awake:
            request.refused(not_ready(rest) if self.store.awake else not_saved())
            return
        try:
            entry = self._entry(live, request)
        except ButinError as error:
            if self.store.alone:
                request.refused(error)
            else:
                self.spawn(live, self._refuse_later(live, request, error), request)
            return
        except Exception as error:  # noqa: BLE001
            self._mend(live, request, error)
            return
        try:
            self.take(live, entry, request)
        except Exception as error:  # noqa: BLE001
            self._mend(live, request, error)

    def _entry(self, live: LiveTable, request: Request) -> Entry:
        deed, table, wish = request.deed, live.table, request.wish
        if request.tries == 0:
            raise too_busy()
        if table.screens:
            check_screen(table, request.who.holder, deed.tv)
        entry = deed.decide(table, request.who, wish, self.clock.now())
        if wish.id and deed.once:
            cast("Granting", entry)["wish"] = wish.id
        return entry

    def _refuse_later(self, live: LiveTable, request: Request, error: ButinError) -> Walk[None]:
        """Say no, once it is sure that this was decided on the table as it is."""
        if (yield from self.tables.catch_up(live)) and request.tries:
            yield from self._again(live.table.id, request)
        else:
            request.refused(error)

    def _again(self, identity: str, request: Request) -> Walk[None]:
        """Another process was faster: decide on the table as it is now."""
        request.tries -= 1
        live = yield from self.tables.get(identity)
        self.decide(live, request)

    def _mend(self, live: LiveTable, request: Request, error: Exception) -> None:
        """A wish broke something of ours: it is refused, and the table is again what its journal says."""
        self.tables.read_anew(live, flush=True)
        request.refused(broken())
        broke("wish_broke", error, table=live.table.id, do=request.wish.do)

    def take(self, live: LiveTable, entry: Entry, request: Request | None = None, grab: Grab | None = None) -> None:
        """Fold an entry and put it down to be written. Nothing waits between the two: what is folded is on its way."""
        table = live.table
        entry["at"] = max(entry["at"], table.touched)  # clocks of servers differ; a table's time never runs back
        events: list[Event] = []
        fold(table, entry, events.append)
        if table.game.speed is not None or entry["kind"] == "boxed":
            self.races.folded(live, entry, grab)
        live.people_changed |= not KINDS[entry["kind"]].quiet
        live.due = next_due(table)
        listing, outgoing = self.writer.listed(live, entry), outgoing_of(live, entry, events, self.write, self.server)
        self.writer.put(Pending(live, entry, listing, outgoing, request, grab))

    def by_itself(self, live: LiveTable, entry: Entry) -> bool:
        """Take an entry that nobody wished for; whether it was. If another comes first, its need is looked at anew."""
        if self.busy(live) or self.shut:
            return False
        entry["at"] = self.clock.now()
        self.take(live, entry)
        return True

    def tell(self, live: LiveTable, entry: Entry, events: list[Event]) -> None:
        """An entry of another process."""
        outgoing = outgoing_of(live, entry, events, self.write, self.server)
        self._say(outgoing)
        for guest, _ in outgoing:
            guest.flush()
        self._send_away(outgoing)

    def _say(self, outgoing: Outgoing) -> None:
        for guest, message in outgoing:
            if message[1] != LAST:
                guest.hear(message)

    def _send_away(self, outgoing: Outgoing) -> None:
        """Whoever may not look on any longer is told why, and hears nothing more."""
        for guest, message in outgoing:
            if message[1] == LAST and guest in guest.live.guests:
                guest.dismiss(message[2])
                self.part(guest)

    def part(self, guest: Guest) -> None:
        """Somebody looks no longer."""
        live = guest.live
        self.races.left(guest)
        live.guests.remove(guest)
        guest.leave()
        if guest.late:
            asides.tell_late(live, self.write, live.guests, now=True)
        live.people_changed = True

    def committed(self, batch: list[Pending], kept: list[bool]) -> None:
        """The store has answered: everybody is told, then what follows is done."""
        for pending, ok in zip(batch, kept, strict=True):
            pending.live.writing -= 1
            try:
                if ok:
                    self._tell(pending)
                else:
                    self._overtaken(pending)
            except Exception as error:  # noqa: BLE001  others of this batch must hear theirs
                self.tables.stop(pending.table, error)
        for pending in batch:
            for guest, _ in pending.outgoing:
                guest.flush()
            if pending.request is not None:
                pending.request.answerer.flush()
        for live in dict.fromkeys([pending.live for pending in batch]):
            self.follow(live)

    def _tell(self, pending: Pending) -> None:
        live, n, entry, counts = pending.live, pending.n, pending.entry, self.writer.counts
        kind = KINDS[entry["kind"]]
        counts["entries"] += 1
        counts["moves"] += entry["kind"] == "moved"
        counts["came"] += entry["kind"] == "came"
        live.committed = n
        self._say(pending.outgoing)
        if pending.request is not None:
            pending.request.granted(n)
        if kind.places or kind.screens:
            self._send_away(pending.outgoing)
        if live.race is not None or pending.grab is not None:
            self.races.committed(live, n, pending.grab)
        self.bus.publish(pending.table, n)

    def _overtaken(self, pending: Pending) -> None:
        """Another process was faster, or the disk says no: decided again on the table as it is then."""
        self.writer.counts["conflicts"] += self.store.awake
        self.tables.read_anew(pending.live)
        if pending.request is not None:
            self.spawn(pending.live, self._again(pending.table, pending.request), pending.request)
        self.races.overtaken(pending.live, pending.grab)

    def follow(self, live: LiveTable) -> None:
        """What follows from an entry by itself, and those who waited."""
        if not live.lost:
            try:
                self._follow(live)
            except Exception as error:  # noqa: BLE001
                self.tables.stop(live.table.id, error)

    def _follow(self, live: LiveTable) -> None:
        if live.waiting:
            self.waiters.wake(live, SETTLED)
        if live.announced > live.table.n:
            self.tables.heard(live.table.id, live.announced)
        if live.people_changed:
            self.see_who_is_here(live)
        if live.table.game.speed is not None:
            self.races.look(live)
        self.upkeep.look(live)
        if live.waiting:
            self.waiters.wake(live, FREE)
        if not live.guests:
            self.tables.put_away(live)

    def see_who_is_here(self, live: LiveTable) -> None:
        """Write down who came and who went."""
        if not live.lost:
            entry = self._change(live)
            live.people_changed = entry is not None
            while entry is not None and self.by_itself(live, entry):
                entry = self._change(live)

    def _change(self, live: LiveTable) -> Entry | None:
        holders = list(dict.fromkeys([guest.holder for guest in live.guests]))
        return presence.change(live.table, holders, self.servers.me, self.servers.gone)

    def busy(self, live: LiveTable) -> bool:
        """Whether a table must wait: where others write too, one entry at a time, so that none builds on a lost one."""
        return live.writing > 0 and not self.store.alone

    @property
    def shut(self) -> bool:
        """Whether the disk cannot be written: nothing happens by itself until it can."""
        return self.store.alone and not self.store.awake

    def ours(self, live: LiveTable) -> bool:
        """Whether this server looks after a table."""
        return self.servers.looks_after(live.table.id, home_of(live.table, self.servers))

    def spawn(self, live: LiveTable, walk: Walk[None], request: Request | None = None) -> None:
        """A walk at a table; whoever wished for something hears if it ends badly."""
        ended = spawn(walk, self.tables, live.table.id)
        if request is not None:
            ended.then(request.failed)

    def look_everywhere(self) -> None:
        """A server came or went, or the disk is back: perhaps there is something to look after everywhere."""
        for live in list(self.tables.live.values()):
            live.people_changed = True
            self.follow(live)
        self.sweeper.look_round()
