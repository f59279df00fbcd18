"""Answers that take a while to make: made beside the loop, one at a time, each once, and the last ones kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

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

    async def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The answer, made if it is not there; whoever asks meanwhile waits for the same."""
        if key in self.answers:
            self.answers.move_to_end(key)
            kept: T = self.answers[key]
            return kept
        making = self.making.get(key)
        if making is None:
            if len(self.making) >= WAITING:
                raise Refused("too_busy", "too much is asked for at once: ask again in a moment")
            making = self.making[key] = asyncio.get_running_loop().run_in_executor(self.beside, make)
            making.add_done_callback(lambda made: self._made(key, made))
        made: T = await asyncio.shield(making)
        return made

    def _made(self, key: Hashable, made: asyncio.Future[Any]) -> None:
        del self.making[key]
        if not made.cancelled() and made.exception() is None:
            self.answers[key] = made.result()
            if len(self.answers) > MOST:
                self.answers.popitem(last=False)
