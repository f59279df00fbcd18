"""The loads of `butin bench room`, each on a fresh server."""

from __future__ import annotations

from functools import partial
from statistics import median
from time import perf_counter

from bench.room.crowd import Crowd, until
from bench.room.light_seats import CrowdStuck, Spot
from bench.room.sample import Sample, middle, sampled
from bench.trouble.fuzz import figure
from kit.served import Served

TABLES, RATE = 50, 200.0
AT_ONCE = 10  # moves on their way while the number of tables grows
WATCHED_RATE = 100.0
FILLING = 30  # moves for each table that is weighed: what a store keeps of its file for all of them is full before
PILES = 8  # of idle tables
BATCH = 64  # tables that are there at the same time while idle ones pile up


async def flat_and_paced(server: Served, flat_s: float, paced_s: float) -> tuple[Sample, Sample]:
    """Everybody as soon as they may; then so many moves a second in all."""
    crowd = Crowd(server.port)
    await crowd.open(TABLES)
    await crowd.flat_out(1.0)
    flat = middle([await sampled(crowd, server.pid, lambda: crowd.flat_out(flat_s)) for _ in range(3)])
    await crowd.rest()
    await crowd.paced(RATE, 0.5)
    paced = middle([await sampled(crowd, server.pid, lambda: crowd.paced(RATE, paced_s)) for _ in range(3)])
    await crowd.leave()
    return flat, paced


async def beside_bots(server: Served, bots: int, seconds: float) -> tuple[Sample, Sample, float]:
    """People without and with tables of bots beside them, and how many moves a second the bots make."""
    crowd = Crowd(server.port)
    await crowd.open(TABLES)
    await crowd.paced(RATE, 1.0)
    alone = middle([await sampled(crowd, server.pid, lambda: crowd.paced(RATE, seconds)) for _ in range(4)])
    await crowd.open_for_bots(bots)
    await crowd.paced(RATE, 1.0)
    moves = figure(server.url, "butin_moves_total")
    beside = middle([await sampled(crowd, server.pid, lambda: crowd.paced(RATE, seconds)) for _ in range(4)])
    moves = figure(server.url, "butin_moves_total") - moves
    await crowd.leave()
    return alone, beside, moves / (4 * seconds) - beside.moves_per_s


async def growth(server: Served, sizes: list[int], moves: int) -> list[tuple[int, Sample]]:
    """More and more tables, each with one device for both seats; always as many moves on their way."""
    crowd = Crowd(server.port)
    found = []
    for size in sizes:
        await crowd.open(size - len(crowd.spots), shared=True)
        await crowd.in_turn(200, AT_ONCE)
        found.append((size, await sampled(crowd, server.pid, partial(crowd.in_turn, max(moves, size), AT_ONCE))))
    await crowd.leave()
    return found


async def watched(server: Served, watchers: list[int], seconds: float) -> list[tuple[int, Sample]]:
    """One table, and more and more people who look on."""
    crowd = Crowd(server.port)
    table = (await crowd.open(1))[0]
    found = []
    for number in watchers:
        await crowd.look([table.entering(-1)] * (number - len(crowd.others)))
        await crowd.paced(WATCHED_RATE, 0.5)
        found.append((number, await sampled(crowd, server.pid, lambda: crowd.paced(WATCHED_RATE, seconds))))
    await crowd.leave()
    return found


async def live_weight(server: Served, tables: int) -> tuple[float, float]:
    """kB of the server's memory for each live table, and for each connection."""
    crowd = Crowd(server.port)
    await crowd.open(TABLES)  # they stay, so that nothing is measured that only the first ones need
    while crowd.tally.granted < FILLING * tables:
        await crowd.flat_out(0.5)
    await crowd.rest()
    before = server.memory_kb
    fresh = await crowd.open(tables)
    await crowd.in_turn(len(crowd.spots), AT_ONCE)
    with_two = server.memory_kb
    await crowd.look([spot.entering(number) for spot in fresh for number in (0, 1)])
    connection = (server.memory_kb - with_two) / (2 * tables)
    await crowd.leave()
    return (with_two - before) / tables - 2 * connection, connection


async def idle_weight(server: Served, tables: int) -> tuple[float, float]:
    """kB of the server's memory for each table that was put away, and the milliseconds until one is back.

    The median of several piles: memory comes in steps that have nothing to do with one pile or another.
    """
    crowd = Crowd(server.port)
    await _pile_up(server, crowd, min(512, tables))
    grown = []
    for _ in range(PILES):
        before = server.memory_kb
        last = await _pile_up(server, crowd, tables // PILES)
        grown.append((server.memory_kb - before) / (tables // PILES))
    start = perf_counter()
    await crowd.look([last.entering(0)])
    back = perf_counter() - start
    await crowd.leave()
    return median(grown), back * 1000


async def _pile_up(server: Served, crowd: Crowd, tables: int) -> Spot:
    """Tables with a match on that everybody has left, so that they are put away."""
    for start in range(0, tables, BATCH):
        spots = await crowd.open(min(BATCH, tables - start), shared=True)
        await crowd.in_turn(2 * len(spots), AT_ONCE)
        await crowd.leave()
    if not await until(lambda: figure(server.url, "butin_tables_live") == 0):
        raise CrowdStuck("tables that nobody looks at were not put away")
    return spots[-1]
