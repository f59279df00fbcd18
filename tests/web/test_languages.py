"""The program speaks the language of its terminal, in every verb the same."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import butin
from butin.adapters.cli.program import VERBS, program
from butin.adapters.texts import LANGUAGES, Words, folder
from butin.testing.golden import newest_record

NOTHING = dict.fromkeys(("BUTIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
RECORD = str(newest_record(butin.game("voleurs")))
SCENARIO = str(Path(butin.__file__).parent / "games/voleurs/scenarios/examples.yaml")
ENGLISH = {"laws", "bench", "test"}  # for those who write games and programs, as errors and --help are
# a word of each language that a verb says
VERBS_SAY = {
    ("games",): ("joueurs", "players", "Personen"),
    ("rules", "voleurs", "VO-3"): ("commence", "clockwise", "fängt an"),
    ("play", "voleurs"): ("À la table", "At the table", "Am Tisch"),
    ("replay", RECORD): ("La partie est finie", "The game is over", "Das Spiel ist aus"),
    ("verify", RECORD): ("est en ordre", "holds", "stimmt"),
    ("check", SCENARIO): ("Conformes", "hold", "stimmen"),
    ("simulate", "voleurs", "--games", "1"): ("victoires", "wins", "Siege"),
}


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def said(*words: str, **variables: str | None) -> Result:
    return CliRunner(env={**NOTHING, **variables}).invoke(program, words, input="quit\n")


@pytest.mark.parametrize("words", VERBS_SAY, ids=lambda words: words[0])
def test_every_verb_speaks_the_language_of_the_terminal(words: tuple[str, ...]) -> None:
    for language, expected in zip(LANGUAGES, VERBS_SAY[words], strict=True):
        for answer in (said(*words, LANG=f"{language}_XX.UTF-8"), said(*words, "--lang", language)):
            assert expected in answer.output


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "BUTIN_LANG": "fr"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "frp_IT"}, "en"),
        ({}, "en"),
    ],
)
def test_the_nearest_variable_says_which(variables: dict[str, str], language: str) -> None:
    expected = VERBS_SAY["games",][LANGUAGES.index(language)]
    assert expected in said("games", **variables).output


def test_whatever_speaks_can_be_told_in_which_language() -> None:
    for verb in sorted(set(VERBS) - ENGLISH):
        command = program.get_command(click.Context(program), verb)
        assert command is not None
        assert "--lang" in {name for one in command.params for name in one.opts}, verb


def test_what_the_program_says_is_there_in_every_language_with_the_same_values() -> None:
    found = {language: variables(language) for language in LANGUAGES}
    assert found["fr"] == found["en"] == found["de"]


def variables(language: str) -> dict[str, set[str]]:
    text = folder("butin.adapters.cli").joinpath(f"words.{language}.ftl").read_text("utf-8")
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert all(Words("butin.adapters.cli", language, []).has(one.split(" =")[0]) for one in messages)
    return {message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages}
