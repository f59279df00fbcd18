"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import OPEN, Board

PICKED = ".voleurs:has([data-slot][aria-pressed=true])"
BOARD = Board(
    wanted=(f"{PICKED} .takes{OPEN}", f"{PICKED} [data-pile]{OPEN}", f"[data-slot]{OPEN}"),
    hand=(f".hand .glows{OPEN}", f".hand .can{OPEN}", f".hand [data-slot]{OPEN}"),
    secret="[data-slot]",
    taps=(("[data-slot][aria-disabled=false] >> nth=2", "[data-pile='5']"), ".+>5"),
    pictured_after=7,
    pieces={"motifs": 11},
)
