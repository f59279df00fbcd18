"""What the room believes of each kind of entry, held against what its entries do to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from butin.core.state import Event
from butin.core.views import WATCHER
from butin.room.deeds.all import KINDS, fold
from butin.room.entries import Entry
from butin.room.running.live_table import LiveTable
from butin.room.running.writer import listing_of
from butin.room.table.chairs import may_enter
from butin.room.table.rights import Asker
from butin.room.table.table import PLAYING, Table
from butin.room.telling.missed import first_missed, missed
from butin.room.telling.news import public_entry, seen_events
from butin.room.telling.plain import write
from butin.testing.witness import views


def believed(kind: str, *flags: str) -> bool:
    """Whether a kind of entry is believed to do one of these things; what is not quiet is loud."""
    one = KINDS[kind]
    return any(not one.quiet if flag == "loud" else getattr(one, flag) for flag in flags)


def game(table: Table, _: set[str]) -> object:
    return None if table.state is None else write(table.game.write(table.state))


def eyes(table: Table, _: set[str]) -> object:
    """What each chair and a watcher see, and who sits there."""
    seen = write(views(table, [*range(len(table.seats)), WATCHER]))
    return None if table.state is None else (seen, [seat.holder for seat in table.seats])


def places(table: Table, _: set[str]) -> object:
    return [seat.holder for seat in table.seats], [seat.holder for seat in table.bench]


def screens(table: Table, _: set[str]) -> object:
    return [seat.holder for seat in table.screens]


def kept_out(table: Table, devices: set[str]) -> object:
    """Who may not look on."""
    return {device for device in devices if not may_enter(table, Asker(device, ""))}


def shown(table: Table, _: set[str]) -> object:
    """Who is shown a match, and from which chair."""
    if table.phase != PLAYING:
        return set()
    chairs = {(number, table.seats[number].holder) for number in table.persons()}
    return chairs | {(WATCHER, seat.holder) for seat in table.screens}


def people(table: Table, _: set[str]) -> object:
    here = [(device.holder, device.server) for device in (*table.seats, *table.bench, *table.screens)]
    return here, [seat.former for seat in table.seats]


def listed(table: Table, _: set[str]) -> object:
    """What is listed of a table, but for what is looked at after every entry, whatever its kind."""
    listing = listing_of(LiveTable(table), {"kind": "closed", "at": 0})
    return [value for name, value in listing.items() if name not in ("phase", "due", "touched", "played")]


# what a kind of entry leaves as it is if it is believed to do none of these things; a set may become smaller, and where
# no game lies any more there is nothing to see
LEAVES: Final[list[tuple[Callable[[Table, set[str]], object], tuple[str, ...]]]] = [
    (game, ("position",)),
    (eyes, ("position", "hands")),
    (places, ("places",)),
    (screens, ("screens",)),
    (kept_out, ("places", "screens")),
    (shown, ("position", "joins")),
    (people, ("loud",)),
    (listed, ("loud",)),
]


class Reader:
    """Reads a journal entry by entry, and believes nothing."""

    def __init__(self, table: Table) -> None:
        self.table = table  # before its first entry
        self.entries: list[Entry] = []
        self.told: list[tuple[list[Event], list[str]]] = []  # what happened in the game, and who had which chair then
        self.devices = {""}

    def read(self, entry: Entry) -> None:
        table, kind, events = self.table, entry["kind"], list[Event]()
        looks = [look for look, flags in LEAVES if not believed(kind, *flags)] if table.n else []
        before = [look(table, self.devices) for look in looks]
        fold(table, entry, events.append)
        for look, was in zip(looks, before, strict=True):
            now = look(table, self.devices)
            less = now is None or (isinstance(now, set) and isinstance(was, set) and now <= was)
            assert less or now == was, f"{look.__name__}: {kind} is believed to leave that as it is"
        chairs = [seat.holder for seat in table.seats]
        self.entries.append(entry)
        self.told.append((events, chairs))
        self.devices |= {*chairs, *[seat.holder for seat in (*table.bench, *table.screens)]}

    def look_back(self, since: int | None, holder: str) -> None:
        """What somebody missed is told from the table as the journal tells it, unless it is believed to be cut off."""
        table = self.table
        after = first_missed(table.n, table.started, table.boxed, since)
        found = missed(table, self.entries[after:], after, holder)
        assert found is None or found == self.missed(after, holder), f"told otherwise after entry {after}"

    def missed(self, after: int, holder: str) -> list[dict[str, Any]]:
        """As it was told at the time."""
        found = []
        for n, (events, chairs) in enumerate(self.told[after:], after + 1):
            seats = [seat for seat, one in enumerate(chairs) if one and one == holder]
            entry = public_entry(self.entries[n - 1])
            found.append({"n": n, "entry": entry, "events": seen_events(events, seats)})
        return found
