"""Two deals that differ only in what a seat cannot know: by the same moves, that seat is sent the same bytes.

A game states in its `testing.py` at which TABLES that is looked at, which texts a hand may have TRIED, and AT_ONCE
the tables at which seats choose in secret at the same time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, product

from butin.core.chance import FastChance
from butin.core.errors import ButinError
from butin.core.game import WATCHER, AnyGame
from butin.core.options import Options
from butin.testing.case import Case, Skipped, claim
from butin.testing.fitting import Deal, dealt_at, fitting, imagined, seems
from butin.testing.hidden import Position, hiding_places, tables
from butin.testing.listening import Script, heard_by
from butin.testing.stated import stated

SEED = 3
DEALS = 8  # of which the one is taken whose twin lives longest
IMAGINED = 20
LONGEST = 60
LONG_ENOUGH = 5  # moves that a twin lives, after which no other deal is tried

Bytes = tuple[list[bytes], list[bytes]]


def same_bytes(case: Case) -> None:
    """Each table is seen by a watcher and by the first two seats, one of these in each case."""
    if not hiding_places(case.game):
        raise Skipped("it hides nothing: PLACES of its testing.py names no field")
    whose = list(product(tables(case.game), (WATCHER, 0, 1)))
    (seats, options), seat = whose[case.seed % len(whose)]
    one, two = both(case.game, seats, options, seat)
    _compared(one, two, f"with {seats} seats and {options}, seat {seat}")
    claim(one != [], f"seat {seat} was sent nothing")


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
    deal, twin, moves = told_late(game, seats, options, seat)
    here, there = (
        heard_by(game, start, seats, deal.options, seat, moves, _tried(game)) for start in (deal.start, twin)
    )
    return here, there


def told_late(game: AnyGame, seats: int, options: Options, seat: int) -> tuple[Deal, Position, Script]:
    """A deal, its twin, and the moves after which the seat still cannot tell them apart: of some deals the most."""
    best: tuple[Deal, Position, Script] | None = None
    for seed in range(SEED, SEED + DEALS):
        deal = dealt_at(game, seats, options, seed)
        moves = random_script(deal)
        twin, length = twin_of(deal, seat, moves)
        if length >= 0 and (best is None or length > len(best[2])):
            best = (deal, twin, moves[:length])
        if length >= LONG_ENOUGH:
            break
    if best is None:
        raise Skipped(f"with {seats} seats and {options}, no other world was found that fits what seat {seat} knows")
    return best


def choices(game: AnyGame, seats: int, options: Options) -> list[Bytes]:
    """What a watcher and seat 0 are sent when seat 1 chooses this in secret, and when it chooses that."""
    deal = dealt_at(game, seats, options, SEED)
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
    best = (deal.start, -1)
    for twin in chain(fitting(deal, seat), _imagined(deal, seat)):
        length = same_for(deal, deal._replace(start=twin), seat, moves)
        if length > best[1]:
            best = (twin, length)
        if length == len(moves):
            break
    return best


def _imagined(deal: Deal, seat: int) -> Iterator[Position]:
    return (world for world in islice(imagined(deal, seat), IMAGINED) if world != deal.start)


def same_for(one: Deal, two: Deal, seat: int, moves: Script) -> int:
    """After how many of the moves the seat still knows the same of both; -1 if it never does."""
    game, states = one.game, [one.state(), two.state()]

    def told_apart() -> bool:
        here, there = (seems(one, seat, state) for state in states)
        return here != there

    if told_apart():
        return -1
    for number, (mover, text) in enumerate(moves):
        for state in states:
            try:
                state.play(mover, game.check_move(state, mover, text))
            except ButinError:
                return number
        if told_apart():
            return number
    return len(moves)


def _tried(game: AnyGame) -> list[str]:
    tried: list[str] = getattr(stated(game), "TRIED", ["x"])
    return tried
