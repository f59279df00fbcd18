"""An evening with several servers, killed ones, old journals, and journals of rooms that are yet to be built."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from butin.room.deeds.all import fold, setting_of
from butin.room.table.table import Table
from butin.room.wishes import BoxWish
from butin.testing.sim import GAMES, SimStore, Told, World, asker
from butin.testing.witness import insides
from kit.alarm import breakage
from kit.evenings import Evening
from kit.rooms import House

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.jsonl"))


@pytest.mark.parametrize("seed", range(8))
def test_two_servers_take_a_box_at_the_same_moment_and_one_of_them_has_it(seed: int) -> None:
    house = House(seed=seed, slowest=seed)
    house.bus.dead = seed % 2 == 1
    table = house.open(2)
    pages = [house.enter(room, table, "s0") for room in range(2)] + [house.enter(1, table, "s1")]
    house.clock.pass_ms(2000)
    n = house.rooms[0].live[table].table.n
    answers: dict[int, Any] = {}
    for room, game in enumerate(["labyrinthe", "schattendieb"]):
        wish = BoxWish(game=game, since=n)
        told = Told(lambda n, error, room=room: answers.update({room: error}))  # type: ignore[misc]
        house.rooms[room].wish(table, asker("s0"), wish, told)
    house.clock.pass_ms(3000)
    assert sorted(getattr(error, "kind", "") for error in answers.values()) == ["", "moved_on"]
    boxed = [entry["setting"]["game"] for entry in house.journal(table) if entry["kind"] == "boxed"]
    assert len(boxed) == 1
    for page in pages:
        news = next(message for message in reversed(page.heard) if "table" in message)
        assert news["table"]["setting"]["game"] == boxed[0]
    assert {server.live[table].table.game.name for server in house.rooms} == set(boxed)
    assert house.store.listing[table]["game"] == boxed[0]


def spent() -> Evening:
    """A box without an end, people who wait, a match, a question, a box, and the beginning of another match."""
    evening = Evening("ana", "bo", game="")
    assert evening.do("cy", "bench", name="cy") is None
    evening.come("cy")
    assert evening.do("television", "screen") is None
    assert evening.do("bo", "answer", yes=True) is None
    evening.come("television", way="")
    assert evening.do("another television", "screen") is None
    assert evening.do("ana", "answer", yes=True) is None
    assert evening.do("television", "unscreen") is None
    assert evening.box("bo", "voleurs", seats=2) is None
    evening.match()
    assert evening.box("bo", "labyrinthe") is None
    for name in ("ana", "cy"):
        if evening.where(name)[0]:
            evening.do(name, "answer", yes=True)
    assert evening.do("di", "come", name="di") is None
    host = evening.seated()[evening.table.host]
    assert evening.do(host, "start", close_up=True) is None
    evening.play(4)
    return evening


def test_a_server_that_is_killed_between_any_two_entries_goes_on_from_there() -> None:
    before = spent()
    kept = before.world.store.entries[before.id]
    assert {"boxed", "benched", "sat", "started", "asked", "screened", "unscreened"} <= set(before.kinds)
    for n in range(2, len(kept) + 1):
        world = World(SimStore())
        world.store.entries[before.id] = kept[:n]
        world.clock.sleep_ms(json.loads(kept[n - 1])["at"])
        page = world.enter(before.id, "ana", way="join")
        live = world.room.live[before.id].table
        truth = Table(before.id, GAMES, setting_of(json.loads(kept[0])))
        for entry in world.store.entries[before.id]:
            fold(truth, json.loads(entry))
        assert insides(live) == insides(truth)
        assert page.heard[0]["table"]["setting"] == live.setting.plain()
        assert world.wish(before.id, "ana", "name", name="Anne")[1] is None


def test_a_question_goes_with_its_server_like_every_other_and_can_be_asked_again() -> None:
    evening = Evening("ana", "bo")
    evening.match()
    assert evening.box("bo", "labyrinthe") is None
    assert evening.do("ana", "answer", yes=True) is None
    kept = evening.world.store.entries[evening.id]
    boxed = next(n for n, entry in enumerate(kept) if json.loads(entry)["kind"] == "boxed")
    world = World(SimStore())
    world.store.entries[evening.id] = kept[:boxed]
    world.clock.sleep_ms(evening.world.clock.now())
    for name in ("ana", "bo"):
        world.enter(evening.id, name)
    world.clock.pass_ms(100)
    assert world.room.live[evening.id].table.asked is None
    assert world.wish(evening.id, "bo", "box", game="labyrinthe")[1] is None
    assert world.wish(evening.id, "ana", "answer", yes=True)[1] is None
    assert world.room.live[evening.id].table.game.name == "labyrinthe"


def test_another_box_by_a_server_that_has_seen_nothing_of_it_reaches_everybody() -> None:
    house = House(slowest=2)
    table = house.open(2)
    pages = [house.enter(0, table, "s0"), house.enter(1, table, "s1")]
    for game in ["labyrinthe", "attrap_tresors", "voleurs"]:
        assert house.wish(1, table, "s0", "box", game=game)[1] is None
        house.clock.pass_ms(2000)
        assert house.wish(0, table, "s0", "start", close_up=True)[1] is None
        house.clock.pass_ms(2000)
        for page in pages:
            assert next(iter(page.views().values()))["game"] == game
        asked, error = house.wish(0, table, "s1", "box", game="schattendieb")
        assert error is None
        assert house.wish(1, table, "s0", "answer", yes=True, n=asked)[1] is None
        house.clock.pass_ms(2000)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_old_journals_have_nobody_on_the_bench_and_take_another_box(path: Path) -> None:
    world = World()
    kept = path.read_text("utf-8").splitlines()
    world.store.entries["old"] = kept
    world.clock.sleep_ms(json.loads(kept[-1])["at"])
    page = world.enter("old", "host")
    world.enter("old", "one")
    world.clock.pass_ms(100)
    table = world.room.live["old"].table
    assert (table.bench, table.boxed, table.bots_won) == ([], 0, 0)
    assert sorted(seat.shape for seat in table.seats) == list(range(len(table.seats)))
    assert world.wish("old", "host", "box", game="schattendieb")[1] is None
    if table.asked is not None:
        assert world.wish("old", "one", "answer", yes=True)[1] is None
    world.clock.pass_ms(61_000)  # whoever else sits there is away for too long
    shown = page.last("news")["table"]
    assert (shown["setting"]["game"], shown["outdated"], shown["phase"]) == ("schattendieb", False, "waiting")
    assert world.wish("old", "host", "start", close_up=True)[1] is None


def test_a_table_with_a_kind_of_the_future_is_stopped_alone_and_its_journal_kept() -> None:
    evening = Evening("ana", "bo")
    other = Evening("ana", "bo", world=evening.world)
    future = json.dumps({"kind": "dimmed", "at": evening.world.clock.now(), "holder": "x"})
    kept = [*evening.world.store.entries[evening.id], future]
    evening.world.restart()
    evening.world.store.entries[evening.id] = kept
    with breakage() as broken:
        assert evening.world.enter(evening.id, "ana").guest is None
    assert [one["table"] for one in broken] == [evening.id]
    assert evening.world.store.entries[evening.id] == kept
    assert other.come("ana").guest is not None
    assert other.do("ana", "start") is None


def test_a_table_whose_box_is_not_on_this_shelf_is_not_ours() -> None:
    evening = Evening("ana", "bo")
    assert evening.box("ana", "labyrinthe") is None
    evening.world.games = {name: game for name, game in GAMES.items() if name != "labyrinthe"}
    evening.world.restart()
    assert evening.world.enter(evening.id, "ana").guest is None
    assert evening.do("ana", "start") == "no_such_table"
