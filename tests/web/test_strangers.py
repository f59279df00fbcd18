"""What strangers send, raw: it is refused in words, ends in time, leaves no line in the log and opens nothing."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from bench.trouble.hostile import wrong_handshake
from butin.adapters.web.door.limits import LOOKS, Addresses
from butin.adapters.web.middleware import Middleware
from kit.bad_frames import TEXT, Line, frame, handshake
from kit.served import Served, serving
from tests.web.test_http import answered, ask, opened, played_out

IMPATIENT = """
from butin.adapters.web.door import http_limits
from butin.adapters.web.http import asking
http_limits.HURRY_S = asking.HURRY_S = 0.5
"""
JSON = b"Content-Type: application/json\r\n"
OPENING = b'{"game": "voleurs"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server, as people start it; at the end its log holds nothing but that it is open."""
    with serving(tmp_path_factory.mktemp("strangers")) as served:
        yield served
        assert told(served) == []


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("impatient"), changed=IMPATIENT) as served:
        yield served
        assert told(served) == []


def told(server: Served) -> list[str]:
    """What was written; that the machine was busy is nobody's doing."""
    busy = ('"what": "loop_late"', '"what": "slow_commit"')
    return [line for line in server.log.splitlines() if not _in(busy, line)]


def _in(words: tuple[str, ...], line: str) -> bool:
    return any(word in line for word in words)


def statuses(answer: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"^HTTP/1\.1 (\d+) ", answer, re.MULTILINE)]


BROKEN = {
    "no request": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no version": b"GET /healthz\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "a header without a colon": b"GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n",
    "a length that is no number": b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    "two different lengths": b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "a chunk that is none": b"POST /api/join HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_request_is_refused_and_not_written_down(server: Served, case: str) -> None:
    assert statuses(answered(server, BROKEN[case])) == [400]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["length first", "length last"])
def test_a_body_with_two_lengths_is_no_request_and_ends_the_connection(server: Served, order: tuple[int, int]) -> None:
    lengths = [b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n"]
    head = b"POST /api/join HTTP/1.1\r\nHost: a\r\n" + JSON + lengths[order[0]] + lengths[order[1]]
    hidden = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
    answer = answered(server, head + b"\r\n0\r\n\r\n" + hidden)
    assert statuses(answer) == [400]
    assert b"connection: close" in answer.lower()


def test_an_upgrade_to_something_else_is_answered_as_if_it_had_not_been_asked_for(server: Served) -> None:
    wanted = b"GET /healthz HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n"
    assert statuses(answered(server, wanted)) == [200]


async def shaken(port: int, request: bytes) -> int:
    line = await Line.open(port)
    status = await line.shake_hands(request, listen=False)
    line.hang_up()
    return status


def twice(server: Served, name: str, *values: str) -> int:
    """The answer to a good handshake with one header more than once."""
    host = f"127.0.0.1:{server.port}"
    more = "".join(f"{name}: {value}\r\n" for value in values).encode()
    return asyncio.run(shaken(server.port, handshake(host).replace(b"\r\n\r\n", b"\r\n" + more + b"\r\n")))


def test_a_page_with_two_origins_is_turned_away(server: Served) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert twice(server, "Origin", own) == 101
    for origins in ([own, own], [own, "http://elsewhere.example"], ["http://elsewhere.example", own], ["", own]):
        assert twice(server, "Origin", *origins) == 403


def test_a_proxy_that_says_two_things_of_a_line_is_not_believed(server: Served) -> None:
    assert twice(server, "X-Line-RTT", "100", "90000") == 101


def test_no_handshake_however_wrong_is_written_down(server: Served) -> None:
    host = f"127.0.0.1:{server.port}"
    for seed in range(30):
        asyncio.run(shaken(server.port, wrong_handshake(Random(seed), host)))
    for name, value in [("Sec-WebSocket-Key", "x"), ("Sec-WebSocket-Version", "13"), ("Connection", "Upgrade")]:
        asyncio.run(shaken(server.port, handshake(host).replace(b"\r\n\r\n", f"\r\n{name}: {value}\r\n\r\n".encode())))
    asyncio.run(shaken(server.port, handshake(host, **{f"X-Header-{n}": "x" for n in range(200)})))
    asyncio.run(shaken(server.port, handshake(host, Cookie="x" * 9000)))
    assert ask(server, "GET", "/healthz").status == 200


def test_nothing_that_comes_on_a_socket_is_written_down(server: Served) -> None:
    async def story() -> None:
        for bad in (b"\xff" * 40, frame(TEXT, b"\xff\xfe"), frame(TEXT, b"{" * 5000), frame(3, b"x"), frame(TEXT, b"")):
            line = await Line.open(server.port)
            assert await line.shake_hands(handshake(f"127.0.0.1:{server.port}")) == 101
            await line.send(bad)
            await asyncio.sleep(0.02)
            line.hang_up(rudely=True)

    asyncio.run(story())


DRIPPED = {
    "to what was looked at": b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n",
    "to what cannot be done": b"POST /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n",
    "in chunks": b"GET /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2000\r\n",
    "to what is nowhere": b"POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n",
}


@pytest.mark.parametrize("case", DRIPPED)
def test_a_body_that_trickles_in_after_its_answer_ends_the_connection_in_time(impatient: Served, case: str) -> None:
    """Each byte comes before anybody would lose patience with a silent line, and there are enough for minutes."""
    with socket.create_connection(("127.0.0.1", impatient.port), timeout=0.1) as line:
        line.sendall(DRIPPED[case])
        answer = b""
        for _ in range(200):
            try:
                line.sendall(b"x")
                chunk = line.recv(65_536)
            except TimeoutError:
                continue
            except ConnectionError:
                break
            answer += chunk
            if not chunk:
                break
        else:
            raise AssertionError("it was heard out")
    assert len(statuses(answer)) == 1


def test_a_body_that_comes_late_but_in_time_costs_nobody_the_line(impatient: Served) -> None:
    assert any(still_answered(impatient) for _ in range(20))  # on a busy machine it is not always in time


def still_answered(impatient: Served) -> bool:
    with socket.create_connection(("127.0.0.1", impatient.port), timeout=20) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n")
        assert statuses(line.recv(65_536)) == [200]
        try:
            line.sendall(b"xxxGET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            return statuses(line.recv(65_536)) == [200]
        except ConnectionError:
            return False


FOREIGN = [
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
]


@pytest.mark.parametrize("media", [*FOREIGN, ""])
def test_what_a_page_elsewhere_can_send_opens_no_table(server: Served, media: str) -> None:
    said = b"Content-Type: " + media.encode() + b"\r\n" if media else b""
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + said
    answer = answered(server, head + b"Content-Length: %d\r\n\r\n" % len(OPENING) + OPENING)
    assert statuses(answer) == [415]
    refused = json.loads(answer.split(b"\r\n\r\n", 1)[1])
    assert (refused["type"], refused["kind"]) == ("refused", "not_json")
    assert "expected content-type application/json" in refused["text"]


def test_json_is_taken_with_and_without_its_letters(server: Served) -> None:
    for media in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
        assert ask(server, "POST", "/api/tables", OPENING, Content_Type=media).status == 201


def test_answers_with_secrets_hands_or_tables_are_kept_by_nobody(server: Served) -> None:
    table, over = opened(server, public=True), played_out(server)
    one, past = f"/api/tables/{table['table']}", f"/api/tables/{over['table']}"
    looks = [(one, table), (f"{past}/record", over), (f"{past}/replay", over), (f"{past}/story", over)]
    answers = [ask(server, "GET", path, secret=whose["secret"]) for path, whose in looks]
    answers += [ask(server, "GET", f"/api/links/{table['join']}"), ask(server, "GET", "/api/tables")]
    answers += [ask(server, "POST", "/api/join", {"link": table["join"]}), ask(server, "POST", "/api/tables", OPENING)]
    assert {answer.status for answer in answers} == {200, 201}
    answers += [ask(server, "GET", one), ask(server, "POST", "/api/tables", b"{"), ask(server, "GET", "/metrics")]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/openapi.json", "/api/games"])
def test_whatever_costs_something_to_look_at_is_limited_by_address(path: str) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body"})

    async def looked(guard: Middleware, address: str) -> int:
        heard: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            heard.append(message)

        scope: dict[str, Any] = {"type": "http", "method": "GET", "path": path, "client": (address, 1)}
        await guard(scope, receive, send)
        return int(heard[0]["status"])

    async def often() -> list[int]:
        guard = Middleware(app, lambda kind: None, Addresses(people=4))
        found = [await looked(guard, "192.0.2.7") for _ in range(8 * LOOKS[0])]
        return [found[0], found[-1], await looked(guard, "192.0.2.8")]

    assert asyncio.run(often()) == [200, 429, 200]
