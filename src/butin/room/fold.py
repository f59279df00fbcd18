"""What each entry of a journal does to its table. None can fail here: each was decided before it was written."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from butin.core.errors import ButinError
from butin.core.state import Tell
from butin.room import phrases
from butin.room.playing import moved, started, took_back
from butin.room.setting import Setting
from butin.room.table import CLOSED, PLAYING, Entry, Question, Seat, Table

REMEMBERED: Final = 8  # wishes of a seat: as many as its devices may still be waiting to hear of


class Unfit(Exception):
    """An entry that does not follow from those before: no refusal of anybody's wish, but a journal that is broken."""


def fold_on(table: Table, entry: Entry, tell: Tell | None) -> None:
    """Fold an entry that must fit."""
    try:
        fold(table, entry, tell)
    except ButinError as error:
        raise Unfit(f"entry {table.n}: {error}") from error


def fold(table: Table, entry: Entry, tell: Tell | None = None) -> None:
    """Apply the next entry. `tell` gets what happened in the game."""
    table.n += 1
    table.touched = entry["at"]
    _FOLDS[entry["kind"]](table, entry, tell)
    if "wish" in entry:
        seat = table.seats[entry["seat"]]
        seat.wishes = (*seat.wishes[-REMEMBERED:], (entry["wish"], table.n))


def setting_of(entry: Entry) -> Setting:
    """The frame of a table, from its first entry."""
    return Setting(**entry["setting"])


def _opened(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.first = entry.get("first")
    host = table.seats[0]
    host.holder, host.name, host.gone_at = entry["host"]["holder"], entry["host"]["name"], entry["at"]
    host.sat = table.n
    for number, bot in entry["bots"].items():
        seat = table.seats[int(number)]
        seat.bot, seat.name = bot, bot


def _sat(table: Table, entry: Entry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.holder, seat.name, seat.bot = entry["holder"], entry["name"], ""
    seat.share, seat.picks = "", None
    _away(seat, entry["at"])
    owner = table.owner_of(entry["seat"]) if table.phase == PLAYING else ""
    seat.former = "" if compare_digest(owner, entry["holder"]) else owner  # who helped out does not own it
    seat.sat, table.asked = table.n, _still_asked(table, entry)
    _show_hand(table, entry["seat"])
    _look_for_host(table)


def _freed(table: Table, entry: Entry, tell: Tell | None) -> None:
    """The seat is empty, or from here on a bot's if the match is on, under the name of whoever left it."""
    seat = table.seats[entry["seat"]]
    seat.holder, seat.wishes = "", ()
    _away(seat, 0)
    seat.bot, seat.share, seat.picks, seat.former = entry["bot"], "", None, ""
    asked = table.asked
    if asked is not None:
        asked.yes = [one for one in asked.yes if one != entry["seat"]]
        if asked.seat == entry["seat"]:
            table.asked = None  # nobody is there any more who asked, or whom it was about
    _look_for_host(table)


def _look_for_host(table: Table) -> None:
    """Where the host has gone it is whoever has sat longest, never somebody who came just now."""
    if not table.seats[table.host].person and table.persons():
        table.host = min(table.persons(), key=lambda number: table.seats[number].sat)


def _show_hand(table: Table, number: int) -> None:
    """In a match whoever has a chair sees its hand, and has seen it until the end."""
    if table.phase == PLAYING:
        table.hands = [*table.hands, (table.seats[number].holder, 1 << number)]


def _still_asked(table: Table, sat: Entry) -> Question | None:
    """Who has sat down asks for no chair any more, and nobody asks for theirs."""
    asked = table.asked
    if asked is None or not asked.about_a_chair:
        return asked
    return None if asked.seat == sat["seat"] or compare_digest(asked.holder, sat["holder"]) else asked


def _bot(table: Table, entry: Entry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.bot, seat.name = entry["bot"], entry["name"]


def _named(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.seats[entry["seat"]].name = entry["name"]


def _hosted(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.host = entry["seat"]


def _first(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.first = entry["seat"]


def _picked(table: Table, entry: Entry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.picks = {**(seat.picks or {}), entry["option"]: entry["value"]}


def _sealed(table: Table, entry: Entry, tell: Tell | None) -> None:
    """The secret of the next match: from now on it cannot be changed, and every seat may add its share."""
    table.sealed = entry["secret"]
    for seat in table.seats:
        seat.share = ""


def _shared(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.seats[entry["seat"]].share = entry["share"]


def _came(table: Table, entry: Entry, tell: Tell | None) -> None:
    for number in entry["seats"]:
        seat = table.seats[number]
        seat.server, seat.gone_at, seat.bot_at = entry["server"], 0, 0
        if table.asked is not None and table.asked.about_a_chair and table.asked.seat == number:
            table.asked = None  # whoever holds the seat is back


def _went(table: Table, entry: Entry, tell: Tell | None) -> None:
    for number in entry["seats"]:
        seat = table.seats[number]
        if seat.server == entry["server"] or entry["server"] == "":
            _away(seat, entry["at"])
            if table.asked is not None and not table.asked.about_a_chair and table.asked.seat == number:
                table.asked = None  # whoever asked is gone


def _away(seat: Seat, at: int) -> None:
    seat.server, seat.gone_at, seat.bot_at = "", at, 0


def _called(table: Table, entry: Entry, tell: Tell | None) -> None:
    """A bot plays for somebody who is away, from now on."""
    table.seats[entry["seat"]].bot_at = entry["at"]


def _waited(table: Table, entry: Entry, tell: Tell | None) -> None:
    """Those at the table wait on for somebody who is away."""
    table.seats[entry["seat"]].bot_at = entry["until"]


def _asked(table: Table, entry: Entry, tell: Tell | None) -> None:
    holder, name, invited = entry.get("holder", ""), entry.get("name", ""), entry.get("invited", True)
    table.asked = Question(entry["question"], table.n, entry["seat"], holder, name, invited)
    if not table.asked.about_a_chair:
        table.asked.yes.append(entry["seat"])


def _answered(table: Table, entry: Entry, tell: Tell | None) -> None:
    if table.asked is not None:
        if entry["yes"]:
            table.asked.yes.append(entry["seat"])
        else:
            table.asked = None


def _reseated(table: Table, entry: Entry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    owner = seat.former or seat.holder
    seat.former = "" if compare_digest(owner, entry["holder"]) else owner
    seat.holder, seat.wishes, seat.share = entry["holder"], (), ""
    _away(seat, entry["at"])
    _show_hand(table, entry["seat"])
    table.asked = None


def _said(table: Table, entry: Entry, tell: Tell | None) -> None:
    """Nothing at the table changes but how much was said."""
    seat = table.seats[entry["seat"]]
    seat.said = phrases.counted(seat.said, phrases.SEAT_MS, entry["at"])
    table.said = phrases.counted(table.said, phrases.TABLE_MS, entry["at"])


def _closed(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.phase, table.asked = CLOSED, None


_FOLDS: Final = {
    "opened": _opened,
    "sat": _sat,
    "freed": _freed,
    "bot": _bot,
    "named": _named,
    "hosted": _hosted,
    "first": _first,
    "picked": _picked,
    "sealed": _sealed,
    "shared": _shared,
    "came": _came,
    "went": _went,
    "called": _called,
    "waited": _waited,
    "started": started,
    "moved": moved,
    "asked": _asked,
    "answered": _answered,
    "took_back": took_back,
    "reseated": _reseated,
    "said": _said,
    "closed": _closed,
}
KINDS: Final = list(_FOLDS)
