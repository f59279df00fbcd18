"""Random moves a second for each game and seat count, beside a calibration loop in the same run.

A random move is what a playout pays: who may act, what is legal, a choice, the move; the deal is counted too.
Every sample is taken between two runs of the calibration loop, so that a busy neighbour slows both; the median counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import butin
from butin.bench.frame import Report
from butin.core.chance import FastChance
from butin.core.game import AnyGame
from butin.core.state import State

CALIBRATION = 0.2  # seconds that sum(range(10_000_000)) takes on the core that the goals speak of
VOLEURS_GOAL = 400_000
FACTOR = 8  # the other games may be so much slower
MOVES_S, CLONES_S = 0.06, 0.02  # how long one sample of each takes


@dataclass
class Sampled:
    """A game at a number of seats, and what was measured of it, round by round."""

    game: AnyGame
    seats: int
    speeds: list[float] = field(default_factory=list)  # moves a second
    scaled: list[float] = field(default_factory=list)  # the same on a core with that calibration
    clones: list[float] = field(default_factory=list)  # clones for each move in the same moment


def measure_play(quick: bool) -> Report:
    """All games and seat counts in turn, several rounds."""
    samples = [Sampled(game, seats) for game in map(butin.game, butin.games()) for seats in game.seats]
    calibrations: list[float] = []
    for number in range(3 if quick else 31):
        calibrations += [_measure(sample, number) for sample in samples]
    report = Report("play")
    report.figures["calibration_seconds"] = median(calibrations)
    report.figures["random_moves_a_second"] = [
        {
            "game": sample.game.name,
            "seats": sample.seats,
            "moves_per_s": round(median(sample.speeds)),
            "at_calibration_0.2": round(median(sample.scaled)),
            "clones_per_move": round(median(sample.clones), 2),
        }
        for sample in samples
    ]
    for name in butin.games():
        own = [sample for sample in samples if sample.game.name == name]
        goal = VOLEURS_GOAL if name == "voleurs" else VOLEURS_GOAL / FACTOR
        slowest = min(median(sample.scaled) for sample in own)
        report.at_least(f"{name}: moves a second at calibration 0.2 s, slowest seat count", goal, slowest)
        fewest = min(median(sample.clones) for sample in own)
        report.at_least(f"{name}: clones in the time of a move, slowest seat count", 1, fewest)
    return report


def _measure(sample: Sampled, seed: int) -> float:
    before = calibrated()
    speed = _moves_a_second(sample.game, sample.seats, seed)
    after = calibrated()
    clones = _clones_a_second(sample.game, sample.seats, seed)
    calibration = (before + after) / 2
    sample.speeds.append(speed)
    sample.scaled.append(speed * calibration / CALIBRATION)
    sample.clones.append(clones / speed)
    return calibration


def calibrated() -> float:
    """Seconds for the calibration loop: a tenth of it, scaled up."""
    start = perf_counter()
    sum(range(1_000_000))
    return (perf_counter() - start) * 10


def _moves_a_second(game: AnyGame, seats: int, seed: int) -> float:
    options = game.settle(seats, None)
    chance = FastChance(seed)
    moves = 0
    start = perf_counter()
    while perf_counter() - start < MOVES_S:
        moves += _play_at_random(game.deal(seats, options, chance, None), chance)
    return moves / (perf_counter() - start)


def _play_at_random(state: State, chance: FastChance) -> int:
    moves = 0
    while True:
        actors = state.actors()
        if not actors:
            return moves
        seat = actors[0] if len(actors) == 1 else actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
        moves += 1


def _clones_a_second(game: AnyGame, seats: int, seed: int) -> float:
    """Of a position in the middle of a game."""
    state = game.deal(seats, game.settle(seats, None), FastChance(seed), None)
    chance = FastChance(seed)
    for _ in range(20):
        if state.actors():
            seat = chance.pick(state.actors())
            state.play(seat, chance.pick(state.legal(seat)))
    clones = 0
    start = perf_counter()
    while perf_counter() - start < CLONES_S:
        for _ in range(50):
            state.clone()
        clones += 50
    return clones / (perf_counter() - start)
