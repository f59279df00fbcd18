"""What a seat may guess of the hidden tasks: those that nobody has shown lie with the others or in the pile."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.character import Dealer
from butin.games.attrap_tresors.checking import fits
from butin.games.attrap_tresors.quiet import open_choices
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.souk import UNCHOSEN


class Unseen(Dealer):
    """Deals the unseen tasks anew, each deal that fits as likely as the others, and secret choices too."""

    def __init__(self, state: AttrapTresors, seat: int) -> None:
        self.seat: int = seat
        self.hidden: list[int] = []  # seats whose task this one does not know
        if state.seats > 2:
            self.hidden = [other for other in range(state.seats) if other != seat and not state.shown[other]]
        self.pool: list[int] = sorted(state.pile + [state.tasks[other] for other in self.hidden])

    def deal(self, state: AttrapTresors, chance: Chance) -> None:
        pool = self.pool[:]
        count = len(self.hidden)
        state.tasks = state.tasks[:]
        while True:
            chance.shuffle(pool)
            for i, other in enumerate(self.hidden):
                state.tasks[other] = pool[i]
            state.pile = pool[count:]
            if fits(state):
                break
        if state.quiet:
            self._choose(state, chance)

    def _choose(self, state: AttrapTresors, chance: Chance) -> None:
        choices = state.choices[:]
        for other in range(state.seats):
            if other != self.seat and choices[other] != UNCHOSEN:
                choices[other] = chance.pick(open_choices(state))
        state.choices = choices


def dealer(state: AttrapTresors, seat: int) -> Dealer | None:
    """A cup whose next dice are known, which only made-up positions have, is left to imagine."""
    return None if state.cup else Unseen(state, seat)
