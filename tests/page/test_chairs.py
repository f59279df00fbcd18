"""Chairs in real browsers: somebody comes late and asks, and somebody whose line was lost comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import act, begin, come, fits, opened, until

Visit = Callable[..., Visitor]
ASK = re.compile("Je peux remplacer")


@pytest.mark.whole
def test_a_third_person_comes_late_asks_for_the_bot_s_chair_and_plays(visit: Visit) -> None:
    host, friend, late = visit(), visit(size=LAPTOP), visit()
    table = two_and_a_bot(host, friend)
    late.page.goto(f"/join/{table['join']}")
    expect(late.page.get_by_role("button", name="M’asseoir")).to_have_count(0)
    late.page.get_by_label("Ton nom").fill("Cy")
    late.page.get_by_role("button", name="Regarder").tap()
    expect(late.page.get_by_role("button", name=ASK)).to_be_visible()
    expect(late.page.locator("[data-spot^='card:']")).to_have_count(0)
    fits(late)
    bot = late.page.locator("[data-seat='2'] .cut").inner_text()
    late.page.get_by_role("button", name=ASK).tap()
    waiting = late.page.get_by_text(f"Tu as demandé à remplacer {bot}.")
    expect(waiting).to_contain_text("Bo")
    for visitor in (host, friend):
        asked = visitor.page.get_by_role("alertdialog")
        expect(asked).to_contain_text(f"Cy vient d’arriver et voudrait remplacer {bot}")
        fits(visitor)
        expect(late.page.locator("[data-spot^='card:']")).to_have_count(0)  # one yes is not enough
        asked.get_by_role("button", name="Oui").click()
    expect(late.page.get_by_text("La place est à toi. Bienvenue !")).to_be_visible()
    expect(late.page.locator("[data-spot^='card:']").first).to_be_visible()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Cy")
    assert until(late, lambda: any(act(one, "voleurs") for one in (late, host, friend)) and bool(late.moves))
    late.page.reload()  # the seat is kept like any other
    expect(late.page.locator("[data-spot^='card:']").first).to_be_visible()


def test_a_no_is_said_kindly(visit: Visit) -> None:
    host, friend, late = visit(), visit(size=LAPTOP), visit()
    table = two_and_a_bot(host, friend)
    late.page.goto(f"/join/{table['join']}")
    late.page.get_by_role("button", name=ASK).tap()  # at the door
    friend.page.get_by_role("alertdialog").get_by_role("button", name="Non").click()
    expect(late.page.get_by_text("Pas cette fois.")).to_be_visible()
    expect(host.page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.whole
def test_whose_line_was_lost_for_long_still_has_the_chair(visit: Visit) -> None:
    host, friend, other = visit(), visit(size=LAPTOP), visit()
    table = two_and_a_bot(host, friend, away_s=5)
    other.page.goto(f"/join/{table['join']}")
    other.page.get_by_role("button", name="Regarder").tap()
    hand = friend.page.locator("[data-spot^='card:']").first
    expect(hand).to_be_visible()
    friend.page.goto("/healthz")
    expect(other.page.get_by_text("pour revenir : sa place est gardée")).to_be_visible()
    asks = other.page.get_by_role("button", name="C’est moi, Bo")
    expect(asks).to_be_visible()  # after the five seconds
    asks.tap()
    host.page.get_by_role("alertdialog").get_by_role("button", name="Oui").tap()
    expect(other.page.locator("[data-spot^='card:']").first).to_be_visible()
    friend.page.goto(f"/table/{table['table']}")
    expect(friend.page.get_by_text("Ta place est de nouveau à toi.")).to_be_visible()
    expect(hand).to_be_visible()
    expect(other.page.get_by_text("Bo a repris sa place.")).to_be_visible()
    expect(other.page.locator("[data-spot^='card:']")).to_have_count(0)
    assert until(friend, lambda: any(act(one, "voleurs") for one in (friend, host)) and bool(friend.moves))


@pytest.mark.parametrize("do", ["free", "stand"])
def test_whoever_has_no_place_any_more_reads_so_and_the_page_does_not_come_back(visit: Visit, do: str) -> None:
    host, guest = visit(), visit()
    table = opened(host, "voleurs", seats=3)
    come(host, table)
    guest.page.goto(f"/{post(host, table, 'code', {})['code']}")
    guest.page.get_by_role("button", name="M’asseoir", exact=True).tap()
    guest.page.locator(".waiting").wait_for()
    lines: list[str] = []
    guest.page.on("websocket", lambda line: lines.append(line.url))
    if do == "free":
        post(host, table, "wishes", {"do": "free", "seat": 1})
    else:
        guest.page.get_by_role("button", name="Menu").tap()
        guest.page.get_by_role("button", name="Quitter ma place").tap()
    expect(guest.page.get_by_role("alert")).to_contain_text("Tu n’as plus de place à cette table")
    guest.page.evaluate("dispatchEvent(new Event('online'))")  # at which a line that is lost comes back at once
    guest.page.get_by_role("link", name="Accueil").tap()
    guest.page.get_by_role("button", name="Jouer –").first.wait_for()
    assert not [line for line in lines if table["table"] in line]
    expect(guest.page.locator(f"[href$='{table['table']}']")).to_have_count(0)


def post(visitor: Visitor, table: dict[str, str], what: str, body: dict[str, object]) -> dict[str, str]:
    headers = {"authorization": f"Bearer {table['secret']}"}
    path = f"/api/tables/{table['table']}/{what}"
    answer: dict[str, str] = visitor.context.request.post(path, data=body, headers=headers, max_retries=3).json()
    return answer


def two_and_a_bot(host: Visitor, friend: Visitor, **more: object) -> dict[str, str]:
    """Léa and Bo in a match, with a bot on the third chair."""
    table = opened(host, "voleurs", seats=3, bots={"2": "renard"}, **more)
    come(host, table)
    friend.page.goto(f"/join/{table['join']}")
    friend.page.get_by_label("Ton nom").fill("Bo")
    friend.page.get_by_role("button", name="M’asseoir", exact=True).click()
    friend.page.locator(".waiting").wait_for()
    begin(host, table)
    for visitor in (host, friend):
        visitor.page.locator(".table.playing").wait_for()
    return table
