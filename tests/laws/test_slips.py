"""A slip of the pen in a scenario is an error with a cure, never a check that seems to hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from butin.adapters.scenarios import known, parse_scenarios, run
from butin.adapters.texts import LANGUAGES, folder, sentences
from butin.core.errors import BadScenario, ButinError
from butin.core.game import AnyGame
from butin.testing.ours import GAMES
from butin.testing.texts import stories
from tests.web.test_cli import run as command

BY_NAME = {game.name: game for game in GAMES}
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)

BEFORE = """
scenario: a match takes the whole pile
game: voleurs
clauses: [VO-5]
seats: 3
given:
  piles: [[chest]]
  hands: {A: [chest, crown, "?", "?", "?"], B: [cow, cow, cow, ham, wine]}
when:
  - {A: Chest > 0}
  - {A: chest>0, refused: VO-3}
"""

# A part of a check, the part without the slip, and what is said about the slip.
SLIPS = [
    (
        "then: {not_told: [takken]}",
        "then: {not_told: [covered]}",
        "unknown kind of event 'takken', did you mean 'taken'?",
    ),
    ("then: {not_told: [VO-99]}", "then: {not_told: [VO-6]}", "unknown clause 'VO-99', did you mean 'VO-9'?"),
    ("then: {not_told: [vo-6]}", "then: {not_told: [VO-6]}", "did you mean 'VO-6'?"),
    ("then: {told: [takken]}", "then: {told: [taken]}", "did you mean 'taken'?"),
    (
        "then: {not_told: [{kind: taken, seet: B}]}",
        "then: {not_told: [{kind: taken, seat: B}]}",
        "unknown value of taken 'seet', did you mean 'seat'?",
    ),
    ("then: {not_told: [{knd: taken}]}", "then: {not_told: [{kind: covered}]}", "did you mean 'kind'?"),
    ("then: {not_told: [{kind: covred}]}", "then: {not_told: [{kind: covered}]}", "did you mean 'covered'?"),
    (
        "then: {not_told: [{kind: [covered]}]}",
        "then: {not_told: [{kind: covered}]}",
        "unknown kind of event ['covered']",
    ),
    ("then: {not_told: [{rule: VO-99}]}", "then: {not_told: [{rule: VO-6}]}", "unknown clause 'VO-99'"),
    (
        "then: {not_told: [{motif: crown, totals: [1]}]}",
        "then: {not_told: [{motif: crown}]}",
        "motif and totals together",
    ),
    (
        "then: {not_told: [{kind: taken, motif: crwn}]}",
        "then: {not_told: [{kind: taken, motif: crown}]}",
        "did you mean 'crown'?",
    ),
    (
        "then: {not_told: [{motif: crwn}]}",
        "then: {not_told: [{motif: crown}]}",
        "motif is 'crwn', did you mean 'crown'?",
    ),
    ("then: {not_told: [{kind: taken, seat: D}]}", "then: {not_told: [{kind: taken, seat: C}]}", "from 0 (A) to 2 (C)"),
    ("then: {not_told: [{kind: taken, from: -2}]}", "then: {not_told: [{kind: taken, from: B}]}", "-1 for nobody"),
    ("then: {not_told: [{kind: taken, seat: Bea}]}", "then: {not_told: [{kind: taken, seat: B}]}", "expected a seat"),
    ("then: {not_told: [{kind: taken, pile: 8}]}", "then: {not_told: [{kind: taken, pile: 7}]}", "from 0 to 7"),
    (
        "then: {not_told: [{kind: taken, height: two}]}",
        "then: {not_told: [{kind: taken, height: 3}]}",
        "a whole number",
    ),
    (
        "then: {not_told: [{kind: taken, height: true}]}",
        "then: {not_told: [{kind: taken, height: 1}]}",
        "a whole number",
    ),
    (
        "then: {not_told: [{kind: ended, winners: B}]}",
        "then: {not_told: [{kind: ended, winners: [B]}]}",
        "expected a list",
    ),
    (
        "then: {not_told: [{winners: [B, D]}]}",
        "then: {not_told: [{winners: [B, '?']}]}",
        "winners is 3: expected a seat",
    ),
    ("then: {not_told: [{winners: {0: D}}]}", "then: {not_told: [{winners: {0: C}}]}", "winners is 3: expected a seat"),
    (
        "then: {not_told: [{kind: taken, to: all}]}",
        "then: {not_told: [{kind: taken, to: A}]}",
        "there is no seat 'all'",
    ),
    ("then: {not_told: covered}", "then: {not_told: [covered]}", "expected a list"),
    ("then: {not_told: [5]}", "then: {not_told: [covered]}", "expected a kind, a rule, or fields"),
    ("then: {not_legal: {B: [crwn>3]}}", "then: {not_legal: {B: [crown>3]}}", "did you mean 'crown'?"),
    ("then: {not_legal: {B: [crown>8]}}", "then: {not_legal: {B: [crown>7]}}", "piles are 0 to 7"),
    ("then: {not_legal: {B: [crown]}}", "then: {not_legal: {B: [crown>7]}}", "expected motif>pile"),
    ("then: {not_legal: {D: [cow>3]}}", "then: {not_legal: {C: [cow>3]}}", "there is no seat 3"),
    ("then: {not_legal: {B: crown>3}}", "then: {not_legal: {B: [crown>3]}}", "expected a list"),
    (
        "then: {legal: {B: {has: [kow>3]}}}",
        "then: {legal: {B: {has: [Cow > 3]}}}",
        "legal of 1: there is no motif 'kow'",
    ),
    ("then: {legal: {B: {hat: [cow>3]}}}", "then: {legal: {B: {has: [cow>3]}}}", "did you mean 'has'?"),
    ("then: {legal: {D: []}}", "then: {legal: {C: []}}", "there is no seat 3"),
    ("then: {view: {D: {}}}", "then: {view: {C: {}}}", "there is no seat 3"),
    ("then: {view: {wacher: {}}}", "then: {view: {watcher: {}}}", "there is no seat 'wacher'"),
    ("then: {view: {B: {trun: B}}}", "then: {view: {B: {turn: B}}}", "did you mean 'turn'?"),
    ("then: {position: {trun: B}}", "then: {position: {turn: B}}", "did you mean 'turn'?"),
    ("then: {position: [B]}", "then: {position: {turn: B}}", "expected fields with values"),
    ("then: {actors: [7]}", "then: {actors: [1]}", "there is no seat 7"),
    ("then: {actors: [true]}", "then: {actors: [1]}", "there is no seat True"),
    ("then: {actors: B}", "then: {actors: [B]}", "expected a list"),
    ("then: {winners: [9]}", "then: {winners: []}", "there is no seat 9"),
    ("then: {over: 0}", "then: {over: false}", "expected true or false"),
    ("then: {scores: [0, 2]}", "then: {scores: null}", "for each of 3 seats"),
    ("then: {actor: [B]}", "then: {actors: [B]}", "did you mean 'actors'?"),
    ("then: {actors: [B], actors: [B]}", "then: {actors: [B]}", "'actors' stands there twice"),
    ("then: {legal: {A: [], 0: []}}", "then: {legal: {A: [], C: []}}", "named twice"),
    ("then: ", "then: {}", "expected what must hold"),
    ("when: [{then: {not_told: [takken]}}]", "when: [{then: {not_told: [taken]}}]", "step 1: then: not_told: unknown"),
    ("when: [{then: {over: false}, A: chest>0}]", "when: [{then: {over: false}}]", "step 1 has no field 0"),
    ("when: [{A: crown>0, refused: VO-99}]", "when: [{B: cow>0, refused: VO-3}]", "did you mean 'VO-9'?"),
    (
        "when: [{B: cow>0, refused: {kind: not_your_trun}}]",
        "when: [{B: cow>0, refused: {kind: not_your_turn}}]",
        "did you mean",
    ),
    ("when: [{B: cow>0, refused: {clause: VO-99}}]", "when: [{B: cow>0, refused: {clause: VO-3}}]", "unknown clause"),
    ("when: [{B: cow>0, refused: {seet: A}}]", "when: [{B: cow>0, refused: {seat: A}}]", "did you mean 'seat'?"),
    ("when: [{B: cow>0, refused: }]", "when: [{B: cow>0, refused: true}]", "refused is None"),
    ("when: [{B: cow>0, refused: false}]", "when: [{B: cow>0, refused: true}]", "refused is False"),
    (
        "when: [{A: kow>0, refused: true}]",
        "when: [{A: kow>0, refused: {kind: no_such_motif}}]",
        "expect refused: {kind:",
    ),
    ("when: [{A: chst>0}]", "when: [{A: chest>0}]", "did you mean 'chest'?"),
    ("when: [{D: cow>0, refused: true}]", "when: [{D: cow>0, refused: {kind: no_such_seat}}]", "there is no seat 3"),
    (
        "when: [{A: chest>0, say: hello, or: chest>1}]",
        "when: [{A: chest>0, say: hello, or: [chest>1]}]",
        "expected a list",
    ),
    ("clauses: [VO-77]", "clauses: [VO-7]", "clauses: unknown clause 'VO-77', did you mean 'VO-7'?"),
    ("clauses: [LA-5]", "clauses: [VO-5]", "unknown clause 'LA-5'"),
    ("clauses: VO-5", "clauses: [VO-5]", "expected a list"),
    ("seed: five", "seed: 5", "expected a whole number"),
]


def scene(part: str) -> str:
    """The whole scenario with this part in the place of its own."""
    field = part.split(":", maxsplit=1)[0]
    lines = yaml.safe_load(BEFORE)
    lines.pop(field, None)
    return yaml.safe_dump(lines, sort_keys=False) + part + "\n"


def held(text: str) -> list[str]:
    (found,) = parse_scenarios(text, "here")
    return run(BY_NAME[str(found.pop("game"))], found)


@pytest.mark.parametrize(("slip", "mended", "said"), SLIPS, ids=[slip for slip, _, _ in SLIPS])
def test_a_slip_is_an_error_and_without_it_the_scenario_holds(slip: str, mended: str, said: str) -> None:
    with pytest.raises(ButinError) as error:
        held(scene(slip))
    assert said in str(error.value)
    assert "\n" not in str(error.value)
    assert held(scene(mended)) == []


@pytest.mark.slow
def test_every_slip_fails_on_the_command_line_and_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "slips.yaml"
    slips = [slip for slip, _, said in SLIPS if "stands there twice" not in said]  # that breaks the whole file
    file.write_text("---\n".join(scene(slip) for slip in slips), "utf-8")
    result = command("check", str(file))
    assert result.returncode == 2
    assert f"0 hold, 0 differ, {len(slips)} cannot be read" in result.stdout
    assert len(result.stdout.splitlines()) == 2 * len(slips) + 1
    file.write_text("---\n".join(scene(mended) for _, mended, _ in SLIPS), "utf-8")
    result = command("check", str(file))
    assert (result.returncode, result.stdout) == (0, f"{len(SLIPS)} hold, 0 differ, 0 cannot be read\n")


@pytest.mark.slow
def test_a_field_that_stands_there_twice_fails_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "twice.yaml"
    file.write_text(scene("then: {actors: [A], actors: [B]}"), "utf-8")
    result = command("check", str(file))
    assert result.returncode == 2
    assert "'actors' stands there twice" in result.stdout + result.stderr


@pytest.mark.slow
def test_an_empty_file_does_not_hold(tmp_path: Path) -> None:
    file = tmp_path / "empty.yaml"
    file.write_text("# nothing yet\n", "utf-8")
    assert command("check", str(file)).returncode == 2


def test_a_move_is_the_same_however_it_is_written() -> None:
    assert held(scene("then: {not_legal: {B: [Cow > 3]}}")) == ["not_legal of 1: cow>3 is there"]
    assert held(scene("then: {legal: {B: {has: [Crown > 3]}}}")) == ["legal of 1: crown>3 is missing"]


@pytest.mark.parametrize(
    ("game", "move", "misread"),
    [
        ("schattendieb", "add lock7", False),  # only jewels can be added: the reader knows
        ("schattendieb", "add lok7", True),
        ("labyrinthe", "R2> NS", False),
        ("labyrinthe", "R2> NXS", True),
        ("labyrinthe", "C3v NES", True),
        ("attrap_tresors", "replace red", False),
        ("attrap_tresors", "replace rod", True),
    ],
)
def test_what_the_rules_never_allow_may_be_said_not_to_be_legal(game: str, move: str, misread: bool) -> None:
    given = {"spare": "T6"} if game == "labyrinthe" else {}
    found: dict[str, Any] = {"seats": 3, "given": given, "then": {"not_legal": {"A": [move]}}}
    if not misread:
        assert run(BY_NAME[game], found) == []
        return
    with pytest.raises(BadScenario, match="not_legal of 0"):
        run(BY_NAME[game], found)


def test_a_file_that_nobody_could_have_meant_is_told_in_one_line() -> None:
    with pytest.raises(BadScenario, match=r"^deep.yaml is not YAML: [^\n]*$"):
        parse_scenarios("[" * 2_000, "deep.yaml")


@every_game
def test_a_lesson_with_a_slip_is_an_error(game: AnyGame) -> None:
    (lesson,) = parse_scenarios(folder(game.package).joinpath("lesson.yaml").read_text("utf-8"), "lesson.yaml")
    assert lesson.pop("game") == game.name
    assert run(game, lesson) == []
    for slip in ({"clauses": ["XX-1"]}, {"then": {**lesson.get("then", {}), "not_told": ["nothing_like_it"]}}):
        with pytest.raises(ButinError, match="unknown"):
            run(game, {**lesson, **slip})


@every_game
def test_every_event_is_declared_with_just_the_values_that_it_has(game: AnyGame) -> None:
    declared = known(game).events
    seen: set[str] = set()
    for seats, told, _ in stories(game):
        for event in told:
            assert set(event.values) == set(declared[event.kind]), event
            for name, value in event.values.items():
                sort = declared[event.kind][name]
                assert isinstance(value, list) == sort.several, event
                assert all(not sort.fault(one, seats) for one in (value if isinstance(value, list) else [value])), event
            seen.add(event.kind)
    assert sorted(set(declared) - seen) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_event_has_a_sentence_and_the_other_way_round(game: AnyGame, language: str) -> None:
    assert sorted(sentences(game.package, "event", language)) == sorted(known(game).events)
