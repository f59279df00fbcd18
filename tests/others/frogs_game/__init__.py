"""Frogs jump over frogs on a small pond."""

from butin.core.character import HABITUE, Character
from butin.core.game import Game

from . import rules

GAME = Game(
    name="frogs",
    package=__name__,
    prefix="FR",
    version=1,
    seats=range(2, 3),
    best_from=2,
    minutes=5,
    age=6,
    titles={"en": "Frogs"},
    credit="A test's",
    options=[],
    characters={"newt": Character(HABITUE, rules.newt)},
    deal=rules.deal,
    write=rules.write,
    open=rules.write,
    own=lambda state, seat: {},
    read=rules.read,
    write_move=rules.write_move,
    read_move=rules.read_move,
    absent=rules.newt,
    begins=lambda seats, options: "FR-1",
)
