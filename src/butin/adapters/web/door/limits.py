"""What one address may still do, by sockets and by requests. Addresses are in memory only, and never written.

The figures are those of one person. An address may be a household, a class or a proxy, so it has those of as many
people as `butin serve --per-address` says, and they share them. docs/looking-after.md has the reasons.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from math import ceil
from time import monotonic
from typing import Final

from butin.adapters.web.door.address import network_of

PEOPLE: Final = 40  # behind one address, if nobody says otherwise
CONNECTIONS: Final = 8  # a browser has six for files beside its socket
# so many at once, and then so many a second
FRAMES: Final = (400, 50.0)  # on sockets, answers to pings among them: in the second of a race there are 150
MOVES: Final = (60, 4.0)  # each is kept on disk, and so are
WISHES: Final = (20, 1.0)  # all others: nobody talks faster
ENTRANCES: Final = (10, 0.2)  # for each a table is read from its journal
READ: Final = 500  # entries of a journal: a table that has more counts several times
LATE: Final = 4  # times, where watchers are late: what they may not hear yet is written first
AT_A_TABLE: Final = 2.5  # of them that look at one table, of 40 people at least: whatever happens is told to each
CHANGES: Final = (3, 0.5)  # requests that change something
LOOKS: Final = (15, 2.5)  # requests that cost something to look at
MAKING: Final = (100, 2.5)  # milliseconds of pictures, replays and lessons that are made for them
TABLES: Final = (5, 1 / 180)  # opened
KEYS: Final = (3, 1 / 300)  # that were not the key of the house
GUESSES: Final = 20  # codes that were none, in any hour and however many people they are: nobody mistypes so often
HOUR_S: Final = 3600.0
UNPLAYED: Final = 5  # tables kept at which nobody has ever played
SHOWN: Final = 0.5  # public tables in the lobby: one for two people
KNOWN: Final = 10_000  # addresses remembered, and those that are connected now

CROWDED: Final = "too many connections from your address: close some, or try again in a moment\n"


class Allowance:
    """How often something may still be done: so often at once, and then so often a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst: float = float(burst)
        self.rate: float = rate
        self.left: float = self.burst
        self.asked_at: float = monotonic()

    def take(self, now: float) -> bool:
        """Whether it may be done, this once more."""
        left = min(self.burst, self.left + (now - self.asked_at) * self.rate)
        self.asked_at = now
        if left < 1:
            self.left = left
            return False
        self.left = left - 1
        return True

    @property
    def wait_s(self) -> int:
        """So long until it may be done again, in whole seconds."""
        return max(1, ceil((1 - self.left) / self.rate))


class Guesses:
    """How many tries were wrong in the last hour. One that is not answered yet counts as if it were."""

    def __init__(self) -> None:
        self.wrong: list[float] = []  # when, the oldest first
        self.asked: int = 0

    def take(self, now: float) -> bool:
        """Whether one more may be tried; whoever tries says afterwards what became of it."""
        self.wrong = [at for at in self.wrong if now - at < HOUR_S]
        if len(self.wrong) + self.asked >= GUESSES:
            return False
        self.asked += 1
        return True

    def answered(self, now: float, *, right: bool) -> None:
        self.asked -= 1
        if not right:
            self.wrong.append(now)

    def wait_s(self, now: float) -> int:
        """So long until it may be tried again, in whole seconds."""
        return ceil(self.wrong[0] + HOUR_S - now) if len(self.wrong) >= GUESSES else 1


class Address:
    """One address, or the /64 of an IPv6 one: what the people behind it may still do."""

    def __init__(self, people: int) -> None:
        self.people: int = people
        self.connections: int = 0
        self.at: Counter[str] = Counter()  # how many look at which table
        self.opened: list[str] = []  # tables, the oldest first, as long as nobody is known to have played there
        self.frames: Allowance = self._share(FRAMES)
        self.moves: Allowance = self._share(MOVES)
        self.wishes: Allowance = self._share(WISHES)
        self.entrances: Allowance = self._share(ENTRANCES)
        self.changes: Allowance = self._share(CHANGES)
        self.looks: Allowance = self._share(LOOKS)
        self.making: Allowance = self._share(MAKING)
        self.tables: Allowance = self._share(TABLES)
        self.keys: Allowance = self._share(KEYS)
        self.guesses: Guesses = Guesses()

    def entered(self, entries: int, *, late: bool) -> None:
        """They came to a table with so many entries, and hear of it later than the players or not."""
        self.entrances.left -= (1 + entries // READ) * (LATE if late else 1) - 1

    def come_to(self, table: str) -> bool:
        """One more looks at a table; whether there is room for them."""
        if self.at[table] >= self.at_a_table:
            return False
        self.at[table] += 1
        return True

    def left(self, table: str) -> None:
        self.at[table] -= 1
        if not self.at[table]:
            del self.at[table]

    @property
    def at_a_table(self) -> int:
        """How many of them may look at one table."""
        return ceil(AT_A_TABLE * max(self.people, PEOPLE))

    @property
    def crowded(self) -> bool:
        """Whether more connections are there than people could need."""
        return self.connections > CONNECTIONS * self.people

    @property
    def unplayed(self) -> int:
        """How many tables at which nobody has ever played are kept for them."""
        return UNPLAYED * self.people

    @property
    def shown(self) -> int:
        """How many of their tables the lobby shows at a time."""
        return ceil(SHOWN * self.people)

    def _share(self, figures: tuple[int, float]) -> Allowance:
        return Allowance(figures[0] * self.people, figures[1] * self.people)


class Addresses:
    """Those that have knocked lately, and those that are connected."""

    def __init__(self, people: int = PEOPLE) -> None:
        self.people: int = people
        self.known: OrderedDict[str, Address] = OrderedDict()

    def of(self, host: str) -> Address:
        network = network_of(host)
        found = self.known.pop(network, None) or Address(self.people)
        self.known[network] = found
        self._forget()
        self._forget()  # more go than come, also where some are still here
        return found

    def _forget(self) -> None:
        """Where there are too many, the one that has not knocked for longest, unless it is still here."""
        if len(self.known) > KNOWN:
            network, address = self.known.popitem(last=False)
            if address.connections:
                self.known[network] = address
