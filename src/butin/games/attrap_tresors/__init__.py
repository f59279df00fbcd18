"""Attrap'trésors: snatch the silver column before the others do. Everything about the game is in this folder."""

from butin.core.character import DEBUTANT, EXPERT, HABITUE, Character
from butin.core.game import Game
from butin.core.options import Option
from butin.games.attrap_tresors import bots, box, dial, guess, hawk, notation, position, race, rules, view
from butin.games.attrap_tresors.box import OBJECTS

GAME = Game(
    name="attrap_tresors",
    package="butin.games.attrap_tresors",
    prefix="AT",
    version=3,
    seats=range(2, 7),
    best_from=3,
    minutes=15,
    age=5,
    titles={"fr": "Attrap’trésors", "en": "Sultan’s Swoop", "de": "Schnapp die Schätze"},
    credit="Lena & Günter Burkhardt; HABA 2015",
    options=[
        Option("dice", "AT-A1", "6", values=["6", "8"]),
        Option("tower_custom", "AT-A2", [], values=OBJECTS, several=True, most=box.REPEATED),
        Option("tidy_dice", "AT-A21", False),
        Option("patience_s", "AT-A8", 4, low=1, high=60),
        Option("grab_window_s", "AT-A9", 8, low=0, high=60),
        Option("early_grab_lock_ms", "AT-A10", 0, low=0, high=5000),
        Option("distinct_open_tasks", "AT-A16", False),
        Option("two_player_cap", "AT-A18", "2", values=["2", "none"]),
        Option("quiet_mode", "AT-A24", False),
        Option("bot_speed", "AT-A23", "normal", values=["slow", "normal", "quick"]),
    ],
    characters={
        "careless": Character(DEBUTANT, bots.careless),
        "caneton": Character(DEBUTANT, bots.caneton, bots.slower),
        "pie": Character(HABITUE, bots.pie),
        "epervier": Character(EXPERT, hawk.GUIDE, bots.quicker),
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
    agree=box.agree,
    begins=rules.begins,
    rests=race.rests,
    racing=race.racing,
    window=race.window,
    pause=bots.pause,
    speed=race.SPEED,
    dial=dial.DIAL,
)
