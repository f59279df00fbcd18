"""What a seat may know of a written position: the secrets law once more, from the rules and not from the views."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

from butin.core.game import AnyGame
from butin.core.options import Options
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


def hiding_places(game: AnyGame) -> list[str]:
    """The fields where hidden things may lie; none where the game hides nothing."""
    found: list[str] = getattr(stated(game), "PLACES", [])
    return found


def tables(game: AnyGame) -> list[tuple[int, Options]]:
    """Seats and options at which secrets are looked for."""
    found: list[tuple[int, Options]] = getattr(stated(game), "TABLES", [(game.seats[0], {})])
    return found


def leaves(game: AnyGame, whole: Position) -> list[Path]:
    """All places where something hidden may lie, as paths into the position."""
    return [path for name in hiding_places(game) if name in whole for path in _within(whole[name], (name,))]


def _within(thing: Any, path: Path) -> list[Path]:
    """A list is a place for each of its things; what is no list is one thing."""
    if not isinstance(thing, list):
        return [path]
    return [deep for place, one in enumerate(thing) for deep in _within(one, (*path, place))]


def at(whole: Position, path: Path) -> Any:
    thing: Any = whole
    for step in path:
        thing = thing[step]
    return thing


def laid(whole: Position, path: Path, thing: Any) -> Position:
    """The position with another thing in that place."""
    copy = as_data(whole)
    at(copy, path[:-1])[path[-1]] = thing
    return copy


def swapped(whole: Position, one: Path, other: Path) -> Position:
    """The position with two hidden things exchanged."""
    return laid(laid(whole, one, at(whole, other)), other, at(whole, one))


def as_data(position: Any) -> Position:
    """A position as a file would hold it, and nothing of it shared."""
    found: Position = json.loads(json.dumps(position))
    return found


def _statement(game: AnyGame) -> ModuleType:
    found = stated(game)
    assert found is not None, f"{game} has no testing.py, which would say what it hides"
    return found
