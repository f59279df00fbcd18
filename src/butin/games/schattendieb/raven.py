"""The raven's way of thinking: what a search needs to know to play schattendieb for it."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import Dealer, Guide
from butin.core.options import number_of
from butin.games.schattendieb import bots, playout
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, VALUES
from butin.games.schattendieb.guess import Unseen
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.safes import worth
from butin.games.schattendieb.table import CHOOSE

_LATER: Final = "later"  # the option that tells how many games a search leaves out
_SPREAD: Final = 8.0  # points that halve the chances, for each game to come
_TURNS: Final = 2  # of the game so far, that show in what a hand has kept
_RICH: Final = 24  # points that nobody leaves open if only one rival is left
_THIEF, _AT_ONCE = 6, 20  # how soon these are laid, beside the values of jewels


class Likely(Unseen):
    """Unseen cards as sensible players would hold them: locks and small jewels are kept, fine jewels laid early.

    Who did not lock a rich safe with one rival left had no lock for it. The card drawn last may be anything. What lies
    face down is what such a player would have laid.
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
            if other != self.seat and state.safes[other]:
                _keep(state, other, chance)
        waiting, state.waiting = state.waiting, [*state.waiting, *laid]
        picks = [bots.hibou(state, other, chance) for other in laid]
        for other, card in zip(laid, picks, strict=True):
            state.hands[other].remove(card)
            state.fronts[other].append(card)
        state.waiting = waiting


def _keep(state: Schattendieb, other: int, chance: Chance) -> None:
    """Draw more than fits in the hand and part with what would have been laid since."""
    hand, pile = state.hands[other], state.pile
    size = len(state.safes[other])
    rich = len(state.open) == 2 and worth(state, other) >= _RICH
    if state.seats == 2 and not rich:  # whoever has a lock uses it
        return
    for _ in range(min(size, _TURNS) if pile else 0):
        fresh = chance.below(len(pile))
        first, most = -1, _appeal(pile[fresh], size, rich)
        for i in range(len(hand) - 1):
            appeal = _appeal(hand[i], size, rich)
            if appeal > most:
                first, most = i, appeal
        if first >= 0:
            hand[first], pile[fresh] = pile[fresh], hand[first]


def _appeal(card: int, size: int, rich: bool) -> int:
    """How soon a card is laid."""
    if card < FIRST_LOCK:
        return VALUES[card]
    if card < FIRST_THIEF:
        return _AT_ONCE if rich and VALUES[card] >= size else 0
    return _THIEF


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
    weights = [2.0 ** ((total - best) / (_SPREAD * later)) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


GUIDE: Final = Guide(
    playout.glance,
    rivals=playout.glance,
    dealer=likely,
    narrow=bots.promising,
    horizon=horizon,
    reward=reward,
    explore=0.1,
)
