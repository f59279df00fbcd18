"""Positions to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import butin
from butin.core.chance import FastChance
from butin.core.reading import Position
from butin.games.schattendieb import safes
from butin.games.schattendieb.cards import NAMES
from butin.games.schattendieb.rules import Schattendieb

GAME = butin.game("schattendieb")
SOURCES = [path.read_text("utf-8") for path in Path(safes.__file__).parent.glob("*.py")]


def put(position: Position, seats: int = 3, seed: int = 0, **options: Any) -> Schattendieb:
    state: Schattendieb = GAME.read(position, seats, GAME.settle(seats, options), FastChance(seed))
    return state


def cards(*names: str) -> list[int]:
    return [NAMES.index(name) for name in names]
