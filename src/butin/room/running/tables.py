"""The tables in memory: read from their journals when needed, kept up to date, put away when nobody looks.

A table is in one of three places. In `live` it can be decided on. In `reading` it is being read, and exists nowhere
else: its guests and those who wait stay with what it was before. In `stopped` it broke, and nobody plays on from here.
A LiveTable that left `live` is `lost`; a walk that waited looks for that before it goes on.

Whoever reads a table goes on inside the very call in which the store answers, and may do with it what it came for.
The others who wanted it meanwhile wait in `fresh` until no walk is going any more (`rest`): else they would go on in
the middle of what the first does. Each of them finds it as the one before has left it, perhaps put away again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.core.state import Event
from butin.room.deeds.all import fold, setting_of
from butin.room.entries import Entry
from butin.room.errors import Refused, broken, no_table, refusal
from butin.room.log import broke
from butin.room.ports import Ports
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.running.live_table import UNLISTED, LiveTable
from butin.room.running.recent import RecentTables
from butin.room.table.due import next_due
from butin.room.table.table import Table

if TYPE_CHECKING:
    from butin.room.running.pipeline import Pipeline

IDLE_MS: Final = 60_000  # a table that nobody looks at is put away unless something is due sooner


class Reading:
    """A table that is being read: it exists nowhere else yet."""

    __slots__ = ("announced", "before", "waiting")

    def __init__(self, before: LiveTable | None = None) -> None:
        self.before: LiveTable | None = before  # what it was in memory; its guests and those who wait stay there
        self.waiting: list[Deferred[LiveTable]] = []
        self.announced: int = 0


class Tables:
    """A cache of the journals."""

    def __init__(self, ports: Ports, pipeline: Pipeline) -> None:
        self.games = ports.games
        self.store = ports.store
        self.clock = ports.clock
        self.pipeline = pipeline
        self.live: dict[str, LiveTable] = {}
        self.reading: dict[str, Reading] = {}
        self.walks = 0
        self.fresh: list[tuple[LiveTable, list[Deferred[LiveTable]]]] = []  # just read
        self.recent = RecentTables(ports.store)
        self.stopped: set[str] = set()  # tables that broke: whoever looks after the room must look at them first

    def lay(self, identity: str, first: Entry) -> LiveTable:
        """A new table, about to be written."""
        live = self.live[identity] = LiveTable(self._empty(identity, first))
        return live

    def get(self, identity: str) -> Walk[LiveTable]:
        """The table in memory, read from its journal if it is not there."""
        if identity in self.stopped:
            raise broken()
        live = self.live.get(identity)
        if live is not None:
            return live
        reading = self.reading.get(identity)
        if reading is None:
            reading = self.reading[identity] = Reading()
            return (yield from self._lay_again(identity, reading))
        deferred: Deferred[LiveTable] = Deferred()
        reading.waiting.append(deferred)
        return (yield from deferred)

    def why_missing(self, identity: str) -> Refused:
        return broken() if identity in self.stopped else no_table()

    def heard(self, identity: str, n: int) -> None:
        """A table has an entry of that number, says somebody."""
        live, reading = self.live.get(identity), self.reading.get(identity)
        if reading is not None:
            reading.announced = max(reading.announced, n)
        elif live is not None:
            live.announced = max(live.announced, n)
            if not live.writing and n > live.table.n:
                spawn(self.catch_up(live), self, identity)

    def catch_up(self, live: LiveTable) -> Walk[bool]:
        """Read what others have written since; whether the table has moved on."""
        after, live.announced = live.table.n, 0
        entries = yield from self.read(live.table.id, after)
        if live.lost or live.writing:  # a write on its way finds out by itself
            return True
        self._fold_on(live, entries, after)
        if entries:
            self.pipeline.follow(live)
        return live.table.n != after

    def read(self, identity: str, after: int) -> Walk[list[Entry]]:
        """The entries of a journal after a number."""
        entries: Deferred[list[Entry]] = Deferred()
        self.store.read(identity, after, entries.resolve)
        return (yield from entries)

    def looked_at(self) -> list[str]:
        """Tables at which somebody looks from here."""
        seen = [identity for identity, live in self.live.items() if live.guests]
        return seen + [identity for identity, one in self.reading.items() if one.before and one.before.guests]

    def compare(self, latest: dict[str, int]) -> None:
        """What the journals have, whether or not there was news of it."""
        for identity, n in latest.items():
            live = self.live.get(identity)
            if n:
                self.heard(identity, n)
            elif live is not None and live.committed:
                self.gone(live)

    def read_anew(self, live: LiveTable, *, flush: bool = False) -> None:
        """What is in memory is not what was kept: read the journal, and tell everybody what happened.

        With `flush` what was taken before is written first.
        """
        if not live.lost:
            self.forget(live)
            reading = self.reading[live.table.id] = Reading(live)
            if flush:
                self.pipeline.writer.flush()
            spawn(self._lay_again(live.table.id, reading), self, live.table.id)

    def put_away(self, live: LiveTable) -> None:
        """A table that nobody looks at costs nothing, unless something is about to happen there."""
        if live.guests or live.writing or live.waiting or live.thinking or live.owed or live.lost:
            return
        if self.store.alone and not self.store.awake:  # who went may still have to be written down
            return
        if not live.due or live.due > self.clock.now() + IDLE_MS or not self.pipeline.ours(live):
            self.forget(live)
            self.recent.put(live.table)

    def forget(self, live: LiveTable) -> None:
        live.lost = True
        if live.call_off is not None:
            live.call_off()
            live.call_off = None
        if live.race is not None:
            live.race.drop()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]

    def gone(self, live: LiveTable) -> None:
        """The table was removed."""
        self.forget(live)
        self._send_away(live, self.pipeline.write({"type": "removed"}))

    def stop(self, identity: str, error: Exception) -> None:
        """Ours: what is in memory cannot be trusted. The journal stays as it is, and nobody plays on from here."""
        if not identity:  # somebody was at no table yet
            broke("walk_broke", error)
            return
        self.stopped.add(identity)
        reading = self.reading.pop(identity, None)
        live = self.live.get(identity) or (reading.before if reading is not None else None)
        if live is not None:
            self.forget(live)
            self._send_away(live, self.pipeline.write(refusal("", broken())))
        for deferred in reading.waiting if reading is not None else []:
            deferred.reject(broken())
        broke("table_broke", error, table=identity)

    def _send_away(self, live: LiveTable, why: bytes) -> None:
        for guest in live.guests:
            guest.dismiss(why)
        waiting, live.waiting = live.waiting, ()
        for _, deferred in waiting:
            deferred.reject(self.why_missing(live.table.id))

    def rest(self) -> None:
        """Tables were read by walks: those who waited for them go on, and then what follows from it."""
        self.walks += 1
        while self.fresh:
            live, waiting = self.fresh.pop(0)
            for deferred in waiting:
                if live.lost:  # whoever was first has put it away
                    spawn(self._get_for(live.table.id, deferred), self, live.table.id)
                else:
                    deferred.resolve(live)
            self.pipeline.follow(live)
        self.walks -= 1

    def _get_for(self, identity: str, deferred: Deferred[LiveTable]) -> Walk[None]:
        try:
            live = yield from self.get(identity)
        except ButinError as error:
            deferred.reject(error)
        else:
            deferred.resolve(live)

    def _lay_again(self, identity: str, reading: Reading) -> Walk[LiveTable]:
        """Read a journal. Whoever reads it goes on first, the others when that walk rests."""
        table, entries, after = yield from self.recent.read(identity)
        if self.reading.get(identity) is not reading:
            raise self.why_missing(identity)  # it was stopped meanwhile
        if not entries or not all(ours(self.games, entry) for entry in entries):
            self._nothing_there(identity, reading)
            raise self.why_missing(identity)
        live = self.live[identity] = LiveTable(table or self._empty(identity, entries[0]))
        if reading.before is not None:
            live.adopt(reading.before)
        live.announced, live.committed = reading.announced, max(live.committed, live.table.n)
        self._fold_on(live, entries, after)
        del self.reading[identity]
        self.fresh.append((live, reading.waiting))
        return live

    def _nothing_there(self, identity: str, reading: Reading) -> None:
        del self.reading[identity]
        if reading.before is not None:
            self.gone(reading.before)
        for deferred in reading.waiting:
            deferred.reject(self.why_missing(identity))

    def _fold_on(self, live: LiveTable, entries: list[Entry], after: int) -> None:
        """Entries from the journal; whoever has not heard of them does now."""
        for n, entry in enumerate(entries, after + 1):
            if n == live.table.n + 1:
                events: list[Event] = []
                live.listed, live.people_changed = UNLISTED, True
                fold(live.table, entry, events.append if live.guests else None)
                if entry["kind"] == "boxed":
                    self.pipeline.races.boxed(live)
                if n > live.committed:
                    live.committed = n
                    self.pipeline.tell(live, entry, events)
        live.due = next_due(live.table)

    def _empty(self, identity: str, first: Entry) -> Table:
        return Table(identity, self.games, setting_of(first))


def ours(games: Mapping[str, AnyGame], entry: Entry) -> bool:
    """Whether the box of an entry, where it brings one, is on our shelf; without a box there is nothing to know."""
    name = entry["setting"]["game"] if "setting" in entry else ""
    return not name or name in games
