"""Every screen of a television, one after another, with people around it who are quick."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

import butin
from kit.served import Served
from tests.page.guests import LONG, Guests
from tests.page.journey import BOARDS
from tests.page.screens import SETTLED
from tests.page.sofa import Television

STILL: dict[str, object] = {"sound": False, "motion": False}
SHORT: dict[str, dict[str, object]] = {"attrap_tresors": {"quiet_mode": True}, "schattendieb": {"games": 1}}
FEW = ("Zoé", "Papa")
BENCH = 2
REST_MS = 300
PODIUM = ".beside .foot .main"
STAGE = "main > .field > *"
UNSEEN = "Object.defineProperty(document, 'hidden', { value: true })"  # what happens is not told, it lies there at once
NAMED = """(names) => {
  const { firstChild } = document.querySelector(".said .text, .beside h1");
  firstChild.data += names;
  document.fonts.dispatchEvent(new Event("loadingdone"));  // whatever fits letters looks again
}"""


def briefly(set_: Television, server: Served) -> Iterator[str]:
    """Two people and one box."""
    guests = begun(set_, server)
    yield "home"
    guests.come(*FEW)
    take(set_, guests, "voleurs")
    yield "chairs"
    start(set_, guests)
    yield "stage"
    guests.finish()
    set_.page.locator(PODIUM).wait_for()
    yield "podium"
    guests.part()


def moments(set_: Television, server: Served, game: str) -> Iterator[str]:
    """As many people with long names as there are chairs, and a bench."""
    guests, most = begun(set_, server), butin.game(game).seats[-1]
    yield "home"
    set_.press(".foot .other")
    yield "letters"
    set_.page.keyboard.press("Escape")
    guests.come(LONG[0])
    set_.page.locator(".arrived").wait_for()
    yield "home with one"
    take(set_, guests, game)
    yield "chairs for one"
    set_.press(".free button")
    expect(set_.page.locator(".free")).to_have_count(most - 2)
    yield "chairs with a robot"
    guests.come(*LONG[1:most])
    expect(set_.page.locator(".free")).to_have_count(0)
    yield "chairs"
    start(set_, guests)
    yield "stage"
    guests.come(*LONG[most : most + BENCH])
    guests.move(most + 2)
    yield "stage later"
    yield named(set_, LONG[:most])
    yield from sheets(set_)
    guests.part(0)
    set_.page.locator("[data-seat].away").wait_for()
    yield "stage without one"
    guests.back(0)
    guests.finish()
    set_.page.locator(PODIUM).wait_for()
    yield "podium"
    yield named(set_, LONG[:most])
    set_.press(".beside .foot button:not(.main)")
    set_.page.locator("[data-box]").first.wait_for()
    yield "another box"
    guests.part()


def named(set_: Television, names: list[str]) -> str:
    """The sentence is as long as any: everybody is in it."""
    set_.page.evaluate(NAMED, ", ".join(names))
    return "a sentence of names"


def settled(set_: Television) -> None:
    """Until nothing is told any more, and what moved has come to rest."""
    expect(set_.page.locator(".told, .confetti")).to_have_count(0)
    set_.page.evaluate(SETTLED)
    set_.page.wait_for_timeout(REST_MS)


def begun(set_: Television, server: Served) -> Guests:
    set_.switch_on()
    set_.invites()
    set_.page.evaluate(UNSEEN)
    return Guests(server.url, set_.kept)


def take(set_: Television, guests: Guests, game: str) -> None:
    guests.box(game, **{**BOARDS[game].options, **SHORT.get(game, {})})
    set_.page.locator(".start").wait_for()


def start(set_: Television, guests: Guests) -> None:
    guests.start()
    set_.page.locator(STAGE).first.wait_for()


def sheets(set_: Television) -> Iterator[str]:
    """Over a match: OK opens the first, Back leads to the last."""
    set_.page.keyboard.press("Enter")
    yield "pause"
    set_.press("[data-layer] .entries button:nth-child(2)")
    set_.page.locator(".book .text").first.wait_for()
    yield "rules"
    set_.page.keyboard.press("Escape")
    set_.page.keyboard.press("Escape")
    yield "leave"
    set_.page.keyboard.press("Escape")
