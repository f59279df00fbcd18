"""Thieves of any strength: the weak overlook piles and play without a plan, the strong think."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import HABITUE, THINK, Character
from butin.core.dial import Dial, happens
from butin.games.voleurs.bots import height_of, renard, tallest
from butin.games.voleurs.playout import wolf
from butin.games.voleurs.rules import PILES, Voleurs

_CAREFUL: Final = 0.05  # who sees so much never lays a card on his own piles without a reason
_TALL: Final = 4  # such a pile catches the eye twice
_ITERATIONS: Final = 2400


class Thief:
    """Looks at some piles, and takes the tallest that he sees and can take; with a plan he plays as the fox does."""

    def __init__(self, see: float, plan: float) -> None:
        self.see: float = see
        self.care: float = min(1.0, see / _CAREFUL)
        self.plan: float = plan

    def __call__(self, state: Voleurs, seat: int, chance: Chance) -> int:
        if happens(chance, self.plan):
            return renard(state, seat, chance)
        seen = [pile for pile in range(PILES) if happens(chance, self._sight(state, pile))]
        moves = state.legal(seat)
        best = tallest(state, seat, [move for move in moves if move % PILES in seen])
        if not best and happens(chance, self.care):
            best = [move for move in moves if state.owners[move % PILES] != seat]
        return chance.pick(best or moves)

    def _sight(self, state: Voleurs, pile: int) -> float:
        return 1 - (1 - self.see) ** 2 if height_of(state, pile) >= _TALL else self.see


class Glance:
    """Plays as the fox does, unless it is a move to think about."""

    def __init__(self, thinks: float) -> None:
        self.thinks: float = thinks

    def __call__(self, state: Voleurs, seat: int, chance: Chance) -> int:
        return THINK if happens(chance, self.thinks) else renard(state, seat, chance)


def made(strength: float) -> Character:
    """Up to 1 they see more and more piles, up to 2 they plan more and more, up to 3 they think more and more."""
    if strength <= 2:
        return Character(HABITUE, Thief(min(1.0, strength), max(0.0, strength - 1)))
    return Character(HABITUE, wolf(Glance(strength - 2), _ITERATIONS))


DIAL: Final = Dial(
    [0, 0.0267, 0.073, 0.141, 0.304, 0.56, 1.068, 1.316, 1.57, 1.93, 3],
    made,
    places={"careless": 0, "chaton": 4.5, "renard": 9.2, "loup": 10},
    pull=0.85,
    lead=0.35,
    spread=0.36,
    edges={2: [-0.45, 0.33], 3: [-0.86, -0.1, 0.57], 4: [-0.9, -0.58, -0.08, 0.83]},  # the last word counts
)
