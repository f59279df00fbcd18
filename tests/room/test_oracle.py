"""What each kind of entry and each wish means to the room, written down once more: none changes without being seen."""

from __future__ import annotations

from butin.room import deciding, fold, presence, screens
from butin.room.race import races
from butin.room.telling import missed, news

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
    assert {kind: " ".join(fields) for kind, fields in news.PUBLIC.items()} == PUBLIC
    assert set(fold._FOLDS) == set(fold.KINDS) == set(PUBLIC)
    assert set(news.CHANGE_THE_GAME) == CHANGE_THE_GAME
    assert set(races.CHANGES) == CHANGES
    assert set(news.MOVE_PEOPLE) == MOVE_PEOPLE
    assert set(news.MOVE_SCREENS) == MOVE_SCREENS
    assert set(races.JOINS) == JOINS
    assert set(missed.CUTS) == CUTS
    assert set(presence.QUIET) == QUIET


def test_every_wish_means_what_it_did() -> None:
    assert set(deciding.WISHES) == {*ONCE, *OPEN, *ALWAYS, *OTHERS}
    assert set(deciding.ONCE) == ONCE
    assert set(screens.OPEN) == OPEN
    assert set(screens.ALWAYS) == ALWAYS
