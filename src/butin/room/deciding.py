"""What somebody may wish for at a table: each wish becomes one entry, or is refused with the reason.

Deciding changes nothing. `holder` is the hash of the wishing device's secret, `now` the time in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Final

from butin.core.errors import IllegalMove
from butin.core.state import TABLE as THE_TABLE
from butin.room import absence, beginning, bench, chairs, screens
from butin.room.box import box
from butin.room.entries import (
    AnsweredEntry,
    AskedEntry,
    BenchedEntry,
    BotEntry,
    By,
    ClosedEntry,
    Entry,
    FreedEntry,
    HostedEntry,
    MovedEntry,
    NamedEntry,
    SaidEntry,
    SatEntry,
    StartedEntry,
    UnbenchedEntry,
)
from butin.room.errors import Refused
from butin.room.names import called, cleaned
from butin.room.phrases import SAYABLE, silence
from butin.room.question import Question
from butin.room.rights import (
    Wish,
    ask,
    host_only,
    in_charge,
    others_names,
    own_seat,
    playing,
    seat_named,
    some_device,
    still_open,
    with_a_box,
)
from butin.room.seating import NOBODY
from butin.room.table import OVER, PLAYING, Table
from butin.room.taking_back import check_back

FULL: Final = ("match_on", "table_full")  # where somebody without a chair is no stranger, but too late


def sit(table: Table, holder: str, wish: Wish, now: int) -> SatEntry:
    """Take a chair (chairs.py): the one named, or the own one, an empty one, one that a bot keeps warm."""
    still_open(table)
    chairs.may_come(table, holder, str(wish.get("way", "")))
    some_device(holder)
    number = wish.get("seat")
    number = chairs.choice(table, holder, now) if number is None else seat_named(table, number)
    chairs.check(table, number, holder, chairs.SIT, now)
    return chairs.sat(table, number, holder, str(wish.get("name", "")), now)


def come(table: Table, holder: str, wish: Wish, now: int) -> SatEntry | BenchedEntry:
    """Take a chair if there is one, else wait on the bench; whoever is here already has come."""
    still_open(table)
    bench.not_here_already(table, holder, wish)
    try:
        return sit(table, holder, wish, now)
    except Refused as error:
        if error.kind not in FULL:
            raise
    return bench.bench(table, holder, wish, now)


def stand(table: Table, holder: str, wish: Wish, now: int) -> FreedEntry | UnbenchedEntry:
    """Give a seat of one's own back; in a match a bot plays on. Or leave the bench."""
    still_open(table)
    place = bench.own_place(table, holder, wish)
    return _freed(table, own_seat(table, holder, wish), now) if place is None else bench.left(table, place, now)


def free(table: Table, holder: str, wish: Wish, now: int) -> FreedEntry | UnbenchedEntry:
    """The host frees a seat, in a match only that of somebody who is away for long; or a place on the bench."""
    host_only(table, holder)
    still_open(table)
    if "bench" in wish:
        return bench.left(table, bench.place_named(table, wish["bench"]), now)
    number = seat_named(table, wish.get("seat"))
    if not table.seats[number].person:
        raise Refused("nobody_there", f"nobody sits on seat {number}", {"seat": number})
    if table.phase == PLAYING and chairs.chair(table, number, now) != chairs.AWAY:
        raise chairs.refusal(table, number, "", now)
    return _freed(table, number, now)


def bot(table: Table, holder: str, wish: Wish, now: int) -> BotEntry:
    """The host puts a bot on a seat that no person holds, or takes it away before the match ('')."""
    in_charge(table, holder)
    still_open(table)
    with_a_box(table)
    number = seat_named(table, wish.get("seat"))
    if table.seats[number].person:
        raise Refused("seat_taken", f"a person sits on seat {number}: free it first", {"seat": number})
    name = str(wish.get("bot", ""))
    if name and not table.game.has_bot(name):
        text = f"there is no bot {name!r}: expected {table.game.expected_bots()}"
        raise Refused("no_such_bot", text, {"bot": name})
    if not name and table.phase == PLAYING:
        raise Refused("needed", "a match is on: its seats cannot be empty", {"seat": number})
    return {"kind": "bot", "at": now, "seat": number, "bot": name, "name": name, "was": table.seats[number].bot}


def name(table: Table, holder: str, wish: Wish, now: int) -> NamedEntry:
    """Another name for one's own seat, or place on the bench; an empty one is made up."""
    still_open(table)
    place = bench.own_place(table, holder, wish)
    number = own_seat(table, holder, wish) if place is None else NOBODY
    seat = table.seats[number] if place is None else table.bench[place]
    wanted = called(str(wish.get("name", "")), others_names(table, seat), now)
    if place is None:
        return {"kind": "named", "at": now, "seat": number, "name": wanted, "was": seat.name}
    return {"kind": "named", "at": now, "bench": place, "name": wanted, "was": seat.name}


def host(table: Table, holder: str, wish: Wish, now: int) -> HostedEntry:
    """Hand over the host's role."""
    host_only(table, holder)
    still_open(table)
    number = seat_named(table, wish.get("seat"))
    if not table.seats[number].person:
        raise Refused("nobody_there", f"nobody sits on seat {number}: only a person can be host", {"seat": number})
    return {"kind": "hosted", "at": now, "seat": number}


def move(table: Table, holder: str, wish: Wish, now: int) -> MovedEntry:
    """A move of one's own seat. The referee has the word."""
    playing(table)
    return moved(table, own_seat(table, holder, wish), str(wish.get("move", "")), "person", now)


def moved(table: Table, number: int, text: str, by: By, now: int) -> MovedEntry:
    """A move that the referee allows, as an entry; `by` is person, bot, clock or table."""
    playing(table)
    assert table.state is not None
    code = table.game.check_move(table.state, number, text)
    if by != "person" and number != THE_TABLE and number not in table.actors():
        raise IllegalMove("not_your_turn", "", f"seat {number} may not act now", {"seat": number})
    text = table.game.write_move(table.state, number, code)
    return {"kind": "moved", "at": now, "seat": number, "move": text, "by": by}


def say(table: Table, holder: str, wish: Wish, now: int) -> SaidEntry:
    """A preset phrase or an emote; there is no free text."""
    still_open(table)
    number = own_seat(table, holder, wish)
    phrase = str(wish.get("phrase", ""))
    if phrase not in SAYABLE:
        raise Refused(
            "no_such_phrase", f"there is no phrase {phrase!r}: expected one of {', '.join(SAYABLE)}", {"phrase": phrase}
        )
    wait = silence(table.seats[number].said, table.said, now)
    if wait:
        seconds = -(-wait // 1000)
        text = f"so much was said that it is enough for now: again in {seconds} seconds"
        raise Refused("said_enough", text, {"seconds": seconds})
    return {"kind": "said", "at": now, "seat": number, "phrase": phrase}


def again(table: Table, holder: str, wish: Wish, now: int) -> AskedEntry | StartedEntry:
    """Offer a rematch; the next chair begins. From a television it begins at once: all see it."""
    screen = table.screen_of(holder)
    number = own_seat(table, holder, wish) if screen == NOBODY else NOBODY
    if table.phase != OVER:
        raise Refused("not_over", "the match is not over yet")
    if screen != NOBODY:
        entry = beginning.started(table, now)
        entry["screen"] = screen
        return entry
    return ask(table, "again", now, number)


def back(table: Table, holder: str, wish: Wish, now: int) -> AskedEntry:
    """Ask to take back one's own last move, if that can be done at all (taking_back.py)."""
    number = own_seat(table, holder, wish)
    check_back(table, number)
    return ask(table, "back", now, number)


def ask_seat(table: Table, holder: str, wish: Wish, now: int) -> AskedEntry:
    """Ask for a chair that one may not just take: of somebody who is away for long, or in a match a bot's."""
    still_open(table)
    way = str(wish.get("way", ""))
    chairs.may_come(table, holder, way)
    some_device(holder)
    number = seat_named(table, wish.get("seat"))
    chairs.check(table, number, holder, chairs.ASK, now)
    invited = way == chairs.JOIN
    if not invited and not chairs.others(table, number, holder):
        raise Refused("nobody_to_ask", "nobody is here who could say yes: come by the link for players")
    name = cleaned(str(wish.get("name", "")))
    asked = ask(table, "seat" if table.seats[number].person else "chair", now, number, way)
    asked["holder"], asked["name"], asked["invited"] = holder, name, invited
    return asked


def answer(table: Table, holder: str, wish: Wish, now: int) -> AnsweredEntry:
    """Yes or no to what is being asked; whoever asked may say no too, and nothing is asked any more."""
    number, yes = own_seat(table, holder, wish), bool(wish.get("yes", False))
    asked = meant(table, wish)
    if yes and number in asked.yes:
        raise Refused("answered", "you have answered already")
    if yes and compare_digest(asked.holder, holder):
        raise Refused("own_question", "the others must answer that: you asked")
    return {"kind": "answered", "at": now, "seat": number, "yes": yes}


def meant(table: Table, wish: Wish) -> Question:
    """The question that an answer is for, by its number: another one may have been asked under somebody's finger."""
    asked, number = table.asked, wish.get("n") or 0
    if asked is None:
        raise Refused("nothing_asked", "nothing is being asked")
    if not number:
        raise Refused("which_question", "an answer says to what: expected n, the number in table.asked")
    if number != asked.number:
        text = f"question {number} is not asked any more: it is {asked.number} now"
        raise Refused("moved_on", text, {"game": table.setting.game})
    return asked


def close(table: Table, holder: str, wish: Wish, now: int) -> ClosedEntry:
    """The host closes the table for good."""
    host_only(table, holder)
    still_open(table)
    return {"kind": "closed", "at": now}


def needed_answers(table: Table, now: int) -> list[int]:
    """Who must still say yes, the asking device left out: all who are here; to a move taken back every person.

    To another box in a match also whoever is away, as long as their chair is kept: a lost connection ends no match.
    """
    asked = table.asked
    if asked is None or (asked.kind == "screen" and asked.yes):  # to a television one yes is enough
        return []
    holder = asked.holder or table.seats[asked.seat].holder
    asking = [asked.seat, *asked.yes, *table.held_by(holder)]
    others = table.present()
    if asked.kind == "back":
        others = table.persons()
    elif asked.kind == "box" and table.phase == PLAYING:
        others = [number for number in table.persons() if not chairs.gone(table, table.seats[number], now)]
    return [number for number in others if number not in asking]


def _freed(table: Table, number: int, now: int) -> FreedEntry:
    stand_in = table.game.usual if table.phase == PLAYING else ""
    return {"kind": "freed", "at": now, "seat": number, "bot": stand_in, "was": table.seats[number].name}


# wishes of a seat: with an `id`, each is granted once, however often it comes
ONCE: Final = ("sit", "come", "bench", "name", "pick", "share", "move", "grab", "say", "again", "box", "back", "answer")
WISHES: Final[dict[str, Callable[[Table, str, Wish, int], Entry]]] = {
    "sit": sit,
    "come": come,
    "bench": bench.bench,
    "box": box,
    "stand": stand,
    "free": free,
    "bot": bot,
    "call_bot": absence.call_bot,
    "wait": absence.wait,
    "name": name,
    "host": host,
    "first": beginning.first,
    "pick": beginning.pick,
    "share": beginning.share,
    "start": beginning.start,
    "move": move,
    "grab": move,  # where no race is on: it is whatever the referee says
    "say": say,
    "again": again,
    "back": back,
    "ask_seat": ask_seat,
    "answer": answer,
    "close": close,
    "screen": screens.screen,
    "unscreen": screens.unscreen,
}
