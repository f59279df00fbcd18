"""Hints and reviews wait in turn, and only while somebody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import butin
from butin.adapters.pool.queue import HINT, MOST, MOVE, REVIEW
from butin.adapters.store.sqlite import SqliteStore
from butin.adapters.web.bridge import answer
from butin.adapters.web.clock import LoopClock
from butin.adapters.web.door.address import network_of
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http import hints
from butin.adapters.web.http.hints import Hints
from butin.adapters.web.http.reviews import MOVES, Reviews, lot
from butin.room.errors import Refused
from butin.room.running.request import Answered
from butin.room.table.rights import Asker
from butin.room.table.table import Table
from butin.room.wishes import Opening, StartWish
from butin.testing.sim import GAMES, SimBus
from kit.workers import Pool, always, job, soon


class House:
    """A gateway without its doors, whose workers wait to be told."""

    def __init__(self, workers: int) -> None:
        self.pool = Pool(workers)
        self.worker = self.pool.worker
        self.clock = LoopClock()
        self.store = SqliteStore(":memory:")
        self.gateway = Gateway(GAMES, self.store, SimBus(), self.pool, self.clock, pace_ms=0)
        self.hints = Hints(self.gateway)

    async def playing(self) -> Table:
        """A table at which it is its host's turn."""
        room, begun = self.gateway.room, Answered()
        table = await answer(room.open(Opening("voleurs", first=0, bots={"1": "careless"})))
        room.wish(table["table"], Asker(self.gateway.digest(table["secret"])), StartWish(), begun)
        await answer(begun.deferred)
        return room.live[table["table"]].table

    def lot(self, who: str) -> asyncio.Future[dict[str, Any]]:
        """A review of the first moves of a match."""
        looking = Reviews(self.gateway).look_back("t", lot(GAMES["voleurs"], finished().journal, 1), who)
        return asyncio.ensure_future(looking)


def finished() -> butin.Match:
    match = butin.new("voleurs", seats=2, seed=1)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


def at_home(work: Callable[[House], Coroutine[Any, Any, None]], workers: int = 1) -> None:
    async def run() -> None:
        house = House(workers)
        try:
            async with asyncio.timeout(30):
                await work(house)
        finally:
            house.clock.stop()
            house.store.close()

    asyncio.run(run())


def test_who_has_waited_for_long_is_told_to_ask_again_and_may(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        house.pool.think(job("busy"), lambda text, pause: None, always)
        table = await house.playing()
        monkeypatch.setattr(hints, "PATIENCE_S", 0.01)
        with pytest.raises(Refused, match="too much to think about"):
            await house.hints.ask(table, 0, "", "a")
        assert house.pool.queue.lengths()[HINT] == 0
        monkeypatch.undo()
        again = asyncio.ensure_future(house.hints.ask(table, 0, "", "a"))
        for _ in range(2):
            await soon()
            house.worker.answer()
        assert await again == "crown>3"

    at_home(work)


def test_a_seat_is_thought_for_once_at_a_time() -> None:
    async def work(house: House) -> None:
        table = await house.playing()
        first = asyncio.ensure_future(house.hints.ask(table, 0, "", "a"))
        await soon()
        with pytest.raises(Refused, match="still being thought about"):
            await house.hints.ask(table, 0, "", "b")
        first.cancel()
        await soon()
        assert house.hints.thinking == set()

    at_home(work)


def test_a_review_has_no_more_questions_waiting_than_could_be_thought_about() -> None:
    async def work(house: House) -> None:
        house.pool.think(job(), lambda text, pause: None, always)
        looking = house.lot("a")
        await soon()
        assert house.pool.queue.lengths()[REVIEW] == 1
        house.worker.answer()
        for _ in range(MOVES):
            await soon()
            assert (len(house.worker.given), house.pool.queue.lengths()[REVIEW]) == (1, 0)
            house.worker.answer()
        assert [one["move"] for one in (await looking)["decisions"]] == list(range(1, MOVES + 1))

    at_home(work)


def test_a_review_comes_in_order_however_many_think() -> None:
    async def work(house: House) -> None:
        looking = house.lot("a")
        for _ in range(MOVES):
            await soon()
            house.worker.answer(which=-1)
        assert [one["move"] for one in (await looking)["decisions"]] == list(range(1, MOVES + 1))

    at_home(work, workers=4)


def test_a_review_that_must_make_room_leaves_nothing_behind() -> None:
    async def work(house: House) -> None:
        for n in range(4):
            house.pool.think(job(f"table{n}"), lambda text, pause: None, always)
        looking = house.lot("a")
        await soon()
        assert house.pool.queue.lengths()[REVIEW] == 3
        for n in range(MOST - 2):
            house.pool.hint(job(), f"b{n}", lambda found: None)
        with pytest.raises(Refused, match="too much to think about"):
            await looking
        await soon()
        assert house.pool.queue.lengths() == {MOVE: 0, HINT: MOST - 2, REVIEW: 0}

    at_home(work, workers=4)


def test_a_review_that_was_left_is_not_gone_on_with() -> None:
    async def work(house: House) -> None:
        looking = house.lot("a")
        await soon()
        looking.cancel()
        await soon()
        house.worker.answer()
        await soon()
        assert house.worker.given == [] and house.pool.begun[REVIEW] == 1

    at_home(work)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network
