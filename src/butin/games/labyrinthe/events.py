"""What the Ghost Labyrinth tells: every kind of event with its values."""

from __future__ import annotations

from typing import Final

from butin.core.events import NUMBER, NUMBERS, SEAT, SEATS, Kinds, Sort, word, words
from butin.games.labyrinthe.components import ARROWS, NAMES, STARTS
from butin.games.labyrinthe.maze import CARDS, LOOSE_CARDS, SQUARES, TURNS, letters_of, name_of
from butin.games.labyrinthe.rules import ENDINGS

_SQUARES: Final = [name_of(square) for square in range(SQUARES)]
_SQUARE: Final = word(_SQUARES)
_TREASURE: Final = word(NAMES)
_CARD: Final = word(CARDS[:LOOSE_CARDS])
_SIDES: Final = word([letters_of(sides) for turns in TURNS for sides in turns])
_WALK: Final[dict[str, Sort]] = {"seat": SEAT, "square": _SQUARE, "path": words(_SQUARES)}

EVENTS: Final[Kinds] = {
    "treasures_scattered": {"treasures": words(NAMES), "places": words(CARDS)},
    "laid_again": {"times": NUMBER},
    "laid_out": {"spare": _CARD},
    "discs_shuffled": {"discs": NUMBER, "aside": NUMBER},
    "discs_dealt": {"each": NUMBER, "aside": NUMBER},
    "placed": {"seat": SEAT, "ghost": word(list(STARTS)), "square": _SQUARE},
    "begun": {"seat": SEAT},
    "turned_up": {"seat": SEAT, "treasure": _TREASURE, "left": NUMBER},
    "looked": {"seat": SEAT, "left": NUMBER},
    "seen": {"seat": SEAT, "treasure": _TREASURE},
    "pushed": {"seat": SEAT, "arrow": word(ARROWS), "card": _CARD, "sides": _SIDES, "out": _CARD},
    "treasure_entered": {"treasure": _TREASURE, "square": _SQUARE},
    "treasure_left": {"treasure": _TREASURE},
    "carried": {"seat": SEAT, "square": _SQUARE},
    "brought_round": {"seat": SEAT, "square": _SQUARE},
    "walked": _WALK,
    "stayed": _WALK,
    "taken": {"seat": SEAT, "treasure": _TREASURE, "count": NUMBER},
    "put_under": {"treasure": _TREASURE, "turns": NUMBER},
    "all_put_under": {"seats": SEATS, "turns": NUMBER},
    "tied": {"seats": SEATS},
    "tie_broken": {"seats": SEATS, "winners": SEATS},
    "ended": {"how": word(list(ENDINGS.values())), "winners": SEATS, "totals": NUMBERS},
    "counted": {"seat": SEAT, "turns": NUMBER, "par": NUMBER},
}
