"""Whole matches on the real boards in a real browser: by finger on small phones, by keyboard alone on a laptop."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from kit.lanes import in_turn
from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import BOARDS, OVER, WON, fits, key, looking, play_out, point, seated, unfold, until
from tests.page.seeing import FINGER_PX, SPOT

Visit = Callable[..., Visitor]
GAMES = sorted(BOARDS)
SCREENS = {"upright": (320, 568), "sideways": (740, 360)}
HARD_TO_SEE = """<style>
  body { margin: 0 }
  button, i { position: absolute; left: 0; top: 0; width: 44px; height: 44px; padding: 0; border: 0 }
  #low { top: 2000px } #half { left: -12px; top: 100px } #under, i { top: 200px } #flat { top: 300px; height: 30px }
</style><button id=good></button><button id=low></button><button id=half></button><button id=under></button><i></i>
<button id=flat></button>"""
WRONG = {"low": "is not on", "half": "is 31.5 by", "under": "is covered by <i>", "flat": "is 43.5 by 30"}


@pytest.mark.parametrize(
    ("game", "way"), [*in_turn(product(GAMES, SCREENS), 4), *in_turn(product(GAMES, ["keyboard"]), 2)]
)
def test_a_whole_match_by_what_is_seen_alone(visit: Visit, game: str, way: str) -> None:
    visitor = visit(size=SCREENS.get(way, LAPTOP))
    seated(visitor, game)
    play_out(visitor, game, key if way == "keyboard" else point)
    expect(visitor.page.locator(OVER).get_by_role("heading")).to_contain_text(WON)
    expect(visitor.page.get_by_role("button", name="Revanche")).to_be_visible()
    assert visitor.moves
    fits(visitor)
    unfold(visitor)
    visitor.page.get_by_role("link", name="Revoir la partie").click()
    visitor.page.locator(".replay [data-field]").wait_for()
    fits(visitor)


def test_nothing_is_pressed_but_what_is_seen(visit: Visit) -> None:
    visitor = visit()
    visitor.page.set_content(HARD_TO_SEE)
    wrong = {name: looking(visitor.page)(SPOT, f"#{name}", 0, FINGER_PX)["wrong"] for name in ("good", *WRONG)}
    assert wrong.pop("good") == ""
    assert [(name, text) for name, text in wrong.items() if not text.startswith(WRONG[name])] == []


@pytest.mark.parametrize("game", [game for game in GAMES if BOARDS[game].taps[0]])
def test_what_is_tapped_is_what_is_played(visit: Visit, game: str) -> None:
    visitor = visit()
    seated(visitor, game)
    selectors, move = BOARDS[game].taps
    for selector in selectors:
        visitor.page.locator(selector).tap()
    assert until(visitor, lambda: bool(visitor.moves))
    assert re.fullmatch(move, visitor.moves[0])


def test_the_card_that_is_tapped_is_laid(visit: Visit) -> None:
    visitor = visit()
    seated(visitor, "schattendieb")
    card = visitor.page.locator(".cards .open").nth(2)
    label = card.get_attribute("aria-label") or ""
    card.tap()
    visitor.page.locator(".do .main[aria-disabled=false]").tap()
    assert until(visitor, lambda: bool(visitor.moves))
    visitor.page.get_by_role("button", name="Histoire").tap()
    laid = visitor.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="posé")
    expect(laid.first).to_contain_text(label.partition(",")[0])
