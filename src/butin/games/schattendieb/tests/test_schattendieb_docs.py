"""The manual for writers of scenarios says everything that schattendieb tells, refuses and reads."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import butin
from butin.adapters.scenarios import parse_scenarios, run
from butin.core.chance import FastChance
from butin.core.errors import IllegalMove
from butin.core.state import Event
from butin.games.schattendieb import rules
from butin.games.schattendieb.cards import NAMES
from butin.games.schattendieb.position import FIELDS
from butin.games.schattendieb.table import PHASES
from butin.testing.evenings import any_deal, evening

GAME = butin.game("schattendieb")
SOURCE = Path(rules.__file__).parent
MANUAL = SOURCE / "SCENARIOS.md"
TEXT = MANUAL.read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
SCENES = [scene for block in BLOCKS for scene in parse_scenarios(block, MANUAL.name)]


def code() -> str:
    return "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))


def kinds(call: str) -> set[str]:
    """What the code can tell or refuse, by its own words."""
    found = set(re.findall(rf'\b{call}\(\s*"(\w+)"', code()))
    assert len(found) == len(set(re.findall(rf"\b{call}\(\s*(\S+),", code())))  # none is made up on the way
    return found


@cache
def rows(title: str) -> dict[str, list[str]]:
    """The table under a heading of the manual, by its first column."""
    part = TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in part.splitlines() if re.match(r"\| `\w+`", line)]
    return {line[0].strip("`"): line[1:] for line in lines}


def test_the_manual_lists_every_event_refusal_field_phase_and_option() -> None:
    assert set(rows("Events")) == kinds("Event")
    assert set(rows("Refusals")) - {"no_such_seat"} == kinds("IllegalMove")
    assert set(rows("Options")) == {option.name for option in GAME.options}
    assert list(rows("Phases and moves")) == PHASES
    fields = [name for name in rows("Fields of the position") if name in FIELDS]
    assert fields == FIELDS == list(GAME.write(rules.deal(2, GAME.settle(2, None), FastChance(1))))


def test_the_manual_has_the_values_and_clauses_of_what_is_told_and_refused() -> None:
    told: list[Event] = []
    refused: list[IllegalMove] = []
    for seed in range(60):
        state = any_deal(GAME, seed, told.append)
        for _ in evening(state, FastChance(seed), told.append):
            tried = [state.refusal(seat, code) for seat in range(state.seats) for code in range(seed % 31, 300, 31)]
            refused += [refusal for refusal in tried if refusal is not None]
    assert len({event.kind for event in told}) > 30 and len({error.kind for error in refused}) > 10
    for kind, rule, values in {(event.kind, event.rule, tuple(event.values)) for event in told}:
        _described(rows("Events")[kind], rule, values)
    for kind, clause, values in {(error.kind, error.clause, tuple(error.values)) for error in refused}:
        _described(rows("Refusals")[kind], clause, values)


def _described(row: list[str], clause: str, values: tuple[str, ...]) -> None:
    assert re.search(rf"{clause}\b|as `drawn`", row[1]), (row, clause)
    assert all(f"`{name}`" in row[0] for name in values), (row, values)
    assert values or row[0] == "none", row


def test_no_value_of_a_refusal_hides_its_kind_or_clause() -> None:
    values = re.findall(r"IllegalMove\([^\n]*\{([^}]*)\}\)", code())
    assert len(values) >= 5
    assert not {"kind", "clause"} & {name for one in values for name in re.findall(r'"(\w+)":', one)}


def test_the_manual_names_the_cards() -> None:
    words = TEXT.split("\n## Words\n")[1].split("\n## ")[0]
    for name in NAMES:
        stem = re.sub(r"\d+$", "", name)
        assert f"`{name}`" in words or all(f"`{stem}{end}`" in words for end in _ends(stem))


@pytest.mark.parametrize("scene", SCENES, ids=[str(scene["scenario"]) for scene in SCENES])
def test_an_example_of_the_manual_holds_whatever_lies_in_its_holes(scene: dict[str, object]) -> None:
    scene = dict(scene)
    assert scene.pop("game") == GAME.name
    assert [run(GAME, {**scene, "seed": seed}) for seed in range(20)] == [[]] * 20


def test_there_are_enough_examples() -> None:
    assert len(SCENES) >= 6


def _ends(stem: str) -> tuple[int, int]:
    return (4, 15) if stem == "lock" else (1, 10)
