"""Thinking elsewhere: bots look at views in worker processes, so that the room's loop never waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from butin import library
from butin.adapters.looking_back import Question, answer
from butin.bots.policy import pause_of, policy_named
from butin.core.chance import FastChance
from butin.core.game import WAIT
from butin.room.log import ERROR, WARNING, note, places
from butin.room.ports import Job

A = TypeVar("A")
R = TypeVar("R")


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


class ProcessPool:
    """A few worker processes, started when a bot first thinks. One that dies is replaced, its job done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.loop = asyncio.get_running_loop()
        self.executor: ProcessPoolExecutor | None = None

    def think(self, job: Job, done: Callable[[str, int], None]) -> None:
        self._submit(think, job, lambda future: self._answer(future, job, done))

    def look_back(self, question: Question, done: Callable[[dict[str, Any] | None], None]) -> None:
        """What a decision was worth; nothing if that cannot be said."""

        def answered(future: Future[dict[str, Any]]) -> None:
            error = future.exception()
            if isinstance(error, BrokenProcessPool):
                note(WARNING, "worker_died")
            elif error is not None:
                note(ERROR, "review_broke", game=question.game, error=type(error).__name__, places=places(error))
            done(None if error is not None else future.result())

        self._submit(answer, question, answered)

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)

    def _submit(self, what: Callable[[A], R], with_what: A, then: Callable[[Future[R]], None]) -> None:
        def ready(future: Future[R]) -> None:
            if not future.cancelled():
                self.loop.call_soon_threadsafe(then, future)

        self.executor = self.executor or self._fresh()
        try:
            self.executor.submit(what, with_what).add_done_callback(ready)
        except BrokenProcessPool:
            self.executor = self._fresh()
            self.executor.submit(what, with_what).add_done_callback(ready)

    def _answer(self, future: Future[tuple[str, int]], job: Job, done: Callable[[str, int], None]) -> None:
        error = future.exception()
        if error is None:
            done(*future.result())
        elif isinstance(error, BrokenProcessPool):
            note(WARNING, "worker_died")
            self.think(job, done)
        else:
            self._broke(error, job, done)

    def _broke(self, error: BaseException, job: Job, done: Callable[[str, int], None]) -> None:
        """The match goes on with the gentle move; without even that, the seat waits."""
        what, where = error.args if isinstance(error, BotBroke) else (type(error).__name__, [])
        note(ERROR, "bot_broke", game=job.game, bot=job.bot, error=what, places=where)
        if job.bot:
            self.think(replace(job, bot=""), done)
        else:
            done("", 0)

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """People go before bots, and a worker whose server was killed must not wait for work for ever."""
    os.nice(5)

    def watch() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
