"""Questions: what the others must agree to, who must still say so, and their answers."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.entries import AnsweredEntry, AskedEntry, Asking
from butin.room.errors import Refused
from butin.room.table.chairs import gone
from butin.room.table.question import Question
from butin.room.table.rights import Asker, own_seat
from butin.room.table.seats import NOBODY
from butin.room.table.table import PLAYING, Table
from butin.room.wishes import AnswerWish

AFTER_A_NO_MS: Final = 60_000  # nobody who came by the same way asks to be let in


def ask(table: Table, question: Asking, now: int, seat: int = NOBODY, way: str | None = None) -> AskedEntry:
    """Something that the others must agree to; `way` is how somebody came who asks to be let in.

    They wait a while after a no, and their question gives way to one of those who sit here.
    """
    asked = table.asked
    if asked is not None and (asked.way is None or seat == NOBODY or way is not None):
        raise Refused("asked_already", "something is being asked already: answer that first")
    if way is None:
        return {"kind": "asked", "at": now, "question": question, "seat": seat}
    wait = table.noes.get(way, -AFTER_A_NO_MS) + AFTER_A_NO_MS - now
    if wait > 0:
        seconds = -(-wait // 1000)
        text = f"the answer was no: ask again in {seconds} seconds"
        raise Refused("asked_enough", text, {"seconds": seconds})
    return {"kind": "asked", "at": now, "question": question, "seat": seat, "way": way}


def answer(table: Table, who: Asker, wish: AnswerWish, now: int) -> AnsweredEntry:
    """Yes or no to what is being asked; whoever asked may say no too, and nothing is asked any more."""
    number = own_seat(table, who.holder, wish.seat)
    asked = meant(table, wish.n)
    if wish.yes and number in asked.yes:
        raise Refused("answered", "you have answered already")
    if wish.yes and compare_digest(asked.holder, who.holder):
        raise Refused("own_question", "the others must answer that: you asked")
    return {"kind": "answered", "at": now, "seat": number, "yes": wish.yes}


def meant(table: Table, number: int) -> Question:
    """The question that an answer is for, by its number: another one may have been asked under somebody's finger."""
    asked = table.asked
    if asked is None:
        raise Refused("nothing_asked", "nothing is being asked")
    if not number:
        raise Refused("which_question", "an answer says to what: expected n, the number in table.asked")
    if number != asked.number:
        text = f"question {number} is not asked any more: it is {asked.number} now"
        raise Refused("moved_on", text, {"game": table.setting.game})
    return asked


def needed_answers(table: Table, now: int) -> list[int]:
    """Who must still say yes, the asking device left out: all who are here; to a move taken back every person.

    To another box in a match, and to a pause, also whoever is away, as long as their chair is kept: a lost connection
    ends no match.
    """
    asked = table.asked
    if asked is None or (asked.kind == "screen" and asked.yes):  # to a television one yes is enough
        return []
    holder = asked.holder or table.seats[asked.seat].holder
    asking = [asked.seat, *asked.yes, *table.held_by(holder)]
    others = table.present()
    if asked.kind == "back":
        others = table.persons()
    elif asked.away_too and table.phase == PLAYING:
        others = [number for number in table.persons() if not gone(table, table.seats[number], now)]
    return [number for number in others if number not in asking]


def asked(table: Table, entry: AskedEntry, tell: Tell | None) -> None:
    holder, name, invited = entry.get("holder", ""), entry.get("name", ""), entry.get("invited", True)
    question = Question(entry["question"], table.n, entry["seat"], holder, name, invited, entry.get("way"))
    question.box = entry.get("box")
    if not question.about_a_chair and entry["seat"] != NOBODY:
        question.yes.append(entry["seat"])
    table.asked = question


def answered(table: Table, entry: AnsweredEntry, tell: Tell | None) -> None:
    asked = table.asked
    if asked is None:
        return
    if entry["yes"]:
        asked.yes.append(entry["seat"])
        return
    table.asked = None
    if asked.way is not None and not compare_digest(asked.holder, table.seats[entry["seat"]].holder):
        table.noes = {**table.noes, asked.way: entry["at"]}


DEEDS: Final[list[Deed]] = [deed(AnswerWish, answer, once=True)]
KINDS: Final[list[Kind]] = [kind(AskedEntry, asked, quiet=True), kind(AnsweredEntry, answered, quiet=True)]
