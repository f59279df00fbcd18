"""`butin.games` is the package that holds the games, and may be called: then it lists them all."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from butin.library import games


class Shelf(ModuleType):
    """The package `butin.games`."""

    def __call__(self) -> list[str]:
        """The names of the games."""
        return games()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> ModuleType: ...


def shelf() -> Shelf:
    """The package itself, from now on one that lists the games."""
    package = sys.modules["butin.games"]
    package.__class__ = Shelf
    assert isinstance(package, Shelf)
    return package
