"""Whether the room still writes and says the same: every byte of many simulated evenings, as a few short sums.

An evening is made by its seed, on one of the three kinds of store; the same on every run, every Python, interpreted
and compiled. `bytes` sums up journals, answers and every message as it was sent; `said` the same without the order of
keys and without the sums of views, for changes that are to be seen by no page.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any

from butin.room.log import log
from butin.testing.sim import SimClock, SimStore, World
from butin.testing.stores import LateStore, PageStore
from kit.alarm import ALARM
from kit.company import Company, Ear, Kept
from kit.racers import Racer, at_a_table
from kit.rooms import House

SEEDS = 60
SLOWEST_MS = 4
LOOKS = 40  # a second apart: whoever may throw does
STORES: dict[str, Callable[[SimClock, int], SimStore]] = {
    "SQLite": lambda clock, seed: SimStore(),  # alone, at once
    "PostgreSQL": lambda clock, seed: LateStore(clock, seed, SLOWEST_MS),  # shared, late
    "a page": lambda clock, seed: PageStore(clock, seed, SLOWEST_MS),  # alone, late
}


@dataclass(frozen=True)
class Fingerprint:
    """Of all evenings of one kind on one kind of store."""

    store: str
    evening: str
    entries: int
    messages: int
    bytes: str
    said: str


def fingerprints(seeds: Iterable[int] = range(SEEDS)) -> list[Fingerprint]:
    """All of them. A room survives what breaks in it; a fingerprint of that is worth nothing, so it is raised."""
    seeds, shared = list(seeds), list(STORES)[1]
    log.addHandler(ALARM)
    found = [
        taken(store, name, [evening(make, seed) for seed in seeds])
        for store, make in STORES.items()
        for name, evening in (("evenings", company), ("races", race))
    ]
    return [*found, taken(shared, "two servers", [two_servers(seed) for seed in seeds])]


def taken(store: str, evening: str, kept: list[Kept]) -> Fingerprint:
    exact, said = sha256(), sha256()
    for one in kept:
        for what in (json.dumps([one.journals, one.answers]).encode(), *[data for page in one.heard for data in page]):
            exact.update(b"%d:%b" % (len(what), what))
        whole = [one.journals, one.answers, [[_said(data) for data in page] for page in one.heard]]
        said.update(json.dumps(whole, sort_keys=True).encode())
    entries = sum(len(journal) for one in kept for journal in one.journals.values())
    messages = sum(len(page) for one in kept for page in one.heard)
    return Fingerprint(store, evening, entries, messages, exact.hexdigest()[:12], said.hexdigest()[:12])


def company(make: Callable[[SimClock, int], SimStore], seed: int) -> Kept:
    """One server, which is killed now and then."""
    clock = SimClock()
    world = World(make(clock, seed), clock=clock, seed=seed)
    people = Company(lambda: [world.room], clock, world.store, seed)
    people.restart = world.restart
    return people.evening()


def two_servers(seed: int) -> Kept:
    """Two servers; in some houses they do not hear of each other."""
    house = House(seed=seed, slowest=SLOWEST_MS)
    house.bus.dead = seed % 3 == 2
    return Company(lambda: house.rooms, house.clock, house.store, seed).evening()


class Runner(Ear, Racer):
    """A racer that keeps every byte."""


def race(make: Callable[[SimClock, int], SimStore], seed: int) -> Kept:
    """Some throws, and hands that are sometimes fast, sometimes early, sometimes not there."""
    chance, clock = random.Random(seed), SimClock()
    world = World(make(clock, seed), clock=clock, seed=seed)
    rtts = [chance.choice((8.0, 30.0, 90.0, 250.0)) for _ in range(chance.choice((2, 3)))]
    bots = {"bots": {"3": "careless"}, "seats": 4} if seed % 3 == 0 else {}
    _, racers = at_a_table(world, rtts, Runner, **bots)
    for seat, racer in enumerate(racers):
        racer.reacts = partial(_reaction, random.Random(f"{seed} {seat}"))
    for _ in range(LOOKS):
        for racer in racers:
            if "throw" in racer.view["legal"]:
                racer.wish("move", move="throw")
        clock.pass_ms(1000)
    heard = [racer.bytes for racer in racers if isinstance(racer, Runner)]
    answers = [[n, getattr(error, "kind", "")] for racer in racers for n, error in racer.answers]
    return Kept(world.store.entries, heard, answers)


def _reaction(chance: random.Random, racer: Racer, race: dict[str, Any]) -> list[tuple[float, str]]:
    took = chance.choice((90.0, 240.0, 300.0, 301.0, 420.0, 900.0))
    legal = [move for move in racer.view["legal"] if not move.startswith("throw")]
    return [(took, chance.choice(legal))] if legal and chance.random() < 0.8 else []


def _said(data: bytes) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(data)
    return message
