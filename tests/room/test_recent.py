"""A table that was put away not long ago is not read from its beginning again."""

from __future__ import annotations

from collections.abc import Callable

from butin.room.entries import Entry
from butin.room.running import recent as folded
from butin.room.table.table import Table
from butin.testing.sim import World
from tests.room.test_room import play_on, two_at_a_table


def left_alone(world: World, **wish: object) -> str:
    """A table with some moves, which nobody looks at any more."""
    table, pages = two_at_a_table(world, away_s=600, **wish)
    play_on(world, table, pages, 3)
    for page in pages:
        world.leave(page)
    assert table not in world.room.live
    return table


def reads(world: World) -> list[int]:
    """After which entry each journal is read from now on."""
    found: list[int] = []
    read = world.store.read

    def counted(table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        found.append(after)
        read(table, after, done)

    world.store.read = counted  # type: ignore[method-assign]
    return found


def looked_at(world: World, table: str) -> Table | None:
    found: list[Table | None] = []
    world.room.peek(table).then(lambda table, error: found.append(table))
    return found[0]


def test_whoever_looks_again_reads_what_is_new() -> None:
    world = World()
    table = left_alone(world)
    n, after = len(world.store.entries[table]), reads(world)
    seen = looked_at(world, table)
    assert seen is not None
    assert (seen.n, after) == (n, [n - 1])


def test_what_another_server_wrote_meanwhile_is_there() -> None:
    world = World()
    table = left_alone(world)
    kept = world.room.tables.recent.tables[table]
    before = kept.n
    world.restart()
    assert world.wish(table, "guest", "say", phrase="hello")[1] is None
    world.room.tables.recent.tables[table] = kept  # as a server has it that was not asked
    seen = looked_at(world, table)
    assert seen is not None
    assert seen.n == len(world.store.entries[table]) > before


def test_a_table_that_was_removed_is_gone() -> None:
    world = World()
    table = left_alone(world, watch_delay_s=30)
    found: list[Table | None] = []
    world.room.watchers_table(table).then(lambda table, error: found.append(table))
    del world.store.entries[table]
    world.room.watchers_table(table).then(lambda table, error: found.append(table))
    assert [seen is None for seen in found] == [False, True]
    assert looked_at(world, table) is None


def test_a_table_with_a_delay_is_folded_once_for_all_who_look() -> None:
    world = World()
    table = left_alone(world, watch_delay_s=30)
    found: list[Table | None] = []
    world.room.watchers_table(table).then(lambda table, error: found.append(table))
    after = reads(world)
    world.room.watchers_table(table).then(lambda table, error: found.append(table))
    assert 0 not in after
    first, second = found
    assert first is second


def test_only_the_last_ones_are_kept() -> None:
    world = World()
    tables = [left_alone(world) for _ in range(3)]
    kept = world.room.tables.recent
    folded.MOST, most = 2, folded.MOST  # type: ignore[misc]
    try:
        kept.put(kept.tables[tables[0]])
    finally:
        folded.MOST = most  # type: ignore[misc]
    assert list(kept.tables) == [tables[2], tables[0]]
