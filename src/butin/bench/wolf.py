"""How strong the expert of voleurs is: alone against foxes or sleepwalkers, on every seat of the same deals."""

from __future__ import annotations

import butin
from butin.bench.frame import Report
from butin.bots.arena import Meeting, play_deal

THOUGHT = 2000  # iterations a move
FOXES, SLEEPERS = 0.80, 0.97  # the shares to reach at four seats
SEATS = [2, 4, 6]


def measure_wolf(report: Report, deals: int) -> None:
    """One after the other: each kind of rival, at few, usual and most seats."""
    game = butin.game("voleurs")
    rows: list[dict[str, object]] = []
    for rival, goal in (("renard", FOXES), ("careless", SLEEPERS)):
        for seats in SEATS:
            met = Meeting(f"loup@{THOUGHT}", rival)
            for deal in range(deals):
                share, _ = play_deal(game, (met.one, rival), seats, game.settle(seats, None), deal)
                met.shares.append(share)
            low, high = met.interval()
            interval = f"{low:.3f} - {high:.3f}"
            rows.append(
                {"against": rival, "seats": seats, "games": deals * seats, "share": met.share(), "interval": interval}
            )
            if seats == 4:
                report.at_least(f"voleurs: the expert alone against three of {rival}", goal, met.share())
    report.figures["one_expert_of_voleurs"] = rows
