"""Who sits in the empty chairs of a game of schattendieb."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.schattendieb import extras, thieves
from butin.games.schattendieb.cards import (
    COPIES,
    FIRST_LOCK,
    FIRST_THIEF,
    HIGHEST,
    KINDS,
    NO_CARD,
    SHADOW,
    VALUES,
)
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.safes import fits
from butin.games.schattendieb.table import CHOOSE, EXTRAS, STEAL
from butin.games.schattendieb.timing import time_to_lock

# The owl's temper, found by play.
_USUAL_LOCK: Final = 10  # the lock she hopes for while she holds none
_DREGS: Final = 2  # jewels up to this value are not added to others

# The dormouse's.
_NODS: Final = 5  # it plays anything once in so many moves
_FULL: Final = 5  # cards in a safe that are enough for it


def hibou(state: Schattendieb, seat: int, chance: Chance) -> int:
    """The owl: collects what glitters, dodges likely stalemates, and locks up when enough is enough."""
    if state.phase == STEAL:
        return _loot(state, seat)
    if state.phase == EXTRAS:
        return extras.code_of(_company(state, seat, state.fronts[seat][0]))
    left = _unseen(state, seat)
    moves = state.legal(seat)
    hopes = [_hope(state, seat, card, left) for card in moves]
    fitting = [card for card in moves if FIRST_LOCK <= card < FIRST_THIEF and fits(state, seat, card)]
    if fitting and time_to_lock(state, seat, _room(state, seat), max(0.0, *hopes), left):
        return min(fitting)
    best = max(hopes)
    return chance.pick([card for card, hope in zip(moves, hopes, strict=True) if hope == best])


def promising(state: Schattendieb, seat: int) -> list[int]:
    """The moves that are worth a thought: the two cards that promise most and the lock that fits; loot; company."""
    moves = state.legal(seat)
    if state.phase == STEAL or len(moves) < 3:
        return moves
    if state.phase == EXTRAS:
        return sorted({extras.ADD, extras.code_of(_company(state, seat, state.fronts[seat][0])), moves[-1]})
    left = _unseen(state, seat)
    fitting = [card for card in moves if FIRST_LOCK <= card < FIRST_THIEF and fits(state, seat, card)][:1]
    hopes = sorted([(-_hope(state, seat, card, left), card) for card in moves if card not in fitting])
    return sorted(fitting + [card for _, card in hopes[:2]])


def loir(state: Schattendieb, seat: int, chance: Chance) -> int:
    """The dormouse: lays whatever shines most, nods off now and then, and locks up when its safe looks full enough."""
    if state.phase == STEAL:
        return _highest(state, seat)
    moves = state.legal(seat)
    if not chance.below(_NODS):
        return chance.pick(moves)
    if state.phase == EXTRAS:
        return moves[-1] if chance.below(2) else extras.ADD
    fitting = [card for card in moves if FIRST_LOCK <= card < FIRST_THIEF and fits(state, seat, card)]
    if fitting and len(state.safes[seat]) >= _FULL:
        return max(fitting)
    jewels = [card for card in moves if card < FIRST_LOCK]
    return max(jewels, key=_shine) if jewels else chance.pick(moves)


def _shine(card: int) -> int:
    return VALUES[card]


def absent(state: Schattendieb, seat: int, chance: Chance) -> int:
    """For somebody who is away: any card, no extra jewels, the highest loot (SD-A23)."""
    if state.phase == CHOOSE:
        return chance.pick(state.legal(seat))
    return extras.ADD if state.phase == EXTRAS else _highest(state, seat)


def _highest(state: Schattendieb, seat: int) -> int:
    """The move that takes the highest jewel; loot has no equal values (SD-8)."""
    best = NO_CARD
    for card in thieves.loot(state, state.fronts[seat][0]):
        if best == NO_CARD or VALUES[card] > VALUES[best]:
            best = card
    return thieves.TAKE + best


def _loot(state: Schattendieb, seat: int) -> int:
    if state.options["steal_optional"] and _room(state, seat) <= 0:
        return thieves.DECLINE
    return _highest(state, seat)


def _room(state: Schattendieb, seat: int) -> int:
    """How many more cards the best lock in hand would cover."""
    locks = [VALUES[card] for card in state.hands[seat] if FIRST_LOCK <= card < FIRST_THIEF]
    return max(locks, default=_USUAL_LOCK) - len(state.safes[seat])


def _company(state: Schattendieb, seat: int, jewel: int) -> list[int]:
    """The jewels of the hand to add to one in front: the best, as many as a lock will cover."""
    kind = jewel // HIGHEST
    same = [card for card in state.hands[seat] if card < FIRST_LOCK and card // HIGHEST == kind]
    if state.phase == CHOOSE:
        same.remove(jewel)
    same = sorted([card for card in same if VALUES[card] > _DREGS], reverse=True)
    return same[: max(0, _room(state, seat) - 1)]


def _unseen(state: Schattendieb, seat: int) -> list[int]:
    """How many of each card may be in the other hands or in the pile."""
    left = COPIES[:]
    for cards in [state.hands[seat], state.seen, *state.safes]:
        for card in cards:
            left[card] -= 1
    for lock in state.locks:
        if lock != NO_CARD:
            left[lock] -= 1
    return left


def _hope(state: Schattendieb, seat: int, card: int, left: list[int]) -> float:
    """Roughly the points that a card brings in the long run."""
    others = len(state.open) - 1
    hidden = max(1, sum(left))
    room = _room(state, seat)
    if card < FIRST_LOCK:
        return _jewel_hope(state, seat, card, left) - (10.0 if room < 1 else 0.0)
    if card >= FIRST_THIEF:
        if card == SHADOW:
            hope = 6.5 * (1 - 0.3**others)
        else:
            kind = card - FIRST_THIEF
            share = sum(left[kind * HIGHEST : kind * HIGHEST + HIGHEST]) / hidden
            hope = 6.0 * (1 - (1 - share) ** others)
        return hope + 0.7 - (5.0 if room < 1 else 0.0)
    if VALUES[card] < len(state.safes[seat]):
        return 0.0  # too low for ever: the cheapest card to lay
    return 0.0 if _spare(state, seat, card) else -4.0


def _spare(state: Schattendieb, seat: int, lock: int) -> bool:
    """Whether another lock in hand is as good."""
    locks = [card for card in state.hands[seat] if FIRST_LOCK <= card < FIRST_THIEF]
    locks.remove(lock)
    return any(VALUES[other] >= VALUES[lock] for other in locks)


def _jewel_hope(state: Schattendieb, seat: int, card: int, left: list[int]) -> float:
    """Its value and that of its company, if nobody lays the same value and no shadow takes it."""
    others = len(state.open) - 1
    hidden = max(1, sum(left))
    equal = sum([left[kind * HIGHEST + card % HIGHEST] for kind in range(len(KINDS))])
    meets = min(0.9, 1.45 * equal / hidden * (0.3 + 0.1 * (card % HIGHEST)))  # high cards tempt the others, too
    survives = (1 - meets) ** others
    if left[SHADOW]:
        survives *= max(0.0, 1 - 2.0 * others * 4 / hidden * (card % HIGHEST) / HIGHEST)
    company = _company(state, seat, card)
    return survives * (VALUES[card] + sum([VALUES[other] for other in company]) + 0.7 * (1 + len(company)))
