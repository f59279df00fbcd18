"""A class of thirty behind one address: all at once, as fast as programs can, and nobody meets a limit."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from bench.room.crowd import until
from butin.client.seat import Seat, Update
from kit.clients import AsyncClient
from kit.served import Served, serving
from tests.web.test_http import Answer, ask

SCHOOL = "198.51.100.7"
DEVICES, SEATS = 30, 3
FORWARDED = {"X-Forwarded-For": SCHOOL}


class Pupil(AsyncClient):
    """A device: plays whatever is legal, says something now and then, and comes back when its line breaks."""

    headers = FORWARDED

    def __init__(self, server: Served, number: int) -> None:
        self.server, self.number, self.secret = server, number, f"secret-of-pupil-{number:04}"
        super().__init__(Seat({"secret": self.secret}), server.url)
        self.refused: list[dict[str, Any]] = []
        self.moving = ""  # the last wish for a move
        self.stood = ("", 0)  # the phase and the match

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
        self.seat.place["table"] = opened["table"]
        return str(opened["join"])

    async def joins(self, link: str) -> None:
        await self.asks("GET", f"/api/links/{link}")
        joined = await self.asks("POST", "/api/join", {"link": link, "secret": self.secret})
        self.seat.place["table"] = joined.json["table"]

    async def gets(self, do: str, **fields: object) -> None:
        """Wish for something, and wait for the answer."""
        self.wish(do, **fields)
        identity = self.seat.last
        assert await until(lambda: identity not in self.seat.pending)

    async def plays(self, matches: int) -> None:
        assert await until(lambda: self.stood == ("over", matches)), self.stood

    def updated(self, update: Update) -> None:
        if update.message["type"] == "refused":
            self.refused.append(update.message)
        if not self.seat.entered:
            return
        before, self.stood = self.stood, (self.seat.table["phase"], self.seat.table["match"])
        legal = [move for view in self.seat.views.values() for move in view["legal"]]
        if legal and self.stood[0] == "playing" and self.moving not in self.seat.pending:
            self.wish("move", move=legal[0])
            self.moving = self.seat.last
        if self.stood != before:
            self.wish("say", phrase="hello")
            if self.stood[0] == "over":
                self.wish("say", phrase="well_played")


async def evening(server: Served) -> list[Pupil]:
    pupils = [Pupil(server, number) for number in range(DEVICES)]
    groups = [pupils[first : first + SEATS] for first in range(0, DEVICES, SEATS)]
    await asyncio.gather(*(pupil.looks_round() for pupil in pupils))
    links = await asyncio.gather(*(group[0].opens() for group in groups))
    await asyncio.gather(*(pupil.joins(link) for link, group in zip(links, groups, strict=True) for pupil in group[1:]))
    here = [asyncio.create_task(pupil.run()) for pupil in pupils]
    await asyncio.gather(*(pupil.gets("share", share=f"{pupil.number:064x}") for pupil in pupils))
    await asyncio.gather(*(group[0].gets("start") for group in groups))
    await asyncio.gather(*(pupil.plays(1) for pupil in pupils))
    await asyncio.gather(*(group[0].gets("again") for group in groups))
    others = [pupil for group in groups for pupil in group[1:]]
    assert await until(lambda: all(pupil.seat.table["asked"] for pupil in others))
    await asyncio.gather(*(pupil.gets("answer", yes=True, n=pupil.seat.table["asked"]["n"]) for pupil in others))
    # what all have agreed to is forgotten with whoever asked, if the server ends before it is written
    assert await until(lambda: all(pupil.stood[1] == 2 for pupil in pupils))
    server.kill()
    assert any(pupil.stood != ("over", 2) for pupil in pupils), "the server stopped in the middle of it"
    server.start()
    await asyncio.gather(*(pupil.plays(2) for pupil in pupils))
    for task in here:
        task.cancel()
    await asyncio.gather(*here, return_exceptions=True)
    return pupils


def test_thirty_devices_of_one_address_meet_no_limit_in_an_evening(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0", "--per-address", "40") as server:
        pupils = asyncio.run(evening(server))
        assert [pupil.refused for pupil in pupils if pupil.refused] == []
        assert server.faults == []
