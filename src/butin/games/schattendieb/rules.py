"""Schattendieb: hide jewels in your safe, watch for thieves, and lock it before the others do.

SD-5 and the like are the clauses of rulebook.en.md beside this file. A turn has seven steps, each in a file of its
own: choice (1 and 2), thieves (3), extras (4), safes (5 and 6), draw (7). Here they are put in order.
"""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.state import State, Tell
from butin.games.schattendieb import choice, draw, extras, games, refusals, safes, thieves
from butin.games.schattendieb.cards import distinct
from butin.games.schattendieb.hotel import CHOOSE, STEAL, Hotel


class Schattendieb(Hotel):
    """A move is a card in step 1, TAKE plus a card or DECLINE in step 3, ADD plus cards in step 4."""

    def legal(self, seat: int) -> list[int]:
        if seat not in self.waiting:
            return []
        if self.phase == CHOOSE:
            return distinct(self.hands[seat])  # any card, useful or not (SD-6)
        return thieves.moves(self, seat) if self.phase == STEAL else extras.moves(self, seat)

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return refusals.refusal(self, seat, move)

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if self.phase == CHOOSE:
            choice.lay_down(self, seat, move, tell)
            if not self.waiting:
                self.turn_up(tell)
        elif self.phase == STEAL:
            thieves.answer(self, seat, move, tell)
            self._steal(tell)
        else:
            extras.answer(self, seat, move, tell)
            if not self.waiting:
                self._finish_turn(tell)

    def turn_up(self, tell: Tell | None = None) -> None:
        """All have laid a card: show them, and go on until somebody has to decide again."""
        choice.turn_up(self, tell)
        self.thieves = thieves.in_order(self)
        self._steal(tell)

    def clone(self) -> State:
        copy = Schattendieb()
        self.copy_to(copy)
        return copy

    def _steal(self, tell: Tell | None) -> None:
        """Step 3, as far as it goes without asking, and on to step 4."""
        if thieves.act(self, tell):
            thieves.leave(self, tell)
            if not extras.ask(self):
                self._finish_turn(tell)

    def _finish_turn(self, tell: Tell | None) -> None:
        """What follows the last secret answer, until somebody has to decide again."""
        extras.show(self, tell)
        if self.exhausted and self.nobody_holds_cards():  # right after step 4 (SD-32)
            games.run_out(self, tell)
            return
        safes.fill(self, tell)
        if safes.close(self, tell):
            games.end(self, tell)
            return
        draw.refill(self, tell)
        if not choice.ask(self, tell):  # a turn in which nobody can play ends the game after its step 4 (SD-A24)
            games.run_out(self, tell)


def deal(
    seats: int, options: dict[str, object], chance: Chance, tell: Tell | None = None, first: int = 0
) -> Schattendieb:
    """A new match. Nobody begins: all choose at once (SD-6)."""
    state = Schattendieb()
    state.begin(seats, options, chance)
    games.begin(state, tell)
    return state
