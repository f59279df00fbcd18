"""The spider: what she sees, what she guesses, how she plays."""

from __future__ import annotations

import pytest

from butin.bots.policy import play_out
from butin.core.chance import FastChance
from butin.games.labyrinthe import GAME as MAZE
from butin.games.labyrinthe import bots as moles
from butin.games.labyrinthe.components import DISCS
from butin.games.labyrinthe.corridors import MOVED, SPARE, carried_back, corridors, nearest, whereabouts
from butin.games.labyrinthe.guess import following, targets, unseen
from butin.games.labyrinthe.maze import ROTATIONS, SHAPE, SQUARES, TURNS, reach
from butin.games.labyrinthe.rules import SHIFT, Labyrinthe


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
