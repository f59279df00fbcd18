"""The bench: whoever finds no chair waits there, watches, and is first at the next match or box, or at a chair that is
left."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import BenchedEntry, DeclinedEntry, OfferedEntry, UnbenchedEntry
from butin.room.errors import Refused
from butin.room.table.chairs import may_come
from butin.room.table.day import only_one
from butin.room.table.names import cleaned, name_for, told_apart
from butin.room.table.offers import LASTS_MS, may_take, next_offer, withdraw
from butin.room.table.places import free_shape, newcomer, off_the_bench
from butin.room.table.rights import Asker, others_names, some_device, still_open
from butin.room.table.seats import NOBODY, Seat
from butin.room.table.table import Table
from butin.room.wishes import BenchWish, DeclineWish

LONGEST: Final = 12  # people on a bench


def bench(table: Table, who: Asker, wish: BenchWish, now: int) -> BenchedEntry:
    """Wait for a chair."""
    return benched_entry(table, who, wish.name, now)


def benched_entry(table: Table, who: Asker, name: str, now: int) -> BenchedEntry:
    still_open(table)
    may_come(table, who)
    some_device(who.holder)
    only_one(table)
    not_here_already(table, who.holder, name)
    if len(table.bench) >= LONGEST:
        raise Refused("bench_full", f"{LONGEST} people wait already: you may watch", {"most": LONGEST})
    found = name_for(name, others_names(table), int(who.holder[:8], 16))
    return {"kind": "benched", "at": now, "holder": who.holder, "name": found}


def decline(table: Table, who: Asker, wish: DeclineWish, now: int) -> DeclinedEntry:
    """Leave a chair that one is offered to the next."""
    found = [number for number in table.offers if may_take(table, number, who.holder, now)]
    if not found or wish.seat not in (None, found[0]):
        raise Refused("nothing_offered", "no such seat is offered to you any more")
    place = table.benched_by(who.holder)[0]
    return {"kind": "declined", "at": now, "seat": found[0], "bench": place, "name": table.bench[place].name}


def offered_entry(table: Table, number: int, now: int) -> OfferedEntry | None:
    """A chair for whoever is next, if it is time."""
    found = next_offer(table, number)
    if found is None or found[0] > now:
        return None
    place = found[1]
    return {"kind": "offered", "at": now, "seat": number, "bench": place, "name": table.bench[place].name}


def unbenched_entry(table: Table, place: int, now: int) -> UnbenchedEntry:
    return {"kind": "unbenched", "at": now, "bench": place, "name": table.bench[place].name}


def benched(table: Table, entry: BenchedEntry, tell: Tell | None) -> None:
    """Somebody finds no chair, or wants none yet, and waits."""
    seat = Seat(free_shape([*table.seats, *table.bench]))
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
    withdraw(table, gone.holder, entry["at"])
    off_the_bench(table, gone)


def chair_offered(table: Table, entry: OfferedEntry, tell: Tell | None) -> None:
    offer, holder = table.offers[entry["seat"]], table.bench[entry["bench"]].holder
    offer.holder, offer.until = holder, entry["at"] + LASTS_MS
    offer.passed.append(holder)


def declined(table: Table, entry: DeclinedEntry, tell: Tell | None) -> None:
    withdraw(table, table.bench[entry["bench"]].holder, entry["at"])


def not_here_already(table: Table, holder: str, wanted: str) -> None:
    """Refuse a second place to whoever has one under that name: their page has come again."""
    name = cleaned(wanted)
    mine = [(number, table.seats[number]) for number in table.held_by(holder)]
    mine += [(NOBODY, table.bench[place]) for place in table.benched_by(holder)]
    for number, seat in mine:
        if not name or seat.name == name or seat.name == told_apart(name, _others(table, seat)):
            raise Refused("here_already", "you are here already", {"seat": number, "name": seat.name})


def _others(table: Table, one: Seat) -> list[str]:
    return [name for name in others_names(table) if name != one.name]


DEEDS: Final[list[Deed]] = [deed(BenchWish, bench, once=True), deed(DeclineWish, decline)]
KINDS: Final[list[Kind]] = [
    kind(BenchedEntry, benched, places=True),
    kind(UnbenchedEntry, unbenched, places=True),
    kind(OfferedEntry, chair_offered, quiet=True),
    kind(DeclinedEntry, declined, quiet=True),
]
