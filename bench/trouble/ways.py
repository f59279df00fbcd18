"""All that one address can do to a house, all at once. A program of its own.

Each way is tried somewhat more often than the limits of an address allow, in a manner that costs its owner little.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from http import HTTPStatus
from itertools import count, cycle, repeat
from multiprocessing.connection import Connection
from secrets import token_hex
from typing import Any

import butin
from bench.trouble.harm import Asker, Deaf, Stranger
from bench.trouble.knockers import BROKEN
from butin.adapters.lessons import lesson
from butin.adapters.worker import NICE
from kit.bad_frames import TEXT, frame

FLOODERS, BATCH = 12, 20  # sockets, and pings on each in a tenth of a second
SOCKETS = 340  # more than an address may have
LATE = 130  # watchers
PING = frame(TEXT, b'{"do":"ping","id":"f"}') * BATCH
LOBBY = frame(TEXT, b'{"do":"lobby"}')
SAY = frame(TEXT, b'{"do":"say","phrase":"hello","id":"s"}') * 5

Asking = tuple[str, str, Any]
Way = Callable[[Stranger], Awaitable[None]]


def often(name: str, a_second: float, askings: Callable[[Stranger], Iterator[Asking]]) -> Way:
    """Ask for one thing after the other, so many a second; what was answered well is counted."""

    async def way(stranger: Stranger) -> None:
        with closing(Asker(stranger)) as ask:
            for asking in askings(stranger):
                stranger.tally[f"{name} asked"] += 1
                status, _ = await ask(*asking)
                stranger.tally[f"{name} granted"] += status in (200, 201)
                stranger.tally[f"{name} refused"] += status == HTTPStatus.TOO_MANY_REQUESTS
                await asyncio.sleep(1 / a_second)

    return way


def tables(_: Stranger) -> Iterator[Asking]:
    opening = {
        "game": "voleurs",
        "seats": 6,
        "public": True,
        "bots": dict.fromkeys("12345", "renard"),
        "name": "x" * 99,
    }
    return repeat(("POST", "/api/tables", opening))


def _pictures(_: Stranger) -> Iterator[Asking]:
    return (("GET", f"/api/qr?text=https%3A//{token_hex(40)}.example.org/j/{number:014}", None) for number in count())


def _lessons(_: Stranger) -> Iterator[Asking]:
    for name in cycle(butin.games()):
        ideas = lesson(butin.game(name)).ideas[:-1]
        for far in range(len(ideas) + 1):
            yield "POST", f"/api/lessons/{name}", {"moves": [idea.moves[0] for idea in ideas[:far]]}


def _replays(stranger: Stranger) -> Iterator[Asking]:
    table = f"/api/tables/{stranger.swollen['table']}"
    for number in count():
        look = [f"replay?seat={number % 3 - 1}&move={number % 37}", f"story?seat={number % 3 - 1}", "record"]
        yield "GET", f"{table}/{look[number % 3]}", None


def _reviews(stranger: Stranger) -> Iterator[Asking]:
    table = f"/api/tables/{stranger.swollen['table']}"
    return (("GET", f"{table}/review?from={number % 30 + 1}", None) for number in count())


def _looks(_: Stranger) -> Iterator[Asking]:
    return (
        ("GET", path, None) for path in cycle(["/api/games", "/openapi.json", "/metrics", "/readyz", "/api/tables"])
    )


async def hints(stranger: Stranger) -> None:
    """At each table the next as soon as the last one is there."""

    async def on(table: str) -> None:
        def askings(_: Stranger) -> Iterator[Asking]:
            return (("GET", f"/api/tables/{table}/hint", None) for _ in count())

        await often("hints", 20, askings)(stranger)

    await asyncio.gather(*(on(table) for table in stranger.thinkers))


async def sockets(stranger: Stranger) -> None:
    """As many as there may be, all in the lobby, and then one more whenever there is room."""
    lines: list[Deaf] = []
    while True:
        lines = [line for line in lines if line.open]
        if len(lines) < SOCKETS:
            lines.append(await stranger.socket(LOBBY))
            stranger.tally["sockets asked"] += 1
        stranger.tally["sockets granted"] = len(lines)
        await asyncio.sleep(0.02 if len(lines) < SOCKETS * 0.8 else 0.2)


async def pings(stranger: Stranger) -> None:
    """More frames than an address may send, on sockets that are replaced when they are cut off."""
    lines = [await stranger.socket() for _ in range(FLOODERS)]
    while True:
        for number, line in enumerate(lines):
            if not line.open:
                lines[number] = await stranger.socket()
            line.send(PING)
            stranger.tally["pings asked"] += BATCH
        await asyncio.sleep(0.1)


async def phrases(stranger: Stranger) -> None:
    """Said at all tables of the stranger, the swollen one among them."""
    tables = [stranger.swollen["table"], *stranger.thinkers]
    entering = [json.dumps({"do": "enter", "table": table, "secret": stranger.secret}).encode() for table in tables]
    lines = [await stranger.socket(frame(TEXT, enter)) for enter in entering]
    while True:
        for line in lines:
            line.send(SAY)
            stranger.tally["phrases asked"] += 5
            await asyncio.sleep(0.1)


async def entrances(stranger: Stranger) -> None:
    """Into the swollen table, from its first entry on, and out again."""
    enter = {"do": "enter", "link": stranger.swollen["watch"], "since": 0}
    while True:
        line = await stranger.socket(frame(TEXT, json.dumps(enter).encode()))
        stranger.tally["entrances asked"] += 1
        await asyncio.sleep(0.05)
        line.close()


async def late(stranger: Stranger) -> None:
    """A table at which much is played and watchers hear of it minutes later: many come, and stay."""
    enter = frame(TEXT, json.dumps({"do": "enter", "link": stranger.late["watch"]}).encode())
    lines: list[Deaf] = []
    while True:
        lines = [line for line in lines if line.open]
        if len(lines) < LATE:
            lines.append(await stranger.socket(enter))
            stranger.tally["late watchers asked"] += 1
        stranger.tally["late watchers granted"] = len(lines)
        await asyncio.sleep(0.02)


async def heads(stranger: Stranger) -> None:
    for broken in cycle([one for one in BROKEN if len(one) < 1000]):
        line = await stranger.knock(broken)
        stranger.tally["broken heads asked"] += 1
        await asyncio.sleep(0.02)
        line.close()


async def bodies(stranger: Stranger) -> None:
    """Dripped after the answer; each line is kept as long as the house keeps it."""
    lines: list[Deaf] = []
    while True:
        lines = [line for line in lines if line.open]
        if len(lines) < 10:
            lines.append(await stranger.knock(b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n"))
            stranger.tally["dripped bodies asked"] += 1
        for line in lines:
            line.send(b"x")
        await asyncio.sleep(0.5)


WAYS: list[Way] = [
    often("tables", 40, tables),
    often("pictures", 40, _pictures),
    often("lessons", 10, _lessons),
    often("replays", 40, _replays),
    often("reviews", 10, _reviews),
    often("looks", 30, _looks),
    hints,
    sockets,
    pings,
    phrases,
    late,
    entrances,
    heads,
    bodies,
]


def visit(port: int, seconds: float, told: Connection) -> None:
    """Prepare, say so, go all ways at once for so long, and tell what came of it."""
    os.nice(NICE)  # as bots that think: the machine is the server's, too
    stranger = Stranger(port)

    async def everything() -> None:
        await stranger.prepare()
        told.send("ready")
        ways = [asyncio.ensure_future(way(stranger)) for way in WAYS]
        done, _ = await asyncio.wait(ways, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        told.send((dict(stranger.tally), [repr(one.exception()) for one in done]))

    asyncio.run(everything())
