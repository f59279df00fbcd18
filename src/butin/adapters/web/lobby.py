"""The lobby: public tables that wait for players, shown to whoever looks, and again whenever they change."""

from __future__ import annotations

from collections import Counter
from hmac import compare_digest
from typing import Any

from butin.adapters.web.door.limits import Address
from butin.adapters.web.socket.visitor import Visitor
from butin.adapters.web.wire import write
from butin.room.ports import Store
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.running.tables import Tables as RoomTables

MOST = 100  # tables that are shown

Tables = list[dict[str, Any]]


class Lobby:
    """Looks at the shelf now and then while somebody looks at it, and tells what is new."""

    def __init__(self, store: Store, tables: RoomTables) -> None:
        self.store = store
        self.tables = tables
        self.lookers: dict[Visitor, tuple[str, Tables | None]] = {}

    def enter(self, guest: Visitor, game: str) -> None:
        self.lookers[guest] = (game, None)
        self._look(game)

    def leave(self, guest: Visitor) -> None:
        self.lookers.pop(guest, None)

    def look(self) -> None:
        if not self.store.awake:
            return
        for game in {game for game, _ in self.lookers.values()}:
            self._look(game)

    def shown(self, game: str) -> Walk[Tables]:
        """Tables that wait, newest first; where there are too many, each address has some before any has more."""
        found: Deferred[Tables] = Deferred()
        self.store.waiting(game, found.resolve)
        tables = yield from found
        return self._few(tables)

    def _look(self, game: str) -> None:
        spawn(self._look_at(game), self.tables, "")

    def _look_at(self, game: str) -> Walk[None]:
        tables = yield from self.shown(game)
        self._tell(game, tables)

    def _few(self, tables: Tables) -> Tables:
        counted: Counter[Address] = Counter()
        found: list[tuple[int, int]] = []  # how many of its address come before, and its place
        for place, table in enumerate(tables):
            address = self._address(table["id"])
            rank = counted[address] if address is not None else 0
            if address is not None:
                counted[address] += 1
            if address is None or rank < address.shown:
                found.append((rank, place))
        return [tables[place] for place in sorted(place for _, place in sorted(found)[:MOST])]

    def _address(self, identity: str) -> Address | None:
        """Where a table's host is; None at another server, which counts its own."""
        live = self.tables.live.get(identity)
        if live is None:
            return None
        host = live.table.seats[live.table.host].holder
        for guest in live.guests:
            if compare_digest(guest.holder, host) and isinstance(guest.connection, Visitor):
                return guest.connection.address
        return None

    def _tell(self, game: str, tables: Tables) -> None:
        message = write({"type": "lobby", "game": game, "tables": tables})
        for guest, (wanted, known) in list(self.lookers.items()):
            if wanted == game and known != tables:
                self.lookers[guest] = (game, tables)
                guest.send(message)
                guest.flush()
