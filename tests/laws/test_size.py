"""A bot of your size: what is believed of somebody after their games, and who comes next."""

from __future__ import annotations

from math import tanh

import pytest

import butin
from butin.bots.size import GAMES, Played, chance_to_win, margin_of, size_of, strength
from butin.core.chance import FastChance
from butin.core.dial import HIGHEST, LOWEST, Dial
from butin.core.game import AnyGame
from butin.testing.ours import GAMES as OURS

every_game = pytest.mark.parametrize("game", OURS, ids=repr)


def dial_of(game: AnyGame) -> Dial:
    assert game.dial is not None
    return game.dial


def lived(dial: Dial, values: list[float], seats: int = 2, seed: int = 5) -> tuple[list[Played], list[float]]:
    """The games of somebody whose strength goes through these values, won and lost as the formulas have it."""
    chance = FastChance(seed)
    past: list[Played] = []
    for value in values:
        met = [size_of(dial, past, seats).dial] * (seats - 1)
        share = float(chance.below(10_000) < 10_000 * chance_to_win(dial, value, met))
        lead = tanh(dial.lead * (value - strength(dial, met)) / 2)
        margin = lead + dial.spread * (sum(chance.below(1000) for _ in range(12)) / 1000 - 6)
        past.append(Played(met, 0, share, max(-1.0, min(1.0, margin))))
    return past, [game.dials[0] for game in past]


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_is_a_gentle_one(game: AnyGame, seats: int) -> None:
    found = size_of(dial_of(game), [], seats)
    assert 2.5 < found.dial <= 3.5
    assert found.value == pytest.approx(4, abs=0.2)


@every_game
def test_whoever_does_better_is_thought_stronger_and_meets_stronger_bots(game: AnyGame) -> None:
    dial = dial_of(game)
    sizes = [
        size_of(dial, [Played([4.0], 0, share, margin)] * 2, 2)
        for share, margin in ((0, -0.3), (0, 0), (1, 0), (1, 0.3))
    ]
    values, dials = [one.value for one in sizes], [one.dial for one in sizes]
    assert values == sorted(values)
    assert dials == sorted(dials)
    assert values[-1] - values[0] > 1
    assert dials[-1] - dials[0] > 1


@every_game
def test_a_victory_over_a_stronger_bot_tells_more(game: AnyGame) -> None:
    dial = dial_of(game)
    after = [size_of(dial, [Played([met], 0, 1, 0.1)], 2).value for met in (1.0, 4.0, 7.0)]
    assert after == sorted(after)


@every_game
def test_nobody_leaves_the_dial_and_nobody_is_thrown_far(game: AnyGame) -> None:
    dial = dial_of(game)
    for share, margin in ((1.0, 0.3), (0.0, -0.3)):
        past: list[Played] = []
        for number in range(2 * GAMES):
            found = size_of(dial, past, 2)
            assert LOWEST <= found.dial <= HIGHEST
            assert number < 3 or abs(found.dial - past[-1].dials[0]) <= 1.5 + 1e-9
            past.append(Played([found.dial], 0, share, margin))
        assert past[-1].dials[0] == (HIGHEST if share else LOWEST)


@every_game
@pytest.mark.parametrize("value", [2.0, 5.0, 8.0])
def test_somebody_who_stays_the_same_is_found(game: AnyGame, value: float) -> None:
    found = [sum(lived(dial_of(game), [value] * 26, seed=seed)[1][6:]) / 20 for seed in range(4)]
    assert sum(found) / 4 == pytest.approx(value, abs=1.0)


@every_game
def test_a_learner_is_followed(game: AnyGame) -> None:
    values = [2 + 6 * number / 25 for number in range(26)]
    met = [lived(dial_of(game), values, seed=seed)[1] for seed in range(4)]
    late = sum(sum(one[20:]) for one in met) / 4 / 6
    assert sum(values[20:]) / 6 - 1.55 < late < sum(values[20:]) / 6


def test_a_game_with_hints_counts_for_half() -> None:
    dial = dial_of(butin.game("voleurs"))
    prior, half, whole = (
        size_of(dial, [Played([4.0], 0, 1, 0.4, weight)] if weight else [], 2).value for weight in (0.0, 0.5, 1.0)
    )
    assert prior < half < whole


def test_only_the_last_games_are_looked_at() -> None:
    dial = dial_of(butin.game("voleurs"))
    last = [Played([5.0], 0, 1, 0.1), Played([5.0], 0, 0, -0.1)] * (GAMES // 2)
    found = [size_of(dial, [*before, *last], 2).value for before in ([], [Played([9.0], 0, 1, 1.0)] * 9)]
    assert found[0] == found[1]


def test_several_bots_lie_around_a_middle_below_the_strongest() -> None:
    dial = dial_of(butin.game("voleurs"))
    past = [Played([5.0] * 3, 0, float(number % 4 == 0), 0.0) for number in range(8)]
    alike, apart = size_of(dial, past, 4).dial, size_of(dial, past, 4, [-1.5, 0.0, 1.5]).dial
    assert alike - 1 < apart < alike
    assert chance_to_win(dial, 5, [alike] * 3) == pytest.approx(
        chance_to_win(dial, 5, [apart - 1.5, apart, apart + 1.5]), abs=0.05
    )


def test_the_chances_at_a_table_make_one_whatever_the_places() -> None:
    dial = dial_of(butin.game("voleurs"))
    values = [3.0, 8.0, 6.0, 9.0]
    whole = sum(chance_to_win(dial, values[place], values[place + 1 :] + values[:place], place) for place in range(4))
    assert whole == pytest.approx(1)
    assert strength(dial, [4.0, 4.0]) == pytest.approx(4)
    assert strength(dial, [2.0, 6.0]) > 4


def test_a_margin_is_between_minus_one_and_one() -> None:
    assert [margin_of(10, [0, 0]), margin_of(0, [5]), margin_of(4, [4, 4]), margin_of(0, [0])] == [1, -1, 0, 0]
