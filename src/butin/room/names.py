"""Kind names for those who bring none: an animal and its manner."""

from __future__ import annotations

from typing import Final

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
LONGEST: Final = 24


def made_up(number: int, taken: list[str]) -> str:
    """A name from a number, the next one that nobody at the table has."""
    kinds = len(ANIMALS) * len(MANNERS)
    for step in range(kinds):
        place = (number + step * 7) % kinds
        name = f"{ANIMALS[place % len(ANIMALS)]} {MANNERS[place // len(ANIMALS)]}"
        if name not in taken:
            return name
    return f"Invité {number % 1000}"


def cleaned(name: str) -> str:
    """A name as it is kept: one line, no control characters, not too long; empty if nothing is left."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:LONGEST]
