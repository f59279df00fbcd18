"""Attrap'trésors: what scenarios cannot show. Each test names its clause."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import butin
from butin.adapters.texts import LANGUAGES, Words
from butin.bots.policy import careless, next_act, play_out
from butin.core.chance import Chance, FastChance
from butin.core.errors import BadOption, BadPosition, IllegalMove
from butin.core.game import WAIT, WATCHER, Policy
from butin.core.state import TABLE, Event
from butin.games.attrap_tresors import bots
from butin.games.attrap_tresors.box import COLOURS, OBJECTS, VALUES
from butin.games.attrap_tresors.dice import place_of
from butin.games.attrap_tresors.race import patience_applies, racing, tie_order
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.table import CLOSE, LOOT, PHASES, RACE, STACKED, THROWS
from butin.games.attrap_tresors.terminal import draw
from butin.games.attrap_tresors.testing import conserved

GAME = butin.game("attrap_tresors")
NAMES = ["Ana", "Bartholomeus", "Cy", "Di", "Ed", "Flo"]
LIVELY = ["red", "red", "red", "blue", "green", "yellow"]
DULL = ["red", "red", "blue", "blue", "green", "green"]


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: object) -> AttrapTresors:
    state: AttrapTresors = GAME.read(given, seats, GAME.settle(seats, options), FastChance(seed))
    conserved(state)
    return state


def fresh(seats: int, seed: int, **options: object) -> AttrapTresors:
    state: AttrapTresors = GAME.deal(seats, GAME.settle(seats, options), FastChance(seed), None, 0)
    return state


def test_tasks_are_shuffled_so_that_each_colour_is_as_likely() -> None:
    """AT-3"""
    drawn = Counter(fresh(4, seed).tasks[seed % 4] for seed in range(3000))
    assert all(400 < drawn[colour] < 600 for colour in range(6))


def test_secret_tasks_are_imagined_as_the_cards_lie() -> None:
    """AT-3: who holds one of three reds finds red at a neighbour's in 2 of 17 worlds, any other colour in 3."""
    view = GAME.view(position(3, {"tasks": {0: "red"}}), 0)
    found = Counter(GAME.imagine(view, FastChance(seed)).tasks[1] for seed in range(3400))
    assert 320 < found[0] < 480
    assert all(500 < found[colour] < 700 for colour in range(1, 6))


@pytest.mark.parametrize(
    ("seats", "tower"),
    [
        (3, ["lamp", "gem"]),
        (3, ["column", "column", "lamp"]),
        (4, ["column", "lamp", "lamp"]),
        (4, ["column", "gem", "gem", "gem"]),
        (3, ["column", "lamp", "chest", "gem", "gem", "carpet"]),
        (2, ["column", "lamp", "chest", "gem", "gem"]),
    ],
)
def test_a_tower_that_cannot_be_is_refused(seats: int, tower: list[str]) -> None:
    """AT-A2: one column, what the box holds, and no more than the hands can take."""
    with pytest.raises(BadOption, match="tower_custom"):
        fresh(seats, 1, tower_custom=tower)


def test_a_tower_of_the_column_alone_is_over_at_the_first_grab() -> None:
    """AT-A2, AT-15"""
    state = position(3, {"dice": ["red", "orange", "yellow", "green", "blue", "purple"]}, tower_custom=["column"])
    state.play(2, 0)
    assert state.phase == 0
    assert state.bags(2) == 5


def test_without_a_cap_two_players_may_build_the_whole_box() -> None:
    """AT-A2, AT-A18"""
    tower = ["column", "lamp", "chest", "gem", "gem", "carpet", "cushion"]
    assert fresh(2, 1, tower_custom=tower, two_player_cap="none").supply() == [40, 20, 12, 12]


def test_hands_at_the_same_instant_the_poorer_first_then_by_lot() -> None:
    """AT-A5"""
    state = position(4, {"dice": LIVELY, "cards": {0: [5], 1: [2], 2: [1, 1], 3: [4, 1]}})
    orders = {tuple(tie_order(state, [0, 1, 2, 3], FastChance(seed))) for seed in range(40)}
    assert orders == {(1, 2, 0, 3), (1, 2, 3, 0), (2, 1, 0, 3), (2, 1, 3, 0)}


def test_nothing_but_a_throw_changes_the_roll_and_nothing_but_the_column_the_tower() -> None:
    """AT-A11: the tower cannot fall by accident, and the roll stands."""
    state = position(4, {"dice": LIVELY})
    before = GAME.write(state)
    for seat in range(4):
        for move in range(30):
            if state.refusal(seat, move) is None:
                assert move == 0 or (seat == 0 and move in (THROWS, THROWS + 1, THROWS + 2))
    assert GAME.write(state) == before


def test_the_order_of_the_moves_is_the_order_of_the_hands() -> None:
    """AT-A22: the arbiter has measured; the game looks at no clock."""
    for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        state = position(3, {"dice": LIVELY})
        told: list[Event] = []
        for seat in order:
            assert state.refusal(seat, 0) is None
            state.play(seat, 0, told.append)
        assert state.owners[0] == order[0]
        assert [event.kind for event in told if event.values.get("seat") in order[1:]] == ["too_late"] * 2


def test_patience_is_asked_for_only_where_somebody_might_be_entitled() -> None:
    """AT-A8, AT-9: by the dice alone, whoever holds which task."""
    for tasks in ({0: "red"}, {1: "purple", 2: "purple", 3: "purple"}):
        assert patience_applies(position(4, {"dice": LIVELY, "tasks": tasks}))
        assert not patience_applies(position(4, {"dice": DULL, "tasks": tasks}))
    assert patience_applies(position(4, {"dice": list(COLOURS)}))
    assert not patience_applies(position(4, {}))
    open_tasks = {"tasks": ["red", "blue", "green"]}
    assert patience_applies(position(2, {"dice": [*LIVELY, "yellow", "yellow"], **open_tasks}))
    assert not patience_applies(position(2, {"dice": ["purple"] * 4 + ["yellow"] * 4, **open_tasks}))


def test_bots_are_as_quick_as_the_table_wants() -> None:
    """AT-A23: a bell with a slow tail, never faster than a hand can be."""
    medians = []
    for speed in ("quick", "normal", "slow"):
        state = position(4, {"dice": LIVELY}, bot_speed=speed)
        chance = FastChance(3)
        pauses = sorted(GAME.pause(state, 1, 0, chance) for _ in range(2001))
        assert pauses[0] >= bots.FASTEST
        assert pauses[-1] > 2 * pauses[1000]
        medians.append(pauses[1000])
    assert medians == sorted(medians)
    assert 450 < medians[1] < 900


def test_a_bot_waits_out_the_patience_before_it_throws_again() -> None:
    """AT-A8, AT-A23"""
    assert GAME.pause(position(4, {"dice": LIVELY}, patience_s=9), 0, THROWS, FastChance(1)) == 9000
    assert GAME.pause(position(4, {"dice": DULL}, patience_s=9), 0, THROWS, FastChance(1)) == bots.GLANCE


def test_the_magpie_grabs_what_is_hers_and_is_seldom_fooled() -> None:
    """AT-A23"""
    hers = position(4, {"dice": LIVELY, "tasks": {1: "red"}})
    assert {bots.pie(hers, 1, FastChance(seed)) for seed in range(50)} == {0}
    tempting = position(4, {"dice": DULL, "tasks": {1: "red"}})
    slips = sum(bots.pie(tempting, 1, FastChance(seed)) == 0 for seed in range(4000))
    assert 50 < slips < 160
    dull = position(4, {"dice": DULL, "tasks": {1: "purple"}})
    assert {bots.pie(dull, 1, FastChance(seed)) for seed in range(200)} == {WAIT}


@pytest.mark.parametrize("quiet", [False, True])
def test_the_magpie_beats_the_careless(quiet: bool) -> None:
    won = 0
    for seed in range(40):
        state = fresh(4, seed, quiet_mode=quiet)
        seated: list[Policy] = [bots.pie if seat == seed % 4 else careless for seat in range(4)]
        play_out(GAME, state, seated, FastChance(seed))
        won += seed % 4 in state.winners()
    assert won > 28


def test_four_magpies_come_to_an_end() -> None:
    for seats in range(2, 7):
        state = fresh(seats, seats)
        assert play_out(GAME, state, [bots.pie] * seats, FastChance(2)) < 2000


def test_where_all_hands_rest_the_table_closes_the_round() -> None:
    """AT-A9: and in the race itself somebody always throws on."""
    state = position(4, {"dice": LIVELY, "taken": {0: "column"}})
    assert next_act(GAME, state, [bots.absent] * 4, FastChance(1)) == (TABLE, CLOSE)
    race = position(4, {"dice": LIVELY, "roller": 2})
    assert next_act(GAME, race, [bots.absent] * 4, FastChance(1)) == (2, THROWS)


def test_somebody_away_does_the_gentlest_thing() -> None:
    """AT-A8, AT-A9, AT-17, AT-A24"""
    chance = FastChance(1)
    assert bots.absent(position(3, {"dice": LIVELY}), 1, chance) == WAIT
    wrong = {"phase": "give_back", "dice": DULL, "taken": {1: "column"}, "cards": {1: [1, 5]}, "shown": [1]}
    assert GAME.write_move(position(3, wrong), 1, bots.absent(position(3, wrong), 1, chance)) == "give 1"
    quiet = position(3, {"dice": LIVELY}, quiet_mode=True)
    assert GAME.write_move(quiet, 1, bots.absent(quiet, 1, chance)) == "nothing"


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


def test_a_move_is_read_as_people_type_it() -> None:
    state = position(3, {})
    assert GAME.read_move(state, 0, "  Throw   HARD ") == GAME.read_move(state, 0, "throw hard")
    with pytest.raises(IllegalMove, match="did you mean 'cushion'"):
        GAME.read_move(state, 0, "cushon")


def test_a_race_is_on_exactly_while_hands_are_free() -> None:
    """AT-A22"""
    for phase in ("throw", "race"):
        assert racing(position(3, {"phase": phase})) == (phase == "race")
    assert racing(position(3, {"taken": {0: "column"}}))
    assert not racing(position(3, {"phase": "choose"}, quiet_mode=True))


def test_open_tasks_that_must_differ_always_do() -> None:
    """AT-A16"""
    for seed in range(60):
        state = fresh(2, seed, distinct_open_tasks=True)
        chance = FastChance(seed)
        while state.actors():
            assert len(set(state.tasks)) == 3
            seat = chance.pick(state.actors())
            state.play(seat, chance.pick(state.legal(seat)))


def test_the_board_fits_a_terminal_in_every_language() -> None:
    for seed in range(60):
        state = fresh(2 + seed % 5, seed, quiet_mode=seed % 3 == 0)
        chance = FastChance(seed)
        for _ in range(chance.below(80)):
            if state.actors():
                seat = chance.pick(state.actors())
                state.play(seat, chance.pick(state.legal(seat)))
        for language in LANGUAGES:
            words = Words(GAME.package, language, NAMES)
            lines = draw(GAME.view(state, seed % 3 - 1), words.word, NAMES)
            assert all(len(re.sub(r"\[[^\]]*\]", "", line)) <= 78 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_prompt_and_choice_can_be_said(language: str) -> None:
    words = Words(GAME.package, language, NAMES)
    for word in [*COLOURS, *OBJECTS, "nothing", "nobody"]:
        assert words.bundle.has_message(f"name-{word}")
    for phase in PHASES:
        assert words.say(f"prompt-{phase}")
    for option in GAME.options:
        for value in option.values:
            assert words.say(f"choice-{option.name}-{value}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    """AT-23 and the others: also those that random play does not meet."""
    words = Words(GAME.package, language, NAMES)
    over = position(4, {"phase": "over"})
    loot = position(4, {"taken": {0: "column", 1: ["lamp", "gem"]}})
    stacked = position(2, {"dice": ["red"] * 7 + [{"colour": "red", "on": 0}]})
    quiet = position(3, {"taken": {0: "column"}, "choices": {1: "gem"}}, quiet_mode=True)
    wrong = {"phase": "give_back", "dice": DULL, "taken": {1: "column"}, "cards": {1: [1, 5]}, "shown": [1]}
    two = {"phase": "replace", "taken": {0: "column"}, "dice": ["red"] * 4 + ["blue"] * 4}
    states = [over, loot, stacked, quiet, position(3, wrong), position(2, two), position(4, {"dice": LIVELY})]
    kinds = set()
    for state in states:
        for seat in range(-1, 7):
            for move in range(-1, 25):
                refusal = state.refusal(seat, move)
                if refusal is not None:
                    kinds.add(refusal.kind)
                    assert words.refusal(refusal)
    assert words.refusal(IllegalMove("unreadable", "AT-8", "", {"text": "xyz"}))
    assert len(kinds) > 20


def test_a_late_hand_is_not_refused_but_a_full_one_is() -> None:
    """AT-10, AT-14, AT-13"""
    state = position(4, {"taken": {0: "column", 1: ["lamp", "gem"]}})
    assert state.phase == LOOT
    assert state.refusal(2, OBJECTS.index("lamp")) is None
    assert state.refusal(1, OBJECTS.index("column")) is None
    refusal = state.refusal(1, OBJECTS.index("lamp"))
    assert refusal is not None and refusal.clause == "AT-13"


def test_gold_never_runs_out() -> None:
    """AT-2, AT-23: ten rounds of a custom tower with both gold objects for three."""
    state = fresh(3, 1, tower_custom=["column", "lamp", "chest", "gem", "gem"])
    assert dict(zip(VALUES, state.supply(), strict=True)) == {1: 40, 2: 20, 4: 12, 5: 12}
    play_out(GAME, state, [bots.pie] * 3, FastChance(4))
    assert min(state.supply()) >= 0


def test_a_tower_that_cannot_be_is_refused_in_every_language() -> None:
    towers: list[tuple[int, list[str]]] = [(3, ["lamp"]), (2, ["column", "lamp", "gem", "gem", "carpet"])]
    for seats, tower in towers:
        with pytest.raises(BadOption) as refused:
            GAME.settle(seats, {"tower_custom": tower})
        assert all(
            Words(GAME.package, one, NAMES).say(f"refusal-{refused.value.kind}", refused.value.values)
            for one in LANGUAGES
        )
