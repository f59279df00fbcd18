"""Bots take their time so that people can follow; where all people are through with a round they do not wait."""

from __future__ import annotations

from itertools import pairwise

import pytest

from butin.room.running.upkeep import HASTE
from butin.testing.sim import World
from kit.evenings import Evening

PACE_MS = 500


def gaps(evening: Evening) -> list[int]:
    """How long bots took for each of their moves in a row: without a person between, from the move before."""
    moves = [entry for entry in evening.entries if entry["kind"] == "moved"]
    pairs = pairwise(moves)
    return [two["at"] - one["at"] for one, two in pairs if two["by"] == "bot"]


def through(evening: Evening) -> bool:
    table = evening.table
    return table.phase == "playing" and all(table.game.through(table.state, number) for number in table.persons())


@pytest.mark.parametrize("seats", [3, 4])
def test_after_the_last_card_of_the_last_person_bots_play_theirs_quickly(seats: int) -> None:
    evening = Evening("ana", seats=seats, first=0)
    assert evening.do("ana", "start") is None
    while not through(evening):
        evening.play(1)
    before, last = len(gaps(evening)), seats - 1
    evening.world.clock.pass_ms(60_000)
    assert evening.table.phase == "over"
    took = gaps(evening)
    assert min(took[1:before]) >= PACE_MS
    assert len(took) - before == last
    assert max(took[before:]) < PACE_MS / HASTE + 50


@pytest.mark.parametrize("seed", range(8))
def test_a_safe_that_is_closed_hastens_bots_until_the_next_game(seed: int) -> None:
    evening = Evening("ana", seats=4, game="schattendieb", options={"games": 20}, world=World(seed=seed))
    assert evening.do("ana", "start") is None
    while evening.table.phase == "playing" and not through(evening):
        evening.play(1)
    assert evening.table.phase == "playing"
    evening.world.clock.pass_ms(PACE_MS)  # what had begun before goes on as it was
    before, table = len(gaps(evening)), evening.table
    for _ in range(1_000):
        if not through(evening):
            break
        evening.world.clock.pass_ms(10)
    assert 0 in table.actors(), "in the next game they take part again"
    quick, slow = gaps(evening)[before:], gaps(evening)[:before]
    assert max(quick, default=0) < PACE_MS - 10 < max(slow)


def test_as_long_as_another_person_is_choosing_bots_take_their_time() -> None:
    evening = Evening("ana", "bo", seats=4, first=0)
    assert evening.do("ana", "start") is None
    while evening.table.phase == "playing":
        table = evening.table
        some = [number for number in table.persons() if table.game.through(table.state, number)]
        if some == [0]:
            assert not through(evening)
            before = len(gaps(evening))
        evening.play(1)
    assert before


def test_where_nobody_sits_but_bots_they_take_their_time() -> None:
    evening = Evening("ana", seats=3, first=0)
    assert evening.do("ana", "start") is None
    evening.play(12)
    assert evening.do("ana", "stand") is None
    evening.world.clock.pass_ms(120_000)
    assert evening.table.phase == "over"
    assert min(gaps(evening)[-3:]) >= PACE_MS
