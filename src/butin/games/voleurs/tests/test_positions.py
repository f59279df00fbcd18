"""Positions of voleurs: what a seat sees, what a position may leave out, and which worlds fill its holes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

import pytest

from butin.core.chance import FastChance
from butin.core.errors import BadPosition
from butin.core.game import WATCHER
from butin.core.state import Event
from butin.games.voleurs import GAME
from butin.games.voleurs.rules import COPIES, MOTIFS, PILES, Voleurs
from butin.games.voleurs.tests.tables import play, set_up, table


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_view_shows_one_hand_and_never_the_stock(seats: int) -> None:
    state = play(table(seats, seed=4), FastChance(4), 5)
    for seat in range(WATCHER, seats):
        position = GAME.see(state, seat)
        hands = position["hands"]
        assert isinstance(hands, list)
        assert [isinstance(hand, list) for hand in hands] == [holder == seat for holder in range(seats)]
        assert position["stock"] == len(state.stock)


def test_hidden_heights_can_be_read_nowhere() -> None:
    """VO-A9: neither as numbers nor by counting the log, until the end; totals of finished games are public."""
    told: list[Event] = []
    state = play(table(3, seed=2, hide_heights=True), FastChance(2), 20, told)
    position = GAME.see(state, 1)
    assert "log" not in position
    assert all(set(pile) == {"top", "owner"} for pile in position["piles"])  # type: ignore[attr-defined]
    assert {event.values.get("height", 0) for event in told} == {0}
    play(state, FastChance(3))
    assert all("height" in pile for pile in GAME.see(state, 1)["piles"])  # type: ignore[attr-defined]


def test_a_hidden_log_leaves_tops_owners_and_heights() -> None:
    """VO-A10: no lower card can be looked at."""
    state = play(table(3, seed=2, hide_log=True), FastChance(2), 20)
    position = GAME.see(state, 1)
    assert "log" not in position
    assert all(set(pile) == {"top", "owner", "height"} for pile in position["piles"])  # type: ignore[attr-defined]


def test_worlds_behind_hidden_logs_and_heights_differ_in_what_is_hidden() -> None:
    """VO-A9, VO-A10."""
    for options, hidden in (({"hide_log": True}, "piles"), ({"hide_heights": True}, "heights")):
        state = play(table(4, seed=9, **options), FastChance(9), 20)
        view = GAME.view(state, 0)
        worlds = [GAME.imagine(view, FastChance(seed)) for seed in range(40)]
        assert len({json.dumps(world.piles()) for world in worlds}) > 30
        assert (len({tuple(world.heights) for world in worlds}) > 30) == (hidden == "heights")


def test_a_taken_pile_of_two_is_a_pair() -> None:
    """VO-5: where the log is hidden, this much is still certain."""
    state = set_up({"piles": [{"top": "cow", "height": 2, "owner": 1}]}, hide_log=True)
    assert state.piles()[0] == [MOTIFS.index("cow")] * 2


World = list[list[str]]  # the parts of a world that were unknown


def is_uniform(position: dict[str, object], expected: list[World], unknown_part: Callable[[Voleurs], World]) -> bool:
    """Whether imagined worlds are spread as the list of all fitting deals is, in which a world may stand often.

    Chi-square, five deviations above its mean; the seed is fixed, so that the answer never changes.
    """
    ways = Counter(json.dumps(world) for world in expected)
    tries = 100 * len(ways)
    found: Counter[str] = Counter()
    chance, options = FastChance(2026), GAME.settle(2, None)
    for _ in range(tries):
        found[json.dumps(unknown_part(GAME.read(position, 2, options, chance)))] += 1
    assert set(found) <= set(ways)
    share = tries / len(expected)
    squares: float = sum((found[key] - share * count) ** 2 / (share * count) for key, count in ways.items())
    return squares < len(ways) + 5 * sqrt(2 * len(ways))


def names(cards: list[int]) -> list[str]:
    return [MOTIFS[card] for card in cards]


def known_piles(bottoms: list[str], rest: list[str]) -> list[list[str]]:
    """Eight piles that hold all these cards, the rest on the last."""
    return [[bottom] for bottom in bottoms[:-1]] + [[bottoms[-1], *rest]]


def without(*gone: str) -> list[str]:
    """The whole deck but for these cards."""
    left = Counter(MOTIFS * COPIES)
    left.subtract(gone)
    return sorted(left.elements())


def test_hidden_hands_and_stock_are_uniform() -> None:
    """Seven unknown cards, two pairs among them: five in a hand, two in the stock, in every order."""
    bottoms = ["chest", "coach", "cow", "keg", "wine", "painting", "candlestick", "clock"]
    own = ["chest", "chest", "coach", "cow", "cow"]
    unknown = ["ham", "ham", "crown", "crown", "keg", "wine", "moneybag"]
    piles = known_piles(bottoms, without(*bottoms, *own, *unknown))
    worlds = [[sorted(cards[:5]), list(cards[5:])] for cards in permutations(unknown)]
    assert is_uniform(
        {"piles": piles, "hands": [own, 5], "stock": 2},
        worlds,
        lambda world: [sorted(names(world.hands[1])), names(world.stock)],
    )


def test_unknown_bottoms_are_uniform_among_those_that_differ() -> None:
    """VO-1 restricts the worlds: two of seven unknown cards lie at the bottom of piles, and these differ."""
    others = ["cow", "keg", "wine", "painting", "candlestick", "clock"]
    own = ["chest", "chest", "coach", "cow", "cow"]
    unknown = ["ham", "ham", "ham", "crown", "crown", "moneybag", "moneybag"]
    piles: list[object] = [["?"], ["?"], *known_piles(others, without(*others, *own, *unknown))]
    worlds = [[list(cards[:2]), sorted(cards[2:])] for cards in permutations(unknown) if cards[0] != cards[1]]
    assert is_uniform(
        {"piles": piles, "hands": [own, 5], "stock": 0},
        worlds,
        lambda world: [names([world.laid[0][0], world.laid[1][0]]), sorted(names(world.hands[1]))],
    )


def test_unknown_heights_are_uniform_too() -> None:
    """Two piles of unknown height share three cards: every fitting way is as likely, VO-1 kept."""
    others = ["cow", "keg", "wine", "painting", "candlestick", "clock"]
    own, unknown = ["chest"], ["ham", "ham", "crown", "moneybag"]
    rest = known_piles(others, without(*others, *own, *unknown, "ham", "crown"))
    worlds = []
    for cards in permutations(unknown):
        for first in range(4):
            piles = [[*cards[:first], "ham"], [*cards[first:3], "crown"]]
            if piles[0][0] != piles[1][0]:
                worlds.append([*piles, [cards[3]]])
    assert is_uniform(
        {"piles": [{"top": "ham"}, {"top": "crown"}, *rest], "hands": [own, 1], "stock": 0},
        worlds,
        lambda world: [names(part) for part in [*world.piles()[:2], world.hands[1]]],
    )


def test_what_a_position_leaves_out_is_sensible() -> None:
    fresh = set_up({})
    assert fresh.heights == [1] * PILES and len(fresh.stock) == 26
    late = set_up({"hands": {0: ["cow"]}}, seats=3)
    assert [len(hand) for hand in late.hands] == [1, 1, 1] and not late.stock and sum(late.heights) == 41
    over = set_up({"done": True, "piles": [{"height": 9, "owner": 1}]})
    assert over.scores() == [0, 9] and over.winners() == [1]
    twins = set_up({"piles": ["keg", "keg"]})
    assert twins.tops[0] == twins.tops[1] and sorted(twins.heights[:2]) == [1, 2]
    logged = set_up({"log": [[0, "cow", 3], [1, "cow", 3]]})
    assert logged.owners[3] == 1 and logged.heights[3] == 3 and logged.turn == 0
    drawn = set_up({"stock": {"next": ["crown", "cow"]}})
    assert drawn.stock[-2:] == [MOTIFS.index("cow"), MOTIFS.index("crown")] and len(drawn.stock) == 26


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"piels": []}, "position has no field 'piels', did you mean 'piles'"),
        ({"turn": 2}, "turn is 2: expected a whole number from 0 to 1"),
        ({"piles": ["crwn"]}, "did you mean 'crown'"),
        ({"piles": [["?"]] * 9}, "piles has 9 entries: expected at most 8"),
        ({"piles": {8: ["cow"]}}, "a pile in piles is 8"),
        ({"piles": [[]]}, r"piles\[0\].height is 0"),
        ({"piles": [{"cards": ["cow"], "height": 2}]}, r"piles\[0\].cards has 1 cards: expected 2"),
        ({"piles": [{"cards": ["cow"], "owner": 0}]}, r"piles\[0\].height is 1: expected a whole number from 2"),
        ({"piles": [{"cards": ["cow", "ham"], "top": "keg"}]}, "card 1 is 'ham', but top or log says 'keg'"),
        ({"piles": [["cow"], ["cow", "ham"]]}, "two have the bottom card 'cow'"),
        ({"hands": {0: ["cow"] * 5}}, "there are 5 cards 'cow': expected at most 4"),
        ({"hands": [6, 5]}, "one has 6 cards: expected at most 5"),
        ({"hands": [3, 5]}, r"they have \[3, 5\] cards"),
        ({"hands": [4, 4], "stock": 3}, "while the stock has some"),
        ({"stock": 40}, "there are 48 cards in all: expected 44"),
        ({"log": [[0, "cow", 0], [0, "ham", 0]]}, "expected the seat after 0"),
        ({"log": [[0, "cow", 0]], "turn": 0}, "after the last play of the log it is 1"),
        ({"log": [[0, "cow", 0], [1, "cow", 0]], "piles": [{"owner": 0}]}, "by the log it is 1"),
        ({"done": True, "hands": [1, 1]}, "done is True"),
        ({"earned": [3, 0]}, "0 are finished"),
        ({"games_left": 1}, "games_left is 1"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(position: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        set_up(position)
