"""Moves as people write them: `column`, `lamp`, `throw hard`, `give 2`, `replace red`, `nothing`, `close`."""

from __future__ import annotations

from typing import Final

from butin.core.errors import IllegalMove, nearest
from butin.games.attrap_tresors.box import COLOURS, OBJECTS, VALUES
from butin.games.attrap_tresors.souk import Souk

_TEXTS: Final = [
    *OBJECTS,
    "nothing",
    "throw",
    "throw gently",
    "throw hard",
    "close",
    *[f"give {value}" for value in VALUES],
    *[f"replace {colour}" for colour in COLOURS],
]
_CODES: Final = {text: code for code, text in enumerate(_TEXTS)}


def write_move(state: Souk, seat: int, move: int) -> str:
    return _TEXTS[move]


def read_move(state: Souk, seat: int, text: str) -> int:
    words = " ".join(text.lower().split())
    if words not in _CODES:
        legal = [_TEXTS[move] for move in state.legal(seat)]
        cure = nearest(words, _TEXTS if words or not legal else legal)
        raise IllegalMove("unreadable", "AT-8", f"cannot read {text!r}{cure}", {"text": text})
    return _CODES[words]
