"""Moves as people write them: `crown>3` plays a crown on pile 3."""

from __future__ import annotations

import re
from typing import Final

from butin.core.errors import IllegalMove, nearest
from butin.games.voleurs.rules import MOTIFS, PILES, Voleurs

_MOVE: Final = re.compile(r"([^\d>]+)>([+-]?\d{1,9})", re.ASCII)


_TEXTS: Final = [f"{motif}>{pile}" for motif in MOTIFS for pile in range(PILES)]
_CODES: Final = {text: code for code, text in enumerate(_TEXTS)}


def write_move(state: Voleurs, seat: int, move: int) -> str:
    return _TEXTS[move]


def read_move(state: Voleurs, seat: int, text: str) -> int:
    """The code of a text, whatever its case and spaces; IllegalMove says what is wrong with it."""
    if text in _CODES:
        return _CODES[text]
    found = _MOVE.fullmatch("".join(text.lower().split()))
    if not found:
        raise IllegalMove(
            "unreadable", "VO-4", f"cannot read {text!r}: expected motif>pile, such as crown>3", {"text": text}
        )
    motif, pile = found[1], int(found[2])
    if motif not in MOTIFS:
        raise IllegalMove(
            "no_such_motif", "VO-4", f"there is no motif {motif!r}{nearest(motif, MOTIFS)}", {"motif": motif}
        )
    if not 0 <= pile < PILES:
        raise IllegalMove(
            "no_such_pile", "VO-8", f"there is no pile {pile}: piles are 0 to {PILES - 1}", {"pile": pile}
        )
    return MOTIFS.index(motif) * PILES + pile
