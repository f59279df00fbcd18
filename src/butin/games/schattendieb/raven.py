"""The raven's way of thinking: what a search needs to know to play schattendieb for it."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import Guide, Policy
from butin.core.options import number_of
from butin.games.schattendieb import bots
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HIGHEST, NO_CARD, VALUES
from butin.games.schattendieb.guess import Unseen
from butin.games.schattendieb.hotel import CHOOSE
from butin.games.schattendieb.patience import KINDS, patience
from butin.games.schattendieb.rules import Schattendieb

_LATER: Final = "later"  # the option that tells how many games a search leaves out
_SPREAD: Final = 8.0  # points that halve the chances, for each game to come
_SURE: Final = 8  # the trust in what a rival would have laid: seven in eight
_TRIES: Final = 6  # for another card than such a one


class Likely(Unseen):
    """Unseen cards as sensible players would hold them, and face down what such a player would have laid.

    What somebody has held since before his last turn is no better than what he laid then, nor of its kind, or it would
    lie in his safe as well; and who was rich enough to lock up had no lock. How patient he is, is part of a world.
    """

    def __init__(self, state: Schattendieb, seat: int, own: int = bots.EACH) -> None:
        super().__init__(state, seat)
        self.each: list[int] = [own] * state.seats  # in the last world: the points for which one locks up
        self.patience: list[list[float]] = [patience(state, other) for other in range(state.seats)]
        self.kept: list[int] = [0] * state.seats  # cards held since before the last turn
        self.barred: list[int] = [0] * state.seats  # what these are not, as bits
        if state.phase == CHOOSE and (state.seen or any(state.safes)):  # what was shown, was so in this game
            for other in state.open:
                if other != seat and state.shown[other] != NO_CARD:
                    self._read(state, other, state.shown[other], state.safes[other])

    def deal(self, state: Schattendieb, chance: Chance) -> None:
        for other in range(state.seats):
            if other != self.seat:
                self.each[other] = _drawn(self.patience[other], chance)
        if state.phase != CHOOSE:
            super().deal(state, chance)
            return
        laid: list[int] = []
        for other in range(state.seats):
            if other != self.seat and state.fronts[other]:
                laid.append(other)
                state.hands[other].append(state.fronts[other].pop())
        super().deal(state, chance)
        waiting, state.waiting = state.waiting, [*state.waiting, *laid]
        picks = [self.glance(state, other, chance) for other in laid]
        for other, card in zip(laid, picks, strict=True):
            state.hands[other].remove(card)
            state.fronts[other].append(card)
        state.waiting = waiting

    def settle(self, other: int, pool: list[int], start: int, chance: Chance) -> None:
        barred = self.barred[other]
        for at in range(start, start + self.kept[other]):
            if barred >> pool[at] & 1 and chance.below(_SURE):
                for _ in range(_TRIES):
                    swap = at + chance.below(len(pool) - at)
                    if not barred >> pool[swap] & 1:
                        pool[at], pool[swap] = pool[swap], pool[at]
                        break

    def glance(self, state: Schattendieb, seat: int, chance: Chance) -> int:
        """How everybody goes on in this world: like owls, some more patient than others."""
        return bots.owl(state, seat, self.each[seat], chance)

    def _read(self, state: Schattendieb, other: int, shown: int, safe: list[int]) -> None:
        stored = shown in safe
        added = 0  # beside the jewel that was shown
        while stored and safe[-1 - added] != shown:
            added += 1
        before = safe[: len(safe) - added - 1] if stored else safe
        self.kept[other] = len(state.hands[other]) + len(state.fronts[other]) - 1 - added
        best = HIGHEST  # what became of a card that is gone tells nothing: its company may still be in the hand
        if stored or shown >= FIRST_THIEF:
            best = bots.hope_of(shown) + sum([VALUES[card] for card in safe[len(safe) - added :]])
        bits = 0
        for card in range(FIRST_LOCK):
            alike = stored and card // HIGHEST == shown // HIGHEST and VALUES[card] > bots.DREGS
            if alike or VALUES[card] > best:
                bits |= 1 << card
        if sum([VALUES[card] for card in before]) >= bots.EACH * (len(state.open) - 1):
            for card in range(FIRST_LOCK, FIRST_THIEF):
                if VALUES[card] >= len(before):
                    bits |= 1 << card
        self.barred[other] = bits


def _drawn(chances: list[float], chance: Chance) -> int:
    """One of the kinds of patience."""
    draw = chance.below(1000) / 1000
    for i, one in enumerate(chances):
        draw -= one
        if draw < 0:
            return KINDS[i]
    return KINDS[-1]


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


def adapted(state: Schattendieb, seat: int, own: int = bots.EACH) -> Guide:
    """A guide for this position: the worlds and how people go on in them belong together."""
    mind = Likely(state, seat, own)
    return Guide(
        mind.glance, rivals=mind.glance, dealer=lambda _state, _seat: mind, horizon=horizon, reward=reward, explore=0.1
    )


def thinking(reflex: Policy, iterations: int, own: int) -> Guide:
    """The raven, for moves that the reflex leaves to thought, bound by iterations alone, and of its own patience."""
    return Guide(
        bots.hibou,
        rivals=bots.hibou,
        horizon=horizon,
        reward=reward,
        explore=0.1,
        reflex=reflex,
        adapt=lambda state, seat: adapted(state, seat, own),
        iterations=iterations,
        ms=0,
    )


GUIDE: Final = Guide(bots.hibou, rivals=bots.hibou, horizon=horizon, reward=reward, explore=0.1, adapt=adapted)
