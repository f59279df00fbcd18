"""The waiting room of a table: whoever cannot go on yet does so in turn, as soon as it is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from butin.room.live_table import SETTLED, LiveTable
from butin.room.ports import Ports

if TYPE_CHECKING:
    from butin.room.course import Course


class Turns:
    """Some wait until the next entry can be taken, others until all that is written may be seen."""

    def __init__(self, ports: Ports, course: Course) -> None:
        self.clock = ports.clock
        self.course = course
        self.racing = course.racing

    def wake(self, live: LiveTable, what: int) -> None:
        """Let those go on who waited for that, the first of them first, each only while it still holds."""
        while live.waiting and (self._settled(live) if what == SETTLED else not self.course.busy(live)):
            later = live.next_waiting(what)
            if later is None:
                return
            later.give(live)

    async def settled(self, live: LiveTable) -> LiveTable:
        """The table when nothing of it is on its way: what is not written nobody sees, nor what is veiled."""
        if self._settled(live):
            return live
        hidden = 0 if live.writing or live.veiled else self.racing.hides(live)
        if hidden:
            self.clock.later(hidden, lambda: self.wake(live, SETTLED))
        return await live.until(SETTLED)

    def _settled(self, live: LiveTable) -> bool:
        return not live.writing and not live.veiled and not self.racing.hides(live)
