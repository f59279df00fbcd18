"""The real time, on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter, time


class LoopClock:
    """Milliseconds since the epoch, so that clocks run on across restarts."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.stopped = False

    def now(self) -> int:
        return int(time() * 1000)

    def exact(self) -> float:
        return perf_counter()

    def later(self, milliseconds: float, what: Callable[[], None]) -> Callable[[], None]:
        if milliseconds <= 0:
            return self.loop.call_soon(self._due, what).cancel
        return self.loop.call_later(milliseconds / 1000, self._due, what).cancel

    def stop(self) -> None:
        """Nothing happens any more: the loop runs on a little after the store is closed."""
        self.stopped = True

    def _due(self, what: Callable[[], None]) -> None:
        if not self.stopped:
            what()
