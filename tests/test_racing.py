"""The fair race in the room, on a simulated clock and network: who is fastest on the own screen has it."""

from __future__ import annotations

import json

from racers import Reaction, at_a_table, throw
from sim import World


def after(took: float, move: str = "column") -> Reaction:
    """A hand that goes for the column after so long, whatever the dice say."""
    return lambda racer, race: [(took, move)] if race["phase"] == 1 else []


def test_the_faster_hand_wins_wherever_it_lives() -> None:
    world = World()
    table, racers = at_a_table(world, [10, 80, 300])
    for racer, took in zip(racers, (330.0, 300.0, 270.0), strict=True):
        racer.reacts = after(took)
    throw(world, racers)
    world.clock.pass_ms(4000)
    entries = [json.loads(entry) for entry in world.store.entries[table]]
    verdict = next(entry for entry in entries if "race" in entry)
    print(verdict)
    assert verdict["seat"] == 2
