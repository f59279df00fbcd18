"""Who sits in the empty chairs of the Ghost Labyrinth."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.labyrinthe.components import DISCS
from butin.games.labyrinthe.foresight import Prospect, choose
from butin.games.labyrinthe.guess import following, targets
from butin.games.labyrinthe.maze import CARRIED, LINES, NOWHERE, ROTATIONS, SHAPE, TURNS, distance, pushes, reach, slide
from butin.games.labyrinthe.rules import SHIFT, WALKS, Labyrinthe

_OPEN_DOOR: Final = 30  # what it costs to leave a rival any push that leads to the target
_TRAPDOOR: Final = 2  # and for each such push
_TRIES: Final = 6  # the pushes that the firefly looks at


def taupe(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """The mole: tries every push, takes the treasure if one leads there, else digs towards it and buries the rivals."""
    if state.phase == SHIFT:
        return _best_push(state, seat, chance)
    return _best_walk(state, seat, chance)


def luciole(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """The firefly: tries a few pushes that catch its eye, and flutters as near to the treasure as it can."""
    target = state.square_of(state.pile_of(seat)[-1])
    moves = state.legal(seat)
    if state.phase == SHIFT:
        tried = [_Dig(state.sides, chance.pick(moves), state.spare) for _ in range(_TRIES)]
        here = state.ghosts[seat]
        takes = [dig for dig in tried if dig.moved(target) in reach(dig.sides, dig.carried[here])]
        return (takes or tried)[0].move
    spots = [move - WALKS for move in moves]
    if target == NOWHERE:
        return chance.pick(moves)
    return WALKS + spots[_best([-distance(spot, target) for spot in spots], chance)]


def araignee(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """The spider: feels every thread, waits where all ways lead to the treasure, and cuts those of the others."""
    prospect = Prospect(state, seat, following(state, seat), targets(state, seat))
    return choose(state, seat, prospect, chance)


def absent(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """For somebody who is away: a push that carries nobody, if there is one, and then no step."""
    moves = state.legal(seat)
    if state.phase == SHIFT:
        quiet = [move for move in moves if not set(LINES[move // ROTATIONS]) & set(state.ghosts)]
        return chance.pick(quiet or moves)
    stay = WALKS + state.ghosts[seat]
    return stay if stay in moves else chance.pick(moves)


class _Dig:
    """The maze after one push: its open sides, and where everything has gone."""

    def __init__(self, sides: list[int], move: int, card: int) -> None:
        self.move: int = move
        self.arrow: int = move // ROTATIONS
        self.carried: list[int] = CARRIED[self.arrow]
        self.sides: list[int] = sides[:]
        slide(self.sides, self.arrow, TURNS[SHAPE[card]][move % ROTATIONS])

    def moved(self, square: int) -> int:
        """Where a treasure on this square goes; ghosts never fall out, so that `carried` is enough for them."""
        line = LINES[self.arrow]
        if square == NOWHERE:
            return line[0]
        return NOWHERE if square == line[-1] else self.carried[square]

    def lit(self, start: int) -> int:
        """The squares connected with this one, as bits; the lowest stands for NOWHERE and is always dark."""
        bits = 0
        for square in reach(self.sides, start):
            bits |= 2 << square
        return bits


def _best_push(state: Labyrinthe, seat: int, chance: Chance) -> int:
    target = state.square_of(state.pile_of(seat)[-1])
    here = state.ghosts[seat]
    digs = [_Dig(state.sides, move, state.spare) for move in state.legal(seat)]
    takes = [dig for dig in digs if dig.moved(target) in reach(dig.sides, dig.carried[here])]
    if takes:
        worths = [_after_taking(state, seat, dig, target) for dig in takes]
        return takes[_best(worths, chance)].move
    worths = []
    for dig in digs:
        out = state.cards[LINES[dig.arrow][-1]]
        leading = _outlook(dig.sides, dig.moved(target), dig.arrow, out)
        gain = max(leading[spot] for spot in reach(dig.sides, dig.carried[here]))
        worths.append(gain - _risk(state, seat, [leading[dig.carried[ghost]] for ghost in state.ghosts]))
    return digs[_best(worths, chance)].move


def _best_walk(state: Labyrinthe, seat: int, chance: Chance) -> int:
    target = state.square_of(state.pile_of(seat)[-1])
    spots = [move - WALKS for move in state.legal(seat)]
    if target in spots:
        return WALKS + target
    leading = _outlook(state.sides, target, state.last_arrow, state.spare)
    worths = [leading[spot] * 10 - (0 if target == NOWHERE else distance(spot, target)) for spot in spots]
    return WALKS + spots[_best(worths, chance)]


def _outlook(sides: list[int], target: int, arrow: int, out: int) -> list[int]:
    """How many of the next pushes lead to the target, for a ghost on each square."""
    leading = [0] * len(sides)
    for move in pushes(out, arrow):
        dig = _Dig(sides, move, out)
        goal = dig.moved(target)
        if goal == NOWHERE:
            continue
        lit = dig.lit(goal)
        for square, after in enumerate(dig.carried):
            leading[square] += lit >> (after + 1) & 1
    return leading


def _risk(state: Labyrinthe, seat: int, threats: list[int]) -> int:
    if state.agreed.secret:  # the others seek something of their own
        return 0
    return sum(_OPEN_DOOR + _TRAPDOOR * threat for rival, threat in enumerate(threats) if rival != seat and threat)


def _after_taking(state: Labyrinthe, seat: int, dig: _Dig, target: int) -> int:
    """What may be sought next should be a push away for oneself, and far for the next seat."""
    worth = -_out_of_reach(state, seat, dig, dig.moved(target))
    if state.seats > 1 and not state.agreed.secret:
        worth += 2 * _out_of_reach(state, seat, dig, dig.carried[state.ghosts[(seat + 1) % state.seats]])
    return worth


def _out_of_reach(state: Labyrinthe, seat: int, dig: _Dig, ghost: int) -> int:
    """How many treasures that may be sought next no single push opens to a ghost on this square."""
    taken = [capture % DISCS for capture in state.captures] + [state.pile_of(seat)[-1]]
    wanted = [dig.moved(state.square_of(disc)) for disc in range(DISCS) if disc not in taken]
    out = state.cards[LINES[dig.arrow][-1]]
    for move in pushes(out, dig.arrow):
        if not wanted:
            break
        after = _Dig(dig.sides, move, out)
        lit = after.lit(after.carried[ghost])
        wanted = [square for square in wanted if not lit >> (after.moved(square) + 1) & 1]
    return len(wanted)


def _best(worths: list[int], chance: Chance) -> int:
    """The place of the greatest worth; one of them, if there are several."""
    most = max(worths)
    return chance.pick([i for i, worth in enumerate(worths) if worth == most])
