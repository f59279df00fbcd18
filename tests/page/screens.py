"""Every screen of every game: which there are, what one shows, and what is wrong with it, in words.

`python -m tests.page.screens FOLDER [GAME ...]` takes pictures of all of them and puts them on sheets, the worst first.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import butin
from kit.served import Served, serving
from tests.page.browser import Visitor, chromium_running
from tests.page.cast import Cast
from tests.page.journey import BOARDS, OVER
from tests.page.moments import END, QUESTION, arranged, scenes
from tests.page.pairs import Case, covering
from tests.page.pictures import SEEDED
from tests.page.sheets import Shot, written

Picture = Callable[[Case, list[str]], None]

PHONES = [(320, 568), (344, 882), (360, 740), (390, 844), (740, 360), (844, 390)]
SCREENS = [*PHONES, (600, 960), (820, 1180), (1180, 820), (1280, 800), (1920, 1080)]
LOADS = 3  # of a page, to see it on all screens
STILL: dict[str, object] = {"pace": 0, "sound": False, "motion": False}
MEASURE = Path(__file__).with_name("measuring.js").read_text("utf-8")
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
    setTimeout(drawn, 5_000);  // a crowded machine may draw nothing for long
  });
}"""
BLINK_MS = 250


def cases(game: str) -> list[Case]:
    """Each value of everything with each of everything else; scenes meet numbers of seats as it comes.

    To load a page takes long, another size does not: each is shown on a third of the screens, one of every kind.
    """
    loaded = covering(
        {
            "load": range(LOADS),
            "scene": [*scenes(game)],
            "seats": [*butin.game(game).seats],
            "text": [1, 1.5, 2],
            "lang": ["fr", "en", "de"],
            "names": ["long", "short"],
            "theme": ["night", "day"],
        },
        apart=("scene", "seats"),
    )
    return [{**case, "screen": screen} for case in loaded for screen in SCREENS[case["load"] :: LOADS]]


def told(game: str, case: Case) -> str:
    width, height = case["screen"]
    who = f"{case['seats']} seats {case['names']} names"
    return f"{game} {width}x{height} {case['text'] * 100:.0f} % {case['lang']} {who} {case['theme']} {case['scene']}"


def walked(visitor: Visitor, url: str, game: str, some: list[Case], picture: Picture = lambda *_: None) -> list[str]:
    """Every one of these screens, and what was found there: as few tables as can be, and as few loads of the page."""
    all_found = []
    for (seats, names, scene), group in groupby(sorted(some, key=_table), _table):
        cast = arranged(url, game, seats, names, scene)
        for _, alike in groupby(sorted(group, key=_settings), _settings):
            for number, case in enumerate(alike):
                _resized(visitor, case) if number else shown(visitor, cast, case)
                found = measured(visitor, game, case)
                picture(case, found)
                all_found += found
        cast.left()
    return all_found


def shown(visitor: Visitor, cast: Cast, case: Case) -> None:
    """The page of the first seat."""
    visitor.come(case["screen"], {**STILL, **{name: case[name] for name in ("text", "lang", "theme")}})
    cast.scene.give(visitor)
    visitor.page.goto(cast.scene.table)
    asked = case["scene"] == QUESTION and cast.seats > 1
    visitor.page.locator(OVER if case["scene"] == END else ".asked" if asked else ".prompt").wait_for()
    tapped = scenes(cast.scene.game)[case["scene"]].tapped
    if tapped:
        visitor.page.locator(tapped).dispatch_event("click")


def measured(visitor: Visitor, game: str, case: Case) -> list[str]:
    """What is wrong with what is on the screen; looked at again a moment later, when everything stands still."""
    how = {"must": _must(game, case)}
    visitor.page.evaluate(SETTLED)
    if visitor.page.evaluate(MEASURE, how):
        visitor.page.wait_for_timeout(BLINK_MS)
    return [f"{told(game, case)}: {line}" for line in visitor.page.evaluate(MEASURE, how)]


def _must(game: str, case: Case) -> str:
    """What has to be on the screen: everything; with very large text what is gold; a result may scroll."""
    large = case["text"] > 1.5 or (case["text"] > 1 and min(case["screen"]) < 360)
    if case["scene"] == END:
        return ".main" if case["text"] == 1 else ":not(*)"
    return ", ".join([".main", *BOARDS[game].wanted]) if large else "*"


def _resized(visitor: Visitor, case: Case) -> None:
    width, height = case["screen"]
    visitor.page.set_viewport_size({"width": width, "height": height})


def _table(case: Case) -> tuple[Any, ...]:
    return case["seats"], case["names"], case["scene"]


def _settings(case: Case) -> tuple[Any, ...]:
    return case["text"], case["lang"], case["theme"]


def pictured(browser: Browser, server: Served, folder: Path, game: str) -> None:
    """All screens of a game, on sheets."""
    visitor = Visitor(browser, server)
    shots: list[Shot] = []

    def picture(case: Case, found: list[str]) -> None:
        file = folder / f"{re.sub('[^a-z0-9_]+', '-', told(game, case))}.png"
        visitor.page.screenshot(path=file)
        shots.append(Shot(file, told(game, case), found))
        print("\n".join([file.name, *shots[-1].found]), flush=True)

    walked(visitor, server.url, game, cases(game), picture)
    visitor.context.close()
    print(*written(browser, folder, game, shots), sep="\n")
    print(f"{game}: something is wrong with {sum(bool(shot.found) for shot in shots)} of {len(shots)} screens")


def main(words: list[str]) -> None:
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        chromium_running() as browser,
        serving(Path(kept), "--pace", "0", changed=SEEDED) as server,
    ):
        for game in words[1:] or sorted(BOARDS):
            pictured(browser, server, folder, game)


if __name__ == "__main__":
    main(sys.argv[1:])
