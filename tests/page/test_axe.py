"""axe-core finds nothing to complain about, on any page, in any language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from butin.testing.ours import NAMES
from kit.served import Served
from tests.page.browser import Visitor
from tests.page.scenes import Scene, scene

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
LOOK = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((found) =>
  `${found.id}: ${found.help}: ${found.nodes.map((node) => node.html.slice(0, 200)).slice(0, 3).join(" | ")}`)"""
OPENED = {"friends": "labyrinthe", "bots": "schattendieb", "device": "voleurs"}
PAGES = {
    "home": ("/", ".shelf article"),
    **{f"open {way}": (f"/open/{game}?{way}", "form") for way, game in OPENED.items()},
    "credits": ("/credits", "main h1"),
    **{f"rules {game}": (f"/rules/{game}", "main h2") for game in NAMES},
    **{f"learn {game}": (f"/learn/{game}", "main h1") for game in NAMES},
}


@pytest.fixture(scope="module")
def tables(room: Served) -> dict[str, Scene]:
    """One that waits, one of each game that goes on, one that is over."""
    made = {game: scene(room.url, game) for game in NAMES}
    over = scene(room.url, "voleurs", seats=2)
    over.finished()
    return {"waiting": scene(room.url, "labyrinthe", started=False), **made, "over": over}


@pytest.mark.whole
def test_axe_finds_nothing_on_any_page(visit: Callable[..., Visitor], tables: dict[str, Scene]) -> None:
    """Each page in one language: pictures, colours and roles are the same in all of them."""
    settings = {"pace": 0, "sound": False, "motion": False}
    visitor = visit(settings=settings)
    for table in tables.values():
        table.give(visitor)
    found: dict[str, list[str]] = {}
    pages = list({**PAGES, **places(tables)}.items())
    for number, lang in enumerate(["fr", "en", "de"]):
        visitor.keep("butin.settings", {**settings, "lang": lang})
        begun(visitor)
        for name, where in pages[number::3]:
            found[name] = looked(visitor, *where)
        assert visitor.page.locator(f"html[lang={lang}]").count() == 1
    assert not {name: what for name, what in found.items() if what}


@pytest.mark.whole
def test_axe_would_find_a_picture_without_words(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    begun(visitor)
    assert not looked(visitor, *PAGES["credits"])
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(9, 9), { src: '/icon.svg' }))")
    assert [line.partition(":")[0] for line in page.evaluate(LOOK)] == ["image-alt"]


def places(tables: dict[str, Scene]) -> dict[str, tuple[str, str]]:
    waits = {"waiting": ".waiting button", "over": ".over"}
    return {
        **{name: (table.table, waits.get(name, ".table.playing [data-field] *")) for name, table in tables.items()},
        "replay": (tables["over"].replay, ".replay [data-field] *"),
    }


def begun(visitor: Visitor) -> None:
    visitor.page.goto("/rules/voleurs")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate(f"{{ {AXE.read_text('utf-8')} }}")  # not a script of the page: its policy allows only its own


def looked(visitor: Visitor, path: str, there: str) -> list[str]:
    visitor.follow(path)
    visitor.page.locator(there).first.wait_for()
    found: list[str] = visitor.page.evaluate(LOOK)
    return found
