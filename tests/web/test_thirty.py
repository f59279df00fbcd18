"""A class of thirty behind one address: all at once, as fast as programs can, and nobody meets a limit."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from kit.served import Served, serving
from tests.web.test_http import Answer, ask

SCHOOL = "198.51.100.7"
DEVICES, SEATS = 30, 3
FORWARDED = {"X-Forwarded-For": SCHOOL}


class Pupil:
    """A device: plays whatever is legal, says something now and then, and comes back when its line breaks."""

    def __init__(self, server: Served, number: int) -> None:
        self.server, self.number, self.secret = server, number, f"secret-of-pupil-{number:04}"
        self.line: ClientConnection | None = None
        self.table, self.join, self.n, self.wishes, self.phase, self.match = "", "", 0, 0, "", 0
        self.rematch = asyncio.Event()

    async def asks(self, method: str, path: str, body: object = None) -> Answer:
        answer = await asyncio.to_thread(ask, self.server, method, path, body, self.secret, SCHOOL)
        assert answer.status < 400, answer.body
        return answer

    async def looks_round(self) -> None:
        """Home: the shelf and the lobby; and a table of its own, which nobody will play at."""
        for path in ("/api/games", "/api/tables", f"/api/qr?text={self.number}"):
            await self.asks("GET", path)
        async with connect(f"ws{self.server.url[4:]}/ws", additional_headers=FORWARDED) as line:
            await line.send('{"do": "lobby", "id": "1"}')
            assert json.loads(await line.recv())["type"] == "lobby"
        await self.asks("POST", "/api/tables", {"game": "voleurs", "public": True})

    async def opens(self) -> str:
        wish = {"game": "voleurs", "seats": SEATS, "first": 0, "public": True, "secret": self.secret}
        opened = (await self.asks("POST", "/api/tables", wish)).json
        self.table, self.join = opened["table"], opened["join"]
        return self.join

    async def joins(self, link: str) -> None:
        await self.asks("GET", f"/api/links/{link}")
        self.table = (await self.asks("POST", "/api/join", {"link": link, "secret": self.secret})).json["table"]

    async def enters(self) -> None:
        self.line = await connect(f"ws{self.server.url[4:]}/ws", additional_headers=FORWARDED).__aenter__()
        since = {"since": self.n} if self.n else {}
        await self.line.send(json.dumps({"do": "enter", "table": self.table, "secret": self.secret, **since}))
        await self.hears(json.loads(await self.line.recv()))

    async def wants(self, do: str, **fields: object) -> str:
        assert self.line is not None
        self.wishes += 1
        identity = f"{self.number}-{self.wishes}"
        await self.line.send(json.dumps({"do": do, "id": identity, **fields}))
        return identity

    async def gets(self, do: str, **fields: object) -> None:
        """Wish for something, and wait for the answer."""
        assert self.line is not None
        identity = await self.wants(do, **fields)
        async for text in self.line:
            message = json.loads(text)
            await self.hears(message)
            if message.get("id") == identity:
                return

    async def plays(self, until: int) -> None:
        """Until so many matches are over, or the line breaks."""
        assert self.line is not None
        async for text in self.line:
            await self.hears(json.loads(text))
            if self.phase == "over" and self.match >= until:
                return

    async def hears(self, message: dict[str, Any]) -> None:
        assert message["type"] != "refused", message
        if message["type"] not in ("hello", "news"):
            return
        self.n = message["n"]
        before, table = (self.phase, self.match), message.get("table")
        if table:
            self.phase, self.match = table["phase"], table["match"]
            if self.match == 2:
                self.rematch.set()
        if message.get("views"):
            legal = next(iter(message["views"].values()))["legal"]
            if legal and self.phase == "playing":
                await self.wants("move", move=legal[0])
        if (self.phase, self.match) != before:
            await self.wants("say", phrase="hello")
            if self.phase == "over":
                await self.wants("say", phrase="well_played")


async def evening(server: Served) -> list[Pupil]:
    pupils = [Pupil(server, number) for number in range(DEVICES)]
    groups = [pupils[first : first + SEATS] for first in range(0, DEVICES, SEATS)]
    await asyncio.gather(*(pupil.looks_round() for pupil in pupils))
    links = await asyncio.gather(*(group[0].opens() for group in groups))
    await asyncio.gather(*(pupil.joins(link) for link, group in zip(links, groups, strict=True) for pupil in group[1:]))
    await asyncio.gather(*(pupil.enters() for pupil in pupils))
    await asyncio.gather(*(pupil.gets("share", share=f"{pupil.number:064x}") for pupil in pupils))
    await asyncio.gather(*(group[0].gets("start") for group in groups))
    await asyncio.gather(*(pupil.plays(until=1) for pupil in pupils))
    await asyncio.gather(*(group[0].gets("again") for group in groups))
    await asyncio.gather(*(pupil.gets("answer", yes=True) for group in groups for pupil in group[1:]))
    playing = [asyncio.create_task(pupil.plays(until=2)) for pupil in pupils]
    await pupils[0].rematch.wait()
    server.kill()
    broken = await asyncio.gather(*playing, return_exceptions=True)
    assert not [error for error in broken if isinstance(error, AssertionError)]
    server.start()
    await asyncio.to_thread(server.wait)
    left = [pupil for pupil in pupils if (pupil.phase, pupil.match) != ("over", 2)]
    assert left, "the server stopped in the middle of it"
    await asyncio.gather(*(pupil.enters() for pupil in left))
    await asyncio.gather(*(pupil.plays(until=2) for pupil in left))
    for pupil in pupils:
        assert pupil.line is not None
        await pupil.line.close()
    return pupils


def test_thirty_devices_of_one_address_meet_no_limit_in_an_evening(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0", "--per-address", "40") as server:
        pupils = asyncio.run(evening(server))
        assert {(pupil.phase, pupil.match) for pupil in pupils} == {("over", 2)}
        assert server.faults == []
