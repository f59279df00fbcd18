"""Games that are decided by the faster hand: what whoever arbitrates the race must know of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.chance import Chance
from butin.core.options import Options


class Speed:
    """The race of a game, in questions about a position. The game itself still knows no clock."""

    def __init__(
        self,
        on: Callable[[Options], bool],
        stakes: Callable[[Any], dict[int, int]],
        reach: Callable[[Any, int], int],
        patience: Callable[[Any], int],
        lock: Callable[[Any], int],
        laying: Callable[[Any], int],
        lot: Callable[[Any, list[int], Chance], list[int]],
        void: Callable[[Any], list[int]],
    ) -> None:
        self.on = on  # whether a table with these options is played for speed at all
        self.stakes = stakes  # the moves that are grabs now, and how many hands each can still serve
        self.reach = reach  # how many things a seat may still take
        self.patience = patience  # milliseconds of a race before anything else than a grab may be done
        self.lock = lock  # milliseconds that a hand rests which reached for what may not be grabbed yet
        self.laying = laying  # milliseconds until a hand that took something is free again; 0: there is another hand
        self.lot = lot  # the order of seats whose hands cannot be told apart
        self.void = void  # the seat and the move by which a race begins anew that could not be fair; none: it goes on
