"""A pause of a match: since when it lasts, who said so, and when it ends by itself."""

from __future__ import annotations

from typing import Final

LONGEST_MS: Final = 600_000


class Pause:
    """As long as it lasts nothing moves, and no time passes for anybody."""

    __slots__ = ("at", "screen", "seat")

    def __init__(self, at: int, seat: int, screen: int) -> None:
        self.at: int = at
        self.seat: int = seat  # who said so; NOBODY where a television did
        self.screen: int = screen

    @property
    def until(self) -> int:
        """When it ends unless somebody goes on before."""
        return self.at + LONGEST_MS
