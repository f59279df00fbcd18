"""The writer: entries that were taken go to the store, one commit for everything that came in a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from butin.room.deeds.all import KINDS
from butin.room.entries import Entry
from butin.room.log import WARNING, note
from butin.room.ports import Ports, Row
from butin.room.running.guest import Outgoing
from butin.room.running.histogram import Histogram
from butin.room.running.live_table import LiveTable
from butin.room.running.servers import home_of
from butin.room.table.table import WAITING, Table

if TYPE_CHECKING:
    from butin.room.race.grab import Grab
    from butin.room.running.pipeline import Pipeline
    from butin.room.running.request import Request

TOUCH_MS: Final = 3600 * 1000  # when a table was last touched need not be known more closely
BOTS_MS: Final = 20  # so long the moves of bots may lie here: 200 tables of them share a few commits
GATHER_S: Final = 0.002  # so long a commit may wait for more to carry
SLOW_S: Final = 0.25  # for a commit: somebody should look at the disk


class Pending(Row):
    """An entry on its way to the store, with what is told when it is there, and those who wait for it."""

    __slots__ = ("grab", "live", "outgoing", "request")

    def __init__(
        self,
        live: LiveTable,
        entry: Entry,
        listing: dict[str, Any] | None,
        outgoing: Outgoing,
        request: Request | None,
        grab: Grab | None,
    ) -> None:
        self.table, self.n, self.entry, self.listing = live.table.id, live.table.n, entry, listing
        self.live: LiveTable = live
        self.outgoing: Outgoing = outgoing
        self.request: Request | None = request  # a wish that is granted by it
        self.grab: Grab | None = grab  # a hand that a race has judged


class Batch:
    """Entries that go to the store together."""

    __slots__ = ("asked", "begun", "rows", "writer")

    def __init__(self, writer: Writer, rows: list[Pending], begun: float) -> None:
        self.writer: Writer = writer
        self.rows: list[Pending] = rows
        self.begun: float = begun  # since when somebody waits for it
        self.asked: float = writer.clock.exact()

    def committed(self, kept: list[bool]) -> None:
        """The store says for each whether it is on disk."""
        writer, count = self.writer, len(self.rows)
        now = writer.clock.exact()
        took = now - self.asked
        writer.commits.add(took)
        writer.waits.add(now - self.begun, count)
        if took > SLOW_S:
            note(WARNING, "slow_commit", ms=round(took * 1000), entries=count)
        writer.pipeline.committed(self.rows, kept)


class Writer:
    """Gathers entries and hands them to the store."""

    def __init__(self, ports: Ports, pipeline: Pipeline) -> None:
        self.store = ports.store
        self.clock = ports.clock
        self.pipeline = pipeline
        self.rows: list[Pending] = []
        self.counts = {"moves": 0, "came": 0, "entries": 0, "commits": 0, "conflicts": 0}
        self.begun = 0.0
        self.gathered = 0  # how many there were when it was last looked at
        self.urgent = False  # whether somebody waits for it
        self.commits = Histogram()
        self.waits = Histogram()  # of entries, from being taken to being kept and told

    def listed(self, live: LiveTable, entry: Entry) -> dict[str, Any] | None:
        """What the listing of tables must say anew after an entry; None where this server alone writes, and it is the
        same: most moves change nothing of it."""
        table = live.table
        said = (table.phase, live.due, table.ever_played, table.touched // TOUCH_MS)
        if said == live.listed and KINDS[entry["kind"]].quiet and self.store.alone:
            return None
        live.listed = said
        return listing_of(live, entry)

    def put(self, pending: Pending) -> None:
        """Put an entry down to be written; nobody hears of it before it is."""
        live = pending.live
        live.writing += 1
        # people go before bots: these can wait for others, and go along as soon as a person moves
        urgent = pending.entry.get("by") != "bot" or live.race is not None or not self.store.alone
        if not self.rows or (urgent and not self.urgent):
            self.begun, self.gathered, self.urgent = self.clock.exact(), len(self.rows) + 1, urgent
            self.clock.later(0 if urgent else BOTS_MS, self._gather)
        self.rows.append(pending)

    def flush(self) -> None:
        rows, self.rows = self.rows, []
        if rows:
            self.counts["commits"] += 1
            self.store.append(rows, Batch(self, rows, self.begun).committed)

    def _gather(self) -> None:
        """Write what there is; while each pass of the loop brings more, wait a moment: one commit carries it all."""
        if self.gathered < len(self.rows) and self.clock.exact() - self.begun < GATHER_S:
            self.gathered = len(self.rows)
            self.clock.later(0, self._gather)
        else:
            self.flush()


def listing_of(live: LiveTable, entry: Entry) -> dict[str, Any]:
    """What the listing of tables says of this one, for the lobby and for those who look after it."""
    table = live.table
    return {
        "game": table.game.name,
        "phase": table.phase,
        "public": table.setting.public,
        "free": _free(table),
        "seats": len(table.seats),
        "due": live.due,
        "keeper": home_of(table),
        "touched": table.touched,
        "played": int(table.ever_played),
        "tokens": entry["tokens"] if entry["kind"] == "opened" else {},
    }


def _free(table: Table) -> int:
    """Chairs for those who come; nobody is sent to a table without a host."""
    if table.phase != WAITING or not table.seats[table.host].server:
        return 0
    return sum(1 for seat in table.seats if not seat.person)
