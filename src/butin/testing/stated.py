"""What a game states of itself in its `testing.py`: the pieces in its box, and what it hides from whom."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from butin.core.game import AnyGame
from butin.core.options import Options


def stated(game: AnyGame) -> ModuleType | None:
    """The game's `testing.py`; None where it has none."""
    name = f"{game.package}.testing"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def short(game: AnyGame) -> Options:
    """Options with which an evening is short: SHORT of its `testing.py`."""
    options: Options = getattr(stated(game), "SHORT", {})
    return options
