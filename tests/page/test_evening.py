"""An evening of three in three browsers, from the open door to the rematch: everything by hand."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.browser import LAPTOP, PHONE, Visitor
from tests.page.journey import OVER, fits, opened
from tests.page.journey import come as sit_down
from tests.page.test_together import play_on
from tests.page.test_verdict import verdict
from tests.page.test_waiting import begun, joined, pick

Visit = Callable[..., Visitor]
GHOSTS = ["blue", "yellow", "red"]
PICTURES = os.environ.get("BUTIN_PICTURES", "")  # a folder for those who want to look at it


@pytest.mark.whole
def test_three_choose_play_and_verify_and_play_again(visit: Visit) -> None:
    lea, bo, cy = people = [visit(), visit(size=LAPTOP), visit()]
    table = opened(lea, "labyrinthe", seats=3)
    sit_down(lea, table)
    joined(bo, table["join"], "Bo")
    joined(cy, table["join"], "Cy")
    for visitor, colour in zip(people, ("bleu", "jaune", "rouge"), strict=True):
        pick(visitor, colour).click()
    expect(pick(lea, "rouge")).to_be_disabled()
    lea.page.get_by_role("button", name="Cy", exact=True).click()
    expect(cy.page.get_by_text("Tu commences.")).to_be_visible()
    expect(bo.page.get_by_text("Cy commence.")).to_be_visible()
    bo.page.get_by_text("Le hasard est scellé").click()
    bo.page.get_by_label("Ajoute un mot à toi").fill("abracadabra")
    bo.page.get_by_role("button", name="Ajouter").click()
    expect(bo.page.get_by_text("Ton mot est dedans.")).to_be_visible()
    expect(bo.page.get_by_text("3 sur 3 ont ajouté le leur.")).to_be_visible()
    shoot(people, "waiting")
    lea.page.get_by_role("button", name="Commencer").click()
    for visitor in people:
        begun(visitor.page, first=2, ghosts=GHOSTS)
    shoot(people, "begun-by-2")
    while not lea.page.locator(OVER).is_visible():
        play_on("labyrinthe", people, 10)
    for visitor in people:
        visitor.page.locator(OVER).wait_for()
        verdict(visitor, "green", "a ajouté est dedans")
        fits(visitor)
    shoot(people, "verified")
    lea.page.locator(OVER).get_by_role("button", name="Revanche").click()
    for visitor in (bo, cy):
        visitor.page.get_by_role("button", name="Oui", exact=True).click()
    for visitor in people:
        begun(visitor.page, first=0, ghosts=GHOSTS)
    assert all("abracadabra" not in str(visitor.sent) for visitor in people)


def shoot(people: list[Visitor], name: str) -> None:
    for number, visitor in enumerate(people) if PICTURES else ():
        for width, height in (PHONE, LAPTOP):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.screenshot(path=Path(PICTURES) / f"{name}-{number}-{width}x{height}.png", full_page=True)
