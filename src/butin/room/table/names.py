"""Kind names for those who bring none: an animal and its manner."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from butin.core.dial import HIGHEST
from butin.core.game import AnyGame

ANIMALS: Final = [
    "Renard",
    "Hibou",
    "Lynx",
    "Castor",
    "Blaireau",
    "Merle",
    "Loir",
    "Hérisson",
    "Furet",
    "Martin",
    "Corbeau",
    "Lapin",
]
MANNERS: Final = [
    "filou",
    "malin",
    "rieur",
    "tranquille",
    "agile",
    "rusé",
    "poli",
    "curieux",
    "distrait",
    "brave",
    "matinal",
    "songeur",
]
BOTS: Final = 16  # names for bots: animal-1 to animal-16 in words.*.ftl, the stronger the later
LONGEST: Final = 24
MOST_MARKS: Final = 2  # on one letter: no language that people write here has more
# letters of which nothing can be seen: the blank of Braille, the fillers of Hangul, a note without a head
BLANK: Final = "\u2800\u115f\u1160\u3164\uffa0\U0001d159"
# and marks: joiners, vowels that are not written, and selectors, which only choose how a letter looks
UNSEEN: Final = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f" + "".join(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)


def made_up(number: int, taken: list[str]) -> str:
    """A name from a number, the next one that nobody at the table has."""
    kinds = len(ANIMALS) * len(MANNERS)
    for step in range(kinds):
        place = (number + step * 7) % kinds
        name = f"{ANIMALS[place % len(ANIMALS)]} {MANNERS[place // len(ANIMALS)]}"
        if name not in taken:
            return name
    return f"Invité {number % 1000}"


def animals(game: AnyGame, bots: list[str]) -> list[int]:
    """By which animal each bot is called, in every language: the stronger the later, and no two the same.

    Seats without a bot, '', come last: so the usual one would be called there.
    """
    found = [0] * len(bots)
    for seat in sorted(range(len(bots)), key=lambda seat: not bots[seat]):
        found[seat] = _nearest_free(_animal(game, bots[seat]), found)
    return found


def _animal(game: AnyGame, bot: str) -> int:
    """From the duckling, 0 on the dial, to the wolf, 10."""
    place = HIGHEST / 2 if game.dial is None else min(HIGHEST, game.dial.place(bot or game.usual))
    return 1 + int(place / HIGHEST * (BOTS - 1) + 0.5)


def _nearest_free(animal: int, taken: list[int]) -> int:
    free = [one for one in range(1, BOTS + 1) if one not in taken]
    return min(free, key=lambda one: abs(one - animal))


def name_for(wanted: str, others: list[str], number: int) -> str:
    """What somebody is called: as they wish, told apart from all others; without a wish a name is made up."""
    name = cleaned(wanted)
    return told_apart(name, others) if name else made_up(number, others)


def cleaned(name: str) -> str:
    """A name as it is kept: one line, nothing that cannot be seen, not too long; empty if nothing is left."""
    kept, marks = "", MOST_MARKS  # a mark needs a letter to stand on
    for letter in normalize("NFC", name):
        if letter.isspace() or letter in BLANK:
            kept, marks = kept + " ", MOST_MARKS
        elif category(letter) in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS and letter not in UNSEEN:
                kept += letter
        elif letter.isprintable():
            kept, marks = kept + letter, 0
    return " ".join(kept.split())[:LONGEST].rstrip()


def told_apart(name: str, others: list[str]) -> str:
    """The name itself, or with the first number behind it that nobody has."""
    taken = {_heard(other) for other in others}
    found, number = name, 1
    while _heard(found) in taken:
        number += 1
        found = f"{name[: LONGEST - 1 - len(str(number))].rstrip()} {number}"
    return found


def _heard(name: str) -> str:
    """A name as it sounds: small and capital, wide and narrow letters are the same."""
    return normalize("NFKC", name).casefold()
