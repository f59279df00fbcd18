"""Attrap'trésors: what scenarios cannot show. Each test names its clause."""

from __future__ import annotations

from collections import Counter

import pytest

from butin.bots.policy import next_act, play_out
from butin.core.chance import FastChance
from butin.core.errors import BadOption, IllegalMove
from butin.core.state import TABLE, Event
from butin.games.attrap_tresors import bots
from butin.games.attrap_tresors.box import COLOURS, OBJECTS, VALUES
from butin.games.attrap_tresors.race import laying, patience_applies, racing, tie_order, window
from butin.games.attrap_tresors.souk import CLOSE, LOOT, THROWS
from butin.games.attrap_tresors.tests.bazaars import DULL, GAME, LIVELY, fresh, position


def test_six_dice_and_four_seconds_unless_a_table_chooses_otherwise() -> None:
    """AT-A1, AT-A8"""
    settled = GAME.settle(3, None)
    assert (settled["dice"], settled["patience_s"]) == ("6", 4)


def test_tasks_are_shuffled_so_that_each_colour_is_as_likely() -> None:
    """AT-3"""
    drawn = Counter(fresh(4, seed).tasks[seed % 4] for seed in range(3000))
    assert all(400 < drawn[colour] < 600 for colour in range(6))


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


def test_where_all_hands_rest_the_table_closes_the_round() -> None:
    """AT-A9: and in the race itself somebody always throws on."""
    state = position(4, {"dice": LIVELY, "taken": {0: "column"}})
    assert next_act(GAME, state, [bots.absent] * 4, FastChance(1)) == (TABLE, CLOSE)
    race = position(4, {"dice": LIVELY, "roller": 2})
    assert next_act(GAME, race, [bots.absent] * 4, FastChance(1)) == (2, THROWS)


def test_a_round_may_wait_for_as_long_as_it_takes() -> None:
    """AT-A9"""
    given = {"dice": LIVELY, "taken": {0: "column"}}
    assert window(position(4, given)) == 8000
    assert window(position(4, given, grab_window_s=0)) == 0


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


def test_a_late_hand_is_not_refused_but_a_full_one_is() -> None:
    """AT-10, AT-14, AT-13"""
    state = position(4, {"taken": {0: "column", 1: ["lamp", "gem"]}})
    assert state.phase == LOOT
    assert state.refusal(2, OBJECTS.index("lamp")) is None
    assert state.refusal(1, OBJECTS.index("column")) is None
    refusal = state.refusal(1, OBJECTS.index("lamp"))
    assert refusal is not None and refusal.clause == "AT-13"


def test_two_players_have_one_hand_each_and_others_two() -> None:
    """AT-30, AT-A25, AT-13: a rule of time, so the race keeps it, and the moves themselves stay what they are."""
    assert [laying(fresh(seats, 1)) for seats in range(2, 7)] == [700, 0, 0, 0, 0]
    state = position(2, {"taken": {0: "column"}})
    assert state.legal(0) == state.legal(1) == [OBJECTS.index("lamp"), OBJECTS.index("gem")]


def test_gold_never_runs_out() -> None:
    """AT-2, AT-23: ten rounds of a custom tower with both gold objects for three."""
    state = fresh(3, 1, tower_custom=["column", "lamp", "chest", "gem", "gem"])
    assert dict(zip(VALUES, state.supply(), strict=True)) == {1: 40, 2: 20, 4: 12, 5: 12}
    play_out(GAME, state, [bots.pie] * 3, FastChance(4))
    assert min(state.supply()) >= 0
