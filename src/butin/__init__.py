"""Butin: four treasure games with a referee that knows every rule.

>>> import butin
>>> match = butin.new("voleurs", seats=3, seed=7)
>>> match.play(0, "moneybag>2")[0]
covered(seat=0, motif=moneybag, pile=2, height=2) VO-6
"""

from butin.build_kind import choose

choose()

from butin.core.errors import ButinError, IllegalMove  # noqa: E402
from butin.core.match import Match  # noqa: E402
from butin.core.state import Event  # noqa: E402
from butin.library import game, load, new, set_up  # noqa: E402
from butin.shelf import shelf  # noqa: E402

games = shelf()

__all__ = ["ButinError", "Event", "IllegalMove", "Match", "game", "games", "load", "new", "set_up"]
__version__ = "0.1.0"
