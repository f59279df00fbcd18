"""Before a match: who begins, what each chooses for the own seat, what everybody adds to the chance; and the start."""

from __future__ import annotations

import re

from butin.core.game import LOT
from butin.core.options import Options, dealt_out
from butin.room.box import closed_up, not_moved_on, places_to_start
from butin.room.entries import FirstEntry, PickedEntry, SharedEntry, StartedEntry
from butin.room.errors import Refused, not_sealed
from butin.room.rights import (
    Wish,
    between_matches,
    in_charge,
    own_seat,
    seat_named,
    still_open,
    with_a_box,
)
from butin.room.setting import Setting
from butin.room.table import PLAYING, Seat, Table


def first(table: Table, holder: str, wish: Wish, now: int) -> FirstEntry:
    """The host, or a television, says who begins the next match: a chair, or the lot (-1)."""
    in_charge(table, holder)
    between_matches(table)
    with_a_box(table)
    if table.begins is None:
        raise Refused("nobody_begins", "nobody begins in this game: all act at once")
    number = wish.get("seat")
    return {"kind": "first", "at": now, "seat": LOT if number == LOT else seat_named(table, number)}


def pick(table: Table, holder: str, wish: Wish, now: int) -> PickedEntry:
    """Choose for one's own seat what no two can have; '' leaves it to what the others leave."""
    between_matches(table)
    with_a_box(table)
    number = own_seat(table, holder, wish)
    name, value = str(wish.get("option", "")), str(wish.get("value", ""))
    option = next((one for one in table.game.options if one.each and one.name == name), None)
    if option is None:
        known = ", ".join(one.name for one in table.game.options if one.each) or "nothing"
        text = f"there is no {name!r} for each to choose: {table.game.name} has {known}"
        raise Refused("no_such_option", text, {"option": name})
    if value and value not in option.values:
        text = f"{name} cannot be {value!r}: expected one of {', '.join(option.values)}"
        raise Refused("no_such_value", text, {"option": name, "value": value})
    others = [other for place, other in enumerate(table.seats) if place != number and other.person]
    if value and any(value == (other.picks or {}).get(name) for other in others):
        raise Refused("picked", f"somebody has chosen {value} already", {"option": name, "value": value})
    return {"kind": "picked", "at": now, "seat": number, "option": name, "value": value}


def share(table: Table, holder: str, wish: Wish, now: int) -> SharedEntry:
    """What one's own seat adds to the chance of the next match, once its commitment can be seen."""
    between_matches(table)
    number = own_seat(table, holder, wish)
    given = str(wish.get("share", ""))
    if not re.fullmatch("[0-9a-f]{64}", given):
        raise Refused("bad_share", "a share has 64 hexadecimal digits: the SHA-256 of what was drawn on the device")
    if not table.sealed:
        raise not_sealed()
    return {"kind": "shared", "at": now, "seat": number, "share": given}


def start(table: Table, holder: str, wish: Wish, now: int) -> StartedEntry:
    """Begin; the bench is let in, and bots take the empty chairs unless these are put away."""
    in_charge(table, holder)
    still_open(table)
    with_a_box(table)
    not_moved_on(table, wish)
    if table.phase == PLAYING:
        raise Refused("already_started", "the match has begun already")
    return started(table, now, close_up=bool(wish.get("close_up", False)))


def started(table: Table, now: int, *, close_up: bool = False) -> StartedEntry:
    """A match with the secret that was sealed before, and what everybody chose and added to it."""
    if not table.sealed:
        raise not_sealed()
    setting = closed_up(table) if close_up else table.setting
    rearranged = close_up or bool(table.bench)
    places = places_to_start(table, setting.seats, now) if rearranged else list(range(len(table.seats)))
    old = [*table.seats, *table.bench, Seat(0)]
    seats = [old[place] for place in places]  # NOBODY is the empty one
    usual = table.game.usual
    entry: StartedEntry = {
        "kind": "started",
        "at": now,
        "rules": table.game.version,
        "first": _beginner(table, setting, places),
        "bots": {str(place): {"bot": usual, "name": usual} for place, seat in enumerate(seats) if seat.empty},
        "picks": picks(table, seats, setting.options),
        "shares": [seat.share for seat in seats],
    }
    if close_up:
        entry["setting"] = setting.plain()
    if rearranged:
        entry["from"] = places
    return entry


def _beginner(table: Table, setting: Setting, places: list[int]) -> int:
    """Whoever was to begin does so on the chair that they have now; where they have none, the lot decides."""
    begins = table.begins
    if not table.game.begins(setting.seats, setting.options):
        return 0
    return LOT if begins is None or begins == LOT or begins not in places else places.index(begins)


def picks(table: Table, seats: list[Seat], options: Options) -> dict[str, list[str]]:
    """For every option that each seat chooses: what its person chose, and for the others what is left."""
    chosen = [seat.picks or {} if seat.person else {} for seat in seats]
    return {
        option.name: dealt_out(option, options, [picks.get(option.name, "") for picks in chosen])
        for option in table.game.options
        if option.each
    }
