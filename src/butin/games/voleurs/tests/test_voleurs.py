"""Voleurs, as far as no scenario can say it: deals, counts, options."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

import butin
from butin.core.chance import FastChance
from butin.core.errors import BadOption, BadSeats
from butin.core.options import Options
from butin.core.state import Event
from butin.games.voleurs import GAME
from butin.games.voleurs.rules import CARDS, COPIES, HAND, MOTIFS, NOBODY, PILES, TURNS, deal
from butin.games.voleurs.tests.tables import every_table, play, table


@every_table
def test_eight_different_motifs_lie_in_the_middle(seats: int) -> None:
    """VO-1, VO-A1: without doubles, and each motif as often as any other."""
    seen: Counter[int] = Counter()
    for seed in range(400):
        state = table(seats, seed)
        assert len(set(state.tops)) == PILES
        assert state.heights == [1] * PILES and state.owners == [NOBODY] * PILES
        seen.update(state.tops)
    assert all(abs(seen[motif] - 400 * PILES / len(MOTIFS)) < 50 for motif in range(len(MOTIFS)))  # five sigma


@pytest.mark.parametrize(("seats", "stock"), [(2, 26), (3, 21), (4, 16), (5, 11), (6, 6)])
def test_five_cards_each_and_the_rest_is_the_stock(seats: int, stock: int) -> None:
    """VO-2."""
    state = table(seats, seed=seats)
    assert [len(hand) for hand in state.hands] == [HAND] * seats
    assert len(state.stock) == stock
    cards = [card for place in [state.tops, *state.hands, state.stock] for card in place]
    assert sorted(cards) == sorted([*range(len(MOTIFS))] * COPIES)


def test_the_other_cards_are_shuffled() -> None:
    """VO-2: over many deals every motif comes into the first hand about equally often."""
    seen = Counter(card for seed in range(1100) for card in table(4, seed).hands[0])
    assert all(abs(seen[motif] - 500) < 110 for motif in range(len(MOTIFS)))


def test_two_to_six_may_play() -> None:
    """VO-A2."""
    for seats in (2, 6):
        butin.new("voleurs", seats, seed=1)
    for seats in (1, 7):
        with pytest.raises(BadSeats, match="expected 2 to 6"):
            butin.new("voleurs", seats, seed=1)


@pytest.mark.parametrize(
    ("seats", "plays"),
    [(2, [18, 18]), (3, [12] * 3), (4, [9] * 4), (5, [8, 7, 7, 7, 7]), (6, [6] * 6)],
)
def test_a_game_has_36_turns_and_nobody_is_skipped(seats: int, plays: list[int]) -> None:
    """VO-3, VO-13, VO-A11: strictly in seat order, the first of five plays one card more."""
    for seed in range(20):
        state = table(seats, seed)
        for turn in range(TURNS):
            assert state.actors() == [turn % seats]
            assert sum(state.heights) == PILES + turn
            play(state, FastChance(seed + turn), 1)
        assert state.actors() == []
        assert Counter(seat for seat, _, _ in state.plays()) == dict(enumerate(plays))


@every_table
def test_who_draws_holds_five_until_the_stock_is_empty(seats: int) -> None:
    """VO-11, VO-12."""
    state = table(seats, seed=3)
    while not state.done:
        seat, stock, held = state.turn, len(state.stock), len(state.hands[state.turn])
        play(state, FastChance(stock), 1)
        assert len(state.stock) == max(0, stock - 1)
        assert len(state.hands[seat]) == (HAND if stock else held - 1)


@every_table
def test_the_score_is_the_count_of_cards_in_own_piles(seats: int) -> None:
    """VO-14, VO-A8, VO-A12: replayed from the log alone."""
    for seed in range(30):
        state = play(table(seats, seed), FastChance(seed))
        piles, owners = [laid[:] for laid in state.laid], [NOBODY] * PILES
        for seat, motif, pile in state.plays():
            if piles[pile][-1] == motif:
                owners[pile] = seat
            piles[pile].append(motif)
        scores = [sum(len(p) for p, owner in zip(piles, owners, strict=True) if owner == seat) for seat in range(seats)]
        assert state.scores() == scores
        assert sum(scores) <= CARDS
        assert state.winners() == [seat for seat in range(seats) if scores[seat] == max(scores)]


def test_a_tie_is_broken_only_where_the_table_says_so() -> None:
    """VO-A7: more piles, then the tallest; found in random games rather than set up."""
    broken = 0
    for seed in range(1500):
        shared = play(table(2, seed), FastChance(seed))
        piles = play(table(2, seed, tie_break="piles"), FastChance(seed))
        assert shared.scores() == piles.scores()
        assert set(piles.winners()) <= set(shared.winners())
        if len(shared.winners()) == 2:
            standing = [(piles.piles_won[seat], piles.tallest[seat]) for seat in (0, 1)]
            assert piles.winners() == [seat for seat in (0, 1) if standing[seat] == max(standing)]
            broken += len(piles.winners()) == 1
    assert broken > 10


def test_piles_and_the_tallest_are_counted_at_the_end() -> None:
    """VO-A7."""
    state = play(table(3, seed=8), FastChance(8))
    owned = [[h for h, owner in zip(state.heights, state.owners, strict=True) if owner == seat] for seat in range(3)]
    assert state.piles_won == [len(heights) for heights in owned]
    assert state.tallest == [max(heights, default=0) for heights in owned]


@every_table
@pytest.mark.parametrize("games", [1, 2, 7])
def test_in_a_match_the_first_seat_moves_on_and_cards_add_up(seats: int, games: int) -> None:
    """VO-A13, VO-A14."""
    told: list[Event] = []
    state = deal(seats, GAME.settle(seats, {"games": games}), FastChance(5), told.append)
    play(state, FastChance(6), told=told)
    begun = [event for event in told if event.kind == "begun"]
    assert [event.values["seat"] for event in begun] == [game % seats for game in range(games)]
    assert [event.rule for event in begun] == ["VO-3"] + ["VO-A13"] * (games - 1)
    assert sum(event.kind in ("taken", "covered", "strengthened") for event in told) == TURNS * games
    totals = [event.values["totals"] for event in told if event.kind == "scored"]
    assert len(totals) == games and totals[-1] == state.scores()
    for earlier, later in pairwise(totals):
        assert all(a <= b for a, b in zip(earlier, later, strict=True))  # type: ignore[call-overload]


def test_options_refuse_what_they_cannot_be() -> None:
    options: list[Options] = [{"games": 0}, {"games": 8}, {"tie_break": "coin"}, {"hide_log": "maybe"}]
    for wrong in options:
        with pytest.raises(BadOption):
            butin.new("voleurs", 2, options=wrong)


@pytest.mark.parametrize("text", ["crown>--3", "crown>" + "9" * 5000, "crown>³", "crown>٣", ">3", "crown>", "3>crown"])
def test_odd_texts_are_refused_not_tripped_over(text: str) -> None:
    """VO-4."""
    match = butin.new("voleurs", 2, seed=1)
    with pytest.raises(butin.IllegalMove, match=re.escape("(VO-4)")) as refused:
        match.play(0, text)
    assert refused.value.kind == "unreadable"
