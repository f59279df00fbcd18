"""Who is thought for next: a fair queue before the workers, and everybody who waits in it is answered."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from butin.adapters.pool.queue import HINT, LANES, MOST, MOVE, REVIEW, Queue
from butin.testing.sim import SimPool, World
from kit.racers import at_a_table

PATIENT = (HINT, REVIEW)


def handed_out(queue: Queue[str], most: int = 100) -> list[str]:
    """Everything that a worker gets, one after the other."""
    found: list[str] = []
    while len(found) < most and (job := queue.next()) is not None:
        found.append(job)
        queue.back(job)
    return found


def filled(workers: int, *jobs: tuple[str, str, str]) -> Queue[str]:
    queue: Queue[str] = Queue(workers)
    for job in jobs:
        assert queue.put(*job) is None
    return queue


def test_bots_go_before_hints_and_hints_before_reviews() -> None:
    queue = filled(1, (REVIEW, "a", "review"), (HINT, "a", "hint"), (MOVE, "table", "move"))
    assert handed_out(queue) == ["move", "hint", "review"]


@pytest.mark.parametrize("lane", LANES)
def test_everybody_in_turn(lane: str) -> None:
    jobs = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("b", "b2"), ("c", "c1")]
    queue = filled(1, *[(lane, who, job) for who, job in jobs])
    assert handed_out(queue, 2) == ["a1", "b1"]
    assert queue.put(lane, "d", "d1") is None
    assert handed_out(queue) == ["c1", "a2", "b2", "d1", "a3"]


def test_whoever_waits_for_much_at_once_makes_nobody_else_wait_for_it() -> None:
    queue = filled(1, *[(MOVE, "greedy", f"greedy{n}") for n in range(50)], (MOVE, "honest", "honest"))
    assert handed_out(queue, 2) == ["greedy0", "honest"]


def test_no_more_is_handed_out_than_there_are_workers() -> None:
    queue = filled(2, *[(MOVE, f"table{n}", f"move{n}") for n in range(3)])
    assert [queue.next(), queue.next(), queue.next()] == ["move0", "move1", None]
    queue.back("move0")
    assert [queue.next(), queue.next()] == ["move2", None]


@pytest.mark.parametrize("lane", PATIENT)
def test_the_last_of_several_workers_is_for_bots(lane: str) -> None:
    queue = filled(3, *[(lane, f"a{n}", f"slow{n}") for n in range(3)])
    assert [queue.next(), queue.next(), queue.next()] == ["slow0", "slow1", None]
    queue.put(MOVE, "table", "move")
    assert queue.next() == "move"


def test_the_only_worker_is_for_everybody() -> None:
    assert filled(1, (HINT, "a", "hint")).next() == "hint"


def test_too_many_hints_and_reviews_are_refused_and_no_move_is() -> None:
    queue = filled(1, *[((HINT, REVIEW)[n % 2], f"a{n}", f"slow{n}") for n in range(MOST)])
    assert [queue.put(lane, "late", lane) for lane in PATIENT] == [HINT, REVIEW]
    assert [queue.put(MOVE, "table", f"move{n}") for n in range(1000)] == [None] * 1000
    assert queue.lengths() == {MOVE: 1000, HINT: MOST // 2, REVIEW: MOST // 2}


def test_whoever_lets_most_wait_makes_room_for_others() -> None:
    queue = filled(1, *[(HINT, "greedy", f"greedy{n}") for n in range(MOST)])
    assert queue.put(HINT, "greedy", "one more") == "one more"
    assert queue.put(REVIEW, "honest", "honest") == f"greedy{MOST - 1}"
    assert queue.put(HINT, "other", "other") == f"greedy{MOST - 2}"
    assert handed_out(queue, 3) == ["greedy0", "other", "greedy1"]


def test_of_one_address_reviews_make_room_for_hints() -> None:
    queue = filled(1, *[(REVIEW, "a", f"review{n}") for n in range(MOST)])
    assert queue.put(HINT, "a", "hint") == f"review{MOST - 1}"


def test_what_was_dropped_is_not_handed_out() -> None:
    queue = filled(1, (HINT, "a", "a1"), (HINT, "a", "a2"), (HINT, "b", "b1"))
    for job in ("a1", "b1", "b1"):
        queue.drop(job)
    assert handed_out(queue) == ["a2"]


def test_a_worker_cannot_be_called_back() -> None:
    queue = filled(1, (HINT, "a", "a1"), (HINT, "b", "b1"))
    assert queue.next() == "a1"
    queue.drop("a1")
    assert queue.next() is None


class Turns(RuleBasedStateMachine):
    """The queue beside a list of all that waits, in which the next job is looked for with numbers alone."""

    @initialize(workers=st.integers(1, 4))
    def open(self, workers: int) -> None:
        self.queue: Queue[int] = Queue(workers)
        self.numbers = count()
        self.waiting: list[tuple[str, str, int]] = []
        self.out: dict[int, str] = {}
        self.turn: dict[tuple[str, str], int] = {}  # when somebody went to the end of a line

    @rule(who=st.sampled_from("abc"))
    def think(self, who: str) -> None:
        self.put(MOVE, who)
        self.hand_out()

    @rule(lane=st.sampled_from(PATIENT), who=st.sampled_from("abcde"), jobs=st.integers(1, 12))
    def ask(self, lane: str, who: str, jobs: int) -> None:
        for _ in range(jobs):
            self.put(lane, who)
        self.hand_out()

    def put(self, lane: str, who: str) -> None:
        job = next(self.numbers)
        if not any(other[:2] == (lane, who) for other in self.waiting):
            self.turn[lane, who] = job
        self.waiting.append((lane, who, job))
        dropped = self.queue.put(lane, who, job)
        assert (dropped is not None) == (sum(one[0] != MOVE for one in self.waiting) > MOST)
        if dropped is not None:
            self.made_room(dropped, who)

    def made_room(self, dropped: int, newest: str) -> None:
        counted = Counter(who for lane, who, _ in self.waiting if lane != MOVE)
        (gone,) = [one for one in self.waiting if one[2] == dropped]
        assert counted[gone[1]] == max(counted.values())
        assert gone[1] == newest or counted[newest] < counted[gone[1]]
        theirs = [one for one in self.waiting if one[1] == gone[1] and one[0] != MOVE]
        assert gone == max(theirs, key=lambda one: (one[0] == REVIEW, one[2]))
        self.waiting.remove(gone)

    def hand_out(self) -> None:
        """As the pool does after whatever happens: as much as may be."""
        while self.next():
            pass

    def next(self) -> bool:
        patient = sum(lane != MOVE for lane in self.out.values())
        free = len(self.out) < self.queue.workers
        may = {MOVE: free, **dict.fromkeys(PATIENT, free and patient < max(1, self.queue.workers - 1))}
        could = [one for one in self.waiting if may[one[0]]]
        first = min(could, default=None, key=lambda one: (LANES.index(one[0]), self.turn[one[:2]], one[2]))
        assert self.queue.next() == (first and first[2])
        if first is not None:
            self.waiting.remove(first)
            self.out[first[2]] = first[0]
            self.turn[first[:2]] = next(self.numbers)
        return first is not None

    @rule(pick=st.integers(0, 3))
    def back(self, pick: int) -> None:
        for job in list(self.out)[pick : pick + 1]:
            self.queue.back(job)
            del self.out[job]
        self.hand_out()

    @rule(pick=st.integers(0, 30))
    def drop(self, pick: int) -> None:
        for gone in self.waiting[pick : pick + 1]:
            self.waiting.remove(gone)
            self.queue.drop(gone[2])

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "queue"):
            assert self.queue.out == self.out
            assert set(self.queue.places) == {job for _, _, job in self.waiting}
            assert self.queue.lengths() == {lane: sum(one[0] == lane for one in self.waiting) for lane in LANES}


TestTurns = Turns.TestCase
TestTurns.settings = settings(max_examples=100, stateful_step_count=30, deadline=None)


def pool_of(world: World) -> SimPool:
    pool = world.room.pipeline.upkeep.pool
    assert isinstance(pool, SimPool)
    return pool


def removed(world: World, table: str, secret: str) -> None:
    world.room.remove(table, world.room.digest(secret))
    world.clock.pass_ms(5000)


def test_a_table_that_is_gone_does_not_want_its_bots_to_think() -> None:
    world = World()
    table = world.open(game="voleurs", seats=2, bots={"1": "careless"}, first=1)
    world.wish(table["table"], table["secret"], "start")
    assert pool_of(world).waiting == 1
    removed(world, table["table"], table["secret"])
    assert (pool_of(world).waiting, pool_of(world).unwanted) == (0, 1)


def test_a_race_that_is_over_does_not_want_its_bots_to_think() -> None:
    world = World()
    table, (racer,) = at_a_table(world, [20.0], seats=2, bots={"1": "careless"})
    live = world.room.live[table]
    for _ in range(5000):
        if live.race is not None and pool_of(world).waiting:
            break
        if "throw" in racer.view["legal"]:
            racer.wish("move", move="throw")
        world.clock.pass_ms(1)
    assert live.race is not None
    removed(world, table, racer.secret)
    assert (pool_of(world).waiting, pool_of(world).unwanted) == (0, 1)


def test_a_table_that_is_read_anew_is_thought_about_once() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2, bots={"1": "careless"}, first=1)
    table = opened["table"]
    world.wish(table, opened["secret"], "start")
    world.room.tables.read_anew(world.room.live[table])
    world.clock.pass_ms(5000)
    assert pool_of(world).unwanted == 1
    assert sum(json.loads(entry)["kind"] == "moved" for entry in world.store.entries[table]) == 1
