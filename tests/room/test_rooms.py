"""Several rooms on one journal: whoever is faster, one order explains everything, and nobody is forgotten."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from butin.core.errors import ButinError
from butin.room.wishes import MoveWish
from butin.testing.sim import Page, Told, asker, digest
from kit.rooms import House


def told_once_and_in_order(page: Page) -> None:
    """Hello first, then each entry after the other."""
    assert page.heard[0]["type"] == "hello"
    last = page.heard[0]["n"]
    for message in page.heard[1:]:
        assert (message["type"], message["n"]) == ("news", last + 1)
        last += 1


@pytest.mark.parametrize("seed", range(12))
def test_whatever_comes_first_one_order_explains_all(seed: int) -> None:
    house = House(seed=seed, slowest=seed)
    house.bus.dead = seed % 3 == 2
    chance = random.Random(seed)
    table = house.open(3, seats=4, bots={"3": "renard"})
    house.wish(0, table, "s0", "start")
    pages = [(room, house.enter(room, table, f"s{seat}")) for seat in range(3) for room in range(2)]
    gone: list[Page] = []
    granted: list[str] = []

    def heard(identity: str) -> Callable[[int, ButinError | None], None]:
        return lambda n, error: granted.append(identity) if error is None else None

    for number in range(1500):
        room, page = pages.pop(chance.randrange(len(pages)))
        if chance.random() < 0.02:
            assert page.guest is not None
            house.rooms[room].leave(page.guest)
            gone.append(page)
            pages.append(
                (1 - room, house.enter(1 - room, table, page.secret, page.n if chance.random() < 0.5 else None))
            )
            continue
        pages.append((room, page))
        for seat, view in page.views().items():
            if view["legal"]:
                wish = MoveWish(id=f"w{number}", seat=int(seat), move=chance.choice(view["legal"]))
                house.rooms[room].wish(table, asker(page.secret), wish, Told(heard(f"w{number}")))
        house.clock.pass_ms(chance.randint(0, 60))
    house.clock.pass_ms(3000)
    journal = house.journal(table)
    assert sum(entry["kind"] == "moved" for entry in journal) == 36
    assert sorted(entry["wish"] for entry in journal if "wish" in entry) == sorted(granted)
    for page in [page for _, page in pages]:
        told_once_and_in_order(page)
        assert page.n == len(journal)
    for page in gone:
        told_once_and_in_order(page)


@pytest.mark.parametrize("seed", range(5))
def test_all_who_come_at_once_hear_everything(seed: int) -> None:
    house = House(seed=seed, slowest=9)
    table = house.open(6, seats=6)
    pages = [Page(f"s{number}") for number in range(6)]
    for page in pages:
        house.rooms[0].enter(table, asker(page.secret, ""), page, None)
    house.clock.pass_ms(3000)
    for page in pages:
        told_once_and_in_order(page)
        assert page.n == len(house.journal(table))


def test_only_one_server_thinks_for_a_table() -> None:
    house = House(rooms=3)
    table = house.open(1, seats=3, bots={"1": "renard", "2": "renard"}, move_s=5)
    house.enter(1, table, "s0")
    watchers = [house.enter(room, table, "") for room in range(3)]
    house.wish(0, table, "s0", "start")
    house.clock.pass_ms(120_000)
    moved = [entry for entry in house.journal(table) if entry["kind"] == "moved"]
    assert len(moved) == 36
    assert [pool.jobs for pool in house.pools] == [0, 36, 0]  # where its person is
    assert {watcher.n for watcher in watchers} == {len(house.journal(table))}


def test_tables_without_people_are_looked_after_by_one_server() -> None:
    house = House(rooms=3)
    table = house.open(1, seats=2, bots={"1": "renard"}, away_s=5)
    page = house.enter(0, table, "s0")
    house.wish(0, table, "s0", "start")
    assert page.guest is not None
    house.rooms[0].leave(page.guest)
    house.clock.pass_ms(120_000)
    assert sum(entry["kind"] == "moved" for entry in house.journal(table)) == 36
    assert sorted(pool.jobs for pool in house.pools) == [0, 0, 36]
    assert [len(room.live) for room in house.rooms] == [0, 0, 0]


def test_when_a_server_is_killed_another_looks_after_its_tables_within_three_seconds() -> None:
    house = House()
    table = house.open(1, seats=2, bots={"1": "renard"}, away_s=5)
    house.enter(0, table, "s0")
    house.wish(0, table, "s0", "start")
    house.kill(0)
    house.clock.pass_ms(3000)
    went = house.journal(table)[-1]
    assert (went["kind"], went["seats"]) == ("went", [0])
    house.clock.pass_ms(60_000)  # its person stays away: a bot plays on
    assert sum(entry["kind"] == "moved" for entry in house.journal(table)) == 36


def test_one_who_was_cut_off_from_the_store_judges_nobody_at_once() -> None:
    house = House()
    table = house.open(2, seats=2)
    house.enter(0, table, "s0")
    house.enter(1, table, "s1")
    servers = list(house.store.servers)
    for room in house.rooms:
        room.pipeline.servers.heard_at -= 60_000  # nobody could beat for a minute
    house.store.servers.remove(servers[1])  # and the first to be back is alone
    house.rooms[0].pipeline.servers.call()
    house.store.servers.append(servers[1])
    house.clock.pass_ms(5000)
    assert [entry["kind"] for entry in house.journal(table)[-2:]] == ["came", "came"]


def test_a_seat_open_on_two_servers_is_here_until_both_are_left() -> None:
    house = House()
    table = house.open(2, seats=2)
    pages = [house.enter(0, table, "s1"), house.enter(1, table, "s1")]
    watcher = house.enter(0, table, "")
    for room, here in ((1, True), (0, False)):
        guest = pages[room].guest
        assert guest is not None
        house.rooms[room].leave(guest)
        house.clock.pass_ms(100)
        assert watcher.last("news")["table"]["seats"][1]["here"] is here


def test_without_news_a_server_looks_for_itself() -> None:
    house = House()
    house.bus.dead = True
    table = house.open(2, seats=2)
    pages = [house.enter(0, table, "s0"), house.enter(1, table, "s1")]
    house.wish(0, table, "s0", "start")
    house.clock.pass_ms(1500)
    assert pages[1].last("news")["entry"]["kind"] == "started"


def test_nobody_is_refused_because_a_server_is_behind() -> None:
    house = House()
    house.bus.dead = True
    table = house.open(2, seats=3)
    house.enter(1, table, "s1")
    house.clock.pass_ms(100)
    assert house.wish(0, table, "late", "sit")[1] is None
    assert house.wish(1, table, "late", "say", phrase="hello")[1] is None  # the second has not heard of the third


def test_a_wish_while_the_store_is_away_is_refused_and_may_be_sent_again() -> None:
    house = House()
    table = house.open(2, seats=2)
    house.wish(0, table, "s0", "start")
    page = house.enter(0, table, "s0")
    house.clock.pass_ms(100)
    before = len(house.journal(table))
    wish = {"id": "w1", "move": page.views()["0"]["legal"][0]}
    house.store.awake = False
    assert house.wish(0, table, "s0", "move", **wish)[1].kind == "not_saved"
    assert len(house.journal(table)) == before
    house.store.awake = True
    assert house.wish(0, table, "s0", "move", **wish)[1] is None
    assert house.wish(1, table, "s0", "move", **wish)[1] is None
    assert len(house.journal(table)) == before + 1


def test_a_table_removed_at_one_server_is_gone_at_the_other() -> None:
    house = House()
    table = house.open(2, seats=2)
    page = house.enter(1, table, "s1")
    answers: list[Any] = []
    house.rooms[0].remove(table, digest("s0")).then(lambda _, error: answers.append(error))
    house.clock.pass_ms(1500)
    assert answers == [None]
    assert page.heard[-1] == {"type": "removed"}
    assert house.wish(1, table, "s1", "say", phrase="hello")[1].kind == "no_such_table"
    assert table not in house.store.listing
    assert not house.store.entries.get(table)
