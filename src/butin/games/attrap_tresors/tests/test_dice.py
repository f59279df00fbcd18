"""Attrap'trésors: how dice fall, and which of them are thrown again."""

from __future__ import annotations

from collections import Counter

from butin.core.chance import Chance, FastChance
from butin.core.state import Event
from butin.games.attrap_tresors.box import COLOURS
from butin.games.attrap_tresors.dice import place_of
from butin.games.attrap_tresors.souk import PHASES, RACE, STACKED, THROWS
from butin.games.attrap_tresors.tests.bazaars import GAME, fresh, position


def thrown(strength: int, throws: int, chance: Chance) -> tuple[Counter[int], int]:
    """Where dice came to rest, and how many throws had one on another."""
    places: Counter[int] = Counter()
    stacked = 0
    for _ in range(throws):
        state = fresh(4, chance.below(10**6))
        state.play(0, THROWS + strength)
        places.update(place_of(x, y) for x, y in zip(state.xs, state.ys, strict=True))
        stacked += state.phase == STACKED
    return places, stacked


def test_a_throw_strews_the_dice_and_its_strength_changes_how() -> None:
    """AT-A21: a plain throw loses about one die in twenty, and stacks one in a few throws of a hundred."""
    throws = 3000
    (plain, plain_stacked), (gentle, gentle_stacked), (hard, hard_stacked) = [
        thrown(strength, throws, FastChance(strength)) for strength in (0, 1, 2)
    ]
    assert 0.04 < (plain[1] + plain[2]) / (6 * throws) < 0.06
    assert plain[1] and plain[2]
    assert 0.01 < plain_stacked / throws < 0.06
    assert gentle[0] > plain[0] > hard[0]
    assert gentle_stacked > plain_stacked > hard_stacked


def test_every_face_is_as_likely() -> None:
    """AT-5"""
    faces: Counter[int] = Counter()
    for seed in range(2000):
        state = fresh(3, seed)
        state.play(0, THROWS)
        faces.update(state.colours)
    assert all(1800 < faces[colour] < 2200 for colour in range(6))


def test_tidy_dice_all_count() -> None:
    """AT-A21"""
    for seed in range(300):
        state = fresh(4, seed, tidy_dice=True)
        state.play(0, THROWS + 2)
        assert state.phase == RACE
        assert sum(state.counts()) == 6


def test_dice_of_a_stack_are_thrown_again_by_whoever_threw_them() -> None:
    """AT-5, AT-28: seat 1's die lay on seat 0's, which lay on a third; the others stay as they are."""
    dice = ["red", "red", "red", {"colour": "blue", "on": 0}, {"colour": "green", "on": 3}, "red", "red", "red"]
    state = position(2, {"dice": dice, "cup": ["yellow", "orange", "purple"]})
    others = [(state.xs[die], state.ys[die]) for die in (1, 2, 5, 6, 7)]
    assert (state.actors(), state.rethrows(0), state.rethrows(1)) == ([0, 1], [0, 3], [4])
    state.play(0, THROWS)
    assert (state.actors(), state.rethrows(1), PHASES[state.phase]) == ([1], [4], "stacked")
    assert GAME.write(position(2, GAME.write(state))) == GAME.write(state)
    state.play(1, THROWS)
    assert [COLOURS[colour] for colour in state.colours[:5]] == ["yellow", "red", "red", "orange", "purple"]
    assert [(state.xs[die], state.ys[die]) for die in (1, 2, 5, 6, 7)] == others
    assert state.phase == RACE


def test_all_four_dice_of_a_player_may_lie_in_stacks() -> None:
    """AT-5, AT-28: when the other one has thrown, it is still a throw of stacked dice."""
    dice = ["red", "red", "red", "red", *[{"colour": "blue", "on": die} for die in range(4)]]
    state = position(2, {"dice": dice, "cup": ["red"] * 4 + ["green"] * 4})
    told: list[Event] = []
    state.play(1, THROWS, told.append)
    assert (PHASES[state.phase], state.actors()) == ("stacked", [0])
    assert GAME.write(position(2, GAME.write(state))) == GAME.write(state)
    state.play(0, THROWS, told.append)
    assert [event.kind for event in told] == ["rethrown", "rethrown"]
    assert state.counts() == [4, 0, 0, 4, 0, 0]
