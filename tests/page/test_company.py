"""Three people with browsers of their own: from the invitation to a rematch; and two who share one device.

`python -m tests.page.test_company FOLDER` takes a picture of every moment.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kit.served import serving
from tests.page.browser import LAPTOP, PHONE, Visitor, chromium_running
from tests.page.journey import OVER, act, begin, come, opened, until
from tests.page.test_boxes import play

Visit = Callable[..., Visitor]
Seen = Callable[[Visitor, str], None]

MOVE_S = 30  # long enough for whoever plays, and then nobody does


@pytest.mark.whole
def test_three_people_from_the_invitation_to_a_rematch(visit: Visit) -> None:
    company(visit, _unseen)


@pytest.mark.whole
def test_two_people_on_one_device_ask_nobody(visit: Visit) -> None:
    one_device(visit, _unseen)


def company(visit: Visit, seen: Seen) -> None:
    """Léa invites Bo and Cy; Cy is lost and comes back; a clock runs out; it ends, and begins anew."""
    lea, bo, cy = visit(size=LAPTOP), visit(), visit()
    table = opened(lea, "voleurs", seats=3, first=0, move_s=MOVE_S)
    come(lea, table)
    for guest, name in ((bo, "Bo"), (cy, "Cy")):
        guest.page.goto(f"/join/{table['join']}")
        expect(guest.page.get_by_text("Léa t’invite")).to_be_visible()
        seen(guest, f"invitation-{name}")
        guest.page.get_by_label("Ton nom").fill(name)
        guest.page.get_by_role("button", name="M’asseoir").tap()
        guest.page.locator(".waiting").wait_for()
    bo.page.get_by_role("button", name="Dire").tap()
    bo.page.get_by_role("button", name="un sourire").tap()
    expect(lea.page.locator(".waiting .bubble")).to_be_visible()
    for one, name in ((lea, "host"), (bo, "guest")):
        seen(one, f"waiting-{name}")
    begin(lea, table)
    expect(cy.page.locator(".table.playing")).to_be_visible()
    lost_and_back(lea, cy, seen)
    everybody = (lea, bo, cy)
    hurried(everybody, seen)
    play(everybody)
    for one, name in ((lea, "wide"), (bo, "phone")):
        expect(one.page.locator(OVER)).to_be_visible()
        seen(one, f"end-{name}")
    lea.page.get_by_role("button", name="Revanche").click()
    for guest in (bo, cy):
        guest.page.get_by_role("alertdialog").get_by_role("button", name="Oui").tap()
    for one in everybody:
        expect(one.page.locator(OVER)).to_have_count(0)
    seen(bo, "rematch")
    cy.troubles.clear()  # the browser tells of the line that was cut


def lost_and_back(there: Visitor, gone: Visitor, seen: Seen) -> None:
    gone.context.set_offline(True)
    gone.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(gone.page.get_by_text("Connexion perdue")).to_be_visible()
    seen(gone, "lost")
    expect(there.page.get_by_text("n’est plus là").first).to_be_visible()
    seen(there, "somebody-away")
    gone.context.set_offline(False)
    gone.page.evaluate("dispatchEvent(new Event('online'))")
    expect(gone.page.get_by_text("Connexion perdue")).to_have_count(0)
    expect(there.page.locator("li.away")).to_have_count(0)


def hurried(everybody: tuple[Visitor, ...], seen: Seen) -> None:
    """Nobody does anything: whoever is to move is warned, then a move is made for them."""
    mover = next(one for one in everybody if one.page.locator("[data-spot^='card:']").count())
    expect(mover.page.locator(".prompt .hurry")).to_be_visible()
    seen(mover, "clock-warns")
    expect(mover.page.get_by_text("Ton temps est écoulé").first).to_be_visible()
    seen(mover, "clock-ran-out")


def one_device(visit: Visit, seen: Seen) -> None:
    """Zoé and Tom pass one phone round: the curtain between them, and no question to oneself."""
    phone = visit()
    table = opened(phone, "voleurs", seats=2, first=0)
    sit = {"link": table["join"], "seat": 1, "name": "Tom", "secret": table["secret"]}
    phone.page.request.post("/api/join", data=sit)
    begin(phone, table)
    come(phone, table)
    phone.page.get_by_role("button", name="C’est moi").tap()
    seen(phone, "one-device")
    lift = phone.page.get_by_role("button", name="C’est moi")

    def go_on() -> bool:
        if lift.count():
            lift.tap()
        act(phone, "voleurs")
        return len(phone.moves) >= 4

    assert until(phone, go_on)
    play([phone])
    phone.page.locator(OVER).wait_for()
    seen(phone, "one-device-end")
    phone.page.get_by_role("button", name="Revanche").tap()
    expect(phone.page.get_by_role("alertdialog")).to_have_count(0)
    expect(phone.page.locator(OVER)).to_have_count(0)


def _unseen(_visitor: Visitor, _moment: str) -> None:
    """Nobody takes a picture."""


def main(folder: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)

    def seen(visitor: Visitor, moment: str) -> None:
        for width, height in (PHONE, LAPTOP):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.wait_for_timeout(900)  # until what moves has come to rest
            visitor.page.screenshot(path=out / f"{moment}-{width}.png")

    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, chromium_running() as browser:

        def visit(size: tuple[int, int] = PHONE) -> Visitor:
            return Visitor(browser, server, size=size)

        company(visit, seen)
        one_device(visit, seen)


if __name__ == "__main__":
    main(*sys.argv[1:])
