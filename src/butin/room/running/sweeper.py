"""The sweeper: now and then somebody goes through the whole house, whether or not anybody is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.room.errors import not_saved
from butin.room.ports import Ports
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.running.live_table import LiveTable

if TYPE_CHECKING:
    from butin.room.running.pipeline import Pipeline

SWEEP_MS: Final = 1000
TIDY_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * 3600 * 1000
KEEP_MS: Final = 30 * DAY_MS
KEEP_UNPLAYED_MS: Final = 14 * DAY_MS
MANY: Final = 100  # tables that are removed at a time


class Sweeper:
    """Wakes tables at which something is due, and removes those that were forgotten for long."""

    def __init__(self, ports: Ports, pipeline: Pipeline) -> None:
        self.store = ports.store
        self.clock = ports.clock
        self.pipeline = pipeline
        self.tables = pipeline.tables
        self.servers = pipeline.servers

    def begin(self) -> None:
        self.clock.later(SWEEP_MS, self._sweep)
        self.clock.later(TIDY_MS, self._tidy)

    def _sweep(self) -> None:
        self.clock.later(SWEEP_MS, self._sweep)
        if not self.store.awake and self.store.rouse():
            self.pipeline.look_everywhere()
        else:
            self.look_round()

    def look_round(self) -> None:
        """Look after tables that are due although nobody here looks at them."""
        if not self.store.awake or not self.servers.alive:
            return
        self.store.due(self.clock.now(), sorted(self.servers.alive), self._wake)
        shown = [] if self.store.alone else self.tables.looked_at()
        if shown:
            self.store.latest(shown, self.tables.compare)

    def _wake(self, due: list[tuple[str, str]]) -> None:
        for identity, home in due:
            if identity not in self.tables.live and self.servers.looks_after(identity, home):
                spawn(self.tables.get(identity), self.tables, identity)

    def _tidy(self) -> None:
        """Remove tables that were forgotten for long, and put away those that nobody needs any more."""
        self.clock.later(TIDY_MS, self._tidy)
        self._look_for_old()
        for live in list(self.tables.live.values()):
            self.tables.put_away(live)

    def _look_for_old(self) -> None:
        if self.store.awake:
            now = self.clock.now()
            self.store.untouched(now - KEEP_MS, self._remove_old)
            self.store.unplayed(now - KEEP_UNPLAYED_MS, self._remove_unplayed)

    def _remove_unplayed(self, identities: list[str]) -> None:
        self._remove_old(identities, unplayed=True)

    def _remove_old(self, identities: list[str], unplayed: bool = False) -> None:
        for identity in identities:
            live = self.tables.live.get(identity)
            at_rest = live is None or (not live.writing and not (unplayed and live.guests))
            if at_rest and identity not in self.tables.reading:
                spawn(self.remove_table(identity, live, unplayed), self.tables, identity)
        if len(identities) >= MANY:  # there may be more
            self.clock.later(SWEEP_MS, self._look_for_old)

    def remove_table(self, identity: str, live: LiveTable | None, unplayed: bool = False) -> Walk[None]:
        """From the disk first: whoever is there hears of it when it is so."""
        if not self.store.awake:
            raise not_saved()
        gone: Deferred[bool] = Deferred()
        self.store.remove(identity, gone.resolve, unplayed)
        if not (yield from gone):
            raise not_saved()
        if live is not None:
            self.tables.gone(live)
