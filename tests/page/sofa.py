"""A living room: a television that is driven by five keys, and phones that are hands."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, WebSocket

from kit.served import Served
from tests.page.browser import Visitor
from tests.page.journey import BLINK_MS, BOARDS, PATIENCE_S, do, found, point

SET = (1920, 1080)
HANDS = ((360, 740), (320, 568), (390, 844))
FOCUSED = """selector => {
  const here = document.activeElement, wanted = document.querySelector(selector);
  if (!wanted) return null;
  if (here === wanted) return [0, 0];
  const from = here.getBoundingClientRect(), to = wanted.getBoundingClientRect();
  return [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
}"""


class Television:
    """A set on the wall: it is only ever looked at, and has a remote with five keys."""

    def __init__(self, browser: Browser, server: Served, size: tuple[int, int] = SET) -> None:
        self.visitor = Visitor(browser, server, size, settings={"pace": 0, "sound": False})
        self.page = self.visitor.page
        self.frames: list[bytes] = []  # all that it was sent
        self.page.on("websocket", self._listen)

    def switch_on(self) -> None:
        self.page.goto("/tv")
        self.page.locator("[data-code]").wait_for()

    @property
    def kept(self) -> dict[str, Any]:
        return dict(self.visitor.kept("butin.tv"))

    @property
    def code(self) -> str:
        return str(self.page.locator("[data-code]").first.get_attribute("data-code"))

    def press(self, selector: str) -> None:
        """Go there with the arrows, then OK."""
        self.page.locator(selector).first.wait_for()
        before: object = None
        for _ in range(40):
            way = self.page.evaluate(FOCUSED, selector)
            if way == [0, 0]:
                return self.page.keyboard.press("Enter")
            if way is not None:
                self.page.keyboard.press(_arrow(*way, other=way == before))
            before = way
            self.page.wait_for_timeout(BLINK_MS)
        raise AssertionError(f"no arrow leads to {selector}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame if isinstance(frame, bytes) else frame.encode()))


def _arrow(across: float, down: float, *, other: bool) -> str:
    sideways = (abs(across) > abs(down)) != other
    if sideways:
        return "ArrowRight" if across > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


def scan(phone: Visitor, television: Television) -> None:
    """The link behind the picture, and one tap."""
    phone.page.goto(f"/join/{television.kept['join']}")
    phone.page.locator("main button.main").tap()
    phone.page.locator(".table").wait_for()


def play(phones: Sequence[Visitor], game: str, until: int = 0) -> None:
    """By touching hands, to the end of the match, or until each of them has made so many moves."""
    made, since = -1, time.monotonic()
    before = {id(phone): len(phone.moves) for phone in phones}
    while time.monotonic() < since + PATIENCE_S:
        for phone in phones:
            if until and all(len(one.moves) - before[id(one)] >= until for one in phones):
                return
            if phone.page.locator("[data-over]").count():
                return
            selector = found(phone.page, BOARDS[game].hand)
            if selector:
                do(phone, selector, point)
        total = sum(len(phone.moves) for phone in phones)
        if total != made:
            made, since = total, time.monotonic()
        else:
            phones[0].page.wait_for_timeout(BLINK_MS)
    raise AssertionError(f"{game} does not go on: {[phone.page.locator('main').inner_text() for phone in phones]}")


def hidden_in(television: Television) -> list[dict[str, Any]]:
    """What it was sent, as data."""
    return [json.loads(frame) for frame in television.frames]
