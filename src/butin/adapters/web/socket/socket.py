"""The socket: a WebSocket protocol for uvicorn that calls the room directly, with no task for each message.

Frames are parsed by the sans-I/O protocol of `websockets`; pongs and messages are seen in the order of their arrival.
Short messages, each in one piece, are nearly all that ever comes: these are read here, which saves a
fifteenth of a move's cost. As soon as anything comes in pieces, that connection is the parser's for good.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from butin.adapters.web.door.limits import Address
from butin.adapters.web.door.proxies import proxies
from butin.adapters.web.socket.echo import SocketEcho, own_line, told_by_proxy
from butin.adapters.web.socket.frames import frames_log, one_frame, short_message
from butin.adapters.web.socket.handshake import client_of, shaken
from butin.adapters.web.socket.visitor import Visitor
from butin.room.log import broke

LARGEST = 16_384  # bytes in a message
PARTS = 64  # frames in a message
HELD = 262_144  # bytes on their way to a client before it counts as too slow
SYSTEM_HELD = 65_536  # and in the system's own memory; left alone it may take megabytes for each client
PING_S = 20.0
IDLE_PINGS = 3  # so often a socket that wants nothing is asked whether it is there
LINGER_S = 3.0  # for a client to take its leave, so that it reads why
LINGER_BYTES = 1_048_576  # that it may still send meanwhile

OPEN: Final = State.OPEN


class Socket:
    """One connection. Whatever a client sends, it can only end its own."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.gateway = app_state["gateway"]
        self.proxies = proxies(config)
        self.address: Address | None = None  # of which this connection is one
        self.server_state = server_state
        self.transport: asyncio.Transport | None = None
        self.frames = ServerProtocol(max_size=LARGEST, logger=frames_log)
        self.guest: Visitor | None = None
        self.parts: list[bytes] = []
        self.unsent: list[bytes] = []  # frames that go out together in a moment
        self.at_rest = False  # whether the parser waits for the first byte of a frame, and of a message
        self.ponged = True
        self.pings = 0
        self.lingered = 0
        self.timer: asyncio.TimerHandle | None = None  # the next ping, or the end of patience

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.server_state.connections.add(self)  # type: ignore[arg-type]
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_HELD)

    def data_received(self, data: bytes) -> None:
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        if self.frames.state is not OPEN:
            self.lingered += len(data)
        try:
            if not self._short(data):
                self._receive(data)
        except Exception as error:  # noqa: BLE001  ours, not the client's: it costs this connection and no other
            broke("socket_broke", error)
            self.close(1011)
        if self.lingered > LINGER_BYTES:
            transport.abort()

    def eof_received(self) -> None:
        """The client says no more: the line is closed."""

    def pause_writing(self) -> None:
        """How much is on its way is looked at before every message."""

    def resume_writing(self) -> None:
        pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.connections.discard(self)
        if self.timer is not None:
            self.timer.cancel()
        self._part()
        if self.address is not None:
            self.address.connections -= 1
        self.transport = None
        self.frames.parser.close()  # a circle with its owner: without it a connection is freed at once, not some day

    def shutdown(self) -> None:
        """The server stops: say so, so that the client comes back by itself, but not all at once."""
        self.close(1012, str(self.gateway.spread_ms))
        if self.transport is not None:
            self.transport.close()

    def send(self, frame: bytes) -> None:
        """It goes out with the next flush: whoever made a move hears the news of it and that it was granted at once."""
        if self.frames.state is OPEN:
            self.unsent.append(frame)

    def flush(self) -> None:
        """What was sent goes out together. Never raises: nobody pays for another's broken line."""
        frames = self.unsent
        if frames:
            self.unsent = []
            transport = self.transport
            if transport is not None and not transport.is_closing():
                try:
                    self._put(transport, frames[0] if len(frames) == 1 else b"".join(frames))
                except Exception as error:  # noqa: BLE001
                    broke("socket_broke", error)

    def _put(self, transport: asyncio.Transport, data: bytes) -> None:
        if transport.get_write_buffer_size() > HELD:
            transport.abort()  # it does not read: it may come back and ask for what it missed
        else:
            transport.write(data)

    def ping(self, payload: bytes) -> None:
        """Ask the browser itself for an echo."""
        if self.transport is not None and self.frames.state is OPEN:
            self.flush()  # it asks when the page has seen what was sent before it
            self.frames.send_ping(payload)
            self._write()

    def close(self, code: int, reason: str = "") -> None:
        self.flush()
        if self.frames.state is OPEN:
            self.frames.send_close(code, reason)
        self._write()
        self._linger()

    def _short(self, data: bytes) -> bool:
        """A short message and nothing else: hear it. Whether that was so."""
        guest = self.guest
        if guest is None or not self.at_rest or self.frames.state is not OPEN:
            return False
        self.at_rest = one_frame(data)
        message = short_message(data) if self.at_rest else None
        if message is None:
            return False
        self.gateway.frames += 1
        self._message(guest, message, guest.allowed())
        return True

    def _receive(self, data: bytes) -> None:
        self.frames.receive_data(data)
        self._write()  # a pong goes out before the answer to a message whose end came after the ping
        for event in self.frames.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
                self.at_rest = data.endswith(b"\r\n\r\n")  # nothing has come after the request
            elif isinstance(event, Frame):
                self._frame(event)
        self._write()
        if self.frames.close_expected():
            self._linger()

    def _shake_hands(self, request: Request) -> None:
        transport = self.transport
        peer = transport.get_extra_info("peername") if transport is not None else None
        address = self.address = client_of(self.gateway, self.proxies, peer, request)
        address.connections += 1
        if shaken(self.gateway, self.frames, address, request):
            proxy_ms = told_by_proxy(transport, " ".join(request.headers.get_all("X-Line-RTT")))
            echo = SocketEcho(self.ping, own_line(transport), proxy_ms)
            self.guest = Visitor(self.gateway, self, address, echo)
            self.timer = asyncio.get_running_loop().call_later(PING_S, self._ping)

    def _frame(self, frame: Frame) -> None:
        self.gateway.frames += 1
        if self.guest is not None:
            allowed = self.guest.allowed()
            if self.frames.state is OPEN:  # whoever floods us is not heard any more
                self._hear(self.guest, frame, allowed)

    def _hear(self, guest: Visitor, frame: Frame, allowed: bool) -> None:
        if frame.opcode is Opcode.PONG:
            self.ponged = True
            guest.ponged(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.parts.append(bytes(frame.data))
            if frame.fin:
                data, self.parts = b"".join(self.parts), []
                self._message(guest, data, allowed)
            elif len(self.parts) >= PARTS:
                self.close(1009)

    def _message(self, guest: Visitor, data: bytes, allowed: bool) -> None:
        if self.frames.state is OPEN:  # whoever floods us is not heard any more
            (guest.received if allowed else guest.flooded)(data)

    def _ping(self) -> None:
        if self.transport is None or self.guest is None:
            return
        if not self.ponged:
            self.transport.abort()
            return
        self.pings = 0 if self.guest.at_something else self.pings + 1
        if self.pings > IDLE_PINGS:
            self.close(1008)
            return
        self.ponged = False
        self.frames.send_ping(b"")
        self.timer = asyncio.get_running_loop().call_later(PING_S, self._ping)
        self._write()

    def _part(self) -> None:
        """Whoever was here is gone; nothing more reaches the room."""
        guest, self.guest, self.parts = self.guest, None, []
        if guest is not None:
            guest.lost()

    def _linger(self) -> None:
        """Wait a moment for the client to hang up, then do so ourselves."""
        self._part()
        if self.timer is not None:
            self.timer.cancel()
        if self.transport is not None:
            self.timer = asyncio.get_running_loop().call_later(LINGER_S, self.transport.abort)

    def _write(self) -> None:
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        if transport.get_write_buffer_size() > HELD:
            transport.abort()
            return
        for data in self.frames.data_to_send():
            if data:
                transport.write(data)
            else:
                self._say_no_more(transport)

    def _say_no_more(self, transport: asyncio.Transport) -> None:
        try:
            transport.write_eof()
        except (OSError, NotImplementedError):  # the client was faster, or the line is covered by TLS
            transport.close()
