"""Voleurs: steal piles by matching their top card. Everything about the game is in this folder."""

from butin.core.character import DEBUTANT, EXPERT, HABITUE, Character
from butin.core.game import Game
from butin.core.options import Option
from butin.games.voleurs import bots, dial, guess, notation, playout, position, rules, view

GAME = Game(
    name="voleurs",
    package="butin.games.voleurs",
    prefix="VO",
    version=1,
    seats=range(2, 7),
    best_from=2,
    minutes=20,
    age=6,
    titles={"fr": "Voleurs", "en": "Robbers", "de": "Räubern"},
    credit="Wolfgang Kramer; Ravensburger 1985",
    options=[
        Option("games", "VO-A14", 1, low=1, high=7),
        Option("tie_break", "VO-A7", "shared", values=["shared", "piles"]),
        Option("hide_heights", "VO-A9", False),
        Option("hide_log", "VO-A10", False),
    ],
    characters={
        "chaton": Character(DEBUTANT, bots.chaton),
        "renard": Character(HABITUE, bots.renard),
        "loup": Character(EXPERT, playout.LOUP),
    },
    deal=rules.deal,
    write=position.write,
    open=view.lies_open,
    own=view.own,
    read=position.read,
    write_move=notation.write_move,
    read_move=notation.read_move,
    absent=bots.absent,
    dealer=guess.dealer,
    begins=rules.begins,
    past=view.past,
    through=rules.through,
    dial=dial.DIAL,
)
