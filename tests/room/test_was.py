"""Who had a chair at the time can be told afterwards, by a hello and by a record."""

from __future__ import annotations

from typing import Any

from butin.room.deeds.all import fold, setting_of
from butin.room.entries import Entry
from butin.room.table.table import Table
from butin.room.telling.missed import missed
from butin.room.telling.record import recorded
from butin.testing.sim import GAMES, World
from tests.room.test_missed import evening, from_the_journal

Chairs = list[tuple[str, str]]


def journal(world: World, table: str) -> list[Entry]:
    entries: list[Entry] = []
    world.store.read(table, 0, entries.extend)
    return entries


def through(table: str, entries: list[Entry]) -> list[Chairs]:
    """Names and bots of all chairs after each entry, as the table itself had them."""
    then, found = Table(table, GAMES, setting_of(entries[0])), []
    for entry in entries:
        fold(then, entry)
        found.append([(seat.name, seat.bot) for seat in then.seats])
    return found


def before(chairs: Chairs, entry: dict[str, Any]) -> Chairs:
    """Who sat there before an entry, from who sat there after it."""
    earlier, was = list(chairs), str(entry.get("was"))
    if entry["kind"] in ("freed", "named"):
        earlier[entry["seat"]] = (was, "")
    if entry["kind"] in ("sat", "bot"):
        earlier[entry["seat"]] = ("", was)
    return earlier


def called(chairs: Chairs) -> list[str]:
    return [bot or name for name, bot in chairs]


def test_a_hello_tells_who_had_each_chair_at_the_time() -> None:
    world = World()
    table, secrets = evening(world, "voleurs")
    entries = journal(world, table)
    truth = through(table, entries)
    hello = from_the_journal(world, table, secrets[0], None)
    chairs = [(seat["name"], seat["bot"]) for seat in hello["table"]["seats"]]
    kinds = set()
    for one in reversed(hello["missed"]):
        assert called(chairs) == called(truth[one["n"] - 1])
        chairs = before(chairs, one["entry"])
        kinds.add(one["entry"]["kind"])
    assert {"started", "sat"} <= kinds


def test_each_change_of_a_chair_says_who_had_it() -> None:
    world = World()
    table, _ = evening(world, "voleurs")
    changes = [entry for entry in journal(world, table) if "was" in entry]
    assert {entry["kind"] for entry in changes} == {"sat", "named", "freed"}
    left = next(entry for entry in changes if entry["kind"] == "freed")
    came = [entry for entry in changes if entry["kind"] == "sat" and entry["seat"] == left["seat"]]
    assert [left["was"], came[0]["was"], came[1]["was"]] == [came[0]["name"], "careless", left["bot"]]


def test_a_record_knows_who_sat_there_move_by_move() -> None:
    world = World()
    table, _ = evening(world, "voleurs")
    entries = journal(world, table)
    match = recorded(GAMES, table, entries, 1)
    assert match is not None
    found = match.seated
    late = [one for one in found if one["seat"] == 2]
    assert [(one["move"] > 0, one["bot"]) for one in late[:3]] == [(False, "careless"), (True, ""), (True, "renard")]
    assert [one["name"] for one in found if one["seat"] == 1][-1] == "Bo"
    assert [one["move"] for one in found] == sorted(one["move"] for one in found)
    assert len({one["move"] for one in late[:3]}) == 3


def test_old_journals_without_it_are_told_as_before() -> None:
    world = World()
    table, _ = evening(world, "voleurs")
    entries: list[Any] = [
        {name: value for name, value in entry.items() if name != "was"} for entry in journal(world, table)
    ]
    then = Table(table, GAMES, setting_of(entries[0]))
    for entry in entries:
        fold(then, entry)
    told = missed(then, entries[-1:], len(entries) - 1, "")
    assert told is not None
    assert "was" not in told[0]["entry"]
    second = recorded(GAMES, table, entries, 2)
    assert second is not None
    assert len(second.seated) >= 3
