"""The shelf: every box on the first screen, the other ways one tap away, light once a visit, and the way to a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import butin
from butin.testing.ours import NAMES
from kit.served import Served
from tests.page.browser import AT_ONCE, Visitor
from tests.page.scenes import scene

Visit = Callable[..., Visitor]
PHONES = [(320, 568), (360, 740), (390, 844)]
BOXES = "(all) => all.map((box) => box.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
# words of which the letters stand on several lines
BROKEN = """(all) => all.flatMap((one) => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    for (const { index, 0: word } of text.data.matchAll(/[\\p{L}’']+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  return broken;
})"""
FADES = """() => {
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (swap) => {
    const movement = begin(swap);
    movement.ready.then(() => {
      const names = document.getAnimations().map((one) => /old.(ways-.*)[)]/.exec(one.effect.pseudoElement ?? "")?.[1]);
      document.documentElement.dataset.fades = new Set(names.filter(Boolean)).size;
    });
    return movement;
  };
}"""
MOVED = """() => {
  const begin = document.startViewTransition.bind(document);
  const page = document.documentElement;
  const moving = () => document.getAnimations().map((one) => /group.(cover-.*)[)]/.exec(one.effect.pseudoElement)?.[1]);
  page.dataset.moved = "";
  document.startViewTransition = (swap) => {
    const movement = begin(swap);
    movement.ready.then(() => (page.dataset.moved += [" ", ...moving()].join("")));
    return movement;
  };
}"""


def shelf(visitor: Visitor) -> Page:
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("article")).to_have_count(len(NAMES))
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    return visitor.page


@pytest.mark.parametrize("size", PHONES, ids=str)
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB", "de-DE"])
def test_every_box_is_whole_on_the_first_screen_of_a_phone(visit: Visit, size: tuple[int, int], locale: str) -> None:
    visitor = visit(size, locale)
    boxes = shelf(visitor).get_by_role("article").evaluate_all(BOXES)
    assert max(bottom for _, bottom in boxes) <= size[1]
    assert visitor.overflow <= 0


@pytest.mark.parametrize("size", [(740, 360), (1280, 800)], ids=str)
def test_every_box_stands_in_one_row_where_the_screen_is_wide(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size)
    boxes = shelf(visitor).get_by_role("article").evaluate_all(BOXES)
    assert len({top for top, _ in boxes}) == 1
    assert visitor.overflow <= 0


@pytest.mark.parametrize("size", [*PHONES, (820, 1180), (1280, 800)], ids=str)
def test_the_door_for_friends_is_on_the_first_screen(visit: Visit, size: tuple[int, int]) -> None:
    door = shelf(visit(size)).get_by_role("button", name="Entre amis")
    expect(door).to_be_in_viewport(ratio=1)


def test_behind_the_door_is_every_way_to_play_together_and_escape_leads_back(visit: Visit) -> None:
    page = shelf(visit())
    game = NAMES[1]
    door = page.get_by_role("button", name="Entre amis")
    door.tap()
    sheet = page.get_by_role("dialog", name="Entre amis")
    expect(sheet.get_by_role("button", name="Une soirée entre amis")).to_be_visible()
    sheet.get_by_role("radio", name=butin.game(game).titles["fr"], exact=True).check(force=True)  # below its cover
    ways = sheet.get_by_role("link").evaluate_all("(all) => all.map((one) => one.pathname + one.search)")
    assert ways == [f"/open/{game}?friends", f"/open/{game}?device", f"/rules/{game}", "/tv"]
    expect(sheet.get_by_role("navigation", name=butin.game(game).titles["fr"])).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(door).to_be_focused()


def test_each_box_teaches_beside_where_it_plays(visit: Visit) -> None:
    page = shelf(visit())
    for game in NAMES:
        box = page.get_by_role("article").filter(has=page.locator(f"#box-{game}"))
        learn = box.get_by_role("link", name="Apprendre")
        assert learn.evaluate("(one) => one.pathname") == f"/learn/{game}"
        tops = [one.bounding_box()["y"] for one in (learn, box.get_by_role("button", name="Jouer", exact=True))]  # type: ignore[index]
        assert max(tops) - min(tops) < 4


@pytest.mark.parametrize("size", [(820, 1180), (1024, 1366)], ids=str)
def test_a_tablet_is_filled_and_has_the_way_to_the_television(visit: Visit, size: tuple[int, int]) -> None:
    page = shelf(visit(size))
    boxes = page.get_by_role("article").evaluate_all(BOXES)
    assert max(bottom for _, bottom in boxes) > size[1] * 0.75
    expect(page.get_by_role("link", name="Sur la télé")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Sur la télé").tap()
    page.wait_for_url("**/tv")


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (820, 1180)], ids=str)
@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_no_word_is_broken_in_large_text(visit: Visit, size: tuple[int, int], locale: str) -> None:
    visitor = visit(size, locale, {**AT_ONCE, "text": 2})
    page = shelf(visitor)
    assert page.locator("article button, article h2, .doors > *").evaluate_all(BROKEN) == []
    assert visitor.overflow <= 0


def test_light_comes_on_once_a_visit(visit: Visit) -> None:
    visitor = visit()
    visitor.page.evaluate("sessionStorage.clear()")
    page = shelf(visitor)
    expect(page.locator(".dawn")).to_have_count(1)
    page.reload()
    page.get_by_role("article").first.wait_for()
    expect(page.locator(".dawn")).to_have_count(0)


def test_nothing_moves_for_whoever_wants_it_still(visit: Visit) -> None:
    visitor = visit(settings={**AT_ONCE, "motion": False})
    visitor.page.evaluate("sessionStorage.clear()")
    page = shelf(visitor)
    assert page.evaluate("document.getAnimations().length") == 0
    page.evaluate(MOVED)
    page.get_by_role("button", name="Jouer", exact=True).last.tap()
    page.locator(".table.playing").wait_for()
    expect(page.locator("html")).to_have_attribute("data-moved", "")


def test_a_box_goes_to_the_table_in_one_movement_and_back(visit: Visit) -> None:
    page = shelf(visit())
    page.evaluate(MOVED)
    game = NAMES[-1]
    page.locator("article", has=page.locator(f"#box-{game}")).locator(".play").tap()
    page.locator(".table.playing .bar img").wait_for()
    expect(page.locator("html")).to_have_attribute("data-moved", f" cover-{game}")
    page.get_by_role("link", name="Retour à l’accueil").tap()
    page.get_by_role("article").first.wait_for()
    expect(page.locator("html")).to_have_attribute("data-moved", f" cover-{game} cover-{game}")


def test_the_buttons_stay_above_the_covers_that_move(visit: Visit) -> None:
    page = shelf(visit())
    page.evaluate(FADES)
    page.get_by_role("button", name="Jouer", exact=True).last.tap()
    expect(page.locator("html")).to_have_attribute("data-fades", str(len(NAMES)))
    page.locator(".table.playing").wait_for()


def test_a_browser_that_moves_nothing_comes_to_the_table_too(visit: Visit) -> None:
    page = shelf(visit())
    page.evaluate("delete Document.prototype.startViewTransition")
    page.get_by_role("button", name="Jouer", exact=True).last.tap()
    page.locator(".table.playing").wait_for()


def test_my_tables_tell_how_a_match_ended(visit: Visit, room: Served) -> None:
    over = scene(room.url, "voleurs", seats=2)
    over.finished()
    visitor = visit()
    over.give(visitor)
    visitor.keep("butin.tables", [{**kept, "n": 1} for kept in visitor.kept("butin.tables")])
    expect(shelf(visitor).locator(".mine .result")).to_have_text(re.compile(r"\d+ – \d+$"))
