"""How people play in a browser: what they look for on each board, and how fingers and keys get there."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping
from importlib import import_module

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

import butin
from butin.testing.board import Board
from butin.testing.ours import GAMES
from tests.page.browser import LAPTOP, PHONE, TABLET, Visitor
from tests.page.seeing import FINGER_PX, FOUND, Look, spot

Hand = Callable[[Visitor, str], None]

PATIENCE_S = 90  # without a move before we call it stuck
ENDLESS = 600  # moves in one match
OVER = "section.over.card"
WON = re.compile("gagne|Victoire partagée")
BLINK_MS = 35
WHERE = """selector => {
  const here = document.activeElement;
  if (here.matches(selector)) {
    const { left, top, width, height } = here.getBoundingClientRect();
    const seen = here.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return seen && here.matches(":focus-visible") ? "here" : "unseen";
  }
  const group = here.closest("[role=group], [role=toolbar]");
  const from = here.getBoundingClientRect();
  const way = (one) => {
    const to = one.getBoundingClientRect();
    return [to.x - from.x + (to.width - from.width) / 2, to.y - from.y + (to.height - from.height) / 2];
  };
  const ways = [...document.querySelectorAll(selector)].filter((one) => group?.contains(one)).map(way);
  const wanted = document.querySelector(selector);
  if (!wanted) return "gone";
  if (ways.length) return ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
  const order = here !== document.body ? here.compareDocumentPosition(wanted) : 0;
  return order & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""


BOARDS: dict[str, Board] = {game.name: import_module(f"{game.package}.tests.board").BOARD for game in GAMES}


def opened(visitor: Visitor, game: str, **more: object) -> dict[str, str]:
    """A table that waits, with this visitor on its first seat."""
    wish = {"game": game, "seats": BOARDS[game].seats, "name": "Léa", "options": BOARDS[game].options, **more}
    return _post(visitor, "", wish)


def seated(visitor: Visitor, game: str, people: int = 1, **more: object) -> dict[str, str]:
    """A table at which this visitor holds the first `people` seats, with bots on the others; it has begun."""
    seats = max(BOARDS[game].seats, people)
    bots = {str(seat): butin.game(game).usual for seat in range(people, seats)}
    table = opened(visitor, game, **{"seats": seats, "bots": bots, **more})
    for seat in range(1, people):
        sit = {"link": table["join"], "seat": seat, "name": f"Tom {seat}", "secret": table["secret"]}
        _post(visitor, "", sit, "/api/join")
    begin(visitor, table)
    come(visitor, table)
    return table


def begin(visitor: Visitor, table: dict[str, str]) -> None:
    _post(visitor, table["secret"], {"do": "start"}, f"/api/tables/{table['table']}/wishes")


def come(visitor: Visitor, table: dict[str, str]) -> None:
    """To a table, with the seat that one's browser keeps."""
    visitor.keep("butin.tables", [{"game": "", "n": 0, "at": 0, "device": False, **table}])
    visitor.page.goto(f"/table/{table['table']}")
    visitor.page.locator(".table").wait_for()


def _post(visitor: Visitor, secret: str, body: Mapping[str, object], path: str = "/api/tables") -> dict[str, str]:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    # a line that was kept open may be closed by the server just now
    answer = visitor.context.request.post(path, data=body, headers=headers, max_retries=3)
    assert answer.ok, answer.text()
    return dict(answer.json())


def found(page: Page, wanted: tuple[str, ...]) -> str:
    """The best of what is wanted that is there now; empty if nothing is."""
    place = int(page.evaluate(FOUND, list(wanted)))
    return wanted[place] if place >= 0 else ""


def point(visitor: Visitor, selector: str) -> None:
    """One of those, by finger or mouse, without scrolling."""
    page = visitor.page
    place = spot(looking(page), selector, FINGER_PX if visitor.touch else 0)
    if place is not None:
        (page.touchscreen.tap if visitor.touch else page.mouse.click)(*place)


def looking(page: Page) -> Look:
    return lambda function, *values: page.evaluate(f"(values) => ({function})(...values)", values)


def key(visitor: Visitor, selector: str) -> None:
    """The next of those, by keyboard alone."""
    page = visitor.page
    before: object = None
    for _ in range(60):
        way = page.evaluate(WHERE, selector)
        if way == "gone":  # somebody was quicker
            return None
        if way == "here":
            return page.keyboard.press(random.choice(["Enter", "Space"]))
        if way == "unseen":
            page.wait_for_timeout(BLINK_MS)
        else:
            page.keyboard.press(way if isinstance(way, str) else arrow(*way, stuck=way == before))
        before = way
    raise AssertionError(f"no key leads to {selector}, or not where it is seen: {way}")


def arrow(across: float, down: float, *, stuck: bool) -> str:
    sideways = (abs(across) > abs(down)) != stuck
    if sideways:
        return "ArrowRight" if across > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


def act(visitor: Visitor, game: str, hand: Hand = point) -> bool:
    """Do one thing that can be done on the board now, if there is any."""
    selector = found(visitor.page, BOARDS[game].wanted)
    if selector:
        do(visitor, selector, hand)
    return bool(selector)


def do(visitor: Visitor, selector: str, hand: Hand) -> None:
    hand(visitor, selector)
    while visitor.unanswered:
        visitor.page.wait_for_timeout(BLINK_MS)


def play_out(visitor: Visitor, game: str, hand: Hand = point) -> None:
    """Until the end of the match is on the screen."""
    made, since = 0, time.monotonic()
    while len(visitor.moves) < ENDLESS and time.monotonic() < since + PATIENCE_S:
        selector = awaited(visitor.page, (OVER, *wanted(game, visitor.moves.count("throw"))))
        if selector == OVER:
            return
        if selector:
            do(visitor, selector, hand)
        if len(visitor.moves) == made:  # it was pressed before, and what becomes of it is not known yet
            visitor.page.wait_for_timeout(BLINK_MS)
        else:
            made, since = len(visitor.moves), time.monotonic()
    raise AssertionError(f"{game} does not end: {visitor.moves}, {visitor.page.locator('main').inner_text()}")


def wanted(game: str, turn: int) -> tuple[str, ...]:
    """What one goes for; every second turn something is left to the others."""
    left = BOARDS[game].lets if turn % 2 else ""
    return tuple(one for one in BOARDS[game].wanted if one != left)


def awaited(page: Page, wanted: tuple[str, ...]) -> str:
    """The best of what is wanted as soon as anything is there; empty if the patience ends before."""
    found = f"wanted => 1 + ({FOUND})(wanted)"
    try:
        place = page.wait_for_function(found, arg=list(wanted), polling=BLINK_MS, timeout=1000 * PATIENCE_S)
    except TooLate:
        return ""
    return wanted[int(place.json_value()) - 1]


def until(visitor: Visitor, happened: Callable[[], bool]) -> bool:
    """Whether it happens while the patience lasts."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if happened():
            return True
        visitor.page.wait_for_timeout(BLINK_MS)
    return False


def unfold(visitor: Visitor) -> None:
    """What there is to know and to take home after a match."""
    visitor.page.locator(f"{OVER} > details:not([open]) > summary").click()


def fits(visitor: Visitor) -> None:
    """Nothing is wider than the screen, whatever the screen."""
    size = visitor.page.viewport_size
    for width, height in (PHONE, TABLET, LAPTOP):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.overflow <= 0, f"{visitor.page.url} is {visitor.overflow} pixels too wide at {width}"
    assert size is not None
    visitor.page.set_viewport_size(size)
