"""Names, faces and phrases: what people are called, how they look, and what they say."""

from __future__ import annotations

from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import FacedEntry, NamedEntry, SaidEntry
from butin.room.errors import Refused
from butin.room.table import phrases
from butin.room.table.names import name_for
from butin.room.table.rights import Asker, between_matches, others_names, own_place, own_seat, still_open
from butin.room.table.seats import FACES, Seat
from butin.room.table.table import Table
from butin.room.wishes import FaceWish, NameWish, SayWish


def name(table: Table, who: Asker, wish: NameWish, now: int) -> NamedEntry:
    """Another name for one's own seat, or place on the bench; an empty one is made up."""
    still_open(table)
    place = own_place(table, who.holder, wish.seat, wish.bench)
    if place is not None:
        seat = table.bench[place]
        wanted = name_for(wish.name, others_names(table, seat), now)
        return {"kind": "named", "at": now, "bench": place, "name": wanted, "was": seat.name}
    number = own_seat(table, who.holder, wish.seat)
    seat = table.seats[number]
    wanted = name_for(wish.name, others_names(table, seat), now)
    return {"kind": "named", "at": now, "seat": number, "name": wanted, "was": seat.name}


def face(table: Table, who: Asker, wish: FaceWish, now: int) -> FacedEntry:
    """A face for oneself, while one waits: no two at a table have the same."""
    still_open(table)
    place = own_place(table, who.holder, wish.seat, wish.bench)
    if place is not None:
        seat = table.bench[place]
        chosen = _free_face(table, wish.face, seat)
        return {"kind": "faced", "at": now, "bench": place, "name": seat.name, "face": chosen}
    between_matches(table)
    number = own_seat(table, who.holder, wish.seat)
    seat = table.seats[number]
    chosen = _free_face(table, wish.face, seat)
    return {"kind": "faced", "at": now, "seat": number, "name": seat.name, "face": chosen}


def _free_face(table: Table, wanted: int | None, own: Seat) -> int:
    if wanted is None or not 0 <= wanted < FACES:
        raise Refused("no_such_face", f"there is no face {wanted!r}: faces are 0 to {FACES - 1}", {"last": FACES - 1})
    if any(seat.face == wanted and seat is not own for seat in (*table.seats, *table.bench)):
        raise Refused("face_taken", f"somebody at the table has face {wanted} already")
    return wanted


def say(table: Table, who: Asker, wish: SayWish, now: int) -> SaidEntry:
    """A preset phrase or an emote; there is no free text."""
    still_open(table)
    number, phrase = own_seat(table, who.holder, wish.seat), wish.phrase
    if phrase not in phrases.SAYABLE:
        known = ", ".join(phrases.SAYABLE)
        raise Refused("no_such_phrase", f"there is no phrase {phrase!r}: expected one of {known}", {"phrase": phrase})
    wait = phrases.silence(table.seats[number].said, table.said, now)
    if wait:
        seconds = -(-wait // 1000)
        text = f"so much was said that it is enough for now: again in {seconds} seconds"
        raise Refused("said_enough", text, {"seconds": seconds})
    return {"kind": "said", "at": now, "seat": number, "phrase": phrase}


def named(table: Table, entry: NamedEntry, tell: Tell | None) -> None:
    seat = table.bench[entry["bench"]] if "bench" in entry else table.seats[entry["seat"]]
    seat.name = entry["name"]


def faced(table: Table, entry: FacedEntry, tell: Tell | None) -> None:
    seat = table.bench[entry["bench"]] if "bench" in entry else table.seats[entry["seat"]]
    seat.face = entry["face"]


def said(table: Table, entry: SaidEntry, tell: Tell | None) -> None:
    """Nothing at the table changes but how much was said."""
    seat = table.seats[entry["seat"]]
    seat.said = phrases.said_until(seat.said, phrases.SEAT_MS, entry["at"])
    table.said = phrases.said_until(table.said, phrases.TABLE_MS, entry["at"])


DEEDS: Final[list[Deed]] = [
    deed(NameWish, name, once=True),
    deed(FaceWish, face, once=True),
    deed(SayWish, say, once=True),
]
KINDS: Final[list[Kind]] = [
    kind(NamedEntry, named, quiet=True),
    kind(FacedEntry, faced, quiet=True),
    kind(SaidEntry, said, quiet=True),
]
