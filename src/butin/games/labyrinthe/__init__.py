"""The Ghost Labyrinth: shift the maze, then walk to the treasure. Everything about the game is in this folder."""

from butin.core.character import DEBUTANT, EXPERT, HABITUE, Character
from butin.core.game import Game
from butin.games.labyrinthe import bots, dial, notation, position, setup, table, view

GAME = Game(
    name="labyrinthe",
    package="butin.games.labyrinthe",
    prefix="LA",
    version=2,
    seats=range(1, 5),
    best_from=2,
    minutes=15,
    age=5,
    titles={"fr": "Le labyrinthe aux fantômes", "en": "Ghost Labyrinth", "de": "Das Gespensterlabyrinth"},
    credit="Max J. Kobbert; Ravensburger 1995",
    options=table.OPTIONS,
    characters={
        "luciole": Character(DEBUTANT, bots.luciole),
        "taupe": Character(HABITUE, bots.taupe),
        "araignee": Character(EXPERT, bots.araignee),
    },
    deal=setup.deal,
    write=position.write,
    open=view.lies_open,
    own=view.own,
    read=position.read,
    write_move=notation.write_move,
    read_move=notation.read_move,
    absent=bots.absent,
    begins=table.begins,
    aims=table.aims,
    dial=dial.DIAL,
)
