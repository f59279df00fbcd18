"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import Board

BOARD = Board(
    wanted=(".do .main[aria-disabled=false]", ".hand .open:has(.closes)", ".hand .open", ".tile.loot"),
    hand=(
        ".hand [data-go][aria-disabled=false]",
        ".hand [data-loot][aria-pressed=false]",
        ".hand .open[aria-pressed=false]",
    ),
    secret=".hand button:not(.none)",
    options={"games": 1},
    pieces={"jewels": 4, "thieves": 5, "safes": 2},
)
