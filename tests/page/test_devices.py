"""Every page on every screen; and what is done once: replay, another language, the quiet mode, the first taps."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import butin
from kit.lanes import in_turn
from kit.served import Served
from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import BOARDS, OVER, WON, act, come, fits, opened, play_out, point, seated, unfold, until
from tests.page.scenes import scene

Visit = Callable[..., Visitor]
GAMES = sorted(BOARDS)
# by how much the page, and the board within it, are higher than what is seen of them
SCROLLS = """() => {
  const field = document.querySelector("[data-field]");
  return [document.documentElement.scrollHeight - innerHeight, field.scrollHeight - field.clientHeight];
}"""
PAGES = ["/open/{}?friends", "/open/{}?bots", "/open/{}?device", "/rules/{}", "/learn/{}"]


def visited(visitor: Visitor, address: str) -> None:
    visitor.page.goto(address)
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate("document.fonts.ready")
    fits(visitor)


def test_the_pages_for_everybody_fit_every_screen(visit: Visit) -> None:
    visitor = visit()
    visited(visitor, "/")
    expect(visitor.page.get_by_role("article")).to_have_count(len(butin.games()))
    fits(visitor)
    visited(visitor, "/credits")


@pytest.mark.parametrize("game", in_turn(GAMES, 0))
def test_the_pages_of_a_game_fit_every_screen(visit: Visit, game: str) -> None:
    visitor = visit()
    for address in PAGES:
        visited(visitor, address.format(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(visit: Visit, game: str) -> None:
    visitor = visit()
    come(visitor, opened(visitor, game))
    expect(visitor.page.get_by_label("Lien pour les amis")).to_be_visible()
    fits(visitor)
    visitor.page.get_by_role("button", name="Commencer").tap()
    visitor.page.locator(".table.playing").wait_for()
    assert until(visitor, lambda: act(visitor, game))
    fits(visitor)
    assert until(visitor, lambda: bool(visitor.page.evaluate(SCROLLS) == [0, 0])), "not all of it on one screen"
    visitor.page.get_by_role("button", name="Réglages").tap()
    visitor.page.get_by_label("200\u00a0%").check()
    visitor.page.get_by_role("button", name="Fermer").tap()
    fits(visitor)
    assert until(visitor, lambda: visitor.page.evaluate(SCROLLS)[1] <= 4), "large text scrolls within the board"


@pytest.mark.parametrize("game", in_turn(GAMES, 1))
def test_play_now_is_two_taps_from_the_first_move(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.page.goto("/")
    title = butin.game(game).titles["fr"]
    box = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name=title, exact=True))
    box.get_by_role("button", name="Jouer", exact=True).tap()
    assert until(visitor, lambda: act(visitor, game))
    chosen = visitor.page.locator(".board [aria-pressed=true]")
    assert until(visitor, lambda: bool(visitor.moves) or chosen.count() == 1)
    assert until(visitor, lambda: act(visitor, game) and len(visitor.moves) > 1)
    visitor.page.get_by_role("button", name="Histoire").tap()
    expect(visitor.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    assert visitor.entered == 1  # nothing has drifted


@pytest.mark.whole
def test_a_finished_match_is_seen_again(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.page
    seated(visitor, "schattendieb")
    play_out(visitor, "schattendieb")
    unfold(visitor)
    page.locator(OVER).get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_role("heading", name="Le voleur d’ombres", level=1)).to_be_visible()
    at(page, 0)
    page.get_by_role("button", name="Coup suivant").click()
    at(page, 1)
    page.get_by_label("Moment de la partie").fill("3")
    at(page, 3)
    page.get_by_role("button", name="Coup précédent").click()
    at(page, 2)
    hand = """[...document.querySelectorAll('.cards [data-spot]')].map(card => card.ariaLabel).join()"""
    own = page.evaluate(hand)
    page.get_by_label("Point de vue").select_option("1")
    expect(page).to_have_url(re.compile(r"seat=1&move=2$"))
    page.wait_for_function(f"own => {hand} !== own", arg=own)
    theirs = page.evaluate(hand)
    fits(visitor)
    page.goto(page.url)
    at(page, 2)
    assert page.evaluate(hand) == theirs != ""
    page.get_by_role("button", name="À la fin").click()
    expect(page.get_by_role("button", name="Coup suivant")).to_be_disabled()


def test_the_end_has_a_score_sheet_a_record_paper_and_another_match(visit: Visit, room: Served) -> None:
    visitor = visit()
    page = visitor.page
    table = scene(room.url, "voleurs", seats=2, options={"games": 2})
    table.finished()
    table.give(visitor)
    page.goto(table.table)
    over = page.locator(OVER)
    expect(over.get_by_role("heading")).to_contain_text(WON)
    expect(over.get_by_role("row")).to_have_count(0)
    unfold(visitor)
    expect(over.get_by_role("row")).to_have_count(3)
    for row in over.locator("tbody tr").all():
        first, second, total = map(int, row.locator("td").all_inner_texts())
        assert first + second == total
    over.get_by_role("button", name=re.compile("Pourquoi")).tap()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("VO-(13|A7)"))
    page.get_by_role("dialog").get_by_role("button", name="Fermer").tap()
    with page.expect_download() as saved:
        over.get_by_role("button", name="Enregistrer la partie").tap()
    assert butin.load(Path(saved.value.path()).read_text("utf-8")).over
    page.evaluate("window.print = () => { document.title = 'on paper'; }")
    over.get_by_role("button", name="Imprimer").tap()
    expect(page).to_have_title("on paper")
    page.emulate_media(media="print")
    expect(over.get_by_role("table")).to_be_visible()
    for hidden in (over.get_by_role("button", name="Revanche"), page.locator("[data-field]"), page.locator("aside")):
        expect(hidden).to_be_hidden()
    page.emulate_media(media="screen")
    over.get_by_role("button", name="Revanche").tap()
    expect(over).to_have_count(0)
    assert until(visitor, lambda: act(visitor, "voleurs") and bool(visitor.moves))


def at(page: Page, move: int) -> None:
    """Which moment is shown, in the address too."""
    expect(page).to_have_url(re.compile(rf"move={move}$"))
    expect(page.get_by_label("Moment de la partie")).to_have_value(str(move))


@pytest.mark.whole
def test_the_language_changes_in_the_middle_of_a_match(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    seated(visitor, "voleurs")
    assert until(visitor, lambda: act(visitor, "voleurs") and len(visitor.moves) == 2)
    expect(page.get_by_role("group", name="Ta main")).to_be_visible()
    page.get_by_role("button", name="Réglages").tap()
    page.get_by_label("Langue").select_option("en")
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(page.get_by_role("heading", name="Robbers")).to_be_visible()
    assert until(visitor, lambda: act(visitor, "voleurs") and len(visitor.moves) == 4)
    expect(page.locator(".prompt")).not_to_contain_text("carte")


@pytest.mark.whole
def test_the_quiet_mode_is_played_to_the_end(visit: Visit) -> None:
    visitor = visit()
    seated(visitor, "attrap_tresors", seats=3, bots={"1": "pie", "2": "careless"}, options={"quiet_mode": True})
    play_out(visitor, "attrap_tresors", point)
    expect(visitor.page.locator(OVER).get_by_role("heading")).to_contain_text(WON)
