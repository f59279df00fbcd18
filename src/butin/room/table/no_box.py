"""A table without a box: people sit there, and nobody has chosen a game yet."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from butin.core.game import AnyGame, Game
from butin.room.errors import Refused


def no_box() -> Refused:
    return Refused("no_box", "there is no box on the table yet: choose one first")


def _nothing(*_: Any) -> NoReturn:
    raise no_box()


NO_BOX: Final[AnyGame] = Game(
    name="",
    package=__name__,
    prefix="",
    version=0,
    seats=range(0),
    best_from=0,
    minutes=0,
    age=0,
    titles={},
    credit="",
    options=[],
    characters={},
    deal=_nothing,
    write=_nothing,
    open=_nothing,
    own=_nothing,
    read=_nothing,
    write_move=_nothing,
    read_move=_nothing,
    absent=_nothing,
)
