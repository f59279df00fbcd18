"""The Ghost Labyrinth: the first moves of several forms, and how matches end."""

from __future__ import annotations

from itertools import count, islice

import butin
from butin.core.game import WATCHER
from butin.core.match import Match
from butin.core.options import Options
from butin.testing.seen import Seen, acts_of, told, view


def samples() -> Seen:
    lost = _over({"variant": "secret", "discs": 4}, 2)
    return {
        "common": _found_at_once(),
        "secret": _steps(_new({"variant": "secret"}, 2, 1), 4),
        "bound": _steps(_new({"no_rotation": True, "strict_nearest": True}, 2, 1), 4),
        "watcher": view(_new({"variant": "secret"}, 4, 1), WATCHER),
        "over": view(_over({}, 2), 0),
        "lost": view(lost, next(seat for seat in range(lost.seats) if seat not in lost.winners)),
        "alone": view(_over({"discs": 4}, 1), 0),
    }


def _new(options: Options, seats: int, seed: int) -> Match:
    return butin.new("labyrinthe", seats, seed, options)


def _steps(match: Match, moves: int) -> list[Seen]:
    """Some moves of Old Mole, each in the eyes of whoever makes it."""
    steps: list[Seen] = []
    for seat, move in islice(acts_of(match, ["taupe"], 1), moves):
        before = view(match, seat)
        events = told(match.play(seat, move), seat)
        steps.append({"move": move, "before": before, "told": events, "after": view(match, seat)})
    return steps


def _found_at_once() -> list[Seen]:
    """A match that begins with a push from above into column 4, which opens the way to the first treasure."""
    for seed in count():
        steps = _steps(_new({"random_treasures": True}, 3, seed), 2)
        if steps[0]["move"].startswith("C4v ") and any(event["kind"] == "taken" for event in steps[1]["told"]):
            return _steps(_new({"random_treasures": True}, 3, seed), 8)
    raise AssertionError


def _over(options: Options, seats: int) -> Match:
    match = _new(options, seats, 1)
    for seat, move in acts_of(match, ["taupe"], 1):
        match.play(seat, move)
    return match
