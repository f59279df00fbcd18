"""Guests who do not get past the door: requests that are none, and requests with too much or too little in them."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from random import Random
from typing import Any

from bench.trouble.target import Guest, Target, status

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
BROKEN = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /healthz\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X-Long: " + b"x" * 300_000 + b"\r\n\r\n",
    b"GET /\x00\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
]
HIDDEN = b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"  # a request in another's body
BOTH = [
    HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + HIDDEN,
    HEAD + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n" + HIDDEN,
]
LARGE: list[dict[str, Any]] = [
    {"game": "attrap_tresors", "options": {"tower_custom": ["lamp"] * 1500}},
    {"game": "attrap_tresors", "options": {"tower_custom": [["lamp"] * 9] * 90}},
    {"game": "voleurs", "options": {"games": 10**9}},
    {"game": "voleurs", "options": {f"option{number}": 1 for number in range(500)}},
    {"game": "voleurs", "seats": 10**6},
    {"game": "voleurs", "name": "x" * 9000},
    {"game": "voleurs", "secret": "short"},
    {"game": "voleurs", "bots": {str(seat): "renard" for seat in range(400)}},
    {"game": "voleurs" * 90},
    {"game": "voleurs", "away_s": 2**31},
]
NAMES = ["\u3164", "\u2800" * 5, "\u200b", "e" + "\u0301" * 60, "\u202egnik", "renard", "\t\n", "\U000e0041", "Ida"]
MOST_MARKS = 8  # one above the other


async def broken_heads(target: Target, chance: Random, messages: int) -> int:
    for _ in range(messages):
        answer = await target.answered(chance.choice(BROKEN))
        if 200 <= status(answer) < 400:
            target.spoils.granted["a broken head was answered"] += 1
    return messages


async def both_lengths(target: Target, chance: Random, messages: int) -> int:
    """A second request hidden in the body of the first must never be heard."""
    for _ in range(messages):
        answer = await target.answered(chance.choice(BOTH))
        if answer.count(b"HTTP/1.1 ") != 1 or status(answer) != 400:
            target.spoils.granted["a body with two lengths"] += 1
    return messages


async def too_large(target: Target, chance: Random, messages: int) -> int:
    for _ in range(messages):
        body = json.dumps(chance.choice(LARGE)).encode()
        answer = await target.answered(HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        if status(answer) < 400:
            target.spoils.granted["a table with too much in it"] += 1
    return messages


async def names(target: Target, chance: Random, messages: int) -> int:
    """Names that look like nothing, like somebody else, or like a tower; what they became must be seen and fit."""
    for _ in range(messages):
        body = json.dumps({"game": "voleurs", "name": chance.choice(NAMES)}).encode()
        answer = await target.answered(HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        name = json.loads(answer.partition(b"\r\n\r\n")[2] or b"{}").get("name", "?")
        if not seemly(name):
            target.spoils.granted["a name that cannot be read"] += 1
    return messages


def seemly(name: str) -> bool:
    """Whether a name is there, is nobody else's, and fits its line."""
    seen = [one for one in name if unicodedata.category(one)[0] in "LNPS" and one not in "\u3164\u2800\uffa0\u115f"]
    marks = sum(unicodedata.category(one)[0] == "M" for one in name)
    odd = any(unicodedata.category(one)[0] == "C" for one in name)
    return bool(seen) and marks <= MOST_MARKS and not odd and name != "renard"


async def dripped(target: Target, chance: Random, messages: int) -> int:
    """A body that comes byte by byte, also after the answer; several at once, for a second."""
    lines = [await target.knock() for _ in range(min(messages, 8))]
    for line in lines:
        path = chance.choice([b"/api/tables", b"/healthz", b"/nowhere"])
        await line.send(HEAD.replace(b"/api/tables", path) + b"Content-Length: 9000\r\n\r\n")
    for _ in range(10):
        for line in lines:
            await line.send(b"{")
        await asyncio.sleep(0.1)
    for line in lines:
        line.hang_up(rudely=chance.random() < 0.5)
    return len(lines)


KNOCKERS: dict[str, Guest] = {
    "broken_heads": broken_heads,
    "both_lengths": both_lengths,
    "too_large": too_large,
    "names": names,
    "dripped": dripped,
}
