"""Two deals that differ only in what a seat cannot know: by the same moves, that seat is sent the same bytes.

A game states in its `testing.py` at which TABLES that is looked at, which texts a hand may have TRIED, and AT_ONCE
the tables at which seats choose in secret at the same time.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from butin.core.chance import FastChance, SealedChance
from butin.core.errors import ButinError
from butin.core.game import WATCHER, AnyGame
from butin.core.options import Options
from butin.core.state import State
from butin.testing.case import Case, Skipped, claim
from butin.testing.hidden import Position, as_data, at, known, leaves, swapped
from butin.testing.listening import SECRET, Script, heard_by
from butin.testing.stated import stated

SEED = 3
TRIES = 40
LONGEST = 60
LONG_ENOUGH = 5  # moves that a twin must live

Bytes = tuple[list[bytes], list[bytes]]


class Deal(NamedTuple):
    """A table as it was dealt, to be dealt again."""

    game: AnyGame
    seats: int
    options: Options
    start: Position

    def state(self) -> State:
        """What lies there, and the same chance for whatever comes."""
        chance = SealedChance(bytes.fromhex(SECRET), [""] * self.seats)
        state: State = self.game.read(self.start, self.seats, self.options, chance)
        return state


def same_bytes(case: Case) -> None:
    """Each table is seen by a watcher and by the first two seats, one of these in each case."""
    if not getattr(stated(case.game), "PLACES", []):
        raise Skipped("it hides nothing: PLACES of its testing.py names no field")
    tables = getattr(stated(case.game), "TABLES", [(case.game.seats[0], {})])
    whose = list(product(tables, (WATCHER, 0, 1)))
    (seats, options), seat = whose[case.seed % len(whose)]
    one, two = both(case.game, seats, options, seat)
    _compared(one, two, f"with {seats} seats and {options}, seat {seat}")
    claim(len(one) > LONG_ENOUGH, f"seat {seat} was sent only {len(one)} messages")


def discreet_choices(case: Case) -> None:
    tables = getattr(stated(case.game), "AT_ONCE", [])
    if not tables:
        raise Skipped("nobody chooses in secret: AT_ONCE of its testing.py names no table")
    seats, options = tables[case.seed % len(tables)]
    for seat, (one, two) in zip((WATCHER, 0), choices(case.game, seats, options), strict=True):
        _compared(one, two, f"with {seats} seats and {options}, seat {seat}")


def _compared(one: list[bytes], two: list[bytes], who: str) -> None:
    for number, (here, there) in enumerate(zip(one, two, strict=False)):
        claim(here == there, f"{who} is sent as message {number} here {here!r}, there {there!r}")
    claim(len(one) == len(two), f"{who} is sent {len(one)} messages here, {len(two)} there")


def both(game: AnyGame, seats: int, options: Options, seat: int) -> Bytes:
    """What a seat is sent at a table, and at one that it cannot tell from that."""
    deal = _dealt(game, seats, options)
    moves = random_script(deal)
    twin, length = twin_of(deal, seat, moves)
    enough = twin != deal.start and length >= min(LONG_ENOUGH, len(moves))
    claim(enough, f"seat {seat} has no twin that lives long enough: {length} of {len(moves)} moves")
    here, there = (
        heard_by(game, start, seats, deal.options, seat, moves[:length], _tried(game)) for start in (deal.start, twin)
    )
    return here, there


def choices(game: AnyGame, seats: int, options: Options) -> list[Bytes]:
    """What a watcher and seat 0 are sent when seat 1 chooses this in secret, and when it chooses that."""
    deal = _dealt(game, seats, options)
    script, state = random_script(deal), deal.state()
    for number, (mover, text) in enumerate(script):
        if {0, 1} <= set(state.actors()) and len(state.legal(1)) > 1:
            ends = [(1, game.write_move(state, 1, state.legal(1)[place])) for place in (0, -1)]
            found = []
            for seat in (WATCHER, 0):
                scripts = [[*script[:number], end] for end in ends]
                here, there = (
                    heard_by(game, deal.start, seats, deal.options, seat, one, _tried(game)) for one in scripts
                )
                found.append((here, there))
            return found
        state.play(mover, game.read_move(state, mover, text))
    raise AssertionError(f"with {seats} seats and {options} nobody ever chose in secret")


def random_script(deal: Deal) -> Script:
    state, chance = deal.state(), FastChance(SEED)
    script: Script = []
    while state.actors() and len(script) < LONGEST:
        seat = chance.pick(state.actors())
        move = chance.pick(state.legal(seat))
        script.append((seat, deal.game.write_move(state, seat, move)))
        state.play(seat, move)
    return script


def twin_of(deal: Deal, seat: int, moves: Script) -> tuple[Position, int]:
    """Another deal that this seat cannot tell from the first one for as long as possible, and how long that is."""
    chance, best, start = FastChance(5), (deal.start, -1), deal.start
    places = leaves(deal.game, start)
    for _ in range(TRIES):
        one, other = places[chance.below(len(places))], places[chance.below(len(places))]
        if at(start, one) == at(start, other):
            continue
        changed = deal.game.read(swapped(start, one, other), deal.seats, deal.options, FastChance(1))
        twin = as_data(deal.game.write(changed))
        length = -1 if twin == start else same_for(deal, deal._replace(start=twin), seat, moves)
        if length > best[1]:
            best = (twin, length)
        if length == len(moves):
            break
    return best


def same_for(one: Deal, two: Deal, seat: int, moves: Script) -> int:
    """After how many of the moves the seat still knows the same of both; -1 if it never does."""
    game, states = one.game, [one.state(), two.state()]

    def told_apart() -> bool:
        here, there = (known(game, as_data(game.write(state)), seat, one.options) for state in states)
        return here != there

    if told_apart():
        return -1
    for number, (mover, text) in enumerate(moves):
        for state in states:
            try:
                state.play(mover, game.check_move(state, mover, text))
            except ButinError:
                return number
        if told_apart() or _ends(states[0]) != _ends(states[1]):
            return number
    return len(moves)


def _ends(state: State) -> tuple[list[int], list[int] | None]:
    return state.actors(), state.scores()


def _dealt(game: AnyGame, seats: int, options: Options) -> Deal:
    settled = game.settle(seats, options)
    return Deal(game, seats, settled, as_data(game.write(game.deal(seats, settled, FastChance(SEED), None, 0))))


def _tried(game: AnyGame) -> list[str]:
    tried: list[str] = getattr(stated(game), "TRIED", ["x"])
    return tried
