"""What the room asks about the race, which it decides itself: is there one, how long is it, who wins a tie."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.options import number_of
from butin.games.attrap_tresors.table import LOOT, RACE, Table


def racing(state: Table) -> bool:
    """The faster hand decides."""
    return state.phase in (RACE, LOOT)


def window(state: Table) -> int:
    """How long what is left may still be taken before the table closes the round (AT-A9)."""
    return number_of(state.options, "grab_window_s") * 1000 if state.phase == LOOT else 0


def patience_applies(state: Table) -> bool:
    """Somebody might be entitled: the roller waits `patience_s` before the next throw (AT-A8); else he just throws."""
    return state.phase == RACE and not state.undecided()


def tie_order(state: Table, seats: list[int], chance: Chance) -> list[int]:
    """Hands that came at the very same instant: fewer bags first, then any order (AT-A5)."""
    order = seats[:]
    chance.shuffle(order)
    order.sort(key=state.bags)
    return order
