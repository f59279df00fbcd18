"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import OPEN, Board

CARD, PILE = "[data-spot^='card:']", "[data-spot^='pile:']"
BOARD = Board(
    wanted=(f".glows{OPEN}", f"{PILE}{OPEN}", f"{CARD}{OPEN}"),
    hand=(f".hand .glows{OPEN}", f".hand {PILE}{OPEN}", f".hand {CARD}{OPEN}"),
    secret=CARD,
    taps=((f"{CARD}[aria-disabled=false] >> nth=2", "[data-spot='pile:5']"), ".+>5"),
    pictured_after=7,
    pieces={"motifs": 11},
)
