"""A bot of your size: from the games that somebody has played, how strong they seem, and who should come next.

Nothing is kept: the last games are read again each time, so that what is made of them may change. What is believed of a
person is a weight for each strength on a grid. A game multiplies each weight by how well its result fits; after it
the weights are blurred, because people change, and the more so the more they surprise.
"""

from __future__ import annotations

from math import exp, log, tanh
from typing import Final

from butin.core.dial import HIGHEST, LOWEST, Dial, between

GAMES: Final = 30  # the last ones; older ones tell little

_LEAST, _CELLS, _WIDTH = -2.0, 71, 0.2  # of the grid: strengths from -2 to 12
GRID: Final = [_LEAST + _WIDTH * cell for cell in range(_CELLS)]
_MIDDLE, _FAR, _ANYBODY = 4.0, 2.5, 0.002  # before the first game: a bell, and a little everywhere
_RESULT, _MARGIN = 0.4, 0.6  # how much is believed of who won, and of by how much
_FLUKE: Final = 0.1  # of all games tell nothing
_CHANGE, _NEWCOMER, _NEW = 0.4, 1.5, 5  # the blur after a game, more in the first five
_ALARM, _MEMORY = 3.0, 0.75  # and still more while results surprise
_LEAN: Final = 0.8  # how long results are remembered, against which the next game leans
_LOW, _HIGH = 0.5, 1.5  # the part of a fair share that is aimed at, at least and at most
_WELCOME, _GENTLE = 1.16, 3.5  # the same in the first game, which is never above this dial
_SETTLED, _STRIDE = 3, 1.5  # after so many games the dial moves no further than this from one to the next
_HALVINGS: Final = 40


class Played:
    """A game that a person played: who sat there, and how it ended for them.

    `dials` are those of the others, in the order of turns after the person; `place` is the person's own in that order,
    0 for whoever began. `share` is 1 for a victory, a part for a shared one; `margin` is what `margin_of` says.
    `weight` is 0.5 for a game with hints or moves taken back, else 1; a game left before its middle is none.
    """

    def __init__(self, dials: list[float], place: int, share: float, margin: float, weight: float = 1.0) -> None:
        self.dials: list[float] = dials
        self.place: int = place
        self.share: float = share
        self.margin: float = margin
        self.weight: float = weight


class Size:
    """How strong somebody seems, and the dial of the next bots: with several, the middle of them."""

    def __init__(self, value: float, dial: float) -> None:
        self.value: float = value
        self.dial: float = dial


def margin_of(mine: float, others: list[float]) -> float:
    """How far somebody came out ahead of the mean of the others, from -1 to 1.

    >>> margin_of(30, [10]), margin_of(0, [0, 0])
    (0.5, 0.0)
    """
    mean = sum(others) / len(others)
    return (mine - mean) / (mine + mean) if mine + mean > 0 else 0.0


def size_of(dial: Dial, games: list[Played], seats: int, apart: list[float] | None = None) -> Size:
    """What is believed after these games, the oldest first; `apart` is how far the next bots are from their middle."""
    belief = _Belief(dial)
    for game in games[-GAMES:]:
        belief.learn(game)
    found = _where(dial, belief, belief.aim / seats, apart or [0.0] * (seats - 1))
    if not games:
        found = min(found, _GENTLE)
    if len(games) >= _SETTLED:
        last = strength(dial, games[-1].dials)
        found = min(last + _STRIDE, max(last - _STRIDE, found))
    return Size(belief.mean(), min(HIGHEST, max(LOWEST, found)))


def strength(dial: Dial, dials: list[float]) -> float:
    """Several bots as one: the value at which all of them would win as much together."""
    return log(sum([exp(dial.pull * value) for value in dials]) / len(dials)) / dial.pull


def chance_to_win(dial: Dial, value: float, dials: list[float], place: int | None = None) -> float:
    """For somebody of this strength among these bots (Plackett and Luce); of the place only if it is known."""
    seats = len(dials) + 1
    edges = dial.edges.get(seats) if place is not None else None
    mine = exp(dial.pull * value + _edge(edges, place or 0, value))
    theirs = 0.0
    for step, one in enumerate(dials, 1):
        theirs += exp(dial.pull * one + _edge(edges, ((place or 0) + step) % seats, one))
    return mine / (mine + theirs)


def _edge(edges: list[float] | None, place: int, value: float) -> float:
    """What a place in the order of turns is worth: the more, the better one plays."""
    return 0.0 if edges is None else edges[place] * min(1.0, max(0.0, value / HIGHEST))


class _Belief:
    """A weight for each strength of the grid, and how the last games went."""

    def __init__(self, dial: Dial) -> None:
        self.dial: Dial = dial
        self.weights: list[float] = _one([exp(-(((one - _MIDDLE) / _FAR) ** 2) / 2) + _ANYBODY for one in GRID])
        self.games: int = 0
        self.surprise: float = 0.0
        self.recent: float = 0.0  # what was won beyond the fair share, as parts of it

    @property
    def aim(self) -> float:
        """The part of a fair share that the next game should bring: the less, the more was won lately."""
        return min(_HIGH, max(_LOW, 1 - self.recent)) if self.games else _WELCOME

    def mean(self) -> float:
        return sum([weight * one for weight, one in zip(self.weights, GRID, strict=True)])

    def learn(self, game: Played) -> None:
        rival = strength(self.dial, game.dials)
        leads = [tanh(self.dial.lead * (one - rival) / 2) for one in GRID]
        expected = sum([weight * lead for weight, lead in zip(self.weights, leads, strict=True)])
        fits = [self._fit(game, one, lead) for one, lead in zip(GRID, leads, strict=True)]
        self.weights = _one([weight * fit for weight, fit in zip(self.weights, fits, strict=True)])
        surprised = (game.margin - expected) / self.dial.spread
        self.surprise = between(surprised, self.surprise, _MEMORY)
        fair = 1 / (len(game.dials) + 1)
        self.recent = between((game.share - fair) / fair, self.recent, _LEAN)
        newcomer = _NEWCOMER if self.games < _NEW else 1.0
        self.games += 1
        self.weights = _blurred(self.weights, _CHANGE * newcomer * (1 + _ALARM * abs(self.surprise)))

    def _fit(self, game: Played, value: float, lead: float) -> float:
        """How well a game fits somebody of this strength."""
        wins = chance_to_win(self.dial, value, game.dials, game.place)
        result = wins**game.share * (1 - wins) ** (1 - game.share)
        off = (game.margin - lead) / self.dial.spread
        margin = between(exp(-off * off / 2) / (self.dial.spread * 2.5066), 0.5, _FLUKE)
        return float(result ** (_RESULT * game.weight) * margin ** (_MARGIN * game.weight))


def _where(dial: Dial, belief: _Belief, share: float, apart: list[float]) -> float:
    """The dial at which the share to expect is this one."""
    low, high = LOWEST - 2, HIGHEST + 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        dials = [middle + one for one in apart]
        found = 0.0
        for weight, value in zip(belief.weights, GRID, strict=True):
            if weight > 1e-6:
                found += weight * chance_to_win(dial, value, dials)
        low, high = (middle, high) if found > share else (low, middle)
    return (low + high) / 2


def _blurred(weights: list[float], by: float) -> list[float]:
    """Each weight spread over its neighbours, as a bell; nobody is beyond the edges of the grid."""
    bell = _one([exp(-((step * _WIDTH / by) ** 2) / 2) for step in range(-_CELLS, _CELLS + 1)])
    found = [0.0] * _CELLS
    for cell, weight in enumerate(weights):
        if weight > 1e-9:
            for other in range(_CELLS):
                found[other] += weight * bell[other - cell + _CELLS]
    return _one(found)


def _one(weights: list[float]) -> list[float]:
    """The same in parts of one."""
    whole = sum(weights)
    return [weight / whole for weight in weights]
