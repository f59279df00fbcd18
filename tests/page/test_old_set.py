"""The television's page on the oldest engine that can be had: an evening of all games, and nothing of it is blank.

`python -m tests.page.test_old_set FOLDER` takes the pictures.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from kit.served import Served, serving
from kit.servers import until
from tests.page.guests import Guests
from tests.page.journey import BOARDS
from tests.page.old_set import BLINK_S, ENGINE, PATIENCE_S, OldSet, set_running
from tests.page.watching import FEW, PODIUM, SHORT, STAGE

pytestmark = pytest.mark.whole
Seen = Callable[[str, bytes], None]
GAMES = sorted(BOARDS)
MOVES = 6
KEPT = "() => JSON.parse(localStorage['butin.tv'] || 'null')"
STILL, MOVED = "() => { window.moving = 0; return true; }", "() => window.moving"
TELLING = ".told, .confetti"
LOADED = "() => [...document.images].every((one) => one.complete && one.naturalWidth)"
PIECES = {  # what is not blank there: no other colour than its ground
    "home": ["[data-box]", "[data-box] img", ".code img", ".address"],
    "chairs": [".chair", "header img", ".foot button", ".code img"],
    "attrap_tresors": [".field svg", "[data-seat]"],
    "labyrinthe": [".laid", ".beside .disc", "[data-seat]"],
    "schattendieb": ["[data-at=pile] > *", ".safe", "[data-seat]"],
    "voleurs": ["[data-spot]", ".top", ".stock .paper", ".top .paper", "[data-seat]"],
    "podium": ["ol > li", ".foot button", ".code img"],
}
# those that are of hardly any colour in their middle, or not in the picture, or of which the parts lie over each other
WRONG = """(png, selector) => {
  const wrong = [];
  const picture = new Image();
  const read = new Promise((loaded) => { picture.onload = loaded; });
  picture.src = "data:image/png;base64," + png;
  return read.then(() => {
    const pen = Object.assign(document.createElement("canvas"), { width: 1920, height: 1080 }).getContext("2d");
    pen.drawImage(picture, 0, 0);
    const named = (one) => `${one.tagName} ${one.getAttribute("class")} ${one.textContent.trim().slice(0, 40)}`;
    for (const one of document.querySelectorAll(selector)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (left < 0 || top < 0 || left + width > 1920 || top + height > 1080) wrong.push(`${named(one)} is cut`);
      if (width < 8 || height < 8) { wrong.push(`${named(one)} is ${width} by ${height}`); continue; }
      const { data } = pen.getImageData(left + width * 0.15, top + height * 0.15, width * 0.7, height * 0.7);
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) colours.add([0, 1, 2].map((part) => data[at + part] >> 4).join());
      const { backgroundImage, backgroundColor } = getComputedStyle(one);
      const bare = backgroundImage === "none" && /, 0\\)$/.test(backgroundColor);
      if (bare && one.matches(".paper")) wrong.push(`${named(one)} has no ground`);
      if (colours.size < 3) wrong.push(`${named(one)} is blank`);
    }
    for (const button of document.querySelectorAll("[data-key]")) {
      const around = button.getBoundingClientRect();
      const drawn = (one) => /^(img|svg)$/i.test(one.tagName);
      const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const parts = [...button.querySelectorAll("*")].filter((one) => !one.closest(".ok") && (drawn(one) || says(one)));
      const boxes = parts.map((one) => one.getBoundingClientRect());
      boxes.forEach((box, place) => {
        const [before, after] = [["left", "top"], ["right", "bottom"]];
        const outs = [...before.map((way) => around[way] - box[way]), ...after.map((way) => box[way] - around[way])];
        const out = Math.max(...outs);
        if (box.width && out > 2) wrong.push(`${named(parts[place])} is ${Math.round(out)} px out of its button`);
        boxes.slice(0, place).forEach((other, earlier) => {
          if (parts[earlier].contains(parts[place])) return;
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          if (wide > 2 && high > 8) wrong.push(`${named(parts[place])} lies over ${named(parts[earlier])}`);
        });
      });
    }
    return wrong;
  });
}"""


def test_an_evening_of_all_games_is_shown_and_nothing_is_blank(room: Served) -> None:
    with set_running() as set_:
        wrong = evening(set_, room)
        assert wrong == [] and set_.heard == []


def evening(set_: OldSet, server: Served, seen: Seen = lambda *_: None) -> list[str]:
    """Whatever is wrong on it."""
    wrong = list[str]()

    def looked(moment: str, pieces: str = "") -> None:
        for selector in PIECES[pieces or moment]:
            set_.there(selector)
        until(lambda: set_.many(TELLING) == 0 and set_.run(LOADED), f"{moment} is told", PATIENCE_S, BLINK_S)
        picture = set_.picture
        seen(moment, picture)
        for selector in PIECES[pieces or moment]:
            found = set_.run(WRONG, base64.b64encode(picture).decode(), selector)
            wrong.extend(f"{moment}: {line}" for line in found)

    assert ENGINE in set_.engine
    set_.go(f"{server.url}/tv")
    for selector in ("[data-box]", ".code img", ".code .address"):
        set_.there(selector)
    assert set_.many("[data-box]") == len(GAMES)
    looked("home")
    guests = Guests(server.url, set_.run(KEPT))
    guests.come(*FEW)
    for game in GAMES:
        guests.box(game, **{**BOARDS[game].options, **SHORT.get(game, {})})
        set_.there(".start:enabled")
        looked(f"{game} chairs", "chairs")
        guests.start()
        set_.there(STAGE)
        set_.run(STILL)
        guests.move(MOVES)
        until(lambda: bool(set_.run(MOVED)), "pieces move", PATIENCE_S, BLINK_S)
        looked(game)
        guests.finish()
        set_.there(PODIUM)
        looked(f"{game} podium", "podium")
    guests.part()
    return wrong


def main(folder: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)

    def seen(moment: str, picture: bytes) -> None:
        (out / f"{moment.replace(' ', '-')}.png").write_bytes(picture)
        print(moment, flush=True)

    with tempfile.TemporaryDirectory() as place, serving(Path(place), "--pace", "0") as server, set_running() as set_:
        print(*evening(set_, server, seen), *set_.heard, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
