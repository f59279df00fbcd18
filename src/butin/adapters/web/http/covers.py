"""A cover for a game that brings none: its first letter on a card, in a colour that its name gives."""

from __future__ import annotations

from hashlib import sha256
from html import escape

from butin.adapters.texts import title
from butin.core.game import AnyGame

GROUNDS = [  # in the light, and in the shade
    ("#f0936a", "#7a2c46"),
    ("#6fd6b4", "#123a48"),
    ("#8fb7ff", "#2a2a78"),
    ("#f3b93a", "#7a3420"),
    ("#d79bf0", "#40246e"),
    ("#b5d36a", "#23503a"),
]
CARD = '<rect x="34" y="40" width="52" height="70" rx="8" fill="{fill}" transform="rotate({turn} 60 75)"/>'


def cover_of(game: AnyGame) -> bytes:
    """120 by 150, as all covers are. Letters are those that a browser has: a picture fetches nothing."""
    light, dark = GROUNDS[sha256(game.name.encode()).digest()[0] % len(GROUNDS)]
    cards = "".join(CARD.format(fill=fill, turn=turn) for fill, turn in ((dark, -16), (light, 11), ("#fff7e6", -3)))
    letter = escape(title(game, "en").strip()[:1].upper() or "?")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150">'
        '<radialGradient id="g" cx="50%" cy="45%" r="80%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
        '<path d="M0 0h120v150H0z" fill="url(#g)"/>'
        f'<g stroke="#241a3d" stroke-width="3">{cards}</g>'
        '<text x="60" y="90" fill="#241a3d" font-family="Fredoka, ui-rounded, sans-serif" font-size="44"'
        f' font-weight="600" text-anchor="middle" transform="rotate(-3 60 75)">{letter}</text></svg>'
    ).encode()
