"""News over Redis: which table has a new entry, never what it says. If Redis forgets, news is late, not lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from butin.adapters.ending import end
from butin.room.log import WARNING, note

CHANNEL = "butin:news"
RETRY_S = 0.3
PATIENCE_S = 2.0
GOODBYE_S = 0.5  # for Redis to be told that we go
SILENCE_S = 5.0  # nothing heard for so long, not even oneself: the line is dead
MOST = 10_000  # news kept while Redis is slow; more are dropped


class RedisBus:
    """One channel for all servers; everything that happens in a pass of the loop is one message."""

    def __init__(self, url: str) -> None:
        loop = asyncio.get_running_loop()
        self.redis = Redis.from_url(
            url, decode_responses=True, socket_connect_timeout=PATIENCE_S, retry=Retry(NoBackoff(), 0)
        )
        self.news: dict[str, int] = {}
        self.work = asyncio.Event()
        self.heard: Callable[[str, int], None] = lambda table, n: None
        self.up = True
        self.tasks = [loop.create_task(self._for_ever(self._speak)), loop.create_task(self._for_ever(self._hear))]

    def publish(self, table: str, n: int) -> None:
        if len(self.news) < MOST:
            self.news[table] = n
            self.work.set()

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self.heard = heard

    async def close(self) -> None:
        await end(self.tasks)
        with suppress(RedisError, OSError):
            async with asyncio.timeout(GOODBYE_S):
                await self.redis.aclose()

    async def _for_ever(self, work: Callable[[], Any]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001  whatever breaks, the next news must come
                if self.up:
                    note(WARNING, "bus_lost", error=type(error).__name__)
                self.up = False
            await asyncio.sleep(RETRY_S)

    async def _speak(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE_S / 3):
                    await self.work.wait()
            self.work.clear()
            news, self.news = self.news, {}
            text = " ".join(f"{table}:{n}" for table, n in news.items())
            async with asyncio.timeout(PATIENCE_S):
                await self.redis.publish(CHANNEL, text)

    async def _hear(self) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as ear:
            async with asyncio.timeout(PATIENCE_S):
                await ear.subscribe(CHANNEL)
            last = monotonic()
            while monotonic() - last < SILENCE_S:
                async with asyncio.timeout(SILENCE_S):
                    message = await ear.get_message(timeout=1.0)
                if message is not None:
                    last = monotonic()
                    self._tell(str(message["data"]))

    def _tell(self, text: str) -> None:
        if not self.up:
            note(WARNING, "bus_back")
        self.up = True
        for news in text.split():
            table, _, n = news.partition(":")
            if n.isdecimal() and len(n) < 10:
                self.heard(table, int(n))
