"""Sealed chance at a table: the secret is fixed before anybody adds to it, and shows itself when the match is over."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

import butin
from butin.core.chance import commitment
from butin.core.verifying import verify
from butin.room.telling.record import record
from butin.testing.sim import GAMES, Page, SimStore, World
from kit.rooms import House
from tests.room.test_beginning import begun, entries, gathered, play_out, refused, shown

SHARE = sha256(b"a share").hexdigest()


def sealed(world: World, table: str) -> list[str]:
    return [entry["secret"] for entry in entries(world, table) if entry["kind"] == "sealed"]


def test_the_secret_is_drawn_when_the_table_opens_and_all_see_its_commitment_while_it_waits() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2)
    table = opened["table"]
    assert [entry["kind"] for entry in entries(world, table)] == ["opened", "sealed"]
    (secret,) = sealed(world, table)
    assert len(bytes.fromhex(secret)) == 32
    page, watcher = world.enter(table, opened["secret"]), world.enter(table, "")
    for seen in (opened["sealed"], shown(page)["sealed"], shown(watcher)["sealed"]):
        assert seen == commitment(bytes.fromhex(secret))


def test_the_match_is_dealt_from_the_sealed_secret_and_from_the_shares_in_chair_order() -> None:
    world = World()
    table, pages = gathered(world, "voleurs", 3, 2)
    (secret,) = sealed(world, table)
    assert world.wish(table, "one", "share", share=SHARE)[1] is None
    assert [seat["shared"] for seat in shown(pages[0])["seats"]] == [False, True, False]
    laid = begun(world, table)
    assert (laid.secret, laid.shares) == (secret, ["", SHARE, ""])
    assert shown(pages[0])["shares"] == ["", SHARE, ""]
    assert shown(pages[0])["commitment"] == commitment(bytes.fromhex(secret))
    assert shown(pages[0])["sealed"] == ""
    started = next(entry for entry in entries(world, table) if entry["kind"] == "started")
    assert (started["shares"], started["rules"]) == (["", SHARE, ""], 1)
    assert "secret" not in started


def test_the_secret_shows_itself_at_the_end_and_the_record_holds() -> None:
    world = World()
    table, pages = gathered(world, "voleurs", 2, 2)
    world.wish(table, "host", "share", share=SHARE)
    begun(world, table)
    assert shown(pages[0])["secret"] == ""
    play_out(world, table, pages)
    first, second = sealed(world, table)  # the next one is drawn as soon as this one is over
    assert (shown(pages[1])["secret"], shown(pages[1])["sealed"]) == (first, commitment(bytes.fromhex(second)))
    journal = record(GAMES, table, entries(world, table), 1)
    assert journal is not None
    assert journal.shares == [SHARE, ""]
    verify(butin.game("voleurs"), journal)


def test_a_rematch_has_a_secret_and_shares_of_its_own() -> None:
    world = World()
    table, pages = gathered(world, "voleurs", 2, 2)
    world.wish(table, "host", "share", share=SHARE)
    begun(world, table)
    play_out(world, table, pages)
    assert [seat["shared"] for seat in shown(pages[0])["seats"]] == [False, False]
    other = sha256(b"another").hexdigest()
    assert world.wish(table, "one", "share", share=other)[1] is None
    world.wish(table, "host", "again")
    world.wish(table, "one", "answer", yes=True)
    laid = world.room.live[table].table
    assert (laid.matches, laid.secret, laid.shares) == (2, sealed(world, table)[1], ["", other])


def test_a_share_may_be_given_again_until_the_match_begins_and_goes_with_its_person() -> None:
    world = World()
    table, pages = gathered(world, "voleurs", 3, 3)
    for word in (b"first", b"second"):
        assert world.wish(table, "one", "share", share=sha256(word).hexdigest())[1] is None
    assert world.wish(table, "two", "share", share=SHARE)[1] is None
    assert world.wish(table, "two", "stand")[1] is None
    assert [seat["shared"] for seat in shown(pages[0])["seats"]] == [False, True, False]
    assert begun(world, table).shares == ["", sha256(b"second").hexdigest(), ""]
    assert refused(world, table, "one", "share", share=SHARE) == "match_on"


def test_anything_but_64_hexadecimal_digits_is_refused() -> None:
    world = World()
    table, _ = gathered(world, "voleurs", 2, 1)
    for share in (
        "",
        "abracadabra",
        SHARE[:-1],
        SHARE + "0",
        SHARE.upper(),
        SHARE[:-1] + "g",
        SHARE[:-1] + "\n",
        SHARE + "\n",
    ):
        assert refused(world, table, "host", "share", share=share) == "bad_share"
    assert refused(world, table, "stranger", "share", share=SHARE) == "not_your_seat"


def old_journal(world: World, table: str) -> None:
    """As it was kept before secrets were sealed."""
    world.store.entries[table] = [json.dumps(entry) for entry in entries(world, table) if entry["kind"] != "sealed"]


def test_a_table_that_waits_from_before_gets_its_secret_when_it_is_next_read() -> None:
    world = World()
    table, _ = gathered(world, "voleurs", 2, 1)
    old_journal(world, table)
    world.restart()
    assert sealed(world, table) == []
    page = world.enter(table, "host")
    world.clock.pass_ms(10)
    assert shown(page)["sealed"] == commitment(bytes.fromhex(sealed(world, table)[0]))
    assert len(sealed(world, table)) == 1


def test_a_table_from_before_can_be_started_at_once() -> None:
    world = World()
    table, _ = gathered(world, "voleurs", 2, 1)
    old_journal(world, table)
    world.restart()
    assert world.wish(table, "host", "start")[1] is None
    assert world.room.live[table].table.secret == sealed(world, table)[0]


@pytest.mark.parametrize("seed", range(10))
def test_where_several_servers_write_a_table_is_sealed_once_and_started_by_it(seed: int) -> None:
    house = House(seed=seed)
    table = house.open(2, seats=2)
    house.clock.pass_ms(100)
    assert all(not room.live for room in house.rooms)  # nobody looks at it: it will be read anew
    house.store.entries[table] = [text for text in house.store.entries[table] if '"sealed"' not in text]
    for room in house.rooms:
        room.tables.recent.tables.clear()  # as after a restart: this is how a journal of earlier times is
    first = seed % 2
    house.rooms[1 - first].peek(table)
    assert house.wish(first, table, "s0", "start")[1] is None
    house.clock.pass_ms(200)
    kinds = [entry["kind"] for entry in house.journal(table)]
    assert kinds.count("started") == 1
    assert kinds[: kinds.index("started")].count("sealed") == 1


def test_a_rotated_rematch_of_an_old_journal_is_still_read() -> None:
    world = World()
    table, _ = gathered(world, "voleurs", 3, 3)
    begun(world, table)
    old = [
        {**entry, "secret": sealed(world, table)[0], "shares": [], "rotated": True}
        if entry["kind"] == "started"
        else entry
        for entry in entries(world, table)
        if entry["kind"] != "sealed"
    ]
    for entry in old:
        for name in ("rules", "first", "picks") if entry["kind"] == "started" else ():
            entry.pop(name)
    world.store.entries[table] = [json.dumps(entry) for entry in old]
    world.restart()
    back = world.enter(table, "host")
    laid = world.room.live[table].table
    assert (back.last("hello")["you"], laid.host, laid.actors(), laid.began) == ([1], 1, [0], 0)
    assert shown(back)["first"] == 0


def test_no_message_holds_a_sealed_secret_before_its_match_is_over() -> None:
    world = World(SimStore())
    table, pages = gathered(world, "voleurs", 2, 2)
    watcher: Page = world.enter(table, "")
    begun(world, table)
    play_out(world, table, pages)
    told, kept = sealed(world, table)
    for page in (*pages, watcher):
        assert kept not in json.dumps(page.heard)
        over = next(
            place for place, message in enumerate(page.heard) if message.get("table", {}).get("phase") == "over"
        )
        assert told not in json.dumps(page.heard[:over])
        assert told in json.dumps(page.heard[over])
