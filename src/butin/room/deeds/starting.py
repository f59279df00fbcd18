"""The start of a match: who begins, what each chooses for the own seat, and that it begins, or begins again."""

from __future__ import annotations

from typing import Final

from butin.core.game import LOT
from butin.core.options import Options, dealt_out
from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.deeds.questions import ask
from butin.room.entries import AskedEntry, FirstEntry, PickedEntry, StartedEntry
from butin.room.errors import Refused, not_sealed
from butin.room.table.day import of_the_day
from butin.room.table.match import chance_of, dealt, look_whether_over, wind_clocks
from butin.room.table.offers import NO_OFFERS
from butin.room.table.places import rearranged
from butin.room.table.rights import (
    BETWEEN_MATCHES,
    Asker,
    between_matches,
    in_charge,
    not_moved_on,
    own_seat,
    seat_named,
    still_open,
    with_a_box,
)
from butin.room.table.seating import closed_up, places_to_start
from butin.room.table.seats import NOBODY, Seat
from butin.room.table.setting import Setting
from butin.room.table.table import NOTHING, OVER, PLAYING, Table
from butin.room.wishes import AgainWish, FirstWish, PickWish, StartWish


def first(table: Table, who: Asker, wish: FirstWish, now: int) -> FirstEntry:
    """The host, or a television, says who begins the next match: a chair, or the lot (-1)."""
    in_charge(table, who.holder)
    between_matches(table)
    with_a_box(table)
    if table.day:
        raise of_the_day()
    if table.begins is None:
        raise Refused("nobody_begins", "nobody begins in this game: all act at once")
    return {"kind": "first", "at": now, "seat": LOT if wish.seat == LOT else seat_named(table, wish.seat)}


def pick(table: Table, who: Asker, wish: PickWish, now: int) -> PickedEntry:
    """Choose for one's own seat what no two can have; '' leaves it to what the others leave."""
    between_matches(table)
    with_a_box(table)
    number = own_seat(table, who.holder, wish.seat)
    name, value = wish.option, wish.value
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


def start(table: Table, who: Asker, wish: StartWish, now: int) -> StartedEntry:
    """Begin; the bench is let in, and bots take the empty chairs, or these are put away: as the table has it."""
    in_charge(table, who.holder)
    still_open(table)
    with_a_box(table)
    not_moved_on(table, wish.since)
    if table.phase == PLAYING:
        raise Refused("already_started", "the match has begun already")
    return started_entry(table, now, close_up=wish.close_up)


def again(table: Table, who: Asker, wish: AgainWish, now: int) -> AskedEntry | StartedEntry:
    """Offer a rematch; the next chair begins. From a television it begins at once: all see it."""
    screen = table.screen_of(who.holder)
    number = own_seat(table, who.holder, wish.seat) if screen == NOBODY else NOBODY
    if table.phase != OVER:
        raise Refused("not_over", "the match is not over yet")
    if screen == NOBODY:
        return ask(table, "again", now, number)
    entry = started_entry(table, now)
    entry["screen"] = screen
    return entry


def started_entry(table: Table, now: int, *, close_up: bool = False) -> StartedEntry:
    """A match with the secret that was sealed before, and what everybody chose and added to it."""
    if not table.sealed:
        raise not_sealed()
    close_up = not table.day and (close_up if table.fill is None else not table.fill)
    setting = closed_up(table) if close_up else table.setting
    moves_people = close_up or bool(table.bench)
    places = places_to_start(table, setting.seats, now) if moves_people else list(range(len(table.seats)))
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
    if moves_people:
        entry["from"] = places
    return entry


def picks(table: Table, seats: list[Seat], options: Options) -> dict[str, list[str]]:
    """For every option that each seat chooses: what its person chose, and for the others what is left."""
    chosen = [seat.picks or {} if seat.person else {} for seat in seats]
    return {
        option.name: dealt_out(option, options, [picks.get(option.name, "") for picks in chosen])
        for option in table.game.options
        if option.each
    }


def first_named(table: Table, entry: FirstEntry, tell: Tell | None) -> None:
    table.first = entry["seat"]


def picked(table: Table, entry: PickedEntry, tell: Tell | None) -> None:
    seat = table.seats[entry["seat"]]
    seat.picks = {**(seat.picks or {}), entry["option"]: entry["value"]}


def started(table: Table, entry: StartedEntry, tell: Tell | None) -> None:
    """Another match: whoever sits there plays it, bots on the empty chairs."""
    rearranged(table, entry)
    for number, bot in entry["bots"].items():
        seat = table.seats[int(number)]
        seat.bot, seat.name = bot["bot"], bot["name"]
    for seat in table.seats:
        seat.name = seat.bot or seat.name  # who stood in for somebody in the last match is themselves in this one
    if entry.get("rotated"):  # in old journals everybody moved on one chair, so that another began
        table.seats = table.seats[-1:] + table.seats[:-1]
        table.host = (table.host + 1) % len(table.seats)
    _clear(table, entry)
    _choose(table, entry.get("picks", {}))
    _begin(table, entry.get("first", 0))
    if table.outdated:  # nobody knows how it went on: it is over, without a result
        table.phase, table.state = OVER, None
        return
    table.state = dealt(table, tell)
    for seat in table.seats:
        seat.since, seat.purse_ms = 0, table.setting.purse_s * 1000
    wind_clocks(table, entry["at"])
    look_whether_over(table)


def _beginner(table: Table, setting: Setting, places: list[int]) -> int:
    """Whoever was to begin does so on the chair that they have now; where they have none, the lot decides."""
    begins = table.begins
    if not table.game.begins(setting.seats, setting.options):
        return 0
    return LOT if begins is None or begins == LOT or begins not in places else places.index(begins)


def _clear(table: Table, entry: StartedEntry) -> None:
    """Nothing of the match before is left."""
    table.matches += 1
    table.started = table.n
    table.rules = entry.get("rules", 1)
    table.secret, table.shares = entry.get("secret", table.sealed), entry["shares"]
    table.phase, table.asked, table.begun_at = PLAYING, None, entry["at"]
    table.last_mover, table.since, table.settled = NOBODY, entry["at"], table.n
    table.habits, table.sealed, table.offers = NOTHING, "", NO_OFFERS
    table.dealt, table.shown = tuple([seat.holder for seat in table.seats]), ()
    for seat in table.seats:
        seat.former = ""
    del table.played[:]


def _choose(table: Table, picks: dict[str, list[str]]) -> None:
    """What each seat plays with, also in the next match, unless its person chooses anew."""
    table.options = {**table.setting.options, **picks} if picks else table.setting.options
    for number, seat in enumerate(table.seats):
        seat.picks = {name: words[number] for name, words in picks.items()} if seat.person and picks else None


def _begin(table: Table, first: int) -> None:
    """Who begins; in the next match that is the next chair clockwise."""
    table.lot = first == LOT
    table.began = chance_of(table).below(len(table.seats)) if table.lot else first
    table.first = (table.began + 1) % len(table.seats)


DEEDS: Final[list[Deed]] = [
    deed(FirstWish, first, tv=BETWEEN_MATCHES),
    deed(PickWish, pick, once=True),
    deed(StartWish, start, tv=BETWEEN_MATCHES, seals=True),
    deed(AgainWish, again, once=True, tv=BETWEEN_MATCHES),
]
KINDS: Final[list[Kind]] = [
    kind(FirstEntry, first_named, quiet=True),
    kind(PickedEntry, picked, quiet=True),
    kind(StartedEntry, started, position=True, places=True, cuts=True),
]
