"""A living room in real browsers: one television, three phones, an evening of all boxes, and whatever goes wrong.

`python -m tests.page.test_living FOLDER` spends it, says how long everything took and takes a picture of each moment.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.served import Served, serving
from tests.page.browser import Visitor, chromium_running
from tests.page.hands import quick_hands
from tests.page.journey import BOARDS, do, found, point
from tests.page.sofa import OVER, PHONES, Television, play, scan, sit
from tests.page.test_boxes import TITLES, own, wire
from tests.page.test_together import forgive
from tests.web.test_secrets import leaks, moments, words_in

Seen = Callable[[str, Television, list[Visitor]], None]

GAMES = ["voleurs", "schattendieb", "labyrinthe", "attrap_tresors"]
SLEEP_S = 5
FIELD = ".field"


def test_whoever_scans_plays_with_one_tap(chromium: Browser, room: Served) -> None:
    set_, phones = people(chromium, room)
    first_moves("voleurs", set_, phones, unseen)
    assert hidden(room, set_) == []
    leave(set_, phones)


@pytest.mark.whole
def test_an_evening_with_a_television(chromium: Browser, room: Served) -> None:
    spent(chromium, room, unseen)


def people(browser: Browser, server: Served) -> tuple[Television, list[Visitor]]:
    return Television(browser, server), [Visitor(browser, server, size=size) for size in PHONES]


def first_moves(game: str, set_: Television, phones: list[Visitor], seen: Seen) -> float:
    """From the address of the television to a move of each; the seconds that it took."""
    begun = time.monotonic()
    set_.switch_on()
    set_.invites()
    seen(f"{game}-home", set_, [])
    for phone in phones:
        scan(phone, set_)
    set_.page.get_by_text("Vous êtes 3").wait_for()
    seen(f"{game}-people", set_, phones)
    set_.press(f"[data-box={game}]")
    set_.page.locator("button.start").wait_for()
    seen(f"{game}-chairs", set_, phones)
    start(set_, phones)
    seen(f"{game}-begun", set_, phones)
    play(phones, game, moves=1)
    took = time.monotonic() - begun
    print(f"{game}: from the television's address to the first move of all three {took:.1f} s", flush=True)
    return took


def start(set_: Television, phones: list[Visitor]) -> None:
    set_.press("button.start")
    set_.page.locator(FIELD).first.wait_for()
    for phone in phones:
        phone.page.locator(".hand.playing").wait_for()


def spent(browser: Browser, server: Served, seen: Seen) -> None:
    """Four boxes to their ends, taken by remote and by phone in turn; a late guest, and everything that can fail.

    The first is touched to its end; programs go on for the phones in the others, which look on.
    """
    set_, phones = people(browser, server)
    first_moves("voleurs", set_, phones, seen)
    asleep(set_, phones, "voleurs", seen)
    late = comes_late(browser, server, set_, phones, seen)
    play(phones, "voleurs")
    ended(set_, phones, "voleurs", seen)
    take_by_phone(phones[1], "labyrinthe")
    everybody = [*phones, late]
    begun(set_, everybody, "labyrinthe", seen)
    play(everybody, "labyrinthe", moves=1)
    rebooted(set_, seen)
    played_on(server, set_, everybody, "labyrinthe", seen)
    set_.press(".beside .foot button:not(.main)")
    set_.press("[data-box=schattendieb]")
    begun(set_, everybody, "schattendieb", seen)
    play(everybody, "schattendieb", moves=1)
    killed(server, set_, everybody, seen)
    played_on(server, set_, everybody, "schattendieb", seen)
    take_by_phone(everybody[2], "attrap_tresors")
    begun(set_, everybody, "attrap_tresors", seen)
    play(everybody, "attrap_tresors", moves=1)
    forgetful(set_, everybody, seen)
    played_on(server, set_, everybody, "attrap_tresors", seen)
    assert hidden(server, set_) == []
    for one in [set_.visitor, *everybody]:
        forgive(one)
    leave(set_, everybody)


def begun(set_: Television, phones: list[Visitor], game: str, seen: Seen) -> None:
    expect(set_.page.get_by_text(TITLES[game]).first).to_be_visible()
    for phone in phones:
        expect(phone.page.locator(".hand .before")).to_contain_text(TITLES[game])
    seen(f"{game}-chairs", set_, phones)
    start(set_, phones)
    seen(f"{game}-begun", set_, phones)


def played_on(server: Served, set_: Television, phones: list[Visitor], game: str, seen: Seen) -> None:
    quick_hands(server.url, *((own(phone), seat_of(phone)) for phone in phones))
    ended(set_, phones, game, seen)


def ended(set_: Television, phones: list[Visitor], game: str, seen: Seen) -> None:
    for phone in phones:
        phone.page.locator(OVER).wait_for()
    set_.page.locator(".beside .foot .main").wait_for()
    seen(f"{game}-podium", set_, phones)


def take_by_phone(phone: Visitor, game: str) -> None:
    """Any chair may, where everybody is in one room; with options for a short match."""
    box = {"do": "box", "game": game, "options": BOARDS[game].options, "seat": seat_of(phone)}
    assert wire(phone, box)


def seat_of(phone: Visitor) -> int:
    table = own(phone)
    headers = {"authorization": f"Bearer {table['secret']}"}
    return int(phone.context.request.get(f"/api/tables/{table['table']}", headers=headers).json()["you"][0])


def asleep(set_: Television, phones: list[Visitor], game: str, seen: Seen) -> None:
    """A phone is frozen while the others wait for it; touched, it is back in its hand."""
    sleeper, made = phones[0], len(phones[0].moves)
    devtools = sleeper.context.new_cdp_session(sleeper.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    end = time.monotonic() + SLEEP_S
    while time.monotonic() < end:
        for phone in phones[1:]:
            if selector := found(phone.page, BOARDS[game].hand):
                do(phone, selector, point)
        set_.page.wait_for_timeout(200)
    seen(f"{game}-asleep", set_, phones[1:])
    since = time.monotonic()
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    while len(sleeper.moves) == made:
        if selector := found(sleeper.page, BOARDS[game].hand):
            do(sleeper, selector, point)
        sleeper.page.wait_for_timeout(20)
    print(f"a phone that slept {SLEEP_S} s has moved {time.monotonic() - since:.2f} s after it was touched", flush=True)
    seen(f"{game}-awake", set_, phones)


def comes_late(browser: Browser, server: Served, set_: Television, phones: list[Visitor], seen: Seen) -> Visitor:
    """A fourth types the code while a match is on, and waits on the bench."""
    late = Visitor(browser, server, size=PHONES[0])
    code = str(
        late.context.request.post(
            f"/api/tables/{set_.kept['table']}/code",
            data={},
            headers={"authorization": f"Bearer {set_.kept['secret']}"},
        ).json()["code"]
    )
    late.page.goto(f"/{code.lower()}")
    late.page.locator("main button.main").wait_for()
    seen("late-join", set_, [late])
    sit(late)
    seen("late-bench", set_, [late, *phones])
    return late


def rebooted(set_: Television, seen: Seen) -> None:
    """In the middle of a match: it comes back by itself to where the table is."""
    since = time.monotonic()
    set_.page.reload()
    set_.page.locator(FIELD).first.wait_for()
    print(f"the television is back after {time.monotonic() - since:.1f} s", flush=True)
    seen("rebooted", set_, [])


def killed(server: Served, set_: Television, phones: list[Visitor], seen: Seen) -> None:
    """The server dies without a goodbye, and comes back."""
    server.kill()
    set_.page.wait_for_timeout(1500)
    seen("server-gone", set_, phones)
    server.start()
    server.wait()
    since = time.monotonic()
    play(phones, "schattendieb", moves=1)
    print(f"after kill -9 all have moved again within {time.monotonic() - since:.1f} s", flush=True)
    seen("server-back", set_, phones)


def forgetful(set_: Television, phones: list[Visitor], seen: Seen) -> None:
    """A television that has lost all it kept types the code, letter by letter, and somebody says yes."""
    code, table = _code(set_), set_.kept["table"]
    set_.page.goto("/healthz")
    set_.page.evaluate("localStorage.clear()")
    set_.switch_on()
    set_.press(".foot .other")
    for letter in code:
        set_.press(f"[data-letter={letter}]")
    seen("letters", set_, [])
    set_.press("[data-layer] .main, .letters ~ .row .main")
    question = phones[0].page.get_by_role("alertdialog")
    question.wait_for()
    seen("asked-in", set_, phones[:1])
    question.get_by_role("button", name="Oui").tap()
    set_.page.locator(FIELD).first.wait_for()
    assert set_.kept["table"] == table
    seen("let-in", set_, [])


def _code(set_: Television) -> str:
    path, headers = f"/api/tables/{set_.kept['table']}/code", {"authorization": f"Bearer {set_.kept['secret']}"}
    return str(set_.visitor.context.request.post(path, data={}, headers=headers).json()["code"])


def hidden(server: Served, set_: Television) -> list[str]:
    """Whatever the television was sent that a watcher may not know: every byte of every frame."""
    heard = [one for one in set_.heard if one.table == set_.kept["table"]]
    journal, n, found = moments(server.db, set_.kept["table"]), 0, []
    assert any(b'"views":{"-1"' in one.frame for one in heard)
    for one in heard:
        content = json.loads(one.frame)
        n = content.get("n", n)
        found += words_in(one.frame, {}, journal, n)
        found += leaks(content, one.holder, journal) if content["type"] != "pong" else []
    print(f"the television was sent {len(heard)} messages, {sum(len(one.frame) for one in heard)} bytes: ", end="")
    print(f"{len(found)} hidden things", flush=True)
    return found


def leave(set_: Television, phones: list[Visitor]) -> None:
    for one in [set_.visitor, *phones]:
        one.leave()
        one.context.close()


def unseen(_moment: str, _set: Television, _phones: list[Visitor]) -> None:
    """Nobody takes a picture."""


def main(folder: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)

    def seen(moment: str, set_: Television, phones: list[Visitor]) -> None:
        set_.page.wait_for_timeout(600)  # until what moves has come to rest
        set_.page.screenshot(path=out / f"{moment}-tv.png")
        for number, phone in enumerate(phones):
            phone.page.screenshot(path=out / f"{moment}-phone{number}.png")

    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place), "--pace", "0") as server,
        chromium_running() as browser,
    ):
        for game in GAMES[1:]:
            set_, phones = people(browser, server)
            first_moves(game, set_, phones, seen)
            leave(set_, phones)
        spent(browser, server, seen)


if __name__ == "__main__":
    main(*sys.argv[1:])
