"""The desk: entries are folded, written, and only then told. One commit for everything that came in a pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from butin.core.errors import ButinError
from butin.core.state import Event
from butin.room.fold import Entry, fold
from butin.room.guest import Guest, Message
from butin.room.histogram import Histogram
from butin.room.live_table import LiveTable, news_for
from butin.room.log import WARNING, note
from butin.room.ports import Bus, Clock, Row, Store
from butin.room.table import WAITING, Table
from butin.room.upkeep import home_of, next_due

QUIET: Final = (
    "moved",
    "said",
    "asked",
    "answered",
    "took_back",
    "named",
    "first",
    "picked",
    "sealed",
    "shared",
)  # nobody comes, goes or changes chairs by these
TOUCH_MS: Final = 3600 * 1000  # when a table was last touched need not be known more closely
BOTS_MS: Final = 20  # so long the moves of bots may lie here: 200 tables of them share a few commits
GATHER_S: Final = 0.002  # so long a commit may wait for more to carry
SLOW_S: Final = 0.25  # for a commit: somebody should look at the disk

Done = Callable[[int, ButinError | None], None]  # the entry that granted a wish, or why it was refused


class Pending:
    """An entry on its way to the store, and what follows when it is there, or when another one was."""

    __slots__ = ("again", "done", "live", "outgoing", "row")

    def __init__(
        self,
        live: LiveTable,
        row: Row,
        outgoing: list[tuple[Guest, Message, int]],
        done: Done,
        again: Callable[[], None],
    ) -> None:
        self.live = live
        self.row = row
        self.outgoing = outgoing
        self.done = done
        self.again = again


class Desk:
    """Takes entries and hands them to the store."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        after: Callable[[LiveTable], None],
        overtaken: Callable[[LiveTable], None],
        broke: Callable[[str, Exception], None],
    ) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.after = after
        self.overtaken = overtaken
        self.broke = broke
        self.folded: Callable[[LiveTable, Entry], None] = _unheard  # a table has changed, and nobody knows it yet
        self.told: Callable[[LiveTable, int], None] = _unheard  # it is written, and those who may know it do
        self.cork: Callable[[bool], None] = _uncorked  # while True, what is sent may wait and go out together
        self.batch: list[Pending] = []
        self.counts = {"moves": 0, "entries": 0, "commits": 0, "conflicts": 0}
        self.begun = 0.0  # since when somebody waits for this batch
        self.gathered = 0  # how many there were when it was last looked at
        self.urgent = False  # whether somebody waits for it
        self.commits = Histogram()
        self.waits = Histogram()  # of entries, from being taken to being kept and told

    def busy(self, live: LiveTable) -> bool:
        """Whether a table must wait: where others write too, one entry at a time, so that none builds on a lost one."""
        return live.writing > 0 and not self.store.alone

    @property
    def shut(self) -> bool:
        """Whether the disk cannot be written: nothing happens by itself until it can."""
        return self.store.alone and not self.store.awake

    def take(self, live: LiveTable, entry: Entry, done: Done, again: Callable[[], None]) -> None:
        """Fold an entry and put it down to be written; nobody hears of it before it is."""
        table = live.laid
        entry["at"] = max(entry["at"], table.touched)  # clocks of servers differ; a table's time never runs back
        events: list[Event] = []
        fold(table, entry, events.append)
        self.folded(live, entry)
        live.people_changed |= entry["kind"] not in QUIET
        row = Row(table.id, table.n, entry, *_listed(live, entry))
        live.writing += 1
        # people go before bots: these can wait for others, and go along as soon as a person moves
        urgent = entry.get("by") != "bot" or live.heat is not None or not self.store.alone
        if not self.batch or (urgent and not self.urgent):
            self.begun, self.gathered, self.urgent = self.clock.exact(), len(self.batch) + 1, urgent
            self.clock.later(0 if urgent else BOTS_MS, self._gather)
        self.batch.append(Pending(live, row, news_for(live, entry, events), done, again))

    def flush(self) -> None:
        batch, self.batch = self.batch, []
        if batch:
            self.counts["commits"] += 1
            begun, asked = self.begun, self.clock.exact()
            written = lambda kept: self._written(batch, kept, begun, asked)  # noqa: E731
            self.store.append([pending.row for pending in batch], written)

    def _gather(self) -> None:
        """Write what there is; while each pass of the loop brings more, wait a moment: one commit carries it all."""
        if self.gathered < len(self.batch) and self.clock.exact() - self.begun < GATHER_S:
            self.gathered = len(self.batch)
            self.clock.later(0, self._gather)
        else:
            self.flush()

    def _written(self, batch: list[Pending], kept: list[bool], begun: float, asked: float) -> None:
        now = self.clock.exact()
        self.commits.add(now - asked)
        self.waits.add(now - begun, len(batch))
        if now - asked > SLOW_S:
            note(WARNING, "slow_commit", ms=round((now - asked) * 1000), entries=len(batch))
        self.cork(True)
        try:
            self._tell_all(batch, kept)
        finally:  # whatever happens, what was sent goes out
            self.cork(False)
        for live in dict.fromkeys([pending.live for pending in batch]):
            self.after(live)

    def _tell_all(self, batch: list[Pending], kept: list[bool]) -> None:
        for pending, ok in zip(batch, kept, strict=True):
            pending.live.writing -= 1
            try:
                if ok:
                    self._tell(pending)
                else:
                    self.counts["conflicts"] += self.store.awake
                    self.overtaken(pending.live)
                    pending.again()
            except Exception as error:  # noqa: BLE001  others of this batch must hear theirs
                self.broke(pending.row.table, error)

    def _tell(self, pending: Pending) -> None:
        row = pending.row
        self.counts["entries"] += 1
        self.counts["moves"] += row.entry["kind"] == "moved"
        pending.live.kept = row.n
        for guest, message, due in pending.outgoing:
            guest.hear(message, due)
        pending.done(row.n, None)
        self.told(pending.live, row.n)
        self.bus.publish(row.table, row.n)


def _uncorked(on: bool) -> None:
    pass


def _unheard(live: LiveTable, what: object) -> None:
    pass


def _listed(live: LiveTable, entry: Entry) -> tuple[dict[str, Any], bool]:
    """What the listing should say, and whether that is news: most moves change nothing there for a while."""
    listing, before = listing_of(live.laid, entry), live.listed
    changing = (listing["phase"], listing["free"], listing["due"], listing["keeper"], listing["played"])
    live.listed = (*changing, listing["touched"] // TOUCH_MS)
    return listing, live.listed != before


def listing_of(table: Table, entry: Entry) -> dict[str, Any]:
    """What the listing of tables says of this one, for the lobby and for those who look after it."""
    waits = table.phase == WAITING and table.seats[table.host].server  # nobody is sent to a table without a host
    return {
        "game": table.game.name,
        "phase": table.phase,
        "public": table.setting.public,
        "free": sum(1 for seat in table.seats if not seat.person) if waits else 0,
        "seats": len(table.seats),
        "due": next_due(table),
        "keeper": home_of(table, lambda server: False),
        "touched": table.touched,
        "played": int(table.ever_played),
        "tokens": entry["tokens"] if table.n == 1 else {},
    }
