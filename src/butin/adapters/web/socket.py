"""The socket: a WebSocket protocol for uvicorn that calls the room directly, with no task for each message.

Frames are parsed by the sans-I/O protocol of `websockets`; pongs and messages are seen in the order of their arrival.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from butin.adapters.web.guest import SocketGuest

LARGEST = 16_384  # bytes in a message
HELD = 262_144  # bytes on their way to a client before it counts as too slow
PING_S = 20.0

_log = logging.getLogger("butin.socket")


class RoomSocket(asyncio.Protocol):
    """One connection. Whatever a client sends, it can only end its own."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.hall = app_state["hall"]
        self.server_state = server_state
        self.transport: asyncio.Transport | None = None
        self.frames = ServerProtocol(max_size=LARGEST, logger=_log)
        self.guest: SocketGuest | None = None
        self.parts: list[bytes] = []
        self.ponged = True
        self.ping_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.server_state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._frame(event)
        self._write()
        if self.frames.close_expected() and self.transport is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(self)
        if self.ping_timer is not None:
            self.ping_timer.cancel()
        if self.guest is not None:
            self.guest.lost()
            self.guest = None
        self.transport = None

    def shutdown(self) -> None:
        """The server stops: say so, so that the client comes back by itself."""
        self.close(1012)

    def send(self, message: bytes) -> None:
        if self.transport is None:
            return
        self.frames.send_text(message)
        self._write()
        if self.transport.get_write_buffer_size() > HELD:
            self.transport.abort()  # it does not read: it may come back and ask for what it missed

    def close(self, code: int) -> None:
        if self.transport is None:
            return
        if self.guest is not None:
            self.frames.send_close(code)
            self._write()
        self.transport.close()

    def _shake_hands(self, request: Request) -> None:
        response = self.frames.accept(request)
        reason = self.hall.turned_away(request)
        if reason:
            response = self.frames.reject(403, reason)
        self.frames.send_response(response)
        if response.status_code == 101:
            self.guest = SocketGuest(self.hall, self)
            self.ping_timer = asyncio.get_running_loop().call_later(PING_S, self._ping)

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            self.ponged = True
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.parts.append(bytes(frame.data))
            if frame.fin:
                data, self.parts = b"".join(self.parts), []
                if self.guest is not None:
                    self.guest.received(data)

    def _ping(self) -> None:
        if self.transport is None:
            return
        if not self.ponged:
            self.transport.abort()
            return
        self.ponged = False
        self.frames.send_ping(b"")
        self._write()
        self.ping_timer = asyncio.get_running_loop().call_later(PING_S, self._ping)

    def _write(self) -> None:
        if self.transport is not None:
            for data in self.frames.data_to_send():
                if data:
                    self.transport.write(data)
                else:
                    self.transport.write_eof() if self.transport.can_write_eof() else None
