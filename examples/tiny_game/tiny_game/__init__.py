"""Tiny: lay a card higher than the last one, and take a coin. A whole game in a package of its own."""

from butin.core.character import HABITUE, Character
from butin.core.game import Game

from . import rules, texts

GAME = Game(
    name="tiny",
    package=__name__,
    prefix="TI",
    version=1,
    seats=range(2, 5),
    best_from=2,
    minutes=2,
    age=5,
    titles={"fr": "Plus haut", "en": "Higher", "de": "Höher"},
    credit="An example; nobody's",
    options=[],
    characters={"mouse": Character(HABITUE, rules.mouse)},
    deal=rules.deal,
    write=texts.write,
    open=texts.lies_open,
    own=texts.own,
    read=texts.read,
    write_move=texts.write_move,
    read_move=texts.read_move,
    absent=rules.absent,
    begins=rules.begins,
)
