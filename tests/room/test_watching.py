"""Watchers see no secret, and at a table with a delay everything that much later."""

from __future__ import annotations

import json

from butin.room.table.table import Table
from butin.room.telling.held import MOST
from butin.room.telling.missed import greeting
from butin.room.telling.plain import write
from butin.testing.sim import Page, World
from butin.testing.witness import plain, views
from tests.room.test_room import play_on, two_at_a_table

DELAY_S = 30


def numbers(page: Page) -> list[int]:
    return [message["n"] for message in page.heard if message["type"] == "news"]


def test_a_watcher_hears_of_a_move_when_the_delay_is_over() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    watcher = world.enter(table, "")
    world.clock.pass_ms(DELAY_S * 1000)
    before = watcher.n
    play_on(world, table, pages, 1)
    world.clock.pass_ms(DELAY_S * 1000 - 1)
    assert watcher.n == before
    world.clock.pass_ms(1)
    assert watcher.n == pages[0].n
    assert watcher.views()["-1"]["actors"] == pages[0].views()["0"]["actors"]


def test_a_watcher_is_shown_the_table_as_it_was_then_and_the_rest_in_its_time() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    world.clock.pass_ms(DELAY_S * 1000)
    play_on(world, table, pages, 1)
    then = pages[0].n
    world.clock.pass_ms(DELAY_S * 500)
    play_on(world, table, pages, 2)
    world.clock.pass_ms(DELAY_S * 500)
    watcher = world.enter(table, "")
    hello = watcher.last("hello")
    assert (hello["n"], hello["table"]["n"]) == (then, then)
    assert [missed["n"] for missed in hello["missed"]][-1] == then
    assert hello["views"]["-1"]["actors"] == [1]
    assert numbers(watcher) == []
    world.clock.pass_ms(DELAY_S * 500)
    assert numbers(watcher) == [then + 1, then + 2]


def test_before_the_first_match_there_is_nothing_to_delay() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2, watch_delay_s=DELAY_S)
    watcher = world.enter(opened["table"], "")
    world.wish(opened["table"], "guest", "sit")
    assert watcher.last("news")["entry"]["kind"] == "sat"
    world.wish(opened["table"], opened["secret"], "start")
    assert watcher.last("news")["entry"]["kind"] == "sat"


def test_whoever_sits_down_hears_at_once_what_was_held_back() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=3, watch_delay_s=DELAY_S)
    page = world.enter(opened["table"], opened["secret"])
    world.wish(opened["table"], opened["secret"], "start")
    watcher = world.enter(opened["table"], "late")
    play_on(world, opened["table"], [page], 1)
    assert numbers(watcher) == []
    assert world.wish(opened["table"], "late", "ask_seat", seat=1)[1] is None
    assert numbers(watcher) == []
    assert world.wish(opened["table"], opened["secret"], "answer", yes=True)[1] is None
    heard = numbers(watcher)
    assert heard == list(range(heard[0], page.n + 1))
    assert watcher.views() == plain(views(world.room.live[opened["table"]].table, [1]))


def test_after_a_restart_a_watcher_misses_nothing_and_learns_nothing_early() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    watcher = world.enter(table, "")
    play_on(world, table, pages, 3)
    world.clock.pass_ms(1_000)
    world.restart()
    back = world.enter(table, "", since=watcher.n)
    assert back.n == watcher.n
    world.clock.pass_ms(DELAY_S * 1000)
    entries = len(world.store.entries[table])
    assert numbers(back) == list(range(watcher.n + 1, entries + 1))


def test_the_link_for_watchers_shows_the_table_as_it_was_then() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    seen: list[str] = []

    def show(found: Table | None, error: Exception | None) -> None:
        assert found is not None
        seen.append(found.phase)

    for _ in range(2):
        world.room.watchers_table(table).then(show)
        world.clock.pass_ms(DELAY_S * 1000)
    assert seen == ["waiting", "playing"]
    assert pages[0].last("news")["table"]["phase"] == "playing"


def test_what_many_watchers_wait_for_is_kept_once() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    early = [world.enter(table, secret) for secret in ("", "a device", "another")]
    play_on(world, table, pages, 10)
    watchers = [*early, *[world.enter(table, secret) for secret in ("", "a third", "a fourth")]]
    play_on(world, table, pages, 10)
    held = [message for page in watchers for message in waiting(page)]
    assert len(held) == len(watchers) * len(waiting(watchers[-1])) >= len(watchers) * 20
    assert len({id(message) for message in held}) == len(waiting(watchers[-1]))


def test_each_watcher_waits_for_what_the_journal_says_whoever_came_before() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    world.enter(table, "")
    for secret in ("benched", "gone again"):
        play_on(world, table, pages, 2)
        assert world.wish(table, secret, "bench")[1] is None
    play_on(world, table, pages, 2)
    assert world.wish(table, "gone again", "stand")[1] is None
    for secret in ("gone again", "", "benched", "", "gone again"):
        for past in (False, True):
            play_on(world, table, pages, 1)
            guest = world.enter(table, secret, past=past).guest
            assert guest is not None
            entries, now = [json.loads(entry) for entry in world.store.entries[table]], world.clock.now()
            _, _, later = greeting(guest.live.table, entries, guest.holder, None, now, past, write)
            assert [message[:3] for message in guest._held or ()] == [message[:3] for message in later]
            assert len(later) > 5


def test_where_too_much_waits_the_watchers_of_the_fullest_tables_are_sent_away() -> None:
    world = World()
    watchers = []
    for megabytes in (20, 25, 1):
        table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
        watchers.append(world.enter(table, ""))
        live = world.room.live[table]
        live.hold(False, (live.table.n + 1, world.clock.now() + 1000, bytes(megabytes << 20), True))
    world.room.relieve()
    assert [page.ended for page in watchers] == [False, True, False]
    world.clock.pass_ms(DELAY_S * 1000)
    assert [page.n for page in watchers] == [6, 5, 6]
    world.room.relieve()
    assert [live.held for live in world.room.live.values()] == [None] * 3
    assert not pages[0].ended


def test_a_table_that_has_too_much_waiting_takes_no_watchers() -> None:
    world = World()
    table, pages = two_at_a_table(world, watch_delay_s=DELAY_S)
    said = json.dumps({"kind": "said", "at": world.clock.now(), "seat": 0, "phrase": "hello"})
    world.store.entries[table] += [said] * (MOST + 1)
    assert world.enter(table, "").ended
    assert not world.enter(table, pages[0].secret).ended


def waiting(page: Page) -> list[bytes]:
    """The news that are held back for a page."""
    assert page.guest is not None
    return [message[2] for message in page.guest._held or ()]
