"""The page in browsers of other engines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import butin
from kit.served import Served
from tests.page.browser import BARE
from tests.page.engines import Engine, Firefox, WebKit, engine_running
from tests.page.journey import BOARDS, ENDLESS, OVER, wanted
from tests.page.scenes import Scene, scene
from tests.page.test_race import journal

pytestmark = pytest.mark.browser
GAMES = sorted(BOARDS)
RELOADED = 3  # after so many presses
KEEP = """(tables) => {
  localStorage.setItem("butin.tables", JSON.stringify(tables));
  localStorage.setItem("butin.settings", JSON.stringify({ pace: 0, sound: false, lang: "fr" }));
}"""


@pytest.fixture(scope="module", params=[Firefox, WebKit])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with engine_running(request.param) as engine:
        yield engine
        assert engine.troubles() == []


def test_a_table_opens(engine: Engine, room: Served) -> None:
    sat(engine, scene(room.url, "voleurs", seats=3))
    engine.there("[data-field] [data-spot^='pile:']")
    assert engine.troubles() == []


@pytest.mark.whole
def test_home_opens(engine: Engine, room: Served) -> None:
    engine.go(f"{room.url}/")
    engine.there(".shelf article")
    assert engine.run("() => document.querySelectorAll('.shelf article').length") == len(butin.games())
    assert engine.troubles() == []


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_a_reload_in_the_middle(engine: Engine, room: Served, game: str) -> None:
    board = BOARDS[game]
    made = scene(room.url, game, seats=board.seats, options=dict(board.options))
    sat(engine, made)
    pressed = 0
    while (selector := engine.there(OVER, *wanted(game, pressed))) != OVER:
        engine.press(selector)
        pressed += 1
        assert pressed < ENDLESS, f"{game} does not end"
        if pressed == RELOADED:
            assert engine.troubles() == []
            engine.go(made.url + made.table)
    assert pressed > RELOADED
    assert engine.run("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert engine.troubles() == []
    if game == "attrap_tresors":
        assert measured(room, made), "its races are measured, and believed"


def sat(engine: Engine, made: Scene) -> None:
    """On the first seat."""
    engine.go(made.url + BARE)
    kept = {"game": made.game, "n": 0, "at": 0, "device": False, **made.kept}
    engine.run(KEEP, [kept])
    engine.go(made.url + made.table)
    engine.there(".table.playing")


def measured(room: Served, made: Scene) -> list[object]:
    """The own hands in races of which the page's word was believed."""
    hands = [hand for entry in journal(room, made.kept["table"]) for hand in entry.get("race", [])]
    return [hand for hand in hands if hand["seat"] == 0 and hand["took"] > 0 and not hand["flagged"]]
