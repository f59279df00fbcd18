"""What somebody may wish for at a table: each wish becomes one entry, or is refused with the reason.

Deciding changes nothing. `holder` is the hash of the wishing device's secret, `now` the time in milliseconds.
"""

from __future__ import annotations

import re
from hmac import compare_digest
from typing import Any, Final

from butin.core.errors import IllegalMove
from butin.core.game import LOT, AnyGame
from butin.core.options import dealt_out
from butin.core.state import TABLE as THE_TABLE
from butin.room.errors import Refused, not_sealed
from butin.room.fold import Entry, before_last_move
from butin.room.names import cleaned, made_up
from butin.room.phrases import SAYABLE
from butin.room.table import CLOSED, OVER, PLAYING, WAITING, Table
from butin.room.taking_back import may_be_taken_back

Wish = dict[str, Any]


def sit(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Take a chair: the one named, or the first that is free, or one that a bot keeps warm."""
    _open(table)
    _some_device(holder)
    number = wish.get("seat")
    if number is None:
        order = sorted(range(len(table.seats)), key=lambda place: (not table.seats[place].empty, place))
        number = next((place for place in order if not table.seats[place].person), None)
        if number is None:
            raise Refused(
                "table_full", f"all {len(table.seats)} seats are taken: you may watch", {"seats": len(table.seats)}
            )
    seat = table.seats[_seat(table, number)]
    if seat.person:
        raise Refused("seat_taken", f"seat {number} is taken: choose another or ask for it", {"seat": number})
    taken = [other.name for other in table.seats]
    name = cleaned(str(wish.get("name", ""))) or made_up(int(holder[:8], 16) + number, taken)
    return _entry("sat", now, seat=number, holder=holder, name=name)


def stand(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Give a seat of one's own back; in a match a bot plays on."""
    _open(table)
    return _freed(table, _own(table, holder, wish), now)


def free(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """The host frees a seat."""
    _host(table, holder)
    _open(table)
    number = _seat(table, wish.get("seat"))
    if not table.seats[number].person:
        raise Refused("nobody_there", f"nobody sits on seat {number}", {"seat": number})
    return _freed(table, number, now)


def bot(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """The host puts a bot on a seat that no person holds, or takes it away before the match ('')."""
    _host(table, holder)
    _open(table)
    number = _seat(table, wish.get("seat"))
    if table.seats[number].person:
        raise Refused("seat_taken", f"a person sits on seat {number}: free it first", {"seat": number})
    name = str(wish.get("bot", ""))
    if name and name not in bots_of(table.game):
        raise Refused(
            "no_such_bot", f"there is no bot {name!r}: expected one of {', '.join(bots_of(table.game))}", {"bot": name}
        )
    if not name and table.phase == PLAYING:
        raise Refused("needed", "a match is on: its seats cannot be empty", {"seat": number})
    return _entry("bot", now, seat=number, bot=name, name=name)


def name(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Another name for one's own seat; an empty one is made up."""
    _open(table)
    number = _own(table, holder, wish)
    wanted = cleaned(str(wish.get("name", "")))
    taken = [seat.name for seat in table.seats]
    return _entry("named", now, seat=number, name=wanted or made_up(now, taken))


def host(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Hand over the host's role."""
    _host(table, holder)
    _open(table)
    number = _seat(table, wish.get("seat"))
    if not table.seats[number].person:
        raise Refused("nobody_there", f"nobody sits on seat {number}: only a person can be host", {"seat": number})
    return _entry("hosted", now, seat=number)


def first(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """The host says who begins the next match: a chair, or the lot (-1)."""
    _host(table, holder)
    _between_matches(table)
    if table.begins is None:
        raise Refused("nobody_begins", "nobody begins in this game: all act at once")
    number = wish.get("seat")
    return _entry("first", now, seat=LOT if number == LOT else _seat(table, number))


def pick(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Choose for one's own seat what no two can have; '' leaves it to what the others leave."""
    _between_matches(table)
    number = _own(table, holder, wish)
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
    return _entry("picked", now, seat=number, option=name, value=value)


def share(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """What one's own seat adds to the chance of the next match, once its commitment can be seen."""
    _between_matches(table)
    number = _own(table, holder, wish)
    given = str(wish.get("share", ""))
    if not re.fullmatch("[0-9a-f]{64}", given):
        raise Refused("bad_share", "a share has 64 hexadecimal digits: the SHA-256 of what was drawn on the device")
    if not table.sealed:
        raise not_sealed()
    return _entry("shared", now, seat=number, share=given)


def start(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Begin; bots take the empty chairs."""
    _host(table, holder)
    _open(table)
    if table.phase != WAITING:
        raise Refused("already_started", "the match has begun already")
    return started(table, now)


def started(table: Table, now: int) -> Entry:
    """A match with the secret that was sealed before, and what everybody chose and added to it."""
    if not table.sealed:
        raise not_sealed()
    usual = bots_of(table.game)[1]
    empty = {str(place): {"bot": usual, "name": usual} for place, seat in enumerate(table.seats) if seat.empty}
    shares = [seat.share for seat in table.seats]
    return _entry(
        "started",
        now,
        rules=table.game.version,
        first=table.begins or 0,
        bots=empty,
        picks=_picks(table),
        shares=shares,
    )


def _picks(table: Table) -> dict[str, list[str]]:
    """For every option that each seat chooses: what its person chose, and for the others what is left."""
    chosen = [seat.picks or {} if seat.person else {} for seat in table.seats]
    return {
        option.name: dealt_out(option, table.setting.options, [picks.get(option.name, "") for picks in chosen])
        for option in table.game.options
        if option.each
    }


def move(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """A move of one's own seat. The referee has the word."""
    _playing(table)
    return moved(table, _own(table, holder, wish), str(wish.get("move", "")), "person", now)


def moved(table: Table, number: int, text: str, by: str, now: int) -> Entry:
    """A move that the referee allows, as an entry; `by` is person, bot, clock or table."""
    _playing(table)
    assert table.state is not None
    code = table.game.check_move(table.state, number, text)
    if by != "person" and number != THE_TABLE and number not in table.actors():
        raise IllegalMove("not_your_turn", "", f"seat {number} may not act now", {"seat": number})
    return _entry("moved", now, seat=number, move=table.game.write_move(table.state, number, code), by=by)


def say(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """A preset phrase or an emote; there is no free text."""
    _open(table)
    number = _own(table, holder, wish)
    phrase = str(wish.get("phrase", ""))
    if phrase not in SAYABLE:
        raise Refused(
            "no_such_phrase", f"there is no phrase {phrase!r}: expected one of {', '.join(SAYABLE)}", {"phrase": phrase}
        )
    return _entry("said", now, seat=number, phrase=phrase)


def again(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Offer a rematch; the next chair begins."""
    number = _own(table, holder, wish)
    if table.phase != OVER:
        raise Refused("not_over", "the match is not over yet")
    return _ask(table, "again", number, now)


def back(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Ask to take back one's own last move, if that can be done at all (taking_back.py)."""
    _playing(table)
    number = _own(table, holder, wish)
    if len(table.seats) == 1:  # nobody is there to agree, and a score alone is a record
        raise Refused("solo", "alone nothing is taken back: the score is a record")
    if table.last_mover != number:
        raise Refused("not_your_move", "only your own last move can be taken back, before anybody else has decided")
    if not may_be_taken_back(table.game, before_last_move(table), number, table.played[-1]):
        raise Refused("cannot_take_back", "this move showed something or drew something: it cannot be taken back")
    return _ask(table, "back", number, now)


def ask_seat(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Somebody who has lost their secret asks for their seat; the others must agree."""
    _open(table)
    _some_device(holder)
    number = _seat(table, wish.get("seat"))
    seat = table.seats[number]
    if not seat.person:
        raise Refused("nobody_there", f"seat {number} is free: just sit down", {"seat": number})
    if seat.server:
        raise Refused("seat_in_use", f"whoever holds seat {number} is here", {"seat": number})
    entry = _ask(table, "seat", number, now)
    entry["holder"] = holder
    return entry


def answer(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """Yes or no to what is being asked; whoever asked may say no too, and nothing is asked any more."""
    number, yes = _own(table, holder, wish), bool(wish.get("yes", False))
    asked = table.asked
    if asked is None:
        raise Refused("nothing_asked", "nothing is being asked")
    if yes and number in asked.yes:
        raise Refused("answered", "you have answered already")
    if yes and compare_digest(asked.holder, holder):
        raise Refused("own_question", "the others must answer that: you asked")
    return _entry("answered", now, seat=number, yes=yes)


def close(table: Table, holder: str, wish: Wish, now: int) -> Entry:
    """The host closes the table for good."""
    _host(table, holder)
    _open(table)
    return _entry("closed", now)


def bots_of(game: AnyGame) -> list[str]:
    """The careless one first, then the game's characters, the usual one before the others, at last the strongest."""
    return list(game.levels())


def needed_answers(table: Table) -> list[int]:
    """Who must still say yes, the asker left out: to a move taken back every person, else everybody who is here."""
    asked = table.asked
    if asked is None:
        return []
    asking = [asked.seat, *asked.yes, *table.held_by(asked.holder)]
    others = table.persons() if asked.kind == "back" else table.present()
    return [number for number in others if number not in asking]


def _ask(table: Table, question: str, number: int, now: int) -> Entry:
    if table.asked is not None:
        raise Refused("asked_already", "something is being asked already: answer that first")
    return _entry("asked", now, question=question, seat=number)


def _freed(table: Table, number: int, now: int) -> Entry:
    stand_in = bots_of(table.game)[1] if table.phase == PLAYING else ""
    return _entry("freed", now, seat=number, bot=stand_in)


def _entry(kind: str, at: int, **values: object) -> Entry:
    return {"kind": kind, "at": at, **values}


def _seat(table: Table, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(table.seats):
        text = f"there is no seat {number!r}: seats are 0 to {len(table.seats) - 1}"
        raise Refused("no_such_seat", text, {"last": len(table.seats) - 1})
    return number


def _own(table: Table, holder: str, wish: Wish) -> int:
    """The seat that a wish is about: named, or the only one that the device holds."""
    held = table.held_by(holder)
    number = wish.get("seat", held[0] if held else None)
    if not held or number not in held:
        raise Refused("not_your_seat", "that is not your seat: sit down first")
    return _seat(table, number)


def _host(table: Table, holder: str) -> None:
    if table.host not in table.held_by(holder):
        raise Refused("not_host", "only the host can do that", {"seat": table.host})


def _some_device(holder: str) -> None:
    if not holder:
        raise Refused("no_secret", "a seat belongs to a secret: come with one")


def _open(table: Table) -> None:
    if table.phase == CLOSED:
        raise Refused("closed", "this table is closed")


def _between_matches(table: Table) -> None:
    _open(table)
    if table.phase == PLAYING:
        raise Refused("match_on", "a match is on: that is for the next one, when this one is over")


def _playing(table: Table) -> None:
    if table.phase != PLAYING:
        raise Refused("not_playing", "no match is on: the host starts one")


# wishes of a seat: with an `id`, each is granted once, however often it comes
ONCE: Final = ("sit", "name", "pick", "share", "move", "grab", "say", "again", "back", "answer")
WISHES: Final = {
    "sit": sit,
    "stand": stand,
    "free": free,
    "bot": bot,
    "name": name,
    "host": host,
    "first": first,
    "pick": pick,
    "share": share,
    "start": start,
    "move": move,
    "grab": move,  # where no race is on: it is whatever the referee says
    "say": say,
    "again": again,
    "back": back,
    "ask_seat": ask_seat,
    "answer": answer,
    "close": close,
}
