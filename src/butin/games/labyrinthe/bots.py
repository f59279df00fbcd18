"""Who sits in the empty chairs of the Ghost Labyrinth."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.labyrinthe.foresight import Prospect, choose
from butin.games.labyrinthe.guess import following, targets
from butin.games.labyrinthe.maze import CARRIED, LINES, NOWHERE, ROTATIONS, SHAPE, TURNS, distance, reach, slide
from butin.games.labyrinthe.rules import SHIFT, WALKS, Labyrinthe

_FAR: Final = -99  # a treasure that a push throws out of the maze
_TRIES: Final = 6  # the pushes that the firefly looks at


def taupe(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """The mole: tries every push, and takes the treasure if one leads there, else digs as near to it as it gets."""
    target = state.square_of(state.pile_of(seat)[-1])
    moves = state.legal(seat)
    if state.phase != SHIFT:
        return WALKS + nearest([move - WALKS for move in moves], target, chance)
    here = state.ghosts[seat]
    worths: list[int] = []
    for move in moves:
        far = Dig(state.sides, move, state.spare).away(here, target)
        worths.append(_FAR if far == NOWHERE else -far)
    return moves[_best(worths, chance)]


def luciole(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """The firefly: tries a few pushes that catch its eye, and flutters as near to the treasure as it can."""
    target = state.square_of(state.pile_of(seat)[-1])
    moves = state.legal(seat)
    if state.phase == SHIFT:
        tried = [Dig(state.sides, chance.pick(moves), state.spare) for _ in range(_TRIES)]
        here = state.ghosts[seat]
        takes = [dig for dig in tried if dig.moved(target) in reach(dig.sides, dig.carried[here])]
        return (takes or tried)[0].move
    return WALKS + nearest([move - WALKS for move in moves], target, chance)


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


class Dig:
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

    def away(self, here: int, target: int) -> int:
        """How near to the treasure the push lets a ghost come; NOWHERE if it throws the treasure out."""
        goal = self.moved(target)
        if goal == NOWHERE:
            return NOWHERE
        return min([distance(spot, goal) for spot in reach(self.sides, self.carried[here])])


def nearest(spots: list[int], target: int, chance: Chance) -> int:
    """One of the squares nearest to it, as the crow flies; any at all while it lies on the spare card."""
    if target == NOWHERE:
        return chance.pick(spots)
    return spots[_best([-distance(spot, target) for spot in spots], chance)]


def _best(worths: list[int], chance: Chance) -> int:
    """The place of the greatest worth; one of them, if there are several."""
    most = max(worths)
    return chance.pick([i for i, worth in enumerate(worths) if worth == most])
