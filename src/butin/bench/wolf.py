"""How strong the expert of voleurs is: alone against others of a kind, on every seat of the same deals."""

from __future__ import annotations

import butin
from butin.bench.frame import Report
from butin.bench.racing.rooms import spread
from butin.bench.seers import seer
from butin.bench.strength import shares
from butin.bots.policy import policies

SNATCHER = "snatcher"  # takes the tallest pile that it can, else plays anything (VO-A15)
GOALS = {"renard": 0.80, SNATCHER: 0.80, "careless": 0.97}  # the shares to reach at four seats
SEATS = [2, 4, 6]
ENOUGH = 20  # deals

Piece = tuple[str, int, bool, int, int]  # against whom, seats, whether it sees all, deals, iterations


def measure_wolf(report: Report, deals: int, iterations: int) -> None:
    """Each kind of rival, at few, usual and most seats; at the usual number one that sees all beside it."""
    pieces: list[Piece] = [(rival, seats, False, deals, iterations) for rival in GOALS for seats in SEATS]
    pieces += [(rival, 4, True, deals, iterations) for rival in GOALS]
    found = {piece[:3]: share for piece, share in zip(pieces, spread(met, pieces), strict=True)}
    report.figures[f"one_expert_of_voleurs_at_{iterations}_iterations"] = [
        {
            "against": rival,
            "seats": seats,
            "games": deals * seats,
            "share": _written(found[rival, seats, False]),
            "sees_all": _written(found[rival, seats, True]) if seats == 4 else "",
        }
        for rival in GOALS
        for seats in SEATS
    ]
    for rival, goal in GOALS.items():
        name = f"voleurs: the expert alone against three of {rival}"
        if deals >= ENOUGH:
            report.at_least(name, goal, found[rival, 4, False][0])
        else:
            report.not_run(name, f"at least {goal}", f"{deals * 4} games say nothing: run it without --quick")


def met(piece: Piece) -> tuple[float, float]:
    rival, seats, sees, deals, iterations = piece
    game = butin.game("voleurs")
    bots = {**policies(game, iterations), SNATCHER: game.absent}
    return shares(game, seats, {}, seer(game, iterations) if sees else bots["loup"], sees, deals, bots[rival])


def _written(share: tuple[float, float]) -> str:
    return f"{share[0]:.3f} ±{share[1]:.3f}"
