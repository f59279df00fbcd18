"""The throw: all dice of a seat, then those of stacks again, until every die lies by itself (AT-5, AT-9, AT-28)."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.attrap_tresors.box import COLOURS
from butin.games.attrap_tresors.dice import BESIDE, NOTHING_UNDER, ON_EDGE, UNTHROWN, lay_flat, place_of, pour, roll
from butin.games.attrap_tresors.judging import pick_up
from butin.games.attrap_tresors.quiet import rule_of_next_throw
from butin.games.attrap_tresors.souk import CHOOSE, RACE, STACKED, THROW, Souk

STRENGTHS: Final = ["plainly", "gently", "hard"]


def throw(souk: Souk, seat: int, strength: int, tell: Tell | None) -> None:
    """All of a seat's dice, or exactly those of its that lie in a stack (AT-5)."""
    again = souk.phase == STACKED
    if souk.phase == RACE:
        if tell is not None:
            tell(Event("thrown_again", rule_of_next_throw(souk), {"seat": seat}))
        pick_up(souk)
    which = souk.rethrows(seat) if again else souk.dice_of(seat)
    if again:
        _take_apart(souk)
    _land(souk, which, strength)
    if tell is not None:
        _tell_throw(souk, seat, which, strength, again, tell)
    if UNTHROWN in souk.colours:  # the other player's dice are still to come (AT-28)
        souk.phase = STACKED if again else THROW
    elif max(souk.ons) != NOTHING_UNDER:
        souk.phase = STACKED
    else:
        souk.phase = CHOOSE if souk.quiet else RACE


def _take_apart(souk: Souk) -> None:
    """No stack is left on the table: all its dice are in the hands of those who throw them again (AT-5)."""
    colours, xs, ys = souk.colours[:], souk.xs[:], souk.ys[:]
    for die in souk.stacked():
        colours[die], xs[die], ys[die] = UNTHROWN, 0, 0
    souk.colours, souk.xs, souk.ys = colours, xs, ys
    souk.ons = [NOTHING_UNDER] * len(colours)


def _land(souk: Souk, which: list[int], strength: int) -> None:
    colours, xs, ys, ons = souk.colours[:], souk.xs[:], souk.ys[:], souk.ons[:]
    if souk.cup:
        known = min(len(souk.cup), len(which))
        for die, coming in zip(which[:known], souk.cup, strict=False):
            pour(colours, xs, ys, ons, die, coming, souk.chance)
        which, souk.cup = which[known:], souk.cup[known:]
    if souk.tidy:
        lay_flat(colours, xs, ys, ons, which, souk.chance)
    else:
        roll(colours, xs, ys, ons, which, strength, souk.chance)
    souk.colours, souk.xs, souk.ys, souk.ons = colours, xs, ys, ons


def _tell_throw(souk: Souk, seat: int, which: list[int], strength: int, again: bool, tell: Tell) -> None:
    rule = "AT-28" if souk.seats == 2 and not again else "AT-5"
    values: dict[str, object] = {"seat": seat, "strength": STRENGTHS[strength], "colours": _colours(souk, which)}
    tell(Event("rethrown" if again else "thrown", rule, values))
    fallen: list[list[int]] = [[], [], []]
    for die in which:
        fallen[place_of(souk.xs[die], souk.ys[die])].append(die)
    if fallen[ON_EDGE]:
        tell(Event("on_edge", "AT-5", {"seat": seat, "colours": _colours(souk, fallen[ON_EDGE])}))
    if fallen[BESIDE]:
        tell(Event("beside", "AT-5", {"seat": seat, "colours": _colours(souk, fallen[BESIDE])}))
    stacked = souk.stacked()
    if any(die in stacked for die in which):  # whoever threw them, all of these are thrown again
        tell(Event("stacked", "AT-A21", {"seat": seat, "colours": _colours(souk, stacked)}))


def _colours(souk: Souk, dice: list[int]) -> list[object]:
    return [COLOURS[souk.colours[die]] for die in dice]
