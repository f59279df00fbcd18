"""Keep dice, throw the others again, stop in time; and a secret card that counts at the end."""

from butin.core.character import HABITUE, Character
from butin.core.game import Game

from . import rules

GAME = Game(
    name="dice",
    package=__name__,
    prefix="DI",
    version=1,
    seats=range(2, 4),
    best_from=2,
    minutes=3,
    age=6,
    titles={"en": "Keep"},
    credit="A test's",
    options=[],
    characters={"hen": Character(HABITUE, rules.hen)},
    deal=rules.deal,
    write=rules.write,
    open=rules.lies_open,
    own=rules.own,
    read=rules.read,
    write_move=rules.write_move,
    read_move=rules.read_move,
    absent=rules.hen,
    begins=lambda seats, options: "DI-1",
)
