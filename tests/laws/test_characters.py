"""The characters of every game: levels that one can feel, names that stay."""

from __future__ import annotations

from dataclasses import replace

import pytest

import butin
from butin.bots.policy import play_out, policies, policy_named
from butin.core.chance import FastChance
from butin.core.character import DEBUTANT, EXPERT, HABITUE, LEVELS
from butin.core.errors import UnknownName
from butin.core.game import AnyGame
from butin.room.table.rights import bots_of
from butin.testing.ours import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def wins(game: AnyGame, name: str, rival: str, games: int) -> float:
    """The share that one bot wins of three-seat games against two of another kind, in turn on every seat."""
    one, others, won = policy_named(game, name), policy_named(game, rival), 0.0
    for number in range(games):
        chance = FastChance(number // 3)
        state = game.deal(3, game.settle(3, None), chance, None, 0)
        seat = number % 3
        play_out(game, state, [one if place == seat else others for place in range(3)], chance)
        won += (seat in state.winners()) / max(1, len(state.winners()))
    return won / games


def beginner(game: AnyGame) -> str:
    return next(name for name, level in game.levels().items() if level == DEBUTANT and name != "careless")


@every_game
def test_a_game_has_a_beginner_and_a_regular(game: AnyGame) -> None:
    levels = game.levels()
    assert beginner(game)
    assert levels[game.usual] == HABITUE
    assert set(levels.values()) <= set(LEVELS)


@every_game
def test_bots_are_listed_from_the_careless_and_the_usual_to_the_strongest(game: AnyGame) -> None:
    names = list(game.levels())
    assert names[:2] == ["careless", game.usual]
    ranks = [LEVELS.index(game.levels()[name]) for name in names[2:]]
    assert ranks == sorted(ranks)
    assert names == bots_of(game) == list(policies(game))
    assert names[-1] == game.strongest


@every_game
def test_without_experts_a_regular_is_the_strongest(game: AnyGame) -> None:
    few = {name: character for name, character in game.characters.items() if character.level != EXPERT}
    assert few[replace(game, characters=few).strongest].level == HABITUE


@pytest.mark.whole
@pytest.mark.slow
@every_game
def test_a_beginner_beats_the_careless_and_is_beaten_by_the_regular(game: AnyGame) -> None:
    least = 0.45 if game.speed is None else 0.3  # a child's hand is slower than a careless one
    assert wins(game, beginner(game), "careless", 36) > least
    assert wins(game, game.usual, beginner(game), 36) > 0.38


@pytest.mark.parametrize("name", ["renart", "renard@200", "loup@", "loup@x", "@", ""])
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    game = butin.game("voleurs")
    with pytest.raises(UnknownName, match=r"unknown bot|there is no bot"):
        policy_named(game, name)
