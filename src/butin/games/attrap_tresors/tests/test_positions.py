"""Positions of Attrap'trésors: short forms, holes, and what cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from butin.core.chance import FastChance
from butin.core.errors import BadPosition
from butin.core.game import WATCHER
from butin.games.attrap_tresors.box import COLOURS
from butin.games.attrap_tresors.dice import place_of
from butin.games.attrap_tresors.souk import PHASES, THROWS
from butin.games.attrap_tresors.tests.bazaars import DULL, GAME, position


def test_secret_tasks_are_imagined_as_the_cards_lie() -> None:
    """AT-3: who holds one of three reds finds red at a neighbour's in 2 of 17 worlds, any other colour in 3."""
    view = GAME.view(position(3, {"tasks": {0: "red"}}), 0)
    found = Counter(GAME.imagine(view, FastChance(seed)).tasks[1] for seed in range(3400))
    assert 320 < found[0] < 480
    assert all(500 < found[colour] < 700 for colour in range(1, 6))


def test_nobody_sees_what_is_in_the_cup() -> None:
    """AT-A21"""
    state = position(3, {"cup": ["red", {"colour": "blue", "place": "beside"}, {"colour": "green", "on": 0}]})
    for seat in range(WATCHER, 3):
        view = GAME.view(state, seat)
        assert "cup" not in view["position"]
        assert GAME.imagine(view, FastChance(1)).cup == []
    again = position(3, GAME.write(state))
    assert GAME.write(again) == GAME.write(state)


def test_a_known_roll_lies_as_it_was_set_and_the_rest_is_left_to_chance() -> None:
    """AT-A21: exact places, places by name, and a cup that runs out."""
    state = position(3, {"cup": [{"colour": "red", "x": 10, "y": -40}, {"colour": "blue", "place": "edge"}]})
    state.play(0, THROWS)
    assert (state.colours[0], state.xs[0], state.ys[0]) == (0, 10, -40)
    assert (state.colours[1], place_of(state.xs[1], state.ys[1])) == (4, 1)
    assert state.cup == []
    assert min(state.colours) >= 0


def test_positions_accept_short_forms() -> None:
    state = position(4, {"dice": 6, "taken": {1: "column", 2: ["gem"]}, "cards": {0: {1: 2, "5": 1}}})
    assert PHASES[state.phase] == "loot"
    assert state.paid == 1
    assert [state.bags(seat) for seat in range(4)] == [7, 0, 0, 0]
    assert PHASES[position(4, {}).phase] == "throw"
    assert PHASES[position(4, {"phase": "stacked"}).phase] == "stacked"
    assert PHASES[position(4, {"dice": ["red"]}).phase] == "race"
    assert PHASES[position(4, {"phase": "choose"}, quiet_mode=True).phase] == "choose"
    assert PHASES[position(2, {"dice": ["red"] * 4, "phase": "throw"}).phase] == "throw"
    assert PHASES[position(3, {"choices": {1: "gem"}}, quiet_mode=True).phase] == "choose"
    both = {"phase": "replace", "taken": {0: "column"}, "dice": ["red"] * 4 + ["blue"] * 4}
    assert {0, 4} <= set(position(2, both).tasks)


def test_tasks_accept_short_forms() -> None:
    state = position(4, {"set_aside": 2, "pile": {"next": ["red", "?", "blue"]}, "tasks": 4, "supply": {2: 10}})
    assert (len(state.aside), len(state.pile), state.paid) == (2, 12, 2)
    assert (COLOURS[state.pile[-1]], COLOURS[state.pile[-3]]) == ("red", "blue")
    assert position(3, {"set_aside": "green", "pile": {"next": "red"}}).aside == [COLOURS.index("green")]


def test_dice_and_tasks_that_are_not_named_fit_what_is_being_decided() -> None:
    """AT-17, AT-A17: a wrong grab, and two fulfilled tasks, whatever chance throws."""
    wrong = {"phase": "give_back", "taken": {0: "column"}, "cards": {0: [1, 2]}, "tasks": {0: "red"}}
    for seed in range(60):
        state = position(3, wrong, seed)
        assert state.shown == [True, False, False]
        assert state.legal(0) and not state.right(0)
        assert len(position(2, {"phase": "replace", "taken": {1: "column"}}, seed).legal(1)) == 2


@pytest.mark.parametrize(
    ("seats", "given", "options", "field"),
    [
        (4, {"dices": []}, {}, "dices"),
        (4, {"phase": "running"}, {}, "phase"),
        (4, {"phase": "throw", "dice": 6}, {}, "dice"),
        (4, {"phase": "race", "dice": ["red"] * 7}, {}, "dice"),
        (4, {"dice": ["red", {"colour": "pink"}]}, {}, "pink"),
        (4, {"dice": [{"colour": "red", "x": 0, "y": 0}, {"colour": "red", "x": 5, "y": 5}]}, {}, "overlaps"),
        (4, {"dice": [{"colour": "red", "x": 0, "y": 0, "place": "edge"}]}, {}, "place"),
        (4, {"dice": [{"colour": "red", "on": 1}, {"colour": "red", "on": 0}]}, {}, "upon"),
        (4, {"dice": [{"colour": "red", "x": 0, "on": 1}, {"colour": "red", "x": 1, "on": 0}]}, {}, "ring"),
        (4, {"dice": [{"colour": "red", "place": "beside"}]}, {"tidy_dice": True}, "tidy_dice"),
        (4, {"phase": "race", "dice": [{"colour": "red", "on": 1}]}, {}, "stacked"),
        (4, {"phase": "stacked", "dice": 6}, {}, "stacked"),
        (4, {"phase": "stacked", "dice": ["red", {"colour": "red", "on": 0}, "unthrown"]}, {}, "unthrown"),
        (2, {"phase": "stacked", "dice": ["unthrown", *["red"] * 6, "unthrown"]}, {}, "unthrown"),
        (2, {"phase": "race", "dice": ["unthrown"]}, {}, "unthrown"),
        (4, {"dice": [{"colour": "red", "x": 0}, {"colour": "red", "x": 50, "on": 0}]}, {}, "elsewhere"),
        (4, {"dice": ["red", {"colour": "red", "on": 0}], "stacked": [1]}, {}, "stacked is"),
        (4, {"taken": {0: ["lamp"]}}, {}, "column"),
        (4, {"taken": {0: ["column", "lamp"]}}, {}, "taken"),
        (4, {"taken": {0: ["column"], 1: ["chest"]}}, {}, "chest"),
        (4, {"taken": {0: ["column"], 1: ["lamp", "gem", "gem"]}}, {}, "taken"),
        (3, {"taken": {0: ["column"], 1: ["lamp", "gem"], 2: ["gem"]}}, {}, "AT-15"),
        (4, {"phase": "loot"}, {}, "taken"),
        (4, {"tasks": {0: "red", 1: "red", 2: "red", 3: "red"}}, {}, "tasks"),
        (4, {"pile": 3}, {}, "pile"),
        (4, {"cards": {0: [3]}}, {}, "cards"),
        (4, {"cards": {0: {2: 11}}}, {}, "rounds"),
        (4, {"cards": {0: [4, 4]}, "paid_rounds": 1}, {}, "paid_rounds"),
        (4, {"supply": {"1": 3}}, {}, "supply"),
        (4, {"tower": ["column"]}, {}, "tower"),
        (4, {"paid_rounds": 10, "phase": "throw"}, {}, "paid_rounds"),
        (4, {"set_aside": 10}, {}, "set_aside"),
        (2, {"paid_rounds": 10, "phase": "replace", "taken": {0: "column"}}, {}, "paid_rounds"),
        (4, {"phase": "give_back", "dice": DULL, "taken": {0: "column"}}, {}, "cards"),
        (4, {"phase": "give_back", "taken": {0: "column"}, "cards": {0: [1, 2]}, "shown": []}, {}, "shown"),
        (4, {"phase": "give_back"}, {}, "taken has no column"),
        (4, {"pile": {"next": ["?"] * 15}}, {}, "pile"),
        (4, {"set_aside": 1, "paid_rounds": 0}, {}, "paid_rounds is 0: cards and set_aside need at least 1"),
        (4, {"phase": "give_back", "dice": list(COLOURS), "taken": {0: "column"}}, {}, "tasks"),
        (4, {"phase": "replace", "taken": {0: "column"}}, {}, "replace"),
        (4, {"token": 1}, {}, "token"),
        (4, {"phase": "choose"}, {}, "choose"),
        (4, {"phase": "race"}, {"quiet_mode": True}, "race"),
        (3, {"phase": "choose", "choices": {0: "lamp", 1: "gem", 2: "nothing"}}, {"quiet_mode": True}, "choices"),
        (3, {"phase": "choose", "taken": {0: "column"}, "choices": {0: "gem"}}, {"quiet_mode": True}, "choices"),
        (3, {"phase": "choose", "taken": {0: "column"}, "choices": {1: "column"}}, {"quiet_mode": True}, "choices"),
        (2, {"roller": 1}, {}, "roller"),
        (2, {"shown": [1]}, {}, "shown"),
        (2, {"tasks": ["red", "red", "blue"]}, {"distinct_open_tasks": True}, "tasks"),
        (2, {"tasks": ["red"]}, {}, "tasks"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(
    seats: int, given: dict[str, Any], options: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadPosition, match=field):
        position(seats, given, **options)
