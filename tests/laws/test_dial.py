"""The dial: a number is a bot everywhere, and each step of it is a little stronger than the one below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import butin
from bench.strength.dial import met
from butin.bots.policy import choose, next_act, play_out, policy_named
from butin.core.chance import FastChance
from butin.core.dial import dialled
from butin.core.errors import UnknownName
from butin.core.game import AnyGame
from butin.games.labyrinthe.rules import SHIFT
from butin.games.schattendieb.bots import timely
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, NO_CARD
from butin.games.schattendieb.hotel import CHOOSE
from butin.games.voleurs.rules import PILES
from butin.room.deeds.opening import opening
from butin.room.errors import Refused
from butin.room.wishes import Opening
from butin.testing.ours import GAMES, NAMES
from kit.lanes import in_turn

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
LOW, HIGH = 0.15, 0.50  # of the lower of two neighbours
DEALS = {"voleurs": 14, "labyrinthe": 10, "schattendieb": 30, "attrap_tresors": 14}
SEARCHES = 9  # from here on some moves are searched


@every_game
@pytest.mark.parametrize("text", ["0", "3.5", "7.25", "10", "10.0"])
def test_a_number_is_a_bot(game: AnyGame, text: str) -> None:
    assert game.has_bot(text)
    assert callable(policy_named(game, text))


@every_game
@pytest.mark.parametrize(
    "text", ["11", "10.01", "-1", "+1", "1e0", "nan", "1_0", "3,5", ".5", "5.", " 3", "3@100", "٣", ""]
)
def test_any_other_number_is_not(game: AnyGame, text: str) -> None:
    assert not game.has_bot(text)
    with pytest.raises(UnknownName, match=r"there is no bot .*: expected a number from 0 to 10, or one of careless, "):
        policy_named(game, text)


def test_a_table_is_opened_with_numbers_and_refuses_others() -> None:
    games = {game.name: game for game in GAMES}

    def opened(bot: Any) -> dict[str, str]:
        wish = Opening("voleurs", seats=2, bots={"1": bot})
        entry, _ = opening(games, wish, 0, lambda: "a" * 32, lambda _: "b" * 64)
        return entry["bots"]

    assert opened("3.5") == {"1": "3.5"}
    for bot in ("11", 3.5, "x"):
        with pytest.raises(Refused, match="a number from 0 to 10, or one of careless"):
            opened(bot)


def test_the_same_seed_gives_the_same_game_also_where_bots_think() -> None:
    game = butin.game("schattendieb")

    def played() -> list[int]:
        chance = FastChance(3)
        state = game.deal(2, game.settle(2, {"games": 1}), chance, None, 0)
        play_out(game, state, [policy_named(game, "9.8")] * 2, chance)
        return state.scores() or []

    assert played() == played()


def test_between_two_steps_there_is_always_another() -> None:
    for game in GAMES:
        assert game.dial is not None
        assert len(game.dial.steps) == 11
        assert sorted(set(game.dial.steps)) == game.dial.steps
        assert all(name == "careless" or name in game.characters for name in game.dial.places)
    assert dialled("9.999999") is not None


def test_a_ghost_thinks_about_a_whole_turn_or_not_at_all() -> None:
    """What it thinks of does not hang on how often it is asked: the push and the walk share the same thought."""
    game = butin.game("labyrinthe")
    bot = policy_named(game, "9.5")
    chance = FastChance(1)
    state = game.deal(2, game.settle(2, None), chance, None, 0)
    alike = 0
    for _ in range(30):
        seat = state.actors()[0]
        view = game.view(state, seat)
        moves = {choose(game, bot, view, FastChance(seed)) for seed in range(6)}
        thought = {choose(game, policy_named(game, "10"), view, FastChance(seed)) for seed in range(6)}
        alike += moves <= thought
        state.play(seat, min(moves))
        if not state.actors():
            break
    assert state.turns > 3 or state.phase == SHIFT
    assert alike > 0


def decisions(name: str, step: int, options: dict[str, object]) -> Iterator[tuple[Any, int, int]]:
    """What bots of one step decide in six games among themselves: before which state, who, and what."""
    game = butin.game(name)
    for seed in range(6):
        chance = FastChance(seed)
        state = game.deal(3, game.settle(3, options), chance, None, 0)
        while state.actors():
            seat, move = next_act(game, state, [policy_named(game, str(step))] * 3, chance)
            yield state, seat, move
            state.play(seat, move)


@pytest.mark.parametrize("step", [2, 3, 4, 5])
def test_a_weak_thief_does_not_spoil_its_own_piles(step: int) -> None:
    for state, seat, move in decisions("voleurs", step, {}):
        pile, card = move % PILES, move // PILES
        spoilt = state.owners[pile] == seat and state.tops[pile] != card
        others = any(state.owners[other % PILES] != seat for other in state.legal(seat))
        assert not (spoilt and others), state.owners


@pytest.mark.parametrize("step", [0, 2, 4, 6, 8])
def test_a_weak_guest_does_not_throw_a_lock_away(step: int) -> None:
    locked = 0
    for state, seat, move in decisions("schattendieb", step, {"games": 1}):
        if state.phase != CHOOSE or not FIRST_LOCK <= move < FIRST_THIEF:
            continue
        locked += 1
        others = any(not FIRST_LOCK <= card < FIRST_THIEF for card in state.legal(seat))
        assert not others or timely(state, seat, 0) != NO_CARD
    assert locked


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lower", in_turn([0, 2, 4, 6, 8], 1))
def test_the_lower_of_two_neighbours_wins_sometimes_but_less_often(name: str, lower: int) -> None:
    _, _, won, games = met((name, lower, lower + 1, DEALS[name]))
    assert LOW <= won / games <= HIGH


@pytest.mark.whole
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lower", [1, 3, 5, 7, 9])
def test_so_it_is_with_all_neighbours(name: str, lower: int) -> None:
    _, _, won, games = met((name, lower, lower + 1, 6 if lower == SEARCHES else 3 * DEALS[name]))
    assert LOW <= won / games <= HIGH
