"""Search that knows only the contract: seeded, honest about what is hidden, and right where right can be known."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import butin
from butin.bots.policy import Searcher, careless, policies
from butin.bots.search import Search
from butin.bots.worlds import Worlds
from butin.core.chance import Chance, FastChance
from butin.core.character import THINK, Dealer, Guide
from butin.core.game import AnyGame
from butin.core.state import State
from butin.testing.evenings import any_deal
from butin.testing.ours import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
some = settings(max_examples=8, deadline=None)
seeds = st.integers(0, 10**6)
VOLEURS = butin.game("voleurs")


def even(state: State) -> list[float]:
    return [1 / state.seats] * state.seats


PLAIN = Guide(careless, value=even, depth=20)
LOUP = next(one.guide for one in VOLEURS.characters.values() if one.guide is not None)


def moment(game: AnyGame, seed: int, moves: int, seats: int | None = None) -> State:
    """A position after so many random moves, or just before the end."""
    chance = FastChance(seed)
    state: State = (
        any_deal(game, seed) if seats is None else game.deal(seats, game.settle(seats, None), chance, None, 0)
    )
    for _ in range(moves):
        actor = chance.pick(state.actors())
        after = state.clone()
        after.play(actor, chance.pick(state.legal(actor)))
        if not after.actors():
            break
        state = after
    return state


def guides(game: AnyGame) -> list[Guide]:
    """Of the characters that search, and one without any help."""
    return [PLAIN, *[one.guide for one in game.characters.values() if one.guide is not None]]


@every_game
@some
@given(seed=seeds, moves=st.integers(0, 40))
def test_the_worlds_of_a_search_give_the_seat_the_same_view(game: AnyGame, seed: int, moves: int) -> None:
    state = moment(game, seed, moves)
    for seat in range(state.seats):
        dealers = [game.dealer(state, seat)]
        dealers += [one.dealer(state, seat) for one in guides(game) if one.dealer is not None]
        for dealer in dealers:
            if dealer is not None:
                world = state.clone()
                dealer.deal(world, FastChance(seed))
                assert game.view(world, seat) == game.view(state, seat)


@every_game
@some
@given(seed=seeds, moves=st.integers(0, 40))
def test_a_search_deals_alike_whatever_world_it_was_given(game: AnyGame, seed: int, moves: int) -> None:
    state = moment(game, seed, moves)
    for guide in guides(game):
        seat = state.actors()[0]
        dealt: set[str] = set()
        for world in range(3):
            fitting = game.imagine(game.view(state, seat), FastChance(seed + world))
            found = Worlds(game, guide, fitting, seat).deal(FastChance(seed))
            dealt.add(json.dumps(game.write(found), sort_keys=True))
        assert len(dealt) == 1


def hands(state: State) -> list[list[str]]:
    found: list[list[str]] = VOLEURS.write(state)["hands"]  # type: ignore[assignment]
    return found


def late_voleurs() -> State:
    """Three seats with two, two and one card left, and no two of the hidden ones alike."""
    for seed in range(1000):
        state = moment(VOLEURS, seed, 31, seats=3)
        hidden = [card for hand in hands(state)[1:] for card in hand]
        if state.actors() == [1] and len(hidden) == len(set(hidden)) == 4:
            return state
    raise AssertionError("no such position")


def uneven(dealer: Dealer | TrueWorld, state: State, seat: int) -> float:
    """Chi-square of 1,200 deals over all ways to share the hidden cards between the two others."""
    counts: Counter[str] = Counter()
    chance = FastChance(3)
    for _ in range(1200):
        world = state.clone()
        dealer.deal(world, chance)
        counts[str(hands(world))] += 1
    others = [hand for place, hand in enumerate(hands(state)) if place != seat]
    pool = [card for hand in others for card in hand]
    ways = len({(frozenset(order[: len(others[0])])) for order in permutations(pool)})
    expected = 1200 / ways
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (ways - len(counts)) * expected


class TrueWorld:
    """What a cheat would deal."""

    def deal(self, state: State, chance: Chance) -> None:
        """The world as it is."""


def test_every_hidden_deal_is_as_likely_and_the_true_one_alone_would_show() -> None:
    state = late_voleurs()
    dealer = VOLEURS.dealer(state, 0)
    assert dealer is not None
    assert uneven(dealer, state, 0) < 25  # five degrees of freedom: once in ten thousand
    assert uneven(TrueWorld(), state, 0) > 1000


@every_game
def test_a_search_bound_by_iterations_is_seeded_and_tells_of_every_move(game: AnyGame) -> None:
    state = moment(game, 7, 6)
    seat = state.actors()[0]
    for guide in guides(game):
        thoughts = [Search(game, guide, state, seat, FastChance(5)).run(40) for _ in range(2)]
        for thought in thoughts:
            assert thought.best in thought.moves
            assert sum(thought.visits) == thought.iterations <= 40
            assert all(0 <= value <= 1 for value in thought.values + thought.chances)
        assert thoughts[0].values == thoughts[1].values


@every_game
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_who_searches_chooses_alike_in_worlds_that_differ_only_in_what_is_hidden(game: AnyGame, seed: int) -> None:
    state = moment(game, seed, seed % 30)
    for seat in state.actors():
        worlds = [game.imagine(game.view(state, seat), FastChance(seed + world)) for world in range(3)]
        for policy in policies(game, 20).values():
            if isinstance(policy, Searcher):
                assert len({policy(world, seat, FastChance(seed)) for world in worlds}) == 1


def test_a_search_that_is_cut_off_in_time_has_an_answer() -> None:
    state = moment(VOLEURS, 1, 3, seats=4)
    thought = Search(VOLEURS, LOUP, state, state.actors()[0], FastChance(1)).run(10**9, ms=20)
    assert 0 < thought.iterations < 10**6
    assert thought.best in thought.moves


def winning(state: State, seat: int) -> set[int]:
    """The last moves of a game that win it, alone or together with others."""
    found: set[int] = set()
    for move in state.legal(seat):
        after = state.clone()
        after.play(seat, move)
        if seat in after.winners():
            found.add(move)
    return found


@pytest.mark.parametrize("guide", [LOUP, PLAIN], ids=["wolf", "plain"])
def test_a_search_finds_the_last_move_that_wins(guide: Guide) -> None:
    met = 0
    for seed in range(80):
        state = moment(VOLEURS, seed, 35, seats=2)
        seat = state.actors()[0]
        wins = winning(state, seat)
        if wins and len(wins) < len(state.legal(seat)):
            met += 1
            assert Search(VOLEURS, guide, state, seat, FastChance(seed)).run(60).best in wins
    assert met > 2


def test_a_reflex_needs_no_search() -> None:
    state = moment(VOLEURS, 2, 5, seats=3)
    seat = state.actors()[0]
    first = state.legal(seat)[0]

    def reflex(world: State, place: int, chance: Chance) -> int:
        return first if place == seat else THINK

    assert Searcher(VOLEURS, Guide(careless, reflex=reflex), 10)(state, seat, FastChance(1)) == first
