"""Whole matches on the real boards in a real browser: by finger on a phone, by keyboard alone on a laptop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser import LAPTOP, Visitor
from journey import BOARDS, OVER, key, play_out, seated

Visit = Callable[..., Visitor]
GAMES = sorted(BOARDS)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_finger_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit()
    seated(visitor, game)
    play_out(visitor, game)
    expect(visitor.page.locator(OVER).get_by_role("heading")).to_contain_text("Victoire")
    expect(visitor.page.get_by_role("button", name="Revanche")).to_be_visible()
    assert visitor.moves


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit(size=LAPTOP)
    seated(visitor, game)
    play_out(visitor, game, key)
    expect(visitor.page.locator(OVER).get_by_role("heading")).to_contain_text("Victoire")
    assert visitor.moves
