"""Another box for the table, and who sits where then: people before bots, and whoever has waited longest first."""

from __future__ import annotations

from butin.core.game import AnyGame
from butin.room import chairs
from butin.room.entries import AskedEntry, BoxedEntry, SettingData, Taker
from butin.room.errors import Refused
from butin.room.rights import Wish, ask, known_game, own_seat, still_open, television
from butin.room.seating import NOBODY, Waiting, seating
from butin.room.setting import Setting, checked
from butin.room.table import PLAYING, Table


def box(table: Table, holder: str, wish: Wish, now: int) -> BoxedEntry | AskedEntry:
    """Take another box: at once, or as a question to all who are here. The same people sit at it."""
    still_open(table)
    not_moved_on(table, wish)
    asker = _asker(table, holder, wish)
    setting = _setting(table, wish)
    if at_once(table, holder):
        taken: BoxedEntry = {**boxed(table, asker["name"], setting.plain(), now), **asker}
        return taken
    asked = ask(table, "box", now, asker["seat"])
    if "bench" in asker:
        asked["bench"], asked["name"], asked["holder"] = asker["bench"], asker["name"], holder
    else:
        asked["name"] = asker["name"]
    asked["game"], asked["box"] = setting.game, setting.plain()
    return asked


def at_once(table: Table, holder: str) -> bool:
    """Whether nobody has to be asked: there is no box yet, or the host takes another between matches.

    Where a television is here all are in one room, and whoever takes a box there is seen doing it.
    """
    if not table.setting.game:
        return True
    if table.phase == PLAYING:
        return False
    return table.host in table.held_by(holder) or television(table, holder) or any(one.server for one in table.screens)


def not_moved_on(table: Table, wish: Wish) -> None:
    """Refuse what was wished for in sight of another box, or of another match: two may choose at the same moment."""
    since = wish.get("since")
    if since is not None and since < table.turned:
        text = "somebody else was faster: there is another box, or another match, on the table"
        raise Refused("moved_on", text, {"game": table.setting.game})


def boxed(table: Table, name: str, setting: SettingData, now: int) -> BoxedEntry:
    """Another box, with everybody on a chair for whom there is one. Bots stay with their game."""
    places = seating(_people(table, now), setting["seats"])
    return {"kind": "boxed", "at": now, "seat": NOBODY, "name": name, "setting": setting, "from": places}


def places_to_start(table: Table, chairs: int, now: int) -> list[int]:
    """For each chair of the next match who has it: people, then the bots who sit there; NOBODY on the others."""
    found = seating(_people(table, now), chairs)
    bots = [number for number, seat in enumerate(table.seats) if seat.bot and number not in found]
    for number in bots:
        if number < chairs and found[number] == NOBODY:
            found[number] = number
    for number in [number for number in bots if number not in found]:
        if NOBODY in found:
            found[found.index(NOBODY)] = number
    return found


def closed_up(table: Table) -> Setting:
    """The same box for those who are here, people and bots: no chair is left empty, if the box allows it."""
    seats = table.game.seats
    people = sum(1 for seat in table.seats if not seat.empty) + len(table.bench)
    return resized(table, table.game, min(max(people, seats[0]), seats[-1]), table.setting.options)


def resized(table: Table, game: AnyGame, chairs: int, options: dict[str, object] | None) -> Setting:
    """A box with what stays the table's: clocks, hints, patience, who may find it, and its delay."""
    return checked(game, chairs, options, {**table.setting.plain(), "watch_delay_s": table.delay_s})


def _people(table: Table, now: int) -> list[Waiting]:
    away = [chairs.gone(table, seat, now) for seat in (*table.seats, *table.bench)]
    return [
        Waiting(place, seat.who, seat.sat, away[place])
        for place, seat in enumerate((*table.seats, *table.bench))
        if seat.person
    ]


def _asker(table: Table, holder: str, wish: Wish) -> Taker:
    """Who wishes for it: a chair, between matches somebody on the bench, or a television."""
    if television(table, holder):
        return {"seat": NOBODY, "screen": table.screen_of(holder), "name": ""}
    waits = table.benched_by(holder)
    if waits and not table.held_by(holder) and table.phase != PLAYING:
        place = waits[0]
        return {"seat": NOBODY, "bench": place, "name": table.bench[place].name}
    number = own_seat(table, holder, wish)
    return {"seat": number, "name": table.seats[number].name}


def _setting(table: Table, wish: Wish) -> Setting:
    game = known_game(table.games, wish)
    chairs_wished = wish.get("seats")
    return resized(table, game, game.seats[-1] if chairs_wished is None else chairs_wished, wish.get("options"))
