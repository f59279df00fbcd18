"""What scenarios of schattendieb cannot say: shuffling, holes, impossible positions, bots, words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import butin
from butin.adapters.texts import LANGUAGES, Words
from butin.bots.policy import careless
from butin.core.chance import FastChance
from butin.core.errors import BadPosition, IllegalMove
from butin.core.reading import Position
from butin.core.state import Event
from butin.games.schattendieb import extras, safes, thieves
from butin.games.schattendieb.bots import absent, hibou
from butin.games.schattendieb.cards import COPIES, DECK, FIRST_LOCK, FIRST_THIEF, NAMES, VALUES, words
from butin.games.schattendieb.notation import read_move
from butin.games.schattendieb.rules import Schattendieb, deal
from butin.games.schattendieb.table import CHOOSE
from butin.games.schattendieb.terminal import draw
from butin.testing.evenings import any_deal, evening

GAME = butin.game("schattendieb")
SOURCES = [path.read_text("utf-8") for path in Path(safes.__file__).parent.glob("*.py")]


def put(position: Position, seats: int = 3, seed: int = 0, **options: Any) -> Schattendieb:
    state: Schattendieb = GAME.read(position, seats, GAME.settle(seats, options), FastChance(seed))
    return state


def cards(*names: str) -> list[int]:
    return [NAMES.index(name) for name in names]


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


def test_cards_that_all_saw_leave_are_never_imagined_elsewhere() -> None:
    """SD-10: nobody may look through the discards, but memory is free."""
    gone = ["ring10", "ring10", "shadow", "lock15"]
    view = GAME.view(put({"discard_seen": gone}), 0)
    for seed in range(50):
        world = GAME.imagine(view, FastChance(seed))
        hidden = [*world.pile, *world.unseen, *(card for hand in world.hands for card in hand)]
        assert not set(cards(*gone)) & set(hidden)


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


def test_every_kind_of_event_and_refusal_has_words_in_every_language() -> None:
    told = {kind for text in SOURCES for kind in re.findall(r'Event\(\s*"(\w+)"', text)}
    refused = {kind for text in SOURCES for kind in re.findall(r'IllegalMove\(\s*"(\w+)"', text)}
    assert len(told) > 30 and len(refused) > 15
    for language in LANGUAGES:
        said = Words(GAME.package, language, []).bundle
        assert [kind for kind in told if not said.has_message(f"event-{kind}")] == []
        assert [kind for kind in refused if not said.has_message(f"refusal-{kind}")] == []
        assert [name for name in NAMES if not said.has_message(f"name-{name}")] == []
        assert [phase for phase in ("choose", "steal", "extras") if not said.has_message(f"prompt-{phase}")] == []


YOU = {"fr": "Toi", "en": "You", "de": "Du"}


@pytest.mark.parametrize(
    ("language", "kind", "names", "sentence"),
    [
        ("fr", "stolen", ["Toi", "Bo"], "Tu envoies le voleur d'ombres et prends la bague 9 à Bo."),
        ("fr", "stolen", ["Bo", "Toi"], "Bo envoie le voleur d'ombres et te prend la bague 9."),
        ("en", "stolen", ["Bo", "You"], "Bo sends the Shadow Thief and takes ring 9 from you."),
        ("en", "stolen", ["You", "Bo"], "You send the Shadow Thief and take ring 9 from Bo."),
        ("de", "stolen", ["Bo", "Du"], "Schattendieb am Werk: Bo nimmt dir die Karte Ring 9 weg."),
        ("de", "sat_out", ["Du", "Bo"], "Du hast keine Karten mehr und setzt aus."),
    ],
)
def test_sentences_speak_to_whoever_is_called_you(language: str, kind: str, names: list[str], sentence: str) -> None:
    values: dict[str, object] = {"seat": 0, "from": 1, "card": "ring9", "thief": "shadow"}
    assert Words(GAME.package, language, names).event(Event(kind, "SD-12", values)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_you_and_spoken_of(language: str) -> None:
    told: list[Event] = []
    for seed in range(20):
        for _ in evening(any_deal(GAME, seed, told.append), FastChance(seed), told.append):
            pass
    you, bo = (Words(GAME.package, language, [name] * 7) for name in (YOU[language], "Bo"))
    for event in told:
        if "seat" in event.values and event.kind not in ("lock_failed", "closed"):  # `cannot`, `schließt`: the same
            assert you.event(event) != bo.event(event).replace("Bo", YOU[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal(language: str) -> None:
    names = ["Bartholomäus-Maximilian", "Bo", "Cy", "Di", "Ed", "Flo", "Gil"]
    word = Words(GAME.package, language, names).word
    for seed in range(12):
        state = any_deal(GAME, seed)
        for number, _ in enumerate(evening(state, FastChance(seed))):
            if number % 9 == 0:
                for seat in (-1, 0):
                    lines = draw(GAME.view(state, seat), word, names)
                    assert max(len(re.sub(r"\[[^\]]*\]", "", line)) for line in lines) <= 78
        draw(GAME.view(state, 0), word, names)


def test_the_owl_clearly_beats_the_careless() -> None:
    options = GAME.settle(4, None)
    won = 0.0
    for number in range(60):
        state = deal(4, options, FastChance(number))
        chance = FastChance(number + 1000)
        while state.actors():
            seat = state.actors()[0]
            policy = hibou if seat == number % 4 else careless
            state.play(seat, policy(state, seat, chance))
        winners = state.winners()
        won += 1 / len(winners) if number % 4 in winners else 0
    assert won / 60 > 0.5  # 0.25 would be equal


def lock_at_once(state: Schattendieb, seat: int, chance: FastChance) -> int:
    """Lock as soon as a lock fits; till then play the highest jewel."""
    if state.phase != CHOOSE:
        return max(state.legal(seat))
    moves = state.legal(seat)
    fitting = [card for card in moves if FIRST_LOCK <= card < FIRST_THIEF and safes.fits(state, seat, card)]
    jewels = [card for card in moves if card < FIRST_LOCK]
    return min(fitting) if fitting else max(jewels or moves, key=lambda card: VALUES[card])


@pytest.mark.parametrize(("seats", "expected"), [(2, 0.3), (4, 0.22), (7, 0.2)])
def test_the_owl_is_not_left_behind_by_those_who_lock_at_once(seats: int, expected: float) -> None:
    won = 0.0
    for number in range(140):
        state, chance = deal(seats, GAME.settle(seats, None), FastChance(number)), FastChance(number + 1000)
        while state.actors():
            seat = state.actors()[0]
            state.play(seat, (hibou if seat == number % seats else lock_at_once)(state, seat, chance))
        won += (number % seats in state.winners()) / len(state.winners())
    assert won / 140 > expected


def test_the_owl_locks_up_with_eight_points_for_every_open_rival() -> None:
    position: Position = {"safes": {0: ["ring10", "ring9"]}, "hands": {0: ["lock4", "watch10", "watch9", "?"]}}
    assert hibou(put(position, 4), 0, FastChance(0)) == NAMES.index("watch10")
    assert hibou(put(position, 3), 0, FastChance(0)) == NAMES.index("lock4")


def test_the_owl_declines_what_would_keep_its_safe_open() -> None:
    """SD-A7."""
    position: Position = {
        "phase": "steal",
        "fronts": {0: "shadow", 1: "ring1"},
        "safes": {0: 4},
        "hands": {0: ["lock4", "ring2", "ring3"]},
    }
    assert hibou(put(position, steal_optional=True), 0, FastChance(0)) == thieves.DECLINE
