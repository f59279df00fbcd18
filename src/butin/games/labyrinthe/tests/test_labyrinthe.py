"""The Ghost Labyrinth where a scenario cannot show it: the box, the deal, the maze and its moves."""

from __future__ import annotations

from collections import Counter

import pytest

from butin.core.chance import FastChance
from butin.core.errors import BadOption, IllegalMove
from butin.core.state import Event
from butin.games.labyrinthe import components
from butin.games.labyrinthe.drawing import draw_maze
from butin.games.labyrinthe.maze import CARDS, FIXED_AT, FREE, SHAPE, TURNS, letters_of, reach
from butin.games.labyrinthe.rules import Labyrinthe
from butin.games.labyrinthe.setup import PLACES, opens_everything
from butin.games.labyrinthe.testing import conserved
from butin.games.labyrinthe.tests.mazes import GAME, board_x, deal


def picture(state: Labyrinthe) -> list[str]:
    return [line.rstrip() for line in draw_maze(state.sides)]


# The set-up


def test_the_box_holds_what_the_rules_list() -> None:
    """LA-A1, LA-A2: shapes, fixed squares, treasures; 26 = 25 squares and the spare."""
    shapes = Counter(card[0] for card in CARDS[:17])
    assert shapes == {"T": 6, "L": 6, "I": 5}
    assert Counter(len(letters) for letters in components.FIXED.values()) == {2: 5, 3: 4}
    assert len(CARDS) == 26 and len(FREE) == 16
    assert len(components.TREASURES) == 12
    assert not set(components.TREASURES.values()) & set(components.STARTS.values())
    assert [[letters_of(sides) for sides in turns] for turns in TURNS] == [
        ["NEW", "NES", "ESW", "NSW"],
        ["NE", "ES", "SW", "NW"],
        ["NS", "EW"],
    ]


def test_every_card_may_lie_anywhere_and_any_way_round() -> None:
    """LA-1: the loose cards at random, in random rotation; the one left over is the spare."""
    spares, places, ways = Counter[int](), Counter[int](), Counter[int]()
    for seed in range(1700):
        state = deal(2, seed)
        spares[state.spare] += 1
        places[state.cards.index(0) if state.spare != 0 else -1] += 1
        ways[state.sides[state.cards.index(1)] if state.spare != 1 else 0] += 1
    assert len(spares) == len(places) == 17
    assert all(60 < count < 145 for count in [*spares.values(), *places.values()])
    assert all(330 < ways[way] < 470 for way in TURNS[0])


def test_the_discs_are_shuffled() -> None:
    """LA-2: any disc may be turned up first."""
    first = Counter(deal(2, seed).piles[0][-1] for seed in range(1200))
    assert len(first) == 12 and all(60 < count < 145 for count in first.values())


def test_random_treasures_may_be_anywhere_but_on_the_start_corners() -> None:
    """LA-A2: the option `random_treasures`."""
    seen = Counter(card for seed in range(400) for card in deal(2, seed, random_treasures=True).places)
    assert set(seen) == set(PLACES) and len(PLACES) == 22
    assert all(160 < count < 280 for count in seen.values())


def test_equal_piles_whatever_the_number_of_discs() -> None:
    """LA-18, LA-A21."""
    for seats, each in [(1, 12), (2, 6), (3, 4), (4, 3)]:
        assert [len(pile) for pile in deal(seats, 1, variant="secret").piles] == [each] * seats
    for discs in range(4, 13):
        for seats in range(1, 5):
            state = deal(seats, 1, variant="secret", discs=discs)
            assert [len(pile) for pile in state.piles] == [discs // seats] * seats
            conserved(state)


def test_two_seats_cannot_have_the_same_ghost() -> None:
    """LA-3, LA-A22."""
    with pytest.raises(BadOption, match="names 'red' 2 times"):
        deal(2, 1, ghosts=["red", "red"])
    with pytest.raises(BadOption, match="names 2 for 3 seats"):
        deal(3, 1, ghosts=["red", "blue"])
    assert deal(2, 1, ghosts="green, blue").agreed.starts == [24, 4]


def test_a_maze_that_opens_everything_is_laid_again_only_where_the_table_wants_it() -> None:
    """LA-A23: else some ghost could get from its corner to every treasure on the board without a push."""
    wide_open = [seed for seed in range(1000) if opens_everything(deal(4, seed))]
    assert 3 <= len(wide_open) <= 30
    for seed in range(1000):
        told: list[Event] = []
        state = GAME.deal(4, GAME.settle(4, {"reshuffle_if_open": True}), FastChance(seed), told.append, 0)
        assert not opens_everything(state)
        assert ("laid_again" in [event.kind for event in told]) == (seed in wide_open)


def test_a_maze_opens_everything_if_one_ghost_gets_to_all_treasures_on_the_board() -> None:
    """LA-A23: one on the spare does not matter, nor does a corner where nobody starts."""
    rows = [
        "F ES   | T1 ESW | F ESW | T2 ESW | F SW",
        "T3 NES | L1 NW  | I1 NS | L2 NE  | T4 NSW",
        "F NES  | L3 SW  | F EW  | L4 SW  | F NSW",
        "I3 NS  | I4 NS  | I5 NS | L5 NE  | T5 NEW",
        "F NE   | I2 EW  | F NEW | L6 NW  | F NW",
    ]
    for ghosts, opens in [(["red"], True), (["green"], False), (["green", "blue"], True)]:
        options = GAME.settle(len(ghosts), {"ghosts": ghosts})
        state = GAME.read({"board": rows, "spare": "T6"}, len(ghosts), options, FastChance(1))
        assert opens_everything(state) == opens
    without_chest = [*rows[:4], "F NE | I2 NS | F NEW | L6 NW | F NW"]
    state = GAME.read({"board": without_chest, "spare": "T6"}, 1, GAME.settle(1, None), FastChance(1))
    assert not opens_everything(state)


# Pushing and walking


def test_the_maze_before_and_after_a_push() -> None:
    """LA-6, LA-E1: five cards move on by one square."""
    match = board_x(target="owl")
    state = match.state
    assert isinstance(state, Labyrinthe)
    assert picture(state) == BEFORE.splitlines()
    match.play(0, "R2> NES")
    assert picture(state) == AFTER.splitlines()


BEFORE = """\
 ┌─────── │     └─────────────────┐ ───────┐
 │        │                       │        │
 │     ┌─ │     ┌──┐     ┌──┐     │ ─┐     │
────────────────── │     │ ──────────────────
                   │     │
─┐     ┌────────── │     │ ──────────────────
 │     └─ │     └───────────┘     │ ─┘     │
 │        │                       │        │
 │     ┌─ └─────────────────┐     │ ─┐     │
─┘     │ ───────┐  │     │ ──────────┘     │
       │        │  │     │                 │
───────┘ ─┐     │  │     │ ─┐     ┌────────┘
 │     └─ │     └──┘     └──┘     │ ─┘     │
 │        │                       │        │
 └─────── └─────────────────┐     │ ───────┘
"""
AFTER = """\
 ┌─────── │     └─────────────────┐ ───────┐
 │        │                       │        │
 │     ┌─ │     ┌──┐     ┌──┐     │ ─┐     │
 │     └─────────────────── │     │ ─────────
 │                          │     │
 │     ┌──┐     ┌────────── │     │ ─────────
 │     └─ │     └───────────┘     │ ─┘     │
 │        │                       │        │
 │     ┌─ └─────────────────┐     │ ─┐     │
─┘     │ ───────┐  │     │ ──────────┘     │
       │        │  │     │                 │
───────┘ ─┐     │  │     │ ─┐     ┌────────┘
 │     └─ │     └──┘     └──┘     │ ─┘     │
 │        │                       │        │
 └─────── └─────────────────┐     │ ───────┘
"""


def test_on_board_x_every_corner_is_walled_in() -> None:
    """LA-11, LA-12."""
    state = board_x().state
    assert isinstance(state, Labyrinthe)
    assert [reach(state.sides, corner) for corner in (0, 4, 20, 24)] == [[0], [4], [20], [24]]


def test_a_push_and_its_opposite_undo_each_other() -> None:
    """Why LA-7 bars the opposite arrow: nothing would have happened."""
    for seed in range(20):
        state = deal(3, seed)
        before = (state.cards[:], state.sides[:], state.ghosts[:], state.spare)
        state.play(0, 0)
        state.play(0, 32 + state.ghosts[0])
        out = TURNS[SHAPE[state.spare]].index(state.spare_sides)
        assert state.refusal(1, 4 + out) is not None
        state.phase = 0
        state.play(1, 4 + out)
        assert (state.cards, state.sides, state.ghosts, state.spare) == before


def test_fixed_squares_are_on_no_pushed_line() -> None:
    """LA-9."""
    state = deal(4, 9)
    chance = FastChance(1)
    for _ in range(200):
        if state.actors():
            state.play(state.turn, chance.pick(state.legal(state.turn)))
        assert all(state.cards[square] == card for square, card in FIXED_AT.items())


def test_moves_are_read_as_people_write_them() -> None:
    match = board_x(target="owl")
    for text in ["R2> NES", "r2>nes", "R2 > SEN", " R2> n e s ", "R2→ NES"]:
        assert GAME.read_move(match.state, 0, text) == 1
    match.play(0, "R2> NES")
    for text in ["1,3", "(1,3)", " 1 , 3 ", "1;3"]:
        assert GAME.read_move(match.state, 0, text) == 32 + 2
    assert GAME.read_move(match.state, 0, "Stay") == 32
    with pytest.raises(IllegalMove, match="a square, such as 1,3, or stay"):
        GAME.read_move(match.state, 0, "left")


def test_without_sides_the_spare_goes_in_as_it_lies() -> None:
    match = board_x(spare="T6 ESW")
    assert GAME.read_move(match.state, 0, "C4^") == GAME.read_move(match.state, 0, "C4^ ESW")


def test_a_wrong_arrow_is_answered_with_one_that_is_there() -> None:
    with pytest.raises(IllegalMove, match=r"^there is no arrow 'R3>', did you mean 'R4>'\? \(LA-6\)$"):
        board_x().play(0, "R3> NES")
