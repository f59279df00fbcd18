"""Answers that take a while to make: made beside the loop, one at a time, each once, and the last ones kept.

Most are made in a thread, which the loop has to wait for now and then; pictures, which take longest, in a process.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import monotonic, thread_time
from typing import Any, TypeVar

from butin.adapters.web.door.limits import Address
from butin.adapters.web.http.picture import picture_of
from butin.adapters.worker import NICEST, settle_in
from butin.room.errors import too_busy, too_fast

MOST = 128  # answers that are kept: of the longest, the story of a match, some 100 kB each
WAITING = 64  # that are still to be made

T = TypeVar("T")


class Cache:
    """A key names one answer for ever: nothing that can change may be asked for here."""

    def __init__(self) -> None:
        self.beside = ThreadPoolExecutor(1, "beside")
        self.elsewhere: Executor | None = None  # started when the first picture is drawn
        self.answers: OrderedDict[Hashable, Any] = OrderedDict()
        self.making: dict[Hashable, asyncio.Future[Any]] = {}

    async def get(self, who: Address, key: Hashable, make: Callable[[], T]) -> T:
        """The answer, made if it is not there; whoever asks meanwhile waits for the same."""
        return await self._shared(who, key, lambda: self._in_a_thread(who, make))

    async def picture(self, who: Address, text: str) -> bytes:
        """A link that a phone can read."""
        return await self._shared(who, ("picture", text), lambda: self._in_a_process(who, text))

    async def _shared(self, who: Address, key: Hashable, begin: Callable[[], Awaitable[T]]) -> T:
        if key in self.answers:
            self.answers.move_to_end(key)
            kept: T = self.answers[key]
            return kept
        making = self.making.get(key)
        if making is None:
            self.check(who)
            making = self.making[key] = asyncio.ensure_future(begin())
            making.add_done_callback(lambda made: self._made(key, made))
        made: T = await asyncio.shield(making)
        return made

    def check(self, who: Address) -> None:
        """Refused, if nothing may be made for them now."""
        if len(self.making) >= WAITING:
            raise too_busy("too much is asked for at once: ask again in a moment")
        if not who.making.take(monotonic()):
            raise too_fast("too much was made for your address", who.making.wait_s)

    async def _in_a_thread(self, who: Address, make: Callable[[], T]) -> T:
        took_ms = 0.0

        def timed() -> T:
            nonlocal took_ms
            begun = thread_time()
            try:
                return make()
            finally:
                took_ms = (thread_time() - begun) * 1000

        try:
            return await asyncio.get_running_loop().run_in_executor(self.beside, timed)
        finally:  # on the loop, like all that is counted
            who.making.left -= took_ms

    async def _in_a_process(self, who: Address, text: str) -> bytes:
        self.elsewhere = self.elsewhere or ProcessPoolExecutor(1, get_context("spawn"), settle_in, (NICEST,))
        try:
            picture, took_ms = await asyncio.get_running_loop().run_in_executor(self.elsewhere, picture_of, text)
        except BrokenProcessPool:
            self.elsewhere = None
            raise too_busy("whoever draws pictures has to begin anew: ask again in a moment") from None
        who.making.left -= took_ms
        return picture

    def _made(self, key: Hashable, made: asyncio.Future[Any]) -> None:
        del self.making[key]
        if not made.cancelled() and made.exception() is None:
            self.answers[key] = made.result()
            if len(self.answers) > MOST:
                self.answers.popitem(last=False)
