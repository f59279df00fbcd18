"""Bad input on the socket: it is refused in words or ends its own connection, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import ANY

import pytest

from bench.report import FAIL, Report
from bench.trouble import ways
from bench.trouble.fuzz import GUESTS, MOST_KB, figure, fuzz
from bench.trouble.harm import Stranger
from bench.trouble.held import held_tables, meddling
from bench.trouble.hostile import anything, wrong_handshake
from bench.trouble.house import Phase
from bench.trouble.intruders import chairs
from bench.trouble.strangers import Found, beset, judge, most_tables
from bench.trouble.target import Target
from butin.client import open_table
from kit.bad_frames import CLOSE, CONT, PING, PONG, TEXT, Line, frame, handshake
from kit.served import Served, serving

IMPATIENT = """
from butin.adapters.web.door import http_limits
from butin.adapters.web.http import asking
from butin.adapters.web.socket import socket
http_limits.HURRY_S, http_limits.MOST, socket.PING_S, asking.HURRY_S = 0.5, 6, 0.3, 0.5
"""

A_CHAIR_TOO_MANY = """
from butin.room.table import chairs
chairs.IN_A_MATCH[chairs.BOTS] = {chairs.ANY: chairs.SIT}
"""

BROKEN = {
    "no mask": (frame(TEXT, b"{}", masked=False), 1002),
    "a reserved bit": (frame(TEXT, b"{}", reserved=4), 1002),
    "no such kind": (frame(5, b"x"), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a ping in parts": (frame(PING, b"x", fin=False), 1002),
    "nothing to continue": (frame(CONT, b"x"), 1002),
    "two messages in one": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), 1002),
    "a short close": (frame(CLOSE, b"\x03"), 1002),
    "a close that is no text": (frame(CLOSE, b"\x03\xe8\xff\xfe"), 1007),
    "one byte too many": (frame(TEXT, b" " * 16_385), 1009),
    "two megabytes": (frame(TEXT, b" " * 2_000_000), 1009),
    "a claim of much more": (frame(TEXT, b"[", claim=2**63 - 1), 1009),
    "too much in parts": (frame(TEXT, b" " * 9000, fin=False) + frame(CONT, b" " * 9000), 1009),
    "parts without end": (frame(TEXT, b"{", fin=False) + frame(CONT, b"", fin=False) * 200, 1009),
    "too many messages": (frame(TEXT, b'{"do":"ping"}') * 2600, 1008),
    "too many pings": (frame(PING, b"x") * 2600, 1008),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("fuzz"), "--pace", "0") as served:
        yield served
        assert served.faults == []


@pytest.fixture(scope="module")
def target(server: Served) -> Target:
    _, table = open_table(server.url, "voleurs", seats=4)
    return Target(server.port, table)


def with_a_bystander(target: Target, story: Callable[[], Awaitable[None]]) -> None:
    """Run a story; somebody else's line must work before and after it."""

    async def whole() -> None:
        bystander = await target.line()
        await story()
        assert (await answered(bystander, b'{"do":"ping","id":"still here"}'))["type"] == "pong"
        bystander.hang_up()

    asyncio.run(whole())


async def answered(line: Line, message: bytes | dict[str, Any]) -> dict[str, Any]:
    """Send a message and wait for the next thing that comes back."""
    before = len(line.heard)
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    assert await line.send(frame(TEXT, data))
    for _ in range(2000):
        if len(line.heard) > before:
            answer: dict[str, Any] = json.loads(line.heard[before])
            return answer
        await asyncio.sleep(0.005)
    raise AssertionError(f"no answer to {data[:80]!r}, closed with {line.close_code}")


def more_granted(line: Line, before: int) -> bool:
    return sum(b'"granted"' in data for data in line.heard) > before


async def all_of(line: Line) -> bytes:
    """What is said until the other side hangs up."""
    return await asyncio.wait_for(line.reader.read(), 20)


async def until(fact: Callable[[], bool]) -> None:
    for _ in range(1000):
        if await asyncio.to_thread(fact):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


def test_thousands_of_bad_messages_disturb_nobody(server: Served) -> None:
    outcome = fuzz(server, 3000, seed=20)
    assert outcome.complaints == []
    assert outcome.read >= 3000 and set(outcome.sent) == set(GUESTS)
    assert outcome.granted == [] and outcome.leaked == []
    assert outcome.hidden > 20 and outcome.received > 100_000
    assert outcome.matches >= 1
    assert outcome.answers and outcome.sockets_left == 0
    assert outcome.kept_kb <= MOST_KB
    assert outcome.faults == 0, server.log


def test_a_chair_and_a_hand_that_somebody_was_given_are_found(tmp_path: Path) -> None:
    """A server that lets anybody take a bot's chair in a match."""
    with serving(tmp_path, "--pace", "0", changed=A_CHAIR_TOO_MANY) as generous, held_tables(generous) as held:
        target = Target(generous.port, {}, held[:1])
        for seed in range(5):
            asyncio.run(chairs(target, Random(seed), 400))
        assert {"public: sit", "public: a seat's view"} <= set(target.spoils.granted)
        assert "public: sat" in meddling(generous, held)


def test_one_stranger_with_every_way_disturbs_nobody_and_stays_within_the_limits(tmp_path: Path) -> None:
    with serving(tmp_path, per_address=0) as server:
        found = beset(server, 2.0)
        assert found.broke == [] and found.faults == 0, server.log
        assert found.lost == 0
        assert 0 < found.tables <= most_tables(2.0)
        assert found.calm.pings and found.beset.pings and found.beset.moves
        tried = {name.removesuffix(" asked") for name, often in found.tally.items() if often}
        assert tried >= {
            "tables",
            "pictures",
            "lessons",
            "pings",
            "phrases",
            "broken heads",
            "dripped bodies",
            "sockets",
            "late watchers",
        }


def test_a_limit_that_is_not_there_is_found(server: Served) -> None:
    """This server takes an address for a crowd: the same stranger opens more tables than a person may."""

    async def story() -> int:
        stranger = Stranger(server.port)
        way = asyncio.ensure_future(ways.often("tables", 40, ways.tables)(stranger))
        await until(lambda: stranger.tally["tables asked"] > most_tables(1, people=1) + 5)
        way.cancel()
        return stranger.tally["tables granted"]

    assert asyncio.run(story()) > most_tables(1, people=1)


def usual(**changes: Any) -> Found:
    """What a good run finds."""
    calm = Phase(pings=[0.002] * 100, bots=[0.9] * 9)
    tally = {"tables refused": 100, "tables granted": 200}
    return replace(Found(calm=calm, beset=calm, tally=tally, memory_kb=9000, disk_kb=200.0), **changes)


@pytest.mark.parametrize(
    ("found", "failed"),
    [
        (usual(), []),
        (usual(beset=Phase(pings=[0.002] * 98 + [0.03] * 2, bots=[0.9])), ["honest pings p99 beside a stranger"]),
        (usual(beset=Phase(pings=[0.002], bots=[0.9, 2.0, 2.1])), ["bots' answers (median) beside a stranger"]),
        (usual(tally={"tables refused": 50, "tables granted": 250}), ["tables that a stranger opened"]),
        (usual(tally={"tables asked": 9, "tables granted": 9}), ["requests of the stranger that a limit refused"]),
        (usual(disk_kb=5000.0), ["disk that a stranger took"]),
        (usual(memory_kb=90_000), ["memory that a stranger took"]),
        (usual(lost=1), ["lines of the honest lost"]),
        (usual(faults=1), ["errors in the log beside a stranger"]),
        (usual(broke=["KeyError()"]), ["errors in the log beside a stranger"]),
        (usual(others=0.5, beset=Phase(pings=[0.002], bots=[9.0]), tally={"tables asked": 1}), []),  # no CPU for them
        (usual(others=0.5, beset=Phase(pings=[0.9], bots=[9.0])), ["honest pings p99 beside a stranger"]),
        (usual(beset=Phase()), ["honest pings p99 beside a stranger", "bots' answers (median) beside a stranger"]),
    ],
)
def test_each_harm_that_a_stranger_does_misses_its_goal(found: Found, failed: list[str]) -> None:
    report = Report("strangers")
    judge(report, found, 12.0)
    assert [goal.name for goal in report.goals if goal.status == FAIL] == failed


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_frame_ends_its_own_connection_with_the_right_code(target: Target, case: str) -> None:
    bad, code = BROKEN[case]

    async def story() -> None:
        line = await target.line()
        await line.send(bad)
        assert await line.ended() == code
        line.hang_up()

    with_a_bystander(target, story)


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff",
        b'{"do":"\xff"}',
        b'{"do":"\\ud800"}',
        b"[" * 16_000,
        b'{"do":"ping","x":' + b"[" * 16_000,
        b'{"do":"box","options":{"a":' + b"[" * 7000 + b"]" * 7000 + b"}}",
        b'{"do":"box","options":{"a":[[]]}}',
        b'{"do":1}',
        b'{"id":"a"}',
        b'{"do":"ping","id":1}',
        b'{"do":"ping","unknown":1}',
        b'{"do":"enter","since":-1}',
        b'{"do":"enter","since":1.5}',
        b'{"do":"move","seat":' + b"9" * 400 + b"}",
        b'{"do":"move","seat":' + b"9" * 9000 + b"}",
        b'{"do":"move","move":"' + b"a" * 201 + b'"}',
        b'{"do":"enter","secret":"short"}',
    ],
    ids=lambda message: repr(message[:40]),
)
def test_a_message_that_cannot_be_read_is_refused_and_the_line_stays(target: Target, message: bytes) -> None:
    async def story() -> None:
        line = await target.line()
        refused = await answered(line, message)
        assert (refused["type"], refused["kind"]) == ("refused", "bad_message")
        assert refused["text"].startswith("cannot read the message: ")
        assert await answered(line, {"do": "ping", "id": "a"}) == {"type": "pong", "id": "a", "spread_ms": ANY}
        line.hang_up()

    with_a_bystander(target, story)


@pytest.mark.parametrize("seed", range(6))
def test_messages_are_heard_in_order_however_they_are_cut(target: Target, seed: int) -> None:
    chance = Random(seed)
    pieces = [piece for number in range(60) for piece in in_pieces(number, chance, whole=number < 20)]

    async def story() -> None:
        line = await target.line()
        for piece in pieces:
            await line.send(piece)
            await asyncio.sleep(0.001)  # so that it comes alone
        for _ in range(2000):
            if len(line.heard) == 60:
                break
            await asyncio.sleep(0.005)
        assert [json.loads(data)["id"] for data in line.heard] == [str(number) for number in range(60)]
        line.hang_up()

    with_a_bystander(target, story)


def in_pieces(number: int, chance: Random, whole: bool) -> list[bytes]:
    """A ping as a client may send it: short or long, in one frame or two, other frames around it, cut anywhere."""
    text = b'{"do":"ping","id":"%d"%s}' % (number, b" " * chance.choice([0, 0, 0, 90, 300]))
    data = frame(TEXT, text)
    if chance.random() < 0.2:
        data = roundabout(text)
    elif not whole and chance.random() < 0.3:
        cut = chance.randrange(len(text))
        data = frame(TEXT, text[:cut], fin=False) + frame(PING, b"?") + frame(CONT, text[cut:])
    if chance.random() < 0.2:
        return [frame(chance.choice([PING, PONG]), b"x"), data]
    if whole or chance.random() < 0.4:
        return [data]
    cut = chance.randrange(1, len(data))
    return [data[:cut], data[cut:]]


def roundabout(text: bytes) -> bytes:
    """A frame that spends two more bytes on its length than it must, which is no reason to be misheard."""
    return bytes([0x80 | TEXT, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text


def test_wishes_at_the_wrong_time_are_refused_in_words(target: Target) -> None:
    async def story() -> None:
        line = await target.line()
        for do in ("sit", "move", "start", "say", "dance", ""):
            assert (await answered(line, {"do": do, "id": "1"}))["kind"] == "not_entered"
        assert (await answered(line, {"do": "enter", "link": "nowhere"}))["kind"] == "no_such_table"
        assert (await answered(line, {"do": "enter", "table": target.table["table"]}))["kind"] == "no_such_table"
        assert (await answered(line, {"do": "lobby", "game": "chess"}))["kind"] == "no_such_game"
        assert (await answered(line, target.enter("watch")))["type"] == "hello"
        assert (await answered(line, target.enter("join")))["kind"] == "entered"
        for do, kind in [("sit", "watch_only"), ("ask_seat", "watch_only"), ("say", "not_your_seat")]:
            assert (await answered(line, {"do": do, "seat": 0}))["kind"] == kind
        assert (await answered(line, {"do": "move", "move": "crown>1"}))["kind"] == "not_playing"
        line.hang_up()
        nameless = await target.line()
        await answered(nameless, {"do": "enter", "link": target.table["join"]})
        assert (await answered(nameless, {"do": "sit"}))["kind"] == "no_secret"
        assert (await answered(nameless, {"do": "ask_seat", "seat": 0}))["kind"] == "no_secret"
        nameless.hang_up()

    with_a_bystander(target, story)


def test_every_message_is_answered_even_when_too_many_come(target: Target) -> None:
    async def story() -> None:
        line = await target.line()
        for number in range(900):
            assert await line.send(frame(TEXT, json.dumps({"do": "ping", "id": str(number)}).encode()))
        await until(lambda: len(line.heard) >= 900)
        answers = [json.loads(data) for data in line.heard]
        assert [answer["id"] for answer in answers] == [str(number) for number in range(900)]
        assert {answer.get("kind") for answer in answers} == {None, "too_fast"}
        line.hang_up()

    with_a_bystander(target, story)


def test_nobody_talks_so_much_that_the_disk_fills(target: Target) -> None:
    async def story() -> None:
        line = await target.line()
        await answered(line, target.enter("secret"))
        for _ in range(150):
            await line.send(frame(TEXT, b'{"do":"say","phrase":"hello","id":"s"}'))
        await until(lambda: sum(b'"id":"s"' in data for data in line.heard) >= 150)
        granted = [data for data in line.heard if b'"granted"' in data]
        assert 10 < len(granted) < 120
        line.hang_up()

    with_a_bystander(target, story)


@pytest.mark.parametrize("seed", range(24))
def test_a_wrong_handshake_opens_no_socket(server: Served, target: Target, seed: int) -> None:
    async def story() -> None:
        line = await Line.open(server.port)
        status = await line.shake_hands(wrong_handshake(Random(seed), target.host), listen=False)
        assert status in (400, 403, 404, 405, 426)
        line.hang_up()

    with_a_bystander(target, story)


def test_a_page_of_our_own_may_open_a_socket(target: Target) -> None:
    async def story() -> None:
        line = await Line.open(target.port)
        assert await line.shake_hands(handshake(target.host, Origin=f"http://{target.host}")) == 101
        line.hang_up()

    with_a_bystander(target, story)


def test_whoever_never_reads_is_cut_off_and_the_others_hear_everything(server: Served, target: Target) -> None:
    async def story() -> None:
        only_the_bystander = lambda: figure(server.url, "butin_sockets") == 1  # noqa: E731
        await until(only_the_bystander)
        deaf = await target.line(small=True, listen=False)
        await deaf.send(frame(TEXT, json.dumps(target.enter("watch")).encode()))
        for _ in range(2300):  # fewer than a flood; what is wrong with them takes many words
            await deaf.send(frame(TEXT, json.dumps({"do": "ping", "x" * 600: 1}).encode()))
        await until(only_the_bystander)
        deaf.hang_up(rudely=True)

    with_a_bystander(target, story)


def test_a_news_to_somebody_who_just_left_does_not_hurt_the_others(target: Target) -> None:
    async def story() -> None:
        speaker = await target.line()
        await answered(speaker, target.enter("secret"))
        for rudely in (False, True):
            leavers = [await target.line() for _ in range(20)]
            for line in leavers:
                await answered(line, target.enter("watch"))
            for line in leavers:
                if not rudely:
                    await line.send(frame(CLOSE, b"\x03\xe8"))
                line.hang_up(rudely=rudely)
            before = sum(b'"granted"' in data for data in speaker.heard)
            await speaker.send(frame(TEXT, b'{"do":"say","phrase":"hello","id":"s"}'))
            await until(partial(more_granted, speaker, before))
        speaker.hang_up()

    with_a_bystander(target, story)


def test_patience_ends_for_those_who_come_and_say_nothing(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        half = await Line.open(port)
        await half.send(b"GET /healthz HTTP/1.1\r\nHost: h\r\n")
        assert (await all_of(half)).startswith(b"HTTP/1.1 408 ")
        silent = await Line.open(port)
        assert (await all_of(silent)).startswith(b"HTTP/1.1 408 ")
        body = await Line.open(port)
        head = b"POST /api/join HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
        await body.send(head + b"Content-Length: 10\r\n\r\n{")
        assert (await all_of(body)).startswith(b"HTTP/1.1 408 ")
        dead = await Line.open(port)  # opens a socket, and then its pings find nobody
        await dead.shake_hands(handshake(f"127.0.0.1:{port}"))
        assert await dead.ended() == 1006
        for line in (half, silent, body, dead):
            line.hang_up()

    with serving(tmp_path, changed=IMPATIENT) as impatient:
        asyncio.run(story(impatient.port))
        assert impatient.faults == []


def test_a_full_house_says_so_and_lets_the_next_in_when_somebody_leaves(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        inside = [await Line.open(port) for _ in range(6)]
        for line in inside:
            assert await line.shake_hands(handshake(f"127.0.0.1:{port}")) == 101
        late = await Line.open(port)
        assert (await all_of(late)).startswith(b"HTTP/1.1 503 ")
        assert (await answered(inside[5], {"do": "ping"}))["type"] == "pong"
        inside[0].hang_up()
        for _ in range(100):
            next_one = await Line.open(port)
            if await next_one.shake_hands(handshake(f"127.0.0.1:{port}")) == 101:
                break
            next_one.hang_up()
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("nobody was let in")
        for line in [*inside[1:], late, next_one]:
            line.hang_up()

    with serving(tmp_path, changed=IMPATIENT.replace("0.3", "60")) as small:
        asyncio.run(story(small.port))


def test_the_fuzzer_sends_the_same_for_the_same_seed() -> None:
    assert anything(Random(3), 3) == anything(Random(3), 3)
    assert {json.dumps(anything(Random(seed), 3)) for seed in range(200)} != {"null"}
