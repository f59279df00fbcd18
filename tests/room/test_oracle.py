"""What each kind of entry and each wish means to the room, written down once more: none changes without being seen."""

from __future__ import annotations

from butin.room.deeds.all import DEEDS, KINDS
from butin.room.table import rights

PUBLIC = {
    "opened": "",
    "boxed": "seat name screen",
    "benched": "name",
    "unbenched": "bench name",
    "sat": "seat name was bench",
    "freed": "seat bot was",
    "bot": "seat bot was",
    "named": "seat bench name was",
    "hosted": "seat",
    "first": "seat",
    "picked": "seat option value",
    "sealed": "",
    "shared": "seat",
    "came": "seats bench screens",
    "went": "seats bench screens",
    "called": "seat",
    "waited": "seat",
    "started": "",
    "moved": "seat by race seed",
    "asked": "question seat name game",
    "answered": "seat yes",
    "took_back": "seat",
    "reseated": "seat",
    "said": "seat phrase",
    "screened": "screen",
    "unscreened": "screen",
    "closed": "",
}
CHANGE_THE_GAME = {"moved", "started", "took_back", "sat", "reseated", "freed"}
CHANGES = {"moved", "started", "took_back"}
MOVE_SCREENS = {"screened", "unscreened"}
MOVE_PEOPLE = {"boxed", "started", "sat", "reseated", "freed", "benched", "unbenched", *MOVE_SCREENS}
JOINS = {"sat", "reseated", "screened"}
CUTS = {"opened", "boxed", "freed", "reseated", "started", "took_back"}
QUIET = {"moved", "said", "asked", "answered", "took_back", "named", "first", "picked", "sealed", "shared"}

ONCE = {"sit", "come", "bench", "name", "pick", "share", "move", "grab", "say", "again", "box", "back", "answer"}
OPEN = {"box", "bot", "first", "start", "again"}
ALWAYS = {"unscreen", "screen"}
OTHERS = {"stand", "free", "call_bot", "wait", "host", "ask_seat", "close"}


def test_every_kind_of_entry_means_what_it_did() -> None:
    assert {name: " ".join(kind.open) for name, kind in KINDS.items()} == PUBLIC
    assert {name for name, kind in KINDS.items() if kind.position or kind.hands} == CHANGE_THE_GAME
    assert {name for name, kind in KINDS.items() if kind.position} == CHANGES
    assert {name for name, kind in KINDS.items() if kind.places or kind.screens} == MOVE_PEOPLE
    assert {name for name, kind in KINDS.items() if kind.screens} == MOVE_SCREENS
    assert {name for name, kind in KINDS.items() if kind.joins} == JOINS
    assert {name for name, kind in KINDS.items() if kind.cuts} == CUTS
    assert {name for name, kind in KINDS.items() if kind.quiet} == QUIET


def test_every_wish_means_what_it_did() -> None:
    assert set(DEEDS) == {*ONCE, *OPEN, *ALWAYS, *OTHERS}
    assert {do for do, deed in DEEDS.items() if deed.once} == ONCE
    assert {do for do, deed in DEEDS.items() if deed.tv == rights.BETWEEN_MATCHES} == OPEN
    assert {do for do, deed in DEEDS.items() if deed.tv == rights.ALWAYS} == ALWAYS
