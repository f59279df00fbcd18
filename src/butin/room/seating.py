"""Who plays the next match where there are more people than chairs: whoever has waited longest.

However many they are, and however many chairs there are from match to match: nobody is left out two times more often
than another.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


class Person:
    """What the evening knows of somebody. It is never changed: another one takes its place."""

    __slots__ = ("last", "left_out", "played", "won")

    def __init__(self, played: int = 0, won: int = 0, last: int = 0, left_out: int = 0) -> None:
        self.played: int = played  # matches that came to their end
        self.won: int = won
        self.last: int = last  # the number of the last one; of a newcomer, of the one before the last that began
        self.left_out: int = left_out


NEW: Final = Person()


class Waiting:
    """Somebody who would like to play: where they are now, and what speaks for them."""

    __slots__ = ("came", "gone", "person", "place")

    def __init__(self, place: int, person: Person, came: int, gone: bool) -> None:
        self.place: int = place  # a chair, or behind the chairs a place on the bench
        self.person: Person = person
        self.came: int = came
        self.gone: bool = gone  # away for so long that nobody waits for them any more

    @property
    def turn(self) -> tuple[bool, int, int, int]:
        """Whoever is here; of them the longest without a match, then who was left out most, then who came first."""
        return self.gone, self.person.last, -self.person.left_out, self.came


def seating(people: list[Waiting], chairs: int) -> list[int]:
    """For each chair the place of whoever gets it, or NOBODY. Whoever can keep the number of their chair does."""
    chosen = [one.place for one in sorted(people, key=lambda one: one.turn)[:chairs]]
    found = [number if number in chosen else NOBODY for number in range(chairs)]
    others = [place for place in chosen if place not in found]
    for place in others:
        found[found.index(NOBODY)] = place
    return found
