"""A house with a key, in a real browser: asked for where tables are opened, typed once, and needed by no guest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from kit.served import Served, serving
from tests.page.browser import Visitor
from tests.page.journey import fits

KEY = "sésame, ouvre-toi"
AT_A_TABLE = re.compile("/table/[0-9a-f]+$")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("key"), "--pace", "0", "--key", KEY) as served:
        yield served
        assert served.faults == []


@pytest.fixture
def visitor(chromium: Browser, house: Served) -> Iterator[Visitor]:
    somebody = Visitor(chromium, house)
    yield somebody
    somebody.leave()
    somebody.context.close()


def forgiven(visitor: Visitor, refusals: int) -> None:
    """So often it was told no, which a browser calls a failure."""
    assert sum(trouble.startswith("403") for trouble in visitor.troubles) == refusals
    visitor.troubles[:] = [one for one in visitor.troubles if "403" not in one]


def test_it_is_asked_for_where_a_table_is_opened_and_typed_once(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    box = page.get_by_role("article").first
    box.get_by_role("button", name="Jouer", exact=True).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_contain_text("il faut la clé de la maison")
    field = sheet.get_by_label("Clé de la maison")
    expect(field).to_be_focused()
    fits(visitor)
    field.fill("sésame")
    field.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("Ce n’est pas la clé de la maison")
    field.fill(KEY)
    field.press("Enter")
    page.wait_for_url(AT_A_TABLE)
    forgiven(visitor, 2)
    page.goto("/open/voleurs?friends")
    page.get_by_role("button", name="Ouvrir la table").tap()
    page.wait_for_url(AT_A_TABLE)
    assert visitor.troubles == []


def test_the_page_of_a_game_asks_for_it_too(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/open/labyrinthe?friends")
    page.get_by_role("button", name="Ouvrir la table").tap()
    expect(page.get_by_role("alert")).to_contain_text("il faut la clé de la maison")
    fits(visitor)
    page.get_by_label("Clé de la maison").fill(KEY)
    page.get_by_role("button", name="Ouvrir la table").tap()
    page.wait_for_url(AT_A_TABLE)
    forgiven(visitor, 1)


def test_the_link_of_the_host_brings_it_and_the_link_of_a_table_needs_none(
    visitor: Visitor, chromium: Browser, house: Served
) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(f"/#key={quote(KEY)}")
    visitor.page.get_by_role("article").first.wait_for()
    assert visitor.page.url == f"{house.url}/"
    visitor.page.goto("/open/voleurs?friends")
    visitor.page.get_by_role("button", name="Ouvrir la table").tap()
    visitor.page.wait_for_url(AT_A_TABLE)
    link = visitor.page.get_by_label("Lien pour les amis", exact=True).input_value()
    guest = Visitor(chromium, house)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="M’asseoir", exact=True).tap()
    guest.page.wait_for_url(AT_A_TABLE)
    guest.leave()
    guest.context.close()
    assert asked
    assert not [url for url in asked if quote(KEY) in url.partition("#")[0]]
