"""What scenarios of schattendieb cannot say: shuffling, dealing, reading."""

from __future__ import annotations

from collections import Counter

import pytest

from butin.core.chance import FastChance
from butin.core.errors import IllegalMove
from butin.games.schattendieb import extras, thieves
from butin.games.schattendieb.bots import absent
from butin.games.schattendieb.cards import COPIES, DECK, FIRST_LOCK, FIRST_THIEF, NAMES, VALUES, words
from butin.games.schattendieb.notation import read_move
from butin.games.schattendieb.rules import deal
from butin.games.schattendieb.tests.tables import GAME, cards, put


def test_the_deck_has_eighty_jewels_twenty_locks_and_five_thieves() -> None:
    """SD-A2, SD-A3."""
    assert len(DECK) == 105
    jewels = [card for card in DECK if card < FIRST_LOCK]
    locks = Counter(VALUES[card] for card in DECK if FIRST_LOCK <= card < FIRST_THIEF)
    assert len(jewels) == 80 and sum(VALUES[card] for card in jewels) == 440
    assert all(jewels.count(NAMES.index(f"{kind}{value}")) == 2 for kind in ("ring", "watch") for value in (1, 5, 10))
    assert locks == {4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1, 13: 1, 14: 1, 15: 1}
    assert words(DECK[-5:]) == ["thief-ring", "thief-necklace", "thief-watch", "thief-brooch", "shadow"]


@pytest.mark.parametrize(("seats", "pile"), [(2, 97), (3, 93), (4, 89), (5, 85), (6, 81), (7, 77)])
def test_after_the_deal_the_pile_has_what_the_hands_leave(seats: int, pile: int) -> None:
    """SD-3."""
    assert len(deal(seats, GAME.settle(seats, None), FastChance(0)).pile) == pile


def test_every_card_may_be_dealt_to_everybody() -> None:
    """SD-2: all 105 cards are shuffled together."""
    options = GAME.settle(3, None)
    hands = [deal(3, options, FastChance(seed)).hands for seed in range(2000)]
    for seat in range(3):
        drawn = Counter(card for hand in hands for card in hand[seat])
        assert all(0.5 < drawn[card] / (2000 * 4 * COPIES[card] / 105) < 1.6 for card in range(len(COPIES)))


def test_all_cards_are_collected_and_shuffled_before_the_next_game() -> None:
    """SD-34, SD-2."""
    seen = set()
    for seed in range(20):
        hands = {0: ["lock4", "?", "?", "?"], 1: ["shadow", "?", "?", "?"]}
        state = put({"safes": {0: ["ring1"]}, "hands": hands, "discard_seen": 5}, 2, seed)
        state.play(0, NAMES.index("lock4"))
        state.play(1, NAMES.index("shadow"))
        assert state.results == [[1, 0]]
        assert not state.seen and not state.unseen and len(state.pile) == 97
        seen.add(tuple(state.pile))
    assert len(seen) == 20


def test_hands_of_several_closers_go_under_the_pile_in_seat_order_each_shuffled() -> None:
    """SD-A14, SD-24: the later seat lies deeper, and the order within a hand is chance."""
    orders = set()
    for seed in range(40):
        state = put(
            {
                "safes": {0: 1, 2: 1},
                "hands": {
                    0: ["lock4", "ring1", "ring2", "ring3"],
                    1: ["shadow", "?", "?", "?"],
                    2: ["lock5", "watch1", "watch2", "watch3"],
                    3: ["thief-ring", "?", "?", "?"],
                },
            },
            4,
            seed,
        )
        for seat, card in enumerate(cards("lock4", "shadow", "lock5", "thief-ring")):
            state.play(seat, card)
        assert sorted(words(state.pile[:3])) == ["watch1", "watch2", "watch3"]
        assert sorted(words(state.pile[3:6])) == ["ring1", "ring2", "ring3"]
        orders.add(tuple(state.pile[:6]))
    assert len(orders) > 15


def test_the_absent_play_any_card_add_nothing_and_steal_the_highest() -> None:
    """SD-A23."""
    hand = cards("ring1", "watch2", "lock9", "shadow")
    state = put({"hands": {0: words(hand)}})
    assert {absent(state, 0, FastChance(seed)) for seed in range(60)} == set(hand)
    state = put({"phase": "extras", "fronts": {0: "ring3"}, "hands": {0: ["ring10", "ring9", "ring8"]}})
    assert absent(state, 0, FastChance(1)) == extras.ADD
    for optional in (False, True):
        fronts = {0: "shadow", 1: "ring3", 2: "necklace9"}
        state = put({"phase": "steal", "fronts": fronts}, steal_optional=optional)
        assert absent(state, 0, FastChance(1)) == thieves.TAKE + NAMES.index("necklace9")


def test_no_time_is_kept_by_the_rules() -> None:
    """SD-A23: a clock is the table's business, so the game has no option for it."""
    assert [option.name for option in GAME.options] == [
        "games",
        "steal_optional",
        "all_close_counts_intent",
        "tie_break",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ring7", "ring7"),
        (" RING 7 ", "ring7"),
        ("Lock 12", "lock12"),
        ("thief ring", "thief-ring"),
        ("ring thief", "thief-ring"),
        ("Ring-Thief", "thief-ring"),
        ("Shadow", "shadow"),
    ],
)
def test_cards_are_read_tolerantly(text: str, expected: str) -> None:
    assert NAMES[read_move(put({}), 0, text)] == expected


def test_a_wrong_word_is_answered_with_the_nearest_card() -> None:
    with pytest.raises(IllegalMove, match="did you mean 'necklace7'"):
        read_move(put({}), 0, "neklace7")
    with pytest.raises(IllegalMove, match="expected one card, such as ring7"):
        read_move(put({}), 0, "  ")


def test_a_bare_card_means_what_the_step_is_about() -> None:
    stealing = put({"phase": "steal", "fronts": {0: "shadow", 1: "ring3", 2: "ring4"}})
    assert (
        read_move(stealing, 0, "ring3") == read_move(stealing, 0, "steal ring3") == read_move(stealing, 0, "take ring3")
    )
    adding = put({"phase": "extras", "fronts": {0: "ring3"}, "hands": {0: ["ring4", "ring5", "?"]}})
    assert read_move(adding, 0, "ring4 + ring5") == read_move(adding, 0, "add ring5, ring4")
    assert read_move(adding, 0, "nothing") == read_move(adding, 0, "add nothing")
