"""What a seat may know of a written position: the secrets law once more, from the rules and not from the views."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

from butin.core.game import AnyGame
from butin.testing.stated import stated

Position = dict[str, Any]
Path = tuple[str | int, ...]


def known(game: AnyGame, whole: Position, seat: int, options: Position) -> Position:
    """What a seat may know of a written position, as the game states it beside its rules."""
    found: Position = _statement(game).known(whole, seat, options)
    return found


def shown(game: AnyGame, whole: Position, seat: int, options: Position) -> Position:
    """What is sent to those who hear of everything: all that is known, without what only remembers."""
    position = known(game, whole, seat, options)
    without_the_past = getattr(_statement(game), "without_the_past", None)
    return position if without_the_past is None else without_the_past(position)


def leaves(game: AnyGame, whole: Position) -> list[Path]:
    """All places where something hidden may lie, as paths into the position."""
    found: list[Path] = []
    for name in _statement(game).PLACES:
        things = whole[name]
        for place, thing in enumerate(things if isinstance(things, list) else []):
            found += [(name, place, deep) for deep in range(len(thing))] if isinstance(thing, list) else [(name, place)]
    return found


def at(whole: Position, path: Path) -> Any:
    thing: Any = whole
    for step in path:
        thing = thing[step]
    return thing


def swapped(whole: Position, one: Path, other: Path) -> Position:
    """The position with two hidden things exchanged."""
    copy = as_data(whole)
    first, second = at(whole, one), at(whole, other)
    at(copy, one[:-1])[one[-1]] = second
    at(copy, other[:-1])[other[-1]] = first
    return copy


def as_data(position: Any) -> Position:
    """A position as a file would hold it, and nothing of it shared."""
    found: Position = json.loads(json.dumps(position))
    return found


def _statement(game: AnyGame) -> ModuleType:
    found = stated(game)
    assert found is not None, f"{game} has no testing.py, which would say what it hides"
    return found
