"""axe-core finds nothing to complain about, on any page, in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import butin
from browser import Visitor
from scenes import SHORTEST, Scene, scene
from serving import Served

AXE = (Path(__file__).parent.parent / "client/node_modules/axe-core/axe.min.js").read_text("utf-8")
LOOK = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((found) =>
  `${found.id}: ${found.help}: ${found.nodes.map((node) => node.html.slice(0, 200)).slice(0, 3).join(" | ")}`)"""
PAGES = {
    "home": ("/", ".shelf article"),
    "credits": ("/credits", "main h1"),
    **{f"open {way}": (f"/open/labyrinthe?{way}", "form") for way in ("friends", "bots", "device")},
    **{f"rules {game}": (f"/rules/{game}", "main h2") for game in butin.games()},
    **{f"learn {game}": (f"/learn/{game}", "main h1") for game in butin.games()},
}


@pytest.fixture(scope="module")
def tables(room: Served) -> dict[str, Scene]:
    """One that waits, one of each game that goes on, one that is over."""
    made = {game: scene(room.url, game) for game in butin.games()}
    over = scene(room.url, "voleurs", seats=SHORTEST["voleurs"])
    over.finished()
    return {"waiting": scene(room.url, "labyrinthe", started=False), **made, "over": over}


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_axe_finds_nothing_on_any_page(visit: Callable[..., Visitor], tables: dict[str, Scene], lang: str) -> None:
    settings: dict[str, object] = {"pace": 0, "sound": False, "motion": False, "lang": lang}
    visitor = visit(settings=settings)
    for table in tables.values():
        table.give(visitor)
    visitor.page.add_init_script(AXE)  # not a script of the page: its policy allows only its own
    found = {name: looked(visitor.page, *where) for name, where in {**PAGES, **places(tables)}.items()}
    assert not {name: what for name, what in found.items() if what}


def test_axe_would_find_a_picture_without_words(visit: Callable[..., Visitor]) -> None:
    page = visit().page
    page.add_init_script(AXE)
    assert not looked(page, *PAGES["credits"])
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(9, 9), { src: '/icon.svg' }))")
    assert [line.partition(":")[0] for line in page.evaluate(LOOK)] == ["image-alt"]


def places(tables: dict[str, Scene]) -> dict[str, tuple[str, str]]:
    waits = {"waiting": ".board form, .board button", "over": ".over"}
    return {
        **{name: (table.table, waits.get(name, ".table.playing .board *")) for name, table in tables.items()},
        "replay": (tables["over"].replay, ".replay .board *"),
    }


def looked(page: Page, path: str, there: str) -> list[str]:
    page.goto(path)
    page.locator(there).first.wait_for()
    found: list[str] = page.evaluate(LOOK)
    return found
