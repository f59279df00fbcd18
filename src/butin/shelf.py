"""`butin.games` is two things: a function that lists the games, and the package that holds them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from butin.library import games


class Shelf:
    """Called, it lists the games; asked for anything else, it is the package `butin.games`."""

    def __init__(self) -> None:
        self._package = import_module("butin.games")  # now, so that importing it later cannot take this one's place

    def __call__(self) -> list[str]:
        """The names of the games."""
        return games()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._package, name)
