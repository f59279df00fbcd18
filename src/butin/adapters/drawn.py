"""How a game that has no board here is drawn and played: by the roles and the moves in its shapes.py."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, get_args

from butin.core.game import AnyGame
from butin.core.roles import Role, Touch, guessed, roles_of


class Drawn(NamedTuple):
    """The role of each field, and the kinds of moves; `said` where the game itself has said so."""

    roles: dict[str, Role]
    moves: list[Touch]
    said: bool


def drawn(game: AnyGame) -> Drawn:
    """What its shapes say, or what can be guessed from their types."""
    forms, moves = shapes_of(game), getattr(part(game, "shapes"), "MOVES", [])
    roles = roles_of(*forms)
    return Drawn(roles or guessed(*forms), moves, bool(roles))


def shapes_of(game: AnyGame) -> list[Any]:
    """The forms that a game's position may have; none where the game does not say."""
    shapes = part(game, "shapes")
    return [] if shapes is None else list(get_args(shapes.Position)) or [shapes.Position]


def part(game: AnyGame, name: str) -> ModuleType | None:
    """A module of its package, if there is one."""
    module = f"{game.package}.{name}"
    return import_module(module) if find_spec(module) else None
