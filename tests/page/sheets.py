"""Pictures joined in sheets by the browser itself, the worst first, with what was found under each."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

A_SHEET = 12  # pictures
STYLE = """
  body { margin: 12px; width: 1876px; font: 15px/1.3 sans-serif; background: #fff; columns: 4; column-gap: 12px }
  figure { margin: 0 0 16px; break-inside: avoid; overflow-wrap: anywhere }
  img { display: block; max-width: 100%; max-height: 620px; border: 1px solid #888 }
  li { margin: 2px 0 }
"""


@dataclass
class Shot:
    """A picture, what it shows and what is wrong with it."""

    file: Path
    shows: str
    found: list[str]


def written(browser: Browser, folder: Path, name: str, shots: list[Shot]) -> list[Path]:
    """The sheets, as pictures beside those that are on them."""
    page = browser.new_page(viewport={"width": 1900, "height": 1200})
    sheets = []
    worst = sorted(shots, key=lambda shot: -len(shot.found))
    for first in range(0, len(worst), A_SHEET):
        figures = "".join(map(_figure, worst[first : first + A_SHEET]))
        source = folder / f"{name}-sheet-{1 + first // A_SHEET:02}.html"
        source.write_text(f"<meta charset=utf-8><style>{STYLE}</style>{figures}", "utf-8")
        page.goto(source.as_uri())
        sheets.append(source.with_suffix(".png"))
        page.screenshot(path=sheets[-1], full_page=True)
    page.close()
    return sheets


def _figure(shot: Shot) -> str:
    lines = "".join(f"<li>{escape(line.removeprefix(f'{shot.shows}: '))}" for line in shot.found)
    return f"<figure><b>{escape(shot.shows)}</b><img src='{shot.file.name}'><ul>{lines}</ul></figure>"
