"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import OPEN, Board

BOARD = Board(
    wanted=(".square.can[aria-label*=cherché]", ".square.can", ".tray .main:enabled", ".arrow.can"),
    hand=(
        ".hand .advised:enabled",
        ".hand [data-push]:enabled",
        ".hand [data-stop]:enabled",
        f".hand [data-arrow]{OPEN}",
    ),
    advised=True,
    secret=".target b",
    options={"discs": 4, "stall_turns": 10},
    device={"variant": "secret"},  # with all discs, so that nobody wins before the phone has gone round
    taps=(("[data-arrow='R2>'].can", ".tray .main"), "R2> [NESW]+"),
    pictured_seats=3,
    pieces={"treasures": 12, "ghosts": 4},
)
