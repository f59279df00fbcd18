"""Who plays the next match where there are more people than chairs: whoever has waited longest.

However many they are, and however many chairs there are from match to match: nobody is left out two times more often
than another.
"""

from __future__ import annotations

from butin.core.game import AnyGame
from butin.core.options import Options
from butin.room.table import chairs
from butin.room.table.seats import NOBODY, Person
from butin.room.table.setting import Setting, checked
from butin.room.table.table import Table


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


def places_to_start(table: Table, chairs: int, now: int) -> list[int]:
    """For each chair of the next match who has it: people, then the bots who sit there; NOBODY on the others."""
    found = seating(people_of(table, now), chairs)
    bots = [number for number, seat in enumerate(table.seats) if seat.bot and number not in found]
    for number in bots:
        if number < chairs and found[number] == NOBODY:
            found[number] = number
    for number in [number for number in bots if number not in found]:
        if NOBODY in found:
            found[found.index(NOBODY)] = number
    return found


def closed_up(table: Table) -> Setting:
    """The same box for those who are here, people and bots: no chair is left empty, if the box allows it."""
    seats = table.game.seats
    people = sum(1 for seat in table.seats if not seat.empty) + len(table.bench)
    return resized(table, table.game, min(max(people, seats[0]), seats[-1]), table.setting.options)


def resized(table: Table, game: AnyGame, chairs: int, options: Options | None) -> Setting:
    """A box with what stays the table's: clocks, hints, patience, who may find it, and its delay."""
    return checked(game, chairs, options, {**table.setting.plain(), "watch_delay_s": table.delay_s})


def people_of(table: Table, now: int) -> list[Waiting]:
    away = [chairs.gone(table, seat, now) for seat in (*table.seats, *table.bench)]
    return [
        Waiting(place, seat.who, seat.sat, away[place])
        for place, seat in enumerate((*table.seats, *table.bench))
        if seat.person
    ]
