"""A living room for the camera: every screen of the television, and the hand of every game beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from kit.served import Served
from tests.page.browser import PHONE, Visitor
from tests.page.journey import BOARDS, found
from tests.page.sofa import Television, scan
from tests.page.test_boxes import looked, own, wire

Camera = Callable[[str, Page], None]

PEOPLE = ("Zoé", "Papa", "Mamie")
MOVES = {"voleurs": 17, "schattendieb": 9, "labyrinthe": 12, "attrap_tresors": 6}
OPTIONS: dict[str, dict[str, object]] = {
    "attrap_tresors": {"grab_window_s": 60, "patience_s": 1},
    "schattendieb": {"games": 1},
    "labyrinthe": {"discs": 6},
}
TOLD_MS = 9000  # until a television has told all of it
STILL: dict[str, object] = {"pace": 0, "sound": False, "motion": False}
LATER: dict[str, Callable[[str], bool]] = {  # a second picture, when somebody may do this
    "labyrinthe": lambda move: "," in move,
    "attrap_tresors": lambda move: move in ("lamp", "crown", "ring", "gem"),
}


def living_room(browser: Browser, server: Served, taken: Camera) -> None:
    """One evening of all boxes, each after some moves."""
    set_ = Television(browser, server, STILL)
    phones = [Visitor(browser, server, PHONE, settings={**STILL, "name": name}) for name in PEOPLE]
    set_.switch_on()
    set_.invites()
    for phone in phones:
        scan(phone, set_)
    set_.page.get_by_text("Vous êtes 3").wait_for()
    taken("tv-home", set_.page)
    for game, moves in MOVES.items():
        _play(game, moves, set_, phones, taken)
    for one in [set_.visitor, *phones]:
        one.context.close()


def _play(game: str, moves: int, set_: Television, phones: list[Visitor], taken: Camera) -> None:
    box = {"do": "box", "game": game, "options": OPTIONS.get(game, {}), "seat": looked(phones[0])["you"][0]}
    assert wire(phones[0], box)
    set_.page.locator("button.start").wait_for()
    if game == "voleurs":
        taken("tv-waiting", set_.page)
        taken("hand-before", phones[0].page)
    set_.press("button.start")
    for phone in phones:
        phone.page.locator(".hand.playing").wait_for()
    _advised(phones, lambda made, _moves: made >= moves)
    taken(f"tv-{game}", set_.page)
    _hands(game, phones, taken)
    if game in LATER:
        _advised(phones, lambda _made, legal: any(map(LATER[game], legal)))
        taken(f"tv-{game}-later", set_.page)
        _hands(f"{game}-later", phones, taken)
    _advised(phones, lambda _made, _moves: False)
    if game == "voleurs":
        set_.page.locator(".beside").wait_for()
        taken("tv-podium", set_.page)
        taken("hand-after", phones[0].page)


def _hands(name: str, phones: list[Visitor], taken: Camera) -> None:
    """That of somebody who may act, and of somebody who waits."""
    game = name.removesuffix("-later")
    acting = [phone for phone in phones if found(phone.page, BOARDS[game].hand)]
    if acting:
        taken(f"hand-{name}", acting[0].page)
    waiting = [phone for phone in phones if phone not in acting]
    if waiting and name == "voleurs":
        taken("hand-wait", waiting[0].page)


def _advised(phones: list[Visitor], enough: Callable[[int, list[str]], bool]) -> None:
    """Moves as the strongest bot would make them, until it is enough or the match is over."""
    made = 0
    while True:
        for phone in phones:
            seen = looked(phone)
            if seen["table"]["phase"] != "playing":
                return
            legal = _legal(seen)
            if legal and enough(made, legal):
                phones[0].page.wait_for_timeout(TOLD_MS)
                return
            if legal:
                made += wire(phone, {"do": "move", "seat": seen["you"][0], "move": _hint(phone, seen) or legal[0]})


def _legal(seen: dict[str, Any]) -> list[str]:
    return list(seen["views"][str(seen["you"][0])]["legal"])


def _hint(phone: Visitor, seen: dict[str, Any]) -> str:
    table = own(phone)
    headers = {"authorization": f"Bearer {table['secret']}"}
    path = f"/api/tables/{table['table']}/hint?seat={seen['you'][0]}"
    answer = phone.context.request.get(path, headers=headers, max_retries=3)
    return str(answer.json().get("move", "")) if answer.ok else ""
