"""A phone beside a television: nothing scrolls, nothing is cut or covered, all is large enough for thumbs and eyes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kit.served import Served, serving
from tests.page.browser import Visitor
from tests.page.journey import BOARDS
from tests.page.pairs import Case
from tests.page.palms import SEATS, Sofa, cases, measured, sat, shown, walked
from tests.page.pictures import SEEDED
from tests.page.test_screens import PUT

GAMES = sorted(BOARDS)
USUAL: Case = {"scene": "chosen", "seats": 3, "text": 1, "lang": "fr", "names": "long", "theme": "night"}
SLEEPS_MS = 1500
FAULTS = {
    "scrolls": ".hand .body { overflow: auto } .hand .own { height: 120% }",
    "outside": ".hand .cards { position: relative; top: 300px }",
    "cut": ".hand .says p { height: 12px; display: block; text-overflow: ellipsis; white-space: nowrap }",
    "clipped": ".hand .score { overflow: hidden; flex: none; width: 4px }",
    "covered": "body::after { content: ''; position: fixed; inset: 0 0 50% 0 }",
    "overlap": ".hand [data-spot^='pile:'] { margin-left: -40px }",
    "text": ".hand .says p span { font-size: 14px }",
    "small": ".hand .tools button { min-height: 0; min-width: 0; width: 30px }",
    "slight": ".hand [data-spot^='pile:'] { width: 60px; height: 60px }",
}
UNNAMED = (
    "for (const name of ['aria-label', 'title']) document.querySelector('.hand .tools button').removeAttribute(name)"
)


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that deals the same every time, so that the same hands are seen."""
    with serving(tmp_path_factory.mktemp("hands"), "--pace", "0", changed=SEEDED) as served:
        yield served


@pytest.fixture
def visitor(chromium: Browser, seeded: Served) -> Iterator[Visitor]:
    visitor = Visitor(chromium, seeded)
    yield visitor
    visitor.context.close()


@pytest.fixture
def sofa(seeded: Served) -> Iterator[Sofa]:
    sofa = sat(seeded.url, "voleurs", 3, "long", "chosen")
    yield sofa
    sofa.left()


def test_a_hand_is_whole_and_each_fault_is_told(visitor: Visitor, sofa: Sofa) -> None:
    for screen in ((740, 360), (320, 568)):
        case = {**USUAL, "screen": screen}
        shown(visitor, sofa, case)
        assert measured(visitor, "voleurs", case) == []
    for kind, css in FAULTS.items():
        visitor.page.evaluate(PUT, css)
        assert any(f": {kind}: " in line for line in measured(visitor, "voleurs", case)), f"{css} is not told"
    visitor.page.evaluate(PUT, "")
    assert measured(visitor, "voleurs", case) == []
    visitor.page.evaluate(UNNAMED)
    assert any(": nameless: " in line for line in measured(visitor, "voleurs", case))
    assert not visitor.troubles, visitor.troubles


@pytest.mark.whole
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_so_at_every_moment_on_every_phone(visitor: Visitor, seeded: Served, game: str, seats: int) -> None:
    some = [case for case in cases(game) if case["seats"] == seats]
    found = walked(visitor, seeded.url, game, some)
    assert not found, "\n".join([f"{len(found)} are wrong", *found])
    assert not visitor.troubles, visitor.troubles


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_it_stays_as_it_is_while_the_line_is_down(chromium: Browser, tmp_path: Path, game: str) -> None:
    with serving(tmp_path, "--pace", "0", changed=SEEDED) as server:
        visitor = Visitor(chromium, server)
        _without_a_line(visitor, server, game)
        visitor.context.close()


def _without_a_line(visitor: Visitor, server: Served, game: str) -> None:
    scene = {"attrap_tresors": "dice", "labyrinthe": "aimed"}.get(game, "chosen")
    sofa = sat(server.url, game, 3, "short", scene)
    case = {**USUAL, "scene": scene, "names": "short", "screen": (320, 568)}
    shown(visitor, sofa, case)
    before = held(visitor)
    server.kill()
    visitor.page.locator(".hand .state").wait_for()
    visitor.page.wait_for_timeout(SLEEPS_MS)
    assert held(visitor) == before and visitor.page.locator(".hand .watch").count() == 0
    server.start()
    server.wait()
    visitor.page.locator(".hand .state").wait_for(state="detached")
    assert held(visitor) == before
    sofa.left()


def held(visitor: Visitor) -> list[str]:
    """Everything in the hand that has a name, in its place."""
    look = "all => all.map((one) => `${one.ariaLabel ?? one.innerText} ${JSON.stringify(one.getBoundingClientRect())}`)"
    return list(visitor.page.locator(".hand .game button").evaluate_all(look))
