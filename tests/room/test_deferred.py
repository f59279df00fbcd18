"""Walks: whoever waits goes on inside the call that gives; refusals reach them, whatever else breaks stops a table."""

from __future__ import annotations

import pytest

from butin.adapters.web.wire import write as quick
from butin.room.errors import Refused
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.telling.plain import write
from butin.testing.sim import SimStore, World


class Supervisor:
    """Where these walks go."""

    def __init__(self) -> None:
        self.walks = 0
        self.stopped: list[tuple[str, str]] = []
        self.rested: list[int] = []
        self.steps: list[str] = []

    def stop(self, identity: str, error: Exception) -> None:
        self.stopped.append((identity, type(error).__name__))

    def rest(self) -> None:
        self.rested.append(len(self.steps))

    def sum_of(self, one: Deferred[int], other: Deferred[int]) -> Walk[int]:
        self.steps.append("sets off")
        first = yield from one
        self.steps.append("knows one")
        return first + (yield from other)


def heard(deferred: Deferred[int]) -> list[tuple[int | None, str]]:
    found: list[tuple[int | None, str]] = []
    deferred.then(lambda value, error: found.append((value, getattr(error, "kind", ""))))
    return found


def test_a_walk_goes_on_inside_the_call_that_gives() -> None:
    supervisor, one, other = Supervisor(), Deferred[int](), Deferred[int]()
    found = heard(spawn(supervisor.sum_of(one, other), supervisor, "t"))
    assert (supervisor.steps, found) == (["sets off"], [])
    one.resolve(3)
    assert (supervisor.steps, found) == (["sets off", "knows one"], [])
    other.resolve(4)
    assert found == [(7, "")]


def test_what_is_known_already_is_not_waited_for() -> None:
    supervisor, one, other = Supervisor(), Deferred[int](), Deferred[int]()
    one.resolve(3)
    other.resolve(4)
    assert heard(spawn(supervisor.sum_of(one, other), supervisor, "t")) == [(7, "")]
    assert supervisor.rested == [2]


def test_a_refusal_reaches_whoever_waits_and_stops_nothing() -> None:
    supervisor, one = Supervisor(), Deferred[int]()
    found = heard(spawn(supervisor.sum_of(one, Deferred()), supervisor, "t"))
    one.reject(Refused("too_busy", "not now"))
    assert (found, supervisor.stopped) == ([(None, "too_busy")], [])


def test_whatever_else_breaks_stops_the_table_and_whoever_waits_is_told() -> None:
    supervisor, one = Supervisor(), Deferred[int]()
    found = heard(spawn(supervisor.sum_of(one, Deferred()), supervisor, "t"))
    one.reject(ZeroDivisionError())
    assert (found, supervisor.stopped) == ([(None, "broken")], [("t", "ZeroDivisionError")])


def test_the_house_rests_when_the_outermost_walk_has_come_as_far_as_it_can() -> None:
    supervisor, inner = Supervisor(), Deferred[int]()

    def outer() -> Walk[int]:
        other = Deferred[int]()
        spawn(supervisor.sum_of(inner, other), supervisor, "t")
        inner.resolve(1)
        supervisor.steps.append("the outer one")
        return (yield from inner)

    spawn(outer(), supervisor, "t")
    assert supervisor.steps == ["sets off", "knows one", "the outer one"]
    assert supervisor.rested == [3]


def test_nothing_is_given_twice_and_nobody_waits_for_what_another_waits_for() -> None:
    deferred = Deferred[int]()
    deferred.then(lambda value, error: None)
    with pytest.raises(AssertionError):
        deferred.then(lambda value, error: None)
    deferred.resolve(1)
    with pytest.raises(AssertionError):
        deferred.resolve(2)


def test_a_listener_that_breaks_does_not_keep_the_house_from_resting() -> None:
    supervisor, one, other = Supervisor(), Deferred[int](), Deferred[int]()
    other.resolve(1)

    def listener(value: int | None, error: Exception | None) -> None:
        raise ZeroDivisionError

    spawn(supervisor.sum_of(one, other), supervisor, "t").then(listener)
    with pytest.raises(ZeroDivisionError):
        one.resolve(1)
    assert supervisor.walks == 0


def test_the_room_says_the_same_with_either_writer() -> None:
    """One writes on servers, the other where there is the standard library alone."""
    said = [{"n": 1, "é": '’\u202f\x1f"\\', "list": [1, 2.5, None, True], "of": {"0": {}}}, 0.1, [], "\u2028 🦊"]
    assert [write(one) for one in said] == [quick(one) for one in said]


def test_those_who_wait_for_one_table_are_served_in_the_order_of_coming() -> None:
    """The first reads it; it may be put away before the others have it, and they get it all the same."""
    store = SimStore()
    world = World(store)
    opened = world.open(game="voleurs", seats=2)
    asked: list[list[object]] = []
    read = store.read
    store.read = lambda table, after, done: asked.append([table, after, done])  # type: ignore[method-assign]
    world.room.tables.recent.tables.clear()
    order: list[str] = []
    world.room.peek(opened["table"]).then(lambda table, error: order.append("first"))
    world.room.peek(opened["table"]).then(lambda table, error: order.append("second"))
    assert (len(asked), order) == (1, [])
    store.read = read  # type: ignore[method-assign]
    read(*asked[0])  # type: ignore[arg-type]
    assert order == ["first", "second"]
