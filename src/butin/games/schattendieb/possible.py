"""What cannot lie on a table: each check says which field is wrong and by which rule."""

from __future__ import annotations

from butin.core.errors import BadPosition
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HAND, HIGHEST, NAMES, NO_CARD, VALUES
from butin.games.schattendieb.extras import entitled
from butin.games.schattendieb.hotel import CHOOSE, EXTRAS, OVER, PHASES, Hotel


def check_table(hotel: Hotel) -> None:
    for seat in range(hotel.seats):
        _check_safe(hotel, seat)
        if seat in hotel.open:
            _check_hand(hotel, seat)
        elif hotel.hands[seat] or hotel.fronts[seat]:
            raise BadPosition(f"seat {seat} takes no part any more, but has cards in hand or in front (SD-24)")
    if len(hotel.open) < (1 if hotel.phase == OVER else 2):
        raise BadPosition(f"locks: the number of open safes is {len(hotel.open)}: expected at least two (SD-30)")
    if hotel.phase != OVER:
        _check_fronts(hotel)


def check_points(points: list[int], safes: list[list[int]], locks: list[int]) -> None:
    """Whether the last result is what the safes of that game bring."""
    for seat, earned in enumerate(points):
        worth = sum(VALUES[card] for card in safes[seat]) if locks[seat] != NO_CARD else 0
        if earned != worth:
            raise BadPosition(f"results: seat {seat} last earned {earned}, but its safe brings {worth} points (SD-33)")


def check_answers(hotel: Hotel, seat: int, where: str) -> None:
    if hotel.phase != EXTRAS or seat not in hotel.open or not entitled(hotel, seat):
        raise BadPosition(f"{where}: nobody asked this seat for extra jewels: expected null (SD-17, SD-19)")


def _check_safe(hotel: Hotel, seat: int) -> None:
    safe, lock = hotel.safes[seat], hotel.locks[seat]
    for card in safe:
        if card >= FIRST_LOCK:
            raise BadPosition(f"safes[{seat}] holds {NAMES[card]!r}: expected jewels")
    if lock != NO_CARD and not 1 <= len(safe) <= VALUES[lock]:
        raise BadPosition(f"locks[{seat}] is {NAMES[lock]!r}, which cannot close a safe with {len(safe)} cards (SD-21)")
    if lock == NO_CARD and seat not in hotel.open and safe:
        raise BadPosition(f"safes[{seat}] has cards, but this seat sits the extra game out (SD-A20)")


def _check_hand(hotel: Hotel, seat: int) -> None:
    """Four cards at most with the one that was laid (SD-26); fewer are all right, whatever brought that about."""
    if hotel.phase == OVER:
        most = HAND
    elif hotel.phase == CHOOSE:
        most = HAND - len(hotel.fronts[seat])
    else:
        most = HAND - 1
    count = len(hotel.hands[seat])
    if count > most:
        raise BadPosition(f"hands[{seat}] has {count} cards: expected at most {most} (SD-5, SD-26)")


def _check_fronts(hotel: Hotel) -> None:
    """One card each; after step 2 no two jewels of equal value, after step 3 no thief."""
    values: list[int] = []
    for seat, front in enumerate(hotel.fronts):
        where = f"fronts[{seat}]"
        if len(front) > 1:
            raise BadPosition(f"{where} has {len(front)} cards: expected one at most (SD-5)")
        if not front or hotel.phase == CHOOSE:
            continue
        if hotel.phase == EXTRAS and front[0] >= FIRST_THIEF:
            raise BadPosition(f"{where} is {NAMES[front[0]]!r}: thieves are gone after step 3 (SD-16)")
        if front[0] < FIRST_LOCK:
            if front[0] % HIGHEST in values:
                text = f"a second jewel of this value is cancelled before {PHASES[hotel.phase]!r} (SD-8)"
                raise BadPosition(f"{where} is {NAMES[front[0]]!r}: {text}")
            values.append(front[0] % HIGHEST)
