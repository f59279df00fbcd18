"""A table in memory: the folded journal, who looks at it, who waits for it, and what is on its way to the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from butin.room.running.deferred import Deferred
from butin.room.running.guest import Guest
from butin.room.table.table import NOTHING, Table
from butin.room.telling.held import Held, Message

if TYPE_CHECKING:
    from butin.room.race.grab import Grab
    from butin.room.race.table_race import TableRace

# what somebody may wait for: that the next entry can be taken; that nothing is on its way which nobody may see yet
FREE: Final = 0
SETTLED: Final = 1

Listed: TypeAlias = tuple[str, int, bool, int]  # phase, due, whether it was ever played at, the hour it was touched in
UNLISTED: Final[Listed] = ("", 0, False, 0)


class LiveTable:
    """A cache of a journal. Once it is lost it belongs to nobody: the journal is read anew by whoever needs it."""

    __slots__ = (
        "announced",
        "call_off",
        "committed",
        "due",
        "guests",
        "held",
        "listed",
        "lost",
        "owed",
        "people_changed",
        "race",
        "table",
        "thinking",
        "waited",
        "waiting",
        "writing",
    )

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.lost: bool = False  # whether it has been read anew, put away or stopped since
        self.guests: list[Guest] = []
        self.held: Held | None = None  # what its watchers may not hear yet
        # what is seldom there is a tuple, made anew by every change: all tables that have none share the empty one
        self.waiting: tuple[tuple[int, Deferred[LiveTable]], ...] = ()
        self.writing: int = 0
        self.due: int = 0  # when something happens by itself; 0 if never
        self.listed: Listed = UNLISTED  # what of it the listing was last told, if nobody else wrote there since
        self.people_changed: bool = True  # whether somebody may have come or gone since it was last looked at
        self.committed: int = 0  # the last entry that is known to be kept
        self.announced: int = 0  # the last entry that another process told of
        self.race: TableRace | None = None  # the race that is on
        self.owed: tuple[Grab, ...] = ()  # hands that were judged and are not in the journal yet
        self.call_off: Callable[[], None] | None = None
        self.thinking: tuple[int, ...] = ()  # seats whose bot is at it
        self.waited: Mapping[int, int] = NOTHING  # seats whose bot has looked and waits, with the entry it had seen

    @property
    def veiled(self) -> bool:
        """Whether something that is written may not be seen yet."""
        return self.race is not None and self.race.veiled

    def until(self, what: int) -> Deferred[LiveTable]:
        """Wait for a turn; what comes is the table as it is then, perhaps read anew."""
        deferred: Deferred[LiveTable] = Deferred()
        self.waiting = (*self.waiting, (what, deferred))
        return deferred

    def next_waiting(self, what: int) -> Deferred[LiveTable] | None:
        """Whoever has waited longest for that, taken from the queue."""
        for place, (wanted, deferred) in enumerate(self.waiting):
            if wanted == what:
                self.waiting = self.waiting[:place] + self.waiting[place + 1 :]
                return deferred
        return None

    def thought(self, seat: int) -> None:
        """Its bot is no longer at it."""
        self.thinking = tuple([one for one in self.thinking if one != seat])

    def hold(self, past: bool, message: Message) -> None:
        """News that some watcher holds."""
        if self.held is None:
            self.held = Held()
        self.held.put(past, message)

    def holds(self, now: int) -> bool:
        """Whether something is held; what nobody waits for any more is not."""
        if self.held is not None:
            self.held.drop(now)
            if not self.held.longest or not any(guest.waits for guest in self.guests):
                self.held = None
        return self.held is not None

    def turn_watchers_away(self) -> None:
        """Nothing is held any more."""
        self.held = None
        for guest in list(self.guests):
            if guest.waits:
                guest.turn_away()

    def adopt(self, before: LiveTable) -> None:
        """Whoever was at the table before it was read anew is at this one."""
        self.guests, self.waiting, before.waiting = before.guests, before.waiting, ()
        self.committed, self.held = before.committed, before.held
        for guest in self.guests:
            guest.live = self

    def here(self) -> bool:
        """Whether it is still the table that is played at."""
        return not self.lost


def held_bytes(live: LiveTable) -> int:
    return 0 if live.held is None else live.held.size
