"""What Schattendieb tells: every kind of event with its values."""

from __future__ import annotations

from typing import Final

from butin.core.events import NUMBER, SEAT, SEATS, Kinds, number, word, words
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HAND, HIGHEST, NAMES

_CARD: Final = word(NAMES)
_CARDS: Final = words(NAMES)
_JEWEL: Final = word(NAMES[:FIRST_LOCK])
_JEWELS: Final = words(NAMES[:FIRST_LOCK])
_LOCK: Final = word(NAMES[FIRST_LOCK:FIRST_THIEF])
_THIEF: Final = word(NAMES[FIRST_THIEF:])

EVENTS: Final[Kinds] = {
    "game_begun": {"number": NUMBER, "games": NUMBER},
    "extra_game_begun": {"seats": SEATS},
    "few_seated": {},
    "safes_opened": {"seats": SEATS},
    "pile_laid": {"count": NUMBER},
    "dealt": {"seat": SEAT, "cards": _CARDS},
    "sat_out": {"seat": SEAT},
    "nobody_played": {},
    "last_turn_reached": {},
    "laid": {"seat": SEAT},
    "chosen": {"seat": SEAT, "card": _CARD},
    "revealed": {"seat": SEAT, "card": _CARD, "together": _CARDS},
    "cancelled": {"value": number(1, HIGHEST), "seats": SEATS, "cards": _JEWELS},
    "found_nothing": {"seat": SEAT, "thief": _THIEF},
    "declined": {"seat": SEAT, "thief": _THIEF},
    "stolen": {"seat": SEAT, "from": SEAT, "card": _JEWEL, "thief": _THIEF},
    "thief_discarded": {"seat": SEAT, "thief": _THIEF},
    "decided": {"seat": SEAT},
    "added": {"seat": SEAT, "cards": _JEWELS},
    "lock_wasted": {"seat": SEAT, "card": _LOCK},
    "cards_ran_out": {"seats": SEATS},
    "stored": {"seat": SEAT, "cards": _JEWELS, "count": NUMBER},
    "safe_too_full": {"seat": SEAT, "count": NUMBER},
    "all_locked_at_once": {"seats": SEATS},
    "closed": {"seat": SEAT, "card": _LOCK, "count": NUMBER, "points": NUMBER},
    "hand_returned": {"seat": SEAT, "count": number(0, HAND)},
    "hand_set_aside": {"seat": SEAT, "count": number(0, HAND)},
    "lock_failed": {"seat": SEAT, "card": _LOCK, "count": NUMBER},
    "last_one_left": {"seat": SEAT},
    "drawn": {"seat": SEAT, "count": number(0, HAND)},
    "picked_up": {"seat": SEAT, "cards": _CARDS},
    "pile_short": {"level": number(0, HAND), "count": NUMBER},
    "pile_emptied": {},
    "scored": {"seat": SEAT, "points": NUMBER, "total": NUMBER},
    "ended": {"winners": SEATS},
}
