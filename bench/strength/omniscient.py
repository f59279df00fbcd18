"""Bots that see everything: the ceiling beside which experts are measured. They live here and nowhere else.

Each is the expert's own search, played on the true world instead of likely ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.bots.policy import Searcher
from butin.core.chance import Chance
from butin.core.character import Dealer, Guide
from butin.core.game import AnyGame, Policy
from butin.games.labyrinthe.components import DISCS
from butin.games.labyrinthe.foresight import Prospect, choose
from butin.games.labyrinthe.rules import Labyrinthe


class NothingHidden(Dealer):
    """There is only one world, the true one."""

    def deal(self, state: object, chance: Chance) -> None:
        pass


def seer(game: AnyGame, iterations: int) -> Policy:
    """The expert of a game with eyes for what is hidden."""
    if game.name == "labyrinthe":
        return labyrinthe
    name = next(name for name, character in game.characters.items() if character.guide is not None)
    guide = game.characters[name].guide
    assert guide is not None
    return Searcher(game, _with_eyes(guide), iterations)


def labyrinthe(state: Labyrinthe, seat: int, chance: Chance) -> int:
    """Knows the disc that comes next, and in the secret form what everybody seeks."""
    targets: list[list[float]] = []
    if state.agreed.secret:
        for step in range(1, state.seats):
            sought = state.piles[(seat + step) % state.seats][-1:]
            targets.append([1.0 if disc in sought else 0.0 for disc in range(DISCS)])
    return choose(state, seat, Prospect(state, seat, state.pile_of(seat)[-2:-1], targets), chance)


def _with_eyes(guide: Guide) -> Guide:
    return Guide(
        guide.policy,
        rivals=guide.rivals,
        finish=guide.finish,
        dealer=_as_it_lies,
        reward=guide.reward,
        value=guide.value,
        depth=guide.depth,
        narrow=guide.narrow,
        reflex=guide.reflex,
        horizon=guide.horizon,
        explore=guide.explore,
        win=guide.win,
        widen=guide.widen,
        trust=guide.trust,
        adapt=None if guide.adapt is None else _adapted(guide.adapt),
    )


def _adapted(adapt: Callable[[Any, int], Guide]) -> Callable[[Any, int], Guide]:
    return lambda state, seat: _with_eyes(adapt(state, seat))


def _as_it_lies(state: object, seat: int) -> Dealer:
    return NothingHidden()
