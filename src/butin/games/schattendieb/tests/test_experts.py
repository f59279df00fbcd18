"""The raven: what it guesses, how it plays."""

from __future__ import annotations

import pytest

from butin.bots.policy import policies
from butin.core.chance import FastChance
from butin.games.schattendieb import GAME as THIEF
from butin.games.schattendieb import bots as owls
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, SHADOW, VALUES
from butin.games.schattendieb.guess import Unseen
from butin.games.schattendieb.patience import KINDS, patience
from butin.games.schattendieb.raven import Likely
from butin.games.schattendieb.rules import Schattendieb


def thieves(seed: int, seats: int, moves: int) -> Schattendieb:
    chance = FastChance(seed)
    state = THIEF.deal(seats, THIEF.settle(seats, None), chance, None, 0)
    for _ in range(moves):
        seat = state.actors()[0]
        state.play(seat, owls.hibou(state, seat, chance))
    return state


@pytest.mark.parametrize("kind", [Unseen, Likely])
def test_the_raven_imagines_worlds_that_look_the_same(kind: type[Unseen]) -> None:
    for seed in range(6):
        state = thieves(seed, 4, 3 * seed + 2)
        seat = state.actors()[-1]
        view, dealer = THIEF.view(state, seat), kind(state, seat)
        hands = set()
        for number in range(12):
            world = state.clone()
            assert isinstance(world, Schattendieb)
            dealer.deal(world, FastChance(number))
            assert THIEF.view(world, seat) == view
            assert world.actors() == state.actors()
            hands.add(str(world.hands))
        assert len(hands) == 12


def test_the_shadow_is_dealt_to_every_unseen_place_alike() -> None:
    state = thieves(3, 4, 2)
    seat = state.actors()[0]
    dealer, chance = Unseen(state, seat), FastChance(9)
    assert SHADOW in dealer.pool
    sizes = [len(state.hands[other]) + len(state.fronts[other]) for other in range(4) if other != seat]
    counts = [0] * (len(sizes) + 1)
    for _ in range(4000):
        world = state.clone()
        assert isinstance(world, Schattendieb)
        dealer.deal(world, chance)
        others = [world.hands[other] + world.fronts[other] for other in range(4) if other != seat]
        counts[next((i for i, cards in enumerate(others) if SHADOW in cards), len(sizes))] += 1
    expected = [4000 * size / len(dealer.pool) for size in [*sizes, len(dealer.pool) - sum(sizes)]]
    assert sum((a - b) ** 2 / b for a, b in zip(counts, expected, strict=True)) < 21  # once in ten thousand


def rivals(kind: type[Unseen], safes: list[list[str]], shown: list[str | None]) -> list[list[int]]:
    """The first rival's hand in 300 imagined worlds."""
    given = {"hands": [["ring1", "ring2", "watch3", "lock4"], *[4] * (len(safes) - 1)], "safes": safes, "shown": shown}
    state = THIEF.read(given, len(safes), THIEF.settle(len(safes), None), FastChance(1))
    dealer, chance, hands = kind(state, 0), FastChance(4), []
    for _ in range(300):
        world = state.clone()
        assert isinstance(world, Schattendieb)
        dealer.deal(world, chance)
        hands.append(world.hands[1])
    return hands


def test_whoever_left_a_rich_safe_open_had_no_lock_for_it() -> None:
    def locks(kind: type[Unseen], safe: list[str]) -> int:
        found = rivals(kind, [["ring8"], safe, ["brooch9"]], ["ring8", "watch3", "brooch9"])
        return sum(any(FIRST_LOCK <= card < FIRST_THIEF for card in hand) for hand in found)

    modest, rich = ["ring9", "watch3"], ["ring9", "ring10", "watch3"]
    assert locks(Likely, modest) > 1.2 * locks(Unseen, modest)  # a small jewel was the best that he had to lay
    assert 30 < locks(Likely, rich) < 0.75 * locks(Unseen, rich)  # it may have been drawn since


def test_what_somebody_kept_is_no_better_than_what_he_laid() -> None:
    safes: list[list[str]] = [["ring8"], ["watch5", "watch1"], ["brooch9"]]

    def better(kind: type[Unseen]) -> int:
        """More than these six points, or of the kind that was laid: two of the four cards are new."""
        hands = rivals(kind, safes, ["ring8", "watch5", "brooch9"])
        return sum(card < FIRST_LOCK and (VALUES[card] > 6 or card // 10 == 2) for hand in hands for card in hand)

    assert better(Likely) < 0.7 * better(Unseen)
    safes[1] = ["ring2", "ring1"]  # this time the watch was lost, and its company may still be there
    assert better(Likely) > 0.9 * better(Unseen)


def test_patience_shows_in_what_was_left_open_and_in_what_was_locked() -> None:
    def points(safe: list[str], results: list[list[int]]) -> float:
        given = {"safes": [["ring8"], safe, ["brooch9"]], "results": results}
        state = THIEF.read(given, 3, THIEF.settle(3, None), FastChance(1))
        assert isinstance(state, Schattendieb)
        return sum(each * likely for each, likely in zip(KINDS, patience(state, 1), strict=True))

    unknown = points([], [])
    assert points(["ring10", "ring9", "ring7", "ring6"], []) > unknown + 0.5
    assert points([], [[0, 6, 0], [20, 7, 0]]) < unknown - 0.5
    assert points([], [[0, 40, 0], [20, 35, 0]]) > unknown + 0.5


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_playout_is_legal_to_its_end(seats: int) -> None:
    chance = FastChance(seats)
    state = THIEF.deal(seats, THIEF.settle(seats, {"games": 1, "steal_optional": seats == 4}), chance, None, 0)
    while state.actors():
        seat = state.actors()[-1]
        move = Likely(state, 0).glance(state, seat, chance)
        assert move in state.legal(seat)
        state.play(seat, move)


def test_the_raven_locks_when_it_is_the_last_chance() -> None:
    """Two are open and the rival has laid the table bare: whoever waits may get nothing."""
    given = {"hands": [["lock4", "ring1", "ring2", "watch1"], 4], "safes": [["ring9", "ring10"], ["watch10", "watch9"]]}
    state = THIEF.read(given, 2, THIEF.settle(2, {"games": 1}), FastChance(1))
    assert policies(THIEF, 200)["corbeau"](state, 0, FastChance(2)) == FIRST_LOCK


def test_the_raven_does_not_lock_up_for_a_sure_second_place() -> None:
    """SD-34: in the last game only what wins counts."""
    given = {
        "results": [[0, 30], [0, 0]],
        "safes": [["ring10", "ring9"], ["brooch10"]],
        "hands": [["lock4", "watch10", "watch9", "brooch2"], 4],
    }
    state = THIEF.read(given, 2, THIEF.settle(2, None), FastChance(1))
    assert policies(THIEF, 300)["corbeau"](state, 0, FastChance(2)) != FIRST_LOCK
