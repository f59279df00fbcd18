"""A game's texts, and what it tells and refuses, to be held against each other."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from butin.adapters.scenarios import parse_scenarios
from butin.adapters.texts import folder
from butin.core.chance import FastChance
from butin.core.errors import IllegalMove
from butin.core.game import AnyGame
from butin.core.scenario import begin, numbered
from butin.core.state import TABLE, Event, State
from butin.testing.evenings import any_deal, evening

EVENINGS = 40
PROBES = 31  # of the first moves by number, one in so many is tried


class Story(NamedTuple):
    """What was told and refused at one table."""

    seats: int
    told: list[Event]
    refused: list[IllegalMove]


def scenarios(game: AnyGame) -> list[dict[str, Any]]:
    """The worked examples in the game's folder."""
    files = sorted(folder(game.package).joinpath("scenarios").iterdir(), key=lambda file: file.name)
    return [scenario for file in files for scenario in parse_scenarios(file.read_text("utf-8"), file.name)]


@cache
def stories(game: AnyGame) -> list[Story]:
    """What random evenings and all scenarios of a game tell and refuse."""
    return [*(_evening(game, seed) for seed in range(EVENINGS)), *(_scenario(game, scene) for scene in scenarios(game))]


def _evening(game: AnyGame, seed: int) -> Story:
    told: list[Event] = []
    refused: dict[tuple[str, str], IllegalMove] = {}
    state = any_deal(game, seed, told.append)
    for number, _ in enumerate(evening(state, FastChance(seed), told.append)):
        if number % 5 == 0:
            refused.update({(error.kind, error.clause): error for error in _probed(state, seed + number)})
    return Story(state.seats, told, list(refused.values()))


def _probed(state: State, number: int) -> list[IllegalMove]:
    """What is said to seats that try some moves, whether these are open or not."""
    codes = range(number % PROBES - 1, 300, PROBES)
    asked = [state.refusal(seat, code) for seat in range(state.seats) for code in codes]
    return [refusal for refusal in asked if refusal is not None]


def _scenario(game: AnyGame, scene: dict[str, Any]) -> Story:
    match = begin(game, numbered(scene))
    refused: list[IllegalMove] = []
    for step in numbered(scene).get("when", []):
        for seat, move in step.items():
            if isinstance(seat, int) or seat == "table":
                try:
                    match.play(TABLE if seat == "table" else seat, str(move))
                except IllegalMove as error:
                    if "refused" not in step:
                        raise
                    refused.append(error)
    return Story(match.seats, match.story, refused)
