"""What waits at a table: whoever cannot go on yet, in turn, as soon as they can; and what happens after a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from butin.room.ports import Ports
from butin.room.running.deferred import Deferred, Walk
from butin.room.running.live_table import SETTLED, LiveTable

if TYPE_CHECKING:
    from butin.room.running.pipeline import Pipeline


class Waiters:
    """Some wait until the next entry can be taken, others until all that is written may be seen."""

    def __init__(self, ports: Ports, pipeline: Pipeline) -> None:
        self.clock = ports.clock
        self.pipeline = pipeline

    def wake(self, live: LiveTable, what: int) -> None:
        """Let those go on who waited for that, the first of them first, each only while it still holds."""
        while live.waiting and (self._settled(live) if what == SETTLED else not self.pipeline.busy(live)):
            deferred = live.next_waiting(what)
            if deferred is None:
                return
            deferred.resolve(live)

    def settled(self, live: LiveTable) -> Walk[LiveTable]:
        """The table when nothing of it is on its way: what is not written nobody sees, nor what is veiled."""
        if self._settled(live):
            return live
        hidden = 0 if live.writing or live.veiled else self.pipeline.races.hides(live)
        if hidden:
            self.timer(live, hidden, partial(self.wake, live, SETTLED))
        return (yield from live.until(SETTLED))

    def _settled(self, live: LiveTable) -> bool:
        return not live.writing and not live.veiled and not self.pipeline.races.hides(live)

    def timer(self, live: LiveTable, ms: float, what: Callable[[], None]) -> Callable[[], None]:
        """Something at a table after a while; if it breaks, that table is stopped. The answer calls it off."""
        return self.clock.later(ms, partial(self._happen, live.table.id, what))

    def _happen(self, identity: str, what: Callable[[], None]) -> None:
        try:
            what()
        except Exception as error:  # noqa: BLE001
            self.pipeline.tables.stop(identity, error)

    def pause(self, ms: float) -> Deferred[None]:
        """The same for walks, which stop their table themselves."""
        deferred: Deferred[None] = Deferred()
        self.clock.later(ms, partial(deferred.resolve, None))
        return deferred
