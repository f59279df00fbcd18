"""Every game speaks three languages about everything that it tells, refuses and decides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import butin
from butin.adapters.scenarios import run
from butin.adapters.texts import LANGUAGES, Words, clauses, rulebook
from butin.bots.policy import play_out, policies
from butin.core.chance import FastChance
from butin.core.errors import BadOption, IllegalMove
from butin.core.game import AnyGame
from butin.core.state import Event
from butin.testing.evenings import any_deal, evening
from butin.testing.ours import GAMES, place
from butin.testing.texts import scenarios

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil"]
ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


SCENES = [(game, scene) for game in GAMES for scene in scenarios(game)]


@pytest.mark.parametrize(("game", "scene"), SCENES, ids=[f"{g.name}: {s.get('scenario')}" for g, s in SCENES])
def test_scenario(game: AnyGame, scene: dict[str, Any]) -> None:
    assert scene.pop("game") == game.name
    assert run(game, scene) == []


@pytest.mark.slow
@every_game
def test_whatever_is_told_or_refused_can_be_said_in_every_language(game: AnyGame) -> None:
    told: list[Event] = []
    refused: dict[str, IllegalMove] = {}
    for seed in range(20):
        state = any_deal(game, seed, told.append)
        for number, _ in enumerate(evening(state, FastChance(seed), told.append)):
            if number % 5 == 0:
                for seat in range(state.seats):
                    for code in range(-1, 300, 3):
                        refusal = state.refusal(seat, code)
                        if refusal is not None:
                            refused[refusal.kind] = refusal
        state = any_deal(game, seed, told.append)
        play_out(game, state, [policies(game)[game.usual]] * state.seats, FastChance(seed), told.append)
    kinds: dict[str, set[str]] = {}
    for event in told:
        assert kinds.setdefault(event.kind, set(event.values)) == set(event.values), f"{event} has other values"
    for language in LANGUAGES:
        words = Words(game.package, language, NAMES)
        assert all(words.event(event) for event in told)
        assert all(words.refusal(error) for error in refused.values())
        assert all(words.say(f"bot-{bot}") for bot in policies(game))
    for option in game.options:
        assert words.say(f"option-{option.name}")
    assert words.say("pitch")


@every_game
@every_language
def test_who_begins_and_what_each_chooses_is_asked_in_every_language(game: AnyGame, language: str) -> None:
    words = Words(game.package, language, NAMES)
    asked = any(game.begins(seats, game.settle(seats, None)) for seats in game.seats)
    assert words.has("begins-question") == asked
    for option in (option for option in game.options if option.each):
        assert NAMES[1] in words.say(f"pick-{option.name}", {"seat": 1})
        assert all(words.has(f"choice-{option.name}-{value}") for value in option.values)


def test_a_tower_that_cannot_be_is_refused_in_every_language() -> None:
    game = butin.game("attrap_tresors")
    towers: list[tuple[int, list[str]]] = [(3, ["lamp"]), (2, ["column", "lamp", "gem", "gem", "carpet"])]
    for seats, tower in towers:
        with pytest.raises(BadOption) as refused:
            game.settle(seats, {"tower_custom": tower})
        assert all(
            Words(game.package, one, NAMES).say(f"refusal-{refused.value.kind}", refused.value.values)
            for one in LANGUAGES
        )


@every_game
@every_language
def test_rulebooks_hold_every_clause_with_a_drawing_in_every_chapter(game: AnyGame, language: str) -> None:
    numbers = CLAUSES[game.name]
    found = clauses(game, language)
    assert list(found) == sorted(found, key=lambda c: rulebook(game, language).index(f'"{c}"'))
    assert set(found) == set(numbers)
    assert all(len(text) > 30 for text in found.values())
    chapters = rulebook(game, language).split("\n## ")[1:]
    assert len(chapters) >= 4
    assert all("```" in chapter for chapter in chapters)


@every_game
def test_every_clause_is_named_by_a_scenario_or_a_test(game: AnyGame) -> None:
    named = {str(clause) for scene in scenarios(game) for clause in scene.get("clauses", [])}
    for path in (place(game) / "tests").glob("test_*.py"):
        named |= set(re.findall(r"\b[A-Z]{2}-A?\d+\b", path.read_text("utf-8")))
    assert sorted(set(CLAUSES[game.name]) - named) == []


def _numbers(prefix: str, rules: int, gaps: int) -> list[str]:
    return [f"{prefix}-{n}" for n in range(1, rules + 1)] + [f"{prefix}-A{n}" for n in range(1, gaps + 1)]


CLAUSES = {
    "schattendieb": _numbers("SD", 34, 24),
    "attrap_tresors": _numbers("AT", 31, 24),
    "voleurs": _numbers("VO", 14, 15),
    "labyrinthe": _numbers("LA", 21, 24),
}


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
