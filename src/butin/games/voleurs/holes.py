"""What a position leaves open: the cards that nobody named, dealt into its holes, each fitting world as likely.

A world fits if there are four cards of each motif and the bottom cards of the eight piles all differ (VO-1).
"""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.games.voleurs.rules import CARDS, COPIES, MOTIFS, PILES

UNKNOWN: Final = -1  # a card that is there but not named
_TRIES: Final = 20_000  # with all eight bottoms unknown, about one try in thirty fits


def fill(piles: list[list[int]], hands: list[list[int]], stock: list[int], growing: list[int], chance: Chance) -> None:
    """Put a card into every hole, in place. The piles in `growing` take the cards that lie nowhere else."""
    places = [*piles, *hands, stock]
    surplus = CARDS - sum(len(cards) for cards in places)
    if surplus < 0 or (surplus > 0 and not growing):
        raise BadPosition(f"there are {CARDS - surplus} cards in all: expected {CARDS}")
    pool = _unnamed(places)
    _check_bottoms([pile[0] for number, pile in enumerate(piles) if not surplus or number not in growing])
    if surplus or any(pile[0] == UNKNOWN for pile in piles):
        _lay_bottoms(piles, pool, growing, surplus, chance)
    chance.shuffle(pool)
    for cards in places:
        for place, motif in enumerate(cards):
            if motif == UNKNOWN:
                cards[place] = pool.pop()


def _unnamed(places: list[list[int]]) -> list[int]:
    """The cards that no place names."""
    left = [COPIES] * len(MOTIFS)
    for cards in places:
        for motif in cards:
            if motif != UNKNOWN:
                left[motif] -= 1
    for motif, count in enumerate(left):
        if count < 0:
            raise BadPosition(f"there are {COPIES - count} cards {MOTIFS[motif]!r}: expected at most {COPIES}")
    return [motif for motif, count in enumerate(left) for _ in range(count)]


def _check_bottoms(bottoms: list[int]) -> None:
    for motif in bottoms:
        if motif != UNKNOWN and bottoms.count(motif) > 1:
            raise BadPosition(f"piles: two have the bottom card {MOTIFS[motif]!r}: expected eight different (VO-1)")


def _lay_bottoms(piles: list[list[int]], pool: list[int], growing: list[int], surplus: int, chance: Chance) -> None:
    """Choose the heights of growing piles and all unknown bottoms, again from the start until the bottoms differ.

    Starting again, rather than mending what was chosen, is what keeps all worlds equally likely.
    """
    for _ in range(_TRIES):
        growth = _growth(surplus, growing, chance)
        seen = 0
        drawn = 0  # cards taken from the end of the pool
        for number, pile in enumerate(piles):
            motif = pile[0]
            if growth[number] or motif == UNKNOWN:
                last = len(pool) - 1 - drawn
                pick = chance.below(last + 1)
                pool[pick], pool[last] = pool[last], pool[pick]
                motif = pool[last]
                drawn += 1
            if seen >> motif & 1:
                break
            seen |= 1 << motif
        else:
            for number, pile in enumerate(piles):
                pile[:0] = [UNKNOWN] * growth[number]
                if pile[0] == UNKNOWN:
                    pile[0] = pool.pop()
            return
    raise BadPosition("piles: no deal of the other cards gives them eight different bottom cards (VO-1)")


def _growth(surplus: int, growing: list[int], chance: Chance) -> list[int]:
    """So many more cards for each pile, every way to share them out as likely (bars between the cards)."""
    growth = [0] * PILES
    if surplus:
        marks = [0] * surplus + [1] * (len(growing) - 1)
        chance.shuffle(marks)
        place = 0
        for mark in marks:
            if mark:
                place += 1
            else:
                growth[growing[place]] += 1
    return growth
