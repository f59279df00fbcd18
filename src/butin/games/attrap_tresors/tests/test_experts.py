"""The hawk, and how quick hands are."""

from __future__ import annotations

from butin.bots.policy import pause_of, play_out, policies
from butin.core.chance import FastChance
from butin.core.state import State
from butin.games.attrap_tresors import GAME as ATTRAP
from butin.games.attrap_tresors import bots as hands
from butin.games.attrap_tresors.box import COLUMN
from butin.games.attrap_tresors.souk import NOTHING


def quiet(tasks: list[str], token: int) -> State:
    """Three red dice: the seat with that task may have the column."""
    dice = ["red", "red", "red", "blue", "blue", "green"]
    position = {"dice": dice, "tasks": tasks, "token": token, "phase": "choose"}
    return ATTRAP.read(position, 4, ATTRAP.settle(4, {"quiet_mode": True}), FastChance(1))


def test_the_hawk_takes_the_column_only_if_it_is_its_own() -> None:
    bot = policies(ATTRAP, 60)["epervier"]
    assert bot(quiet(["red", "green", "blue", "purple"], 1), 0, FastChance(1)) == COLUMN
    choices = {bot(quiet(["green", "?", "?", "?"], 1), 0, FastChance(seed)) for seed in range(3)}
    assert COLUMN not in choices and NOTHING not in choices


def test_hands_are_as_quick_as_their_level() -> None:
    """AT-A23"""
    state = ATTRAP.read({"dice": ["red"] * 3 + ["blue"] * 3}, 4, ATTRAP.settle(4, None), FastChance(1))
    medians = []
    for name in ("caneton", "pie", "epervier"):
        chance, pause = FastChance(3), pause_of(ATTRAP, policies(ATTRAP)[name])
        medians.append(sorted(pause(state, 1, COLUMN, chance) for _ in range(801))[400])
    assert medians == sorted(medians, reverse=True)
    assert medians[0] > 1.5 * medians[2] and medians[2] > hands.FASTEST


def test_the_hawk_plays_a_quiet_game_to_its_end() -> None:
    chance = FastChance(5)
    state = ATTRAP.deal(3, ATTRAP.settle(3, {"quiet_mode": True}), chance, None, 0)
    bots = [policies(ATTRAP, 8)["epervier"], hands.pie, hands.pie]
    assert play_out(ATTRAP, state, bots, chance) < 4000
    assert state.winners()
