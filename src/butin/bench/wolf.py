"""How strong the expert of voleurs is: alone against foxes or sleepwalkers, on every seat of the same deals."""

from __future__ import annotations

import butin
from butin.bench.frame import Report
from butin.bots.arena import Meeting, play_deal

FOXES, SLEEPERS = 0.80, 0.97  # the shares to reach at four seats
SEATS = [2, 4, 6]
ENOUGH = 20  # deals


def measure_wolf(report: Report, deals: int, iterations: int) -> None:
    """One after the other: each kind of rival, at few, usual and most seats."""
    game = butin.game("voleurs")
    rows: list[dict[str, object]] = []
    for rival, goal in (("renard", FOXES), ("careless", SLEEPERS)):
        for seats in SEATS:
            met = Meeting(f"loup@{iterations}", rival)
            for deal in range(deals):
                share, _ = play_deal(game, (met.one, rival), seats, game.settle(seats, None), deal)
                met.shares.append(share)
            low, high = met.interval()
            interval = f"{low:.3f} - {high:.3f}"
            rows.append(
                {"against": rival, "seats": seats, "games": deals * seats, "share": met.share(), "interval": interval}
            )
            name = f"voleurs: the expert alone against three of {rival}"
            if seats == 4 and deals >= ENOUGH:
                report.at_least(name, goal, met.share())
            elif seats == 4:
                report.not_run(name, f"at least {goal}", f"{deals * seats} games say nothing: run it without --quick")
    report.figures["one_expert_of_voleurs"] = rows
