"""A server that is told to stop ends within three seconds, whatever comes in meanwhile and whoever does not let go."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from redis import Redis as RedisClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.trouble.fuzz import figure
from butin.adapters.bus.redis import CHANNEL, RedisBus
from butin.adapters.ending import end
from butin.adapters.web.gateway import RETURN_MS
from butin.client import TableClient, post
from kit.bad_frames import TEXT, frame, handshake
from kit.proc import loop_s
from kit.served import Served
from kit.servers import Butin, Postgres, Redis, until

RATE = 1500  # news a second from other servers
SOON_S = 3.0


@contextmanager
def news(redis: Redis, rate: int = RATE) -> Iterator[None]:
    """Other servers talk all the time, of tables that are not here."""
    stop = Event()

    def talk() -> None:
        client = RedisClient.from_url(redis.url)
        begun, told = time.monotonic(), 0
        while not stop.is_set():
            if told < (time.monotonic() - begun) * rate:
                client.publish(CHANNEL, f"table{told % 50}:{told}")
                told += 1
            else:
                time.sleep(0.0005)
        client.close()

    talker = Thread(target=talk)
    talker.start()
    try:
        yield
    finally:
        stop.set()
        talker.join()


def stopped_after(server: Butin | Served) -> float:
    """How long it takes from the signal to its end, without the time for which others kept its loop from a CPU."""
    process = server.process
    assert process is not None
    begun, before_s = time.monotonic(), loop_s(process.pid)[1]
    process.terminate()
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)  # what the system counted of it goes with its exit code
    took_s = time.monotonic() - begun - (loop_s(process.pid)[1] - before_s)
    assert process.wait() == 0
    return took_s


def test_who_is_sent_away_hears_how_many_will_come_back(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start()
    server.wait()
    opened = post(f"{server.url}/api/tables", {"game": "voleurs"})
    enter = json.dumps({"do": "enter", "table": opened["table"], "secret": opened["secret"]})
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(server.url.replace("http", "ws", 1) + "/ws")) for _ in range(3)]
        lines[2].send(enter)
        assert json.loads(lines[2].recv(30))["spread_ms"] == 3 * RETURN_MS
        lines[0].send('{"do": "ping"}')
        assert json.loads(lines[0].recv(30))["spread_ms"] == 3 * RETURN_MS
        server.stop()
        for line in lines:
            with suppress(ConnectionClosed):
                while True:
                    line.recv(30)
            assert (line.close_code, line.close_reason) == (1012, str(3 * RETURN_MS))


def test_the_signal_wakes_a_server_that_would_look_up_in_an_hour(tmp_path: Path) -> None:
    server = Served(tmp_path, changed="import butin.adapters.web.serve as served\nserved.TICK_S = 3600.0")
    server.start()
    server.wait()
    assert server.stop() == 0
    assert server.faults == []


def test_a_bus_is_closed_at_once_while_news_come_in(redis: Redis) -> None:
    async def opened_and_closed() -> None:
        bus, heard = RedisBus(redis.url), asyncio.Event()
        bus.listen(lambda table, n: heard.set())
        await asyncio.wait_for(heard.wait(), 20)
        closing = asyncio.create_task(bus.close())
        done, _ = await asyncio.wait([closing], timeout=20)
        at_work = [task for task in bus.tasks if not task.done()]
        await end([closing, *bus.tasks])
        assert (len(done), at_work) == (1, [])  # it waits for ever, or not at all

    async def often() -> None:
        for _ in range(40):
            await opened_and_closed()

    with news(redis):
        asyncio.run(often())


@pytest.mark.whole
def test_a_server_ends_soon_while_news_come_in(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    words = ["--db", postgres.fresh(), "--bus", redis.url]
    with news(redis):
        for nth in range(4):
            server = Butin(tmp_path / str(nth), *words)
            server.start()
            assert stopped_after(server) < SOON_S
            assert '"level": "error"' not in (server.folder / "log").read_text("utf-8")


def test_a_server_ends_soon_although_its_database_and_redis_hang(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    words = ["--db", postgres.fresh(), "--bus", redis.url]
    server = Butin(tmp_path, *words)
    server.start()
    with frozen(postgres, redis):
        asker = Thread(target=open_in_vain, args=(server.url,))
        asker.start()
        time.sleep(0.3)
        assert stopped_after(server) < SOON_S
        asker.join()


@contextmanager
def frozen(*programs: Postgres | Redis) -> Iterator[None]:
    """They are there, take every word, and answer nothing."""
    parents = processes()
    heads = [program.process.pid for program in programs if program.process is not None]
    all_of_them = [pid for pid, parent in parents.items() if pid in heads or parent in heads]
    for pid in all_of_them:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in all_of_them:
            os.kill(pid, signal.SIGCONT)


def open_in_vain(url: str) -> None:
    """A request that waits for the database until the server ends."""
    with suppress(OSError, HTTPException):
        post(f"{url}/api/tables", {"game": "voleurs"})


def test_a_server_ends_soon_although_clients_do_not_let_go_and_bots_think(tmp_path: Path) -> None:
    busy = Served(tmp_path, "--pace", "0")
    busy.start()
    busy.wait()
    bots = {str(seat): "corbeau" for seat in (1, 2, 3)}
    opened = post(f"{busy.url}/api/tables", {"game": "schattendieb", "seats": 4, "bots": bots})
    client = TableClient(busy.url, opened["table"], opened["secret"], 0)
    client.wish("start")
    with ExitStack() as stack:
        for hold in (half_a_body, half_a_body_after_the_answer, deaf):
            stack.enter_context(hold(busy, opened))
        assert stopped_after(busy) < SOON_S
    client.close()
    assert busy.faults == []


@contextmanager
def half_a_body(server: Served, opened: dict[str, Any]) -> Iterator[None]:
    with connected(server) as line:
        line.sendall(
            b"POST /api/join HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
        yield


@contextmanager
def half_a_body_after_the_answer(server: Served, opened: dict[str, Any]) -> Iterator[None]:
    with connected(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n{")
        assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        yield


@contextmanager
def deaf(server: Served, opened: dict[str, Any]) -> Iterator[None]:
    """A socket with more on its way to it than the system holds, and nobody who reads."""
    with connected(server) as line:
        line.sendall(handshake(f"127.0.0.1:{server.port}"))
        assert line.recv(100).startswith(b"HTTP/1.1 101 ")
        for _ in range(350):
            line.sendall(frame(TEXT, json.dumps({"do": "ping", "x" * 600: 1}).encode()))
        until(lambda: figure(server.url, "butin_frames_total") >= 350, "all of it is read")
        yield


@contextmanager
def connected(server: Served) -> Iterator[socket.socket]:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.settimeout(20)
        yield line


def processes() -> dict[int, int]:
    """All that are alive, with their parents."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return {int(pid): int(parent) for pid, parent in (line.split() for line in listed.splitlines())}
