"""What Voleurs tells: every kind of event with its values."""

from __future__ import annotations

from typing import Final

from butin.core.events import NUMBER, NUMBERS, SEAT, SEAT_OR_NOBODY, SEATS, Kinds, Sort, number, word, words
from butin.games.voleurs.rules import MOTIFS, PILES

_PLAY: Final[dict[str, Sort]] = {
    "seat": SEAT,
    "motif": word(MOTIFS),
    "pile": number(0, PILES - 1),
    "height": NUMBER,
}

EVENTS: Final[Kinds] = {
    "laid_out": {"motifs": words(MOTIFS)},
    "dealt": {"seat": SEAT, "cards": words(MOTIFS)},
    "begun": {"seat": SEAT, "game": NUMBER},
    "taken": {**_PLAY, "from": SEAT_OR_NOBODY},
    "strengthened": _PLAY,
    "covered": _PLAY,
    "drawn": {"seat": SEAT},
    "picked_up": {"seat": SEAT, "card": word(MOTIFS)},
    "stock_emptied": {},
    "scored": {"totals": NUMBERS},
    "ended": {"winners": SEATS},
}
