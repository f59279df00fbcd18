"""A server: the gateway on a real loop, behind uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import FrameType
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

import butin
from butin.adapters.backends import backends
from butin.adapters.pool import ProcessPool
from butin.adapters.settings import Settings
from butin.adapters.store.backups import Backups
from butin.adapters.web.clock import LoopClock
from butin.adapters.web.door.http_limits import HttpLimits, room_for
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.app import application
from butin.adapters.web.socket.socket import Socket
from butin.core.game import AnyGame
from butin.room.log import ERROR, INFO, broke, note

TURN_S = 0.0005  # for which work beside the loop lets it wait; Python's own is ten times that
TICK_S = 1.0  # between two looks at whether to stop, and at the date that answers bear
GOODBYE_S = 1.0  # for requests to be answered, and for clients to take their leave


class CannotListen(OSError):
    """The port is somebody else's, or the address not ours."""


async def serve(games: dict[str, AnyGame], settings: Settings, opened: Callable[[int], None]) -> None:
    """Serve until told to stop; then write what is left and say goodbye. `opened` hears the port of an open room."""
    gateway: Gateway | None = None
    asyncio.get_running_loop().set_exception_handler(_loop_broke)
    backups = Backups(settings.place, settings.backup_every, settings.backups_keep) if settings.backup_every else None
    me = lambda: gateway.room.server if gateway else ""  # noqa: E731
    async with backends(settings.place, settings.bus, me, games, migrate=settings.migrate) as (store, news):
        door = listening(settings.host, settings.port)
        sys.setswitchinterval(TURN_S)
        pool = ProcessPool(settings.workers)
        clock = LoopClock()
        limits = (settings.pace, settings.per_address)
        gateway = Gateway(games, store, news, pool, clock, *limits, settings.public_url, settings.key, settings.boards)
        if backups is not None:
            gateway.backup_age_s = backups.age_s
            backups.start()
        gc.freeze()  # what is here stays; messages come and go without cycles, so looking for these may be rare
        gc.set_threshold(20_000, 20, 20)
        note(INFO, "started", version=butin.__version__, alone=store.alone, bus=bool(settings.bus))
        try:
            await _server(gateway, lambda: opened(door.getsockname()[1])).serve(sockets=[door])
        finally:
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # whoever is cut off now is nobody's fault
            clock.stop()
            if backups is not None:
                backups.stop()
            gateway.room.stop()
            pool.close()
            note(INFO, "stopped", **gateway.room.pipeline.writer.counts)


def _server(gateway: Gateway, opened: Callable[[], None]) -> Server:
    """uvicorn, set up for us; a signal to stop is heard from now on."""
    config = uvicorn.Config(
        _with_state(application(gateway), {"gateway": gateway, "most": room_for()}),
        http=HttpLimits,
        ws=cast("type[asyncio.Protocol]", Socket),
        access_log=False,
        log_config=None,
        log_level="error",  # what it warns of is what strangers send
        server_header=False,
        timeout_graceful_shutdown=2,  # should ours not do
    )
    server = Server(config, gateway, opened)
    if threading.current_thread() is threading.main_thread():
        # it may come before uvicorn listens for it; and uvicorn raises it again when it has stopped, which must
        # not end us before the last lines above
        signal.signal(signal.SIGTERM, lambda number, frame: setattr(server, "should_exit", True))
    return server


class Server(uvicorn.Server):
    """It says when it is open, and goodbye, and waits a moment for the others to do so; who takes longer is cut off."""

    def __init__(self, config: uvicorn.Config, gateway: Gateway, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.gateway = gateway
        self.opened = opened
        self.loop = asyncio.get_running_loop()
        self.woken = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()

    async def main_loop(self) -> None:
        """uvicorn's own looks up ten times a second, since no signal wakes it; every server would pay for that."""
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK_S):
                    await self.woken.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.loop.call_soon_threadsafe(self.woken.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.gateway.leaving = self.gateway.sockets
        asyncio.get_running_loop().call_later(GOODBYE_S, self._cut_off)
        await super().shutdown(sockets)

    def _cut_off(self) -> None:
        self.force_exit = True
        for connection in list(self.server_state.connections):
            transport: asyncio.Transport | None = connection.transport
            if transport is not None:
                transport.abort()


def _loop_broke(_: object, context: dict[str, Any]) -> None:
    """What nobody caught. The message may quote anything, so only the error is told."""
    error = context.get("exception")
    if error is None:
        note(ERROR, "loop_broke")
    else:
        broke("loop_broke", error)


def listening(host: str, port: int) -> socket.socket:
    """Where connections come in, or CannotListen. Without NODELAY a second small message on one of them may wait 40 ms
    for nothing, and asyncio sets it only on sockets that name their protocol."""
    try:
        door = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise CannotListen(error.errno, error.strerror) from None
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door


def _with_state(app: Starlette, state: dict[str, Any]) -> Any:
    """uvicorn hands the lifespan's state to every socket."""

    @asynccontextmanager
    async def lifespan(_: Any) -> AsyncIterator[dict[str, Any]]:
        yield state

    app.router.lifespan_context = lifespan
    return app
