"""Endgames of the labyrinth solved exactly: two seats, one disc left, three turns to go.

A turn is every push with every walk after it. Who takes the disc has won the stakes; if nobody does within the three
turns they are shared. How the expert's choice compares with the best is its loss.
"""

from __future__ import annotations

from typing import cast

from butin.core.chance import FastChance
from butin.games.labyrinthe import GAME
from butin.games.labyrinthe.bots import araignee, taupe
from butin.games.labyrinthe.maze import NOWHERE, SQUARES
from butin.games.labyrinthe.rules import OVER, SHIFT, WALKS, Labyrinthe

WON, SHARED, LOST = 1.0, 0.5, 0.0


def loss_in_mazes(positions: int) -> float:
    """The mean loss of the expert over so many positions in which it does not simply take the disc at once."""
    total, found, seed = 0.0, 0, 0
    while found < positions:
        seed += 1
        state = endgame(seed)
        if state is None or can_take(state):
            continue
        best, chosen = solve(state, seed)
        total += best - chosen
        found += 1
    return total / positions


def endgame(seed: int) -> Labyrinthe | None:
    """A position before a push with one disc left, reached by regulars; None if the game ended before."""
    chance = FastChance(seed)
    state = GAME.deal(2, GAME.settle(2, {"discs": 4, "early_end": False}), chance, None, 0)
    while state.phase != OVER and not (len(state.piles[0]) == 1 and state.phase == SHIFT):
        state.play(state.turn, taupe(state, state.turn, chance))
    return None if state.phase == OVER else state


def solve(state: Labyrinthe, seed: int) -> tuple[float, float]:
    """What the seat at its turn gets from the best push and walk, and from the expert's."""
    seat = state.turn
    chance = FastChance(seed)
    push = araignee(state, seat, chance)
    after = _copy(state)
    after.play(seat, push)
    walk = araignee(after, seat, chance) - WALKS
    best, chosen = LOST, LOST
    for move in state.legal(seat):
        pushed = _copy(state)
        pushed.play(seat, move)
        values = _values(pushed, seat)
        treasure = pushed.square_of(pushed.piles[0][-1])
        if treasure != NOWHERE:
            values[treasure] = WON
        for end in pushed.legal(seat):
            best = max(best, values[end - WALKS])
        if move == push:
            chosen = values[walk]
    return best, chosen


def _values(pushed: Labyrinthe, seat: int) -> list[float]:
    """For each square to end on: lost if the rival can take the disc, won if nothing he does keeps one from it."""
    waiting = _copy(pushed)
    waiting.play(seat, WALKS + pushed.ghosts[seat])
    if waiting.phase == OVER or can_take(waiting):
        return [LOST] * SQUARES
    always = [True] * SQUARES
    rival = waiting.turn
    for reply in waiting.legal(rival):
        answered = _copy(waiting)
        answered.play(rival, reply)
        answered.play(rival, WALKS + answered.ghosts[rival])
        for square in range(SQUARES):
            if always[square]:
                standing = _copy(waiting)
                standing.ghosts[seat] = square
                standing.play(rival, reply)
                answered.ghosts[seat] = standing.ghosts[seat]
                always[square] = can_take(answered)
    return [WON if safe else SHARED for safe in always]


def _copy(state: Labyrinthe) -> Labyrinthe:
    return cast("Labyrinthe", state.clone())


def can_take(state: Labyrinthe) -> bool:
    """Whether a push leads the seat at its turn to the disc, by the rules themselves."""
    seat = state.turn
    disc = state.piles[0][-1]
    for push in state.legal(seat):
        pushed = _copy(state)
        pushed.play(seat, push)
        if WALKS + pushed.square_of(disc) in pushed.legal(seat):
            return True
    return False
