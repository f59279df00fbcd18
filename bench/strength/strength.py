"""How much of what a bot could know at best an expert makes up for: its share beside that of one that sees all."""

from __future__ import annotations

from math import sqrt

import butin
from bench.report import Report
from bench.strength.careers import measure_careers
from bench.strength.dial import measure_dial
from bench.strength.mazes import loss_in_mazes
from bench.strength.omniscient import seer
from butin.bots.policy import choose, policies
from butin.core.chance import FastChance
from butin.core.character import EXPERT
from butin.core.game import AnyGame, Policy
from butin.core.options import Options
from kit.parallel import spread

WAY = 0.6  # from the equal share to that of the bot that sees all
LOSS = 0.02  # of the stakes, in endgames that can be solved
ITERATIONS = 300
TABLES: list[tuple[str, int, Options, int]] = [  # with the number of deals: some games think longer
    ("schattendieb", 7, {}, 24),
    ("schattendieb", 4, {}, 100),
    ("schattendieb", 2, {}, 300),
    ("labyrinthe", 2, {}, 300),
    ("labyrinthe", 4, {}, 300),
    ("labyrinthe", 2, {"variant": "secret"}, 300),
    ("labyrinthe", 4, {"variant": "secret"}, 300),
]
# thinking longer: iterations and deals. The spider of labyrinthe does not iterate
STEPS = [(30_000, 2), (10_000, 4), (3_000, 12), (1_000, 30), (300, 60), (100, 60)]
CURVES: list[tuple[str, int, Options, int]] = [  # with the most iterations that there is time for
    ("voleurs", 4, {}, 30_000),
    ("schattendieb", 2, {}, 30_000),
    ("attrap_tresors", 3, {"quiet_mode": True}, 1_000),
]

Piece = tuple[str, int, Options, int, int, bool]  # game, seats, options, iterations, deals, whether it sees all
Share = tuple[float, float]  # and half its 95 % interval


def measure_strength(quick: bool) -> Report:
    """One expert, then one that sees all, against regulars: the same deals, every seat in turn."""
    report = Report("strength")
    tables = [(game, seats, options, 1 if quick else deals) for game, seats, options, deals in TABLES[quick:]]
    pieces: list[Piece] = [
        (game, seats, options, ITERATIONS, deals, sees)
        for game, seats, options, deals in tables
        for sees in (False, True)
    ]
    steps = STEPS[-1:] if quick else STEPS
    longer: list[Piece] = [
        (game, seats, options, iterations, 1 if quick else deals, False)
        for game, seats, options, most in CURVES
        for iterations, deals in steps
        if iterations <= most
    ]
    found = spread(measured, pieces + longer)
    _ways(report, pieces, found)
    report.figures["thinking_longer"] = [
        {
            "game": piece[0],
            "seats": piece[1],
            "iterations": piece[3],
            "games": piece[4] * piece[1],
            "share": _written(one),
        }
        for piece, one in sorted(zip(longer, found[len(pieces) :], strict=True), key=lambda row: (row[0][0], row[0][3]))
    ]
    positions = 20 if quick else 200
    report.at_most(f"labyrinthe: loss in {positions} endgames, of the stakes", LOSS, loss_in_mazes(positions))
    measure_dial(report, quick=quick)
    measure_careers(report, quick=quick)
    return report


def _ways(report: Report, pieces: list[Piece], found: list[Share]) -> None:
    rows: list[dict[str, object]] = []
    for place in range(0, len(pieces), 2):
        name, seats, options, _, deals, _ = pieces[place]
        expert, above = found[place], found[place + 1]
        way = (expert[0] - 1 / seats) / max(0.001, above[0] - 1 / seats)
        form = f"{name} {options.get('variant', '')}".strip()
        rows.append(
            {
                "game": form,
                "seats": seats,
                "games": deals * seats,
                "expert": _written(expert),
                "sees_all": _written(above),
                "way": round(way, 2),
            }
        )
        report.at_least(f"{form}, {seats} seats: part of the way to a bot that sees all", WAY, way)
    report.figures["shares_against_regulars"] = rows


def measured(piece: Piece) -> Share:
    name, seats, options, iterations, deals, sees = piece
    game = butin.game(name)
    strong = next(one for one, level in game.levels().items() if level == EXPERT)
    one = seer(game, iterations) if sees else policies(game, iterations)[strong]
    return shares(game, seats, options, one, sees, deals)


def _written(share: Share) -> str:
    return f"{share[0]:.3f} ±{share[1]:.3f}"


def shares(
    game: AnyGame, seats: int, options: Options, one: Policy, sees: bool, deals: int, rival: Policy | None = None
) -> Share:
    """The share of victories of one bot against others, regulars if not said, and half its 95 % interval over deals."""
    settled = game.settle(seats, options)
    regular = rival or policies(game)[game.usual]
    found: list[float] = []
    for deal in range(deals):
        won = 0.0
        for place in range(seats):
            chance = FastChance(deal)
            state = game.deal(seats, settled, chance, None, 0)
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
