"""Before a match: who begins, what each chooses for the own seat, what everybody adds to the chance; and the start."""

from __future__ import annotations

import re

from butin.core.game import LOT
from butin.core.options import dealt_out
from butin.room.errors import Refused, not_sealed
from butin.room.rights import Wish, between_matches, entry_of, host_only, own_seat, seat_named, still_open
from butin.room.table import WAITING, Entry, Table


def first(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """The host says who begins the next match: a chair, or the lot (-1)."""
    host_only(table, holder)
    between_matches(table)
    if table.begins is None:
        raise Refused("nobody_begins", "nobody begins in this game: all act at once")
    number = wish.get("seat")
    return entry_of("first", now, seat=LOT if number == LOT else seat_named(table, number))


def pick(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Choose for one's own seat what no two can have; '' leaves it to what the others leave."""
    between_matches(table)
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
    return entry_of("picked", now, seat=number, option=name, value=value)


def share(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """What one's own seat adds to the chance of the next match, once its commitment can be seen."""
    between_matches(table)
    number = own_seat(table, holder, wish)
    given = str(wish.get("share", ""))
    if not re.fullmatch("[0-9a-f]{64}", given):
        raise Refused("bad_share", "a share has 64 hexadecimal digits: the SHA-256 of what was drawn on the device")
    if not table.sealed:
        raise not_sealed()
    return entry_of("shared", now, seat=number, share=given)


def start(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Begin; bots take the empty chairs."""
    host_only(table, holder)
    still_open(table)
    if table.phase != WAITING:
        raise Refused("already_started", "the match has begun already")
    return started(table, now)


def started(table: Table, now: int) -> Entry:
    """A match with the secret that was sealed before, and what everybody chose and added to it."""
    if not table.sealed:
        raise not_sealed()
    usual = table.game.usual
    empty = {str(place): {"bot": usual, "name": usual} for place, seat in enumerate(table.seats) if seat.empty}
    shares = [seat.share for seat in table.seats]
    return entry_of(
        "started",
        now,
        rules=table.game.version,
        first=table.begins or 0,
        bots=empty,
        picks=picks(table),
        shares=shares,
    )


def picks(table: Table) -> dict[str, list[str]]:
    """For every option that each seat chooses: what its person chose, and for the others what is left."""
    chosen = [seat.picks or {} if seat.person else {} for seat in table.seats]
    return {
        option.name: dealt_out(option, table.setting.options, [picks.get(option.name, "") for picks in chosen])
        for option in table.game.options
        if option.each
    }
