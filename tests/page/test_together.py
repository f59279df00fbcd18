"""Several people on the real boards: each with a browser of their own, or one device that goes round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kit.lanes import in_turn
from kit.served import Served
from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import BOARDS, OVER, act, begin, come, opened, seated, until

Visit = Callable[..., Visitor]
GAMES = sorted(BOARDS)
STORY = "aside li"
WITHOUT_STORY = """() => {
  const copy = document.body.cloneNode(true);
  copy.querySelector("aside").remove();
  return copy.innerHTML;
}"""
LOST = ("ERR_CONNECTION", "WebSocket connection", "Failed to fetch")  # what a browser says while a server is away


@pytest.mark.parametrize("game", in_turn(GAMES, 2))
def test_two_browsers_play_on_after_a_reload_and_a_restart(visit: Visit, room: Served, game: str) -> None:
    host, friend = visit(), visit(size=LAPTOP)
    table = opened(host, game, seats=2)
    come(host, table)
    friend.page.goto(f"/join/{table['join']}")
    friend.page.get_by_label("Ton nom").fill("Bo")
    friend.page.get_by_role("button", name="M’asseoir", exact=True).click()
    expect(host.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()
    begin(host, table)
    play_on(game, [host, friend], 3)
    friend.page.reload()
    friend.page.locator(".table.playing").wait_for()
    play_on(game, [host, friend], 3)
    room.kill()
    for visitor in (host, friend):
        expect(visitor.page.get_by_text("Connexion perdue")).to_be_visible()
    room.start()
    room.wait()
    for visitor in (host, friend):
        expect(visitor.page.get_by_text("Connexion perdue")).to_have_count(0)
        forgive(visitor)
    play_on(game, [host, friend], 3)
    assert until(host, lambda: seen(host) == seen(friend)), "they do not see the same table"


def play_on(game: str, visitors: list[Visitor], moves: int) -> None:
    """Until each of them has made that many moves more, or the match is over."""
    aims = [len(visitor.moves) + moves for visitor in visitors]

    def done() -> bool:
        over = visitors[0].page.locator(OVER).is_visible()
        return over or all(len(one.moves) >= aim for one, aim in zip(visitors, aims, strict=True))

    def moved() -> bool:
        for visitor in visitors:
            act(visitor, game)
        return done()

    assert until(visitors[0], moved), [visitor.moves for visitor in visitors]


def seen(visitor: Visitor) -> list[int]:
    """How far the story of the newest table has come."""
    return list(visitor.page.evaluate("JSON.parse(localStorage['butin.tables']).map((kept) => kept.n)"))


def forgive(visitor: Visitor) -> None:
    """What a browser says about a server that was away; nothing else may have been said."""
    assert all(any(word in trouble for word in LOST) for trouble in visitor.troubles), visitor.troubles
    visitor.troubles.clear()


@pytest.mark.parametrize("game", in_turn(GAMES, 0))
def test_a_curtain_hides_the_hands_on_a_device_that_goes_round(visit: Visit, game: str) -> None:
    visitor = visit(size=LAPTOP)
    board, page = BOARDS[game], visitor.page
    seated(visitor, game, board.device_seats, options=board.device)
    hands: dict[str, set[str]] = {}
    for _ in range(2 * board.device_seats):
        name = lifted(page, board.secret, hands)
        hands[name] = secrets(page, board.secret)
        assert hands[name], f"{name} sees nothing of their own"
        assert until(visitor, lambda: handed_on(visitor, game))


def lifted(page: Page, secret: str, hands: dict[str, set[str]]) -> str:
    """Whoever is asked for lifts the curtain; before, nothing that others may not know is in the page."""
    heading = page.locator(".curtain").get_by_role("heading").inner_text()
    assert page.locator(f"[data-own], {secret}").count() == 0
    shown, story = page.evaluate(WITHOUT_STORY), page.locator(STORY).all_inner_texts()
    assert not [word for hand in hands.values() for word in hand if word in shown]
    page.locator(".curtain").get_by_role("button").click()
    page.locator(secret).first.wait_for()
    assert not set(story) - set(page.locator(STORY).all_inner_texts())
    return heading.partition(",")[0]


def secrets(page: Page, secret: str) -> set[str]:
    """What only this person may know, in the words of the page."""
    hand = page.locator(secret)
    return set(hand.evaluate_all("all => all.map((one) => one.ariaLabel || one.innerText)"))


def handed_on(visitor: Visitor, game: str) -> bool:
    """Do what can be done; the curtain falls a moment after the last thing of a turn."""
    act(visitor, game)
    return visitor.page.locator(".curtain").is_visible()
