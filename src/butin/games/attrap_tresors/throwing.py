"""The throw: all dice of a seat, then those of stacks again, until every die lies by itself (AT-5, AT-9, AT-28)."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.attrap_tresors.box import COLOURS
from butin.games.attrap_tresors.dice import BESIDE, NOTHING_UNDER, ON_EDGE, UNTHROWN, lay_flat, place_of, pour, roll
from butin.games.attrap_tresors.judging import pick_up
from butin.games.attrap_tresors.quiet import rule_of_next_throw
from butin.games.attrap_tresors.table import CHOOSE, RACE, STACKED, THROW, Table

STRENGTHS: Final = ["plainly", "gently", "hard"]


def throw(table: Table, seat: int, strength: int, tell: Tell | None) -> None:
    """All of a seat's dice, or exactly those of its that lie in a stack (AT-5)."""
    again = table.phase == STACKED
    if table.phase == RACE:
        if tell is not None:
            tell(Event("thrown_again", rule_of_next_throw(table), {"seat": seat}))
        pick_up(table)
    which = table.rethrows(seat) if again else table.dice_of(seat)
    if again:
        _take_apart(table)
    _land(table, which, strength)
    if tell is not None:
        _tell_throw(table, seat, which, strength, again, tell)
    if UNTHROWN in table.colours:  # the other player's dice are still to come (AT-28)
        table.phase = STACKED if again else THROW
    elif max(table.ons) != NOTHING_UNDER:
        table.phase = STACKED
    else:
        table.phase = CHOOSE if table.quiet else RACE


def _take_apart(table: Table) -> None:
    """No stack is left on the table: all its dice are in the hands of those who throw them again (AT-5)."""
    colours, xs, ys = table.colours[:], table.xs[:], table.ys[:]
    for die in table.stacked():
        colours[die], xs[die], ys[die] = UNTHROWN, 0, 0
    table.colours, table.xs, table.ys = colours, xs, ys
    table.ons = [NOTHING_UNDER] * len(colours)


def _land(table: Table, which: list[int], strength: int) -> None:
    colours, xs, ys, ons = table.colours[:], table.xs[:], table.ys[:], table.ons[:]
    if table.cup:
        known = min(len(table.cup), len(which))
        for die, coming in zip(which[:known], table.cup, strict=False):
            pour(colours, xs, ys, ons, die, coming, table.chance)
        which, table.cup = which[known:], table.cup[known:]
    if table.tidy:
        lay_flat(colours, xs, ys, ons, which, table.chance)
    else:
        roll(colours, xs, ys, ons, which, strength, table.chance)
    table.colours, table.xs, table.ys, table.ons = colours, xs, ys, ons


def _tell_throw(table: Table, seat: int, which: list[int], strength: int, again: bool, tell: Tell) -> None:
    rule = "AT-28" if table.seats == 2 and not again else "AT-5"
    values: dict[str, object] = {"seat": seat, "strength": STRENGTHS[strength], "colours": _colours(table, which)}
    tell(Event("rethrown" if again else "thrown", rule, values))
    fallen: list[list[int]] = [[], [], []]
    for die in which:
        fallen[place_of(table.xs[die], table.ys[die])].append(die)
    if fallen[ON_EDGE]:
        tell(Event("on_edge", "AT-5", {"seat": seat, "colours": _colours(table, fallen[ON_EDGE])}))
    if fallen[BESIDE]:
        tell(Event("beside", "AT-5", {"seat": seat, "colours": _colours(table, fallen[BESIDE])}))
    stacked = table.stacked()
    if any(die in stacked for die in which):  # whoever threw them, all of these are thrown again
        tell(Event("stacked", "AT-A21", {"seat": seat, "colours": _colours(table, stacked)}))


def _colours(table: Table, dice: list[int]) -> list[object]:
    return [COLOURS[table.colours[die]] for die in dice]
