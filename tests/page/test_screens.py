"""What can be done now is on the screen, whole, large enough, uncovered: on every screen, at every moment of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from playwright.sync_api import Browser

from kit.served import Served, serving
from tests.page.browser import Visitor
from tests.page.journey import BOARDS
from tests.page.moments import arranged
from tests.page.pairs import Case, covering, pairs
from tests.page.pictures import SEEDED
from tests.page.screens import LOADS, cases, measured, shown, walked

GAMES = sorted(BOARDS)
USUAL: Case = {"scene": "start", "seats": 4, "text": 1, "lang": "fr", "names": "long", "theme": "night"}
FEW = [(320, 568), (740, 360), (1280, 800)]
PUT = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
FAULTS = {
    "outside": ".actions .actions button { position: relative; top: 400px }",
    "covered": "body::after { content: ''; position: fixed; inset: 0 0 50% 0 }",
    "small": ".actions .actions button { min-height: 0; max-height: 30px; align-self: center }",
    "text": ".actions .actions button { font-size: 10px }",
    "clipped": ".bar .title { max-width: 30px; text-overflow: clip !important }",
    "overlap": ".actions .actions button { margin-left: -40px }",
    "sideways": "main { min-width: 120vw }",
}


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that deals the same every time, so that the same screens are seen."""
    with serving(tmp_path_factory.mktemp("screens"), "--pace", "0", changed=SEEDED) as served:
        yield served


@pytest.fixture
def visitor(chromium: Browser, seeded: Served) -> Iterator[Visitor]:
    visitor = Visitor(chromium, seeded)
    yield visitor
    assert not visitor.troubles, visitor.troubles
    visitor.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_done_is_on_the_screen(visitor: Visitor, seeded: Served, game: str) -> None:
    few = [{**USUAL, "screen": screen} for screen in FEW]
    sound(walked(visitor, seeded.url, game, few))


@pytest.mark.whole
@pytest.mark.parametrize("load", range(LOADS))
@pytest.mark.parametrize("game", GAMES)
def test_it_is_so_at_every_moment_on_every_screen(visitor: Visitor, seeded: Served, game: str, load: int) -> None:
    some = [case for case in cases(game) if case["load"] == load]
    sound(walked(visitor, seeded.url, game, some))


@pytest.mark.whole
def test_each_fault_is_told(visitor: Visitor, seeded: Served) -> None:
    case = {**USUAL, "screen": (360, 740)}
    cast = arranged(seeded.url, "voleurs", *(case[name] for name in ("seats", "names", "scene")))
    shown(visitor, cast, case)
    before = measured(visitor, "voleurs", case)
    for kind, css in FAULTS.items():
        visitor.page.evaluate(PUT, css)
        told = set(measured(visitor, "voleurs", case)) - set(before)
        assert any(f": {kind}: " in line for line in told), f"{css} is not told, only {told}"
    visitor.page.evaluate(PUT, "")
    assert measured(visitor, "voleurs", case) == before
    cast.left()


def test_each_value_meets_each_value_of_everything_else() -> None:
    values: dict[str, list[object]] = {
        "screen": [1, 2, 3, 4, 5],
        "text": [1, 2, 3],
        "lang": ["fr", "en"],
        "scene": ["start", "end"],
    }
    found = covering(values)
    expected = {
        (one, first, other, second)
        for one, other in combinations(values, 2)
        for first, second in product(values[one], values[other])
    }
    assert set().union(*map(pairs, found)) == expected
    assert len(found) < 5 * 3 + 4, "hardly more than the two longest lists ask for"


def sound(found: list[str]) -> None:
    assert not found, "\n".join([f"{len(found)} are wrong", *found])
