"""Before a match in real browsers: who begins, who plays with what, and what a table is opened with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kit.served import Served
from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import OVER, act, come, fits, opened, unfold, until
from tests.page.scenes import scene
from tests.page.test_together import play_on

Visit = Callable[..., Visitor]
DRAWN = {"red": "rgb(229, 72, 77)", "blue": "rgb(76, 141, 255)", "yellow": "rgb(255, 228, 92)"}
FILLS = "all => all.map((one) => getComputedStyle(one).fill)"
# a server that follows rules which nobody else knows
EARLIER = "import butin\nfor name in butin.games():\n    object.__setattr__(butin.game(name), 'version', 0)"


@pytest.mark.whole
def test_two_choose_their_ghosts_and_the_host_who_begins(visit: Visit, room: Served) -> None:
    host, friend = visit(), visit(size=LAPTOP)
    table = opened(host, "labyrinthe")
    come(host, table)
    joined(friend, table["join"], "Bo")
    pick(host, "jaune").tap()
    expect(pick(friend, "jaune")).to_be_disabled()
    expect(pick(friend, "jaune")).to_contain_text("Léa")
    pick(friend, "rouge").click()
    expect(pick(host, "rouge")).to_be_disabled()
    expect(pick(host, "rouge")).to_contain_text("Bo")
    expect(friend.page.get_by_text("Le sort dira qui commence.")).to_be_visible()
    expect(host.page.get_by_role("group", name="Qui est le plus jeune ?")).to_be_visible()
    host.page.get_by_role("button", name="Bo", exact=True).tap()
    expect(friend.page.get_by_text("Tu commences.")).to_be_visible()
    expect(host.page.get_by_role("button", name="Bo", exact=True)).to_have_attribute("aria-pressed", "true")
    for visitor in (host, friend):
        fits(visitor)
    host.page.get_by_role("button", name="Commencer").tap()
    for visitor in (host, friend):
        begun(visitor.page, first=1, ghosts=["yellow", "red"])
    while not host.page.locator(OVER).is_visible():
        play_on("labyrinthe", [host, friend], 10)
    expect(host.page.locator(OVER)).to_contain_text("À la prochaine, tu commences.")
    expect(friend.page.locator(OVER)).to_contain_text("À la prochaine, Léa commence.")
    expect(friend.page.locator(OVER).get_by_role("button", name="Bo", exact=True)).to_have_count(0)
    host.page.locator(OVER).get_by_role("button", name="Revanche").tap()
    friend.page.get_by_role("button", name="Oui", exact=True).click()
    for visitor in (host, friend):
        begun(visitor.page, first=0, ghosts=["yellow", "red"])
        shown = [int(str(wish["n"])) for wish in visitor.sent if wish["do"] == "seen"]
        assert shown == sorted(set(shown)), "what was shown is said once, and in order"
        assert shown[-1] in range(20, visitor.kept("butin.tables")[0]["n"] + 1)


@pytest.mark.whole
def test_whoever_was_a_moment_later_is_told_that_a_ghost_has_gone(visit: Visit, room: Served) -> None:
    host, friend = visit(), visit()
    table = opened(host, "labyrinthe")
    come(host, table)
    joined(friend, table["join"], "Bo")
    pick(host, "vert").tap()
    expect(pick(friend, "vert")).to_be_disabled()
    pick(friend, "vert").evaluate("(tile) => { tile.disabled = false; tile.click(); }")  # as if it had not heard yet
    expect(friend.page.get_by_role("alert")).to_contain_text("déjà")
    expect(pick(friend, "vert")).to_have_attribute("aria-pressed", "false")
    fits(friend)
    pick(friend, "bleu").tap()
    expect(friend.page.get_by_role("alert")).to_have_count(0)


def test_the_host_changes_who_begins_the_next_match(visit: Visit, room: Served) -> None:
    visitor = visit()
    table = scene(room.url, "voleurs", seats=3)
    table.finished()
    table.give(visitor)
    visitor.page.goto(table.table)
    over = visitor.page.locator(OVER)
    bot = visitor.page.locator("[data-seat='1'] .cut").text_content()
    expect(over).to_contain_text(f"{bot} commence.")
    unfold(visitor)
    over.get_by_text("Changer").tap()
    over.get_by_role("button", name="Toi", exact=True).tap()
    expect(over).to_contain_text("À la prochaine, tu commences.")
    fits(visitor)
    over.get_by_role("button", name="Revanche").tap()
    expect(visitor.page.locator("[data-seat='0'][aria-current]")).to_be_visible()


def test_three_on_one_device_say_who_begins(visit: Visit) -> None:
    visitor = visit()
    people(visitor, "voleurs", ["Léa", "Bo", "Cy"])
    visitor.page.get_by_role("button", name="Cy", exact=True).tap()
    visitor.page.get_by_role("button", name="Sans le joueur 1").tap()
    visitor.page.get_by_role("button", name="Une personne de plus").tap()
    visitor.page.get_by_label("Joueur 3", exact=True).fill("Léa")
    expect(visitor.page.get_by_role("button", name="Cy", exact=True)).to_have_attribute("aria-pressed", "true")
    fits(visitor)
    visitor.page.get_by_role("button", name="Commencer").tap()
    expect(visitor.page.get_by_role("heading", name="Cy, c’est à toi")).to_be_visible()


def test_on_one_device_everybody_picks_a_ghost_first(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    people(visitor, "labyrinthe", ["Léa", "Bo"])
    page.get_by_role("button", name="Bo", exact=True).tap()
    page.get_by_role("button", name="Ouvrir la table").tap()
    for name, colour in (("Léa", "bleu"), ("Bo", "jaune")):
        own = page.get_by_role("group", name=f"{name}, choisis ton fantôme.")
        own.get_by_role("button", name=colour).tap()
        expect(own.get_by_role("button", name=colour)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Bo", exact=True)).to_have_attribute("aria-pressed", "true")
    fits(visitor)
    page.get_by_role("button", name="Commencer").tap()
    expect(page.get_by_role("heading", name="Bo, c’est à toi")).to_be_visible()
    page.locator(".curtain").get_by_role("button").tap()
    begun(page, first=1, ghosts=["blue", "yellow"])


def test_a_tower_with_two_gems_is_opened_from_the_page(chromium: Browser, room: Served) -> None:
    visitor = Visitor(chromium, room, LAPTOP)  # what is refused is seen in the console
    page = visitor.page
    page.goto("/open/attrap_tresors?friends")
    page.get_by_text("Régler la table").click()
    tower = page.get_by_role("group", name="Ta propre tour")
    more = tower.get_by_role("button", name="Un de plus")
    more.focus()
    for _ in range(3):  # a third one is not in the box
        page.keyboard.press("Enter")
    expect(tower.get_by_role("status")).to_have_text("2")
    assert min(more.bounding_box()["height"], more.bounding_box()["width"]) >= 44  # type: ignore[index]
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("Il manque la colonne"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    tower.get_by_role("checkbox", name="colonne").check()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url("**/table/*")
    kept = visitor.kept("butin.tables")[0]
    seen = visitor.context.request.get(
        f"/api/tables/{kept['table']}", headers={"authorization": f"Bearer {kept['secret']}"}
    )
    assert seen.json()["table"]["setting"]["options"]["tower_custom"] == ["column", "gem", "gem"]
    visitor.context.close()
    assert {trouble[:3] for trouble in visitor.troubles} == {"400", "con"}


def test_what_each_seat_chooses_is_not_asked_of_the_host_alone(visit: Visit) -> None:
    page = visit().page
    page.goto("/open/labyrinthe?friends")
    page.get_by_text("Régler la table").tap()
    expect(page.get_by_text("Quels trésors")).to_be_visible()
    expect(page.get_by_role("checkbox", name="rouge")).to_have_count(0)


def test_a_match_by_older_rules_is_nobody_s_loss_and_another_one_begins(chromium: Browser, tmp_path: Path) -> None:
    server = Served(tmp_path, "--pace", "0", changed=EARLIER)
    server.start()
    server.wait()
    try:
        table = scene(server.url, "voleurs", seats=2)
        server.stop()
        server.command = Served(tmp_path, "--pace", "0").command[:3] + server.command[3:]
        server.start()
        server.wait()
        visitor = Visitor(chromium, server)
        visitor.page.goto("/")
        table.give(visitor)
        visitor.keep("butin.tables", [{**visitor.kept("butin.tables")[0], "n": 3}])
        visitor.page.goto("/")
        visitor.page.get_by_role("link", name=re.compile("Arrêtée")).tap()
        expect(visitor.page.get_by_text("Personne n’a perdu.")).to_be_visible()
        fits(visitor)
        visitor.page.get_by_role("button", name="Nouvelle partie").tap()
        assert until(visitor, lambda: act(visitor, "voleurs") and bool(visitor.moves))
        visitor.leave()
        visitor.context.close()
    finally:
        server.stop()


def joined(friend: Visitor, link: str, name: str) -> str:
    """A friend sits down by the link; the secret of the seat."""
    friend.page.goto(f"/join/{link}")
    friend.page.get_by_label("Ton nom").fill(name)
    friend.page.get_by_role("button", name="M’asseoir", exact=True).click()
    friend.page.locator(".waiting").wait_for()
    return str(friend.kept("butin.tables")[0]["secret"])


def people(visitor: Visitor, game: str, names: list[str]) -> None:
    """Those who pass one device round."""
    visitor.page.goto(f"/open/{game}?device")
    for number, name in enumerate(names, 1):
        if number > 2:
            visitor.page.get_by_role("button", name="Une personne de plus").tap()
        visitor.page.get_by_label(f"Joueur {number}", exact=True).fill(name)


def pick(visitor: Visitor, colour: str) -> Locator:
    return visitor.page.get_by_role("group", name="Choisis ton fantôme.").get_by_role("button", name=colour)


def begun(page: Page, first: int, ghosts: list[str]) -> None:
    """This seat is to move, and every screen shows these ghosts: in the maze, and beside the names."""
    expect(page.locator(f"[data-seat='{first}'][aria-current]")).to_be_visible()
    colours: Any = [DRAWN[ghost] for ghost in ghosts]
    for where in (".maze .ghost", "[data-seat]"):
        assert page.locator(f"{where} [data-ghost] .body").evaluate_all(FILLS) == colours
