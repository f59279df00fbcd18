"""Positions of schattendieb: holes, what fills them, and what cannot be."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from butin.core.chance import FastChance
from butin.core.errors import BadPosition
from butin.core.reading import Position
from butin.games.schattendieb.cards import DECK, FIRST_LOCK, NAMES, VALUES, words
from butin.games.schattendieb.tests.tables import GAME, cards, put


def test_cards_that_all_saw_leave_are_never_imagined_elsewhere() -> None:
    """SD-10: nobody may look through the discards, but memory is free."""
    gone = ["ring10", "ring10", "shadow", "lock15"]
    view = GAME.view(put({"discard_seen": gone}), 0)
    for seed in range(50):
        world = GAME.imagine(view, FastChance(seed))
        hidden = [*world.pile, *world.unseen, *(card for hand in world.hands for card in hand)]
        assert not set(cards(*gone)) & set(hidden)


def test_what_lies_face_down_is_no_name_that_lies_open() -> None:
    """SD-10: whoever comes late sees how many cards were discarded; which, the others remember."""
    state = put({"fronts": {0: "ring5", 1: "watch5"}, "hands": {2: ["lock4", "ring1"]}, "discard_seen": ["shadow"]})
    state.play(2, cards("lock4")[0])
    lies_open = GAME.open(state)
    assert not {"ring5", "watch5", "shadow", "lock4"} & set(re.findall(r"[\w-]+", str(lies_open)))
    assert (lies_open["discard_seen"], lies_open["discard_unseen"]) == (4, 0)
    assert GAME.view(state, -1)["position"]["discard_seen"] == ["shadow", "ring5", "watch5", "lock4"]


def test_a_hidden_choice_is_any_unseen_card_with_equal_likelihood() -> None:
    state = put({"hands": {0: ["ring1", "ring1", "ring2", "lock15"]}, "discard_seen": ["shadow"]}, 2)
    state.play(1, state.hands[1][0])
    view = GAME.view(state, 0)
    fronts = Counter(GAME.imagine(view, FastChance(seed)).fronts[1][0] for seed in range(4000))
    left = Counter(DECK)
    left.subtract(cards("ring1", "ring1", "ring2", "lock15", "shadow"))
    chi_square = sum((fronts[c] - 4000 * n / 100) ** 2 / (4000 * n / 100) for c, n in left.items() if n)
    assert set(fronts) <= {card for card, count in left.items() if count}
    assert chi_square < 95  # 53 degrees of freedom; the test is deterministic


def test_a_hidden_answer_says_nothing_about_the_hand() -> None:
    """SD-A9: whoever has answered holds any cards, and any answer that these allow."""
    state = put({"phase": "extras", "fronts": {0: "ring3", 1: "watch4"}}, 2)
    state.play(1, state.legal(1)[-1])
    view = GAME.view(state, 0)
    worlds = [GAME.imagine(view, FastChance(seed)) for seed in range(3000)]
    jewels = sum(card // 10 == 2 for world in worlds for card in world.hands[1] if card < FIRST_LOCK)
    unseen = [card for card in DECK if card // 10 == 2 and card < FIRST_LOCK]
    known = sum(card // 10 == 2 and card < FIRST_LOCK for card in [*state.hands[0], NAMES.index("watch4")])
    expected = 9000 * (len(unseen) - known) / 100
    assert 0.93 < jewels / expected < 1.07
    assert len({world.extras[1] for world in worlds}) > 15


def test_unknown_cards_in_safes_are_jewels_and_unknown_locks_fit() -> None:
    """SD-21."""
    for seed in range(30):
        state = put({"safes": {0: 11, 1: ["?", "ring1"]}, "locks": {0: "?"}}, 3, seed)
        assert all(card < FIRST_LOCK for safe in state.safes for card in safe)
        assert VALUES[state.locks[0]] >= 11


def test_a_position_may_say_very_little() -> None:
    """SD-5, SD-7, SD-21: short hands, a single card, the next cards of the pile, a locked safe, cards all laid."""
    state = put({"hands": {0: ["lock4", "ring3"], 1: "shadow", 2: []}})
    assert [words(hand) for hand in state.hands] == [["lock4", "ring3"], ["shadow"], []]
    assert state.actors() == [0, 1]
    state = put({"pile": {"next": ["ring1", "watch2"]}, "hands": {0: 2}})
    assert words(state.pile[-2:]) == ["watch2", "ring1"] and len(state.pile) == 95
    assert len(put({"pile": {"next": ["ring1"], "count": 5}}).pile) == 5
    state = put({"locks": {1: "lock9"}, "safes": [["ring1"], None, 2]})
    assert [len(safe) for safe in state.safes] == [1, 1, 2] and state.open == [0, 2]
    assert put({"results": [[32, 0, 1], [0, 5, 5], [41, 0, 0]]}).scores() == [73, 5, 6]


def test_cards_that_all_have_laid_are_turned_up() -> None:
    """SD-7 to SD-16."""
    state = put({"fronts": ["ring7", "necklace7", "watch3", "lock6"]}, 4)
    assert [words(front) for front in state.fronts] == [[], [], ["watch3"], ["lock6"]]
    assert (state.actors(), words(state.seen), words(state.shown)[0]) == ([2], ["ring7", "necklace7"], "ring7")
    state = put({"fronts": ["thief-ring", "thief-watch", "ring2", "watch10"]}, 4)
    assert [words(safe) for safe in state.safes] == [["ring2"], ["watch10"], [], []]
    assert state.actors() == [0, 1, 2, 3] and [len(hand) for hand in state.hands] == [4] * 4


IMPOSSIBLE: list[tuple[Position, str]] = [
    ({"hand": []}, "did you mean 'hands'"),
    ({"phase": "stael"}, "did you mean 'steal'"),
    ({"hands": {0: ["ring11", "?", "?", "?"]}}, r"hands\[0\]\[0\] is 'ring11', did you mean 'ring1"),
    ({"hands": {0: ["shadow", "shadow", "?", "?"]}}, "2 cards 'shadow': expected at most 1"),
    ({"hands": {0: 5}}, r"hands\[0\] has 5 cards: expected at most 4"),
    ({"fronts": {0: "ring1"}, "hands": {0: 4}}, r"hands\[0\] has 4 cards: expected at most 3"),
    ({"hands": {3: 4}}, "a seat in hands"),
    ({"pile": 10, "discard_unseen": 10}, "32 cards in all: expected 105"),
    ({"pile": 100}, "112 cards in all"),
    ({"exhausted": True, "pile": 5}, "exhausted is True, but the pile has 5"),
    ({"exhausted": False, "pile": 0}, "exhausted is False, but the pile has 0"),
    ({"safes": {0: ["lock4"]}}, r"safes\[0\] holds 'lock4': expected jewels"),
    ({"safes": {0: 81}}, "not so many jewels"),
    ({"safes": {0: 5}, "locks": {0: "lock4"}}, "cannot close a safe with 5 cards"),
    ({"locks": {0: "lock4"}, "safes": {0: []}}, "cannot close a safe with 0 cards"),
    ({"locks": {0: "ring4"}}, r"locks\[0\] is 'ring4'"),
    ({"safes": {0: 16}, "locks": {0: "?"}}, "no locks left"),
    ({"safes": {0: 1}, "locks": {0: "lock4"}, "hands": {0: 1}}, "takes no part any more"),
    ({"safes": [1, 1, 0], "locks": ["lock4", "lock5", None]}, "expected at least two"),
    ({"fronts": {0: ["ring1", "ring2"]}, "hands": {0: 2}}, r"fronts\[0\] has 2 cards"),
    ({"pile": {"next": ["ring1"], "count": 0}}, "pile.count is 0"),
    ({"pile": {"top": ["ring1"]}}, "pile has no field 'top'"),
    ({"exhausted": True, "hands": [0, 0, 0]}, "nobody has anything to decide"),
    ({"phase": "steal", "fronts": {0: "shadow", 1: "ring1"}}, "nobody has anything to decide"),
    ({"phase": "steal", "fronts": {0: "shadow", 1: "ring1", 2: "watch1"}}, "cancelled before 'steal'"),
    ({"phase": "steal", "fronts": {0: "shadow", 1: "ring1", 2: "ring2"}, "thieves": [1]}, r"expected \[0\]"),
    ({"thieves": [1]}, r"thieves is \[1\]: expected \[\]"),
    ({"phase": "steal", "fronts": {0: "shadow", 1: "ring1", 2: "?"}}, "turned up"),
    ({"phase": "extras", "fronts": {0: "shadow", 1: "ring1"}}, "thieves are gone after step 3"),
    ({"phase": "extras", "fronts": {0: "ring1", 1: "ring1"}}, "cancelled before 'extras'"),
    ({"phase": "extras"}, "nobody has anything to decide"),
    ({"phase": "extras", "fronts": {0: "ring1"}, "extras": {1: []}}, r"extras\[1\]: nobody asked"),
    ({"extras": {0: []}}, r"extras\[0\]: nobody asked"),
    (
        {"phase": "extras", "fronts": {0: "ring1", 1: "ring2"}, "extras": {0: ["watch1"]}},
        r"extras\[0\] is \['watch1'\]",
    ),
    ({"phase": "extras", "fronts": {0: "ring1"}, "shown": {0: "ring2"}}, r"shown\[0\] is 'ring2'"),
    ({"results": [[1, 2, 3]]}, "somebody stays open"),
    ({"results": [[0, 2]]}, "2 entries: expected 3"),
    ({"results": [[0, 0, 0]] * 3, "phase": "choose"}, "should be over"),
    ({"results": [[0, 0, 0]] * 4}, "expected 3 at most"),
    ({"phase": "over"}, "not be over yet"),
    ({"phase": "over", "results": [[0, 0, 5]] * 3, "locks": {}}, "its safe brings 0"),
    ({"last_game": {}}, "no game before"),
    ({"last_game": {"safe": {}}, "results": [[0, 0, 0]]}, "last_game has no field 'safe'"),
    ({"last_game": {"safes": {0: ["ring1"]}, "locks": {0: "lock4"}}, "results": [[2, 0, 0]]}, "its safe brings 1"),
]


@pytest.mark.parametrize(("position", "text"), IMPOSSIBLE, ids=[text for _, text in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(position: Position, text: str) -> None:
    with pytest.raises(BadPosition, match=text):
        put(position)


def test_who_sits_out_an_extra_game_has_nothing() -> None:
    """SD-A20."""
    options: dict[str, Any] = {"games": 1, "tie_break": "extra_game"}
    assert put({"results": [[5, 0, 5]]}, **options).actors() == [0, 2]
    for wrong in ({"hands": {1: 4}}, {"safes": {1: 1}}):
        with pytest.raises(BadPosition):
            put({"results": [[5, 0, 5]], **wrong}, **options)
    with pytest.raises(BadPosition, match="sat out"):
        put({"phase": "over", "results": [[5, 0, 5], [0, 3, 0]]}, **options)
    with pytest.raises(BadPosition, match="should be over"):
        put({"phase": "choose", "results": [[6, 0, 5]]}, **options)
    assert put({"phase": "over", "results": [[5, 0, 5], [3, 0, 0]]}, **options).winners() == [0]
