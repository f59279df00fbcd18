"""Ghosts of any strength: the weak try few pushes and overlook far treasures, the strong look ahead."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance, FastChance
from butin.core.character import HABITUE, Character
from butin.core.dial import Dial, between, happens
from butin.games.labyrinthe.bots import Dig, araignee, nearest, taupe
from butin.games.labyrinthe.maze import NOWHERE, distance
from butin.games.labyrinthe.rules import SHIFT, WALKS, Labyrinthe

_FEW, _MORE = 6.0, 8.0  # pushes that the middle of the dial tries, and how many times as many before it tries all
_ALL: Final = 99.0
_CLOSE: Final = 6.0  # a treasure on the next square is overlooked so many times less
_MIXED: Final = 1_000_003


class Ghost:
    """Tries some pushes in mind, and walks to the treasure if it sees it."""

    def __init__(self, tries: float, dig: float, sight: float, ahead: float) -> None:
        self.tries: float = tries
        self.dig: float = dig  # how often the nearest will do where no push that was tried takes the treasure
        self.sight: float = sight
        self.ahead: float = ahead  # how often a whole turn is thought about

    def __call__(self, state: Labyrinthe, seat: int, chance: Chance) -> int:
        if self.ahead and happens(_of_this_turn(state, seat), self.ahead):
            return araignee(state, seat, chance)
        if state.phase == SHIFT:
            return self._push(state, seat, chance)
        return WALKS + self._walk(state, seat, chance)

    def _push(self, state: Labyrinthe, seat: int, chance: Chance) -> int:
        moves = state.legal(seat)
        tries = int(self.tries) + happens(chance, self.tries % 1)
        if tries >= len(moves):
            return taupe(state, seat, chance)
        chance.shuffle(moves)
        target, here = state.square_of(state.pile_of(seat)[-1]), state.ghosts[seat]
        best, least = moves[0], NOWHERE
        digs = happens(chance, self.dig)
        for move in moves[:tries]:
            far = Dig(state.sides, move, state.spare).away(here, target)
            if far == 0 or (digs and far > 0 and (least == NOWHERE or far < least)):
                best, least = move, far
            if far == 0:
                break
        return best

    def _walk(self, state: Labyrinthe, seat: int, chance: Chance) -> int:
        spots = [move - WALKS for move in state.legal(seat)]
        target = state.square_of(state.pile_of(seat)[-1])
        sees = self.sight if target not in spots else self._sees(distance(state.ghosts[seat], target))
        return nearest(spots, target, chance) if happens(chance, sees) else chance.pick(spots)

    def _sees(self, far: int) -> float:
        close: float = min(1.0, _CLOSE * self.sight)
        return close if far < 2 else self.sight ** ((far - 1) / 2)


def _of_this_turn(state: Labyrinthe, seat: int) -> Chance:
    """The same for the push and the walk of a turn, which share no memory; another in every game."""
    number = state.turns * state.seats + seat
    for card in state.places:
        number = number * 31 + card
    return FastChance(number)


def made(strength: float) -> Character:
    """Up to 1 they see further, up to 2 they try more pushes, up to 3 all of them, up to 4 they look ahead."""
    sight = min(1.0, strength)
    if strength <= 2:
        tries = strength if strength <= 1 else between(1.0, _FEW, strength - 1)
        return Character(HABITUE, Ghost(tries, 0.0, sight, 0.0))
    if strength < 3:
        return Character(HABITUE, Ghost(_FEW * _MORE ** (strength - 2), strength - 2, sight, 0.0))
    return Character(HABITUE, Ghost(_ALL, 1.0, sight, strength - 3))


DIAL: Final = Dial(
    [0, 0.0148, 0.0496, 0.124, 0.398, 1.003, 1.196, 1.6, 2.274, 3.43, 4],
    made,
    places={"careless": 0, "luciole": 7.3, "taupe": 8.2, "araignee": 10},
    pull=1.07,
    lead=0.33,
    spread=0.24,
    edges={2: [0.27, -0.33], 3: [0.36, -0.12, -0.34], 4: [0.67, 0.16, -0.48, -0.94]},
)
