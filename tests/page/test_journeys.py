"""Whole matches on the real boards in a real browser: by finger on a phone, by keyboard alone on a laptop."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit.lanes import in_turn
from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import BOARDS, OVER, fits, key, play_out, seated, until

Visit = Callable[..., Visitor]
GAMES = sorted(BOARDS)


@pytest.mark.parametrize("game", in_turn(GAMES, 1))
def test_a_whole_match_by_finger_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit()
    seated(visitor, game)
    play_out(visitor, game)
    expect(visitor.page.locator(OVER).get_by_role("heading")).to_contain_text("Victoire")
    expect(visitor.page.get_by_role("button", name="Revanche")).to_be_visible()
    assert visitor.moves
    fits(visitor)
    visitor.page.get_by_role("link", name="Revoir la partie").tap()
    visitor.page.locator(".replay [data-field]").wait_for()
    fits(visitor)


@pytest.mark.parametrize("game", in_turn(GAMES, 2))
def test_a_whole_match_by_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit(size=LAPTOP)
    seated(visitor, game)
    play_out(visitor, game, key)
    expect(visitor.page.locator(OVER).get_by_role("heading")).to_contain_text("Victoire")
    assert visitor.moves


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
    card = visitor.page.locator(".hand .open").nth(2)
    label = card.get_attribute("aria-label") or ""
    card.tap()
    visitor.page.locator(".do .main[aria-disabled=false]").tap()
    assert until(visitor, lambda: bool(visitor.moves))
    visitor.page.get_by_role("button", name="Histoire").tap()
    laid = visitor.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="posé")
    expect(laid.first).to_contain_text(label.partition(",")[0])
