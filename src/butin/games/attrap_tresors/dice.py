"""The dice on their plane: where they come to rest, which of them count, which lie on another (AT-5, AT-A21).

Places are whole millimetres from the middle of the bazaar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.games.attrap_tresors.box import BAZAAR, COLOURS, DIE, SPREADS

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

PLACES: Final = ["bazaar", "edge", "beside"]
ON_BAZAAR: Final = 0
ON_EDGE: Final = 1
BESIDE: Final = 2

INSIDE: Final = (BAZAAR - DIE) // 2  # as far out as a die may lie and still be wholly on the bazaar
OUTSIDE: Final = (BAZAAR + DIE) // 2  # from here on it does not touch the bazaar any more
FLOOR: Final = BAZAAR  # nothing lies farther from the middle

# How a die of a set-up position lies: somewhere in one of these places, exactly at x, y, or upon the die x.
EXACTLY: Final = 3
UPON: Final = 4

NOTHING_UNDER: Final = -1
UNTHROWN: Final = -1  # the colour of a die that is in the cup or in a hand

_STEPS: Final = 256
_FALLS: Final = len(COLOURS) * _STEPS * _STEPS
_AROUND: Final = OUTSIDE + 2 * DIE  # dice that are set beside the bazaar lie within this


def _reach(flat: int, tail: int) -> list[int]:
    """The places on one axis, each as likely as the others: an even stretch with thin ends."""
    far = _STEPS - 1
    half = [(flat * u + tail * u**33 // far**32) // far for u in range(1, _STEPS, 2)]
    return [-x for x in reversed(half)] + half


_REACHES: Final = [_reach(flat, tail) for flat, tail in SPREADS]


def place_of(x: int, y: int) -> int:
    """On the bazaar, on its edge, or beside it."""
    far = max(abs(x), abs(y))
    return ON_BAZAAR if far <= INSIDE else ON_EDGE if far < OUTSIDE else BESIDE


def under(colours: list[int], xs: list[int], ys: list[int], x: i64, y: i64) -> i64:
    """The lying die that a die at this place would rest on."""
    low, high = x - DIE, x + DIE
    die: i64
    for die in range(len(xs)):
        other: i64 = xs[die]
        if low < other < high and -DIE < ys[die] - y < DIE and colours[die] != UNTHROWN:
            return die
    return NOTHING_UNDER


def roll(
    colours: list[int], xs: list[int], ys: list[int], ons: list[int], which: list[int], strength: int, chance: Chance
) -> None:
    """These dice fall and roll out, one by one. What hits another is knocked on once, then rests where it lies."""
    reach = _REACHES[strength]
    for die in which:
        fall: i64 = chance.below(_FALLS)
        x: i64 = reach[fall & 255]
        y: i64 = reach[fall >> 8 & 255]
        below = under(colours, xs, ys, x, y)
        if below != NOTHING_UNDER:
            fall = chance.below(_FALLS)
            x, y = reach[fall & 255], reach[fall >> 8 & 255]
            below = under(colours, xs, ys, x, y)
        colours[die] = fall >> 16
        xs[die] = x
        ys[die] = y
        ons[die] = below


def lay_flat(
    colours: list[int], xs: list[int], ys: list[int], ons: list[int], which: list[int], chance: Chance
) -> None:
    """Tidy dice: all on the bazaar, none on another."""
    for die in which:
        xs[die], ys[die] = spot(colours, xs, ys, ON_BAZAAR, chance)
        ons[die] = NOTHING_UNDER
        colours[die] = chance.below(len(COLOURS))


def overlapping(colours: list[int], xs: list[int], ys: list[int]) -> list[int]:
    """The dice that lie on each other, the lower ones too: all of a stack, also two that one lies across (AT-5)."""
    lying = [die for die, colour in enumerate(colours) if colour != UNTHROWN]
    return [die for die in lying if any(overlap(xs, ys, die, other) for other in lying if other != die)]


def overlap(xs: list[int], ys: list[int], one: int, other: int) -> bool:
    """Two flat dice never do, so one of these lies on the other."""
    return abs(xs[one] - xs[other]) < DIE and abs(ys[one] - ys[other]) < DIE


def spot(colours: list[int], xs: list[int], ys: list[int], place: int, chance: Chance) -> tuple[int, int]:
    """A free spot of the wanted kind, any as likely as the others."""
    far = INSIDE if place == ON_BAZAAR else _AROUND
    while True:
        x, y = chance.below(2 * far + 1) - far, chance.below(2 * far + 1) - far
        if place_of(x, y) == place and under(colours, xs, ys, x, y) == NOTHING_UNDER:
            return x, y


def pour(
    colours: list[int], xs: list[int], ys: list[int], ons: list[int], die: int, coming: list[int], chance: Chance
) -> None:
    """A die that is known to come: its colour, then where it lies (AT-A21 for positions that are set up)."""
    colour, how, x, y = coming
    below = NOTHING_UNDER
    if how == EXACTLY:
        below = under(colours, xs, ys, x, y)
    elif how == UPON and 0 <= x < len(colours) and colours[x] != UNTHROWN:
        below = x
        x, y = xs[below], ys[below]  # straight upon it, so that no neighbour is touched
    else:
        x, y = spot(colours, xs, ys, how if how <= BESIDE else ON_BAZAAR, chance)
    colours[die], xs[die], ys[die], ons[die] = colour, x, y, below
