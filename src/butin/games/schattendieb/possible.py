"""What cannot lie on a table: each check says which field is wrong and by which rule."""

from __future__ import annotations

from butin.core.errors import BadPosition
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HAND, HIGHEST, NAMES, NO_CARD, VALUES
from butin.games.schattendieb.extras import entitled
from butin.games.schattendieb.table import CHOOSE, EXTRAS, OVER, PHASES, Table


def check_table(table: Table) -> None:
    for seat in range(table.seats):
        _check_safe(table, seat)
        if seat in table.open:
            _check_hand(table, seat)
        elif table.hands[seat] or table.fronts[seat]:
            raise BadPosition(f"seat {seat} takes no part any more, but has cards in hand or in front (SD-24)")
    if len(table.open) < (1 if table.phase == OVER else 2):
        raise BadPosition(f"locks: the number of open safes is {len(table.open)}: expected at least two (SD-30)")
    if table.phase != OVER:
        _check_fronts(table)


def check_points(points: list[int], safes: list[list[int]], locks: list[int]) -> None:
    """Whether the last result is what the safes of that game bring."""
    for seat, earned in enumerate(points):
        worth = sum(VALUES[card] for card in safes[seat]) if locks[seat] != NO_CARD else 0
        if earned != worth:
            raise BadPosition(f"results: seat {seat} last earned {earned}, but its safe brings {worth} points (SD-33)")


def check_answers(table: Table, seat: int, where: str) -> None:
    if table.phase != EXTRAS or seat not in table.open or not entitled(table, seat):
        raise BadPosition(f"{where}: nobody asked this seat for extra jewels: expected null (SD-17, SD-19)")


def _check_safe(table: Table, seat: int) -> None:
    safe, lock = table.safes[seat], table.locks[seat]
    for card in safe:
        if card >= FIRST_LOCK:
            raise BadPosition(f"safes[{seat}] holds {NAMES[card]!r}: expected jewels")
    if lock != NO_CARD and not 1 <= len(safe) <= VALUES[lock]:
        raise BadPosition(f"locks[{seat}] is {NAMES[lock]!r}, which cannot close a safe with {len(safe)} cards (SD-21)")
    if lock == NO_CARD and seat not in table.open and safe:
        raise BadPosition(f"safes[{seat}] has cards, but this seat sits the extra game out (SD-A20)")


def _check_hand(table: Table, seat: int) -> None:
    """Four cards at most with the one that was laid (SD-26); fewer are all right, whatever brought that about."""
    if table.phase == OVER:
        most = HAND
    elif table.phase == CHOOSE:
        most = HAND - len(table.fronts[seat])
    else:
        most = HAND - 1
    count = len(table.hands[seat])
    if count > most:
        raise BadPosition(f"hands[{seat}] has {count} cards: expected at most {most} (SD-5, SD-26)")


def _check_fronts(table: Table) -> None:
    """One card each; after step 2 no two jewels of equal value, after step 3 no thief."""
    values: list[int] = []
    for seat, front in enumerate(table.fronts):
        where = f"fronts[{seat}]"
        if len(front) > 1:
            raise BadPosition(f"{where} has {len(front)} cards: expected one at most (SD-5)")
        if not front or table.phase == CHOOSE:
            continue
        if table.phase == EXTRAS and front[0] >= FIRST_THIEF:
            raise BadPosition(f"{where} is {NAMES[front[0]]!r}: thieves are gone after step 3 (SD-16)")
        if front[0] < FIRST_LOCK:
            if front[0] % HIGHEST in values:
                text = f"a second jewel of this value is cancelled before {PHASES[table.phase]!r} (SD-8)"
                raise BadPosition(f"{where} is {NAMES[front[0]]!r}: {text}")
            values.append(front[0] % HIGHEST)
