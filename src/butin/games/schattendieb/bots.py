"""Who sits in the empty chairs of a game of schattendieb."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.schattendieb import extras, thieves
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HIGHEST, NO_CARD, SHADOW, VALUES
from butin.games.schattendieb.hotel import CHOOSE, EXTRAS, STEAL
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.safes import fits, worth

# The owl's temper.
EACH: Final = 8  # points for every rival whose safe is open: so much is enough for her
_USUAL_LOCK: Final = 8  # the lock she hopes for while she holds none
DREGS: Final = 2  # jewels up to this value are not added to others
_SHADOW_HOPE, _THIEF_HOPE = 7, 5  # what a thief brings, more or less

# The dormouse's.
_NODS: Final = 5  # it plays anything once in so many moves
_FULL: Final = 5  # cards in a safe that are enough for it


def hibou(state: Schattendieb, seat: int, chance: Chance) -> int:
    """The owl: lays what brings most at once, and locks up with eight points for every rival who is still open."""
    return owl(state, seat, EACH, chance)


def owl(state: Schattendieb, seat: int, each: float, chance: Chance) -> int:
    """The same, with more patience or with less."""
    if state.phase == STEAL:
        return _loot(state, seat)
    if state.phase == EXTRAS:
        return extras.code_of(_company(state, seat, state.fronts[seat][0]))
    lock = timely(state, seat, each)
    return hopeful(state, seat, chance) if lock == NO_CARD else lock


def timely(state: Schattendieb, seat: int, each: float) -> int:
    """The lock to lay now, with so many points for every open rival, or none."""
    lock = _lock(state, seat)
    if lock == NO_CARD or _room(state, seat) < 1 or state.exhausted:
        return lock
    return lock if worth(state, seat) >= each * (len(state.open) - 1) else NO_CARD


def hopeful(state: Schattendieb, seat: int, chance: Chance) -> int:
    """The card that brings most; one of them, if there are several."""
    room = _room(state, seat)
    best: list[int] = []
    most = -9
    for card in state.hands[seat]:
        hope = _hope(state, seat, card, room)
        if hope > most:
            best, most = [card], hope
        elif hope == most:
            best.append(card)
    return best[0] if len(best) == 1 else chance.pick(best)


def brightest(state: Schattendieb, seat: int) -> int:
    """The jewel of the hand that shines most, or none."""
    jewels = [card for card in state.hands[seat] if card < FIRST_LOCK]
    return max(jewels, key=_shine) if jewels else NO_CARD


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
    bright = brightest(state, seat)
    return chance.pick(moves) if bright == NO_CARD else bright


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


def _lock(state: Schattendieb, seat: int) -> int:
    """The lowest lock in hand that fits, or none."""
    found = NO_CARD
    for card in state.hands[seat]:
        if FIRST_LOCK <= card < FIRST_THIEF and fits(state, seat, card) and (found == NO_CARD or card < found):
            found = card
    return found


def _room(state: Schattendieb, seat: int) -> int:
    """How many more cards the best lock in hand would cover."""
    highest = 0
    for card in state.hands[seat]:
        if FIRST_LOCK <= card < FIRST_THIEF:
            highest = max(highest, VALUES[card])
    return (highest or _USUAL_LOCK) - len(state.safes[seat])


def _company(state: Schattendieb, seat: int, jewel: int) -> list[int]:
    """The jewels of the hand to add to one in front: the best, as many as a lock will cover."""
    kind = jewel // HIGHEST
    same = [
        card for card in state.hands[seat] if card < FIRST_LOCK and card // HIGHEST == kind and VALUES[card] > DREGS
    ]
    if state.phase == CHOOSE and jewel in same:
        same.remove(jewel)
    same.sort(reverse=True)
    return same[: max(0, _room(state, seat) - 1)]


def _hope(state: Schattendieb, seat: int, card: int, room: int) -> int:
    """The points that a card brings, if all goes well; a lock is kept, unless another in hand is better."""
    if FIRST_LOCK <= card < FIRST_THIEF:
        return 0 if VALUES[card] < room + len(state.safes[seat]) else -2
    if room < 1:
        return 0 if card >= FIRST_THIEF else -1
    hope = hope_of(card)
    if card < FIRST_LOCK:
        for other in _company(state, seat, card):
            hope += VALUES[other]
    return hope


def hope_of(card: int) -> int:
    """What a card brings alone."""
    if card < FIRST_LOCK:
        return VALUES[card]
    return _SHADOW_HOPE if card == SHADOW else _THIEF_HOPE if card >= FIRST_THIEF else 0
