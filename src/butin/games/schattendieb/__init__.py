"""Schattendieb: hide jewels in your safe and lock it in time. Everything about the game is in this folder."""

from butin.core.character import DEBUTANT, EXPERT, HABITUE, Character
from butin.core.game import Game
from butin.core.options import Option
from butin.games.schattendieb import bots, dial, games, guess, notation, position, raven, rules, view

GAME = Game(
    name="schattendieb",
    package="butin.games.schattendieb",
    prefix="SD",
    version=1,
    seats=range(2, 8),
    best_from=3,
    minutes=30,
    age=8,
    titles={"fr": "Le voleur d’ombres", "en": "The Shadow Thief", "de": "Der Schattendieb"},
    credit="Jürgen P. Grunau; Amigo 2001",
    options=[
        Option("games", "SD-A21", 3, low=1, high=20),
        Option("steal_optional", "SD-A7", False),
        Option("all_close_counts_intent", "SD-A15", False),
        Option("tie_break", "SD-A20", "shared", values=["shared", "extra_game"]),
    ],
    characters={
        "loir": Character(DEBUTANT, bots.loir),
        "hibou": Character(HABITUE, bots.hibou),
        "corbeau": Character(EXPERT, raven.GUIDE),
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
    past=view.past,
    through=games.through,
    dial=dial.DIAL,
)
