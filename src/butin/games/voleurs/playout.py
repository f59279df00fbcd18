"""How a search of voleurs lets everybody play on: quickly, each in his own manner, and with a slip now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.core.character import Guide
from butin.games.voleurs.bots import tempting
from butin.games.voleurs.guess import likely
from butin.games.voleurs.manners import manners
from butin.games.voleurs.rules import BITS, PILES, Voleurs
from butin.games.voleurs.view import hides_log
from butin.games.voleurs.ways import FOX, SLEEPER, SNATCHER, left_of, move_of, to_come

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

_SURE: Final = 995


class Playout:
    """Everybody plays on as he seems to: each time anew, as one of the manners that fit what he has played."""

    def __init__(self, seats: list[list[float]]) -> None:
        """For each seat, how likely each manner is."""
        self.foxes: list[int] = [int(1000 * seat[FOX]) for seat in seats]
        self.awake: list[int] = [int(1000 * (seat[FOX] + seat[SNATCHER])) for seat in seats]

    def glance(self, state: Voleurs, seat: int, chance: Chance) -> int:
        """A move of somebody like this."""
        return move_of(self._manner(seat, chance), state, seat, chance, to_come(state), left_of(state))

    def finish(self, state: Voleurs, chance: Chance) -> None:
        """Play the game to its end."""
        games_left = state.games_left
        manners = [self._manner(seat, chance) for seat in range(state.seats)]
        coming: i64 = to_come(state)
        left: i64 = left_of(state)
        one: i64 = 1
        while not state.done:
            seat = state.turn
            move = move_of(manners[seat], state, seat, chance, coming, left)
            motif: i64 = move // PILES
            coming -= one << BITS * motif
            left -= 1
            state.play(seat, move)
            if state.games_left != games_left:
                games_left = state.games_left
                coming = to_come(state)
                left = left_of(state)

    def _manner(self, seat: int, chance: Chance) -> int:
        if self.foxes[seat] >= _SURE:
            return FOX
        draw = chance.below(1000)
        return FOX if draw < self.foxes[seat] else SNATCHER if draw < self.awake[seat] else SLEEPER


def this_game(state: Voleurs) -> None:
    """Later games of a match are not thought about: this one decides what it adds to the totals."""
    state.games_left = 0


def _guide(playout: Playout, adapt: Callable[[Voleurs, int], Guide] | None = None) -> Guide:
    return Guide(
        playout.glance,
        finish=playout.finish,
        dealer=likely,
        narrow=tempting,
        horizon=this_game,
        explore=0.3,
        win=0.5,
        widen=0.3,
        trust=True,
        adapt=adapt,
    )


def _adapted(state: Voleurs, seat: int) -> Guide:
    """Those who have shown how they play are expected to go on like that; oneself is a fox."""
    if hides_log(state):
        return LOUP
    seats = manners(state)
    seats[seat] = _A_FOX
    return _guide(Playout(seats))


_A_FOX: Final = [1.0, 0.0, 0.0]
LOUP: Final = _guide(Playout([_A_FOX] * 6), _adapted)
