"""The same people, as fast as before, on other lines: whoever won must win again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from bench.race.course import Player, run, seated
from bench.race.lines import NETS, Net, noise
from bench.race.people import ADULT, reaction
from bench.race.rooms import GAME
from kit.parallel import spread

MARGIN = 10.0  # ms
CHANGES = ["the next one's line", "half as far", "twice as far"]


@dataclass
class Again:
    """Races that were clear enough, and how often the winner stayed the same."""

    races: int = 0
    same: int = 0


def changed(number: int, change: str) -> Net:
    """The line of a seat after a change."""
    if change == CHANGES[0]:
        return NETS[(number + 1) % len(NETS)]
    factor = 0.5 if change == CHANGES[1] else 2.0
    return replace(NETS[number], rtt=NETS[number].rtt * factor)


def run_again(piece: tuple[str, str, int]) -> Again:
    """So many races on all five lines, each again after the change."""
    change, seed, races = piece
    chance = Random(seed)  # noqa: S311
    pool = noise(chance)
    found = Again()
    rooms: list[list[Player]] = []
    for number in range(races):
        if number % GAME == 0:
            rooms = [seated(nets, chance, pool) for nets in (NETS, [changed(n, change) for n in range(len(NETS))])]
        truths = [reaction(ADULT, chance) for _ in NETS]
        winners = [run(players, chance, pool, truths=truths).winner for players in rooms]
        order = sorted(truths)
        if order[1] - order[0] > MARGIN and min(winners) >= 0:
            found.races += 1
            found.same += winners[0] == winners[1]
    return found


def all_again(races: int, seed: int) -> dict[str, Again]:
    pieces = [(change, f"{seed}:{change}", races) for change in CHANGES]
    return dict(zip(CHANGES, spread(run_again, pieces), strict=True))
