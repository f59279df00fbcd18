"""What people look for on this board."""

from __future__ import annotations

from butin.testing.board import OPEN, Board

SILVER = f".own .silver{OPEN}"
BOARD = Board(
    wanted=(f".own :is(.cast, .things, .answer) button{OPEN}", SILVER),
    hand=(
        f".hand [data-confirm]{OPEN}",
        f".hand .corners button{OPEN}",
        f".hand :is(.buzzer, .cast button, .answer button){OPEN}",
        f".hand .again button{OPEN}",
    ),
    secret="[data-own] .task",
    lets=SILVER,
    options={"grab_window_s": 1, "bot_speed": "slow"},
    device={"quiet_mode": True},
    device_seats=3,
    taps=((".own [data-spot='throw:gently']",), "throw gently"),
    pictured_after=7,
    pictured_options={"quiet_mode": True},
    pieces={"objects": 7, "dice": 6},
)
