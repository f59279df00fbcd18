"""Careers: simulated people of many kinds, each with a bot of their size, game after game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import butin
from bench.report import Report
from butin.bots.policy import Paced, careless, pause_of, play_out, policy_named
from butin.bots.size import Played, margin_of, size_of
from butin.core.chance import Chance, FastChance
from butin.core.game import AnyGame, Policy
from butin.core.options import Options
from kit.parallel import spread

GAMES, SETTLED = 26, 6  # of a career, and those before it counts
GOAL = 0.9
TABLES: list[tuple[str, int, Options]] = [
    ("voleurs", 2, {}),
    ("voleurs", 3, {}),
    ("voleurs", 4, {}),
    ("labyrinthe", 2, {}),
    ("labyrinthe", 3, {}),
    ("labyrinthe", 4, {}),
    ("labyrinthe", 2, {"variant": "secret"}),
    ("schattendieb", 2, {}),
    ("schattendieb", 3, {}),
    ("schattendieb", 4, {}),
    ("attrap_tresors", 2, {}),
    ("attrap_tresors", 3, {}),
    ("attrap_tresors", 4, {}),
    ("attrap_tresors", 3, {"quiet_mode": True}),
]


@dataclass(frozen=True)
class Kind:
    """Somebody: where they begin and end on the dial, and how they differ from it."""

    name: str
    first: float = 0.0
    last: float = 0.0
    slips: float = 0.0  # of their moves are any
    tired: float = 0.0  # so much weaker in every third game
    character: str = ""  # plays like this one instead, if the game has it at this place: 0, the first, the usual

    def at(self, game: AnyGame, number: int) -> Policy:
        """How they play their game of this number."""
        value = self.first + (self.last - self.first) * number / (GAMES - 1)
        if number % 3 == 2:
            value -= self.tired
        base = policy_named(game, self._named(game) or f"{max(0.0, value):.3f}")
        return Paced(Slipping(game, base, self.slips), pause_of(game, base)) if self.slips else base

    def _named(self, game: AnyGame) -> str:
        if self.character == "usual":
            return game.usual
        return next(iter(name for name in game.characters if name != "careless")) if self.character else ""


class Slipping:
    """Plays any move now and then."""

    def __init__(self, game: AnyGame, base: Policy, slips: float) -> None:
        self.base = base
        self.slips = int(1000 * slips)
        own = game.characters.get("careless")
        self.any: Policy = careless if own is None or own.policy is None else own.policy

    def __call__(self, state: Any, seat: int, chance: Chance) -> int:
        return (self.any if chance.below(1000) < self.slips else self.base)(state, seat, chance)


def _steady(value: float) -> Kind:
    return Kind(f"always {value}", value, value)


KINDS = [
    *(_steady(value) for value in (0.7, 2.4, 4.3, 5.8, 7.2, 8.7)),
    Kind("slips at 6.5", 6.5, 6.5, slips=0.12),
    Kind("slips at 8.2", 8.2, 8.2, slips=0.25),
    Kind("tired at 5", 5, 5, tired=1.5),
    Kind("tired at 7.5", 7.5, 7.5, tired=2),
    Kind("learns 1 to 4", 1, 4),
    Kind("learns 3.5 to 7.5", 3.5, 7.5),
    Kind("forgets 6 to 4.5", 6, 4.5),
    Kind("a beginner by name", character="beginner"),
    Kind("a regular by name", character="usual"),
]

Piece = tuple[str, int, Options, int, int]  # game, seats, options, kind, seed


def career(piece: Piece) -> float:
    """The share of the victories in the games that count, as parts of a fair share."""
    name, seats, options, kind, seed = piece
    game = butin.game(name)
    assert game.dial is not None
    settled = game.settle(seats, options)
    past: list[Played] = []
    for number in range(GAMES):
        value = round(size_of(game.dial, past, seats).dial, 2)
        chance = FastChance(seed * 1009 + number)
        past.append(_game(game, seats, settled, KINDS[kind].at(game, number), value, chance))
    counted = [one.share for one in past[SETTLED:]]
    return seats * sum(counted) / len(counted)


def _game(game: AnyGame, seats: int, settled: Options, person: Policy, value: float, chance: Chance) -> Played:
    """One game with bots of one value; the person sits anywhere."""
    place = chance.below(seats)
    bot = policy_named(game, f"{value:.2f}")
    state = game.deal(seats, settled, chance, None, 0)
    play_out(game, state, [person if seat == place else bot for seat in range(seats)], chance)
    scores, winners = state.scores(), state.winners()
    assert scores is not None
    others = [float(score) for seat, score in enumerate(scores) if seat != place]
    share = 1 / len(winners) if place in winners else 0.0
    return Played([value] * (seats - 1), place, share, margin_of(float(scores[place]), others))


def measure_careers(report: Report, *, quick: bool, each: int = 6) -> None:
    """How many careers end up even: 0.4 to 0.6 at two seats, within a fifth of the fair share with more."""
    tables = TABLES[3:4] if quick else TABLES
    kinds = range(3, 5) if quick else range(len(KINDS))
    times = 1 if quick else each
    pieces: list[Piece] = [
        (*table, kind, 77_000 + 100 * kind + time) for table in tables for kind in kinds for time in range(times)
    ]
    found = spread(career, pieces)
    rows: list[dict[str, object]] = []
    for table in tables:
        own = [(piece[3], share) for piece, share in zip(pieces, found, strict=True) if piece[:3] == table]
        even = sum(0.8 - 1e-9 <= share <= 1.2 + 1e-9 for _, share in own) / len(own)
        by_kind = [_mean([share for kind, share in own if kind == one]) / table[1] for one in kinds]
        form = " ".join([table[0], *map(str, table[2])])
        rows.append(
            {
                "game": form,
                "seats": table[1],
                "careers": len(own),
                "even": round(even, 2),
                "lowest": round(min(by_kind), 2),
                "highest": round(max(by_kind), 2),
            }
        )
        if not quick:
            report.at_least(f"{form}, {table[1]} seats: careers that are even", GOAL, even)
    report.figures["careers"] = rows


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
