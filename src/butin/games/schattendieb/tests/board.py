"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import OPEN, Board

CARD, LOOT = "[data-spot^='card:']", "[data-spot^='loot:']"
FRESH = f":not([aria-pressed]){OPEN}"
BOARD = Board(
    wanted=(f"[data-go]{OPEN}", f"{CARD}:has(.closes){OPEN}", f"{CARD}{OPEN}", f"{LOOT}{OPEN}"),
    hand=(f".hand [data-go]{OPEN}", f".hand {LOOT}{FRESH}", f".hand {CARD}{FRESH}"),
    secret=CARD,
    options={"games": 1},
    pieces={"jewels": 4, "thieves": 5, "safes": 2},
)
