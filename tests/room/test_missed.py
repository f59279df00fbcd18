"""A hello made cheaply is the hello that the whole journal gives, wherever somebody left off."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from butin.room.entries import Entry
from butin.room.running.deferred import spawn
from butin.room.telling.missed import greeting
from butin.room.telling.plain import write
from butin.testing.ours import NAMES
from butin.testing.sim import Page, SimStore, World, asker, digest
from tests.room.test_room import play_on

SHORT = {"schattendieb": {"games": 1}, "labyrinthe": {"discs": 6, "stall_turns": 10}}


class ReadStore(SimStore):
    """Remembers after which entry it was read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[int] = []

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        self.reads.append(after)
        super().read(table, after, done)


def evening(world: World, game: str) -> tuple[str, list[str]]:
    """A match with talk, a bot, somebody who comes late and somebody who leaves; then half of another one."""
    opened = world.open(game=game, seats=3, bots={"2": "careless"}, options=SHORT.get(game, {}))
    table, secrets = opened["table"], [opened["secret"], "friend", "late"]
    world.wish(table, "friend", "sit")
    pages = [world.enter(table, secret) for secret in secrets[:2]]
    world.wish(table, secrets[0], "start")
    go_on(world, table, pages, 3)
    world.wish(table, "friend", "say", phrase="hello")
    let_in(world, table, 2, secrets[:2])
    pages.append(world.enter(table, "late"))
    go_on(world, table, pages, 3)
    world.wish(table, "friend", "name", name="Bo")
    world.leave(pages.pop())
    world.wish(table, "late", "stand")
    go_on(world, table, pages, 400)
    assert world.room.live[table].table.phase == "over"
    world.wish(table, secrets[0], "again")
    world.wish(table, "friend", "answer", yes=True)
    world.clock.pass_ms(10)
    go_on(world, table, pages, 4)
    let_in(world, table, 2, secrets[:2])
    go_on(world, table, [*pages, world.enter(table, "late")], 2)
    world.wish(table, secrets[0], "say", phrase="thanks")
    return table, secrets


def let_in(world: World, table: str, seat: int, secrets: list[str]) -> None:
    """Somebody comes late, asks for a bot's chair, and everybody says yes."""
    assert world.wish(table, "late", "ask_seat", seat=seat)[1] is None
    for secret in secrets:
        assert world.wish(table, secret, "answer", yes=True)[1] is None
    assert world.room.live[table].table.seats[seat].person


def go_on(world: World, table: str, pages: list[Page], turns: int) -> None:
    for _ in range(turns):
        if world.room.live[table].table.phase == "playing":
            play_on(world, table, pages, 1)
            world.clock.pass_ms(2000)


def from_the_journal(world: World, table: str, secret: str, since: int | None) -> dict[str, Any]:
    entries: list[Entry] = []
    world.store.read(table, 0, entries.extend)
    holder, now = digest(secret) if secret else "", world.clock.now()
    _, hello, _ = greeting(world.room.live[table].table, entries, holder, since, now, False, write)
    told: dict[str, Any] = json.loads(hello)
    return told


@pytest.mark.parametrize("game", NAMES)
def test_wherever_somebody_left_off_they_hear_what_the_journal_says(game: str) -> None:
    world = World(store=ReadStore())
    table, secrets = evening(world, game)
    n, begun = world.room.live[table].table.n, world.room.live[table].table.started
    for since in [None, 0, 2, 9, *range(begun - 3, begun + 3), *range(n - 4, n + 2)]:
        for secret in [*secrets, ""]:
            room, page = world.room, Page(secret)
            expected = from_the_journal(world, table, secret, since)
            spawn(room._greet(guest_of(world, table, page), since), room.tables, table)
            assert page.heard[0] == expected, since


def guest_of(world: World, table: str, page: Page) -> Any:
    """Somebody who stands at the table and has not been greeted, so that nobody hears of it."""
    guest = type(world.room.live[table].guests[0])
    return guest(page, asker(page.secret), world.room.live[table], world.clock)


def test_of_a_long_table_only_what_was_missed_is_read() -> None:
    store = ReadStore()
    world = World(store=store)
    table, _ = evening(world, "voleurs")
    live = world.room.live[table]
    n, begun = live.table.n, live.table.started
    assert begun > 40
    store.reads.clear()
    world.leave(world.enter(table, "", since=n - 2))
    world.leave(world.enter(table, "", since=n))
    world.leave(world.enter(table, ""))
    assert store.reads == [n - 2, begun - 1]


def test_a_move_that_was_taken_back_is_missed_as_it_happened() -> None:
    world = World()
    opened = world.open(game="schattendieb", seats=2)
    table = opened["table"]
    world.wish(table, "friend", "sit")
    pages = [world.enter(table, opened["secret"]), world.enter(table, "friend")]
    world.wish(table, opened["secret"], "start")
    n = world.room.live[table].table.n
    play_on(world, table, pages[:1], 1)
    assert world.wish(table, opened["secret"], "back")[1] is None
    assert world.wish(table, "friend", "answer", yes=True)[1] is None
    world.clock.pass_ms(10)
    play_on(world, table, pages[:1], 1)
    for since in range(n, world.room.live[table].table.n):
        page = world.enter(table, "friend", since=since)
        assert page.heard[0]["missed"] == from_the_journal(world, table, "friend", since)["missed"]
        world.leave(page)
    kinds = [told["entry"]["kind"] for told in world.enter(table, "", since=n).heard[0]["missed"]]
    assert kinds[:5] == ["moved", "asked", "answered", "took_back", "moved"]
