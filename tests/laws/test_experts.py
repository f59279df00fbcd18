"""The experts: what they see, what they guess, how they play."""

from __future__ import annotations

import pytest

from bench.strength.mazes import endgame, solve
from butin.bots.policy import careless, pause_of, play_out, policies
from butin.core.chance import FastChance
from butin.core.game import Policy
from butin.core.state import State
from butin.games.attrap_tresors import GAME as ATTRAP
from butin.games.attrap_tresors import bots as hands
from butin.games.attrap_tresors.box import COLUMN
from butin.games.attrap_tresors.table import NOTHING
from butin.games.labyrinthe import GAME as MAZE
from butin.games.labyrinthe import bots as moles
from butin.games.labyrinthe.components import DISCS
from butin.games.labyrinthe.corridors import MOVED, SPARE, carried_back, corridors, nearest, whereabouts
from butin.games.labyrinthe.guess import following, targets, unseen
from butin.games.labyrinthe.maze import ROTATIONS, SHAPE, SQUARES, TURNS, reach
from butin.games.labyrinthe.rules import SHIFT, Labyrinthe
from butin.games.schattendieb import GAME as THIEF
from butin.games.schattendieb import bots as owls
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, SHADOW, VALUES
from butin.games.schattendieb.guess import Unseen
from butin.games.schattendieb.patience import KINDS, patience
from butin.games.schattendieb.raven import Likely
from butin.games.schattendieb.rules import Schattendieb
from butin.games.voleurs import GAME as ROBBERS
from butin.games.voleurs.bots import absent, renard
from butin.games.voleurs.manners import FOX, SLEEPER, SNATCHER, manners
from butin.games.voleurs.reading import Read


def bits(squares: list[int]) -> int:
    return sum(1 << square for square in squares)


def mazes(count: int, **options: object) -> list[Labyrinthe]:
    """Positions before a push, from careless games."""
    found: list[Labyrinthe] = []
    for seed in range(count):
        chance = FastChance(seed)
        state = MAZE.deal(2, MAZE.settle(2, options), chance, None, 0)
        for _ in range(2 * (seed % 9)):
            state.play(state.turn, chance.pick(state.legal(state.turn)))
        if state.phase == SHIFT:
            found.append(state)
    return found


@pytest.mark.parametrize("no_rotation", [False, True])
def test_corridors_are_the_maze_in_bits(no_rotation: bool) -> None:
    for state in mazes(12, no_rotation=no_rotation):
        maze, places = corridors(state), whereabouts(state)
        goal, here = places[state.piles[0][-1]], state.ghosts[state.turn]
        takers, caught = 0, 0
        for move in state.legal(state.turn):
            after = state.clone()
            assert isinstance(after, Labyrinthe)
            after.play(state.turn, move)
            arrow = move // ROTATIONS
            pushed = maze.pushed(arrow, TURNS[SHAPE[state.spare]][move % ROTATIONS])
            moved = [MOVED[arrow][place] for place in places]
            assert moved == whereabouts(after)
            assert [pushed.reach(square) for square in range(SQUARES)] == [
                bits(reach(after.sides, square)) for square in range(SQUARES)
            ]
            reached = pushed.reach(after.ghosts[state.turn])
            caught |= bits([places[disc] for disc in range(DISCS) if reached >> moved[disc] & 1])
            if MOVED[arrow][goal] != SPARE:
                takers |= carried_back(arrow, pushed.reach(MOVED[arrow][goal]))
        assert takers == maze.takers(goal), here
        assert caught == maze.catches(here) & bits(places)


@pytest.mark.parametrize("variant", ["common", "secret"])
def test_the_spider_takes_what_one_push_leads_to(variant: str) -> None:
    taken = 0
    for state in mazes(12, variant=variant):
        seat, chance = state.turn, FastChance(1)
        goal = whereabouts(state)[state.pile_of(seat)[-1]]
        if corridors(state).takers(goal) >> state.ghosts[seat] & 1:
            taken += 1
            before = state.counts[seat]
            state.play(seat, moles.araignee(state, seat, chance))
            state.play(seat, moles.araignee(state, seat, chance))
            assert state.counts[seat] == before + 1
    assert taken > 2


def test_the_spider_loses_nothing_in_endgames_that_can_be_solved() -> None:
    solved = [solve(state, seed) for seed in (2, 3, 5) if (state := endgame(seed)) is not None]
    assert solved and all(best == chosen for best, chosen in solved)


def test_the_spider_beats_moles_that_do_not_know_what_she_seeks() -> None:
    won = 0.0
    for number in range(10):
        chance = FastChance(number // 2)
        state = MAZE.deal(2, MAZE.settle(2, {"variant": "secret", "discs": 6}), chance, None, 0)
        spider = number % 2
        play_out(MAZE, state, [moles.araignee if seat == spider else moles.taupe for seat in range(2)], chance)
        won += (spider in state.winners()) / len(state.winners())
    assert won > 4.5


@pytest.mark.parametrize("options", [{"no_rotation": True}, {"strict_nearest": True}, {"random_treasures": True}])
def test_spiders_among_themselves_come_to_an_end(options: dict[str, object]) -> None:
    for seats in (1, 3):
        chance = FastChance(seats)
        state = MAZE.deal(seats, MAZE.settle(seats, {**options, "discs": 4}), chance, None, 0)
        while state.actors() and state.turns < 200:
            seat = state.turn
            move = moles.araignee(state, seat, chance)
            assert move in state.legal(seat)
            state.play(seat, move)
        assert not state.actors()


def test_a_guess_names_only_what_may_be_sought() -> None:
    for seed, state in enumerate(mazes(16, variant="secret")):
        seat = state.turn
        world = MAZE.imagine(MAZE.view(state, seat), FastChance(seed))
        assert targets(world, seat) == targets(state, seat)  # what is hidden does not shine through
        assert following(world, seat) == following(state, seat)
        for step, weights in enumerate(targets(state, seat), 1):
            rival = (seat + step) % state.seats
            assert sum(weights) == pytest.approx(1.0)
            assert weights[state.piles[rival][-1]] > 0  # the truth is never ruled out
            assert [disc for disc in range(DISCS) if weights[disc] > 0] == unseen(state, seat)


def test_a_rival_who_must_go_near_tells_what_he_cannot_seek() -> None:
    """LA-A4: only discs for which he might stop where he stopped, his own among them."""
    told = 0
    for state in mazes(24, variant="secret", strict_nearest=True):
        seat, rival, maze, places = state.turn, 1 - state.turn, corridors(state), whereabouts(state)
        if state.turns < 2 or state.phase or not state.looked[rival]:
            continue
        weights = targets(state, seat)[0]
        assert weights[state.piles[rival][-1]] > 0
        for disc in unseen(state, seat):
            near = nearest(maze.reach(state.ghosts[rival]), places[disc])
            assert (weights[disc] > 0) == (state.ghosts[rival] in near)
            told += weights[disc] == 0
    assert told > 10


def test_a_rival_who_stops_beside_a_treasure_does_not_seek_it() -> None:
    told = 0
    for state in mazes(16, variant="secret"):
        seat, maze, places = state.turn, corridors(state), whereabouts(state)
        if state.turns < 2:
            continue
        weights = targets(state, seat)[0]
        reached = maze.reach(state.ghosts[1 - seat])
        within = [weights[disc] for disc in unseen(state, seat) if reached >> places[disc] & 1]
        beyond = [weights[disc] for disc in unseen(state, seat) if not reached >> places[disc] & 1]
        if within and beyond and state.looked[1 - seat]:
            told += 1
            assert max(within) < max(beyond)
    assert told > 2


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


def quiet(tasks: list[str], token: int) -> State:
    """Three red dice: the seat with that task may have the column."""
    dice = ["red", "red", "red", "blue", "blue", "green"]
    position = {"dice": dice, "tasks": tasks, "token": token, "phase": "choose"}
    return ATTRAP.read(position, 4, ATTRAP.settle(4, {"quiet_mode": True}), FastChance(1))


def test_the_hawk_takes_the_column_only_if_it_is_its_own() -> None:
    bot = policies(ATTRAP, 60)["epervier"]
    assert bot(quiet(["red", "green", "blue", "purple"], 1), 0, FastChance(1)) == COLUMN
    choices = {bot(quiet(["green", "?", "?", "?"], 1), 0, FastChance(seed)) for seed in range(3)}
    assert COLUMN not in choices and NOTHING not in choices


def test_hands_are_as_quick_as_their_level() -> None:
    """AT-A23"""
    state = ATTRAP.read({"dice": ["red"] * 3 + ["blue"] * 3}, 4, ATTRAP.settle(4, None), FastChance(1))
    medians = []
    for name in ("caneton", "pie", "epervier"):
        chance, pause = FastChance(3), pause_of(ATTRAP, policies(ATTRAP)[name])
        medians.append(sorted(pause(state, 1, COLUMN, chance) for _ in range(801))[400])
    assert medians == sorted(medians, reverse=True)
    assert medians[0] > 1.5 * medians[2] and medians[2] > hands.FASTEST


def test_the_hawk_plays_a_quiet_game_to_its_end() -> None:
    chance = FastChance(5)
    state = ATTRAP.deal(3, ATTRAP.settle(3, {"quiet_mode": True}), chance, None, 0)
    bots = [policies(ATTRAP, 8)["epervier"], hands.pie, hands.pie]
    assert play_out(ATTRAP, state, bots, chance) < 4000
    assert state.winners()


@pytest.mark.parametrize(
    ("manner", "policy", "least"), [(FOX, renard, 0.65), (SNATCHER, absent, 0.6), (SLEEPER, careless, 0.9)]
)
def test_the_wolf_sees_what_manner_of_player_he_meets(manner: int, policy: Policy, least: float) -> None:
    seen = 0.0
    for seed in range(20):
        chance = FastChance(seed)
        state = ROBBERS.deal(4, ROBBERS.settle(4, None), chance, None, 0)
        assert manners(state)[0] == manners(state)[3]
        for _ in range(30):
            state.play(state.turn, policy(state, state.turn, chance))
        seen += manners(state)[seed % 4][manner] / 20
    assert seen > least


def test_a_snatcher_held_nothing_that_takes_a_taller_pile() -> None:
    """So of his hand only the card that he has drawn since can be such; as the wolf reads him, that is sure."""
    read = 0
    for seed in range(20):
        chance = FastChance(seed)
        state = ROBBERS.deal(4, ROBBERS.settle(4, None), chance, None, 0)
        while len(state.stock) > 1:
            seat = state.turn
            state.play(seat, absent(state, seat, chance))
            barred = Read(state, seat, snatches=True).barred
            held = [card for card in state.hands[seat] if barred[1] >> card & 1]
            assert len(held) <= 1, (seed, state.log, held)
            assert barred[0] == 0
            read += barred[1].bit_count()
    assert read > 300
