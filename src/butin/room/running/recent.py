"""Tables that were read not long ago: whoever looks at one again reads only what is new in its journal."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from butin.room.entries import Entry
from butin.room.ports import Store
from butin.room.running.deferred import Deferred, Walk
from butin.room.table.table import Table

MOST: Final = 200


class RecentTables:
    """The last ones. A table that is taken out belongs to whoever took it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: OrderedDict[str, Table] = OrderedDict()

    def put(self, table: Table) -> None:
        """To be taken out by the next one who needs it; it must be as its journal says."""
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        if len(self.tables) > MOST:
            self.tables.popitem(last=False)

    def read(self, identity: str) -> Walk[tuple[Table | None, list[Entry], int]]:
        """The table as it was, if it is here, and the entries after a number; no entries: the table was removed."""
        table = self.tables.pop(identity, None)
        after = 0 if table is None else table.n - 1  # one that is known, so that nothing new is not nothing at all
        entries: Deferred[list[Entry]] = Deferred()
        self.store.read(identity, after, entries.resolve)
        return table, (yield from entries), after
