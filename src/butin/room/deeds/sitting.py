"""Chairs: sat down on, stood up from, freed, asked for, given to another device. Who may what is in chairs.py."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from butin.core.state import Tell
from butin.room.deeds import bench
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.deeds.questions import ask
from butin.room.entries import AskedEntry, BenchedEntry, FreedEntry, ReseatedEntry, SatEntry, UnbenchedEntry
from butin.room.errors import Refused
from butin.room.table import chairs
from butin.room.table.day import only_one
from butin.room.table.names import cleaned, name_for
from butin.room.table.offers import Offer, withdraw
from butin.room.table.places import called_up, newcomer, off_the_bench
from butin.room.table.question import Question
from butin.room.table.rights import (
    JOIN,
    Asker,
    host_only,
    others_names,
    own_place,
    own_seat,
    place_named,
    seat_named,
    some_device,
    still_open,
)
from butin.room.table.seats import NEW
from butin.room.table.table import PLAYING, Table
from butin.room.wishes import AskSeatWish, ComeWish, FreeWish, SitWish, StandWish

FULL: Final = ("match_on", "table_full")  # where somebody without a chair is no stranger, but too late


def sit(table: Table, who: Asker, wish: SitWish, now: int) -> SatEntry:
    """Take a chair: the one named, or the own one, an empty one, one that a bot keeps warm."""
    return _sit(table, who, wish.seat, wish.name, now)


def come(table: Table, who: Asker, wish: ComeWish, now: int) -> SatEntry | BenchedEntry:
    """Take a chair if there is one, else wait on the bench; whoever is here already has come."""
    still_open(table)
    bench.not_here_already(table, who.holder, wish.name)
    try:
        return _sit(table, who, wish.seat, wish.name, now)
    except Refused as error:
        if error.kind not in FULL:
            raise
    return bench.benched_entry(table, who, wish.name, now)


def stand(table: Table, who: Asker, wish: StandWish, now: int) -> FreedEntry | UnbenchedEntry:
    """Give a seat of one's own back; in a match a bot plays on. Or leave the bench."""
    still_open(table)
    place = own_place(table, who.holder, wish.seat, wish.bench)
    if place is not None:
        return bench.unbenched_entry(table, place, now)
    return freed_entry(table, own_seat(table, who.holder, wish.seat), now)


def free(table: Table, who: Asker, wish: FreeWish, now: int) -> FreedEntry | UnbenchedEntry:
    """The host frees a seat, in a match only that of somebody who is away for long; or a place on the bench."""
    host_only(table, who.holder)
    still_open(table)
    if wish.bench is not None:
        return bench.unbenched_entry(table, place_named(table, wish.bench), now)
    number = seat_named(table, wish.seat)
    if not table.seats[number].person:
        raise Refused("nobody_there", f"nobody sits on seat {number}", {"seat": number})
    if table.phase == PLAYING and chairs.chair(table, number, now) != chairs.AWAY:
        raise chairs.chair_refusal(table, number, "", now)
    return freed_entry(table, number, now)


def ask_seat(table: Table, who: Asker, wish: AskSeatWish, now: int) -> AskedEntry:
    """Ask for a chair that one may not just take: of somebody who is away for long, or in a match a bot's."""
    still_open(table)
    chairs.may_come(table, who)
    some_device(who.holder)
    number = seat_named(table, wish.seat)
    chairs.check_chair(table, number, who.holder, chairs.ASK, now)
    invited = who.way == JOIN
    if not invited and not chairs.others(table, number, who.holder):
        raise Refused("nobody_to_ask", "nobody is here who could say yes: come by the link for players")
    asked = ask(table, "seat" if table.seats[number].person else "chair", now, number, who.way)
    asked["holder"], asked["name"], asked["invited"] = who.holder, cleaned(wish.name), invited
    return asked


def _sit(table: Table, who: Asker, number: int | None, name: str, now: int) -> SatEntry:
    still_open(table)
    chairs.may_come(table, who)
    some_device(who.holder)
    only_one(table)
    number = chairs.choice(table, who.holder, now) if number is None else seat_named(table, number)
    chairs.check_chair(table, number, who.holder, chairs.SIT, now)
    return sat_entry(table, number, who.holder, name, now)


def sat_entry(table: Table, number: int, holder: str, name: str, now: int) -> SatEntry:
    """Somebody sits down; whoever waited on the bench comes from there, and whoever brings no name gets one."""
    waits, chair = table.benched_by(holder), table.seats[number]
    own = [table.bench[place] for place in waits[:1]]
    name = name or (own[0].name if own else "")
    found = name_for(name, others_names(table, chair, *own), int(holder[:8], 16) + number)
    entry: SatEntry = {"kind": "sat", "at": now, "seat": number, "holder": holder, "name": found, "was": chair.bot}
    if waits:
        entry["bench"] = waits[0]
    return entry


def freed_entry(table: Table, number: int, now: int) -> FreedEntry:
    stand_in = table.game.usual if table.phase == PLAYING else ""
    return {"kind": "freed", "at": now, "seat": number, "bot": stand_in, "was": table.seats[number].name}


def chair_given(table: Table, now: int) -> SatEntry | ReseatedEntry | None:
    """What becomes of a question for a chair to which nobody has to answer any more; None while it must wait."""
    asked = table.asked
    assert asked is not None
    number, holder = asked.seat, asked.holder
    answered = asked.yes or (asked.invited and not chairs.others(table, number, holder))
    if not answered or not chairs.right(table, number, holder, now):
        return None
    if table.seats[number].person:
        return {"kind": "reseated", "at": now, "seat": number, "holder": holder}
    return sat_entry(table, number, holder, asked.name, now)


def sat(table: Table, entry: SatEntry, tell: Tell | None) -> None:
    if "bench" in entry:
        seat = called_up(table, entry["seat"], entry["bench"])
    else:
        seat = table.seats[entry["seat"]]
        seat.who, seat.sat = newcomer(table), table.n
        seat.leave(entry["at"])
    seat.holder, seat.name, seat.bot = entry["holder"], entry["name"], ""
    seat.share, seat.picks = "", None
    if table.offers and table.phase == PLAYING:
        _take_offered(table, entry)
    owner = table.owner_of(entry["seat"]) if table.phase == PLAYING else ""
    seat.former = "" if compare_digest(owner, entry["holder"]) else owner  # who helped out does not own it
    table.asked = _still_asked(table, entry)
    _show_hand(table, entry["seat"])
    _look_for_host(table)


def freed(table: Table, entry: FreedEntry, tell: Tell | None) -> None:
    """The seat is empty, or from here on a bot's if the match is on, under the name of whoever left it."""
    seat = table.seats[entry["seat"]]
    if table.phase != PLAYING:  # whoever leaves between matches has nothing to look at any more
        table.dealt = tuple(["" if compare_digest(one, seat.holder) else one for one in table.dealt])
        table.shown = tuple([(n, one) for n, one in table.shown if not compare_digest(one, seat.holder)])
    elif compare_digest(table.owner_of(entry["seat"]), seat.holder):  # who helped out has nothing to offer
        table.offers = {**table.offers, entry["seat"]: Offer(entry["at"])}
    seat.holder, seat.wishes = "", ()
    seat.leave(0)
    seat.bot, seat.share, seat.picks, seat.former, seat.who = entry["bot"], "", None, "", NEW
    seat.face = None
    asked = table.asked
    if asked is not None:
        asked.yes = [one for one in asked.yes if one != entry["seat"]]
        if asked.seat == entry["seat"]:
            table.asked = None  # nobody is there any more who asked, or whom it was about
    _look_for_host(table)


def reseated(table: Table, entry: ReseatedEntry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    owner = seat.former or seat.holder
    seat.former = "" if compare_digest(owner, entry["holder"]) else owner
    seat.holder, seat.wishes, seat.share = entry["holder"], (), ""
    for place in table.benched_by(entry["holder"])[:1]:
        off_the_bench(table, table.bench[place])
    seat.leave(entry["at"])
    _show_hand(table, entry["seat"])
    table.asked = None


def _take_offered(table: Table, entry: SatEntry) -> None:
    """A chair that was left is somebody's again; whoever was offered it and has seen no other hand owns this one."""
    number, holder = entry["seat"], entry["holder"]
    withdraw(table, holder, entry["at"])
    if number in table.offers:
        table.offers = {other: offer for other, offer in table.offers.items() if other != number}
        if not table.hands_of(holder):
            table.shown = ((number, table.dealt[number]), *table.shown)
            table.dealt = (*table.dealt[:number], holder, *table.dealt[number + 1 :])


def _look_for_host(table: Table) -> None:
    """Where the host has gone it is whoever has sat longest, never somebody who came just now."""
    if not table.seats[table.host].person and table.persons():
        table.host = min(table.persons(), key=lambda number: table.seats[number].sat)


def _show_hand(table: Table, number: int) -> None:
    """In a match whoever has a chair sees its hand, and has seen it until the end."""
    if table.phase == PLAYING:
        table.shown = (*table.shown, (number, table.seats[number].holder))


def _still_asked(table: Table, entry: SatEntry) -> Question | None:
    """Who has sat down asks for no chair any more, nor to be a television, and nobody asks for theirs."""
    asked = table.asked
    if asked is None or not (asked.about_a_chair or asked.kind == "screen"):
        return asked
    return None if asked.seat == entry["seat"] or compare_digest(asked.holder, entry["holder"]) else asked


DEEDS: Final[list[Deed]] = [
    deed(SitWish, sit, once=True),
    deed(ComeWish, come, once=True),
    deed(AskSeatWish, ask_seat),
    deed(StandWish, stand),
    deed(FreeWish, free),
]
KINDS: Final[list[Kind]] = [
    kind(SatEntry, sat, hands=True, places=True, joins=True),
    kind(FreedEntry, freed, hands=True, places=True, cuts=True),
    kind(ReseatedEntry, reseated, hands=True, places=True, joins=True, cuts=True),
]
