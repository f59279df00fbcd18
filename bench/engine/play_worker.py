"""Random moves a second for each game and seat count, in its own process: `python -m bench.engine.play_worker ROUNDS`.

The bench starts it compiled and interpreted, and reads the JSON that it prints. Every sample is taken between two runs
of a calibration loop, so that a busy neighbour slows both; the median counts.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import butin
from butin.build_kind import build_kind
from butin.core.chance import Chance, FastChance
from butin.core.game import AnyGame
from butin.core.state import State

CALIBRATION = 0.2  # seconds that sum(range(10_000_000)) takes on the core that the goals speak of
SAMPLE_S = 0.04


@dataclass
class Sampled:
    """A game at a number of seats, and what was measured of it, round by round, for a core with that calibration."""

    game: AnyGame
    seats: int
    moves: list[float] = field(default_factory=list)  # a second, each asked for from Python
    clone_us: list[float] = field(default_factory=list)


def calibrated() -> float:
    """Seconds for the calibration loop: a tenth of it, scaled up."""
    start = perf_counter()
    sum(range(1_000_000))
    return (perf_counter() - start) * 10


def measured(rounds: int) -> dict[str, object]:
    """All games and seat counts in turn, several rounds."""
    samples = [Sampled(game, seats) for game in map(butin.game, butin.games()) for seats in game.seats]
    calibrations = [_measure(sample, seed) for seed in range(rounds) for sample in samples]
    rows = [
        {
            "game": sample.game.name,
            "seats": sample.seats,
            "moves_per_s": median(sample.moves),
            "clone_us": median(sample.clone_us),
        }
        for sample in samples
    ]
    return {"form": build_kind(), "calibration": median(calibrations), "rows": rows}


def _measure(sample: Sampled, seed: int) -> float:
    before = calibrated()
    speed = _moves_a_second(sample.game, sample.seats, seed)
    found = (before + calibrated()) / 2
    sample.moves.append(speed * found / CALIBRATION)
    sample.clone_us.append(_clone_us(sample.game, sample.seats, seed) / found * CALIBRATION)
    return found


def step_by_step(state: State, chance: Chance) -> int:
    """What a random move costs who asks for it from Python: who may act, what is legal, a choice, the move."""
    moves = 0
    while True:
        actors = state.actors()
        if not actors:
            return moves
        seat = actors[0] if len(actors) == 1 else actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        moves += 1


def _moves_a_second(game: AnyGame, seats: int, seed: int) -> float:
    """The deals are counted, too."""
    options, chance, moves = game.settle(seats, None), FastChance(seed), 0
    start = perf_counter()
    while perf_counter() - start < SAMPLE_S:
        moves += step_by_step(game.deal(seats, options, chance, None, 0), chance)
    return moves / (perf_counter() - start)


def _clone_us(game: AnyGame, seats: int, seed: int) -> float:
    """Of a position in the middle of a game."""
    chance = FastChance(seed)
    state = game.deal(seats, game.settle(seats, None), chance, None, 0)
    for _ in range(20):
        if state.actors():
            seat = chance.pick(state.actors())
            state.play(seat, chance.pick(state.legal(seat)))
    clones, start = 0, perf_counter()
    while perf_counter() - start < SAMPLE_S / 4:
        for _ in range(50):
            state.clone()
        clones += 50
    return (perf_counter() - start) / clones * 1e6


if __name__ == "__main__":
    print(json.dumps(measured(int(sys.argv[1]))))  # noqa: T201
