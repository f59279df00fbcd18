"""A television seen from the sofa: all of it can be read, nothing is cut or covered, and five keys reach everything.

`python -m tests.page.test_television FOLDER [GAME ...]` takes a picture of every screen and says what is wrong with it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kit.served import Served, serving
from tests.page.browser import chromium_running
from tests.page.guests import LONG
from tests.page.journey import BOARDS
from tests.page.sofa import Television
from tests.page.test_screens import PUT
from tests.page.watching import FEW, STILL, briefly, moments, settled

Seen = Callable[[Television, str, list[str]], None]

GAMES = sorted(BOARDS)
SIZES = {"fr": (1280, 720), "en": (3840, 2160), "de": (1920, 1080)}  # all is as large as its set: one in each language
MEASURE = Path(__file__).with_name("sofa.js").read_text("utf-8")

FAULTS = {  # by what is told of them
    "small": ".title { font-size: 20px !important }",
    "cut": ".facts { height: 30px; overflow: hidden }",
    "spills": ".title { letter-spacing: 30px; white-space: nowrap }",
    "overlap": "header p { position: relative; left: -200px }",
    "margin": ".hint { left: 20px !important }",
}
BROKEN = {
    "nameless": "() => { document.querySelector('[data-box]').textContent = ''; }",
    "unreached": """() => {
      const box = document.querySelector('[data-box]');
      box.parentElement.style.position = 'relative';
      box.parentElement.append(Object.assign(box.cloneNode(true), { id: 'twin' }));
      twin.style.cssText = 'position: absolute; top: 0; left: 0';
    }""",
    "wraps": """() => addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowDown' && document.activeElement.closest('.foot')) document.querySelector('[data-box]').focus();
    })""",
    "focus": "() => document.activeElement.blur()",
}


@pytest.fixture
def television(chromium: Browser, room: Served) -> Iterator[Television]:
    set_ = Television(chromium, room, STILL)
    yield set_
    set_.visitor.leave()
    set_.visitor.context.close()


def test_all_of_it_can_be_read_and_reached(television: Television, room: Served) -> None:
    sound(walked(television, briefly(television, room)))


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", SIZES)
def test_it_is_so_at_every_moment_on_every_set(television: Television, room: Served, game: str, lang: str) -> None:
    television.visitor.come(SIZES[lang], settings={**STILL, "lang": lang})
    sound(walked(television, moments(television, room, game)))


def test_each_fault_is_told(television: Television, room: Served) -> None:
    page = television.page
    for moment in briefly(television, room):
        if moment == "home":
            assert measured(television) == []
            for kind, css in FAULTS.items():
                page.evaluate(PUT, css)
                assert kind in kinds(television), css
            page.evaluate(PUT, "")
            for kind, script in BROKEN.items():
                page.evaluate(script)
                assert kind in kinds(television), script
            page.reload()
        if moment == "stage":
            page.evaluate(PUT, ".field > * { height: 60% !important; overflow: hidden }")
            assert "board" in kinds(television)
            return


def walked(set_: Television, shown: Iterator[str], seen: Seen = lambda *_: None) -> list[str]:
    """Whatever is wrong at these moments."""
    wrong = []
    for moment in shown:
        found = [f"{moment}: {line}" for line in measured(set_)]
        wrong += found
        seen(set_, moment, found)
    return wrong


def measured(set_: Television) -> list[str]:
    """What is wrong with what is on the screen, once it stands still."""
    settled(set_)
    return list(set_.page.evaluate(MEASURE, {"names": [*FEW, *LONG]}))


def kinds(set_: Television) -> set[str]:
    return {line.partition(":")[0] for line in measured(set_)}


def sound(wrong: list[str]) -> None:
    assert not wrong, "\n".join([f"{len(wrong)} are wrong", *wrong])


def main(folder: str, *games: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)

    def seen(set_: Television, moment: str, found: list[str]) -> None:
        set_.page.screenshot(path=out / f"{moment.replace(' ', '-')}.png")
        print(moment, *found, sep="\n  ", flush=True)

    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place), "--pace", "0") as server,
        chromium_running() as browser,
    ):
        for game in games or GAMES:
            for lang, size in SIZES.items():
                set_ = Television(browser, server)
                set_.visitor.come(size, {**STILL, "lang": lang})
                walked(set_, (f"{game} {lang} {moment}" for moment in moments(set_, server, game)), seen)
                set_.visitor.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
