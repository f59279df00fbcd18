"""What the room asks about the race, which it decides itself: is there one, how long is it, who wins a tie."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.options import Options, number_of
from butin.core.speed import Speed
from butin.games.attrap_tresors.box import COLUMN
from butin.games.attrap_tresors.dice import UNTHROWN
from butin.games.attrap_tresors.souk import LOOT, NOBODY, RACE, THROW, THROWS, Souk

LAYING_MS: Final = 700


def racing(state: Souk) -> bool:
    """The faster hand decides."""
    return state.phase in (RACE, LOOT)


def rests(state: Souk) -> bool:
    """The tower stands and all dice are in the cup: whoever throws next waits until all are ready."""
    return state.phase == THROW and state.colours.count(UNTHROWN) == len(state.colours)


def window(state: Souk) -> int:
    """How long what is left may still be taken before the table closes the round (AT-A9)."""
    return number_of(state.options, "grab_window_s") * 1000 if state.phase == LOOT else 0


def patience_applies(state: Souk) -> bool:
    """Somebody might be entitled: the roller waits `patience_s` before the next throw (AT-A8); else he just throws."""
    return state.phase == RACE and not state.undecided()


def tie_order(state: Souk, seats: list[int], chance: Chance) -> list[int]:
    """Hands that came at the very same instant: fewer bags first, then any order (AT-A5)."""
    order = seats[:]
    chance.shuffle(order)
    order.sort(key=state.bags)
    return order


def by_speed(options: Options) -> bool:
    """Quiet mode is for those who cannot or do not want to play for speed (AT-A24)."""
    return not options["quiet_mode"]


def stakes(state: Souk) -> dict[int, int]:
    """First the column alone (AT-8), then what else the tower holds (AT-11)."""
    if state.phase == RACE:
        return {COLUMN: 1}
    found: dict[int, int] = {}
    if state.phase == LOOT:
        for slot, kind in enumerate(state.tower):
            if state.owners[slot] == NOBODY:
                found[kind] = found.get(kind, 0) + 1
    return found


def reach(state: Souk, seat: int) -> int:
    """How many things a seat may still take (AT-12, AT-13, AT-30)."""
    if state.phase != LOOT:
        return int(state.phase == RACE)
    return state.cap - state.owners.count(seat) if state.may_take(seat) else 0


def patience(state: Souk) -> int:
    """Before the roller throws again where somebody may be entitled (AT-A8)."""
    return number_of(state.options, "patience_s") * 1000 if patience_applies(state) else 0


def lock(state: Souk) -> int:
    """For a hand that went for another object before the column was gone (AT-A10)."""
    return number_of(state.options, "early_grab_lock_ms")


def laying(state: Souk) -> int:
    """Two players have one hand each: what it took must lie before them first (AT-30, AT-A25)."""
    return LAYING_MS if state.seats == 2 else 0


def void(state: Souk) -> list[int]:
    """A throw that not everybody could see is thrown again; what lies in the fallen tower stays there."""
    return [state.roller, THROWS] if state.phase == RACE else []


SPEED: Final = Speed(by_speed, stakes, reach, patience, lock, laying, tie_order, void)
