"""Slips of the pen in a scenario: whatever it names must be there, or a check that cannot fail would seem to hold.

Everything is looked at before the first step; whether a move can be read depends on the position, so scenario.py asks
that when it comes there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from butin.core.errors import BadScenario, UnknownName, nearest
from butin.core.events import Kinds, Sort, seats_of
from butin.core.reading import HOLE
from butin.core.state import TABLE

FIELDS: Final = ["scenario", "game", "clauses", "seats", "options", "seed", "given", "when", "then"]
CHECKS: Final = ["position", "view", "told", "not_told", "legal", "not_legal", "actors", "over", "scores", "winners"]
OF_EVERY_EVENT: Final = ["kind", "rule", "to"]
_A_CLAUSE: Final = re.compile(r"[A-Za-z]+-[Aa]?\d*")


@dataclass(frozen=True)
class Known:
    """What a scenario of a game may name: its events, its refusals and its clauses."""

    events: Kinds
    refusals: list[str]
    clauses: list[str]


class Slips:
    """Looks for slips in a scenario whose seats are numbers already; the first one found is raised."""

    def __init__(self, known: Known, seats: int) -> None:
        self.known = known
        self.seats = seats

    def look(self, scenario: dict[str, Any]) -> None:
        for clause in listed(scenario.get("clauses", []), "clauses"):
            self._clause(clause, "clauses")
        for number, step in enumerate(listed(scenario.get("when", []), "when"), 1):
            self._step(step, f"step {number}")
        if "then" in scenario:
            self._then(scenario["then"], "then")

    def _step(self, step: object, where: str) -> None:
        if not isinstance(step, dict):
            raise BadScenario(f"{where} is {step!r}: expected a seat with its move, or 'then'")
        if "then" in step:
            only(step, ["then"], where)
            self._then(step["then"], f"{where}: then")
        elif "move" in step:
            only(step, ["seat", "move", "refused", "say", "or"], where)
        if "refused" in step:
            self._refused(step["refused"], f"{where}: refused")
        if step.get("or", "any") != "any":
            listed(step["or"], f"{where}: or")

    def _refused(self, expected: object, where: str) -> None:
        if isinstance(expected, dict):
            if "kind" in expected:
                _among(expected["kind"], self.known.refusals, f"{where}: unknown kind of refusal")
            if "clause" in expected:
                self._clause(expected["clause"], where)
        elif isinstance(expected, str):
            self._clause(expected, where)
        elif expected is not True:
            raise BadScenario(f"{where} is {expected!r}: expected a clause, true, or a kind and values")

    def _then(self, then: object, where: str) -> None:
        if not isinstance(then, dict):
            raise BadScenario(f"{where} is {then!r}: expected what must hold")
        only(then, CHECKS, where)
        for name, expected in then.items():
            self._check(name, expected, f"{where}: {name}")

    def _check(self, name: str, expected: object, where: str) -> None:
        if name in ("told", "not_told"):
            for event in listed(expected, where):
                self._event(event, where)
        elif name in ("view", "legal", "not_legal"):
            for part in self._by_seat(expected, where):
                _part(name, part, where)
        elif name in ("actors", "winners"):
            for seat in listed(expected, where):
                self._seat(seat, where)
        elif name == "scores":
            self._scores(expected, where)
        elif name == "over" and not isinstance(expected, bool):
            raise BadScenario(f"{where} is {expected!r}: expected true or false")
        elif name == "position":
            fields(expected, where)

    def _scores(self, expected: object, where: str) -> None:
        if expected is None:  # it goes on
            return
        scores = listed(expected, where)
        if len(scores) != self.seats or any(type(score) is not int for score in scores):
            raise BadScenario(
                f"{where} is {expected!r}: expected a whole number for each of {self.seats} seats, or null"
            )

    def _by_seat(self, expected: object, where: str) -> list[Any]:
        if not isinstance(expected, dict):
            raise BadScenario(f"{where} is {expected!r}: expected seats with what each should have")
        for seat in expected:
            if seat not in ("table", "watcher", TABLE):
                self._seat(seat, where)
        return list(expected.values())

    def _seat(self, seat: object, where: str) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadScenario(f"{where}: there is no seat {seat!r}: expected {seats_of(self.seats)}")

    def _clause(self, clause: object, where: str) -> None:
        _among(clause, self.known.clauses, f"{where}: unknown clause")

    def _event(self, event: object, where: str) -> None:
        if isinstance(event, str):
            if _A_CLAUSE.fullmatch(event):
                self._clause(event, where)
            else:
                _among(event, list(self.known.events), f"{where}: unknown kind of event")
            return
        if not isinstance(event, dict):
            raise BadScenario(f"{where}: an event is {event!r}: expected a kind, a rule, or fields with values")
        if "rule" in event:
            self._clause(event["rule"], where)
        if event.get("to", "everybody") != "everybody":
            self._seat(event["to"], f"{where}: to")
        self._values({name: value for name, value in event.items() if name not in OF_EVERY_EVENT}, event, where)

    def _values(self, values: dict[Any, Any], event: dict[Any, Any], where: str) -> None:
        """The values of an event must fit its kind, or one of those that have such values."""
        kinds = list(self.known.events)
        if "kind" in event:
            _among(event["kind"], kinds, f"{where}: unknown kind of event")
            kinds = [event["kind"]]
        for name in values:
            of_these = [field for kind in kinds for field in self.known.events[kind]]
            what = event.get("kind", "any event")
            _among(name, [*dict.fromkeys(of_these), *OF_EVERY_EVENT], f"{where}: unknown value of {what}")
        faults = [
            self._fault(values, self.known.events[kind])
            for kind in kinds
            if set(values) <= set(self.known.events[kind])
        ]
        if not faults:
            raise BadScenario(f"{where}: no kind of event has {' and '.join(map(str, values))} together")
        if all(faults):
            raise BadScenario(f"{where}: {faults[0]}")

    def _fault(self, values: dict[Any, Any], sorts: dict[str, Sort]) -> str:
        for name, value in values.items():
            fault = self._fault_of(value, sorts[name])
            if fault:
                return f"{name} is {fault}"
        return ""

    def _fault_of(self, value: object, sort: Sort) -> str:
        if not sort.several:
            return sort.fault(value, self.seats)
        if not isinstance(value, list | dict):
            return f"{value!r}: expected a list"
        parts = value.values() if isinstance(value, dict) else [part for part in value if part != HOLE]
        return next((fault for part in parts if (fault := sort.fault(part, self.seats))), "")


def _part(name: str, part: object, where: str) -> None:
    """What a seat should see or may do."""
    if name == "view":
        fields(part, where)
    elif name == "legal" and isinstance(part, dict):
        only(part, ["has"], where)
        listed(part.get("has"), f"{where}: has")
    else:
        listed(part, where)


def _among(word: object, words: list[str], what: str) -> None:
    if word not in words:
        raise UnknownName(f"{what} {word!r}{nearest(str(word), words)}")


def fields(value: object, where: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{where} is {value!r}: expected fields with values")
    return value


def only(value: dict[Any, Any], names: list[str], where: str) -> None:
    for name in value:
        if name not in names:
            raise BadScenario(f"{where} has no field {name!r}{nearest(str(name), names)}")


def listed(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where} is {value!r}: expected a list")
    return value
