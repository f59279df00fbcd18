"""Every game has a lesson that can be played to its end, says everything in three languages, and keeps nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import butin
from butin.adapters.lessons import LEARNER, Lesson, lesson
from butin.adapters.scenarios import parse_scenarios, run
from butin.adapters.texts import LANGUAGES, Words, clauses, folder
from butin.core.errors import IllegalMove
from butin.core.game import AnyGame
from butin.room.errors import Refused
from butin.testing.ours import GAMES
from kit.served import Served, serving
from tests.web.test_http import ask

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("lessons")) as served:
        yield served
        assert served.faults == []


def ways(taught: Lesson) -> Iterator[list[str]]:
    """The lesson as it is meant, and once with each other move that fits."""
    meant = [idea.moves[0] for idea in taught.ideas[:-1]]
    yield meant
    for place, idea in enumerate(taught.ideas[:-1]):
        for other in idea.moves[1:]:
            yield [*meant[:place], other, *meant[place + 1 :]]


@every_game
def test_a_lesson_is_a_scenario_that_holds_and_ends(game: AnyGame) -> None:
    text = folder(game.package).joinpath("lesson.yaml").read_text("utf-8")
    (scenario,) = parse_scenarios(text, "lesson.yaml")
    assert set(scenario["clauses"]) <= set(clauses(game, "en"))
    assert scenario.pop("game") == game.name
    assert run(game, scenario) == []
    assert 5 <= len(lesson(game).ideas) <= 9


@every_game
def test_a_lesson_can_be_played_to_its_end_in_every_way(game: AnyGame) -> None:
    taught = lesson(game)
    for moves in ways(taught):
        for step in range(len(moves) + 1):
            at = taught.play(moves[:step])
            assert (at["step"], at["steps"], at["view"]["seat"]) == (step, len(moves) + 1, LEARNER)
            assert bool(at["turns"]) == bool(step)
            if step < len(moves):
                assert moves[step] in at["moves"]
                assert moves[step] in at["view"]["legal"]
        assert at["moves"] == []
        assert LEARNER in at["view"]["winners"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_everything_in_every_language(game: AnyGame, language: str) -> None:
    words = Words(game.package, language, ["Ana", "Bo", "Cy", "Di"])
    said = [idea.say for idea in lesson(game).ideas]
    assert len(set(said)) == len(said)
    for name in said:
        assert 20 < len(words.say(name)) < 260, name
    text = folder(game.package).joinpath(f"words.{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(lesson-[a-z_-]+) =", text, re.MULTILINE)) == set(said)


def test_a_wrong_move_is_refused_by_its_clause_and_another_by_the_lesson() -> None:
    taught = lesson(butin.game("voleurs"))
    with pytest.raises(IllegalMove) as against:
        taught.play(["wine>0"])
    assert (against.value.kind, against.value.clause) == ("not_in_hand", "VO-4")
    with pytest.raises(Refused) as other:
        taught.play(["chest>1"])
    assert other.value.kind == "not_the_lesson"
    with pytest.raises(Refused) as late:
        taught.play([idea.moves[0] if idea.moves else "chest>0" for idea in taught.ideas])
    assert late.value.kind == "lesson_over"


def test_a_lesson_is_taught_over_http_without_keeping_anything(server: Served) -> None:
    path = "/api/lessons/voleurs"
    begun = ask(server, "POST", path, {"moves": []}).json
    assert (begun["step"], begun["moves"], begun["turns"]) == (0, ["chest>0"], [])
    on = ask(server, "POST", path, {"moves": ["Chest > 0"]}).json
    assert [turn["seat"] for turn in on["turns"]] == [0, 1, 2]
    assert on["turns"][0]["events"][0]["kind"] == "taken"
    assert ask(server, "POST", path, {}).json == begun
    assert ask(server, "POST", path, {"moves": ["wine>0"]}).refused == (409, "not_in_hand")
    assert ask(server, "POST", path, {"moves": ["chest>1"]}).refused == (409, "not_the_lesson")
    assert ask(server, "POST", path, {"moves": ["chest>0"] * 41}).refused == (400, "bad_request")
    assert ask(server, "POST", path, {"moves": ["x" * 201]}).refused == (400, "bad_request")
    assert ask(server, "POST", "/api/lessons/chess", {}).refused == (400, "no_such_game")
