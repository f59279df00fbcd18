"""Thinking elsewhere: bots look at views in worker processes, so that the room's loop never waits for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Any

from butin import library
from butin.adapters.looking_back import Question, answer
from butin.adapters.pool.queue import HINT, LANES, MOVE, REVIEW, Queue
from butin.adapters.sizing import Measure, measured
from butin.adapters.worker import settle_in
from butin.bots.policy import pause_of, policy_named
from butin.core.chance import FastChance
from butin.core.game import WAIT
from butin.room.log import ERROR, WARNING, note, places
from butin.room.ports import Job
from butin.room.telling.messages import Sized

TRIES = 3  # with a worker that dies: it may have been killed for another's sake, but one thought must not kill them all

CallOff = Callable[[], None]


class BotBroke(Exception):
    """A bot could not think; what and where, without the text, which may quote a hand."""


def think(job: Job) -> tuple[str, int]:
    """What a bot does with a view, which is all that it gets: the move, and how long its hand takes in a race."""
    try:
        return _thought(job)
    except Exception as error:
        raise BotBroke(type(error).__name__, places(error)) from error


def _thought(job: Job) -> tuple[str, int]:
    game = library.game(job.game)
    chance = FastChance(job.seed)
    seat = job.view["seat"]
    world = game.imagine(job.view, chance)
    policy = policy_named(game, job.bot) if job.bot else game.absent
    move = policy(world, seat, chance)
    if move == WAIT:
        return "", 0
    return game.write_move(world, seat, move), pause_of(game, policy)(world, seat, move, chance)


@dataclass(eq=False, slots=True)
class Task:
    """Something to think about, for somebody who is told once what came of it; None if nobody thought."""

    lane: str
    who: str
    job: Job | Question | Measure
    done: Callable[[Any], None]
    wanted: Callable[[], bool] = lambda: True
    answered: bool = False
    deaths: int = 0  # of workers that had it

    def answer(self, found: Any) -> None:
        if not self.answered:
            self.answered = True
            self.done(found)


def _work(job: Job | Question | Measure) -> Callable[[Any], Any]:
    if isinstance(job, Job):
        return think
    return answer if isinstance(job, Question) else measured


class ProcessPool:
    """A few worker processes, started when a bot first thinks. One that dies is replaced, its job done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.queue: Queue[Task] = Queue(workers)
        self.begun = Counter(dict.fromkeys(LANES, 0))  # what workers were given, so far
        self.loop = asyncio.get_running_loop()
        self.executor: Executor | None = None

    def think(self, job: Job, done: Callable[[str, int], None], wanted: Callable[[], bool]) -> None:
        self._ask(Task(MOVE, job.table, job, lambda found: done(*(found or ("", 0))), wanted))

    def hint(self, job: Job, who: str, done: Callable[[str | None], None]) -> CallOff:
        """The move that a bot would make; None if there is too much to think about. What it returns calls it off."""
        return self._ask(Task(HINT, who, job, lambda found: done(None if found is None else found[0])))

    def look_back(self, question: Question, who: str, done: Callable[[dict[str, Any] | None], None]) -> CallOff:
        """What a decision was worth: nothing if that cannot be said, None if there is too much to think about."""
        return self._ask(Task(REVIEW, who, question, done))

    def size(self, asked: Measure, who: str, done: Callable[[Sized | None], None]) -> CallOff:
        """Who should come next; None if there is too much to think about."""
        return self._ask(Task(HINT, who, asked, done))

    def close(self) -> None:
        for task in [*self.queue.places, *self.queue.out]:
            self._drop(task)
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)

    def _ask(self, task: Task) -> CallOff:
        self._put(task)
        self._hand_out()
        return lambda: self._drop(task)

    def _put(self, task: Task) -> None:
        dropped = self.queue.put(task.lane, task.who, task)
        if dropped is not None:
            dropped.answer(None)

    def _drop(self, task: Task) -> None:
        """Nobody waits for it any more; where a worker is at it already, nobody listens."""
        self.queue.drop(task)
        task.answer(None)

    def _hand_out(self) -> None:
        while (task := self.queue.next()) is not None:
            if not task.wanted():
                self.queue.back(task)
                task.answer(None)
                continue
            try:
                self._submit(task)
            except Exception as error:  # noqa: BLE001  no process can be started: whoever it is for must hear of it
                self.executor = None
                self.queue.back(task)
                self._broke(task, error)

    def _submit(self, task: Task) -> None:
        def ready(future: Future[Any]) -> None:
            if not future.cancelled():
                self.loop.call_soon_threadsafe(self._came_back, task, future)

        what = _work(task.job)
        self.executor = self.executor or self._fresh()
        try:
            future = self.executor.submit(what, task.job)
        except BrokenProcessPool:
            self.executor = self._fresh()
            future = self.executor.submit(what, task.job)
        self.begun[task.lane] += 1
        future.add_done_callback(ready)

    def _came_back(self, task: Task, future: Future[Any]) -> None:
        self.queue.back(task)
        error = future.exception()
        try:
            if error is None:
                task.answer(future.result())
            else:
                self._broke(task, error)
        finally:  # whatever breaks for one, the others are thought for
            self._hand_out()

    def _broke(self, task: Task, error: BaseException) -> None:
        """What can be tried again waits for its turn; else whoever it is for hears that nothing came of it."""
        died = isinstance(error, BrokenProcessPool)
        if died:
            note(WARNING, "worker_died")
            task.deaths += 1
        if task.answered:
            return
        if died and task.deaths < TRIES:
            self._put(task)
        elif isinstance(task.job, Job):
            self._bot_broke(task, task.job, error)
        elif isinstance(task.job, Question):
            note(ERROR, "review_broke", game=task.job.game, error=type(error).__name__, places=places(error))
            task.answer({})
        else:
            note(ERROR, "size_broke", game=task.job.game, error=type(error).__name__, places=places(error))
            task.answer(None)

    def _bot_broke(self, task: Task, job: Job, error: BaseException) -> None:
        """The match goes on with the gentle move; without even that, the seat waits."""
        what, where = error.args if isinstance(error, BotBroke) else (type(error).__name__, [])
        note(ERROR, "bot_broke", game=job.game, bot=job.bot, error=what, places=where)
        if job.bot:
            task.job = replace(job, bot="")
            self._put(task)
        else:
            task.answer(("", 0))

    def _fresh(self) -> Executor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=settle_in)
