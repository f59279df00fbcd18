"""Truth where it can be had: the last moves of voleurs, solved over every hidden deal, beside what the expert plays.

The last four plays. With two seats counting tells what the other holds, so that nothing is hidden; with three it is
averaged over all ways to share the unseen cards between the two others. From then on everybody is taken to know the
deal (full width), which is also what the expert's tree assumes.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import butin
from bench.report import Report
from butin.bots.policy import Searcher
from butin.core.chance import FastChance
from butin.games.voleurs.rules import packed

ITERATIONS = 3000
LEFT = {2: 4, 3: 4}  # plays before the end, by seats
STAKES = 1.0  # the whole victory


def measure_endgames(report: Report, positions: int) -> None:
    """The expert's loss against the exact value, on average."""
    game = butin.game("voleurs")
    guide = next(one.guide for one in game.characters.values() if one.guide is not None)
    expert = Searcher(game, guide, ITERATIONS)
    rows: list[dict[str, object]] = []
    losses: list[float] = []
    for seats, left in LEFT.items():
        own: list[float] = []
        for seed in range(positions // len(LEFT)):
            state = late(seats, left, seed)
            values = worths(state)
            own.append(max(values.values()) - values[expert(state, state.turn, FastChance(seed))])
        losses += own
        rows.append({"seats": seats, "plays_left": left, "positions": len(own), "mean_loss": sum(own) / len(own)})
    report.figures["endgames_of_voleurs"] = rows
    name = "voleurs: the expert's loss in exact endgames, share of the stakes"
    report.at_most(name, 0.02, sum(losses) / len(losses) / STAKES)


def late(seats: int, left: int, seed: int) -> Any:
    """A position so many plays before the end, after a game of foxes."""
    game = butin.game("voleurs")
    fox = game.characters["renard"].policy
    assert fox is not None
    chance = FastChance(seed)
    state: Any = game.deal(seats, game.settle(seats, None), chance, None, 0)
    while sum(len(hand) for hand in state.hands) + len(state.stock) > left:
        state.play(state.turn, fox(state, state.turn, chance))
    return state


def worths(state: Any) -> dict[int, float]:
    """The exact share of the victory after each move, averaged over all deals that the seat cannot tell apart."""
    seat = state.turn
    totals = dict.fromkeys(state.legal(seat), 0.0)
    worlds = deals(state, seat)
    for world in worlds:
        for move in totals:
            after = world.clone()
            after.play(seat, move)
            totals[move] += solve(after)[seat]
    return {move: total / len(worlds) for move, total in totals.items()}


def deals(state: Any, seat: int) -> list[Any]:
    """Every way to share the unseen cards between the others, each as likely."""
    others = [other for other in range(state.seats) if other != seat]
    pool = [card for other in others for card in state.hands[other]]
    found: list[Any] = []
    for first in combinations(range(len(pool)), len(state.hands[others[0]])):
        world = state.clone()
        world.held[others[0]] = packed([pool[i] for i in first])
        if len(others) > 1:
            world.held[others[1]] = packed([card for i, card in enumerate(pool) if i not in first])
        found.append(world)
    return found


def solve(state: Any) -> list[float]:
    """The shares of the victory if everybody plays for his own, full width; of his equals each is as likely."""
    if state.done:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    seat = state.turn
    values: list[list[float]] = []
    for move in state.legal(seat):
        after = state.clone()
        after.play(seat, move)
        values.append(solve(after))
    most = max(value[seat] for value in values)
    best = [value for value in values if value[seat] == most]
    return [sum(value[place] for value in best) / len(best) for place in range(state.seats)]
