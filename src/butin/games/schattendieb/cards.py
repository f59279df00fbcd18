"""The cards: all that lies in the box, in one block, and what follows from it."""

from __future__ import annotations

from typing import Final

# The components. Two things are assumptions, to be corrected here by somebody with the box: the names of the
# kinds, which change nothing but the pictures, and how many cards there are of each lock (SD-A3).
KINDS: Final = ["ring", "necklace", "watch", "brooch"]
HIGHEST: Final = 10  # jewels are worth 1 to this
JEWEL_COPIES: Final = 2  # of each value in each kind (SD-A2)
LOCKS: Final = {4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1, 13: 1, 14: 1, 15: 1}
HAND: Final = 4

# A card is a small number: first the jewels, kind by kind, then the locks, the four specialists, the shadow.
FIRST_LOCK: Final = len(KINDS) * HIGHEST  # whatever is below is a jewel
FIRST_THIEF: Final = FIRST_LOCK + len(LOCKS)
SHADOW: Final = FIRST_THIEF + len(KINDS)
TYPES: Final = SHADOW + 1
NO_CARD: Final = -1

NAMES: Final[list[str]] = (
    [f"{kind}{value}" for kind in KINDS for value in range(1, HIGHEST + 1)]
    + [f"lock{value}" for value in LOCKS]
    + [f"thief-{kind}" for kind in KINDS]
    + ["shadow"]
)
VALUES: Final[list[int]] = list(range(1, HIGHEST + 1)) * len(KINDS) + list(LOCKS) + [0] * (len(KINDS) + 1)
COPIES: Final[list[int]] = [JEWEL_COPIES] * FIRST_LOCK + list(LOCKS.values()) + [1] * (len(KINDS) + 1)
DECK: Final[list[int]] = [card for card in range(TYPES) for _ in range(COPIES[card])]
CARDS: Final = len(DECK)  # 105; the open safes are never shuffled in (SD-2)
MOST_CARDS: Final = max(LOCKS)  # a safe with more can never be closed (SD-A19)


def distinct(cards: list[int]) -> list[int]:
    """The different ones, sorted. For a hand that is faster than a set."""
    found = sorted(cards)
    for place in range(len(found) - 1, 0, -1):
        if found[place] == found[place - 1]:
            del found[place]
    return found


def words(cards: list[int]) -> list[str]:
    """The cards as people write them."""
    return [NAMES[card] for card in cards]


def word_or_none(card: int) -> str | None:
    """A card as people write it, or None where there is none."""
    return None if card == NO_CARD else NAMES[card]
