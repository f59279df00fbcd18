"""Scenarios: given a position, when moves are made, then something must hold. docs/scenarios.md is their manual.

Here a scenario is plain data; reading it from a file is somebody else's business.
"""

from __future__ import annotations

from typing import Any, Final

from butin.core.chance import secret_from_seed
from butin.core.errors import BadPosition, ButinError, IllegalMove, UnknownName, nearest
from butin.core.game import AnyGame
from butin.core.journal import Journal
from butin.core.match import Match
from butin.core.state import EVERYBODY, TABLE, Event

FIELDS: Final = ["scenario", "game", "clauses", "seats", "options", "seed", "given", "when", "then"]
CHECKS: Final = ["position", "view", "told", "not_told", "legal", "not_legal", "actors", "over", "scores", "winners"]
_LETTERS: Final = "ABCDEFG"


class BadScenario(ButinError):
    """A scenario that cannot be run: it does not say what it should."""


def run(game: AnyGame, scenario: dict[str, Any]) -> list[str]:
    """Play a scenario and list what differs from what it expects; nothing if all holds."""
    _only(scenario, FIELDS, "a scenario")
    scenario = numbered(scenario)
    match = begin(game, scenario)
    differences: list[str] = []
    mark = 0  # `told` of a check looks at what was told since the check before
    for number, step in enumerate(_list(scenario.get("when", []), "when"), 1):
        if not isinstance(step, dict):
            raise BadScenario(f"step {number} is {step!r}: expected a seat with its move, or 'then'")
        if "then" in step:
            differences += _check(match, step["then"], match.story[mark:], f"step {number}: ")
            mark = len(match.story)
        elif list(step) != ["say"]:  # the last words of a lesson
            differences += _step(match, step, number)
    differences += _check(match, scenario.get("then", {}), match.story[mark:], "")
    return differences


def begin(game: AnyGame, scenario: dict[str, Any]) -> Match:
    """The match that a scenario begins with; its seats are numbers already."""
    seats = scenario.get("seats")
    if not isinstance(seats, int):
        raise BadScenario(f"'seats' is {seats!r}: expected a number of seats")
    options = game.settle(seats, scenario.get("options"))
    given = scenario.get("given")
    if given is not None and not isinstance(given, dict):
        raise BadPosition(f"'given' is {given!r}: expected the fields of a position")
    secret = secret_from_seed(int(scenario.get("seed", 0)))
    return Match(game, Journal(game.name, game.version, seats, options, secret, [], given))


def _step(match: Match, step: dict[Any, Any], number: int) -> list[str]:
    """One move, which may be expected to be refused; a lesson says something before it, and may take others as well."""
    refused, others = step.get("refused"), step.get("or", [])
    step = {name: value for name, value in step.items() if name not in ("say", "or")}
    if "move" in step:
        _only(step, ["seat", "move", "refused"], f"step {number}")
        seat, move = step.get("seat"), step["move"]
    else:
        moves = [(seat, move) for seat, move in step.items() if seat != "refused"]
        if len(moves) != 1:
            raise BadScenario(f"step {number} has {len(moves)} moves: expected one seat with its move")
        seat, move = moves[0]
    seat = TABLE if seat == "table" else seat
    if not isinstance(seat, int):
        raise BadScenario(f"step {number}: {seat!r} is not a seat: expected a number from 0, a letter from A, or table")
    for other in others if others != "any" else []:
        if str(other) not in match.legal(seat):
            return [f"step {number}: {other} is not legal"]
    before = match.position()
    try:
        match.play(seat, str(move))
    except IllegalMove as error:
        if refused is None:
            return [f"step {number}: {move} was refused: {error}"]
        if match.position() != before:
            return [f"step {number}: {move} was refused, but the position changed"]
        return _refusal(error, refused, f"step {number}: {move} was refused")
    if refused is not None:
        return [f"step {number}: {move} was accepted, expected a refusal by {refused}"]
    return []


def _refusal(error: IllegalMove, expected: object, what: str) -> list[str]:
    if expected is True or expected == error.clause:
        return []
    if isinstance(expected, dict):
        actual = {"kind": error.kind, "clause": error.clause, **error.values}
        return [f"{what}: {line}" for line in _differences(actual, expected, "")]
    return [f"{what} by {error.clause or 'no clause'} ({error.text}), expected {expected}"]


def _check(match: Match, then: object, story: list[Event], where: str) -> list[str]:
    if not isinstance(then, dict):
        raise BadScenario(f"{where}'then' is {then!r}: expected what must hold")
    _only(then, CHECKS, f"{where}then")
    lines: list[str] = []
    for name, expected in then.items():
        if name == "position":
            lines += _differences(match.position(), expected, "position")
        elif name == "view":
            for seat, part in _by_seat(expected, "view"):
                lines += _differences(match.view(seat)["position"], part, f"view of {seat}")
        elif name == "told":
            lines += _told(story, _list(expected, "told"))
        elif name == "not_told":
            for event in _list(expected, "not_told"):
                lines += [f"told {e!r}, expected nothing like {event}" for e in story if _fits(e, event)]
        elif name == "legal":
            for seat, moves in _by_seat(expected, "legal"):
                lines += _legal(match.legal(seat), moves, seat)
        elif name == "not_legal":
            for seat, moves in _by_seat(expected, "not_legal"):
                legal = match.legal(seat)
                lines += [f"legal of {seat}: {m} is there" for m in _list(moves, "not_legal") if str(m) in legal]
        else:
            actual = getattr(match, name)
            lines += [] if actual == expected else [f"{name}: is {actual}, expected {expected}"]
    return [where + line for line in lines]


def _legal(actual: list[str], expected: object, seat: int) -> list[str]:
    """A list names all legal moves in any order; {has: [...]} only some of them."""
    if isinstance(expected, dict):
        _only(expected, ["has"], "legal")
        return [
            f"legal of {seat}: {m} is missing" for m in _list(expected.get("has", []), "has") if str(m) not in actual
        ]
    wanted = sorted(str(move) for move in _list(expected, "legal"))
    return [] if sorted(actual) == wanted else [f"legal of {seat}: is {sorted(actual)}, expected {wanted}"]


def _told(story: list[Event], expected: list[Any]) -> list[str]:
    """The expected events, in this order; others may stand between them."""
    place = 0
    for event in expected:
        found = next((i for i in range(place, len(story)) if _fits(story[i], event)), None)
        if found is None:
            late = " after what came before it" if any(_fits(e, event) for e in story) else ""
            return [f"told: no {event}{late}; what was told: {story}"]
        place = found + 1
    return []


def _fits(event: Event, expected: object) -> bool:
    if isinstance(expected, str):
        return expected in (event.kind, event.rule)
    if not isinstance(expected, dict):
        raise BadScenario(f"an event is {expected!r}: expected a kind, a rule, or fields with values")
    actual = {**event.plain(), "to": "everybody" if event.to == EVERYBODY else event.to}
    return all(name in actual for name in expected) and not _differences(actual, expected, "")


def _differences(actual: object, expected: object, where: str) -> list[str]:
    """What is expected may be a part: missing fields do not matter, lists must agree in length."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        lines: list[str] = []
        for name, part in expected.items():
            if name not in actual:
                raise UnknownName(
                    f"{where or 'this'} has no field {name!r}{nearest(str(name), [str(n) for n in actual])}"
                )
            lines += _differences(actual[name], part, f"{where}.{name}" if where else str(name))
        return lines
    if isinstance(expected, dict) and isinstance(actual, list):
        lines = []
        for place, part in expected.items():
            if not isinstance(place, int) or not 0 <= place < len(actual):
                raise BadScenario(f"{where} has no entry {place!r}: entries are 0 to {len(actual) - 1}")
            lines += _differences(actual[place], part, f"{where}[{place}]")
        return lines
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        lines = []
        for place, part in enumerate(expected):
            if part != "?":
                lines += _differences(actual[place], part, f"{where}[{place}]")
        return lines
    same = type(actual) is type(expected) and actual == expected
    return [] if same else [f"{where}: is {actual!r}, expected {expected!r}"]


def numbered(value: Any) -> Any:
    """Letters from A are seats as well as numbers from 0, wherever they stand."""
    if isinstance(value, dict):
        return {numbered(name): numbered(part) for name, part in value.items()}
    if isinstance(value, list):
        return [numbered(part) for part in value]
    if isinstance(value, str) and len(value) == 1 and value in _LETTERS:
        return _LETTERS.index(value)
    return value


def _by_seat(value: object, where: str) -> list[tuple[int, Any]]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} is {value!r}: expected seats with what each should have")
    pairs = [(TABLE if seat in ("table", "watcher") else seat, part) for seat, part in value.items()]
    for seat, _ in pairs:
        if not isinstance(seat, int):
            raise BadScenario(f"{where}: {seat!r} is not a seat: expected a number from 0 or a letter from A")
    return pairs


def _only(value: dict[Any, Any], fields: list[str], where: str) -> None:
    for name in value:
        if name not in fields:
            raise BadScenario(f"{where} has no field {name!r}{nearest(str(name), fields)}")


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} is {value!r}: expected a list")
    return value
