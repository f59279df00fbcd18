"""The dial of every game: how its eleven steps fare against their neighbours, and what a move of each costs."""

from __future__ import annotations

from itertools import pairwise
from math import exp, log
from time import process_time

import butin
from bench.report import Report
from butin.bots.arena import play_deal
from butin.bots.policy import next_act, policy_named
from butin.core.chance import FastChance
from butin.testing.ours import NAMES
from kit.parallel import spread

STEPS = 11
APART = (1, 2)
LOWEST_SHARE, HIGHEST_SHARE = 0.25, 0.45  # of the lower of two neighbours
OFF = 50.0  # Elo from the straight line
DEALS = {"voleurs": 40, "labyrinthe": 60, "schattendieb": 120, "attrap_tresors": 60}
GENTLER = {"labyrinthe": 0.20}  # from any move to the spider it is further than ten steps of this size
MS = 300.0
_ELO = 400 / log(10)

Pair = tuple[str, int, int, int]  # game, lower step, higher step, deals
Met = tuple[int, int, float, int]  # lower, higher, games won by the lower, games


def met(pair: Pair) -> Met:
    """How often the lower of two steps wins, at two seats and on both."""
    name, lower, higher, deals = pair
    game = butin.game(name)
    settled = game.settle(2, None)
    seeds = range(lower * 100_000, lower * 100_000 + deals)
    won = sum(play_deal(game, (str(lower), str(higher)), 2, settled, seed)[0] for seed in seeds)
    return lower, higher, 2 * won, 2 * deals


def pairs_of(name: str, deals: int = 0) -> list[Pair]:
    """Steps one and two apart, on so many deals or as many as the figures need."""
    return [(name, step, step + apart, deals or DEALS[name]) for apart in APART for step in range(STEPS - apart)]


def ratings(found: list[Met]) -> list[float]:
    """Elo of every step, the lowest being 0 (Bradley and Terry)."""
    rates = [0.0] * STEPS
    for _ in range(3000):
        pull, weight = [0.0] * STEPS, [1e-6] * STEPS
        for lower, higher, won, games in found:
            wins = 1 / (1 + exp(rates[higher] - rates[lower]))
            for step, sign in ((lower, 1), (higher, -1)):
                pull[step] += sign * (won - games * wins)
                weight[step] += games * wins * (1 - wins)
        rates = [rate + 0.6 * (pull[step] - 0.001 * rate) / weight[step] for step, rate in enumerate(rates)]
    return [_ELO * (rate - rates[0]) for rate in rates]


def line(rates: list[float]) -> tuple[float, float]:
    """Elo a step of the straight line that fits best, and how far the worst step is from it."""
    middle, mean = (STEPS - 1) / 2, sum(rates) / STEPS
    squares = sum((step - middle) ** 2 for step in range(STEPS))
    slope = sum((step - middle) * (rate - mean) for step, rate in enumerate(rates)) / squares
    return slope, max(abs(rate - mean - slope * (step - middle)) for step, rate in enumerate(rates))


def cost(name: str, steps: range) -> list[float]:
    """CPU of a move in milliseconds, for each of these steps, the mean over a game of two."""
    game = butin.game(name)
    found: list[float] = []
    for step in steps:
        bots = [policy_named(game, str(step))] * 2
        moves, start = 0, process_time()
        chance = FastChance(step)
        state = game.deal(2, game.settle(2, None), chance, None, 0)
        while state.actors():
            state.play(*next_act(game, state, bots, chance))
            moves += 1
        found.append(1000 * (process_time() - start) / moves)
    return found


def measure_dial(report: Report, *, quick: bool) -> None:
    """Neighbours' shares, Elo and the straightness of every dial."""
    pairs = [pair for name in NAMES for pair in pairs_of(name, int(quick))]
    found = spread(met, pairs)
    rows: list[dict[str, object]] = []
    for name in NAMES:
        own = [one for pair, one in zip(pairs, found, strict=True) if pair[0] == name]
        shares = [won / games for lower, higher, won, games in own if higher - lower == 1]
        rates = ratings(own)
        slope, off = line(rates)
        rows.append(
            {
                "game": name,
                "lower_of_neighbours": " ".join(f"{share:.2f}" for share in shares),
                "elo": " ".join(f"{rate:.0f}" for rate in rates),
                "a_step": round(slope),
                "off_the_line": round(off),
                "ms_a_move": " ".join(
                    f"{ms:.1f}" for ms in cost(name, range(STEPS - 1, STEPS) if quick else range(STEPS))
                ),
            }
        )
        if not quick:
            _goals(report, name, shares, rates, off)
    report.figures["dial"] = rows


def _goals(report: Report, name: str, shares: list[float], rates: list[float], off: float) -> None:
    least = GENTLER.get(name, LOWEST_SHARE)
    report.at_least(f"{name}: the lower of two neighbours wins, at least", least, min(shares))
    report.at_most(f"{name}: the lower of two neighbours wins, at most", HIGHEST_SHARE, max(shares))
    rises = min(after - before for before, after in pairwise(rates))
    report.at_least(f"{name}: a step higher is so much stronger, in Elo", 0, rises)
    report.at_most(f"{name}: off the straight line, in Elo", OFF, off)
