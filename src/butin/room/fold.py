"""What each entry of a journal does to its table. None can fail here: each was decided before it was written."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Final

from butin.core.chance import SealedChance
from butin.core.errors import ButinError
from butin.core.game import LOT
from butin.core.state import TABLE as THE_TABLE
from butin.core.state import State, Tell
from butin.room import phrases
from butin.room.setting import Setting
from butin.room.table import CLOSED, NOBODY, OVER, PLAYING, Question, Seat, Table

REMEMBERED: Final = 8  # wishes of a seat: as many as its devices may still be waiting to hear of

Entry = dict[str, Any]  # kind, at, and what belongs to the kind


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


def _started(table: Table, entry: Entry, tell: Tell | None) -> None:
    for number, bot in entry["bots"].items():
        seat = table.seats[int(number)]
        seat.bot, seat.name = bot["bot"], bot["name"]
    for seat in table.seats:
        seat.name = seat.bot or seat.name  # who stood in for somebody in the last match is themselves in this one
    if entry.get("rotated"):  # in old journals everybody moved on one chair, so that another began
        table.seats = table.seats[-1:] + table.seats[:-1]
        table.host = (table.host + 1) % len(table.seats)
    table.matches += 1
    table.starts.append(table.n)
    table.rules = entry.get("rules", 1)
    table.secret, table.shares = entry.get("secret", table.sealed), entry["shares"]
    table.phase, table.asked, table.begun_at = PLAYING, None, entry["at"]
    table.last_mover, table.since, table.settled = NOBODY, entry["at"], table.n
    table.habits, table.sealed = {}, ""
    table.hands = [(seat.holder, 1 << number) for number, seat in enumerate(table.seats) if seat.person]
    for seat in table.seats:
        seat.former = ""
    del table.played[:]
    _choose(table, entry.get("picks", {}))
    _begin(table, entry.get("first", 0))
    if table.outdated:  # nobody knows how it went on: it is over, without a result
        table.phase, table.state = OVER, None
        return
    table.state = dealt(table, tell)
    for seat in table.seats:
        seat.since, seat.purse_ms = 0, table.setting.purse_s * 1000
    _wind_clocks(table, entry["at"])
    _look_whether_over(table)


def _choose(table: Table, picks: dict[str, list[str]]) -> None:
    """What each seat plays with, also in the next match, unless its person chooses anew."""
    table.options = {**table.setting.options, **picks}
    for number, seat in enumerate(table.seats):
        seat.picks = {name: words[number] for name, words in picks.items()} if seat.person and picks else None


def _begin(table: Table, first: int) -> None:
    """Who begins; in the next match that is the next chair clockwise."""
    table.lot = first == LOT
    table.began = _chance(table).below(len(table.seats)) if table.lot else first
    table.first = (table.began + 1) % len(table.seats)


def _moved(table: Table, entry: Entry, tell: Tell | None) -> None:
    table.ever_played = table.ever_played or entry.get("by", "person") == "person"
    if table.outdated:
        return
    state, number = table.state, entry["seat"]
    assert isinstance(state, State)
    if number != THE_TABLE:
        seat = table.seats[number]
        if seat.since:
            seat.purse_ms = max(0, seat.purse_ms - (entry["at"] - seat.since))
            seat.since = 0  # wound again below if it may act once more
    code = table.game.read_move(state, number, entry["move"])
    state.play(number, code, tell)
    table.played.extend((number, code))
    if "habits" in entry:
        table.habits = {**table.habits, **entry["habits"]}
    table.last_mover, table.since, table.settled = number, entry["at"], table.n
    if table.asked is not None and table.asked.kind == "back":
        table.asked = None  # another decision was made on top of it
    _wind_clocks(table, entry["at"])
    _look_whether_over(table)


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


def _took_back(table: Table, entry: Entry, tell: Tell | None) -> None:
    if table.outdated:
        return
    table.state = before_last_move(table)
    del table.played[-2:]
    table.last_mover, table.since, table.asked = NOBODY, entry["at"], None
    for seat in table.seats:
        seat.since = 0
    _wind_clocks(table, entry["at"])


def before_last_move(table: Table) -> State:
    """The match played again without its last move, so that whatever follows is what a replay gives too."""
    return replayed(table, table.moves - 1)


def replayed(table: Table, moves: int) -> State:
    """The match as it was after so many moves."""
    state = dealt(table, None)
    for place in range(0, 2 * moves, 2):
        state.play(table.played[place], table.played[place + 1])
    return state


def dealt(table: Table, tell: Tell | None) -> State:
    """The match as it began."""
    first = LOT if table.lot else table.began
    state: State = table.game.start(table.setting.seats, table.options, _chance(table), first, tell)
    return state


def _chance(table: Table) -> SealedChance:
    return SealedChance(bytes.fromhex(table.secret), table.shares)


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


def _wind_clocks(table: Table, now: int) -> None:
    """Whoever may act from now on: their time runs."""
    acting = table.actors()
    for number, seat in enumerate(table.seats):
        if number not in acting:
            seat.since = 0
        elif not seat.since:
            seat.since = now


def _look_whether_over(table: Table) -> None:
    if table.state is not None and not table.state.actors():
        table.phase = OVER


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
    "started": _started,
    "moved": _moved,
    "asked": _asked,
    "answered": _answered,
    "took_back": _took_back,
    "reseated": _reseated,
    "said": _said,
    "closed": _closed,
}
KINDS: Final = list(_FOLDS)
