"""Answers that take a while to make: made beside the loop, one at a time, each once, and the last ones kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, thread_time
from typing import Any, TypeVar

from butin.adapters.web.limits import Address
from butin.room.errors import Refused

MOST = 128  # answers that are kept: of the longest, the story of a match, some 100 kB each
WAITING = 64  # that are still to be made

T = TypeVar("T")


class Kept:
    """A key names one answer for ever: nothing that can change may be asked for here."""

    def __init__(self) -> None:
        self.beside = ThreadPoolExecutor(1, "beside")
        self.answers: OrderedDict[Hashable, Any] = OrderedDict()
        self.making: dict[Hashable, asyncio.Future[Any]] = {}

    async def get(self, who: Address, key: Hashable, make: Callable[[], T]) -> T:
        """The answer, made if it is not there; whoever asks meanwhile waits for the same."""
        if key in self.answers:
            self.answers.move_to_end(key)
            kept: T = self.answers[key]
            return kept
        making = self.making.get(key) or self._begun(who, key, make)
        made: T = await asyncio.shield(making)
        return made

    def _begun(self, who: Address, key: Hashable, make: Callable[[], T]) -> asyncio.Future[T]:
        if len(self.making) >= WAITING:
            raise Refused("too_busy", "too much is asked for at once: ask again in a moment")
        if not who.making.take(monotonic()):
            seconds = who.making.wait_s
            text = f"too much was made for your address: again in {seconds} seconds"
            raise Refused("too_fast", text, {"seconds": seconds})

        def at_their_cost() -> T:
            begun = thread_time()
            try:
                return make()
            finally:
                who.making.left -= (thread_time() - begun) * 1000

        making = self.making[key] = asyncio.get_running_loop().run_in_executor(self.beside, at_their_cost)
        making.add_done_callback(lambda made: self._made(key, made))
        return making

    def _made(self, key: Hashable, made: asyncio.Future[Any]) -> None:
        del self.making[key]
        if not made.cancelled() and made.exception() is None:
            self.answers[key] = made.result()
            if len(self.answers) > MOST:
                self.answers.popitem(last=False)
