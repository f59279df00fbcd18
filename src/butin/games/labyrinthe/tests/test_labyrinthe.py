"""The Ghost Labyrinth where a scenario cannot show it: chance, knowledge, drawings, wrong positions."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

import butin
from butin.adapters.texts import LANGUAGES, folder
from butin.bots.policy import careless, play_out, policy_named
from butin.core.chance import FastChance
from butin.core.errors import BadOption, BadPosition, IllegalMove
from butin.core.match import Match
from butin.core.options import Options
from butin.core.reading import Position
from butin.core.state import Event
from butin.games.labyrinthe import components
from butin.games.labyrinthe.drawing import draw_maze
from butin.games.labyrinthe.maze import CARDS, FIXED_AT, FREE, SHAPE, TURNS, letters_of, reach
from butin.games.labyrinthe.rules import Labyrinthe
from butin.games.labyrinthe.setup import PLACES, opens_everything
from butin.games.labyrinthe.terminal import draw
from butin.games.labyrinthe.testing import conserved

GAME = butin.game("labyrinthe")
NAMES = ["Ana", "Bo", "Cy", "Di"]

BOARD_X = [
    "F ES   | T5 NES | F ESW | L3 SW  | F SW",
    "T4 ESW | I2 EW  | I5 NS | I1 EW  | I3 EW",
    "F NES  | L5 NE  | F EW  | T1 NSW | F NSW",
    "L6 NW  | L4 SW  | I4 NS | T2 ESW | L2 NW",
    "F NE   | L1 NE  | F NEW | T3 NSW | F NW",
]


def deal(seats: int, seed: int, **options: object) -> Labyrinthe:
    state: Labyrinthe = GAME.deal(seats, GAME.settle(seats, options), FastChance(seed), None, 0)
    return state


def board_x(seats: int = 2, options: Options | None = None, **fields: object) -> Match:
    return butin.set_up("labyrinthe", {"board": BOARD_X, "spare": "T6", **fields}, seats, seed=1, options=options)


def bundle(language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(folder(GAME.package).joinpath(f"words.{language}.ftl").read_text("utf-8")))
    return words


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


def test_a_wrong_arrow_is_answered_with_the_right_ones() -> None:
    with pytest.raises(IllegalMove, match=r"there is no arrow|did you mean .R[24]>"):
        board_x().play(0, "R3> NES")


# What is known


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


LATER: Position = {"looked": [True, True], "since_capture": 9, "turns": 20, "last_arrow": "R2>"}


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


# Bots, absent players, pictures


def test_the_mole_beats_the_sleepwalker() -> None:
    for options in ({}, {"variant": "secret"}, {"no_rotation": True}, {"strict_nearest": True}):
        wins = 0
        for seed in range(12):
            state = deal(2, seed, **options)
            mole = seed % 2
            bots = [policy_named(GAME, "taupe") if seat == mole else careless for seat in range(2)]
            play_out(GAME, state, bots, FastChance(seed))
            wins += state.winners() == [mole]
        assert wins >= 11


@pytest.mark.parametrize(("name", "most"), [("araignee", 15), ("taupe", 20)])
def test_alone_the_spider_is_near_par_and_the_mole_not_far(name: str, most: int) -> None:
    """LA-A15: about 15 turns for 12 treasures."""
    turns = []
    for seed in range(10):
        state = deal(1, seed)
        play_out(GAME, state, [policy_named(GAME, name)], FastChance(seed))
        turns.append(state.turns)
    assert sum(turns) / len(turns) < most


def test_who_is_away_pushes_quietly_and_stays() -> None:
    state = deal(3, 5)
    for seed in range(30):
        seat = state.turn
        before = state.ghosts[:]
        state.play(seat, GAME.absent(state, seat, FastChance(seed)))
        assert state.ghosts == before
        state.play(seat, GAME.absent(state, seat, FastChance(seed)))
        assert state.ghosts == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_table_in_seventy_eight_columns(language: str) -> None:
    words = bundle(language)

    def word(name: str) -> str:
        pattern = words.get_message(f"name-{name}").value
        assert pattern is not None
        return str(words.format_pattern(pattern, {})[0])

    tables: list[tuple[int, Options]] = [(1, {}), (2, {"variant": "secret"}), (4, {"random_treasures": True})]
    for seats, options in tables:
        match = butin.new("labyrinthe", seats, seed=seats, options=options)
        chance = FastChance(seats)
        for _ in range(60):
            for seat in range(-1, seats):
                lines = [Text.from_markup(line).plain for line in draw(match.view(seat), word, NAMES)]
                assert len(lines) == 17 and max(len(line) for line in lines) <= 78
                assert all(f"{seat + 1} {NAMES[seat]}" in "\n".join(lines) for seat in range(seats))
            if match.over:
                break
            moves = match.legal(match.actors[0])
            match.play(match.actors[0], moves[chance.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_shown_has_a_name(language: str) -> None:
    words = bundle(language)
    shown = [*components.TREASURES, *components.STARTS, *CARDS[:17], "nobody", "none", "target", "spare"]
    messages = [f"name-{word}" for word in shown] + [f"name-mark-{treasure}" for treasure in components.TREASURES]
    messages += [f"choice-{option.name}-{value}" for option in GAME.options for value in option.values]
    messages += [f"prompt-{phase}" for phase in ("shift", "walk", "over")]
    messages += ["refusal-unreadable", "refusal-no_such_arrow", "refusal-wrong_sides", "refusal-off_board"]
    assert [message for message in messages if not words.has_message(message)] == []


def test_a_view_is_plain_data() -> None:
    match = butin.new("labyrinthe", seats=4, seed=2)
    assert json.loads(json.dumps(match.view(1))) == match.view(1)
