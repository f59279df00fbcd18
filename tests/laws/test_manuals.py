"""The manual for writers of scenarios says everything that a game tells, refuses and reads: SCENARIOS.md of each."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
import yaml

import butin
from butin.adapters.scenarios import known, parse_scenarios, run
from butin.adapters.texts import clauses
from butin.core.game import AnyGame
from butin.testing.evenings import any_deal
from butin.testing.ours import GAMES, place
from butin.testing.texts import scenarios, stories

ROOT = Path(__file__).parents[2]
HOLES = 20  # ways in which chance fills the holes of an example
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


@cache
def manual(game: AnyGame) -> str:
    return (place(game) / "SCENARIOS.md").read_text("utf-8")


def table(game: AnyGame, title: str) -> dict[str, list[str]]:
    """The first table under a heading of the manual: its first column, and the rest of each row."""
    part = manual(game).split(f"\n## {title}\n")[1]
    found = re.search(r"(^\|.*\n)+", part, re.MULTILINE)
    assert found is not None
    lines = [re.split(r" (?<!\\)\| ", line.strip("| \n")) for line in found[0].splitlines()[2:]]
    return {line[0].strip("`"): line[1:] for line in lines}


def words(text: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", text))


def kinds(game: AnyGame, call: str, nth: int = 0) -> set[str]:
    """What the code can tell or refuse, by its own words, also where it chooses between two."""
    found: set[str] = set()
    for path in place(game).glob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        for function in (node for node in nodes if isinstance(node, ast.FunctionDef)):
            for made in _calls(function, call):
                said = _texts(made.args[nth], function) if len(made.args) > nth else {""}
                assert said, f"{path.name}, line {made.lineno}: which kind is it?"
                found |= said
    return found - {""}


def _calls(function: ast.FunctionDef, name: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]


def _texts(value: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an expression may be; a name is whatever was put there."""
    if isinstance(value, ast.IfExp):
        return _texts(value.body, function) | _texts(value.orelse, function)
    if isinstance(value, ast.Name):
        assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        return {
            text
            for node in assigned
            if isinstance(node.targets[0], ast.Name) and node.targets[0].id == value.id
            for text in _texts(node.value, function)
        }
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()


@every_game
def test_the_manual_lists_every_event_and_refusal(game: AnyGame) -> None:
    assert set(table(game, "Events")) == set(known(game).events) == kinds(game, "Event")
    refused = kinds(game, "IllegalMove") | kinds(game, "BadOption", 1) | {"no_such_seat"}
    assert set(table(game, "Refusals")) == set(known(game).refusals) == refused


@every_game
def test_the_manual_lists_every_option_with_its_values_and_clause(game: AnyGame) -> None:
    rows = table(game, "Options")
    assert list(rows) == [option.name for option in game.options]
    for option in game.options:
        assert re.search(rf"\b{option.rule}\b", rows[option.name][-1]), option.name
        values = set() if option.several or option.each else set(option.values)
        assert values <= words(rows[option.name][0]), option.name


@every_game
def test_the_manual_lists_every_field_and_phase(game: AnyGame) -> None:
    fields = import_module(f"{game.package}.position").FIELDS
    assert set(table(game, "Fields of the position")) == set(fields)
    written = [game.write(any_deal(game, seed)) for seed in range(30)]
    assert {name for position in written for name in position} <= set(fields)
    phases = {str(position["phase"]) for position in written if "phase" in position}
    phases |= {str(scene.get("given", {}).get("phase", "")) for scene in scenarios(game)} - {""}
    assert phases <= words(manual(game))


@every_game
def test_the_manual_has_the_values_and_clauses_of_whatever_is_told_or_refused(game: AnyGame) -> None:
    events, refusals = table(game, "Events"), table(game, "Refusals")
    told = {(one.kind, one.rule, tuple(one.values)) for story in stories(game) for one in story.told}
    refused = {(one.kind, one.clause, tuple(one.values)) for story in stories(game) for one in story.refused}
    assert len({kind for kind, _, _ in told}) == len(events)
    assert len({kind for kind, _, _ in refused}) > len(refusals) / 2
    names = {name for _, _, values in told | refused for name in values}
    for rows, met in ((events, told), (refusals, refused)):
        for kind, clause, values in met:
            said, cited = rows[kind][:2]
            assert words(said) & names == set(values), f"{kind} has the values {values}"
            assert values or said == "none", kind
            like = re.match(r"as `(\w+)`", cited)
            assert re.search(rf"\b{clause}\b", cited if like is None else cited + rows[like[1]][1]), (kind, clause)


@every_game
def test_no_value_hides_the_kind_or_the_clause(game: AnyGame) -> None:
    for story in stories(game):
        assert not any({"kind", "rule"} & set(event.values) for event in story.told)
        assert not any({"kind", "clause"} & set(error.values) for error in story.refused)


@every_game
def test_the_manual_names_only_clauses_that_exist(game: AnyGame) -> None:
    cited = set(re.findall(rf"\b{game.prefix}-A?\d+\b", manual(game)))
    assert cited <= set(clauses(game, "en"))
    assert len(cited) > 10


@every_game
def test_the_examples_of_the_manual_hold_whatever_lies_in_their_holes(game: AnyGame) -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", manual(game), re.DOTALL)
    assert blocks
    for scene in (scene for block in blocks for scene in parse_scenarios(block, "SCENARIOS.md")):
        assert scene.pop("game") == game.name
        assert [run(game, {**scene, "seed": seed}) for seed in range(HOLES)] == [[]] * HOLES, scene["scenario"]


def test_the_examples_of_the_general_manual_hold_whatever_lies_in_their_holes() -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", (ROOT / "docs/scenarios.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 3
    for scene in (scene for block in blocks for scene in yaml.safe_load(block)):
        game = butin.game(scene.pop("game"))
        assert [run(game, {**scene, "seed": seed}) for seed in range(HOLES)] == [[]] * HOLES, scene["scenario"]
