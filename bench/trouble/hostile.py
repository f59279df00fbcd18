"""Bad guests, each of their own kind: what they send is drawn from a seed. None may harm anybody but themselves."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from bench.trouble.target import Guest, Target
from kit.bad_frames import BINARY, CLOSE, CONT, PING, PONG, TEXT, frame, handshake

WISHES = ["enter", "lobby", "ping", "sit", "stand", "free", "bot", "name", "host", "start", "move", "say", "again"]
WISHES += ["back", "ask_seat", "answer", "dance", ""]
FIELDS = ["do", "id", "table", "secret", "link", "since", "seat", "move", "name", "bot", "phrase", "yes", "game"]
HUGE = [10**400, -(10**30), 2**63, 2**64, 1e300, -1, 0.5, 1.0]
WORDS = [
    "",
    "\0",
    "\ud7ff",
    "é" * 800,
    "A" * 9000,
    "crown>1",
    "R2> NES",
    "true",
    "%s%n",
    "'; DROP TABLE entries; --",
    "\u202e",
]


async def noise(target: Target, chance: Random, messages: int) -> int:
    """Random bytes, now and then as the payload of a frame."""
    sent = 0
    while sent < messages:
        line = await target.line()
        for _ in range(chance.randint(1, 40)):
            data = chance.randbytes(chance.randint(1, 300))
            whole = chance.random() < 0.9  # bare bytes soon end the connection
            if not await line.send(frame(chance.choice([TEXT, BINARY]), data) if whole else data):
                break
        sent += line.sent
        line.hang_up()
    return sent


async def broken_frames(target: Target, chance: Random, messages: int) -> int:
    """Frames that no client may send."""
    sent = 0
    while sent < messages:
        line = await target.line()
        await line.send(frame(TEXT, b'{"do":"ping"}'))
        await line.send(broken_frame(chance))
        await line.ended(10)
        sent += line.sent
        line.hang_up()
    return sent


def broken_frame(chance: Random) -> bytes:
    return chance.choice(
        [
            frame(TEXT, b"{}", masked=False),
            frame(TEXT, b"{}", reserved=chance.randint(1, 7)),
            frame(chance.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), b"x"),
            frame(PING, b"x" * 126),
            frame(PING, b"x", fin=False),
            frame(CONT, b"x"),
            frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
            frame(CLOSE, b"\x03"),
            frame(CLOSE, chance.choice([b"\x00\x01", b"\x03\xed", b"\xff\xff"])),
            frame(CLOSE, b"\x03\xe8\xff\xfe"),
        ]
    )


async def random_json(target: Target, chance: Random, messages: int) -> int:
    """Anything that is JSON."""
    line = await target.line()
    for _ in range(messages):
        if not await line.send(frame(TEXT, json.dumps(anything(chance, 3)).encode())):
            break
    line.hang_up()
    return line.sent


def anything(chance: Random, depth: int) -> Any:
    kind = chance.randint(0, 7 if depth else 5)
    if kind < 2:
        return chance.choice([None, True, False, *HUGE])
    if kind < 4:
        return chance.choice(WORDS)
    if kind < 6:
        return chance.randint(-5, 10)
    if kind == 6:
        return [anything(chance, depth - 1) for _ in range(chance.randint(0, 4))]
    names = [*FIELDS, "x", ""]
    return {chance.choice(names): anything(chance, depth - 1) for _ in range(chance.randint(0, 5))}


async def nearly_right(target: Target, chance: Random, messages: int) -> int:
    """Wishes at the wrong time, by the wrong one, with the wrong things in them."""
    line = await target.line()
    for _ in range(messages):
        wish: dict[str, Any] = {"do": chance.choice(WISHES), "id": str(line.sent)}
        if chance.random() < 0.2:
            wish = target.enter(chance.choice(["join", "watch", "secret"]))
        for _ in range(chance.randint(0, 2)):
            wish[chance.choice(FIELDS[1:])] = anything(chance, 1) if chance.random() < 0.5 else chance.randint(0, 3)
        if wish["do"] == "sit" and chance.random() < 0.5:
            wish.pop("seat", None)
        if not await line.send(frame(TEXT, json.dumps(wish).encode())):
            break
        if line.sent % 50 == 0:
            await asyncio.sleep(0)
    line.hang_up()
    return line.sent


async def flood(target: Target, chance: Random, messages: int) -> int:
    """As much as the line takes, of one kind, until it is cut off."""
    line = await target.line()
    one = chance.choice(
        [
            frame(TEXT, b'{"do":"ping","id":"f"}'),
            frame(TEXT, b'{"do":"lobby"}'),
            frame(PING, b"x" * 125),
            frame(PONG, b""),
            frame(TEXT, json.dumps(target.enter("watch")).encode()),
        ]
    )
    for _ in range(messages):
        if not await line.send(one):
            break
    line.hang_up()
    return line.sent


async def giants(target: Target, chance: Random, messages: int) -> int:
    """More in a message than may be in one: sent, or only announced."""
    sent = 0
    while sent < messages:
        line = await target.line()
        size = chance.choice([16_385, 20_000, 100_000])
        claimed = chance.choice([2**20, 2**31, 2**63 - 1])
        await line.send(frame(TEXT, b" " * size) if chance.random() < 0.5 else frame(TEXT, b"[", claim=claimed))
        await line.ended(10)
        sent += line.sent
        line.hang_up()
    return sent


async def crumbs(target: Target, chance: Random, messages: int) -> int:
    """A message in ever more parts, or one that never ends."""
    line = await target.line()
    await line.send(frame(TEXT, b"{", fin=False))
    for _ in range(messages):
        if not await line.send(frame(CONT, b" " * chance.randint(0, 3), fin=False)):
            break
    await line.ended(10)
    line.hang_up()
    return line.sent


async def half_open(target: Target, chance: Random, messages: int) -> int:
    """Comes to the door and says half a sentence, or nothing; or comes in and wants nothing."""
    whole = handshake(target.host)
    lines = [await target.knock() for _ in range(min(messages, 20))]
    for line in lines:
        await line.send(whole[: chance.randint(0, len(whole))] or b"\r")
    await asyncio.sleep(chance.random())
    for line in lines:
        line.hang_up(rudely=chance.random() < 0.5)
    return len(lines)


async def never_reads(target: Target, chance: Random, messages: int) -> int:
    """Asks and asks, and takes no answer."""
    line = await target.line(small=True, listen=False)
    await line.send(frame(TEXT, json.dumps(target.enter("watch")).encode()))
    ask = frame(TEXT, json.dumps({"do": "ping", "id": "x" * 64}).encode())
    for _ in range(messages):
        if not await line.send(ask):
            break
    line.hang_up(rudely=True)
    return line.sent


async def resets(target: Target, chance: Random, messages: int) -> int:
    """Gone in the middle of a word."""
    sent = 0
    while sent < messages:
        line = await target.line()
        await line.send(frame(TEXT, json.dumps(target.enter("watch")).encode()))
        data = frame(TEXT, b'{"do":"ping","id":"gone"}')
        await line.send(data[: chance.randint(1, len(data))])
        line.hang_up(rudely=True)
        sent += line.sent
    return sent


async def wrong_doors(target: Target, chance: Random, messages: int) -> int:
    """Other pages' origins, other paths, handshakes that are none."""
    for number in range(messages):
        line = await target.knock()
        status = await line.shake_hands(wrong_handshake(chance, target.host), listen=False)
        line.hang_up()
        if status == 101:
            raise AssertionError(f"wrong handshake {number} was accepted")
    return messages


def wrong_handshake(chance: Random, host: str) -> bytes:
    return chance.choice(
        [
            handshake(host, Origin="https://elsewhere.example"),
            handshake(host, Origin="null"),
            handshake(host, Origin="http://[::1"),
            handshake(host, Origin=f"http://{host}.elsewhere.example"),
            handshake(host, "/"),
            handshake(host, "/ws/../ws"),
            handshake(host, "/api/tables"),
            handshake(host, Sec_WebSocket_Key="short"),
            handshake(host, Sec_WebSocket_Version="12"),
            handshake(host, Sec_WebSocket_Key=""),
            handshake(host).replace(b"GET", b"POST", 1),
            handshake(host, Origin="h\xe9"),
        ]
    )


KINDS: dict[str, Guest] = {
    "noise": noise,
    "broken_frames": broken_frames,
    "random_json": random_json,
    "nearly_right": nearly_right,
    "flood": flood,
    "giants": giants,
    "crumbs": crumbs,
    "half_open": half_open,
    "never_reads": never_reads,
    "resets": resets,
    "wrong_doors": wrong_doors,
}
