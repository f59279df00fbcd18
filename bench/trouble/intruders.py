"""Guests who want what is others': a chair, a hand, a look at a table that is not open to them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from secrets import token_hex
from typing import Any

from bench.trouble.held import Held
from bench.trouble.target import Guest, Target, status
from kit.bad_frames import TEXT, Line, frame

LINE_WISHES = 40  # on one line: more at once would be refused as too many, whatever they are
STRANGERS = ["sit", "stand", "free", "bot", "name", "host", "first", "pick", "share", "start", "move", "say", "again"]
STRANGERS += ["back", "ask_seat", "answer", "close", "grab"]
SEATED = ["sit", "free", "bot", "start", "again", "ask_seat", "answer"]  # what a hostile host has no right to either
HARMLESS = ("ask_seat", "answer")  # asking is no taking: the people who sit there never say yes
LOOKS = ["", "/hint", "/record", "/replay", "/story", "/review", "/hint?seat=0", "/replay?seat=1&move=3"]
OK = range(200, 300)


async def chairs(target: Target, chance: Random, messages: int) -> int:
    """Every way to a chair in a match: a bot's, an absent one's, a guest's, one's own beside another."""
    sent = 0
    while sent < messages:
        held = chance.choice(target.held)
        own = held.own if chance.random() < 0.5 else []
        line = await target.line()
        if await _entered(line, held, bool(own), chance):
            for _ in range(LINE_WISHES):
                await line.send(frame(TEXT, json.dumps(_wish(held, own, chance)).encode()))
            await _heard(line, LINE_WISHES)
        for message in list(line.heard):
            target.spoils.judge(held.scene, message, own, HARMLESS)
        sent += line.sent
        line.hang_up()
    return sent


def _wish(held: Held, own: list[int], chance: Random) -> dict[str, Any]:
    do = chance.choice(SEATED if own else STRANGERS)
    seat = chance.randrange(len(own), max(held.seats, len(own) + 1))
    wish: dict[str, Any] = {"do": do, "id": do, "seat": seat}
    more: dict[str, dict[str, Any]] = {
        "answer": {"yes": True, "n": chance.randrange(1, 40), "seat": own[0] if own else seat},
        "move": {"move": "ring7"},
        "say": {"phrase": "hello"},
        "bot": {"bot": "hibou"},
        "share": {"share": token_hex(32)},
    }
    return {**wish, **more.get(do, {})}


async def _entered(line: Line, held: Held, own: bool, chance: Random) -> bool:
    """Come in by the id, or as the hostile host, or as another device of theirs by the link for players."""
    enter: dict[str, Any] = {
        "do": "enter",
        "table": held.table,
        "secret": token_hex(16),
        "since": chance.choice([0, 3]),
    }
    if own:
        enter["secret"] = held.opened["secret"]
    elif held.hostile:
        enter = {"do": "enter", "link": held.opened["join"], "secret": token_hex(16)}
    await line.send(frame(TEXT, json.dumps(enter).encode()))
    await _heard(line, 1)
    return any(b'"hello"' in message for message in line.heard)


async def by_its_id(target: Target, chance: Random, messages: int) -> int:
    """A private table is entered by nobody who has only its id."""
    sent, private = 0, [held for held in target.held if not held.public]
    while sent < messages:
        held = chance.choice(private)
        line = await target.line()
        secret = chance.choice([token_hex(16), "just-anybody-at-all", held.table])
        for way in ({"table": held.table}, {"link": held.table}, {"table": held.table, "since": 0}):
            await line.send(frame(TEXT, json.dumps({"do": "enter", "secret": secret, **way}).encode()))
        await _heard(line, 3)
        for message in list(line.heard):
            if json.loads(message)["type"] == "hello":
                target.spoils.granted[f"{held.scene}: entered by its id"] += 1
        sent += line.sent
        line.hang_up()
    return sent


async def letters(target: Target, chance: Random, messages: int) -> int:
    """Requests for what is others', with a secret of one's own, with none, and with headers of a proxy that is none."""
    for _ in range(messages):
        held = chance.choice(target.held)
        method, path, body = chance.choice([_looking, _wishing, _joining])(held, chance)
        answer = await target.answered(_request(method, path, body, _forged(chance)))
        if status(answer) in OK and (body or {}).get("do") != "ask_seat":
            target.spoils.granted[f"{held.scene}: {method} {path.replace(held.table, 'TABLE')}"] += 1
    return messages


Asked = tuple[str, str, dict[str, Any] | None]


def _looking(held: Held, chance: Random) -> Asked:
    table = f"/api/tables/{held.table}"
    return chance.choice([("DELETE", table, None), *(("GET", table + look, None) for look in LOOKS)])


def _wishing(held: Held, chance: Random) -> Asked:
    wish = {name: value for name, value in _wish(held, [], chance).items() if name != "id"}
    return "POST", f"/api/tables/{held.table}/wishes", wish


def _joining(held: Held, chance: Random) -> Asked:
    """By a link that is none, or where all chairs are people's."""
    link = held.opened["join"] if held.hostile else held.table
    return "POST", "/api/join", {"link": link, "secret": token_hex(16), "seat": chance.randrange(held.seats)}


def _forged(chance: Random) -> dict[str, str]:
    home = f"203.0.113.{chance.randrange(250)}"
    return chance.choice(
        [
            {},
            {"Authorization": f"Bearer {token_hex(16)}"},
            {"Authorization": "Bearer "},
            {"X-Forwarded-For": home, "X-Forwarded-Proto": "https", "Authorization": f"Bearer {token_hex(16)}"},
            {"Forwarded": f"for={home}", "X-Real-IP": home},
            {"X-Forwarded-For": "127.0.0.1, ::1", "X-Original-URL": "/metrics", "X-HTTP-Method-Override": "DELETE"},
        ]
    )


def _request(method: str, path: str, body: dict[str, Any] | None, headers: dict[str, str]) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    fields = {"Host": "house", "Connection": "close", "Content-Length": str(len(data)), **headers}
    fields |= {} if body is None else {"Content-Type": "application/json"}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1") + data


async def _heard(line: Line, answers: int) -> None:
    """Wait for so many answers, or for the end of the line, or of patience."""
    for _ in range(400):
        done = sum(b'"granted"' in one or b'"refused"' in one or b'"hello"' in one for one in line.heard)
        if done >= answers or (line.ear is not None and line.ear.done()):
            return
        await asyncio.sleep(0.005)


INTRUDERS: dict[str, Guest] = {"chairs": chairs, "by_its_id": by_its_id, "letters": letters}
