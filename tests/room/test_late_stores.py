"""The late stores that tests use keep to what they stand for."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from butin.room.ports import Row
from butin.room.wishes import SayWish
from butin.testing.sim import SimClock, Told, World
from butin.testing.stores import LateStore, PageStore

SUMMARY: dict[str, Any] = {"tokens": {}}


def row(n: int, table: str = "t") -> Row:
    return Row(table, n, {"kind": "said", "at": n, "seat": 0, "phrase": "hello"}, SUMMARY)


def test_a_page_does_everything_in_the_order_of_asking() -> None:
    for seed in range(20):
        clock, said = SimClock(), list[Any]()
        store = PageStore(clock, seed, slowest=9)
        store.append([row(1)], partial(_say, said, "first"))
        store.read("t", 0, partial(_say, said, "read"))
        store.append([row(2), row(3)], partial(_say, said, "second"))
        store.latest(["t"], partial(_say, said, "latest"))
        assert said == []
        clock.pass_ms(50)
        one = [row(1).entry]
        assert said == [("first", [True]), ("read", one), ("second", [True, True]), ("latest", {"t": 3})]


def test_a_refused_batch_refuses_the_later_ones_of_its_table_and_no_other() -> None:
    clock, said = SimClock(), list[Any]()
    store = PageStore(clock, seed=1, slowest=9)
    store.refuses = 1
    for n, table in ((1, "t"), (2, "t"), (1, "u")):
        store.append([row(n, table)], partial(_say, said, f"{table}{n}"))
    store.append([row(1, "t")], partial(_say, said, "anew"))
    clock.pass_ms(50)
    assert said == [("t1", [False]), ("t2", [False]), ("u1", [True]), ("anew", [True])]


def test_how_late_something_is_does_not_depend_on_what_else_was_asked() -> None:
    def answered_at(asks: int) -> float:
        clock, at = SimClock(), list[float]()
        store = LateStore(clock, seed=3, slowest=50)
        for _ in range(asks):
            store.latest([], lambda found: None)
        store.append([row(1)], lambda kept: at.append(clock.time))
        clock.pass_ms(500)
        return at[0]

    assert answered_at(0) == answered_at(9) > SimClock().time


def _say(said: list[Any], name: str, answer: object) -> None:
    said.append((name, answer))


def test_somebody_may_leave_while_the_table_is_being_read_anew() -> None:
    clock = SimClock()
    store = PageStore(clock, seed=1, slowest=4)
    world = World(store, clock=clock, seed=2)
    opened = world.open(game="voleurs", seats=2)
    page = world.enter(opened["table"], opened["secret"])
    clock.pass_ms(100)
    assert page.guest is not None
    live = page.guest.live
    store.refuses = 1
    world.room.wish(opened["table"], page.guest.who, SayWish(phrase="hello"), Told(lambda n, error: None))
    while not live.lost:
        clock.pass_ms(1)
    assert opened["table"] in world.room.tables.reading
    world.leave(page)
    clock.pass_ms(100)
    assert json.loads(store.entries[opened["table"]][-1])["kind"] == "went"
