"""axe-core finds nothing to complain about: on any page, on any screen, by day and by night, in any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from butin.testing.ours import NAMES
from kit.served import Served
from tests.page import palms
from tests.page.browser import Visitor
from tests.page.moments import QUESTION, arranged
from tests.page.scenes import Scene, scene
from tests.page.screens import STILL
from tests.page.sofa import Television
from tests.page.watching import moments, settled

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
LOOK = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((found) =>
  `${found.id}: ${found.help}: ${found.nodes.map((node) => node.html.slice(0, 200)).slice(0, 3).join(" | ")}`)"""
LIT = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
SCREENS = [(320, 568), (740, 360), (820, 1180), (1280, 800), (1920, 1080)]
THEMES, LANGS = ("night", "day"), ("fr", "en", "de")
OPENED = {"friends": "labyrinthe", "bots": "schattendieb", "device": "voleurs"}
BOARD = "main [data-field] *"


@dataclass(frozen=True)
class Place:
    """An address of the page; what has come when it is there; what is pressed then."""

    path: str
    there: str
    pressed: tuple[str, ...] = ()


PAGES = {
    "home": Place("/", ".shelf article"),
    **{f"open {way}": Place(f"/open/{game}?{way}", "form") for way, game in OPENED.items()},
    "credits": Place("/credits", "main h1"),
    **{f"rules {game}": Place(f"/rules/{game}", "main h2") for game in NAMES},
    **{f"learn {game}": Place(f"/learn/{game}", BOARD) for game in NAMES},
    "nowhere": Place("/nowhere/at/all", "main h1"),
}


@pytest.fixture(scope="module")
def tables(room: Served) -> dict[str, Scene]:
    """One that waits, one of each game that goes on, one where something is asked, one that is over."""
    made = {game: scene(room.url, game) for game in NAMES}
    asked = arranged(room.url, "schattendieb", 3, "long", QUESTION)
    asked.left()
    over = scene(room.url, "voleurs", seats=2)
    over.finished()
    waiting = scene(room.url, "labyrinthe", started=False)
    return {
        "waiting": waiting,
        **made,
        "asked": asked.scene,
        "over": over,
        "join": scene(room.url, "voleurs", started=False),
    }


@pytest.mark.whole
@pytest.mark.parametrize("lang", LANGS)
def test_axe_finds_nothing_on_any_page(visit: Callable[..., Visitor], tables: dict[str, Scene], lang: str) -> None:
    """Each page in one language, by night on one screen and by day on another: roles are the same on all of them."""
    visitor = visit(settings={**STILL, "lang": lang})
    for name, table in tables.items():
        if name != "join":  # to which a friend comes who has no seat yet
            table.give(visitor)
    begun(visitor)
    found: dict[str, list[str]] = {}
    pages = list({**PAGES, **places(tables)}.items())[LANGS.index(lang) :: len(LANGS)]
    screens = cycle(SCREENS)
    for name, place in pages:
        shown(visitor, place)
        for theme in THEMES:
            width, height = next(screens)
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate(LIT, theme)
            found[f"{name} {width}x{height} {theme}"] = visitor.page.evaluate(LOOK)
    assert visitor.page.locator(f"html[lang={lang}]").count() == 1
    assert len(found) == len(pages) * len(THEMES)
    assert not {where: what for where, what in found.items() if what}


@pytest.mark.whole
@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_on_a_television(chromium: Browser, room: Served, game: str) -> None:
    television = Television(chromium, room, STILL)
    found: dict[str, list[str]] = {}
    for moment in moments(television, room, game):
        settled(television)
        if not found:
            television.page.evaluate(f"{{ {AXE.read_text('utf-8')} }}")
        found[moment] = television.page.evaluate(LOOK)
    television.visitor.context.close()
    assert {"home", "chairs", "stage", "pause", "podium"} <= found.keys()
    assert not {where: what for where, what in found.items() if what}


@pytest.mark.whole
@pytest.mark.parametrize("game", NAMES)
def test_axe_finds_nothing_in_any_hand(visit: Callable[..., Visitor], room: Served, game: str) -> None:
    """Beside a television: each moment once, on the phones, in the themes and languages in turn."""
    visitor = visit()
    found: dict[str, list[str]] = {}
    for nth, moment in enumerate(palms.scenes(game)):
        sofa = palms.sat(room.url, game, 3, "short", moment)
        case = {
            "scene": moment,
            "text": 1,
            "lang": LANGS[nth % 3],
            "theme": THEMES[nth % 2],
            "screen": SCREENS[nth % 2],
        }
        palms.shown(visitor, sofa, case)
        visitor.page.evaluate(f"{{ {AXE.read_text('utf-8')} }}")
        found[f"{game} {moment} {case['theme']}"] = visitor.page.evaluate(LOOK)
        sofa.left()
    assert len(found) == len(palms.scenes(game))
    assert not {where: what for where, what in found.items() if what}


def test_axe_would_find_a_picture_without_words(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    begun(visitor)
    shown(visitor, PAGES["credits"])
    assert not page.evaluate(LOOK)
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(9, 9), { src: '/icon.svg' }))")
    assert [line.partition(":")[0] for line in page.evaluate(LOOK)] == ["image-alt"]


def places(tables: dict[str, Scene]) -> dict[str, Place]:
    """Those of a table, with its settings and its menu."""
    waits = {"waiting": ".waiting button", "over": ".over details", "asked": ".asked button"}
    playing = tables["voleurs"]
    return {
        **{name: Place(table.table, waits.get(name, BOARD)) for name, table in tables.items()},
        "details": Place(tables["over"].table, ".over details", (".over summary",)),
        "join": Place(f"/join/{tables['join'].kept['join']}", "main form"),
        "watch": Place(f"/watch/{playing.kept['watch']}", BOARD),
        "replay": Place(tables["over"].replay, BOARD),
        "settings": Place(playing.table, BOARD, ("header button",)),
        "menu": Place(playing.table, BOARD, ("header button >> nth=1",)),
    }


def begun(visitor: Visitor) -> None:
    visitor.page.goto("/rules/voleurs")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate(f"{{ {AXE.read_text('utf-8')} }}")  # not a script of the page: its policy allows only its own


def shown(visitor: Visitor, place: Place) -> None:
    visitor.follow(place.path)
    visitor.page.locator(place.there).first.wait_for()
    for pressed in place.pressed:
        visitor.page.locator(pressed).first.click()
