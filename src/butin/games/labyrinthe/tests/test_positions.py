"""Positions of the Ghost Labyrinth: what may be told of them, what is hidden, and what cannot be."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import butin
from butin.bots.policy import careless, play_out
from butin.core.chance import FastChance
from butin.core.errors import BadPosition
from butin.core.reading import Position
from butin.core.state import Event
from butin.games.labyrinthe.maze import CARDS
from butin.games.labyrinthe.testing import conserved
from butin.games.labyrinthe.tests.mazes import BOARD_X, GAME, board_x

# What is known

LATER: Position = {"looked": [True, True], "since_capture": 9, "turns": 20, "last_arrow": "R2>"}


def test_nobody_can_know_the_order_of_the_discs() -> None:
    """LA-2, LA-A14: worlds imagined from a view have any disc next."""
    match = board_x(target="owl")
    view = match.view(0)
    worlds = [GAME.imagine(view, FastChance(seed)) for seed in range(1100)]
    assert {world.piles[0][-1] for world in worlds} == {0}
    following = Counter(world.piles[0][-2] for world in worlds)
    assert len(following) == 11 and all(60 < count < 145 for count in following.values())


def test_a_secret_target_is_unknown_to_others_and_at_first_to_its_owner() -> None:
    """LA-19, LA-A20."""
    match = butin.new("labyrinthe", seats=3, seed=4, options={"variant": "secret"})
    for seat in (1, 2, -1):
        view = match.view(seat)
        for holder in range(3):
            tops = {GAME.imagine(view, FastChance(seed)).piles[holder][-1] for seed in range(300)}
            assert len(tops) == 12
    own = match.view(0)
    assert len({GAME.imagine(own, FastChance(seed)).piles[0][-1] for seed in range(30)}) == 1
    assert len({GAME.imagine(own, FastChance(seed)).piles[1][-1] for seed in range(300)}) == 11


def test_a_secret_look_is_told_to_nobody_else() -> None:
    """LA-19, LA-A20."""
    told: list[Event] = []
    state = GAME.deal(2, GAME.settle(2, {"variant": "secret"}), FastChance(8), told.append, 0)
    play_out(GAME, state, [careless] * 2, FastChance(9), told.append)
    seen = [event for event in told if event.kind == "seen"]
    assert seen and all(event.to == event.values["seat"] for event in seen)
    assert all("treasure" not in event.values for event in told if event.kind in ("looked", "all_put_under"))


def test_a_disc_that_went_under_is_remembered() -> None:
    """LA-A19: its owner knows where it is, and knows all of the pile once each disc was on top."""
    position: Position = {
        "phase": "walk",
        "since_capture": 9,
        "target": ["owl", "frog"],
        "face_down": [["clock"], ["throne"]],
        "looked": [True, True],
    }
    options = {"variant": "secret", "discs": 4, "stall_turns": 10}
    match = board_x(2, options, **position)
    match.play(0, "stay")
    assert match.view(0)["position"]["target"] == ["?", "?"]
    assert match.view(0)["position"]["face_down"] == [["owl"], ["?"]]
    assert match.view(1)["position"]["face_down"] == [["?"], ["frog"]]
    again = board_x(2, options, **{**match.position(), "board": BOARD_X, "turn": 0, "phase": "walk"} | LATER)
    again.play(0, "stay")
    assert again.view(0)["position"]["target"] == ["owl", "?"]
    assert again.view(0)["position"]["face_down"] == [["clock"], ["?"]]


# Positions


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"bord": []}, "no field 'bord', did you mean 'board'"),
        ({"board": BOARD_X[:4]}, "board has 4 entries: expected 5"),
        ({"board": {"1,2": "T7 NES"}}, "board 1,2 is 'T7'"),
        ({"board": {"1,2": "T5 NS"}}, "T5 shows one of NEW, NES, ESW, NSW"),
        ({"board": {"1,2": "T5 XYZ"}}, "expected letters of NESW"),
        ({"board": {"1,2": "T5", "2,1": "T5"}}, "there is only one"),
        ({"board": {"1,1": "T5 NES"}}, "this square is fixed, expected 'F ES'"),
        ({"board": {"1,1": "F NE"}}, "this square is fixed, expected 'F ES'"),
        ({"board": {"6,1": "T5"}}, "expected row,column from 1,1 to 5,5"),
        ({"board": dict.fromkeys(["1,2", "1,4", "2,1", "2,2", "2,3", "2,4"], "I")}, "one I too many"),
        ({"board": BOARD_X, "spare": "T5"}, "there is only one"),
        ({"spare": 5}, "spare is 5"),
        ({"ghosts": ["1,1", "0,5"]}, r"ghosts\[1\] is '0,5'"),
        ({"ghosts": ["1,1"]}, "ghosts has 1 entries: expected 2"),
        ({"last_arrow": "R3>"}, "last_arrow is 'R3>'"),
        ({"phase": "walk", "last_arrow": "none"}, "in phase 'walk' a push was just made"),
        ({"phase": "push"}, "phase is 'push'"),
        ({"phase": "over", "taken": [1, 0]}, "phase is 'over', but discs are left to seek"),
        ({"phase": "shift", "taken": [6, 6]}, "phase is 'shift', but no disc is left"),
        ({"taken": [7, 6]}, "there are 12 in all"),
        ({"taken": [6, 6], "target": "owl"}, "expected 'none'"),
        ({"target": "none", "taken": [1, 2]}, "target is 'none'"),
        ({"target": "unicorn"}, "target is 'unicorn'"),
        ({"target": "owl", "face_down": [10, "owl"]}, "'owl' is named twice"),
        ({"target": "owl", "face_down": [], "taken": [1, 1]}, "face_down has 0 discs: expected 9"),
        ({"face_down": 12}, "face_down has 12 discs: expected 11"),
        ({"face_down": {"first": ["owl"]}}, "face_down has no field 'first'"),
        ({"set_aside": 3}, "set_aside has 3 discs: expected 0"),
        ({"taken": [1, 2], "takers": [0, 0, 1]}, "every seat as often as it took a disc"),
        ({"taken": [1, 0], "turns": 0}, "turns is 0: expected a whole number from 1"),
        ({"since_capture": 60}, "since_capture is 60: expected a whole number from 0 to 59"),
        ({"put_under": 12}, "put_under is 12"),
        ({"looked": [True, False]}, "only the secret form"),
        ({"turn": 2}, "turn is 2"),
        ({"treasures": {"T1": "owl"}}, "as the option random_treasures is off"),
        ({"treasures": {"1,1": "owl"}}, "a place in treasures is '1,1'"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(position: Position, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        butin.set_up("labyrinthe", position, seats=2, seed=1)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"taken": [6, 6]}, "only one seat can have opened its whole pile"),
        ({"taken": [7, 0]}, "6 for each seat"),
        ({"looked": [False, False]}, r"looked\[0\] is false"),
        ({"target": 5}, "target is 5: expected a list"),
        ({"phase": "over"}, "phase is 'over', but discs are left to seek"),
        ({"face_down": {0: 6}}, r"face_down\[0\] has 6 discs: expected 5"),
        ({"put_under": [7, 0]}, r"put_under\[0\] is 7"),
    ],
)
def test_an_impossible_secret_position_is_refused(position: Position, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        butin.set_up("labyrinthe", position, seats=2, seed=1, options={"variant": "secret"})


def test_random_treasures_cannot_lie_twice() -> None:
    with pytest.raises(BadPosition, match="treasures has owl twice"):
        board_x(options={"random_treasures": True}, treasures={"T1": "owl", "I1": "owl"})


def test_a_maze_may_be_told_in_part() -> None:
    """A card without sides, sides without a number, a square left open."""
    board = {"1,2": "T5", "2,2": "I EW", "3,2": "?", "1,1": "F"}
    seen = Counter[str]()
    for seed in range(200):
        state = GAME.read({"board": board, "spare": "L"}, 2, GAME.settle(2, None), FastChance(seed))
        conserved(state)
        cells: Any = GAME.write(state)["board"]
        assert cells[0][1].startswith("T5 ") and cells[1][1][0] == "I" and cells[1][1].endswith(" EW")
        assert CARDS[state.spare][0] == "L"
        seen[cells[2][1][0]] += 1
    assert set(seen) == set("TLI")


def test_discs_that_lie_nowhere_were_taken_by_somebody() -> None:
    last = [board_x(target="owl", face_down=[]) for _ in range(2)]
    assert all(sum(len(discs) for discs in match.view(0)["position"]["taken"]) == 11 for match in last)
    over = butin.set_up("labyrinthe", {"phase": "over"}, seats=3, seed=1)
    assert over.over and sum(over.scores or []) == 12
    match = board_x(2, {"variant": "secret"}, turn=1, target="owl", face_down={1: {"next": ["frog"]}, 0: 2})
    assert match.position()["target"][1] == "owl"  # type: ignore[index]
    assert match.position()["face_down"][1][-1] == "frog"  # type: ignore[index]
    assert [len(discs) for discs in match.view(1)["position"]["taken"]] == [3, 0]


def test_a_ghost_may_be_anywhere_on_the_board() -> None:
    squares = set()
    for seed in range(300):
        state = GAME.read({"ghosts": ["?", [3, 3]]}, 2, GAME.settle(2, None), FastChance(seed))
        squares.add(state.ghosts[0])
        assert state.ghosts[1] == 12
    assert len(squares) == 25


def test_a_view_is_plain_data() -> None:
    match = butin.new("labyrinthe", seats=4, seed=2)
    assert json.loads(json.dumps(match.view(1))) == match.view(1)
