"""Scenarios: given a position, when moves are made, then something must hold. docs/scenarios.md is their manual.

Here a scenario is plain data; reading it from a file is somebody else's business.
"""

from __future__ import annotations

from typing import Any, Final

from butin.core.chance import secret_from_seed
from butin.core.errors import BadPosition, BadScenario, IllegalMove, UnknownName, nearest
from butin.core.game import AnyGame
from butin.core.journal import Journal
from butin.core.match import Match
from butin.core.slips import FIELDS, Known, Slips, only
from butin.core.state import EVERYBODY, TABLE, Event

_LETTERS: Final = "ABCDEFG"


def run(game: AnyGame, scenario: dict[str, Any], known: Known) -> list[str]:
    """Play a scenario and list what differs from what it expects; nothing if all holds."""
    only(scenario, FIELDS, "a scenario")
    scenario = numbered(scenario)
    match = begin(game, scenario)
    Slips(known, match.seats).look(scenario)
    differences: list[str] = []
    mark = 0  # `told` of a check looks at what was told since the check before
    for number, step in enumerate(scenario.get("when", []), 1):
        if "then" in step:
            differences += _check(match, step["then"], match.story[mark:], f"step {number}: ")
            mark = len(match.story)
        elif list(step) != ["say"]:  # the last words of a lesson
            differences += _step(match, step, f"step {number}")
    differences += _check(match, scenario.get("then", {}), match.story[mark:], "")
    return differences


def begin(game: AnyGame, scenario: dict[str, Any]) -> Match:
    """The match that a scenario begins with; its seats are numbers already."""
    seats, seed = scenario.get("seats"), scenario.get("seed", 0)
    if not isinstance(seats, int):
        raise BadScenario(f"'seats' is {seats!r}: expected a number of seats")
    if type(seed) is not int:
        raise BadScenario(f"'seed' is {seed!r}: expected a whole number")
    options = game.settle(seats, scenario.get("options"))
    given = scenario.get("given")
    if given is not None and not isinstance(given, dict):
        raise BadPosition(f"'given' is {given!r}: expected the fields of a position")
    return Match(game, Journal(game.name, game.version, seats, options, secret_from_seed(seed), [], given))


def _step(match: Match, step: dict[Any, Any], where: str) -> list[str]:
    """One move, which may be expected to be refused; a lesson says something before it, and may take others as well."""
    seat, move = _act(step, where)
    others = step.get("or", "any")
    for other in others if others != "any" else []:
        if str(other) not in match.legal(seat):
            return [f"{where}: {other} is not legal"]
    before = match.position()
    try:
        match.play(seat, move)
    except IllegalMove as error:
        if match.position() != before:
            return [f"{where}: {move} was refused, but the position changed"]
        return _refusal(error, step.get("refused"), f"{where}: {move} was refused")
    return [f"{where}: {move} was accepted, expected a refusal by {step['refused']}"] if "refused" in step else []


def _act(step: dict[Any, Any], where: str) -> tuple[int, str]:
    """The seat and the move of a step, written in either way."""
    moves = [(seat, move) for seat, move in step.items() if seat not in ("refused", "say", "or")]
    if "move" in step:
        moves = [(step.get("seat"), step["move"])]
    if len(moves) != 1:
        raise BadScenario(f"{where} has {len(moves)} moves: expected one seat with its move")
    seat = TABLE if moves[0][0] == "table" else moves[0][0]
    if type(seat) is not int:
        raise BadScenario(f"{where}: {seat!r} is not a seat: expected a number from 0, a letter from A, or table")
    return seat, str(moves[0][1])


def _refusal(error: IllegalMove, expected: object, what: str) -> list[str]:
    if expected in (None, True) and _misread(error):  # a slip of the pen, unless somebody says that it is not
        raise BadScenario(f"{what}: {error}; to show just that, expect refused: {{kind: {error.kind}}}")
    if expected is None:
        return [f"{what}: {error}"]
    if expected is True or expected == error.clause:
        return []
    if isinstance(expected, dict):
        actual = {"kind": error.kind, "clause": error.clause, **error.values}
        return [f"{what}: {line}" for line in _differences(actual, expected, "")]
    return [f"{what} by {error.clause or 'no clause'} ({error.text}), expected {expected}"]


def _misread(error: IllegalMove) -> bool:
    """Whether a move was refused because it means nothing: it cannot be read, or names something that is not there."""
    return error.kind == "unreadable" or error.kind.startswith("no_such_")


def _check(match: Match, then: dict[str, Any], story: list[Event], where: str) -> list[str]:
    lines: list[str] = []
    for name, expected in then.items():
        if name == "position":
            lines += _differences(match.position(), expected, f"{where}position")
        elif name == "view":
            for seat, part in _by_seat(expected):
                lines += _differences(match.view(seat)["position"], part, f"{where}view of {seat}")
        elif name == "told":
            lines += _told(story, expected, where)
        elif name == "not_told":
            for event in expected:
                lines += [f"{where}told {e!r}, expected nothing like {event}" for e in story if _fits(e, event)]
        elif name == "legal":
            for seat, moves in _by_seat(expected):
                lines += _legal(match, seat, moves, f"{where}legal of {seat}")
        elif name == "not_legal":
            for seat, moves in _by_seat(expected):
                lines += _not_legal(match, seat, moves, f"{where}not_legal of {seat}")
        else:
            actual = getattr(match, name)
            lines += [] if actual == expected else [f"{where}{name}: is {actual}, expected {expected}"]
    return lines


def _legal(match: Match, seat: int, expected: Any, where: str) -> list[str]:
    """A list names all legal moves in any order; {has: [...]} only some of them."""
    named = expected["has"] if isinstance(expected, dict) else expected
    try:
        wanted = sorted(_written(match, seat, str(move)) for move in named)
    except IllegalMove as error:
        raise BadScenario(f"{where}: {error}") from None
    actual = sorted(match.legal(seat))
    if isinstance(expected, dict):
        return [f"{where}: {move} is missing" for move in wanted if move not in actual]
    return [] if actual == wanted else [f"{where}: is {actual}, expected {wanted}"]


def _not_legal(match: Match, seat: int, moves: list[Any], where: str) -> list[str]:
    lines: list[str] = []
    for move in moves:
        try:
            written = _written(match, seat, str(move))
        except IllegalMove as error:
            if _misread(error):
                raise BadScenario(f"{where}: {error}") from None
            continue  # the rules forbid it whatever the position, and the reader knows
        if written in match.legal(seat):
            lines.append(f"{where}: {written} is there")
    return lines


def _written(match: Match, seat: int, move: str) -> str:
    """A move in the one way in which the game writes it."""
    return match.game.write_move(match.state, seat, match.game.read_move(match.state, seat, move))


def _told(story: list[Event], expected: list[Any], where: str) -> list[str]:
    """The expected events, in this order; others may stand between them."""
    place = 0
    for event in expected:
        found = next((i for i in range(place, len(story)) if _fits(story[i], event)), None)
        if found is None:
            late = " after what came before it" if any(_fits(e, event) for e in story) else ""
            return [f"{where}told: no {event}{late}; what was told: {story}"]
        place = found + 1
    return []


def _fits(event: Event, expected: object) -> bool:
    if isinstance(expected, str):
        return expected in (event.kind, event.rule)
    assert isinstance(expected, dict)
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
        parts = {numbered(name): numbered(part) for name, part in value.items()}
        if len(parts) != len(value):
            raise BadScenario(
                f"a seat is named twice among {', '.join(map(str, value))}: expected a letter or a number"
            )
        return parts
    if isinstance(value, list):
        return [numbered(part) for part in value]
    if isinstance(value, str) and len(value) == 1 and value in _LETTERS:
        return _LETTERS.index(value)
    return value


def _by_seat(value: dict[Any, Any]) -> list[tuple[int, Any]]:
    return [(TABLE if seat in ("table", "watcher") else seat, part) for seat, part in value.items()]
