"""What the room asks about the race, which it decides itself: is there one, how long is it, who wins a tie."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.games.attrap_tresors.table import LOOT, RACE, Table


def racing(state: Table) -> bool:
    """The faster hand decides."""
    return state.phase in (RACE, LOOT)


def patience_applies(state: Table) -> bool:
    """Somebody might be entitled: the roller waits `patience_s` before the next throw (AT-A8); else he just throws."""
    return state.phase == RACE and not state.undecided()


def tie_order(state: Table, seats: list[int], chance: Chance) -> list[int]:
    """Hands that came at the very same instant: fewer bags first, then any order (AT-A5)."""
    order = seats[:]
    chance.shuffle(order)
    order.sort(key=state.bags)
    return order
