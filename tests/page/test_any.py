"""Games of other packages in a real Chromium: on the shelf, by touch, watched, retold, on a television, broken."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from butin.testing.ours import NAMES
from kit.served import Served, serving
from tests.laws.test_new_game import made
from tests.laws.test_others import installed
from tests.page.browser import LAPTOP, PHONE, Visitor
from tests.page.sofa import Television, scan

OPEN = "button[data-spot].open:not([data-spot^=move])"
OTHERS = Path(__file__).parents[1] / "others"
UNWANTED = shutil.ignore_patterns("__pycache__")
ENDLESS_S = 120
THROWS = "export const contract = 1, surfaces = ['board', 'screen', 'hand'];"
# what is wrong with a package, and where that is seen: in the log, in the console, or nowhere, for something stands in
BROKEN = {
    "no_words": ("game_left_out", "it has words in no language"),
    "no_roles": ("", ""),
    "bad_pieces": ("", ""),
    "no_sentence": ("game_lacks", "bot-mouse in en"),
    "other_contract": ("console", "contract 7: expected 1"),
    "throws_at_once": ("console", "thrown at once"),
}


def broken(package: Path, what: str) -> None:
    board = package / "board/board.js"
    board.parent.mkdir()
    if what == "no_words":
        (package / "words.en.ftl").unlink()
    elif what == "no_roles":
        (package / "shapes.py").unlink()
    elif what == "bad_pieces":
        (package / "pieces.svg").write_text('<svg><symbol id="3"><script>alert(1)</script></svg', "utf-8")
    elif what == "no_sentence":
        words = package / "words.en.ftl"
        words.write_text(words.read_text("utf-8").replace("bot-mouse =", "bot-rat ="), "utf-8")
    elif what == "other_contract":
        board.write_text("export const contract = 7, surfaces = ['board'];", "utf-8")
    else:
        board.write_text(f"{THROWS} export function mount() {{ throw new Error('thrown at once'); }}", "utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room with two new games, one of which has a board of its own and one English alone; with dice, and a grid."""
    folder = tmp_path_factory.mktemp("any")
    for name, options in (("pebbles", ["--lang", "en"]), ("shells", ["--lang", "fr", "--board"])):
        package = made(folder, name, *options) / f"{name}_game"
        package = package.rename(folder / package.name)
        variables = installed(package, name)
    for name in ("dice", "frogs"):
        package = shutil.copytree(OTHERS / f"{name}_game", folder / f"{name}_game", ignore=UNWANTED)
        variables = installed(package, name)
    with serving(folder, "--pace", "0", variables=variables) as served:
        yield served
        assert served.faults == []
        assert [line for line in served.log.splitlines() if '"game"' in line] == []


def played_out(page: Page, over: str = ".stage.over", spots: str = OPEN) -> None:
    """By touching whatever can be touched."""
    since = time.monotonic()
    while not page.locator(over).count():
        assert time.monotonic() < since + ENDLESS_S, page.locator("main").inner_text()
        found = page.locator(spots)
        if found.count():
            found.nth(random.randrange(found.count())).click()
        page.wait_for_timeout(60)


def test_a_new_game_is_on_the_shelf_and_played_to_its_end(chromium: Browser, server: Served) -> None:
    visitor = Visitor(chromium, server, PHONE)
    page = visitor.page
    page.goto("/")
    box = page.get_by_role("article").filter(has=page.locator("#box-pebbles"))
    expect(box.get_by_role("heading", name="Pebbles")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(len(NAMES) + 4)
    drawn = "(all) => all.every((one) => one.complete && one.naturalWidth > 0)"
    assert box.locator("img").evaluate_all(drawn)
    box.get_by_role("button", name="Jouer", exact=True).click()
    page.locator(".table.playing").wait_for()
    expect(page.locator(".prompt")).to_contain_text("Your turn: lay a card.")
    assert page.locator("[data-own] [data-piece^=hands]").count() == 3
    for spot in page.locator(OPEN).all():
        size = spot.bounding_box()
        assert size and min(size["width"], size["height"]) >= 44
    played_out(page)
    expect(page.locator(".stage.over")).to_be_visible()
    visitor.leave()
    visitor.context.close()


@pytest.mark.whole
@pytest.mark.parametrize(
    ("locale", "says"), [("fr-FR", "À toi : pose une carte."), ("de-DE", "À toi : pose une carte.")]
)
def test_a_board_of_its_own_is_played_in_whatever_language_there_is(
    chromium: Browser, server: Served, locale: str, says: str
) -> None:
    visitor = Visitor(chromium, server, PHONE, locale)
    page = visitor.page
    page.goto("/open/shells?bots")
    page.locator("main button.main").click()
    page.locator(".foreign").wait_for()
    expect(page.locator(".prompt")).to_contain_text(says)
    played_out(page, spots=".foreign button:enabled")
    visitor.leave()
    visitor.context.close()


@pytest.mark.whole
@pytest.mark.parametrize("size", [PHONE, (740, 360), LAPTOP], ids=str)
@pytest.mark.parametrize("game", ["dice", "frogs"])
def test_dice_and_a_grid_are_played_by_touch(
    chromium: Browser, server: Served, game: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(chromium, server, size)
    page = visitor.page
    page.goto(f"/open/{game}?bots")
    page.locator("main button.main").click()
    page.locator(OPEN).first.wait_for()
    played_out(page, spots="button[data-spot].open")
    visitor.leave()
    visitor.context.close()


@pytest.mark.whole
@pytest.mark.parametrize("size", [(320, 568), (740, 360), (820, 1180), LAPTOP], ids=str)
def test_it_is_watched_and_retold_on_every_screen(chromium: Browser, server: Served, size: tuple[int, int]) -> None:
    visitor, watcher = Visitor(chromium, server, size), Visitor(chromium, server, size, "de-DE")
    page = visitor.page
    page.goto("/open/pebbles?bots")
    page.locator("main button.main").click()
    page.locator(OPEN).first.wait_for()
    (kept,) = visitor.kept("butin.tables")
    watcher.page.goto(f"/watch/{kept['watch']}")
    watcher.page.locator("[data-field] [data-piece^=stock]").wait_for()
    expect(watcher.page.locator("[data-piece^='hands:']:not([data-piece='hands:'])")).to_have_count(0)
    assert watcher.page.locator("button[data-spot]").count() == 0
    played_out(page)
    page.goto(f"/replay/{kept['table']}?seat=0&move=1")
    page.locator("[data-field] [data-piece^='pile:']").wait_for()
    assert page.locator("button[data-spot].open").count() == 0
    for one in (visitor, watcher):
        one.leave()
        one.context.close()


@pytest.mark.whole
@pytest.mark.parametrize("game", ["pebbles", "shells"])
def test_a_television_shows_it_and_a_phone_is_its_hand(chromium: Browser, server: Served, game: str) -> None:
    television = Television(chromium, server)
    television.switch_on()
    television.invites()
    phone = Visitor(chromium, server)
    scan(phone, television)
    television.press(f"[data-box={game}]")
    television.press("button.start")
    phone.page.locator(f".hand {OPEN}").first.wait_for()
    expect(television.page.locator(".screen [data-piece^=stock]")).to_have_count(1)
    assert television.page.locator("[data-piece^='hands:']:not([data-piece='hands:'])").count() == 0
    played_out(phone.page, ".hand .after", f".hand {OPEN}")
    television.page.locator("[data-key]").first.wait_for()
    for one in (television.visitor, phone):
        one.leave()
        one.context.close()


@pytest.mark.whole
def test_a_package_broken_in_six_ways_says_so_in_one_line_each_and_the_others_play_on(
    chromium: Browser, tmp_path: Path
) -> None:
    for what in BROKEN:
        package = made(tmp_path, what, "--lang", "en") / f"{what}_game"
        package = package.rename(tmp_path / package.name)
        broken(package, what)
        variables = installed(package, what)
    with serving(tmp_path, "--pace", "0", variables=variables) as server:
        there = _shelf(server)
        assert there == {*NAMES, *BROKEN} - {"no_words"}
        lines = [json.loads(line) for line in server.log.splitlines() if '"game"' in line]
        logged = {what: told for what, told in BROKEN.items() if told[0].startswith("game_")}
        assert {one["game"]: (one["what"], one.get("reason", one.get("lacks"))) for one in lines} == logged
        for game in sorted(there):
            visitor = Visitor(chromium, server)
            page = visitor.page
            page.goto(f"/open/{game}?bots")
            page.locator("main button.main").click()
            page.locator(".table.playing").wait_for()
            if game in BROKEN:
                played_out(page, spots="button[data-spot].open")
            where, why = BROKEN.get(game, ("", ""))
            told = [trouble for trouble in visitor.troubles if why in trouble] if where == "console" else []
            assert visitor.troubles == told, game
            assert len(told) == (where == "console")
            visitor.context.close()
        assert server.faults == []


def _shelf(server: Served) -> set[str]:
    with urlopen(Request(f"{server.url}/api/games")) as answer:
        return {game["name"] for game in json.loads(answer.read())}
