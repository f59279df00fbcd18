"""The room speaks three languages about everything that it refuses, tells and lets people say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from butin.adapters.texts import LANGUAGES, Words, folder
from butin.room.deeds.all import KINDS
from butin.room.errors import Refused
from butin.room.table.names import BOTS
from butin.room.table.phrases import SAYABLE
from butin.room.telling.news import public_entry
from butin.testing.sim import World
from tests.room.test_room import play_on, two_at_a_table

SOURCE = Path(__file__).parents[2] / "src/butin"
FOLDERS = [SOURCE / "room", SOURCE / "adapters" / "web", SOURCE / "adapters" / "store"]
YOU = {"fr": "Toi", "en": "You", "de": "Du"}
NAMES = ["Ana", "Bo", "Cy"]
# what comes with a refusal may stay unsaid; what does not come with it cannot be said
VALUES: dict[str, object] = {"seat": 0, "seats": 3, "name": "move_s", "game": "echecs", "last": 2, "bot": "hibou"}
VALUES |= {"seconds": 3, "rules": 1, "known": 2, "option": "ghosts", "value": "red", "tables": 200, "most": 12}
VALUES |= {"today": "2026-11-19"}
SAMPLES: dict[str, list[Any]] = {
    "seat": [0, 1],
    "seats": [[0], [1, 2]],
    "name": ["Ana", "Ana", "Ana", ""],
    "bot": ["", "renard"],
    "was": ["", "Léo"],
    "bots": [True, False],
    "face": [3],
    "by": ["person", "bot", "clock", "table"],
    "question": ["back", "again", "seat", "chair", "box", "screen", "pause"],
    "bench": [0, 1],
    "screen": [0],
    "screens": [[0]],
    "game": ["voleurs"],
    "yes": [True, False],
    "option": ["ghosts"],
    "value": ["red", ""],
    "phrase": SAYABLE,
    "race": [[]],
    "seed": [""],
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every kind that the source refuses with, and the values that come with it there."""
    for path in [file for place in FOLDERS for file in place.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                kind, values = node.args[0], node.args[2] if len(node.args) > 2 else ast.Dict([], [])
                assert isinstance(values, ast.Dict), f"{path}: values are written where they are refused"
                names = {key.value for key in values.keys if isinstance(key, ast.Constant)}
                if isinstance(kind, ast.Constant):
                    yield str(kind.value), {str(name) for name in names}


def variables(language: str) -> dict[str, set[str]]:
    """The variables that each sentence uses."""
    text = folder("butin.room").joinpath(f"words.{language}.ftl").read_text("utf-8")
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages}


@every_language
def test_every_refusal_can_be_said_with_what_comes_with_it(language: str) -> None:
    words, used = Words("butin.room", language, NAMES), variables(language)
    found = list(refusals())
    assert len({kind for kind, _ in found}) > 25
    for kind, names in found:
        assert used[f"refusal-{kind}"] <= names, f"{kind} does not come with {used[f'refusal-{kind}'] - names}"
        assert words.refusal(Refused(kind, "", {name: VALUES[name] for name in names if name in VALUES}))


@every_language
def test_every_phrase_and_emote_can_be_said(language: str) -> None:
    words = Words("butin.room", language, NAMES)
    assert len({words.say(f"phrase-{phrase}") for phrase in SAYABLE}) == len(SAYABLE)


@every_language
def test_every_bot_has_a_name_that_fits_its_chair(language: str) -> None:
    words = Words("butin.room", language, NAMES)
    names = [words.say(f"animal-{number}") for number in range(1, BOTS + 1)]
    assert len(set(names)) == BOTS
    assert max(map(len, names)) <= 14


@every_language
def test_every_public_entry_can_be_told_to_others_and_to_oneself(language: str) -> None:
    words = Words("butin.room", language, [YOU[language], "Bo", "Cy"])
    for kind in KINDS:
        names = KINDS[kind].open
        for number in range(8):
            values = {name: SAMPLES[name][number % len(SAMPLES[name])] for name in names}
            told = words.entry({"kind": kind, "at": 0, **values})
            assert told
            assert "{" not in told
            if kind == "took_back":
                assert ("Bo" in told) == (number % 2 == 1)


@every_language
def test_no_sentence_is_there_for_nothing_and_all_languages_say_the_same(language: str) -> None:
    used = variables(language)
    assert used == variables("fr")
    known = {f"phrase-{phrase}" for phrase in SAYABLE} | {f"entry-{kind}" for kind in KINDS}
    known |= {f"animal-{number}" for number in range(1, BOTS + 1)}
    assert {name for name in used if not name.startswith(("refusal-", "name-"))} == known
    for kind in KINDS:
        assert used[f"entry-{kind}"] <= set(KINDS[kind].open)


@every_language
def test_an_evening_at_a_table_reads_as_a_story(language: str) -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 36)
    world.wish(table, pages[0].secret, "say", phrase="well_played")
    world.wish(table, pages[0].secret, "again")
    world.wish(table, pages[1].secret, "answer", yes=True)
    words = Words("butin.room", language, ["Ana", "Bo"])
    entries: list[Any] = []
    world.store.read(table, 0, entries.extend)
    assert all(words.entry(public_entry(entry)) for entry in entries)


def test_people_are_listed_as_one_speaks() -> None:
    came = [Words("butin.room", language, NAMES).say("entry-came", {"seats": [0, 1, 2]}) for language in LANGUAGES]
    assert came == ["À la table : Ana, Bo et Cy.", "At the table: Ana, Bo and Cy.", "Am Tisch: Ana, Bo und Cy."]
    assert Words("butin.room", "fr", NAMES).say("entry-came", {"seats": [1]}) == "À la table : Bo."


@every_language
def test_things_are_listed_as_one_speaks(language: str) -> None:
    words = Words("butin.games.schattendieb", language, NAMES)
    told = words.say("event-added", {"seat": 0, "cards": ["watch7", "watch3", "watch1"]})
    watches = [words.word(card) for card in ("watch7", "watch3", "watch1")]
    last = {"fr": "et", "en": "and", "de": "und"}[language]
    assert f"{watches[0]}, {watches[1]} {last} {watches[2]}" in told
