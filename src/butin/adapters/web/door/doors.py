"""How people come to a table: by a link, or by a code that they typed."""

from __future__ import annotations

from typing import Any

from butin.adapters.web.bridge import answer
from butin.adapters.web.door.limits import Address
from butin.adapters.web.gateway import Gateway
from butin.core.game import WATCHER
from butin.room.entries import Entry
from butin.room.errors import Refused
from butin.room.running.request import Answered
from butin.room.table.codes import brief, may_lend, read
from butin.room.table.rights import CODE, Asker
from butin.room.telling.messages import Joining
from butin.room.telling.news import table_view
from butin.room.wishes import ComeWish, OtherWish, ScreenWish, SitWish, TableWish


class Doors:
    """What stands between an address and a table."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway

    async def found(self, address: Address, link: str) -> tuple[str, str]:
        """The table behind a link or a code, and which of them it is."""
        code = read(link)
        walk = self.gateway.find(link) if code is None else self.gateway.codes.find(code, address)
        return await answer(self.gateway.spawn(walk))

    async def look(self, address: Address, link: str) -> dict[str, Any]:
        """The table behind a link as watchers may know it; behind a code only what one must know to come."""
        identity, kind = await self.found(address, link)
        room = self.gateway.room
        if kind == CODE:
            return {"kind": kind, "brief": brief(await answer(room.peek(identity)), room.clock.now())}
        return {"kind": kind, "table": table_view(await answer(room.watchers_table(identity)))}

    async def join(self, address: Address, joining: Joining) -> dict[str, Any]:
        """Sit down, wait on the bench, or ask to be a television."""
        identity, kind = await self.found(address, joining.link)
        secret = joining.secret or self.gateway.room.token()
        seat, name = await self._come(identity, self.gateway.digest(secret), joining, kind)
        return {"table": identity, "seat": seat, "secret": secret, "name": name}

    async def _come(self, identity: str, holder: str, joining: Joining, way: str) -> tuple[object, object]:
        """The seat where somebody is now, and under which name."""
        try:
            if joining.screen:
                await self.granted(identity, Asker(holder, way), ScreenWish())
                return WATCHER, ""
            come = ComeWish if joining.bench else SitWish
            n = await self.granted(identity, Asker(holder, way), come(name=joining.name, seat=joining.seat))
        except Refused as error:
            if error.kind != "here_already":
                raise
            return error.values["seat"], error.values["name"]
        (entry, *_) = await self._entries(identity, n - 1)
        if entry["kind"] == "sat":
            return entry["seat"], entry["name"]
        return WATCHER, entry["name"] if entry["kind"] == "benched" else ""

    async def lend(self, identity: str, holder: str, *, new: bool) -> str:
        """The code of a table, for those who are there."""
        table = await answer(self.gateway.room.peek(identity))
        may_lend(table, holder, new)
        return await answer(self.gateway.spawn(self.gateway.codes.lend(table.id, new=new)))

    async def granted(self, identity: str, who: Asker, wish: TableWish | OtherWish) -> int:
        """The entry that a wish became."""
        answered = Answered()
        self.gateway.room.wish(identity, who, wish, answered)
        return await answer(answered.deferred)

    async def _entries(self, identity: str, after: int) -> list[Entry]:
        return await answer(self.gateway.spawn(self.gateway.room.tables.read(identity, after)))
