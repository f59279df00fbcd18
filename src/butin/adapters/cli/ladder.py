"""The ladder of an arena as a picture: every bot's rating with its interval, in plain SVG."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

_LEFT, _WIDE, _ROW, _TOP = 130, 420, 34, 56


def draw(result: dict[str, Any]) -> str:
    """An SVG file: the best bot on top."""
    rows = result["ratings"]
    low = min(row["rating"] - row["margin"] for row in rows)
    high = max(row["rating"] + row["margin"] for row in rows)
    tall = _TOP + _ROW * len(rows) + 44
    title = f"{result['game']}, {result['seats']} seats, {result['games']} games a pairing"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_LEFT + _WIDE + 70}" height="{tall}" role="img">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fffdf5"/>',
        '<g font-family="sans-serif" font-size="14" fill="#222">',
        f'<text x="16" y="28" font-size="16">{escape(title)}</text>',
    ]
    for place, row in enumerate(rows):
        y = _TOP + _ROW * place + 12
        left, middle, right = (_across(row["rating"] + side * row["margin"], low, high) for side in (-1, 0, 1))
        lines += [
            f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(row["bot"])}</text>',
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#8a6d1d" stroke-width="2"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="#c9971c"/>',
            f'<text x="{_LEFT + _WIDE + 14}" y="{y + 5}">{row["rating"]:.1f}</text>',
        ]
    foot = "rating (Bradley-Terry) with its 95 % interval"
    lines += [f'<text x="{_LEFT}" y="{tall - 14}" font-size="12" fill="#555">{foot}</text>', "</g>", "</svg>"]
    return "\n".join(lines) + "\n"


def _across(rating: float, low: float, high: float) -> float:
    return _LEFT + _WIDE * (rating - low) / max(high - low, 1e-9)
