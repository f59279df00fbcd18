"""Pieces of a set are told apart by their outline: drawn in a browser, filled, of one size, laid upon one another."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from kit.lanes import in_turn
from tests.page.journey import BOARDS

CLIENT = Path(__file__).parents[2] / "client"
MANY = {"seats": 7, "faces": 7, "busts": 16}
MANY |= {name: many for board in BOARDS.values() for name, many in board.pieces.items()}
ALIKE = 0.88  # of two silhouettes laid upon one another, what both cover of what either does
CELL = 120
SHEET = """<style>
  :root { --ink: #241a3d; --paper: #fff7e6; --cream: #f3e6c8 }
  body { margin: 0; display: grid; grid-template-columns: repeat(8, 120px) }
  body > div { width: 120px; height: 120px; padding: 24px; box-sizing: border-box }
  body > div > svg, body > div > * > svg { width: 72px !important; height: 72px !important }
  svg { overflow: visible; transition: none }
</style>"""
SILHOUETTES = """async ([png, many]) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const frame = (spots) => {
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
  };
  return Array.from({ length: many }, (_, nth) => {
    const { data } = pen.getImageData((nth % 8) * 120, Math.floor(nth / 8) * 120, 120, 120);
    const spots = [];
    for (let at = 0; at < 120 * 120; at += 1) if (data[4 * at + 3] > 127) spots.push([at % 120, Math.floor(at / 120)]);
    const [left, top, right, bottom] = frame(spots);
    const size = Math.max(right - left, bottom - top);
    const filled = new Set(spots.map(([x, y]) => y * 120 + x));
    const inked = new Set();
    for (let at = 0; at < 48 * 48; at += 1) {
      const x = Math.floor((left + right - size) / 2 + ((at % 48) + 0.5) * size / 48);
      const y = Math.floor((top + bottom - size) / 2 + (Math.floor(at / 48) + 0.5) * size / 48);
      if (x >= left && x < right && y >= top && y < bottom && filled.has(y * 120 + x)) inked.add(at);
    }
    return [...inked];
  });
}"""


@pytest.fixture(scope="module")
def drawings() -> dict[str, dict[str, str]]:
    """Every set, every piece by its name, as the page draws it."""
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # this environment's own first
    node = shutil.which("node", path=programs)
    assert node is not None
    made = subprocess.run([node, "../tests/page/drawings.mjs"], cwd=CLIENT, capture_output=True, check=True)
    found: dict[str, dict[str, str]] = json.loads(made.stdout)
    return found


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 8 * CELL, "height": 2 * CELL})
    yield page
    page.close()


def silhouettes(page: Page, pieces: dict[str, str]) -> dict[str, int]:
    """Which squares of 48 by 48 each piece covers, as large as it fits; a bit for each."""
    page.set_content(SHEET + "".join(f"<div>{piece}</div>" for piece in pieces.values()))
    sheet = base64.b64encode(page.screenshot(omit_background=True, animations="disabled")).decode()
    found = page.evaluate(SILHOUETTES, [sheet, len(pieces)])
    return {name: sum(1 << square for square in squares) for name, squares in zip(pieces, found, strict=True)}


def likeness(one: int, other: int) -> float:
    """How much of what either covers both do, wherever one is pushed upon the other."""
    best = 0.0
    for shift in (48 * down + across for down in range(-3, 4) for across in range(-3, 4)):
        moved = one << shift if shift >= 0 else one >> -shift
        best = max(best, (moved & other).bit_count() / (moved | other).bit_count())
    return best


def alike(page: Page, pieces: dict[str, str]) -> list[tuple[str, str, float]]:
    seen = silhouettes(page, pieces)
    assert all(squares.bit_count() > 200 for squares in seen.values())
    pairs = [(one, other, round(likeness(seen[one], seen[other]), 2)) for one, other in combinations(seen, 2)]
    return sorted((pair for pair in pairs if pair[2] > ALIKE), key=lambda pair: -pair[2])


@pytest.mark.parametrize("name", in_turn(MANY, 0))
def test_no_two_pieces_of_a_set_share_a_silhouette(page: Page, drawings: dict[str, dict[str, str]], name: str) -> None:
    assert set(drawings) == set(MANY)
    assert len(drawings[name]) == MANY[name]
    assert alike(page, drawings[name]) == []


def test_a_piece_in_another_colour_size_or_place_would_be_found(
    page: Page, drawings: dict[str, dict[str, str]]
) -> None:
    jewels = drawings["jewels"]
    ring = jewels["ring"].replace("#f0584b", "#00f").replace('viewBox="0 0 64 64"', 'viewBox="-8 -2 80 80"')
    assert [pair[:2] for pair in alike(page, {**jewels, "another": ring})] == [("ring", "another")]
