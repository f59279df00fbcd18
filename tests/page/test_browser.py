"""The page in a real browser at a real server, as people meet it; boards are shown as plain lists of moves here."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import butin
from butin.testing.ours import NAMES
from tests.page.browser import LAPTOP, PHONE, TABLET, Visitor

Visit = Callable[..., Visitor]
MOVES = ".moves button:not([aria-disabled=true])"


def plainly(page: Page) -> None:
    """The table with the list of moves instead of the game's board."""
    page.wait_for_url("**/table/*")
    page.locator(".table.playing").wait_for()
    page.goto(f"{page.url}?plain")
    page.locator(".table.playing").wait_for()


def play(page: Page, moves: int) -> None:
    for _ in range(moves):
        made = page.locator(MOVES).first
        made.wait_for()
        made.click()
        page.wait_for_timeout(50)


def test_the_shelf_shows_every_game_on_every_screen(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    for width, height in (PHONE, TABLET, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        for name in NAMES:
            expect(page.get_by_role("heading", name=butin.game(name).titles["fr"], exact=True)).to_be_visible()


def test_one_tap_and_one_plays_against_bots(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Jouer").first.click()
    plainly(page)
    entered = visitor.entered
    play(page, 3)
    assert visitor.entered == entered  # nothing has drifted


def test_a_clause_opens_where_something_happened(visit: Visit) -> None:
    page = visit().page
    begin_alone(page, "voleurs")
    play(page, 1)
    page.locator(".prompt").get_by_role("button", name=re.compile("Pourquoi")).click()
    expect(page.get_by_role("dialog", name=re.compile("Pourquoi"))).to_contain_text("carte")


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit().page
    begin_alone(page, "voleurs")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    page.get_by_role("button", name="Schließen").click()
    expect(page.get_by_role("heading", name="Räubern")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Räubern")).to_be_visible()


def test_a_hint_marks_a_move(visit: Visit) -> None:
    page = visit().page
    begin_alone(page, "voleurs")
    page.locator(MOVES).first.wait_for()
    page.get_by_role("button", name="Indice").click()
    expect(page.locator(".moves .advised")).to_have_count(1)


def test_a_friend_comes_by_the_link(visit: Visit) -> None:
    host, friend = visit(), visit(size=LAPTOP, locale="en-GB")
    host.page.goto("/open/voleurs?friends")
    host.page.get_by_label("Ton nom").fill("Léa")
    host.page.get_by_role("button", name="Ouvrir la table").click()
    link = host.page.get_by_label("Lien pour les amis").input_value()
    expect(host.page.get_by_alt_text("Code à scanner")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Bo")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    host.page.get_by_role("button", name="Toi", exact=True).click()
    expect(friend.page.get_by_text("Léa begins.")).to_be_visible()
    host.page.get_by_role("button", name="Commencer").click()
    plainly(host.page)
    plainly(friend.page)
    play(host.page, 1)
    play(friend.page, 1)
    expect(friend.page.locator(".aside")).to_contain_text("Léa")
    friend.page.get_by_role("button", name="Say…").click()
    friend.page.get_by_role("button", name="Well played!").click()
    host.page.get_by_role("button", name="Histoire").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("Bien joué !")


def test_one_device_is_passed_round_behind_a_curtain(visit: Visit) -> None:
    page = visit().page
    page.goto("/open/voleurs?device")
    page.get_by_role("textbox", name="Joueur 1").fill("Léa")
    page.get_by_role("textbox", name="Joueur 2").fill("Tom")
    page.get_by_role("button", name="Léa", exact=True).click()
    page.get_by_role("button", name="Commencer").click()
    plainly(page)
    for name in ("Léa", "Tom", "Léa"):
        expect(page.get_by_role("heading", name=f"{name}, c’est à toi")).to_be_visible()
        expect(page.locator(".moves")).to_have_count(0)
        page.get_by_role("button", name=f"C’est moi, {name}").click()
        play(page, 1)


def test_whoever_watches_sees_the_table_and_can_do_nothing(visit: Visit) -> None:
    host, watcher = visit(), visit()
    begin_alone(host.page, "voleurs")
    links = host.page.evaluate("JSON.parse(localStorage['butin.tables'])[0]")
    watcher.page.goto(f"/watch/{links['watch']}?plain")
    expect(watcher.page.get_by_role("list", name="Places")).to_be_visible()
    play(host.page, 1)
    expect(watcher.page.locator("[data-field]")).to_be_visible()
    expect(watcher.page.locator(".moves button")).to_have_count(0)


def begin_alone(page: Page, game: str) -> None:
    page.goto(f"/open/{game}?bots")
    page.get_by_role("button", name="Commencer").click()
    plainly(page)


def test_a_stranger_sits_down_at_a_public_table(visit: Visit) -> None:
    host, stranger = visit(), visit()
    host.page.goto("/open/labyrinthe?friends")
    host.page.get_by_label("Tout le monde").check()
    host.page.get_by_role("button", name="Ouvrir la table").click()
    host.page.get_by_label("Lien pour les amis").wait_for()
    stranger.page.goto("/")
    stranger.page.get_by_role("link", name="place libre").first.click()
    stranger.page.get_by_role("button", name="M’asseoir ici").first.click()
    expect(stranger.page.get_by_text("L’hôte va lancer la partie")).to_be_visible()
    host.page.get_by_role("button", name="Commencer").click()
    expect(stranger.page.locator(".table.playing")).to_be_visible()
