"""What a seat may guess of the hidden discs: what comes next, and in the secret form what the others seek."""

from __future__ import annotations

from typing import Final

from butin.games.labyrinthe.components import DISCS
from butin.games.labyrinthe.corridors import SPARE, Corridors, corridors, nearest, whereabouts
from butin.games.labyrinthe.rules import Labyrinthe

_PASSED_BY: Final = 0.02  # how often somebody does not take the treasure that he could have walked to
_OFF_COURSE: Final = 0.2  # or does not stand where a push would open the way to it, though he could


def unseen(state: Labyrinthe, seat: int) -> list[int]:
    """The discs that may lie anywhere face down, as far as this seat knows."""
    known = [capture % DISCS for capture in state.captures]
    pile = state.pile_of(seat)
    known += pile[: state.put_under[seat if state.agreed.secret else 0]]
    if state.knows_target(seat):
        known.append(pile[-1])
    return [disc for disc in range(DISCS) if disc not in known]


def following(state: Labyrinthe, seat: int) -> list[int]:
    """The discs that may come after this seat's target."""
    pile = state.pile_of(seat)
    if len(pile) < 2:
        return []
    if state.put_under[seat if state.agreed.secret else 0] >= len(pile) - 1:  # it has been seen before (LA-A19)
        return pile[-2:-1]
    return unseen(state, seat)


def targets(state: Labyrinthe, seat: int) -> list[list[float]]:
    """In the secret form, how likely each rival seeks each disc; rivals in the order of their turns."""
    if not state.agreed.secret:
        return []
    hidden = unseen(state, seat)
    maze, places, strict = corridors(state), whereabouts(state), state.agreed.strict_nearest
    found: list[list[float]] = []
    for step in range(1, state.seats):
        rival = (seat + step) % state.seats
        weights = [0.0] * DISCS
        if state.piles[rival]:
            # nothing has moved since the last walk before one's own push; whoever made it showed what he is after
            telling = rival == state.turn - 1 if state.turn else rival == state.seats - 1
            telling = telling and seat == state.turn and state.phase == 0 and state.looked[rival]
            for disc in hidden:
                weights[disc] = _fits(maze, state.ghosts[rival], places[disc], strict) if telling else 1.0
        whole = sum(weights)
        found.append([weight / whole for weight in weights] if whole else weights)
    return found


def _fits(maze: Corridors, ghost: int, goal: int, strict: bool) -> float:
    """How well it fits somebody who seeks this treasure that he has just stopped here."""
    reached = maze.reach(ghost)
    if strict and ghost not in nearest(reached, goal):  # he was not free to stop here (LA-A4)
        return 0.0
    if goal != SPARE and reached >> goal & 1:
        return _PASSED_BY
    takers = maze.takers(goal)
    return _OFF_COURSE if takers & reached and not takers >> ghost & 1 else 1.0
