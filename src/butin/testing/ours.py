"""The games of this house, in which every file that a game may have can be looked for."""

from __future__ import annotations

from pathlib import Path

import butin
from butin.adapters.texts import folder
from butin.core.game import AnyGame

GAMES = [game for game in map(butin.game, butin.games()) if game.package.startswith("butin.games.")]
NAMES = [game.name for game in GAMES]


def place(game: AnyGame) -> Path:
    """Where a game lives on this disk, to be written to."""
    return Path(str(folder(game.package)))
