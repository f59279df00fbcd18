"""One noun a thing: rulebook, table, lesson, options and terminal of a game call it the same, in each language."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from butin.adapters.texts import LANGUAGES, clauses, folder, rulebook
from butin.core.game import AnyGame
from butin.testing.ours import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

ENDINGS = r"(?:s|x|e|n|en|er|es|ern)?"  # of plurals and cases; whatever bends otherwise is written out
PICTURES = {"fr": " en trois images", "en": " in three pictures", "de": " in drei Bildern"}
FENCE = re.compile(r"^```figure (.*)$", re.MULTILINE)
MINUTE = {"fr": "En une minute", "en": "In one minute", "de": "In einer Minute"}
QUESTIONS = {"fr": "Questions", "en": "Questions", "de": "Fragen"}


def glossary(game: AnyGame) -> dict[str, dict[str, Any]]:
    return tomllib.loads(folder(game.package).joinpath("glossary.toml").read_text("utf-8"))


def texts(game: AnyGame, language: str) -> dict[str, str]:
    """All that a game says in one language: its rulebook without the credits, and its sentences."""
    words = folder(game.package).joinpath(f"words.{language}.ftl").read_text("utf-8")
    said = re.sub(r"^#.*$|^[\w-]+ =|\{ \$\w+ ->|\{ \$\w+ \}|^ *\*?\[\w+\]", "", words, flags=re.MULTILINE)
    return {"rulebook": FENCE.sub(labels, rulebook(game, language)).rsplit("\n*", 1)[0], "words": said}


def labels(fence: re.Match[str]) -> str:
    """What can be read in a figure; the rest names its pieces for the page."""
    return "\n".join(re.findall(r'"([^"]*)"', fence[1]))


def unboxed(text: str, game: AnyGame, language: str) -> str:
    """Without what the printed box calls a thing, which the rulebook says once, in quotation marks."""
    for tongues in glossary(game).values():
        printed = tongues[language].get("box", "")
        text = re.sub(rf"«\s{re.escape(printed)}\s»", "", text, count=1) if printed else text
    return text


def found(word: str, text: str) -> list[str]:
    """The lines that have a word, in any of its usual forms."""
    pattern = re.compile(rf"(?<!\w){re.escape(word)}{ENDINGS}(?!\w)", re.IGNORECASE)
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


@every_game
@every_language
def test_no_second_word_is_used_for_a_thing(game: AnyGame, language: str) -> None:
    second = {
        f"{word} ({where}), for {thing}: {line}"
        for thing, tongues in glossary(game).items()
        for word in tongues[language].get("not", [])
        for where, text in texts(game, language).items()
        for line in found(word, unboxed(text, game, language))
    }
    assert sorted(second) == []


@every_game
@every_language
def test_every_noun_of_the_glossary_is_in_the_rulebook(game: AnyGame, language: str) -> None:
    """One that nobody uses guards nothing."""
    book = texts(game, language)["rulebook"]
    unused = [thing for thing, tongues in glossary(game).items() if not found(tongues[language]["noun"], book)]
    assert unused == []
    printed = {tongues[language].get("box", "") for tongues in glossary(game).values()}
    assert [name for name in printed if name not in book] == []


@every_game
def test_every_thing_has_its_noun_in_all_languages(game: AnyGame) -> None:
    for thing, tongues in glossary(game).items():
        assert sorted(tongues) == sorted(LANGUAGES), thing
        assert all(set(one) <= {"noun", "not", "box"} for one in tongues.values()), thing


@every_game
@every_language
def test_a_rulebook_opens_with_a_turn_and_one_minute_and_ends_with_questions(game: AnyGame, language: str) -> None:
    chapters = re.findall(r"^## (.*)$", rulebook(game, language), re.MULTILINE)
    assert chapters[0].endswith(PICTURES[language])
    assert chapters[1] == MINUTE[language]
    assert QUESTIONS[language] in chapters[-1]
    turn, minute, *rules, questions = rulebook(game, language).split("\n## ")[1:]
    assert len(re.findall(r"^```figure .+\n[^`]+^```\n\n\*[^*\n]{10,70}\*$", turn, re.MULTILINE)) == 3
    assert not re.search(rf"{game.prefix}-A?\d", minute)
    assert not re.search(rf'id="{game.prefix}-A', "".join(rules)), "settled gaps stand among the questions"
    settled = {name: text for name, text in clauses(game, language).items() if name.startswith(f"{game.prefix}-A")}
    assert [name for name in settled if f'id="{name}"' not in questions] == []
    assert [name for name, text in settled.items() if "?" not in text.split("\n")[0]] == []


@every_game
@every_language
def test_options_are_named_by_their_labels(game: AnyGame, language: str) -> None:
    book = rulebook(game, language)
    assert [option.name for option in game.options if f"`{option.name}`" in book] == []
    assert "`" not in book.replace("```", ""), "names in code are not for families"


@every_game
@every_language
def test_why_has_a_sentence_for_a_child_for_every_clause(game: AnyGame, language: str) -> None:
    words = folder(game.package).joinpath(f"words.{language}.ftl").read_text("utf-8")
    why = dict(re.findall(r"^why-([A-Z]+-A?\d+) = (.*)$", words, re.MULTILINE))
    assert sorted(why) == sorted(clauses(game, language))
    assert [clause for clause, text in why.items() if not 10 < len(text) <= 120] == []
    assert [clause for clause, text in why.items() if re.search(r"\b[A-Z]{2}-A?\d", text)] == []
