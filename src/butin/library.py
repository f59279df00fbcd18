"""The library's front door: find a game, start a match, take one up again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from warnings import warn

import butin.games as own
from butin.core.chance import secret_from_seed
from butin.core.errors import BadRecord, ButinError, unknown
from butin.core.game import AnyGame, Game
from butin.core.journal import Journal, load_journal
from butin.core.match import Match, replay
from butin.core.options import Options
from butin.core.reading import Position, is_whole, mapped

_LEFT_OUT: dict[str, str] = {}


@cache
def _found() -> dict[str, AnyGame]:
    folders = [folder.name for folder in iter_modules(own.__path__) if folder.ispkg]
    found: dict[str, AnyGame] = {name: import_module(f"{own.__name__}.{name}").GAME for name in folders}
    for name, theirs in _of_others():
        if found.setdefault(name, theirs) is not theirs:
            warn(f"the game {name!r} of {theirs.package} is left out: there is one of that name already", stacklevel=1)
    return dict(sorted(found.items()))


def _of_others() -> Iterator[tuple[str, AnyGame]]:
    """The games of other packages. One that cannot be had is left out, and the others stay."""
    from importlib.metadata import entry_points  # noqa: PLC0415  it takes longer than all the rest of us

    for point in entry_points(group=own.__name__):
        try:
            theirs = point.load()
            if not isinstance(theirs, Game):
                raise TypeError(f"expected a Game, not {theirs!r}")  # noqa: TRY301
        except (Exception, SystemExit) as error:  # noqa: BLE001  whatever others may have written
            _LEFT_OUT[point.name] = f"{point.value} gives {in_one_line(error)}"
            warn(f"the game {point.name!r} is left out, {_LEFT_OUT[point.name]}", stacklevel=1)
        else:
            yield point.name, theirs


def in_one_line(error: BaseException) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"


def left_out() -> dict[str, str]:
    """Games of other packages that cannot be had, and why."""
    _found()
    return _LEFT_OUT


def games() -> list[str]:
    """The names of the games on the shelf.

    >>> "voleurs" in games()
    True
    """
    return list(_found())


def game(name: str) -> AnyGame:
    """A game by its name.

    >>> game("voleurs").titles["fr"]
    'Voleurs'
    >>> game("voleur")
    Traceback (most recent call last):
    butin.core.errors.UnknownName: unknown game 'voleur', did you mean 'voleurs'?
    """
    if not isinstance(name, str) or name not in _found():
        raise unknown("game", name, games())
    return _found()[name]


def new(
    name: str,
    seats: int,
    seed: int | None = None,
    options: Options | None = None,
    shares: list[str] | None = None,
    first: int = 0,
) -> Match:
    """Deal a new match. The same seed gives the same match; without one, nobody can know what comes.

    `first` is the seat that begins, or LOT.

    >>> match = new("voleurs", seats=3, seed=7)
    >>> match.actors
    [0]
    >>> match.legal(0)[:3]
    ['ham>0', 'ham>1', 'ham>2']
    """
    return _begin(name, seats, seed, options, shares, None, first)


def set_up(
    name: str,
    position: Position,
    seats: int,
    seed: int | None = None,
    options: Options | None = None,
) -> Match:
    """Start from a position instead of a deal. What it leaves open is filled by chance.

    >>> match = set_up("voleurs", {"piles": [["crown"]], "hands": {0: ["crown", "?", "?", "?", "?"]}}, seats=2, seed=1)
    >>> match.play(0, "crown>0")[0]
    taken(seat=0, motif=crown, pile=0, height=2, from=-1) VO-5
    """
    return _begin(name, seats, seed, options, None, mapped(position, "position"), 0)


def load(record: str) -> Match:
    """Take up a match from the text that `save` gave.

    >>> match = new("voleurs", seats=2, seed=1)
    >>> played = match.play(0, match.legal(0)[0])
    >>> load(match.save()).position() == match.position()
    True
    """
    if not isinstance(record, str):
        raise BadRecord(f"a record is a text, not {record!r}: save() gives one")
    journal = load_journal(record)
    return replay(game(journal.game), journal)


def _begin(
    name: str,
    seats: int,
    seed: int | None,
    options: Options | None,
    shares: list[str] | None,
    position: Position | None,
    first: int,
) -> Match:
    found = game(name)
    if seed is not None and not is_whole(seed):
        raise ButinError(f"seed is {seed!r}: expected a whole number, or None for a match that nobody can foresee")
    if shares is not None and not (isinstance(shares, list) and all(isinstance(share, str) for share in shares)):
        raise ButinError(f"shares are {shares!r}: expected a list of texts, what each seat adds to the chance")
    secret = os.urandom(32) if seed is None else secret_from_seed(seed)
    settled = found.settle(seats, options)
    first = found.first(seats, settled, first)
    journal = Journal(name, found.version, seats, settled, secret, shares or [], position, None, first)
    return Match(found, journal)
