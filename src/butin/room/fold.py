"""What each entry of a journal does to its table. None can fail here: each was decided before it was written."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final

from butin.core.errors import ButinError
from butin.core.state import Tell
from butin.room import phrases
from butin.room.coming import away, called, came, waited, went
from butin.room.entries import (
    AnsweredEntry,
    AskedEntry,
    BotEntry,
    ClosedEntry,
    Entry,
    FirstEntry,
    FreedEntry,
    Granting,
    HostedEntry,
    NamedEntry,
    OpenedEntry,
    PickedEntry,
    ReseatedEntry,
    SaidEntry,
    SatEntry,
    SealedEntry,
    SharedEntry,
)
from butin.room.evening import benched, boxed, called_up, newcomer, off_the_bench, unbenched
from butin.room.playing import moved, started, took_back
from butin.room.question import Question
from butin.room.screens import placed, screened, unscreened
from butin.room.seating import NEW, NOBODY
from butin.room.setting import Setting
from butin.room.table import CLOSED, PLAYING, Seat, Table

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
    if "wish" not in entry:
        _FOLDS[entry["kind"]](table, entry, tell)
        return
    wisher = _wisher(table, entry) if entry["kind"] == "boxed" else None  # who may have another chair afterwards
    _FOLDS[entry["kind"]](table, entry, tell)
    seat = wisher or _wisher(table, entry)
    seat.wishes = (*seat.wishes[-REMEMBERED:], (entry["wish"], table.n))


def _wisher(table: Table, entry: Granting) -> Seat:
    """Whose wish became this entry: on a chair, on the bench, or a television."""
    if "screen" in entry:
        return table.screens[entry["screen"]]
    if "seat" in entry and entry["seat"] != NOBODY:
        return table.seats[entry["seat"]]
    if "bench" in entry:
        return table.bench[entry["bench"]]
    return table.bench[-1]  # whoever has just come


def setting_of(entry: Entry) -> Setting:
    """The frame of a table, from its first entry."""
    assert entry["kind"] == "opened", f"a journal begins with {entry['kind'][:40]!r}"
    return Setting(**entry["setting"])


def _opened(table: Table, entry: OpenedEntry, tell: Tell | None) -> None:
    table.first = entry.get("first")
    table.delay_s = entry.get("delay_s", table.delay_s)
    if "host" in entry:
        host = table.seats[0]
        host.holder, host.name, host.gone_at = entry["host"]["holder"], entry["host"]["name"], entry["at"]
        host.sat = table.n
    if "screen" in entry:
        table.screens = [placed(entry["screen"]["holder"], entry["at"])]
    for number, bot in entry["bots"].items():
        seat = table.seats[int(number)]
        seat.bot, seat.name = bot, bot


def _sat(table: Table, entry: SatEntry, tell: Tell | None) -> None:
    if "bench" in entry:
        seat = called_up(table, entry["seat"], entry["bench"])
    else:
        seat = table.seats[entry["seat"]]
        seat.who, seat.sat = newcomer(table), table.n
        away(seat, entry["at"])
    seat.holder, seat.name, seat.bot = entry["holder"], entry["name"], ""
    seat.share, seat.picks = "", None
    owner = table.owner_of(entry["seat"]) if table.phase == PLAYING else ""
    seat.former = "" if compare_digest(owner, entry["holder"]) else owner  # who helped out does not own it
    table.asked = _still_asked(table, entry)
    _show_hand(table, entry["seat"])
    _look_for_host(table)


def _freed(table: Table, entry: FreedEntry, tell: Tell | None) -> None:
    """The seat is empty, or from here on a bot's if the match is on, under the name of whoever left it."""
    seat = table.seats[entry["seat"]]
    if table.phase != PLAYING:  # whoever leaves between matches has nothing to look at any more
        table.hands = [(holder, hands) for holder, hands in table.hands if not compare_digest(holder, seat.holder)]
    seat.holder, seat.wishes = "", ()
    away(seat, 0)
    seat.bot, seat.share, seat.picks, seat.former, seat.who = entry["bot"], "", None, "", NEW
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


def _still_asked(table: Table, sat: SatEntry) -> Question | None:
    """Who has sat down asks for no chair any more, nor to be a television, and nobody asks for theirs."""
    asked = table.asked
    if asked is None or not (asked.about_a_chair or asked.kind == "screen"):
        return asked
    return None if asked.seat == sat["seat"] or compare_digest(asked.holder, sat["holder"]) else asked


def _bot(table: Table, entry: BotEntry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.bot, seat.name = entry["bot"], entry["name"]


def _named(table: Table, entry: NamedEntry, tell: Tell | None) -> None:
    seat = table.bench[entry["bench"]] if "bench" in entry else table.seats[entry["seat"]]
    seat.name = entry["name"]


def _hosted(table: Table, entry: HostedEntry, tell: Tell | None) -> None:
    table.host = entry["seat"]


def _first(table: Table, entry: FirstEntry, tell: Tell | None) -> None:
    table.first = entry["seat"]


def _picked(table: Table, entry: PickedEntry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.picks = {**(seat.picks or {}), entry["option"]: entry["value"]}


def _sealed(table: Table, entry: SealedEntry, tell: Tell | None) -> None:
    """The secret of the next match: from now on it cannot be changed, and every seat may add its share."""
    table.sealed = entry["secret"]
    for seat in table.seats:
        seat.share = ""


def _shared(table: Table, entry: SharedEntry, tell: Tell | None) -> None:
    table.seats[entry["seat"]].share = entry["share"]


def _asked(table: Table, entry: AskedEntry, tell: Tell | None) -> None:
    holder, name, invited = entry.get("holder", ""), entry.get("name", ""), entry.get("invited", True)
    table.asked = Question(entry["question"], table.n, entry["seat"], holder, name, invited, entry.get("way"))
    table.asked.box = entry.get("box")
    if not table.asked.about_a_chair and entry["seat"] != NOBODY:
        table.asked.yes.append(entry["seat"])


def _answered(table: Table, entry: AnsweredEntry, tell: Tell | None) -> None:
    asked = table.asked
    if asked is None:
        return
    if entry["yes"]:
        asked.yes.append(entry["seat"])
        return
    table.asked = None
    if asked.way is not None and not compare_digest(asked.holder, table.seats[entry["seat"]].holder):
        table.noes = {**table.noes, asked.way: entry["at"]}


def _reseated(table: Table, entry: ReseatedEntry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    owner = seat.former or seat.holder
    seat.former = "" if compare_digest(owner, entry["holder"]) else owner
    seat.holder, seat.wishes, seat.share = entry["holder"], (), ""
    for place in table.benched_by(entry["holder"])[:1]:
        off_the_bench(table, table.bench[place])
    away(seat, entry["at"])
    _show_hand(table, entry["seat"])
    table.asked = None


def _said(table: Table, entry: SaidEntry, tell: Tell | None) -> None:
    """Nothing at the table changes but how much was said."""
    seat = table.seats[entry["seat"]]
    seat.said = phrases.counted(seat.said, phrases.SEAT_MS, entry["at"])
    table.said = phrases.counted(table.said, phrases.TABLE_MS, entry["at"])


def _closed(table: Table, entry: ClosedEntry, tell: Tell | None) -> None:
    table.phase, table.asked = CLOSED, None


_FOLDS: Final[dict[str, Callable[[Table, Any, Tell | None], None]]] = {
    "opened": _opened,
    "boxed": boxed,
    "sat": _sat,
    "benched": benched,
    "unbenched": unbenched,
    "freed": _freed,
    "bot": _bot,
    "named": _named,
    "hosted": _hosted,
    "first": _first,
    "picked": _picked,
    "sealed": _sealed,
    "shared": _shared,
    "came": came,
    "went": went,
    "called": called,
    "waited": waited,
    "started": started,
    "moved": moved,
    "asked": _asked,
    "answered": _answered,
    "took_back": took_back,
    "reseated": _reseated,
    "said": _said,
    "screened": screened,
    "unscreened": unscreened,
    "closed": _closed,
}
KINDS: Final = list(_FOLDS)
