"""Every game speaks three languages about everything that it tells, refuses and decides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import butin
from butin.adapters.scenarios import run
from butin.adapters.texts import LANGUAGES, Words, clauses, pitch, rulebook
from butin.core.game import AnyGame
from butin.testing.laws import LAWS, OK, held
from butin.testing.ours import GAMES, place
from butin.testing.text_laws import says_everything
from butin.testing.texts import scenarios

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil"]
ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_a_pitch_is_read_without_all_the_other_words(game: AnyGame, language: str) -> None:
    assert pitch(game.package, language) == Words(game.package, language, []).say("pitch")


def test_a_pitch_that_is_no_plain_line_is_read_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "boxed").mkdir()
    (tmp_path / "boxed/__init__.py").touch()
    (tmp_path / "boxed/words.en.ftl").write_text("pitch = All { NUMBER(2) }\nname-nobody = nobody\n", "utf-8")
    (tmp_path / "boxed/words.fr.ftl").write_text("pitch = Un\n    et deux\nname-nobody = personne\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert (pitch("boxed", "en"), pitch("boxed", "fr")) == ("All 2", "Un\net deux")


SCENES = [(game, scene) for game in GAMES for scene in scenarios(game)]


@pytest.mark.parametrize(("game", "scene"), SCENES, ids=[f"{g.name}: {s.get('scenario')}" for g, s in SCENES])
def test_scenario(game: AnyGame, scene: dict[str, Any]) -> None:
    assert scene.pop("game") == game.name
    assert run(game, scene) == []


@pytest.mark.whole
@pytest.mark.slow
@every_game
def test_whatever_is_told_or_refused_in_many_evenings_can_be_said_in_every_language(game: AnyGame) -> None:
    law = next(law for law in LAWS if law.hold is says_everything)
    assert held(law, game, cases=40).kind == OK


@every_game
@every_language
def test_who_chooses_is_asked_by_name(game: AnyGame, language: str) -> None:
    words = Words(game.package, language, NAMES)
    for option in (option for option in game.options if option.each):
        assert NAMES[1] in words.say(f"pick-{option.name}", {"seat": 1})


@every_game
@every_language
def test_rulebooks_hold_every_clause_with_a_drawing_in_every_chapter(game: AnyGame, language: str) -> None:
    found = clauses(game, language)
    assert list(found) == sorted(found, key=lambda c: rulebook(game, language).index(f'"{c}"'))
    assert set(found) == set(clauses(game, "en"))
    assert all(len(text) > 30 for text in found.values())
    chapters = rulebook(game, language).split("\n## ")[1:]
    assert len(chapters) >= 4
    assert all("```" in chapter for chapter in chapters)


@every_game
def test_clauses_are_numbered_without_a_gap(game: AnyGame) -> None:
    """First those of the sheet, then what it leaves open: VO-1 ..., VO-A1 ..."""
    for sort in ("", "A"):
        found = re.findall(rf"^{game.prefix}-{sort}(\d+)$", "\n".join(clauses(game, "en")), re.MULTILINE)
        assert sorted(map(int, found)) == list(range(1, len(found) + 1))
    assert all(clause.startswith(f"{game.prefix}-") for clause in clauses(game, "en"))


@every_game
def test_every_clause_is_named_by_a_scenario_or_a_test(game: AnyGame) -> None:
    named = {str(clause) for scene in scenarios(game) for clause in scene.get("clauses", [])}
    for path in (place(game) / "tests").glob("test_*.py"):
        named |= set(re.findall(r"\b[A-Z]{2}-A?\d+\b", path.read_text("utf-8")))
    assert sorted(set(clauses(game, "en")) - named) == []


@every_game
def test_titles_and_credit_are_there(game: AnyGame) -> None:
    assert set(game.titles) == set(LANGUAGES)
    assert game.credit
    assert butin.game(game.name) is game


@pytest.mark.parametrize(
    "path",
    [*ROOT.glob("src/**/*.ftl"), *ROOT.glob("client/src/**/*.ftl")],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_no_word_is_given_twice(path: Path) -> None:
    names = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    assert [name for name in set(names) if names.count(name) > 1] == []
