"""The law that a seat imagines what it cannot know: whatever fits comes, so that no bot knows too much."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice

from butin.core.game import WATCHER
from butin.testing.case import Case, Skipped, claim
from butin.testing.fitting import Deal, fitting, imagined
from butin.testing.hidden import Position, as_data, at, hiding_places, leaves, tables

MOMENTS = 4  # of an evening
FEW = 30
MANY = 20  # different worlds among so few: then it is not asked what fits
ENOUGH = 1000  # among so many whatever fits was there

Lie = tuple[str, str]  # a place and what lies there


def varies(case: Case) -> None:
    """A game of any size is held to what it could hide: one die has six worlds, a stock has millions."""
    if not hiding_places(case.game):
        raise Skipped("it hides nothing: PLACES of its testing.py names no field")
    seats, options = tables(case.game)[case.seed % len(tables(case.game))]
    case.sit(seats, options)
    found = []
    for state in islice(case.moments(every=5), MOMENTS):
        lies = Deal(case.game, seats, state.options, as_data(case.game.write(state)))
        table = f"with {seats} seats and {options}"
        found += [_varies_for(lies, seat, f"{table}, seat {seat}") for seat in range(WATCHER, seats)]
    if not any(found):
        raise Skipped(
            f"no other world was found that fits what any seat knows of {', '.join(hiding_places(case.game))}"
        )


def _varies_for(deal: Deal, seat: int, who: str) -> bool:
    """Whether anything can vary for a seat. Whatever can must be different in some world that it imagines."""
    worlds = imagined(deal, seat)
    met = list(islice(worlds, FEW))
    if len(_different(met)) > MANY:
        return True
    fit = list(fitting(deal, seat))
    while (fault := _fault(deal, fit, met)) and len(met) < ENOUGH:
        met += islice(worlds, 100)
    cure = f"draw what is hidden ({', '.join(hiding_places(deal.game))}) from the chance that `read` is given"
    claim(not fault, f"{who}: `imagine` {fault}; {cure}")
    return bool(fit) or len(_different(met)) > 1


def _fault(deal: Deal, fit: list[Position], met: list[Position]) -> str:
    """What is wrong with the worlds that were met, if others fit as well; by the place, since some fit but seldom."""
    different = len(_different(met))
    if fit and different == 1:
        return "always gives the same world"
    missing = sorted(_lies(deal, fit) - _lies(deal, met))
    if missing:
        place, thing = missing[0]
        return f"never lays {thing} in {place}, which fits as well"
    return f"gives only {different} worlds, where {len(fit) + 1} fit" if different <= len(fit) // 2 else ""


def _different(worlds: Iterable[Position]) -> set[str]:
    return {json.dumps(world, sort_keys=True) for world in worlds}


def _lies(deal: Deal, worlds: Iterable[Position]) -> set[Lie]:
    """What lies where in any of these worlds. A seat has its place, any other list is one, however it is sorted."""
    found = set()
    for world in worlds:
        for path in leaves(deal.game, world):
            name, *steps = path
            by_seat = steps != [] and len(world[str(name)]) == deal.seats
            found.add((f"{name}[{steps[0]}]" if by_seat else str(name), json.dumps(at(world, path))))
    return found
