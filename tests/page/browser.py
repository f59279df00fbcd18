"""Debian's Chromium at a real server: people with browsers of their own, and whatever goes wrong in them."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, WebSocket, expect, sync_playwright

from kit.proxies import Proxy
from kit.served import Served
from kit.servers import binary, need

PHONE, TABLET, LAPTOP = (360, 740), (768, 1024), (1280, 800)
WIDER = """() => new Promise((drawn) => {
  const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity;
  const still = () => Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  requestAnimationFrame(() => requestAnimationFrame(() => still().then(drawn)));
  setTimeout(drawn, 20_000);  // a crowded machine may draw nothing for long
}).then(() => document.documentElement.scrollWidth - innerWidth)"""
PATIENCE_MS = 60_000  # long enough for a busy machine
MOVES = ("move", "grab")
AT_ONCE: dict[str, object] = {"pace": 0, "sound": False}  # settings with which nobody waits for what is told
BARE = "/healthz"  # an address of the server with nothing on it
LINK = """(address) => {
  document.querySelector("main").dataset.left = "";
  const link = Object.assign(document.createElement("a"), { href: address });
  document.body.append(link);
  link.click();
  link.remove();
}"""


@contextlib.contextmanager
def chromium_running() -> Iterator[Browser]:
    need(["chromium"], ("chromium",))
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        trusting = ["--ignore-certificate-errors"]  # those of our proxies, also for the page's worker
        browser = playwright.chromium.launch(executable_path=binary("chromium"), args=trusting)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own: nothing is shared with anybody else's.

    A browser is dear and a page is not: whoever has left may come again as somebody else.
    """

    def __init__(
        self,
        browser: Browser,
        server: Served | Proxy,
        size: tuple[int, int] = PHONE,
        locale: str = "fr-FR",
        settings: dict[str, object] | None = None,
    ) -> None:
        self.touch = size != LAPTOP
        self.own = (
            f"butin.{urlsplit(server.url).path.lstrip('/')}"  # before every name under which the page keeps something
        )
        self.context = browser.new_context(base_url=server.url, locale=locale, has_touch=self.touch)
        self.context.set_default_timeout(PATIENCE_MS)
        self.troubles: list[str] = []
        self.sent: list[dict[str, object]] = []  # by the socket
        self.answered: set[object] = set()  # wishes, by their id
        self.page = self._watched(self.context.new_page())
        self.come(size, settings)

    def come(self, size: tuple[int, int] = PHONE, settings: dict[str, object] | None = None) -> None:
        """For the first time: this browser keeps nothing but these settings."""
        self.page.goto(BARE)
        self.page.evaluate("localStorage.clear()")
        self.keep(f"{self.own}settings", AT_ONCE if settings is None else settings)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.troubles.clear()
        self.sent.clear()
        self.answered.clear()

    def keep(self, name: str, value: object) -> None:
        """Write something where the page keeps what it knows."""
        self.page.evaluate("([name, value]) => { localStorage[name] = JSON.stringify(value); }", [name, value])

    def kept(self, name: str) -> Any:
        return self.page.evaluate("(name) => JSON.parse(localStorage[name] ?? 'null')", name)

    def follow(self, address: str) -> None:
        """A link on the page that is there, to another one: nothing is loaded anew."""
        self.page.locator("main").wait_for()
        self.page.evaluate(LINK, address)
        self.page.locator("main:not([data-left])").wait_for()

    @property
    def overflow(self) -> int:
        """How many pixels wider than the screen the page is, as it is next painted and comes to rest."""
        return int(self.page.evaluate(WIDER))

    @property
    def entered(self) -> int:
        """How often a table was entered."""
        return sum(wish["do"] == "enter" for wish in self.sent)

    @property
    def moves(self) -> list[str]:
        """What was played here and granted or refused, in order; each move once."""
        made = {wish["id"]: str(wish["move"]) for wish in self.sent if wish["do"] in MOVES}
        return [move for identity, move in made.items() if identity in self.answered]

    @property
    def unanswered(self) -> bool:
        return any(wish["do"] in MOVES and wish["id"] not in self.answered for wish in self.sent)

    def leave(self) -> None:
        """Nothing went wrong: no message in the console, no request that failed, nothing wider than the screen."""
        wider = self.overflow
        assert not self.troubles, self.troubles
        assert wider <= 0, f"{wider} pixels too wide"

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if not message.location["url"].endswith("/favicon.ico"):  # looked for where nothing is, perhaps from far away
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # given up by the page itself, which goes elsewhere
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        """What was not answered on the line before is said again on this one, or went with its page."""
        self.sent[:] = [wish for wish in self.sent if wish["do"] not in MOVES or wish["id"] in self.answered]
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.answered.add(json.loads(frame).get("id")))
