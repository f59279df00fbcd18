"""A bot of one's size: whoever just plays meets one, can wish for more or less of it, and can have it forgotten."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kit.served import serving
from tests.page.browser import Visitor, chromium_running
from tests.page.journey import OVER, play_out
from tests.page.pictures import SEEDED
from tests.page.test_entrance import by_cover

Visit = Callable[..., Visitor]
GAMES = 10
FIGURE = re.compile(r"\d")


def size_of(visitor: Visitor) -> float:
    """Of the bot at this table: people are told no number."""
    kept = visitor.kept("butin.tables")[0]
    headers = {"authorization": f"Bearer {kept['secret']}"}
    seats = visitor.context.request.get(f"/api/tables/{kept['table']}", headers=headers).json()["table"]["seats"]
    return float(seats[1]["bot"])


def played(visitor: Visitor) -> float:
    """A game of whoever takes the first card and any pile; the bot's size."""
    by_cover(visitor.page, "voleurs")
    size = size_of(visitor)
    assert not FIGURE.search(visitor.page.locator(".seats .level").first.text_content() or "")
    visitor.sent.clear()
    play_out(visitor, "voleurs")
    visitor.page.locator(".size p").wait_for()
    return size


def won(visitor: Visitor) -> bool:
    """Whether the last game was won, as this browser keeps it."""
    return bool(visitor.kept("butin.sizes")[""]["voleurs"]["games"][-1]["share"] > 0)


def test_after_a_game_the_next_bot_is_a_little_weaker_in_one_tap(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    assert played(visitor) <= 3.5
    expect(page.locator(".size p")).to_contain_text("Prochaine fois")
    assert not FIGURE.search(page.locator(".size").inner_text())
    fits = visitor.kept("butin.sizes")[""]["voleurs"]["dial"]
    page.get_by_role("button", name="Un peu moins fort").tap()
    page.locator(OVER).wait_for(state="detached")
    assert size_of(visitor) == pytest.approx(max(0, fits - 1), abs=0.1)


def test_what_is_kept_is_shown_and_can_be_forgotten(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = {"dials": [3.5], "share": 1, "margin": 0.2, "place": 0, "weight": 1}
    visitor.keep("butin.sizes", {"Léo": {"voleurs": {"games": [game] * 3, "lean": 0, "dial": 4.4}}})
    page.goto("/")
    page.get_by_role("button", name="Réglages").tap()
    sheet = page.get_by_role("dialog", name="Réglages")
    expect(sheet.get_by_role("listitem")).to_have_text("Léo · Voleurs\u00a0: 4,4, d’après 3 parties")
    sheet.get_by_role("button", name="Oublier ces parties").tap()
    expect(sheet.get_by_role("listitem")).to_have_count(0)
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_navigation():
        sheet.get_by_role("button", name="Tout oublier").tap()
    assert visitor.kept("butin.sizes") is None


def main(folder: Path) -> None:
    """Ten games, written down, with pictures of the shelf, of a table, of an end and of what is kept."""
    with (
        tempfile.TemporaryDirectory() as kept,
        chromium_running() as browser,
        serving(Path(kept), "--pace", "50", changed=SEEDED) as server,
    ):
        visitor = Visitor(browser, server)
        for number in range(1, GAMES + 1):
            size = played(visitor)
            print(f"game {number}: size {size}, {'won' if won(visitor) else 'lost'}", flush=True)
        visitor.page.screenshot(path=folder / "size-end.png")
        visitor.page.get_by_role("button", name="Réglages").tap()
        visitor.page.get_by_text("Tout oublier").scroll_into_view_if_needed()
        visitor.page.screenshot(path=folder / "size-kept.png")
        visitor.page.goto("/open/voleurs?bots")
        visitor.page.locator("[type=range]").wait_for()
        visitor.page.screenshot(path=folder / "size-open.png", full_page=True)
        by_cover(visitor.page, "voleurs")
        visitor.page.screenshot(path=folder / "size-play.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
