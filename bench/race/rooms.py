"""The rooms in which races are simulated."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bench.race.course import NO_FAULT, Fault, Player, run, seated
from bench.race.lines import FIBRE, INTER, LOSSY, MOBILE, NETS, WIFI, Net, noise
from bench.race.people import ADULT, CHILD, GO, Skill
from bench.race.tally import Tally
from kit.parallel import spread

GAME = 40  # races; then other people come


@dataclass(frozen=True)
class Place:
    """Who sits there, and on which lines; without lines, `number` of any kind."""

    name: str
    nets: tuple[Net, ...] = ()
    skill: Skill = ADULT
    number: int = 0

    @property
    def seats(self) -> int:
        return len(self.nets) or self.number

    @property
    def stalling(self) -> bool:
        return not self.nets or LOSSY in self.nets


WORST = Place("5: all five lines", tuple(NETS))
FIBRES = Place("2: fibre, fibre", (FIBRE, FIBRE))
HOME = Place("4: fibre, wifi, wifi, 4g (home)", (FIBRE, WIFI, WIFI, MOBILE))
PLACES = [
    WORST,
    FIBRES,
    Place("2: fibre, inter", (FIBRE, INTER)),
    Place("2: fibre, lossy", (FIBRE, LOSSY)),
    Place("3: fibre, wifi, 4g", (FIBRE, WIFI, MOBILE)),
    HOME,
    Place("4: all 4g", (MOBILE,) * 4),
    Place("5: fibre, wifi, wifi, 4g, inter", (FIBRE, WIFI, WIFI, MOBILE, INTER)),
    Place("6: any lines", number=6),
    Place("5 children, all five lines", tuple(NETS), CHILD),
    Place("5, a go signal, all five lines", tuple(NETS), GO),
]


@dataclass(frozen=True)
class Piece:
    """Some games in a room."""

    place: Place
    seed: str
    races: int
    fault: Fault = NO_FAULT


def simulate(piece: Piece) -> Tally:
    chance = Random(piece.seed)  # noqa: S311
    pool = noise(chance)
    tally = Tally()
    players: list[Player] = []
    for number in range(piece.races):
        if number % GAME == 0:
            _count_flags(tally, players)
            nets = list(piece.place.nets) or [chance.choice(NETS) for _ in range(piece.place.number)]
            players = seated(nets, chance, pool, piece.place.skill)
        tally.add(run(players, chance, pool, piece.fault), players)
    _count_flags(tally, players)
    return tally


def swept(places: list[Place], races: int, seed: int) -> dict[str, Tally]:
    """So many races in every room."""
    size = min(races, 2000)
    pieces = [
        Piece(place, f"{seed}:{place.name}:{n}", min(size, races - n))
        for place in places
        for n in range(0, races, size)
    ]
    found = {place.name: Tally() for place in places}
    for piece, tally in zip(pieces, spread(simulate, pieces), strict=True):
        found[piece.place.name].merge(tally)
    return found


def _count_flags(tally: Tally, players: list[Player]) -> None:
    tally.seats += len(players)
    tally.flags += sum(player.habit.flagged for player in players)
