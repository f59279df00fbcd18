"""A game's texts, to be held against what it does."""

from __future__ import annotations

from typing import Any

from butin.adapters.scenarios import parse_scenarios
from butin.adapters.texts import folder
from butin.core.game import AnyGame


def scenarios(game: AnyGame) -> list[dict[str, Any]]:
    """The worked examples in the game's folder."""
    files = sorted(folder(game.package).joinpath("scenarios").iterdir(), key=lambda file: file.name)
    return [scenario for file in files for scenario in parse_scenarios(file.read_text("utf-8"), file.name)]
