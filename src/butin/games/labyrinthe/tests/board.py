"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import Board

WALKS = ".beneath ~ .square .open"  # where one may walk to, nothing lies over it

BOARD = Board(
    wanted=(f"{WALKS}[aria-label*=cherché]", WALKS, ".tray .main:enabled", ".can > [data-spot]"),
    hand=(".hand .main.advised", ".hand [data-push]:enabled", ".hand [data-stop]:enabled", ".hand .can > [data-spot]"),
    advised=True,
    secret=".task .name",
    options={"discs": 4, "stall_turns": 10},
    device={"variant": "secret"},  # with all discs, so that nobody wins before the phone has gone round
    taps=((".can > [data-spot='maze:R2>']", ".tray .main"), "R2> [NESW]+"),
    pictured_seats=3,
    pieces={"treasures": 12, "ghosts": 4},
)
