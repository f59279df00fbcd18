"""The raven's way of thinking: what a search needs to know to play schattendieb for it."""

from __future__ import annotations

from math import exp

from butin.core.chance import Chance
from butin.core.character import Dealer, Guide
from butin.core.options import number_of
from butin.games.schattendieb import bots, playout
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, VALUES
from butin.games.schattendieb.guess import Unseen
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.table import CHOOSE

_LATER = "later"  # the option that tells how many games a search leaves out
_SPREAD = 12.0  # points that a game more may bring or cost
_TRUST = 9  # so often out of ten, who could have locked a rich safe would have
_HOPE = 6.0  # what a turn promises to others
_USUAL_LOCK = 10


class Likely(Unseen):
    """Unseen cards as sensible players would hold them.

    Who did not lock a rich safe had no lock for it, unless it was drawn since; and what lies face down is what such
    a player would have laid.
    """

    def deal(self, state: Schattendieb, chance: Chance) -> None:
        if state.phase != CHOOSE:
            super().deal(state, chance)
            return
        laid: list[int] = []
        for other in range(state.seats):
            if other != self.seat and state.fronts[other]:
                laid.append(other)
                state.hands[other].append(state.fronts[other].pop())
        super().deal(state, chance)
        for other in state.open:
            if other != self.seat and _was_rich(state, other):
                self._part_with_locks(state, other, chance)
        state.waiting += laid
        picks = [bots.hibou(state, other, chance) for other in laid]
        for other, card in zip(laid, picks, strict=True):
            state.hands[other].remove(card)
            state.fronts[other].append(card)
            state.waiting.remove(other)

    def _part_with_locks(self, state: Schattendieb, other: int, chance: Chance) -> None:
        """Change the locks that fit for cards of the pile, but for the card drawn last."""
        hand, pile = state.hands[other], state.pile
        size = len(state.safes[other])
        for i in range(len(hand) - 1):
            if pile and _fitting(hand[i], size) and chance.below(10) < _TRUST:
                for _ in range(3):
                    j = chance.below(len(pile))
                    if not _fitting(pile[j], size):
                        hand[i], pile[j] = pile[j], hand[i]
                        break


def _fitting(card: int, size: int) -> bool:
    return FIRST_LOCK <= card < FIRST_THIEF and VALUES[card] >= size


def _was_rich(state: Schattendieb, other: int) -> bool:
    """Whether a sensible player would have locked this safe already."""
    size = len(state.safes[other])
    return size > 1 and playout.enough(state, other, _USUAL_LOCK - size, _HOPE)


def likely(state: Schattendieb, seat: int) -> Dealer:
    return Likely(state, seat)


def horizon(state: Schattendieb) -> None:
    """Only this game is played out; what it is worth for the match, `reward` knows."""
    played = len(state.results)
    later = max(0, number_of(state.options, "games") - played - 1)
    state.options = {**state.options, "games": played + 1, "tie_break": "shared", _LATER: later}


def reward(state: Schattendieb) -> list[float]:
    """The chance to win the match: by the points so far, and the less sure the more games are to come."""
    later = number_of(state.options, _LATER)
    totals = state.totals()
    best = max(totals)
    if later == 0:
        leading = totals.count(best)
        return [1.0 / leading if total == best else 0.0 for total in totals]
    weights = [exp((total - best) / (_SPREAD * later)) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


GUIDE = Guide(playout.glance, rivals=bots.hibou, dealer=likely, horizon=horizon, reward=reward)
