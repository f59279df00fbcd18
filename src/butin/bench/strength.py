"""How much of what a bot could know at best an expert makes up for: its share beside that of one that sees all."""

from __future__ import annotations

from math import sqrt

import butin
from butin.bench.frame import Report
from butin.bench.mazes import loss_in_mazes
from butin.bench.seers import seer
from butin.bots.policy import choose, policies
from butin.core.chance import FastChance
from butin.core.character import EXPERT
from butin.core.game import AnyGame, Policy
from butin.core.options import Options

WAY = 0.6  # from the equal share to that of the bot that sees all
LOSS = 0.02  # of the stakes, in endgames that can be solved
ITERATIONS = 300
TABLES: list[tuple[str, int, Options]] = [
    ("labyrinthe", 2, {}),
    ("labyrinthe", 4, {}),
    ("labyrinthe", 2, {"variant": "secret"}),
    ("labyrinthe", 4, {"variant": "secret"}),
    ("schattendieb", 2, {}),
    ("schattendieb", 4, {}),
    ("schattendieb", 7, {}),
]


def measure_strength(quick: bool) -> Report:
    """One expert, then one that sees all, against regulars: the same deals, every seat in turn."""
    report = Report("strength")
    rows: list[dict[str, object]] = []
    for name, seats, options in TABLES:
        game = butin.game(name)
        deals = (1 if quick else 100) * (3 if name == "labyrinthe" else 1)
        strong = next(one for one, level in game.levels().items() if level == EXPERT)
        expert = shares(game, seats, options, policies(game, ITERATIONS)[strong], False, deals)
        above = shares(game, seats, options, seer(game, ITERATIONS), True, deals)
        way = (expert[0] - 1 / seats) / max(0.001, above[0] - 1 / seats)
        form = str(options.get("variant", ""))
        rows.append(
            {
                "game": f"{name} {form}".strip(),
                "seats": seats,
                "games": deals * seats,
                "expert": f"{expert[0]:.3f} ±{expert[1]:.3f}",
                "sees_all": f"{above[0]:.3f} ±{above[1]:.3f}",
                "way": round(way, 2),
            }
        )
        report.at_least(f"{name} {form} {seats} seats: part of the way to a bot that sees all", WAY, way)
    report.figures["shares_against_regulars"] = rows
    positions = 20 if quick else 200
    report.at_most(f"labyrinthe: loss in {positions} endgames, of the stakes", LOSS, loss_in_mazes(positions))
    return report


def shares(game: AnyGame, seats: int, options: Options, one: Policy, sees: bool, deals: int) -> tuple[float, float]:
    """The share of victories of one bot against regulars, and half its 95 % interval over the deals."""
    settled = game.settle(seats, options)
    regular = policies(game)[game.usual]
    found: list[float] = []
    for deal in range(deals):
        won = 0.0
        for place in range(seats):
            chance = FastChance(deal)
            state = game.deal(seats, settled, chance, None)
            while state.actors():
                seat = state.actors()[0]
                if seat == place and sees:
                    move = one(state.clone(), seat, chance)
                else:
                    move = choose(game, one if seat == place else regular, game.view(state, seat), chance)
                state.play(seat, move)
            winners = state.winners()
            won += 1 / len(winners) if place in winners else 0.0
        found.append(won / seats)
    mean = sum(found) / deals
    spread = sum((share - mean) ** 2 for share in found) / max(1, deals - 1) / deals
    return mean, 1.96 * sqrt(spread)
