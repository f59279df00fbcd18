"""Who may sit where, and when: the one place that decides about chairs.

In a match a device sees the hands that it held at the deal, or one; and a hand that a person has held is theirs until
the end, or until they have left it and somebody who waited takes it. A lost connection is never the moment to lose a
chair.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from butin.room.errors import Refused
from butin.room.table.offers import may_take
from butin.room.table.rights import CODE, JOIN, Asker, returning, television
from butin.room.table.seats import Seat
from butin.room.table.table import PLAYING, Table

# the chair
EMPTY: Final = "empty"
BOTS: Final = "bots"  # nobody has seen its hand in this match
LEFT: Final = "left"  # stood up from, or freed, in this match; a bot plays it on
HERE: Final = "here"
KEPT: Final = "kept"  # its person is away for less than the table waits
AWAY: Final = "away"  # for longer
RESEATED: Final = "reseated"  # given to another device in this match, or since the last one

# who wants it
ANY: Final = "any"
FRESH: Final = "fresh"  # has seen no hand of this match
FORMER: Final = "former"  # has seen this one; or, where the chair was given away, had it before
OTHER: Final = "other"  # has seen another
OFFERED: Final = "offered"  # has seen none, and may take this one

SIT: Final = "sit"
ASK: Final = "ask"  # everybody else who is here must say yes

# what is not named here is refused
Rights = dict[str, dict[str, str]]
BETWEEN: Final[Rights] = {EMPTY: {ANY: SIT}, BOTS: {ANY: SIT}, AWAY: {ANY: ASK}, RESEATED: {FORMER: SIT}}
IN_A_MATCH: Final[Rights] = {
    BOTS: {FRESH: ASK},
    AWAY: {FRESH: ASK},
    LEFT: {FORMER: SIT, OFFERED: SIT},
    RESEATED: {FORMER: SIT},
}


def chair(table: Table, number: int, now: int) -> str:
    """What a chair is to those who would like to have it."""
    seat = table.seats[number]
    if not seat.person:
        if table.phase == PLAYING and table.owner_of(number):
            return LEFT
        return BOTS if seat.bot else EMPTY
    if seat.former:
        return RESEATED
    if seat.server:
        return HERE
    return KEPT if kept_for(table, seat, now) else AWAY


def person(table: Table, number: int, holder: str, now: int) -> str:
    """What somebody is to a chair."""
    former = table.seats[number].former
    if former and compare_digest(former, holder):
        return FORMER
    if table.phase != PLAYING:
        return ANY
    hands = table.hands_of(holder)
    if not hands:
        return OFFERED if may_take(table, number, holder, now) else FRESH
    return FORMER if number in hands and not former else OTHER


def right(table: Table, number: int, holder: str, now: int) -> str:
    """SIT or ASK, or '' where somebody can do neither."""
    rights = (IN_A_MATCH if table.phase == PLAYING else BETWEEN).get(chair(table, number, now), {})
    return rights.get(person(table, number, holder, now), rights.get(ANY, ""))


def theirs(table: Table, number: int) -> bool:
    """Whether a chair is only for whoever had it before, so that nobody else can have it."""
    seat = table.seats[number]
    return bool(seat.former or (table.phase == PLAYING and not seat.person and table.owner_of(number)))


def kept_for(table: Table, seat: Seat, now: int) -> int:
    """The milliseconds for which a chair is still kept for its person."""
    return max(0, table.setting.away_s * 1000 - max(0, table.time(now) - seat.gone_at))


def gone(table: Table, seat: Seat, now: int) -> bool:
    """Whether somebody is away for so long that nothing is kept for them."""
    return not seat.server and not kept_for(table, seat, now)


def check_chair(table: Table, number: int, holder: str, wanted: str, now: int) -> None:
    """Refuse unless this chair may be sat down on, or asked for, by this device."""
    found = right(table, number, holder, now)
    if found == wanted:
        return
    if found == SIT:
        raise Refused("nobody_there", f"seat {number} is free for you: just sit down", {"seat": number})
    if found == ASK:
        raise Refused("ask_first", f"seat {number} is for those who are here to give: ask for it", {"seat": number})
    raise chair_refusal(table, number, holder, now)


def chair_refusal(table: Table, number: int, holder: str, now: int) -> Refused:
    """Why a chair can neither be taken nor asked for."""
    found = chair(table, number, now)
    own = number in table.held_by(holder)
    if person(table, number, holder, now) == OTHER and found != HERE and not own:
        return Refused("other_hand", "you have seen another hand of this match: nobody gets a second one")
    if found == KEPT:
        seconds = -(-kept_for(table, table.seats[number], now) // 1000)
        text = f"seat {number} is kept for its person, for {seconds} more seconds"
        return Refused("seat_kept", text, {"seat": number, "seconds": seconds})
    if found in (LEFT, RESEATED) and not own:
        return Refused("seat_theirs", f"seat {number} belongs to whoever held its hand", {"seat": number})
    return Refused("seat_in_use", f"whoever holds seat {number} is here", {"seat": number})


def choice(table: Table, holder: str, now: int) -> int:
    """The chair for somebody who names none: the own one, else an empty one, else one that a bot keeps warm."""
    numbers = [number for number in range(len(table.seats)) if right(table, number, holder, now) == SIT]
    order = [RESEATED, LEFT, EMPTY, BOTS]
    if numbers:
        return min(numbers, key=lambda number: (order.index(chair(table, number, now)), number))
    if table.phase == PLAYING:
        raise Refused("match_on", "a match is on: ask for a bot's chair, or come back when it is over")
    raise Refused("table_full", f"all {len(table.seats)} seats are taken: you may watch", {"seats": len(table.seats)})


def may_come(table: Table, who: Asker) -> None:
    """Refuse a chair to whoever has no business with it: it takes the players' link, a code, a public table or a place
    here."""
    if not (table.setting.public or who.way in (JOIN, CODE) or _known(table, who.holder)):
        raise Refused("watch_only", "this is for watching: ask for the link for players")


def may_enter(table: Table, who: Asker) -> bool:
    """Whether somebody may look at the table: with a link, a place or a hand here, or if it is open to all.

    By a code nobody looks on unseen: one sits down with it, or waits.
    """
    holder = who.holder
    return bool(who.way not in ("", CODE) or table.setting.public or _known(table, holder) or television(table, holder))


def _known(table: Table, holder: str) -> bool:
    here = table.held_by(holder) or table.benched_by(holder)
    return bool(here or table.hands_of(holder) or returning(table, holder))


def others(table: Table, number: int, holder: str) -> list[int]:
    """The seats of other people, who are to say whether somebody gets this one."""
    own = table.held_by(holder)
    return [seat for seat in table.persons() if seat != number and seat not in own]
