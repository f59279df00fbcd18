"""A clause is a question and its answer: nowhere but in the rulebook does its number stand as a word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from butin.testing.ours import NAMES
from kit.lanes import in_turn
from kit.served import Served
from tests.page.browser import Visitor
from tests.page.cast import OPTIONS
from tests.page.journey import BOARDS, OVER
from tests.page.scenes import Scene, scene

Visit = Callable[..., Visitor]
QUICK: dict[str, dict[str, object]] = {"attrap_tresors": {"quiet_mode": True}, "schattendieb": {"games": 2}}
BOARD = "main [data-field] *"
# every text and every name of what is there, but for the small reference at the end of an answer
CODES = r"""() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element.closest("[data-reference], .book, script, style")) continue;
    const names = ["aria-label", "title"].map((name) => element.getAttribute(name));
    texts.push(...(node === element ? names : [node.data]));
  }
  return texts.filter((text) => /\b(AT|LA|SD|VO)-A?\d/.test(text ?? ""));
}"""


def opened(room: Served, game: str) -> Scene:
    options = {**BOARDS[game].options, **OPTIONS.get(game, {}), **QUICK.get(game, {})}
    return scene(room.url, game, seats=2, options=options)


def read(visitor: Visitor, path: str, there: str, *pressed: str) -> None:
    """A page and whatever is pressed there, one after another: no code is to be read."""
    visitor.page.goto(path)
    visitor.page.locator(there).first.wait_for()
    assert visitor.page.evaluate(CODES) == [], path
    for button in pressed:
        visitor.page.locator(button).first.dispatch_event("click")
        assert visitor.page.evaluate(CODES) == [], f"{path} {button}"


@pytest.mark.parametrize("game", in_turn(NAMES, 2))
def test_no_page_and_no_table_shows_a_code(visit: Visit, room: Served, game: str) -> None:
    visitor, table = visit(), opened(room, game)
    table.give(visitor)
    read(visitor, f"/open/{game}", "form", "summary", ".option .chip")
    read(visitor, f"/learn/{game}", BOARD, "text=Montre-moi")
    read(visitor, table.table, BOARD, ".prompt .chip", "dialog .foot button")
    table.finished()
    read(visitor, table.table, OVER, ".how-it-ended .chip")
    read(visitor, table.replay, BOARD, "[aria-label='À la fin']", "text=Histoire")


def test_the_rules_open_over_a_table_at_the_clause_and_close_again(visit: Visit, room: Served) -> None:
    visitor, table = visit(), opened(room, "voleurs")
    table.give(visitor)
    page = visitor.page
    page.goto(table.table)
    page.locator(".prompt .chip").click()
    clause = page.locator("[data-reference]").inner_text()
    page.get_by_role("button", name="Toutes les règles").click()
    page.locator(f"dialog .book #{clause}.aimed").wait_for()
    assert page.locator("dialog .aimed").evaluate("(one) => one.getBoundingClientRect().top < innerHeight")
    page.get_by_role("button", name="Fermer").click()
    page.locator(".prompt").wait_for()
    assert (page.url.endswith(table.table), len(visitor.context.pages)) == (True, 1)
