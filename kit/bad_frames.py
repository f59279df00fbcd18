"""WebSocket frames by hand, right ones and wrong ones, and a line to send them on."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from base64 import b64encode
from collections.abc import Callable

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10

Look = Callable[[bytes], None]


def frame(
    opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0, claim: int = -1
) -> bytes:
    """One frame as a client sends it; `claim` is a length that is not the real one."""
    length = len(data) if claim < 0 else claim
    head = bytes([fin << 7 | reserved << 4 | opcode])
    if length < 126:
        head += bytes([masked << 7 | length])
    elif length < 65_536:
        head += bytes([masked << 7 | 126]) + struct.pack("!H", length)
    else:
        head += bytes([masked << 7 | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + data
    mask = os.urandom(4)
    pattern = (mask * (len(data) // 4 + 1))[: len(data)]
    covered = int.from_bytes(data, "big") ^ int.from_bytes(pattern, "big")
    return head + mask + covered.to_bytes(len(data), "big")


def handshake(host: str, path: str = "/ws", **headers: str) -> bytes:
    """The request that opens a socket; headers with None or '' are left out."""
    fields = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items() if value)]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


class Line:
    """A raw connection. It counts what it sends and what comes back, and knows how it was ended."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, look: Look | None = None) -> None:
        self.reader, self.writer = reader, writer
        self.look = look
        self.status = 0  # of the handshake
        self.close_code = 0
        self.sent = 0
        self.heard: list[bytes] = []
        self.ear: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, port: int, *, small: bool = False, address: str = "127.0.0.1", look: Look | None = None
    ) -> Line:
        """Connect from an address of this machine; `small` leaves hardly any room for what is not read.

        `look` is shown every message that comes.
        """
        line = socket.socket()
        line.bind((address, 0))
        if small:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
        return cls(*await asyncio.open_connection(sock=line, limit=4096 if small else 2**20), look)

    async def shake_hands(self, request: bytes, *, listen: bool = True) -> int:
        """Send the opening request; the status that came back, 0 if none did."""
        await self.send(request)
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 30)
        except (asyncio.IncompleteReadError, OSError):
            return 0
        self.status = int(head.split()[1])
        if listen:
            self.ear = asyncio.get_running_loop().create_task(self._listen())
        return self.status

    async def send(self, data: bytes) -> bool:
        """Whether there was still somebody to send it to."""
        if self.writer.is_closing() or (self.ear is not None and self.ear.done()):
            return False
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), 5)
        except (OSError, TimeoutError):
            return False
        self.sent += 1
        return True

    async def ended(self, patience: float = 20) -> int:
        """Wait for the other side to hang up; its close code, 1006 if there was none."""
        if self.ear is not None:
            await asyncio.wait([self.ear], timeout=patience)
            return (self.close_code or 1006) if self.ear.done() else 0
        return 0

    def hang_up(self, *, rudely: bool = False) -> None:
        if rudely and not self.writer.is_closing():
            line = self.writer.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if self.ear is not None:
            self.ear.cancel()
        self.writer.transport.abort() if rudely else self.writer.close()

    async def _listen(self) -> None:
        try:
            while True:
                first, second = await self.reader.readexactly(2)
                length = second & 127
                if length > 125:
                    length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
                data = await self.reader.readexactly(length)
                if first & 15 == CLOSE:
                    self.close_code = int.from_bytes(data[:2], "big")
                    return
                if self.look is not None:
                    self.look(data)
                if first & 15 == TEXT:
                    self.heard.append(data)
        except (asyncio.IncompleteReadError, OSError):
            return
