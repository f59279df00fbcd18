"""What takes a while to make is made beside the loop, once, and no address of the house holds everybody else up."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from signal import SIGKILL
from threading import Event, get_ident
from time import thread_time

import pytest

from bench.room import routes
from butin.adapters.web.door import limits
from butin.adapters.web.door.limits import MAKING, Address
from butin.adapters.web.http import cache as kept
from butin.adapters.web.http.cache import Cache
from butin.room.errors import Refused

HOME = Address(1)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an address has spent does not come back while a busy machine takes its time."""
    for module in (kept, limits):
        monkeypatch.setattr(module, "monotonic", lambda: 1000.0)


def test_all_who_ask_get_the_same_which_is_made_once_beside_the_loop() -> None:
    made: list[int] = []
    go = Event()

    def make() -> str:
        assert go.wait(30)
        made.append(get_ident())
        return "a picture"

    async def ask() -> list[str]:
        answers = Cache()
        asking = [asyncio.create_task(answers.get(HOME, "key", make)) for _ in range(3)]
        await asyncio.sleep(0)
        asking[0].cancel()  # whoever goes takes nothing from the others
        go.set()
        found = await asyncio.gather(*asking[1:])
        return [*found, await answers.get(HOME, "key", make)]

    assert asyncio.run(ask()) == ["a picture"] * 3
    assert len(made) == 1
    assert made[0] != get_ident()


def test_what_is_refused_is_not_kept() -> None:
    def refuse() -> str:
        raise Refused("not_the_lesson", "something else")

    async def ask() -> str:
        answers = Cache()
        with pytest.raises(Refused, match="something else"):
            await answers.get(HOME, "key", refuse)
        return await answers.get(HOME, "key", lambda: "another time")

    assert asyncio.run(ask()) == "another time"


def test_only_so_much_is_kept_and_only_so_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 2)
    monkeypatch.setattr(kept, "WAITING", 2)
    go = Event()

    async def ask() -> list[object]:
        answers = Cache()
        asking = [asyncio.create_task(answers.get(HOME, n, lambda: go.wait(30))) for n in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much"):
            await answers.get(HOME, 2, lambda: True)
        go.set()
        await asyncio.gather(*asking)
        assert await answers.get(HOME, 0, lambda: False)  # kept, and now the last that was asked for
        assert not await answers.get(HOME, 2, lambda: False)
        return list(answers.answers)

    assert asyncio.run(ask()) == [0, 2]


def test_pictures_are_drawn_in_a_process_and_one_that_dies_is_replaced(still: None) -> None:
    async def ask() -> float:
        answers, home = Cache(), Address(1)
        assert (await answers.picture(home, "https://butin.example/j/1")).startswith(b"<svg")
        before = home.making.left
        assert (await answers.picture(home, "https://butin.example/j/2")).startswith(b"<svg")
        assert isinstance(answers.elsewhere, ProcessPoolExecutor)
        for pid in list(answers.elsewhere._processes):
            os.kill(pid, SIGKILL)
        with pytest.raises(Refused, match="begin anew"):
            await answers.picture(home, "https://butin.example/j/3")
        assert (await answers.picture(home, "https://butin.example/j/3")).startswith(b"<svg")
        assert isinstance(answers.elsewhere, ProcessPoolExecutor)
        answers.elsewhere.shutdown()
        return before - home.making.left

    assert asyncio.run(ask()) > 2


def test_whoever_lets_much_be_made_waits_and_others_do_not(still: None) -> None:
    def slow() -> float:
        begun = thread_time()
        while thread_time() - begun < 2 * MAKING[0] / 1000:
            pass
        return begun

    async def ask() -> dict[str, object]:
        answers, greedy = Cache(), Address(1)
        await answers.get(greedy, "slow", slow)
        await answers.get(greedy, "slow", slow)  # that is there already
        await answers.get(Address(1), "other", lambda: True)
        with pytest.raises(Refused, match="again in") as refused:
            await answers.get(greedy, "more", lambda: True)
        return refused.value.values

    seconds = asyncio.run(ask())["seconds"]
    assert isinstance(seconds, int)
    assert seconds >= MAKING[0] // MAKING[1]


@pytest.mark.whole
@pytest.mark.slow
def test_no_address_of_the_house_holds_the_loop_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made there costs hundreds of the cheapest; a crowded machine blurs what the bench tells."""
    monkeypatch.setattr(routes, "COSTLIEST", 2 * routes.COSTLIEST)
    monkeypatch.setattr(routes, "QUICK_TIMES", 12)
    monkeypatch.setattr(routes, "QUICK_MATCHES", 1)
    report = routes.measure_routes(quick=True)
    assert [(goal.name, goal.status) for goal in report.goals if goal.status != "PASS"] == []
