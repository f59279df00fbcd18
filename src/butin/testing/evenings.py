"""Random evenings for the laws: any game, any number of seats, any options, any moves."""

from __future__ import annotations

from collections.abc import Iterator

import butin
from butin.core.chance import Chance, FastChance
from butin.core.game import AnyGame
from butin.core.options import Option, Options
from butin.core.state import State, Tell

LIMIT = 20_000  # no evening is longer


def any_options(game: AnyGame, seats: int, chance: Chance) -> Options:
    """Half of the options as they are, the others as chance has it; what does not go together is dealt again."""
    while True:
        chosen = {option.name: any_value(option, chance) for option in game.options if chance.below(2)}
        try:
            return game.settle(seats, chosen)
        except butin.ButinError:
            continue


def any_value(option: Option, chance: Chance) -> object:
    if isinstance(option.default, bool):
        return bool(chance.below(2))
    if option.several or option.each:
        words = list(range(len(option.values)))
        chance.shuffle(words)
        return [option.values[word] for word in words]
    if option.values:
        return option.values[chance.below(len(option.values))]
    return option.low + chance.below(option.high - option.low + 1)


def any_deal(game: AnyGame, seed: int, tell: Tell | None = None) -> State:
    chance = FastChance(seed)
    seats = game.seats[chance.below(len(game.seats))]
    options = any_options(game, seats, chance)
    first = chance.below(seats) if game.begins(seats, options) else 0
    state: State = game.deal(seats, options, FastChance(seed), tell, first)
    return state


def any_act(state: State, chance: Chance) -> tuple[int, int]:
    seat = chance.pick(state.actors())
    return seat, chance.pick(state.legal(seat))


def evening(state: State, chance: Chance, tell: Tell | None = None) -> Iterator[tuple[int, int]]:
    """Play at random to the end; give each act before it is done."""
    for _ in range(LIMIT):
        if not state.actors():
            return
        seat, move = any_act(state, chance)
        yield seat, move
        state.play(seat, move, tell)
    raise AssertionError(f"an evening of {LIMIT} moves did not end")


def moments(game: AnyGame, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random evening, the first and the last among them; in a long one ever fewer."""
    state = any_deal(game, seed)
    due = 0
    for number, _ in enumerate(evening(state, FastChance(seed + 1))):
        if number == due:
            yield state
            due += every + number // 8
    yield state
