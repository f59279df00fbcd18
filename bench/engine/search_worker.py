"""Iterations a second of one search, in a process of its own: `python -m bench.engine.search_worker SECONDS`.

The bench starts it compiled and interpreted, and reads the JSON that it prints.
"""

from __future__ import annotations

import json
import sys
from time import process_time

import butin
from butin.bots.search import Search
from butin.build_kind import build_kind
from butin.core.chance import FastChance
from butin.core.game import AnyGame

_BATCH = 100
_MOMENTS = [0, 8, 16, 24]  # moves before the positions that are searched, of a game of 36


def speed(game: AnyGame, seats: int, seconds: float) -> float:
    """Iterations a second of CPU time, of the game's own expert, over positions from a whole game."""
    guide = next(one.guide for one in game.characters.values() if one.guide is not None)
    chance = FastChance(1)
    spent, iterations = 0.0, 0
    while spent < seconds:
        for moves in _MOMENTS:
            state = game.deal(seats, game.settle(seats, None), chance, None, 0)
            for _ in range(moves):
                actors = state.actors()
                if actors:
                    state.play(actors[0], chance.pick(state.legal(actors[0])))
            if not state.actors():
                continue
            start = process_time()
            search = Search(game, guide, state, state.actors()[0], chance)
            iterations += search.run(_BATCH).iterations
            spent += process_time() - start
    return iterations / spent


def main() -> None:
    seconds = float(sys.argv[1])
    found = {name: speed(butin.game(name), 4, seconds) for name in butin.games() if _searches(butin.game(name))}
    print(json.dumps({"form": build_kind(), "iterations_per_s": found}))  # noqa: T201


def _searches(game: AnyGame) -> bool:
    return any(one.guide is not None for one in game.characters.values())


if __name__ == "__main__":
    main()
