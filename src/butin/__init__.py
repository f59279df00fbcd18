"""Butin: four treasure games with a referee that knows every rule.

>>> import butin
>>> match = butin.new("voleurs", seats=3, seed=7)
>>> match.play(0, "moneybag>2")[0]
covered(seat=0, motif=moneybag, pile=2, height=2) VO-6
"""

from butin.core.errors import ButinError, IllegalMove
from butin.core.match import Match
from butin.core.state import Event
from butin.library import game, load, new, set_up
from butin.shelf import Shelf

games = Shelf()

__all__ = ["ButinError", "Event", "IllegalMove", "Match", "game", "games", "load", "new", "set_up"]
__version__ = "0.1.0"
