"""A bot of somebody's size, found in a worker process: the games that they bring along go there, and are forgotten."""

from __future__ import annotations

from dataclasses import dataclass

from butin import library
from butin.bots.size import Played, size_of
from butin.core.game import AnyGame
from butin.room.errors import Refused
from butin.room.telling.messages import Sized, Sizing

Game = tuple[list[float], int, float, float, float]  # dials, place, share, margin, weight


@dataclass(slots=True)
class Measure:
    """Who should come next?"""

    game: str
    seats: int
    games: list[Game]
    apart: list[float]


def measure(game: AnyGame, sizing: Sizing) -> Measure:
    """What a worker must know; Refused where it does not fit together."""
    game.settle(sizing.seats, None)
    if game.dial is None or sizing.seats < 2:
        raise Refused(
            "bad_request", f"nobody is measured in {game.name} with {sizing.seats} seats: expected bots to meet"
        )
    if len(sizing.apart) not in (0, sizing.seats - 1):
        text = f"apart has {len(sizing.apart)} numbers: expected one for each of {sizing.seats - 1} bots, or none"
        raise Refused("bad_request", text)
    for one in sizing.games:
        if not one.dials or one.place > len(one.dials):
            text = f"a game has {len(one.dials)} dials and place {one.place}: expected one for each of the others"
            raise Refused("bad_request", text)
    games = [(one.dials, one.place, one.share, one.margin, one.weight) for one in sizing.games]
    return Measure(game.name, sizing.seats, games, sizing.apart)


def measured(asked: Measure) -> Sized:
    """The next dial and the size."""
    dial = library.game(asked.game).dial
    assert dial is not None
    games = [Played(dials, place, share, margin, weight) for dials, place, share, margin, weight in asked.games]
    found = size_of(dial, games, asked.seats, asked.apart)
    return {"dial": round(found.dial, 2), "size": round(found.value, 2)}
