"""How many tables one address may open and keep. Nothing that was played is ever taken away for it."""

from __future__ import annotations

from time import monotonic
from typing import Any

from butin.adapters.web.door.limits import Address
from butin.room.errors import Refused
from butin.room.room import Room
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.wishes import Opening


class Quota:
    """Where an address has too many tables at which nobody has ever played, the oldest that nobody looks at goes."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def check(self, address: Address) -> None:
        """Refused, if it may not open another table now."""
        self._tidy(address)
        if len(address.opened) > address.unplayed:
            text = f"{address.unplayed} tables of your address wait for somebody to play: play at one, or remove it"
            raise Refused("many_tables", text, {"tables": address.unplayed})
        if not address.tables.take(monotonic()):
            seconds = address.tables.wait_s
            text = f"your address has opened too many tables: the next one in {seconds} seconds"
            raise Refused("opened_enough", text, {"seconds": seconds})

    def open(self, address: Address, wish: Opening) -> Deferred[dict[str, Any]]:
        """Open a table, which counts also if nobody waits for it any more."""
        return spawn(self._open(address, wish), self.room.tables, "")

    def opened(self, address: Address, table: str) -> None:
        """It has opened a table."""
        address.opened.append(table)
        self._tidy(address)

    def _open(self, address: Address, wish: Opening) -> Walk[dict[str, Any]]:
        opened = yield from self.room.open(wish)
        self.opened(address, opened["table"])
        return opened

    def _tidy(self, address: Address) -> None:
        if len(address.opened) > address.unplayed:
            newest = address.opened[-1]  # its host is on the way
            oldest = [one for one in address.opened if one != newest and not self.room.attended(one)]
            spawn(self._let_go(address, oldest), self.room.tables, "")

    def _let_go(self, address: Address, oldest: list[str]) -> Walk[None]:
        for identity in oldest:
            if len(address.opened) <= address.unplayed:
                return
            if not (yield from self.room.let_go(identity)) and identity in address.opened:
                address.opened.remove(identity)
