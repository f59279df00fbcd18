"""Who plays the next match where there are more people than chairs: fair for any number, over a whole evening."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from butin.room.table.seating import Waiting, seating
from butin.room.table.seats import NOBODY, Person

MATCHES = 60


class Group:
    """So many people, and what each match makes of them."""

    def __init__(self, people: int) -> None:
        self.people = [Person() for _ in range(people)]
        self.places = list(range(people))  # on a chair, or behind the chairs on the bench

    def play(self, number: int, chairs: int) -> list[int]:
        """Who plays; the bench is in order, those who have just lost their chair at its end."""
        waiting = [Waiting(place, self.people[who], who, gone=False) for who, place in enumerate(self.places)]
        found = seating(waiting, chairs)
        playing = [self.places.index(place) for place in found if place != NOBODY]
        left = sorted((who for who in range(len(self.people)) if who not in playing), key=lambda who: self.places[who])
        for who in playing:
            self.people[who] = Person(last=number, left_out=self.people[who].left_out)
        for who in left:
            self.people[who] = Person(last=self.people[who].last, left_out=self.people[who].left_out + 1)
        old = list(self.places)
        for chair, place in enumerate(found):
            if place != NOBODY:
                self.places[old.index(place)] = chair
        for place, who in enumerate(left):
            self.places[who] = chairs + place
        return playing

    @property
    def spread(self) -> int:
        out = [person.left_out for person in self.people]
        return max(out) - min(out)


@pytest.mark.parametrize("people", range(2, 13))
def test_with_any_smaller_number_of_chairs_nobody_is_left_out_two_times_more_often(people: int) -> None:
    for chairs in range(1, people):
        group = Group(people)
        for number in range(1, MATCHES + 1):
            assert len(group.play(number, chairs)) == chairs
            assert group.spread <= 1, (chairs, number)


@given(st.integers(2, 12), st.lists(st.integers(1, 12), min_size=1, max_size=MATCHES))
def test_also_where_every_box_has_other_chairs(people: int, boxes: list[int]) -> None:
    group = Group(people)
    left: set[int] = set()
    for number, chairs in enumerate(boxes, 1):
        playing = set(group.play(number, chairs))
        assert len(playing) == min(people, chairs)
        assert left <= playing or playing <= left, "somebody who waited is not first"
        assert group.spread <= 1
        left = set(range(people)) - playing


@given(st.integers(1, 8), st.integers(1, 8), st.data())
def test_everybody_has_one_place_and_keeps_the_number_of_the_chair_where_there_is_one(
    old: int, new: int, data: st.DataObject
) -> None:
    places = data.draw(st.lists(st.integers(0, old + 5), unique=True, max_size=old + 6))
    last = [data.draw(st.integers(0, 3)) for _ in places]
    people = [Waiting(place, Person(last=last[n]), n, gone=False) for n, place in enumerate(places)]
    found = seating(people, new)
    seated = [place for place in found if place != NOBODY]
    assert len(found) == new
    assert len(seated) == len(set(seated)) == min(new, len(people))
    assert set(seated) <= set(places)
    assert all(found[place] == place for place in seated if place < new)


def test_whoever_went_home_is_behind_all_who_are_here() -> None:
    people = [Waiting(0, Person(last=0, left_out=4), 0, gone=True), Waiting(1, Person(last=5), 1, gone=False)]
    assert seating(people, 1) == [1]
    assert seating(people, 2) == [0, 1]
