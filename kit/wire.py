"""A client's end of a socket, as cheap as can be: on a machine with two cores the load must not be what is measured.

Frames are written and read by hand; the mask is all zeros, which is a mask like any other to the server.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, cast

from kit.bad_frames import CLOSE, PING, PONG, TEXT, handshake

MASK = b"\0\0\0\0"
DROPPED = 1006  # a connection broke without a word
LONG, LONGER = 126, 127  # lengths that say how many bytes hold the length


def written(opcode: int, data: bytes) -> bytes:
    """One whole frame."""
    length = len(data)
    if length < LONG:
        head = bytes((0x80 | opcode, 0x80 | length))
    else:
        head = bytes((0x80 | opcode, 0x80 | LONG)) + length.to_bytes(2, "big")
    return head + MASK + data


class Wire(asyncio.Protocol):
    """One connection. `opened` and `heard` are for those who use it."""

    headers: ClassVar[dict[str, str]] = {}

    def __init__(self, path: str = "/ws") -> None:
        self.path = path
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.is_open = False
        self.code = DROPPED  # with which it ended

    def opened(self) -> None: ...

    def heard(self, data: bytes) -> None: ...

    def lost(self) -> None: ...

    def send(self, data: bytes) -> None:
        if self.transport is not None:
            self.transport.write(written(TEXT, data))

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.buffer, self.is_open, self.code = b"", False, DROPPED
        host, port = transport.get_extra_info("peername")[:2]
        self.transport.write(handshake(f"{host}:{port}", self.path, **self.headers))

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        if not self.is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            if b" 101 " not in data[:20]:
                self.hang_up()
                return
            self.is_open = True
            data = data[end + 4 :]
            self.opened()
        self.buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand over every whole frame; what is left over."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1] & 127, at + 2
            if length >= LONG:
                start += 2 if length == LONG else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if start > end or start + length > end:
                break
            opcode, at = data[at] & 15, start + length
            if opcode == TEXT:
                self.heard(data[start:at])
            elif opcode == PING and self.transport is not None:
                self.transport.write(written(PONG, data[start:at]))
            elif opcode == CLOSE:
                self.code = int.from_bytes(data[start : start + 2], "big")
                self.hang_up()
        return data[at:]
