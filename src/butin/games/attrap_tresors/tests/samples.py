"""Attrap'trésors: dice as they may lie, hands as they reach, and three judgings."""

from __future__ import annotations

import butin
from butin.core.game import WATCHER
from butin.core.match import Match
from butin.core.options import Options
from butin.core.reading import Position
from butin.games.attrap_tresors.tests.hands import asked
from butin.testing.seen import Seen, acts_of, told, view

PLAYED = [(2, False), (4, False), (3, True)]
FALLEN = [{"colour": "green", "place": "beside"}, {"colour": "yellow", "place": "edge"}]
HEAP = [{"colour": "green", "upon": 4}, {"colour": "orange", "upon": 0}, {"colour": "purple", "upon": 0}]
WRONG: Position = {
    "phase": "give_back",
    "paid_rounds": 4,
    "tasks": {0: "red"},
    "dice": ["red", "red", "blue", "blue", "green", "green"],
    "taken": {0: ["column"], 1: ["lamp", "gem"], 2: ["gem"]},
    "cards": {0: [1, 4]},
}


def samples() -> Seen:
    return {
        **_round(),
        **_quiet(),
        **_open_roll(),
        **_false_start(),
        "stacked": view(_lying(["red", "red", "red", "blue", {"colour": "green", "upon": 0}, "yellow"]), 0),
        "heap": view(_lying(["red", "red", "blue", *HEAP]), 0),
        "two": view(_two_hands(), 0),
        "six": view(butin.new("attrap_tresors", 6, 1), 5),
        "give": view(_set_up(WRONG, 3), 0),
        "watch": view(_set_up(WRONG, 3), WATCHER),
        "hands": asked(),
        "played": [step for seats, quiet in PLAYED for step in _played(seats, quiet)],
    }


def _set_up(position: Position, seats: int, options: Options | None = None) -> Match:
    return butin.set_up("attrap_tresors", position, seats, 1, options)


def _lying(dice: list[object]) -> Match:
    return _set_up({"phase": "stacked", "dice": dice}, 3)


def _two_hands() -> Match:
    dice = [*["unthrown"] * 4, "red", "red", "blue", "blue"]
    return _set_up({"phase": "throw", "dice": dice, "tasks": ["red", "blue", "green"]}, 2)


def _play(match: Match, moves: list[tuple[int, str]]) -> None:
    for seat, move in moves:
        match.play(seat, move)


def _step(match: Match, seat: int, move: str) -> Seen:
    """A move in the eyes of whoever makes it."""
    before = view(match, seat)
    events = told(match.play(seat, move), seat)
    return {"before": before, "told": events, "after": view(match, seat)}


def _played(seats: int, quiet: bool) -> list[Seen]:
    """Each kind of move of a match between bots, by the events that it brings, once."""
    match = butin.new("attrap_tresors", seats, 1, {"quiet_mode": quiet})
    found: dict[tuple[str, ...], Seen] = {}
    for seat, move in acts_of(match, ["pie"], 1):
        step = _step(match, seat, move)
        found.setdefault(tuple(sorted({event["kind"] for event in step["told"]})), step)
    return list(found.values())


def _round() -> Seen:
    """A column that is grabbed rightly, and what the other hands get."""
    match = _set_up({"roller": 2, "tasks": {0: "red", 3: "blue"}, "dice": [*["red"] * 3, "blue", *FALLEN]}, 4)
    race = view(match, 0)
    _play(match, [(0, "column"), (1, "lamp"), (1, "gem"), (2, "gem")])
    return {"race": race, "judging": _step(match, 3, "carpet")}


def _quiet() -> Seen:
    """Secret choices, uncovered with the last of them."""
    dice = [*["red"] * 3, *["blue"] * 3]
    match = _set_up({"tasks": {0: "red"}, "dice": dice, "token": 2}, 4, {"quiet_mode": True})
    _play(match, [(0, "column"), (1, "lamp")])
    quiet = view(match, 0)
    _play(match, [(2, "lamp")])
    return {"quiet": quiet, "revealing": _step(match, 3, "column")}


def _open_roll() -> Seen:
    """All six colours: no task is shown (AT-7)."""
    match = _set_up({"tasks": {2: "green"}, "dice": ["red", "orange", "yellow", "green", "blue", "purple"]}, 3)
    _play(match, [(0, "column"), (1, "lamp"), (1, "gem")])
    return {"six_judging": _step(match, 2, "gem")}


def _false_start() -> Seen:
    """Two players, and a column that nothing called for (AT-17)."""
    dice = [*["purple"] * 3, "orange", "orange", "yellow", "yellow", "green"]
    match = _set_up({"tasks": ["red", "blue", "green"], "dice": dice, "cards": {0: [1]}}, 2)
    _play(match, [(0, "column"), (0, "lamp")])
    return {"false_judging": _step(match, 1, "gem")}
