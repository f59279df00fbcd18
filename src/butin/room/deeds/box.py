"""Another box for the table: taken at once or asked for, and everybody on a chair of it for whom there is one."""

from __future__ import annotations

from typing import Final

from butin.core.options import Options
from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.deeds.questions import ask
from butin.room.entries import AskedEntry, BoxedEntry, SettingData, Taker
from butin.room.table.offers import NO_OFFERS
from butin.room.table.places import rearranged
from butin.room.table.rights import BETWEEN_MATCHES, Asker, known_game, not_moved_on, own_seat, still_open, television
from butin.room.table.seating import people_of, resized, seating
from butin.room.table.seats import NOBODY
from butin.room.table.setting import Setting
from butin.room.table.table import NOTHING, PLAYING, WAITING, Table
from butin.room.wishes import BoxWish


def box(table: Table, who: Asker, wish: BoxWish, now: int) -> BoxedEntry | AskedEntry:
    """Take another box: at once, or as a question to all who are here. The same people sit at it."""
    still_open(table)
    not_moved_on(table, wish.since)
    taker = _taker(table, who.holder, wish)
    setting = _setting(table, wish)
    if at_once(table, who.holder):
        taken: BoxedEntry = {**boxed_entry(table, taker["name"], setting.plain(), now), **taker}
        return taken
    asked = ask(table, "box", now, taker["seat"])
    if "bench" in taker:
        asked["bench"], asked["name"], asked["holder"] = taker["bench"], taker["name"], who.holder
    else:
        asked["name"] = taker["name"]
    asked["game"], asked["box"] = setting.game, setting.plain()
    return asked


def boxed_entry(table: Table, name: str, setting: SettingData, now: int) -> BoxedEntry:
    """Another box, with everybody on a chair for whom there is one. Bots stay with their game."""
    places = seating(people_of(table, now), setting["seats"])
    return {"kind": "boxed", "at": now, "seat": NOBODY, "name": name, "setting": setting, "from": places}


def boxed(table: Table, entry: BoxedEntry, tell: Tell | None) -> None:
    """Another box is on the table. A match that was on is left, and its secret never told."""
    rearranged(table, entry)
    table.boxed, table.phase, table.asked, table.pause = table.n, WAITING, None, None
    table.rules, table.options, table.first = table.game.version, table.setting.options, None
    table.state, table.secret, table.shares = None, "", []
    table.began, table.lot, table.last_mover = 0, False, NOBODY
    table.dealt, table.shown, table.habits, table.offers = (), (), NOTHING, NO_OFFERS
    table.since, table.settled = entry["at"], table.n
    del table.played[:]
    if table.day:
        table.day, table.sealed = "", ""  # the next deal is nobody's to foretell
    for seat in table.seats:
        seat.since, seat.purse_ms, seat.picks = 0, 0, None


def at_once(table: Table, holder: str) -> bool:
    """Whether nobody has to be asked: there is no box yet, or the host takes another between matches.

    Where a television is here all are in one room, and whoever takes a box there is seen doing it.
    """
    if not table.setting.game:
        return True
    if table.phase == PLAYING:
        return False
    return table.host in table.held_by(holder) or television(table, holder) or any(one.server for one in table.screens)


def _taker(table: Table, holder: str, wish: BoxWish) -> Taker:
    """Who wishes for it: a chair, between matches somebody on the bench, or a television."""
    if television(table, holder):
        return {"seat": NOBODY, "screen": table.screen_of(holder), "name": ""}
    waits = table.benched_by(holder)
    if waits and not table.held_by(holder) and table.phase != PLAYING:
        place = waits[0]
        return {"seat": NOBODY, "bench": place, "name": table.bench[place].name}
    number = own_seat(table, holder, wish.seat)
    return {"seat": number, "name": table.seats[number].name}


def _setting(table: Table, wish: BoxWish) -> Setting:
    game = known_game(table.games, wish.game)
    options: Options | None = None if wish.options is None else {**wish.options}
    return resized(table, game, game.seats[-1] if wish.seats is None else wish.seats, options)


DEEDS: Final[list[Deed]] = [deed(BoxWish, box, once=True, tv=BETWEEN_MATCHES)]
KINDS: Final[list[Kind]] = [kind(BoxedEntry, boxed, places=True, cuts=True)]
