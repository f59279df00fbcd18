"""How strong the expert of voleurs is: alone against others of a kind, on every seat of the same deals."""

from __future__ import annotations

import butin
from bench.report import Report
from bench.strength.omniscient import seer
from bench.strength.strength import shares
from butin.bots.policy import policies
from kit.parallel import spread

SNATCHER = "snatcher"  # takes the tallest pile that it can, else plays anything (VO-A15)
GOALS = {"renard": 0.80, SNATCHER: 0.80, "careless": 0.97}  # the shares to reach at four seats
USUAL = 4  # seats: here he thinks nearly as long as at a table, except about the careless
SEATS = [2, USUAL, 6]
LONGER = 5  # times the iterations
ENOUGH = 20  # deals

Piece = tuple[str, int, bool, int, int]  # against whom, seats, whether it sees all, deals, iterations


def measure_wolf(report: Report, deals: int, iterations: int) -> None:
    """Each kind of rival, at few, usual and most seats; at the usual number one that sees all beside it."""

    def piece(rival: str, seats: int, sees: bool) -> Piece:
        longer = seats == USUAL and rival != "careless"
        return rival, seats, sees, deals, iterations * LONGER if longer else iterations

    pieces = [piece(rival, USUAL, True) for rival in GOALS]
    pieces += [piece(rival, seats, False) for seats in (USUAL, *SEATS) for rival in GOALS]
    pieces = list(dict.fromkeys(pieces))  # the longest first
    found = {one[:3]: (one[4], *share) for one, share in zip(pieces, spread(met, pieces), strict=True)}
    report.figures["one_expert_of_voleurs"] = [
        {
            "against": rival,
            "seats": seats,
            "games": deals * seats,
            "iterations": found[rival, seats, False][0],
            "share": _written(found[rival, seats, False]),
            "sees_all": _written(found[rival, seats, True]) if seats == USUAL else "",
        }
        for rival in GOALS
        for seats in SEATS
    ]
    for rival, goal in GOALS.items():
        name = f"voleurs: the expert alone against three of {rival}"
        if deals >= ENOUGH:
            report.at_least(name, goal, found[rival, USUAL, False][1])
        else:
            report.not_run(name, f"at least {goal}", f"{deals * USUAL} games say nothing: run it without --quick")


def met(piece: Piece) -> tuple[float, float]:
    rival, seats, sees, deals, iterations = piece
    game = butin.game("voleurs")
    bots = {**policies(game, iterations), SNATCHER: game.absent}
    return shares(game, seats, {}, seer(game, iterations) if sees else bots["loup"], sees, deals, bots[rival])


def _written(found: tuple[int, float, float]) -> str:
    return f"{found[1]:.3f} ±{found[2]:.3f}"
