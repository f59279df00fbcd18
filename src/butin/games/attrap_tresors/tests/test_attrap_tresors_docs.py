"""Attrap'trésors: its page of the manual says all that the code can say, and its sentences speak to people."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import butin
from butin.adapters.scenarios import parse_scenarios, run
from butin.adapters.texts import LANGUAGES, Words, clauses
from butin.core.chance import FastChance
from butin.core.errors import IllegalMove
from butin.core.state import Event
from butin.games.attrap_tresors import GAME
from butin.games.attrap_tresors.notation import _TEXTS as MOVES
from butin.games.attrap_tresors.position import FIELDS
from butin.games.attrap_tresors.table import PHASES
from butin.testing.evenings import evening

SOURCE = Path(__file__).parent.parent
MANUAL = (SOURCE / "SCENARIOS.md").read_text("utf-8")
PERSON = {"fr": "Toi", "en": "You", "de": "Du"}


def section(title: str) -> dict[str, str]:
    """The table under a heading of the manual: its first column, and the rest of each row."""
    part = re.split(rf"\n##+ {title}\n", MANUAL)[1].split("\n## ")[0].split("\n### ")[0]
    return dict(re.findall(r"^\| `(\w+)` \| (.*)$", part, re.MULTILINE))


def kinds(call: str) -> set[str]:
    """What the code can tell or refuse, by its own words, also where it chooses between two."""
    found: set[str] = set()
    for path in SOURCE.glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                        words = _words(node.args[0], function)
                        assert words, f"{path.name}, line {node.lineno}: which kind is it?"
                        found |= words
    return found


def _words(value: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an expression may be; a name is what was last put there."""
    if isinstance(value, ast.IfExp):
        return _words(value.body, function) | _words(value.orelse, function)
    if isinstance(value, ast.Name):
        return {
            word
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == value.id
            for word in _words(node.value, function)
        }
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()


@cache
def stories() -> tuple[list[Event], list[IllegalMove]]:
    """All that is told and refused in some evenings, at every kind of table."""
    told: list[Event] = []
    refused: list[IllegalMove] = []
    for seed in range(40):
        wanted: dict[str, object] = {"dice": "68"[seed // 5 % 2], "quiet_mode": seed % 4 == 0}
        wanted["tower_custom"] = ["column", "gem"] if seed % 8 > 5 else []
        seats = 2 + seed % 5
        state = GAME.deal(seats, GAME.settle(seats, wanted), FastChance(seed), told.append, 0)
        for number, _ in enumerate(evening(state, FastChance(seed), told.append)):
            if number % 5 == 0:
                asked = [state.refusal(seat, move) for seat in range(-1, seats) for move in range(-1, len(MOVES))]
                refused += [refusal for refusal in asked if refusal is not None]
    return told, refused


def test_the_manual_lists_every_event_refusal_field_phase_and_option() -> None:
    assert set(section("Events")) == kinds("Event")
    assert set(section("Refusals")) == kinds("IllegalMove") | {"tower_columns", "tower_high"}  # these of an option
    assert set(section("Fields of the position")) == set(FIELDS)
    assert set(section("Phases")) == set(PHASES)
    assert set(section("Options")) == {option.name for option in GAME.options}


def test_every_field_that_is_written_is_a_field() -> None:
    written: set[str] = set()
    for seats, quiet in ((2, False), (3, True)):
        state = GAME.deal(seats, GAME.settle(seats, {"quiet_mode": quiet}), FastChance(1), None, 0)
        assert set(GAME.see(state, 0)) < set(GAME.write(state))
        written |= set(GAME.write(state))
    assert written == set(FIELDS)


def test_the_manual_has_the_values_and_clauses_of_whatever_is_told_or_refused() -> None:
    told, refused = stories()
    events, refusals = section("Events"), section("Refusals")
    for event in told:
        _agrees(events[event.kind], event.kind, set(event.values), event.rule)
    for refusal in refused:
        if refusal.kind != "no_such_seat":
            _agrees(refusals[refusal.kind], refusal.kind, set(refusal.values), refusal.clause)
    assert len({event.kind for event in told}) > 33
    assert len({refusal.kind for refusal in refused}) > 20


def _agrees(row: str, kind: str, values: set[str], clause: str) -> None:
    first, clauses_said, _ = row.split(" | ", 2)
    named = set(re.findall(r"`(\w+)`", first)) - {"plainly", "gently", "hard", "three", "six", "both", "nothing"}
    assert named == values, f"{kind} has the values {values}"
    assert re.search(rf"\b{clause}\b", clauses_said), f"{kind} is also caused by {clause}"


def test_the_manual_has_every_move_and_only_clauses_that_exist() -> None:
    moves = MANUAL.split("\n## Moves\n")[1].split("\n## ")[0]
    assert [move for move in MOVES if f"`{move}`" not in moves and not move.startswith("replace")] == []
    for option in GAME.options:
        assert f" {option.rule} |" in section("Options")[option.name]
        assert all(f"`{value}`" in section("Options")[option.name] or option.several for value in option.values)
    assert set(re.findall(r"\bAT-A?\d+\b", MANUAL)) <= set(clauses(GAME, "en"))


def test_the_examples_of_the_manual_hold_whatever_lies_in_their_holes() -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", MANUAL, re.DOTALL)
    assert len(blocks) >= 5
    for scene in (scene for block in blocks for scene in parse_scenarios(block, "the manual")):
        assert scene.pop("game") == GAME.name
        for seed in range(20):
            assert run(butin.game(GAME.name), {**scene, "seed": seed}) == [], scene["scenario"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_called_you_is_spoken_to(language: str) -> None:
    """Nothing is said of that person as of others, and nothing changes for others."""
    you = PERSON[language]
    spoken = Words(GAME.package, language, [you, "Bo", "Cy", "Di", "Ed", "Flo"])
    plain = Words(GAME.package, language, ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"])
    told, refused = stories()
    met = set()
    for event in told:
        named, said = plain.event(event), spoken.event(event)
        whom = [event.values.get(name) for name in ("seat", "seats", "winners")]
        if "Ana" not in named:
            assert said == named
        elif 0 in whom or [0] in whom:
            met.add(event.kind)
            assert said != named.replace("Ana", you) or (language, event.kind) == ("en", "revealed")
    assert len(met) > 18
    for error in refused:
        named, said = plain.refusal(error), spoken.refusal(error)
        if "Ana" in named and (error.values.get("seat") == 0 or error.values.get("seats") == [0]):
            assert said != named.replace("Ana", you)


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("fr", Event("task_kept", "AT-20", {"seat": 0}), "Tu gardes ta mission."),
        ("en", Event("task_kept", "AT-20", {"seat": 0}), "You keep the task."),
        ("de", Event("task_kept", "AT-20", {"seat": 0}), "Du behältst deine Aufgabe."),
        ("en", Event("task_kept", "AT-20", {"seat": 1}), "Bo keeps the task."),
        (
            "fr",
            Event("too_late", "AT-14", {"seat": 1, "object": "lamp", "seats": [0]}),
            "Bo tend la main vers la lampe, mais trop tard. C’est toi qui l’as déjà.",
        ),
        (
            "de",
            Event("judged_wrong", "AT-8", {"seat": 0}),
            "Du hast dich vergriffen: Die Würfel sagten etwas anderes. Diese Hand bekommt kein Gold.",
        ),
        (
            "de",
            Event("ended", "AT-24", {"winners": [0], "bags": [9, 4], "cards": [3, 2]}),
            "Das Spiel ist aus. Säcke: 9, 4; Karten: 3, 2. Der Schatz gehört dir!",
        ),
    ],
)
def test_the_second_person_sounds_right(language: str, event: Event, sentence: str) -> None:
    assert Words(GAME.package, language, [PERSON[language], "Bo"]).event(event) == sentence
