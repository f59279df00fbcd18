"""One end of a socket, as light as the server's: frames in and out, no task for each message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.uri import parse_uri

DROPPED = 1006  # the connection broke without a word


class Link(asyncio.Protocol):
    """A client's connection; `closed` gets the code with which it ended."""

    def __init__(self, address: str, opened: Callable[[Link], None], heard: Callable[[bytes], None]) -> None:
        self.frames = ClientProtocol(parse_uri(address), max_size=None)
        self.opened = opened
        self.heard = heard
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.frames.send_request(self.frames.connect())
        self._write()

    def data_received(self, data: bytes) -> None:
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Response):
                if self.frames.state is OPEN:
                    self.opened(self)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard(bytes(event.data))
        self._write()
        if self.frames.close_expected():
            self.drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.closed.done():
            received = self.frames.close_rcvd
            self.closed.set_result(received.code if received is not None else DROPPED)

    def send(self, data: bytes) -> None:
        if self.transport is not None and self.frames.state is OPEN:
            self.frames.send_text(data)
            self._write()

    def drop(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def _write(self) -> None:
        data = b"".join(self.frames.data_to_send())
        if self.transport is not None and data:  # asyncio refuses to write nothing
            self.transport.write(data)
