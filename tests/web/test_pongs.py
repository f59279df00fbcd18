"""Pings of a client, raw: each is ponged at once, also between the parts of a message, and before that is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from kit.bad_frames import CLOSE, CONT, PING, PONG, TEXT, Line, frame, handshake
from kit.served import Served, serving

MESSAGE = b'{"do":"ping","id":"a"}'
FIRST, SECOND, THIRD = MESSAGE[:5], MESSAGE[5:14], MESSAGE[14:]
ANSWER = b'{"type":"pong","id":"a","spread_ms":1}'

# what is sent at once, one after the other; and the pongs that must come before the answer
SENT = {
    "between two parts, in one packet": (
        [frame(TEXT, FIRST + SECOND, fin=False) + frame(PING, b"x") + frame(CONT, THIRD)],
        [b"x"],
    ),
    "between two parts, each alone": (
        [frame(TEXT, FIRST + SECOND, fin=False), frame(PING, b"x"), frame(CONT, THIRD)],
        [b"x"],
    ),
    "between two parts, byte by byte": (
        [bytes([byte]) for byte in frame(TEXT, FIRST + SECOND, fin=False) + frame(PING, b"x") + frame(CONT, THIRD)],
        [b"x"],
    ),
    "twice, between three parts": (
        [
            frame(TEXT, FIRST, fin=False)
            + frame(PING, b"x")
            + frame(CONT, SECOND, fin=False)
            + frame(PING, b"y")
            + frame(CONT, THIRD)
        ],
        [b"x", b"y"],
    ),
    "twice, with a pause": (
        [
            frame(TEXT, FIRST, fin=False) + frame(PING, b"x") + frame(CONT, SECOND, fin=False),
            frame(PING, b"y") + frame(CONT, THIRD),
        ],
        [b"x", b"y"],
    ),
    "before a whole message": ([frame(PING, b"x") + frame(TEXT, MESSAGE)], [b"x"]),
    "before a long message": ([frame(PING, b"x") + frame(TEXT, MESSAGE + b" " * 300)], [b"x"]),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("pongs")) as served:
        yield served
        assert served.faults == []


async def heard(line: Line) -> tuple[int, bytes]:
    """The next frame from the server."""
    first, size = await asyncio.wait_for(line.reader.readexactly(2), 20)
    assert size < 126
    return first & 15, await line.reader.readexactly(size)


@pytest.mark.parametrize("case", SENT)
def test_a_pong_goes_out_before_the_answer_to_what_came_after_its_ping(server: Served, case: str) -> None:
    packets, pongs = SENT[case]

    async def story() -> list[tuple[int, bytes]]:
        line = await Line.open(server.port)
        assert await line.shake_hands(handshake(f"127.0.0.1:{server.port}"), listen=False) == 101
        for packet in packets:
            await line.send(packet)
            await asyncio.sleep(0.002)  # so that it comes alone
        frames = [await heard(line) for _ in range(len(pongs) + 1)]
        line.hang_up()
        return frames

    assert asyncio.run(story()) == [*[(PONG, payload) for payload in pongs], (TEXT, ANSWER)]


def test_a_line_that_promised_to_speak_and_is_silent_is_hung_up(server: Served) -> None:
    async def story(patience_s: float, *said: bytes) -> int:
        """The kind of the frame that comes after the answers to these, 0 if none does."""
        line = await Line.open(server.port)
        assert await line.shake_hands(handshake(f"127.0.0.1:{server.port}"), listen=False) == 101
        for message in said:
            await line.send(frame(TEXT, message))
            assert (await heard(line))[0] == TEXT
        try:
            return (await asyncio.wait_for(heard(line), patience_s))[0]
        except TimeoutError:
            return 0
        finally:
            line.hang_up()

    promised, taken_back = b'{"do":"ping","within":1200}', b'{"do":"ping"}'
    assert asyncio.run(story(20, promised)) == CLOSE
    assert asyncio.run(story(2.5, promised, taken_back)) == 0
