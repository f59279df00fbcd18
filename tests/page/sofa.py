"""A living room: a television that is driven by five keys, and phones that are hands."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from playwright.sync_api import Browser, WebSocket

from kit.served import Served
from tests.page.browser import Visitor
from tests.page.journey import BLINK_MS, BOARDS, PATIENCE_S, arrow, do, found, point

SET = (1920, 1080)
PHONES = ((360, 740), (320, 568), (390, 844))
OVER = ".hand .after"
ADVISED = (".hand .main.advised", ".hand [data-push]:enabled")
# how far it is from what has the focus; null where there is no such thing
WAY = """selector => {
  const here = document.activeElement, wanted = document.querySelector(selector);
  if (!wanted) return null;
  const from = here.getBoundingClientRect(), to = wanted.getBoundingClientRect();
  const way = [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
  return here === wanted ? [0, 0] : way;
}"""


@dataclass(frozen=True)
class Heard:
    """Something that a television was sent: of which table, and as which holder."""

    table: str
    holder: str
    frame: bytes


class Television:
    """A set on the wall: it is only ever looked at, and has a remote with five keys."""

    def __init__(self, browser: Browser, server: Served, settings: dict[str, object] | None = None) -> None:
        self.visitor = Visitor(browser, server, SET, settings=settings or {"pace": 0, "sound": False})
        self.page = self.visitor.page
        self.heard: list[Heard] = []
        self.page.on("websocket", self._listen)

    def switch_on(self) -> None:
        self.page.goto("/tv")
        self.page.locator("[data-key]").first.wait_for()

    def invites(self) -> None:
        """Until it shows how to come."""
        self.page.locator(".code img").wait_for()
        self.page.locator(".code .address").wait_for()

    @property
    def kept(self) -> dict[str, Any]:
        return dict(self.visitor.kept("butin.tv"))

    @property
    def code(self) -> str:
        return self.page.locator(".code .address").first.inner_text().rpartition("/")[2].strip()

    def press(self, selector: str) -> None:
        """Go there with the arrows, then OK."""
        self.page.locator(selector).first.wait_for()
        before: object = None
        for _ in range(40):
            way = self.page.evaluate(WAY, selector)
            if way == [0, 0]:
                return self.page.keyboard.press("Enter")
            if way is not None:
                self.page.keyboard.press(arrow(*way, stuck=way == before))
            before = way
            self.page.wait_for_timeout(BLINK_MS)
        raise AssertionError(f"no arrow leads to {selector}")

    def _listen(self, socket: WebSocket) -> None:
        entered = {"table": "", "secret": ""}

        def sent(frame: str | bytes) -> None:
            entered.update({name: word for name, word in json.loads(frame).items() if name in entered})

        def received(frame: str | bytes) -> None:
            data = frame if isinstance(frame, bytes) else frame.encode()
            self.heard.append(Heard(entered["table"], sha256(entered["secret"].encode()).hexdigest(), data))

        socket.on("framesent", sent)
        socket.on("framereceived", received)


def scan(phone: Visitor, television: Television) -> None:
    """The link behind the picture, and one tap."""
    phone.page.goto(f"/join/{television.kept['join']}")
    sit(phone)


def sit(phone: Visitor) -> None:
    phone.page.locator("main button.main").tap()
    phone.page.locator("main.hand").wait_for()


def play(phones: Sequence[Visitor], game: str, moves: int = 0) -> None:
    """By touching hands, to the end of the match, or until each of them has made so many moves."""
    before, known, since = [len(phone.moves) for phone in phones], -1, time.monotonic()
    while time.monotonic() < since + PATIENCE_S:
        for phone in phones:
            if phone.page.locator(OVER).count() or (moves and _made(phones, before) >= moves):
                return
            selector = found(phone.page, BOARDS[game].hand)
            if selector and BOARDS[game].advised:
                selector = _advice(phone, selector)
            if selector:
                do(phone, selector, point)
        made = sum(len(phone.moves) for phone in phones)
        known, since = made, time.monotonic() if made != known else since
        phones[0].page.wait_for_timeout(BLINK_MS)
    raise AssertionError(f"{game} does not go on: {[phone.page.locator('main').inner_text() for phone in phones]}")


def _advice(phone: Visitor, selector: str) -> str:
    """Ask for it, if it is not shown yet; none is given to whoever has just moved."""
    if found(phone.page, ADVISED):
        return selector
    phone.page.locator(".hand").get_by_role("button", name="Menu").tap()
    hint = phone.page.locator("dialog").get_by_role("button", name="Indice")
    if hint.is_disabled():
        phone.page.keyboard.press("Escape")
        return ""
    hint.tap()
    phone.page.locator(", ".join(ADVISED)).first.wait_for()
    return found(phone.page, ADVISED)


def _made(phones: Sequence[Visitor], before: list[int]) -> int:
    """By whoever has made the fewest."""
    return min(len(phone.moves) - was for phone, was in zip(phones, before, strict=True))
