"""An evening at one table in real browsers: people first, one box after another, a bench, a score.

`python -m tests.page.test_boxes FOLDER` takes a picture of every moment.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kit.served import Served, serving
from tests.page.browser import AT_ONCE, LAPTOP, PHONE, Visitor, chromium_running
from tests.page.hands import quick_hands
from tests.page.journey import BOARDS, OVER, begin, come, opened
from tests.page.test_together import forgive

Visit = Callable[..., Visitor]
Seen = Callable[[Visitor, str], None]

SHORT: dict[str, Mapping[str, object]] = {
    "labyrinthe": BOARDS["labyrinthe"].options,
    "attrap_tresors": {"quiet_mode": True},
}
TITLES = {"labyrinthe": "Le labyrinthe aux fantômes", "attrap_tresors": "Attrap’trésors", "voleurs": "Voleurs"}
TITLES["schattendieb"] = "Le voleur d’ombres"
COLOURS = """all => all.map((one) => [
  one.querySelector(".name").textContent,
  one.querySelector("svg [fill]").getAttribute("fill"),
])"""
SCREENS = (PHONE, LAPTOP, (320, 568), (740, 360))


def test_two_people_take_a_second_box_at_the_same_table(visit: Visit) -> None:
    lea, bo = visit(settings={**AT_ONCE, "name": "Léa"}), visit(size=LAPTOP)
    link = people_first(lea)
    sit_down(bo, link, "Bo")
    take(lea, "voleurs")
    before = colours(lea)
    start(lea, bo)
    play([lea, bo])
    expect(bo.page.locator(OVER)).to_be_visible()
    another(lea, "labyrinthe", bo)
    expect(bo.page.get_by_role("heading", level=2, name=TITLES["labyrinthe"])).to_be_focused()
    assert colours(bo) == before and len(set(before.values())) == 2
    start(lea, bo)
    for one in (lea, bo):
        expect(one.page.locator("[data-seat]")).to_have_count(2)


@pytest.mark.whole
def test_five_people_play_all_boxes_in_one_evening(visit: Visit, room: Served) -> None:
    evening(visit, room, unseen)


@pytest.mark.whole
def test_three_names_on_one_device_take_another_box(visit: Visit) -> None:
    phone = visit()
    table = opened(phone, "voleurs", seats=3)
    for seat, name in ((1, "Tom"), (2, "Zoé")):
        sit = {"link": table["join"], "seat": seat, "name": name, "secret": table["secret"]}
        phone.context.request.post("/api/join", data=sit)
    begin(phone, table)
    come(phone, table)
    play([phone])
    another(phone, "schattendieb")
    start(phone)
    expect(phone.page.locator(".curtain")).to_be_visible()
    assert names(phone) == ["Léa", "Tom", "Zoé"]
    play([phone])
    matches(phone, 2)


def evening(visit: Visit, room: Served, seen: Seen) -> None:
    """Léa, Bo and Cy; Dan and Eve come late; Cy sleeps over two boxes; the server dies between two."""
    lea, bo, cy, dan, eve = (visit(settings={**AT_ONCE, "name": "Léa"}), visit(size=LAPTOP), visit(), visit(), visit())
    link = people_first(lea)
    seen(lea, "people-first")
    sit_down(bo, link, "Bo", seen)
    sit_down(cy, link, "Cy")
    expect(lea.page.locator(".waiting ol").first).to_contain_text("Cy")
    seen(lea, "people-three")
    take(lea, "voleurs")
    known = colours(lea)
    seen(lea, "waiting")
    seen(bo, "waiting-guest")
    start(lea, bo, cy)
    wait_on_the_bench(dan, link, "Dan", seen)
    seen(dan, "bench")
    asked_in_the_match(bo, (lea, cy), seen)
    play([lea, bo, cy])
    for one, moment in ((lea, "end"), (bo, "end-guest"), (dan, "end-bench")):
        expect(one.page.locator(OVER)).to_be_visible()
        seen(one, moment)
    cy.page.goto("/healthz")  # asleep
    lea.page.get_by_role("button", name="Un autre jeu").first.tap()
    seen(lea, "small-shelf")
    wire(lea, {"do": "box", "game": "labyrinthe", "options": SHORT["labyrinthe"], "seat": 0})
    there(TITLES["labyrinthe"], lea, bo, dan)
    wait_on_the_bench(eve, link, "Eve")
    seen(lea, "next-box")
    seen(bo, "next-box-guest")
    seen(eve, "next-box-bench")
    start(lea, bo, dan, eve)
    expect(eve.page.locator("[data-seat]")).to_have_count(4)
    assert "Cy" not in names(lea)  # who sleeps, and has played
    play([lea, bo, dan, eve])
    room.kill()
    room.start()
    room.wait()
    another(lea, "schattendieb", bo, dan, eve)
    come_back(cy, lea)
    there(TITLES["schattendieb"], cy)
    assert known.items() < colours(cy).items()
    seen(cy, "slept")
    start(lea, bo, cy, dan, eve)
    play([lea, bo, cy, dan, eve])
    wire(lea, {"do": "box", "game": "attrap_tresors", "options": SHORT["attrap_tresors"], "seat": 0})
    there(TITLES["attrap_tresors"], bo, cy, dan, eve)
    start(lea, bo, cy, dan, eve)
    look_again(cy, 1)
    play([lea, bo, cy, dan, eve])
    expect(bo.page.locator(OVER)).to_be_visible()
    seen(lea, "last-end")
    matches(bo, 4)
    seen(bo, "score")
    look_again(bo, 2)
    closed(lea)
    seen(lea, "closed")
    for one in (lea, bo, cy, dan, eve):
        forgive(one)


def people_first(host: Visitor) -> str:
    """A table without a box, from the shelf at home; the link for friends."""
    host.page.goto("/")
    host.page.get_by_role("button", name="Entre amis", exact=True).click()
    host.page.get_by_role("button", name="Une soirée entre amis").click()
    host.page.locator("[data-box]").first.wait_for()
    return str(own(host)["join"])


def sit_down(guest: Visitor, link: str, name: str, seen: Seen | None = None) -> None:
    guest.page.goto(f"/join/{link}")
    guest.page.get_by_label("Ton nom").fill(name)
    if seen:
        seen(guest, "joining")
    guest.page.get_by_role("button", name="M’asseoir").click()
    guest.page.locator(".waiting").wait_for()


def wait_on_the_bench(guest: Visitor, link: str, name: str, seen: Seen | None = None) -> None:
    guest.page.goto(f"/join/{link}")
    guest.page.get_by_label("Ton nom").fill(name)
    if seen:
        seen(guest, "late-guest")
    guest.page.get_by_role("button", name="Attendre sur le banc").click()
    expect(guest.page.locator(".bench .own")).to_contain_text(name)


def take(host: Visitor, game: str) -> None:
    """The first box."""
    host.page.locator(f"[data-box={game}]").click()
    there(TITLES[game], host)


def another(host: Visitor, game: str, *others: Visitor) -> None:
    """After a match."""
    host.page.locator(OVER).get_by_role("button", name="Un autre jeu").click()
    host.page.locator(f"dialog [data-box={game}]").click()
    there(TITLES[game], host, *others)


def there(title: str, *people: Visitor) -> None:
    for one in people:
        expect(one.page.locator(".waiting h2")).to_contain_text(title)


def start(host: Visitor, *others: Visitor) -> None:
    dialog = host.page.locator("dialog[open]")
    if dialog.count():
        host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Commencer").click()
    for one in (host, *others):
        one.page.locator(".table.playing").wait_for()


def asked_in_the_match(asker: Visitor, others: Sequence[Visitor], seen: Seen) -> None:
    """Another box is a question to everybody, with its title; one no is enough."""
    asker.page.get_by_role("button", name="Menu").click()
    asker.page.locator("dialog").get_by_role("button", name="Un autre jeu").click()
    seen(asker, "another-box-in-a-match")
    asker.page.locator("dialog [data-box=labyrinthe]").click()
    for one in others:
        expect(one.page.get_by_role("alertdialog")).to_contain_text(
            re.compile(f"Bo propose.*{TITLES['labyrinthe']}", re.DOTALL)
        )
    seen(others[0], "question")
    question(others[0]).get_by_role("button", name="Non").tap()
    for one in (asker, *others):
        expect(question(one)).to_have_count(0)


def question(one: Visitor) -> Locator:
    return one.page.get_by_role("alertdialog")


def come_back(sleeper: Visitor, awake: Visitor) -> None:
    sleeper.page.goto(f"/table/{own(awake)['table']}")


def look_again(one: Visitor, match: int) -> None:
    """A match of the evening, while another one is on or after it; then back to the table."""
    table = own(one)["table"]
    one.page.goto(f"/replay/{table}?match={match}")
    one.page.locator(".replay [data-field] *").first.wait_for()
    one.page.get_by_role("slider").first.wait_for()
    one.page.goto(f"/table/{table}")
    one.page.locator(".table").wait_for()


def matches(one: Visitor, many: int) -> None:
    """Every match of the evening is there to be looked at."""
    one.page.locator(".tally summary").first.click()
    expect(one.page.locator(".tally ol a")).to_have_count(many)


def closed(host: Visitor) -> None:
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Fermer la table").click()
    expect(host.page.get_by_role("button", name="Revanche")).to_have_count(0)


def own(one: Visitor) -> dict[str, Any]:
    """What this browser keeps of the table."""
    return dict(one.kept("butin.tables")[0])


def wire(one: Visitor, wish: dict[str, object]) -> bool:
    """A wish without the page, by the secret that it keeps; false if it was refused."""
    table = own(one)
    headers = {"authorization": f"Bearer {table['secret']}"}
    path = f"/api/tables/{table['table']}/wishes"
    return one.context.request.post(path, data=wish, headers=headers, max_retries=3).ok


def looked(one: Visitor) -> dict[str, Any]:
    table = own(one)
    headers = {"authorization": f"Bearer {table['secret']}"}
    return dict(one.context.request.get(f"/api/tables/{table['table']}", headers=headers, max_retries=3).json())


def play(people: Sequence[Visitor]) -> None:
    """The match to its end, without the pages, which look on."""
    server = people[0].page.evaluate("location.origin")
    quick_hands(server, *((own(one), seat) for one in people for seat in looked(one)["you"]))


def names(one: Visitor) -> list[str]:
    return [seat["name"] for seat in looked(one)["table"]["seats"]]


def colours(one: Visitor) -> dict[str, str]:
    """Of everybody on the chairs of the waiting room, by name."""
    chairs = one.page.locator(".waiting .people > ol > li:not(.free)")
    chairs.first.wait_for()
    return dict(chairs.evaluate_all(COLOURS))


def unseen(_visitor: Visitor, _moment: str) -> None:
    """Nobody takes a picture."""


def main(folder: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)

    def seen(visitor: Visitor, moment: str) -> None:
        size = visitor.page.viewport_size
        for width, height in SCREENS:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.wait_for_timeout(500)  # until what moves has come to rest
            visitor.page.screenshot(path=out / f"{moment}-{width}.png")
            if visitor.overflow > 0:
                print(moment, width, f"{visitor.overflow} too wide", flush=True)
        assert size is not None
        visitor.page.set_viewport_size(size)

    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, chromium_running() as browser:

        def visit(size: tuple[int, int] = PHONE, settings: dict[str, object] | None = None) -> Visitor:
            return Visitor(browser, server, size=size, settings=settings)

        evening(visit, server, seen)


if __name__ == "__main__":
    main(*sys.argv[1:])
