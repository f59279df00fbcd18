"""Who moves where by another box or match, who comes and goes, and what their places are known by."""

from __future__ import annotations

from typing import Final

from butin.room.entries import BoxedEntry, StartedEntry
from butin.room.table.no_box import NO_BOX
from butin.room.table.seats import NEW, NO_BENCH, NOBODY, Person, Seat
from butin.room.table.setting import Setting
from butin.room.table.table import PLAYING, Table

SHAPES: Final = 7  # that differ in colour and form; then they repeat


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
        seat = old[place] if place != NOBODY else Seat(free_shape(known))
        known = known if seat in known else [*known, seat]
        table.seats.append(seat)
    for seat in left:
        seat.since, seat.share, seat.picks, seat.former = 0, "", None, ""
    table.bench = left or NO_BENCH
    among = table.present() or table.persons()
    kept = host.person and host in table.seats
    table.host = table.seats.index(host) if kept else min(among, key=lambda n: table.seats[n].sat, default=0)


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


def off_the_bench(table: Table, gone: Seat) -> None:
    table.bench = [seat for seat in table.bench if seat is not gone] or NO_BENCH


def newcomer(table: Table) -> Person:
    """Whoever comes has missed the match that is on, or the last one: they are before those who played it."""
    last = table.finished - (table.phase != PLAYING)
    return Person(last=last) if last > 0 else NEW


def free_shape(known: list[Seat]) -> int:
    """The first shape that nobody has, or that fewest people have."""
    people = [seat.shape for seat in known if seat.person]
    others = [seat.shape for seat in known if not seat.person]
    return min(range(SHAPES), key=lambda shape: (people.count(shape), others.count(shape), shape))
