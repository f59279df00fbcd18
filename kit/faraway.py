"""A long way to a server: everything that goes through it arrives later, in order, each way by its own delay."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from threading import Thread


@contextlib.contextmanager
def faraway(port: int, delays_ms: list[tuple[float, float]]) -> Iterator[list[int]]:
    """Ports that lead to the given one of this machine, one for each pair of delays there and back."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    doors = [asyncio.run_coroutine_threadsafe(_open(port, there, back), loop).result() for there, back in delays_ms]
    try:
        yield [door.sockets[0].getsockname()[1] for door in doors]
    finally:
        asyncio.run_coroutine_threadsafe(_close(doors), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _close(doors: list[asyncio.Server]) -> None:
    for door in doors:
        door.close()
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)


async def _open(port: int, there: float, back: float) -> asyncio.Server:
    async def came(near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        far_in, far_out = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(asyncio.CancelledError), contextlib.ExitStack() as ends:
            ends.callback(near_out.transport.abort)
            ends.callback(far_out.transport.abort)
            await asyncio.gather(_carry(near_in, far_out, there / 1000), _carry(far_in, near_out, back / 1000))

    return await asyncio.start_server(came, "127.0.0.1", 0)


async def _carry(inlet: asyncio.StreamReader, outlet: asyncio.StreamWriter, delay: float) -> None:
    loop = asyncio.get_running_loop()
    way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def arrive() -> None:
        while True:
            due, data = await way.get()
            await asyncio.sleep(due - loop.time())
            if not data:
                outlet.close()
                return
            outlet.write(data)

    arriving = loop.create_task(arrive())
    with contextlib.suppress(OSError):
        while data := await inlet.read(65_536):
            way.put_nowait((loop.time() + delay, data))
    way.put_nowait((loop.time() + delay, b""))
    with contextlib.suppress(OSError):
        await arriving
