"""The hello that somebody gets on entering: the table as it is, their views, and what they have missed.

What was missed comes from the table in memory and the last entries of its journal, as long as these are enough: a
long table has thousands, and whoever comes back after a broken line has missed a few.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Final

from butin.core.state import Event
from butin.core.views import WATCHER
from butin.room.deeds.all import KINDS, fold, setting_of
from butin.room.entries import Entry
from butin.room.errors import too_busy
from butin.room.table.match import dealt, replayed
from butin.room.table.table import Table
from butin.room.telling import held as holding
from butin.room.telling.delay import AS_WATCHERS, AT_ONCE, delay_of, due_for
from butin.room.telling.held import Held
from butin.room.telling.news import News, Views, Write, by_seat, joined, placed, public_entry, seen_events, table_view

Message = dict[str, Any]

MOST: Final = 1000  # entries that a hello tells: however much was said at a table, coming in costs nobody much


def first_missed(n: int, started: int, boxed: int, since: int | None) -> int:
    """The entry after which all is missed; without `since`, the one before the match. `n` is the table's last.

    Where that is too much, or of another box, it is the last of it, and of this match alone: a client sees by its
    number where it begins.
    """
    begun = max(started, boxed, 1) - 1
    after = begun if since is None or since < boxed - 1 else since
    return max(n - MOST, begun) if n - after > MOST else after


def missed(table: Table, entries: list[Entry], after: int, holder: str) -> list[Message] | None:
    """The entries after a number, up to the table's last, as a holder may know them; None if these are not enough."""
    kinds = [entry["kind"] for entry in entries]
    begins = kinds[:1] in (["started"], ["boxed"])
    if any(KINDS[kind].cuts for kind in kinds[begins:]) or table.n != after + len(entries):
        return None
    if table.outdated:
        return [{"n": n, "entry": public_entry(entry), "events": []} for n, entry in enumerate(entries, after + 1)]
    sat = {entry["seat"]: n for n, entry in enumerate(entries, after + 1) if entry["kind"] == "sat"}
    seats, place = table.held_by(holder), table.moves - kinds.count("moved")
    state = replayed(table, place) if "moved" in kinds and not begins else None
    found: list[Message] = []
    for n, entry in enumerate(entries, after + 1):
        events: list[Event] = []
        if entry["kind"] == "started":
            state = dealt(table, events.append)
        elif entry["kind"] == "moved":
            assert state is not None
            state.play(table.played[2 * place], table.played[2 * place + 1], events.append)
            place += 1
        then = [seat for seat in seats if sat.get(seat, 0) <= n]  # whoever sat down later was told nothing before
        found.append({"n": n, "entry": public_entry(entry), "events": seen_events(events, then)})
    return found


def hello(
    table: Table, holder: str, missed: list[Message], past: bool, write: Write, latest: Table | None = None
) -> bytes:
    """What a guest gets on entering; whoever is told of the past has no seats in it. `latest` is the table now."""
    seats, bench = [] if latest else table.held_by(holder), table.benched_by(holder)
    who = {"you": seats, "bench": bench, "screen": (latest or table).screen_of(holder)}
    head = {"type": "hello", "n": table.n, **who, "table": table_view(table), "missed": missed}
    return joined(write(head), b'{"views":%b}' % by_seat(views(table, seats, past, write)))


def views(table: Table, seats: list[int], past: bool, write: Write) -> dict[int, bytes]:
    """The view of each seat that a guest holds; a watcher's, if none."""
    if table.state is None:
        return {}
    written = Views(table.game, table.state, write)
    return {seat: written.seen_from(seat, past) for seat in seats or [WATCHER]}


def greeting(
    table: Table,
    entries: list[Entry],
    holder: str,
    since: int | None,
    now: int,
    past: bool,
    write: Write,
    server: str = "",
    held: Held | None = None,
    settled: bool = True,
) -> tuple[int, bytes, list[holding.Message]]:
    """A hello from the journal alone, with what was missed after entry `since`; without it, since the match began.

    A watcher is greeted with the table as it was before the delay, and so is a television where the hands of a race are
    at another server; what has happened since comes later. The answer is the last entry that the hello tells, the
    hello, and what comes later: of that `held` has what others wait for already, and is given the rest. A table that
    is not settled holds something that may never be written.
    """
    then = Table(table.id, table.games, setting_of(entries[0]))
    last = {entry["kind"]: n for n, entry in enumerate(entries, 1)}  # of each kind
    first = first_missed(len(entries), last.get("started", 0), last.get("boxed", 0), since)
    latest, delay = table, AT_ONCE
    if any("setting" in entry and entry["setting"].get("watch_delay_s") for entry in entries):
        latest = table if settled and table.n == len(entries) else _after(table, entries)
        delay = AT_ONCE if latest.held_by(holder) else delay_of(latest, holder, server)
    missed: list[Message] = []
    for place, entry in enumerate(entries):
        if due_for(then, entry, delay) > now:
            if len(entries) - place > holding.MOST:
                raise too_busy("too much at this table waits for its watchers: come back in a moment")
            n, greeted = then.n, hello(then, holder, missed, past, write, latest)
            later = _Later(then, entries[place:], past, write, delay)
            return n, greeted, later.of_watchers(holder, held or Held()) if delay == AS_WATCHERS else later.own(holder)
        events: list[Event] = []
        fold(then, entry, events.append)
        if then.n > first:
            told = seen_events(events, then.held_by(holder))
            missed.append({"n": then.n, "entry": public_entry(entry), "events": told})
    return then.n, hello(then, holder, missed, past, write), []


class _Later:
    """What somebody with this delay may not know yet, and from when on."""

    def __init__(self, table: Table, entries: list[Entry], past: bool, write: Write, delay: int) -> None:
        self.table: Table = table  # before these entries
        self.entries: list[Entry] = entries
        self.past: bool = past
        self.write: Write = write
        self.delay: int = delay

    def of_watchers(self, holder: str, held: Held) -> list[holding.Message]:
        """What others hold already is the same for this one, but where it was moved about itself."""
        table, n, last = self.table, self.table.n, self.table.n + len(self.entries)
        same = held.between(self.past, n, last)
        if same is not None and not self._named(holder):
            return same
        found, plain = [], []
        for place, entry in enumerate(self.entries):
            news = self._fold(entry)
            own = news.moves_people and placed(table, holder)
            plain.append(self._message(news, entry, "", True) if same is None else same[place])
            found.append(self._message(news, entry, holder, False) if own else plain[-1])
        held.fill(self.past, plain)
        return found

    def own(self, holder: str) -> list[holding.Message]:
        return [self._message(self._fold(entry), entry, holder, False) for entry in self.entries]

    def _fold(self, entry: Entry) -> News:
        events: list[Event] = []
        fold(self.table, entry, events.append)
        return News(self.table, entry, KINDS[entry["kind"]], events, self.write)

    def _message(self, news: News, entry: Entry, holder: str, shared: bool) -> holding.Message:
        due = due_for(self.table, entry, self.delay)
        return self.table.n, due, news.told_to(holder, [], self.past), shared

    def _named(self, holder: str) -> bool:
        """Whether a device has, or gets, a place at the table."""
        names = [str(entry.get("holder", "")) for entry in self.entries]
        return placed(self.table, holder) or any(holder and compare_digest(name, holder) for name in names)


def _after(table: Table, entries: list[Entry]) -> Table:
    """The table in the end."""
    past = Table(table.id, table.games, setting_of(entries[0]))
    for entry in entries:
        fold(past, entry)
    return past


def shown_to_watchers(past: Table, entries: list[Entry], after: int, now: int) -> Table:
    """The table as watchers may know it now, from what they knew before and the entries after a number."""
    for entry in entries[past.n - after :]:
        if due_for(past, entry, AS_WATCHERS) > now:
            break
        fold(past, entry)
    return past
