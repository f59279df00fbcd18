"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import OPEN, Board

SILVER = f".own .silver{OPEN}"
BOARD = Board(
    wanted=(f".own [data-main]:not(.silver){OPEN}", SILVER, f".own .todo button:not(.again, .silver){OPEN}"),
    hand=(f".hand [data-confirm]{OPEN}", f".hand .corner.live{OPEN}", f".hand .live{OPEN}", f".hand .may{OPEN}"),
    secret=".own .task",
    lets=SILVER,
    options={"grab_window_s": 1, "bot_speed": "slow"},
    device={"quiet_mode": True},
    device_seats=3,
    taps=((".own .pair button:enabled >> nth=0",), "throw gently"),
    pictured_after=7,
    pictured_options={"quiet_mode": True},
    pieces={"objects": 7, "dice": 6},
)
