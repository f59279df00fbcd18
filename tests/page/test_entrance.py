"""The way in: settings and covers one tap away, and what is said without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

import butin
from butin.testing.ours import NAMES
from kit.served import serving
from tests.page.browser import Visitor

Visit = Callable[..., Visitor]
FINGER = 44  # px
OFFLINE = "Pas de connexion"
GOLD = "rgb(247, 201, 72)"


def box_of(page: Page, game: str) -> Locator:
    title = butin.game(game).titles["fr"]
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))


def with_friends(page: Page, game: str, way: str) -> None:
    page.get_by_role("button", name="Entre amis").tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=butin.game(game).titles["fr"], exact=True).check(force=True)  # below its cover
    sheet.get_by_role("link", name=way).tap()


def by_cover(page: Page, game: str) -> None:
    page.goto("/")
    box_of(page, game).get_by_role("button", name="Jouer –").tap()
    page.locator(".table.playing").wait_for()


def test_settings_are_one_tap_from_home_and_from_a_table(visit: Visit) -> None:
    page = visit((320, 568)).page
    page.goto("/")
    for _ in range(2):
        gear = page.get_by_role("button", name="Réglages")
        size = gear.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= FINGER
        gear.tap()
        sheet = page.get_by_role("dialog", name="Réglages")
        for what in ("Langue", "125\u00a0%", "tranquille", "Contraste fort", "Sons"):
            expect(sheet.get_by_label(what)).to_be_attached()
        sheet.get_by_role("button", name="Fermer").tap()
        if not page.locator(".table.playing").count():
            by_cover(page, NAMES[-1])


def test_a_cover_plays_and_keys_have_the_button_beside_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Jouer –").first.wait_for()
    page.locator("header").get_by_role("button").focus()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Jouer")
    by_cover(page, NAMES[0])


def test_without_a_network_the_shelf_says_so_once_and_a_lesson_too(chromium: Browser, tmp_path: Path) -> None:
    game = NAMES[0]
    with serving(tmp_path) as server:
        visitor = Visitor(chromium, server)
        page = visitor.page
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready")
        page.goto(f"/learn/{game}")
        page.locator("main [data-field]").wait_for()
        page.goto(f"/rules/{game}")
        page.locator("main h2").first.wait_for()
        page.goto("/")
        box_of(page, game).wait_for()
    assert page.locator("header img").evaluate("(sign) => sign.decode().then(() => sign.naturalWidth)") > 0
    for name in NAMES[:2]:
        box_of(page, name).get_by_role("button", name="Jouer", exact=True).tap()
        expect(page.get_by_text(OFFLINE)).to_be_in_viewport()
        expect(page.get_by_text(OFFLINE)).to_have_count(1)
        expect(page.locator("main [data-said]")).to_have_count(0)  # it is said again
        page.get_by_text(OFFLINE).evaluate("(said) => { said.dataset.said = ''; }")
        for play in page.get_by_role("button", name="Jouer", exact=True).all():
            expect(play).not_to_have_css("background-color", GOLD)
    box_of(page, game).get_by_role("link", name="Apprendre").tap()
    expect(page.get_by_role("alert")).to_contain_text("connexion")
    page.goto("/")
    with_friends(page, NAMES[1], "Règles")  # of which only the frame is here
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    page.goto("/")
    with_friends(page, game, "Chacun son appareil")  # of which nothing is here
    expect(page.get_by_role("alert")).to_contain_text(OFFLINE)
    expect(page.get_by_role("link", name="Accueil")).to_be_visible()
    visitor.context.close()
