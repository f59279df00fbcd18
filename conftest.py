"""Servers that tests may ask for, each worker its own; and nothing that breaks in a test breaks quietly."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

os.environ["BUTIN_PURE"] = "1"  # here what is read is what runs; servers and other programs run as they do for people
import butin  # noqa: F401

del os.environ["BUTIN_PURE"]
import pytest
from playwright.sync_api import Browser

from butin.room.log import log
from kit.alarm import ALARM
from kit.scheduler import pytest_xdist_make_scheduler
from kit.served import Served, serving
from kit.servers import Postgres, Redis, running
from tests.page.browser import BARE, LAPTOP, PHONE, Visitor, chromium_running

__all__ = ["pytest_xdist_make_scheduler"]  # of pytest's hooks; the others are here
log.addHandler(ALARM)
ROOT = Path(__file__).parent
QUICK = [ROOT / "src", ROOT / "tests/laws", ROOT / "tests/room", ROOT / "tests/race"]
SERVERS = {"room", "postgres", "redis", "Served", "serving", "running"}  # fixtures, and what modules use to start one
DEAR = ("browser", "server", "slow", "whole")  # the dearest first, where several workers run


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What a test needs is its marks, and so its lane; who runs tests alone hears soonest from the cheapest."""
    for item in items:
        named = vars(item.module) if isinstance(item, pytest.Function) else ()  # a doctest needs nothing
        needed = {*getattr(item, "fixturenames", ()), *named}
        if "chromium" in needed:
            item.add_marker("browser")
        if needed & SERVERS:
            item.add_marker("server")
        if any(map(item.path.is_relative_to, QUICK)) and not any(map(item.get_closest_marker, DEAR)):
            item.add_marker("quick")
    ranks: dict[Path, int] = {}
    for item in items:
        ranks[item.path] = min(ranks.get(item.path, len(DEAR)), _rank(item))
    several = hasattr(config, "workerinput")  # no worker shall be left alone with the dearest in the end
    items.sort(key=lambda item: ranks[item.path], reverse=not several)


def _rank(item: pytest.Item) -> int:
    return next((rank for rank, mark in enumerate(DEAR) if item.get_closest_marker(mark)), len(DEAR))


class Alone:
    """Sees to it that what is quick starts no other programs."""

    running: pytest.Item | None = None

    def hears(self, event: str, arguments: tuple[object, ...]) -> None:
        item = self.running
        if event == "subprocess.Popen" and item is not None and not item.get_closest_marker("processes"):
            raise RuntimeError(f"{item.nodeid} is in a quick room and starts {arguments[0]}")


ALONE = Alone()
sys.addaudithook(ALONE.hears)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    ALONE.running = item if item.get_closest_marker("quick") else None
    return (yield)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running(Postgres) as server:
        assert isinstance(server, Postgres)
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running(Redis) as server:
        assert isinstance(server, Redis)
        yield server


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a module at a time: while it is there its loop runs in this thread, and no other can."""
    with chromium_running() as browser:
        yield browser


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server whose bots do not make anybody wait."""
    with serving(tmp_path_factory.mktemp("room"), "--pace", "0") as served:
        yield served
        assert served.faults == []


@pytest.fixture(scope="module")
def browsers() -> dict[tuple[bool, str], list[Visitor]]:
    """Those of visitors who have left, by their screens and languages."""
    return {}


@pytest.fixture
def visit(
    chromium: Browser, room: Served, browsers: dict[tuple[bool, str], list[Visitor]]
) -> Iterator[Callable[..., Visitor]]:
    """Lets people come with browsers of their own; in the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(
        size: tuple[int, int] = PHONE, locale: str = "fr-FR", settings: dict[str, object] | None = None
    ) -> Visitor:
        left = browsers.setdefault((size != LAPTOP, locale), [])
        if left:
            visitors.append(left.pop())
            visitors[-1].come(size, settings)
        else:
            visitors.append(Visitor(chromium, room, size, locale, settings))
        places[id(visitors[-1])] = left
        return visitors[-1]

    places: dict[int, list[Visitor]] = {}
    yield come
    for visitor in visitors:
        visitor.leave()
        visitor.page.goto(BARE)
        places[id(visitor)].append(visitor)
