"""How a search of schattendieb lets everybody play on: as the owl would, but by tables instead of counting cards."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.schattendieb import extras, thieves
from butin.games.schattendieb.cards import DECK, FIRST_LOCK, FIRST_THIEF, HAND, HIGHEST, KINDS, SHADOW, VALUES
from butin.games.schattendieb.rules import Schattendieb
from butin.games.schattendieb.table import CHOOSE, STEAL

_HABIT: Final = 7.0  # at how many points people lock up, for each seat above two
_GAIN: Final = 5.0  # what a turn brings on average
_CAUTION: Final = 2.5  # with more rivals than this people take risks, with fewer they play safe
_USUAL_LOCK: Final = 10  # the lock that one hopes for while one holds none
_DREGS: Final = 2  # jewels up to this value are not added to others
_MOST_SEATS: Final = 7


def _survival() -> list[float]:
    """How likely a jewel stays in front of its player, by rivals * HIGHEST + its value less one."""
    found: list[float] = []
    for rivals in range(_MOST_SEATS):
        for value in range(HIGHEST):
            meets = 1.45 * 0.076 * (0.3 + 0.1 * value)
            found.append((1 - meets) ** rivals * max(0.0, 1 - rivals * 0.09 * value / HIGHEST))
    return found


def _locks() -> list[float]:
    """How likely a hand has a lock for a safe with so many cards."""
    found: list[float] = []
    for size in range(20):
        fitting = sum(1 for card in DECK if FIRST_LOCK <= card < FIRST_THIEF and VALUES[card] >= max(1, size))
        found.append(1 - (1 - fitting / len(DECK)) ** HAND)
    return found


_SURVIVES: Final = _survival()
_HOLDS: Final = _locks()
_SHADOW_HOPE: Final = [6.5 * (1 - 0.3**rivals) + 0.7 for rivals in range(_MOST_SEATS)]
_THIEF_HOPE: Final = [6.0 * (1 - 0.79**rivals) + 0.7 for rivals in range(_MOST_SEATS)]


def glance(state: Schattendieb, seat: int, chance: Chance) -> int:
    """Lock up when it seems enough, else lay the card that promises most."""
    if state.phase == CHOOSE:
        return _lay(state, seat)
    if state.phase == STEAL:
        return _rob(state, seat)
    return _add(state, seat)


def _lay(state: Schattendieb, seat: int) -> int:
    hand = state.hands[seat]
    size = len(state.safes[seat])
    lowest, highest = 99, 0  # of the locks that fit
    sums = [0.0] * len(KINDS)  # what the jewels of a kind bring together
    for card in hand:
        if card < FIRST_LOCK:
            if card % HIGHEST >= _DREGS:
                sums[card // HIGHEST] += card % HIGHEST + 1.7
        elif card < FIRST_THIEF and VALUES[card] >= size:
            highest = max(highest, VALUES[card])
            lowest = min(lowest, card)
    room = (highest or _USUAL_LOCK) - size
    rivals = len(state.open) - 1
    best, most = hand[0], -99.0
    for card in hand:
        if card < FIRST_LOCK:
            hope = sums[card // HIGHEST] + (card % HIGHEST + 1.7 if card % HIGHEST < _DREGS else 0.0)
            hope = _SURVIVES[rivals * HIGHEST + card % HIGHEST] * hope - (10.0 if room < 1 else 0.0)
        elif card >= FIRST_THIEF:
            hope = _SHADOW_HOPE[rivals] if card == SHADOW else _THIEF_HOPE[rivals]
            hope -= 5.0 if room < 1 else 0.0
        elif VALUES[card] < size or VALUES[card] < highest or hand.count(card) > 1:
            hope = 0.0
        else:
            hope = -4.0
        if hope > most:
            best, most = card, hope
    if highest and size and enough(state, seat, room, max(0.0, most)):
        return lowest
    return best


def enough(state: Schattendieb, seat: int, room: int, gain: float) -> bool:
    """Whether to lock now rather than a turn later: the rivals may all do so, now or then."""
    if room < 1 or state.exhausted:
        return True
    habit = max(1.0, _HABIT * (state.seats - 2) + 1)
    now: list[float] = []  # how likely each rival locks in this turn
    all_now, later = 1.0, 0.0
    for other in state.open:
        if other == seat:
            continue
        safe = state.safes[other]
        points = 0.0
        for card in safe:
            points += VALUES[card]
        holds = _HOLDS[min(len(safe), len(_HOLDS) - 1)]
        closing = holds * min(1.0, points / habit)
        now.append(closing)
        all_now *= closing
        later += holds * min(1.0, (points + _GAIN) / habit)
    later /= len(now)
    too_late = 1.0
    for closing in now:
        too_late *= closing + (1 - closing) * later
    points = 0.0
    for card in state.safes[seat]:
        points += VALUES[card]
    power = (state.seats - 1) / _CAUTION
    return bool((1 - all_now) * points**power >= (1 - too_late) * (points + gain) ** power)


def _rob(state: Schattendieb, seat: int) -> int:
    best, most = thieves.DECLINE, 0
    for card in thieves.loot(state, state.fronts[seat][0]):
        if VALUES[card] > most:
            best, most = thieves.TAKE + card, VALUES[card]
    return best


def _add(state: Schattendieb, seat: int) -> int:
    kind = state.fronts[seat][0] // HIGHEST
    hand = state.hands[seat]
    room = _USUAL_LOCK
    same: list[int] = []
    for card in hand:
        if card < FIRST_LOCK:
            if card // HIGHEST == kind and card % HIGHEST >= _DREGS:
                same.append(card)
        elif card < FIRST_THIEF and VALUES[card] > room:
            room = VALUES[card]
    if not same:
        return extras.ADD
    room -= len(state.safes[seat]) + 1
    same.sort()
    return extras.code_of(same[-room:]) if room > 0 else extras.ADD
