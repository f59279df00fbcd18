"""Worlds that fit what a seat knows, found without asking what it would imagine.

What is hidden is exchanged, or laid as it lies in other evenings at that table. What `read` takes then, and where
the seat knows the same by `known`, fits.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, NamedTuple

from butin.core.chance import FastChance, SealedChance
from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.core.options import Options
from butin.core.state import State
from butin.testing.evenings import evening
from butin.testing.hidden import Position, as_data, at, hiding_places, known, laid, leaves, swapped
from butin.testing.listening import SECRET

TRIES = 100  # of things exchanged, and of things laid otherwise
EVENINGS = 20
EARLY = 5  # moves of each


class Deal(NamedTuple):
    """A table as it was dealt, to be dealt again."""

    game: AnyGame
    seats: int
    options: Options
    start: Position

    def state(self) -> State:
        """What lies there, and the same chance for whatever comes."""
        return self.read(self.start)

    def read(self, position: Position) -> State:
        chance = SealedChance(bytes.fromhex(SECRET), [""] * self.seats)
        state: State = self.game.read(position, self.seats, self.options, chance)
        return state


def dealt_at(game: AnyGame, seats: int, options: Options, seed: int) -> Deal:
    settled = game.settle(seats, options)
    return Deal(game, seats, settled, as_data(game.write(game.deal(seats, settled, FastChance(seed), None, 0))))


def seems(deal: Deal, seat: int, state: State) -> tuple[Position, list[int], list[int] | None]:
    """All by which a seat could tell a position from another."""
    return known(deal.game, as_data(deal.game.write(state)), seat, deal.options), state.actors(), state.scores()


def fitting(deal: Deal, seat: int) -> Iterator[Position]:
    """Other worlds that seem the same to a seat, each once."""
    same, met = seems(deal, seat, deal.state()), [deal.start]
    for changed in chain(_exchanged(deal), _laid_otherwise(deal)):
        try:
            state = deal.read(changed)
        except ButinError:
            continue
        world = as_data(deal.game.write(state))
        if world not in met:
            met.append(world)
            if seems(deal, seat, state) == same:
                yield world


def imagined(deal: Deal, seat: int) -> Iterator[Position]:
    """What the game makes of a seat's view, by one seed after the other; without an end."""
    view, seed = deal.game.view(deal.state(), seat), 0
    while True:
        yield as_data(deal.game.write(deal.game.imagine(view, FastChance(seed))))
        seed += 1


def _exchanged(deal: Deal) -> Iterator[Position]:
    chance, found = FastChance(5), leaves(deal.game, deal.start)
    for _ in range(TRIES if found else 0):
        one, other = found[chance.below(len(found))], found[chance.below(len(found))]
        if at(deal.start, one) != at(deal.start, other):
            yield swapped(deal.start, one, other)


def _laid_otherwise(deal: Deal) -> Iterator[Position]:
    """One thing that lies in that field in another evening; or all that is hidden there."""
    elsewhere = list(_elsewhere(deal))
    things: dict[str, list[Any]] = {name: [] for name in hiding_places(deal.game)}
    for position in elsewhere:
        for path in leaves(deal.game, position):
            if at(position, path) not in things[str(path[0])]:
                things[str(path[0])].append(at(position, path))
    pairs = [(path, thing) for path in leaves(deal.game, deal.start) for thing in things[str(path[0])]]
    order = list(range(len(pairs)))
    FastChance(5).shuffle(order)
    for path, thing in (pairs[number] for number in order[:TRIES]):
        yield laid(deal.start, path, thing)
    for position in elsewhere:
        yield {**deal.start, **{name: position[name] for name in hiding_places(deal.game) if name in position}}


def _elsewhere(deal: Deal) -> Iterator[Position]:
    for seed in range(EVENINGS):
        state = deal.game.deal(deal.seats, deal.options, FastChance(seed), None, 0)
        for _ in islice(evening(state, FastChance(seed)), EARLY):
            yield as_data(deal.game.write(state))
