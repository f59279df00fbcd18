"""The worlds that a search plays in: dealt anew each time, all giving its seat the same view."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.character import Dealer, Guide
from butin.core.game import AnyGame, View
from butin.core.state import State


class Worlds:
    """Makes one world after another, by the cheapest way that the game offers: its dealer, or its view."""

    def __init__(self, game: AnyGame, guide: Guide, world: State, seat: int) -> None:
        self.game: AnyGame = game
        self.guide: Guide = guide
        self.first: State = world.clone()
        self.dealer: Dealer | None = self._dealer(world, seat)
        self.view: View = game.view(world, seat) if self.dealer is None else {}
        if guide.horizon is not None:
            guide.horizon(self.first)

    def deal(self, chance: Chance) -> State:
        if self.dealer is None:
            return self._imagined(chance)
        state = self.first.clone()
        state.chance = chance
        self.dealer.deal(state, chance)
        return state

    def _imagined(self, chance: Chance) -> State:
        state: State = self.game.imagine(self.view, chance)
        if self.guide.horizon is not None:
            self.guide.horizon(state)
        return state

    def _dealer(self, world: State, seat: int) -> Dealer | None:
        if self.guide.dealer is not None:
            return self.guide.dealer(world, seat)
        return self.game.dealer(world, seat)
