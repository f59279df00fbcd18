"""Who plays Attrap'trésors, and what people are shown of it."""

from __future__ import annotations

import re

import pytest

from butin.adapters.texts import LANGUAGES, Words, rulebook
from butin.bots.policy import careless, play_out
from butin.core.chance import FastChance
from butin.core.errors import BadOption, IllegalMove
from butin.core.game import WAIT, Policy
from butin.games.attrap_tresors import bots
from butin.games.attrap_tresors.box import COLOURS, OBJECTS
from butin.games.attrap_tresors.souk import PHASES, THROWS
from butin.games.attrap_tresors.terminal import draw
from butin.games.attrap_tresors.tests.bazaars import DULL, GAME, LIVELY, NAMES, fresh, position


def test_bots_are_as_quick_as_the_table_wants() -> None:
    """AT-A23: a bell with a slow tail, never faster than a hand can be."""
    medians = []
    for speed in ("quick", "normal", "slow"):
        state = position(4, {"dice": LIVELY}, bot_speed=speed)
        chance = FastChance(3)
        pauses = sorted(GAME.pause(state, 1, 0, chance) for _ in range(2001))
        assert pauses[0] >= bots.FASTEST
        assert pauses[-1] > 2 * pauses[1000]
        medians.append(pauses[1000])
    assert medians == sorted(medians)
    assert 450 < medians[1] < 900


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_how_quick_the_strongest_bot_is(language: str) -> None:
    """AT-A23: 5 %, median and 95 % at normal speed, to a hundredth of a second."""
    clause = next(line for line in rulebook(GAME, language).splitlines() if 'id="AT-A23"' in line)
    said = sorted(float(number.replace(",", ".")) for number in re.findall(r"\b0[.,]\d\d\b", clause))
    state, chance, hand = position(4, {"dice": LIVELY}), FastChance(1), GAME.characters[GAME.strongest].pause
    assert hand is not None
    pauses = sorted(hand(state, 1, 0, chance) for _ in range(20_001))
    measured = [pauses[nth] / 1000 for nth in (1000, 10_000, 19_000)]
    assert len(said) == 3
    assert all(abs(one - other) < 0.01 for one, other in zip(said, measured, strict=True)), measured


def test_a_bot_lays_down_what_it_took_before_it_reaches_again() -> None:
    """AT-A25: with two players; from three on it has another hand."""
    lamp = OBJECTS.index("lamp")
    assert GAME.dial is not None
    for character in [*GAME.characters.values(), GAME.dial.made(5)]:
        hand = character.pause or GAME.pause
        for seats, more in ((2, 700), (3, 0)):
            state = position(seats, {"taken": {0: "column", 1: ["gem"]} if seats > 2 else {1: "column"}})
            empty = position(seats, {"taken": {0: "column"}})
            full, free = (hand(one, 1, lamp, FastChance(4)) for one in (state, empty))
            assert full - free == more


def test_a_bot_waits_out_the_patience_before_it_throws_again() -> None:
    """AT-A8, AT-A23"""
    assert GAME.pause(position(4, {"dice": LIVELY}, patience_s=9), 0, THROWS, FastChance(1)) == 9000
    assert GAME.pause(position(4, {"dice": DULL}, patience_s=9), 0, THROWS, FastChance(1)) == bots.GLANCE


def test_the_magpie_grabs_what_is_hers_and_is_seldom_fooled() -> None:
    """AT-A23"""
    hers = position(4, {"dice": LIVELY, "tasks": {1: "red"}})
    assert {bots.pie(hers, 1, FastChance(seed)) for seed in range(50)} == {0}
    tempting = position(4, {"dice": DULL, "tasks": {1: "red"}})
    slips = sum(bots.pie(tempting, 1, FastChance(seed)) == 0 for seed in range(4000))
    assert 50 < slips < 160
    dull = position(4, {"dice": DULL, "tasks": {1: "purple"}})
    assert {bots.pie(dull, 1, FastChance(seed)) for seed in range(200)} == {WAIT}


@pytest.mark.parametrize("quiet", [False, True])
def test_the_magpie_beats_the_careless(quiet: bool) -> None:
    won = 0
    for seed in range(40):
        state = fresh(4, seed, quiet_mode=quiet)
        seated: list[Policy] = [bots.pie if seat == seed % 4 else careless for seat in range(4)]
        play_out(GAME, state, seated, FastChance(seed))
        won += seed % 4 in state.winners()
    assert won > 28


def test_four_magpies_come_to_an_end() -> None:
    for seats in range(2, 7):
        state = fresh(seats, seats)
        assert play_out(GAME, state, [bots.pie] * seats, FastChance(2)) < 2000


def test_somebody_away_does_the_gentlest_thing() -> None:
    """AT-A8, AT-A9, AT-17, AT-A24"""
    chance = FastChance(1)
    assert bots.absent(position(3, {"dice": LIVELY}), 1, chance) == WAIT
    wrong = {"phase": "give_back", "dice": DULL, "taken": {1: "column"}, "cards": {1: [1, 5]}, "shown": [1]}
    assert GAME.write_move(position(3, wrong), 1, bots.absent(position(3, wrong), 1, chance)) == "give 1"
    quiet = position(3, {"dice": LIVELY}, quiet_mode=True)
    assert GAME.write_move(quiet, 1, bots.absent(quiet, 1, chance)) == "nothing"


def test_the_board_fits_a_terminal_in_every_language() -> None:
    for seed in range(60):
        state = fresh(2 + seed % 5, seed, quiet_mode=seed % 3 == 0)
        chance = FastChance(seed)
        for _ in range(chance.below(80)):
            if state.actors():
                seat = chance.pick(state.actors())
                state.play(seat, chance.pick(state.legal(seat)))
        for language in LANGUAGES:
            words = Words(GAME.package, language, NAMES)
            lines = draw(GAME.view(state, seed % 3 - 1), words.word, NAMES)
            assert all(len(re.sub(r"\[[^\]]*\]", "", line)) <= 78 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_prompt_and_choice_can_be_said(language: str) -> None:
    words = Words(GAME.package, language, NAMES)
    for word in [*COLOURS, *OBJECTS, "nothing", "nobody"]:
        assert words.bundles[0].has_message(f"name-{word}")
    for phase in PHASES:
        assert words.say(f"prompt-{phase}")
    for option in GAME.options:
        for value in option.values:
            assert words.say(f"choice-{option.name}-{value}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    """AT-23 and the others: also those that random play does not meet."""
    words = Words(GAME.package, language, NAMES)
    over = position(4, {"phase": "over"})
    loot = position(4, {"taken": {0: "column", 1: ["lamp", "gem"]}})
    stacked = position(2, {"dice": ["red"] * 7 + [{"colour": "red", "on": 0}]})
    quiet = position(3, {"taken": {0: "column"}, "choices": {1: "gem"}}, quiet_mode=True)
    wrong = {"phase": "give_back", "dice": DULL, "taken": {1: "column"}, "cards": {1: [1, 5]}, "shown": [1]}
    two = {"phase": "replace", "taken": {0: "column"}, "dice": ["red"] * 4 + ["blue"] * 4}
    states = [over, loot, stacked, quiet, position(3, wrong), position(2, two), position(4, {"dice": LIVELY})]
    kinds = set()
    for state in states:
        for seat in range(-1, 7):
            for move in range(-1, 25):
                refusal = state.refusal(seat, move)
                if refusal is not None:
                    kinds.add(refusal.kind)
                    assert words.refusal(refusal)
    assert words.refusal(IllegalMove("unreadable", "AT-8", "", {"text": "xyz"}))
    assert len(kinds) > 20


def test_a_tower_that_cannot_be_is_refused_in_every_language() -> None:
    towers: list[tuple[int, list[str]]] = [(3, ["lamp"]), (2, ["column", "lamp", "gem", "gem", "carpet"])]
    for seats, tower in towers:
        with pytest.raises(BadOption) as refused:
            GAME.settle(seats, {"tower_custom": tower})
        assert all(
            Words(GAME.package, one, NAMES).say(f"refusal-{refused.value.kind}", refused.value.values)
            for one in LANGUAGES
        )


def test_the_regular_is_still_the_magpie() -> None:
    """Saved tables hold the name."""
    assert GAME.usual == "pie"
