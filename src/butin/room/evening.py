"""An evening is a table whose box can change: who moves where by it, who waits on the bench, who has won how often."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from butin.core.state import Tell
from butin.room.entries import BenchedEntry, BoxedEntry, StartedEntry, UnbenchedEntry
from butin.room.no_box import NO_BOX
from butin.room.seating import NEW, NOBODY, Person
from butin.room.setting import Setting
from butin.room.table import NO_BENCH, PLAYING, WAITING, Seat, Table

SHAPES: Final = 7  # that differ in colour and form; then they repeat


def boxed(table: Table, entry: BoxedEntry, tell: Tell | None) -> None:
    """Another box is on the table. A match that was on is left, and its secret never told."""
    rearranged(table, entry)
    table.boxed, table.phase, table.asked = table.n, WAITING, None
    table.rules, table.options, table.first = table.game.version, table.setting.options, None
    table.state, table.secret, table.shares = None, "", []
    table.began, table.lot, table.last_mover = 0, False, NOBODY
    table.hands, table.habits = [], {}
    table.since, table.settled = entry["at"], table.n
    del table.played[:]
    for seat in table.seats:
        seat.since, seat.purse_ms, seat.picks = 0, 0, None


def rearranged(table: Table, entry: BoxedEntry | StartedEntry) -> None:
    """A box, or a match, may bring another setting and other chairs: `from` says for each who has it now."""
    if "setting" in entry:
        table.setting = Setting(**entry["setting"])
        table.game = table.games[table.setting.game] if table.setting.game else NO_BOX
    if "from" in entry:
        _arrange(table, entry["from"])


def _arrange(table: Table, places: list[int]) -> None:
    """Everybody on the chair that was found for them; whoever has none is at the end of the bench."""
    host, old = table.seats[table.host], [*table.seats, *table.bench]
    chosen = [old[place] for place in places if place != NOBODY]
    left = [seat for seat in (*table.bench, *table.seats) if seat.person and seat not in chosen]
    table.seats, table.bench = [], NO_BENCH
    known = [*chosen, *left]
    for place in places:
        seat = old[place] if place != NOBODY else Seat(_free_shape(known))
        known = known if seat in known else [*known, seat]
        table.seats.append(seat)
    for seat in left:
        seat.since, seat.share, seat.picks, seat.former = 0, "", None, ""
    table.bench = left or NO_BENCH
    among = table.present() or table.persons()
    kept = host.person and host in table.seats
    table.host = table.seats.index(host) if kept else min(among, key=lambda n: table.seats[n].sat, default=0)


def benched(table: Table, entry: BenchedEntry, tell: Tell | None) -> None:
    """Somebody finds no chair, or wants none yet, and waits."""
    seat = Seat(_free_shape([*table.seats, *table.bench]))
    seat.holder, seat.name, seat.gone_at = entry["holder"], entry["name"], entry["at"]
    seat.sat, seat.who = table.n, newcomer(table)
    table.bench = [*table.bench, seat]
    asked = table.asked
    if asked is not None and asked.kind == "screen" and compare_digest(asked.holder, entry["holder"]):
        table.asked = None  # who waits for a chair is no television


def unbenched(table: Table, entry: UnbenchedEntry, tell: Tell | None) -> None:
    asked, gone = table.asked, table.bench[entry["bench"]]
    if asked is not None and asked.seat == NOBODY and compare_digest(asked.holder, gone.holder):
        table.asked = None  # nobody is there any more who asked
    off_the_bench(table, gone)


def off_the_bench(table: Table, gone: Seat) -> None:
    table.bench = [seat for seat in table.bench if seat is not gone] or NO_BENCH


def called_up(table: Table, number: int, place: int) -> Seat:
    """Whoever waited there has a chair now, in a match with the time that is left to it."""
    chair, seat = table.seats[number], table.bench[place]
    for other in table.seats:
        if other.shape == seat.shape and not other.person:
            other.shape = chair.shape
    seat.since, seat.purse_ms = chair.since, chair.purse_ms
    table.seats[number] = seat
    off_the_bench(table, seat)
    return seat


def newcomer(table: Table) -> Person:
    """Whoever comes has missed the match that is on, or the last one: they are before those who played it."""
    last = table.finished - (table.phase != PLAYING)
    return Person(last=last) if last > 0 else NEW


def counted(table: Table) -> None:
    """A match came to its end. A victory that was shared counts for each; what bots win is the bots'."""
    assert table.state is not None
    winners = table.state.winners()
    table.finished = table.matches
    for number, seat in enumerate(table.seats):
        if seat.person:
            who = seat.who
            seat.who = Person(who.played + 1, who.won + (number in winners), table.matches, who.left_out)
    for seat in table.bench:
        who = seat.who
        seat.who = Person(who.played, who.won, who.last, who.left_out + 1)
    table.bots_won += any(not table.seats[number].person for number in winners)


def _free_shape(known: list[Seat]) -> int:
    """The first shape that nobody has, or that fewest people have."""
    people = [seat.shape for seat in known if seat.person]
    others = [seat.shape for seat in known if not seat.person]
    return min(range(SHAPES), key=lambda shape: (people.count(shape), others.count(shape), shape))
