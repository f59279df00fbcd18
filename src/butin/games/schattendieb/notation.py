"""Moves as people write them: `ring7` lays a card, `take ring9` steals, `add watch8 watch1` or `add nothing`."""

from __future__ import annotations

import re
from typing import Final

from butin.core.errors import IllegalMove, nearest
from butin.games.schattendieb.cards import FIRST_LOCK, HAND, KINDS, NAMES, TYPES, words
from butin.games.schattendieb.extras import ADD, cards_of, code_of
from butin.games.schattendieb.hotel import EXTRAS, STEAL
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.thieves import DECLINE, TAKE

_GAP: Final = re.compile(r"(?<=[a-z])\s+(?=\d)")  # `ring 7`
_THIEF: Final = re.compile(r"\bthief[\s_]+")  # `thief ring`
_KIND_FIRST: Final = re.compile(rf"\b({'|'.join(KINDS)})[\s_-]+thief\b")  # `ring-thief`


def write_move(state: Schattendieb, seat: int, move: int) -> str:
    if move < TYPES:
        return NAMES[move]
    if move == DECLINE:
        return "decline"
    if move < ADD:
        return f"take {NAMES[move - TAKE]}"
    return f"add {' '.join(words(cards_of(move))) or 'nothing'}"


def read_move(state: Schattendieb, seat: int, text: str) -> int:
    verb, rest = _split(state, text)
    if verb == "decline" and not rest:
        return DECLINE
    if verb == "add" and rest == ["nothing"]:
        return ADD
    if not rest or verb == "decline":
        raise _unreadable(state, text)
    cards = [_card(word, verb) for word in rest]
    if verb == "add":
        return _extras(cards)
    if len(cards) > 1:
        clause = "SD-14" if verb == "take" else "SD-5"
        raise IllegalMove("one_card_only", clause, f"{text!r} names {len(cards)} cards: expected one")
    return TAKE + _jewel(cards[0], "SD-11") if verb == "take" else cards[0]


def _split(state: Schattendieb, text: str) -> tuple[str, list[str]]:
    """The verb and the words after it. Without a verb it is what the step is about."""
    plain = _GAP.sub("", text.lower().replace(",", " ").replace("+", " "))
    parts = _THIEF.sub("thief-", _KIND_FIRST.sub(r"thief-\1", plain)).split()
    if parts and parts[0] in ("take", "steal", "add", "decline"):
        return ("take" if parts[0] == "steal" else parts[0]), parts[1:]
    return ("take" if state.phase == STEAL else "add" if state.phase == EXTRAS else "lay"), parts


def _card(word: str, verb: str) -> int:
    if word not in NAMES:
        clause = "SD-11" if verb == "take" else "SD-17" if verb == "add" else "SD-6"
        raise IllegalMove("no_such_card", clause, f"there is no card {word!r}{_cure(word)}", {"text": word})
    return NAMES.index(word)


def _cure(word: str) -> str:
    near = nearest(word, NAMES)
    return near if "did you mean" in near else ": cards are such as ring7, lock6, thief-ring, shadow"


def _extras(cards: list[int]) -> int:
    for card in cards:
        _jewel(card, "SD-17")
    if len(cards) >= HAND:
        raise IllegalMove("too_many", "SD-17", f"you cannot hold {len(cards)} cards now: expected {HAND - 1} at most")
    return code_of(cards)


def _jewel(card: int, clause: str) -> int:
    if card >= FIRST_LOCK:
        raise IllegalMove("not_a_jewel", clause, f"{NAMES[card]} is not a jewel", {"card": NAMES[card]})
    return card


def _unreadable(state: Schattendieb, text: str) -> IllegalMove:
    if state.phase == STEAL:
        clause, expected = "SD-14", "take ring9"
    elif state.phase == EXTRAS:
        clause, expected = "SD-17", "add ring8 ring1, or add nothing"
    else:
        clause, expected = "SD-5", "one card, such as ring7 or lock6"
    return IllegalMove("unreadable", clause, f"cannot read {text!r}: expected {expected}", {"text": text})
