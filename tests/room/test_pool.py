"""Thinking elsewhere, with workers that do what a test says: everybody hears once what came of what they asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import count
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from butin.adapters.pool import TRIES, CallOff
from butin.adapters.pool.queue import HINT, MOST, MOVE, REVIEW
from kit.alarm import ALARM, breakage
from kit.workers import Pool, always, job, question, soon


def ear(heard: list[Any], name: object) -> Callable[..., None]:
    return lambda *found: heard.append((name, *found))


def test_a_hint_is_answered_with_a_move_and_a_move_with_its_pause_too() -> None:
    async def work() -> None:
        pool = Pool(2)
        heard: list[Any] = []
        pool.hint(job(), "a", heard.append)
        pool.think(job(), lambda *found: heard.append(found), always)
        pool.worker.answer()
        pool.worker.answer()
        await soon()
        assert heard == ["crown>3", ("crown>3", 7)]

    asyncio.run(work())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def work() -> None:
        pool = Pool()
        heard: list[Any] = []
        asked = [pool.hint(job(), f"a{n}", ear(heard, n)) for n in range(3)]
        asked[1]()
        assert heard == [(1, None)]
        asked[0]()  # is being thought about: the worker goes on, and nobody listens
        assert heard == [(1, None), (0, None)] and len(pool.worker.given) == 1
        pool.worker.answer()
        await soon()
        pool.worker.answer()
        await soon()
        assert heard == [(1, None), (0, None), (2, "crown>3")]
        asked[2]()
        assert len(heard) == 3 and pool.worker.given == []

    asyncio.run(work())


def test_a_move_that_is_not_wanted_any_more_is_not_thought_about() -> None:
    async def work() -> None:
        pool = Pool()
        heard: list[Any] = []
        wanted = {"gone": True, "here": True}
        pool.think(job("busy"), ear(heard, "busy"), always)
        for table in wanted:
            pool.think(job(table), ear(heard, table), partial(wanted.__getitem__, table))
        wanted["gone"] = False
        pool.worker.answer()
        await soon()
        assert heard == [("busy", "crown>3", 7), ("gone", "", 0)]
        assert pool.worker.answer().table == "here" and pool.begun[MOVE] == 2

    asyncio.run(work())


def test_whoever_must_make_room_hears_it() -> None:
    async def work() -> None:
        pool = Pool()
        heard: list[Any] = []
        pool.think(job(), lambda *found: None, always)
        for n in range(MOST + 1):
            pool.hint(job(), "greedy", ear(heard, n))
        pool.look_back(question(), "honest", ear(heard, "honest"))
        assert heard == [(MOST, None), (MOST - 1, None)]

    asyncio.run(work())


def test_what_a_dead_worker_had_is_given_to_the_next_but_not_for_ever() -> None:
    async def work() -> None:
        pool = Pool(2)
        heard: list[Any] = []
        pool.think(job(), lambda *found: heard.append(found), always)
        pool.look_back(question(), "a", heard.append)
        for _ in range(TRIES - 1):
            while pool.worker.given:
                pool.worker.answer(error=BrokenProcessPool())
            await soon()
            assert heard == [] and len(pool.worker.given) == 2
        pool.worker.answer(error=BrokenProcessPool(), which=1)
        pool.worker.answer(error=BrokenProcessPool())
        await soon()
        assert heard == [{}]
        assert pool.worker.answer().bot == ""  # the gentle move, which another worker may find
        await soon()
        assert heard == [{}, ("crown>3", 7)]

    with breakage() as broken:
        asyncio.run(work())
    assert sorted(one["what"] for one in broken) == ["bot_broke", "review_broke"]


def test_workers_that_cannot_be_started_cost_no_place_however_many_ask() -> None:
    async def work() -> None:
        pool = Pool()
        heard: list[Any] = []
        for n in range(500):
            pool.think(job(f"table{n}"), lambda *found: heard.append(found), always)
        pool.executor, pool.faults = None, [OSError() for _ in range(2 * 499)]  # nor for the gentle move
        pool.worker.answer()
        await soon()
        assert heard == [("crown>3", 7), *[("", 0)] * 499]
        pool.think(job(), lambda *found: heard.append(found), always)
        pool.worker.answer()
        await soon()
        assert heard[500:] == [("crown>3", 7)]

    with breakage() as broken:
        asyncio.run(work())
    assert [one["error"] for one in broken] == ["OSError"] * 2 * 499


def broken(text: str, pause: int) -> None:
    raise ValueError


def test_whatever_breaks_for_one_the_others_are_thought_for() -> None:
    async def work() -> None:
        pool = Pool()
        faults: list[Any] = []
        pool.loop.set_exception_handler(lambda loop, context: faults.append(context["exception"]))
        heard: list[Any] = []
        pool.think(job(), broken, always)
        pool.think(job(), lambda *found: heard.append(found), always)
        pool.worker.answer()
        await soon()
        pool.worker.answer()
        await soon()
        assert heard == [("crown>3", 7)] and [type(fault) for fault in faults] == [ValueError]

    asyncio.run(work())


def test_a_pool_that_is_closed_leaves_nobody_waiting() -> None:
    async def work() -> None:
        pool = Pool()
        heard: list[Any] = []
        pool.think(job(), lambda *found: heard.append(found), always)
        pool.think(job(), lambda *found: heard.append(found), always)
        pool.hint(job(), "a", heard.append)
        pool.close()
        assert (sorted(heard, key=str), pool.worker.closed) == ([("", 0), ("", 0), None], True)
        pool.worker.answer()
        await soon()
        assert len(heard) == 3 and pool.worker.given == []

    asyncio.run(work())


class Answers(RuleBasedStateMachine):
    """Whatever happens to workers and to those who ask: each is answered once, and no worker has too much to do."""

    @initialize(workers=st.integers(1, 3))
    def open(self, workers: int) -> None:
        ALARM.kept = []
        self.loop = asyncio.new_event_loop()
        self.pool = self.loop.run_until_complete(self.made(workers))
        self.numbers = count()
        self.here = set("tu")  # tables that want their bots' moves
        self.heard: dict[int, list[Any]] = {}
        self.asked: list[CallOff] = []

    async def made(self, workers: int) -> Pool:
        return Pool(workers)

    def ear(self) -> Callable[..., None]:
        heard = self.heard[next(self.numbers)] = []
        return lambda *found: heard.append(found)

    @rule(table=st.sampled_from("tu"), jobs=st.integers(1, 6))
    def think(self, table: str, jobs: int) -> None:
        for _ in range(jobs):
            self.pool.think(job(table), self.ear(), partial(self.here.__contains__, table))

    @rule(who=st.sampled_from("abc"), jobs=st.integers(1, 12))
    def hint(self, who: str, jobs: int) -> None:
        self.asked += [self.pool.hint(job(), who, self.ear()) for _ in range(jobs)]

    @rule(who=st.sampled_from("abc"), jobs=st.integers(1, 12))
    def look_back(self, who: str, jobs: int) -> None:
        self.asked += [self.pool.look_back(question(), who, self.ear()) for _ in range(jobs)]

    @precondition(lambda self: self.asked)
    @rule(pick=st.integers(0, 100))
    def call_off(self, pick: int) -> None:
        self.asked[pick % len(self.asked)]()

    @rule(table=st.sampled_from("tu"))
    def go_or_come(self, table: str) -> None:
        self.here ^= {table}

    @precondition(lambda self: self.pool.worker.given)
    @rule(pick=st.integers(0, 2), error=st.sampled_from([None, None, None, ValueError]))
    def answer(self, pick: int, error: type[Exception] | None) -> None:
        given = self.pool.worker.given
        self.pool.worker.answer(error=error() if error else None, which=pick % len(given))
        self.loop.run_until_complete(soon())

    @precondition(lambda self: self.pool.worker.given)
    @rule()
    def die(self) -> None:
        while self.pool.worker.given:
            self.pool.worker.answer(error=BrokenProcessPool())
        self.loop.run_until_complete(soon())

    @invariant()
    def answered_once_or_on_its_way(self) -> None:
        if hasattr(self, "pool"):
            queue = self.pool.queue
            assert all(len(heard) <= 1 for heard in self.heard.values())
            on_its_way = [task for task in [*queue.places, *queue.out] if not task.answered]
            assert len(on_its_way) == sum(not heard for heard in self.heard.values())
            assert len(self.pool.worker.given) == len(queue.out) <= self.pool.workers
            assert queue.lengths()[HINT] + queue.lengths()[REVIEW] <= MOST

    def teardown(self) -> None:
        if hasattr(self, "pool"):
            self.pool.close()
            assert all(len(heard) == 1 for heard in self.heard.values())
            self.loop.close()
        ALARM.kept = None


TestAnswers = Answers.TestCase
TestAnswers.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
