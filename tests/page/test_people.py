"""People at a table in real browsers: invited, seen and heard before a match, lost and back, out of time."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import butin
from tests.page.browser import LAPTOP, PHONE, Visitor
from tests.page.journey import act, begin, come, fits, opened, until

Visit = Callable[..., Visitor]
FREE = """(all) => all.map((one) =>
  one.getBoundingClientRect().top - one.closest("li").getBoundingClientRect().top)"""
ON_TOP = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, bottom - 1);
  return bottom <= innerHeight && (at === one || one.parentElement.contains(at));
}"""


def test_an_invitation_says_who_invites_to_what_and_who_is_there(visit: Visit) -> None:
    host, friend = visit(), visit(locale="de-DE", settings={"pace": 0, "sound": False})
    table = opened(host, "voleurs", seats=3, bots={"2": "renard"})
    friend.page.goto(f"/join/{table['join']}")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("Léa lädt dich zu „Räubern“ ein!")
    friend.page.get_by_label("Sprache").select_option("fr")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text(
        "Léa t’invite à jouer à «\u00a0Voleurs\u00a0»\u00a0!"
    )
    expect(friend.page.get_by_role("listitem")).to_have_count(3)
    expect(friend.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()
    fits(friend)
    sits = friend.page.get_by_role("button", name="M’asseoir")
    wide, page = sits.bounding_box(), friend.page.viewport_size
    assert wide is not None
    assert page is not None
    assert wide["width"] > 0.8 * page["width"], "the way in is as wide as a thumb finds it"
    bot = friend.page.get_by_role("listitem").nth(2).locator(".name").inner_text()
    sits.tap()
    expect(friend.page.locator(".waiting li").nth(2)).to_contain_text(bot)
    expect(friend.page.locator(".waiting li").nth(2)).to_contain_text("bien plus fort que toi")


def test_the_letters_of_a_table_are_seen_at_once_above_what_is_scanned(visit: Visit) -> None:
    host = visit((390, 844))
    come(host, opened(host, "labyrinthe", seats=4))
    letters, scanned = host.page.locator(".letters b"), host.page.get_by_alt_text("Code à scanner")
    expect(letters).to_have_text(re.compile("^[A-Z]{4}$"))
    assert letters.evaluate(ON_TOP), "nothing lies over them"
    assert float(letters.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")) >= 40
    assert letters.bounding_box()["y"] < scanned.bounding_box()["y"]  # type: ignore[index]


def test_a_code_leads_to_a_door_with_a_face_for_each_who_is_there_and_no_name(visit: Visit) -> None:
    host, friend = visit(), visit()
    come(host, opened(host, "voleurs", seats=3))
    friend.page.goto(f"/{host.page.locator('.letters b').inner_text()}")
    expect(friend.page.get_by_text("Quelqu’un t’attend\u00a0!")).to_be_visible()
    expect(friend.page.locator("main li .face")).to_have_count(1)
    expect(friend.page.locator("main li")).to_have_count(3)
    expect(friend.page.get_by_text("Léa")).to_have_count(0)
    fits(friend)
    friend.page.get_by_role("button", name="M’asseoir").tap()
    expect(friend.page.locator(".waiting li").first).to_contain_text("Léa")


def test_a_code_that_leads_nowhere_is_kept_to_be_mended(visit: Visit) -> None:
    friend = visit()
    friend.page.goto("/BCDF")
    expect(friend.page.get_by_label("Code")).to_have_value("BCDF")
    expect(friend.page.get_by_role("heading")).not_to_contain_text("télé")
    expect(friend.page.get_by_role("button", name="Entrer")).to_be_disabled()
    friend.page.get_by_label("Code").fill("BCDG")
    expect(friend.page.get_by_role("button", name="Entrer")).to_be_enabled()
    friend.page.goto("/join/0123456789")
    expect(friend.page.get_by_role("link", name="Accueil")).to_have_css("background-color", "rgb(247, 201, 72)")
    assert all("404" in trouble for trouble in friend.troubles)
    friend.troubles.clear()


def test_a_full_table_says_so_before_anybody_taps(visit: Visit) -> None:
    host, friend, late = visit(), visit(), visit()
    table = opened(host, "voleurs", seats=2)
    come(host, table)
    late.page.goto(f"/join/{table['join']}")
    expect(late.page.get_by_role("button", name="M’asseoir")).to_be_visible()
    friend.page.goto(f"/join/{table['join']}")
    friend.page.get_by_role("button", name="M’asseoir").tap()
    friend.page.locator(".waiting").wait_for()
    late.page.reload()
    expect(host.page.get_by_alt_text("Code à scanner")).to_have_count(0)
    expect(host.page.get_by_text("Les robots occupent")).to_have_count(0)
    expect(late.page.get_by_text("La table est complète.")).to_be_visible()
    expect(late.page.get_by_role("button", name="M’asseoir")).to_have_count(0)
    fits(late)
    late.page.get_by_role("button", name="Attendre sur le banc").tap()
    expect(late.page.locator(".bench li")).to_have_count(1)
    expect(host.page.locator(".bench li")).to_have_count(1)


def test_whoever_finds_the_last_chair_taken_waits_on_the_bench(visit: Visit) -> None:
    host, friend, late = visit(), visit(), visit()
    table = opened(host, "voleurs", seats=2)
    come(host, table)
    for visitor in (late, friend):
        visitor.page.goto(f"/join/{table['join']}")
    friend.page.get_by_role("button", name="M’asseoir").tap()
    friend.page.locator(".waiting").wait_for()
    late.page.get_by_role("button", name="M’asseoir").tap()  # somebody was faster
    expect(late.page.locator(".bench .own")).to_have_count(1)


def test_who_asks_at_the_door_of_a_running_match_has_asked(visit: Visit) -> None:
    host, late = visit(), visit()
    table = opened(host, "voleurs", seats=2, bots={"1": "renard"})
    come(host, table)
    begin(host, table)
    late.page.goto(f"/join/{table['join']}")
    expect(late.page.get_by_text("La partie a commencé.")).to_be_visible()
    fits(late)
    late.page.get_by_label("Ton nom").fill("Cy")
    late.page.get_by_role("button", name="Je peux remplacer").tap()
    asked = host.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Cy vient d’arriver")
    asked.get_by_role("button", name="Oui").tap()
    expect(late.page.get_by_text("La place est à toi.")).to_be_visible()


def test_faces_and_names_are_seen_in_the_waiting_room(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = opened(host, "voleurs", seats=2)
    come(host, table)
    friend.page.goto(f"/join/{table['join']}")
    friend.page.get_by_role("button", name="M’asseoir").tap()
    own = friend.page.locator(".waiting li").nth(1)
    made_up = own.locator(".name").inner_text()
    assert len(made_up.split()) > 1, "a name was made up, and is shown"
    friend.page.get_by_role("button", name="Dire").tap()
    friend.page.get_by_role("button", name="un sourire").tap()
    bubble = host.page.locator(".waiting li").nth(1).locator(".bubble")
    expect(bubble).to_be_visible()
    own.get_by_role("button", name="Changer de nom").tap()
    sheet = friend.page.get_by_role("dialog")
    sheet.get_by_label("Ton nom").fill("Zoé")
    sheet.get_by_role("button", name="Changer", exact=True).tap()
    expect(host.page.locator(".waiting li").nth(1)).to_contain_text("Zoé")
    fits(friend)
    host.page.get_by_role("button", name="Commencer").tap()
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Zoé")
    expect(host.page.locator(".bubble")).to_have_count(0)


def test_the_host_calls_a_robot_to_a_chair_and_frees_a_guest_s(visit: Visit) -> None:
    host, friend = visit(), visit(size=LAPTOP)
    table = opened(host, "voleurs", seats=3)
    come(host, table)
    friend.page.goto(f"/join/{table['join']}")
    friend.page.get_by_label("Ton nom").fill("Bo")
    friend.page.get_by_role("button", name="M’asseoir").click()
    chairs, sheet = host.page.locator(".waiting li"), host.page.get_by_role("dialog")
    expect(friend.page.locator(".waiting li button")).to_have_count(1)  # their own
    host.page.get_by_role("button", name="Qui joue à la place 3").tap()
    sheet.get_by_role("button", name="Le plus fort").tap()
    sheet.get_by_role("button", name="Installer ce robot").tap()
    for visitor in (host, friend):
        expect(visitor.page.locator(".waiting li").nth(2)).to_contain_text("bien plus fort que toi")
    host.page.get_by_role("button", name="Qui joue à la place 3").tap()
    sheet.get_by_role("button", name="place libre").tap()
    expect(chairs.nth(2)).to_contain_text("place libre")
    chairs.nth(1).get_by_role("button", name="Libérer la place").tap()
    expect(chairs.nth(1)).to_contain_text("Bo")  # nobody is sent away by one touch
    sheet.get_by_role("button", name="Libérer la place").tap()
    expect(chairs.nth(1)).to_contain_text("place libre")
    expect(friend.page.get_by_role("button", name="M’asseoir ici").first).to_be_visible()


def test_an_invitation_fits_on_the_smallest_screen(visit: Visit) -> None:
    host, friend = visit(), visit(size=(320, 568))
    table = opened(host, "schattendieb", seats=7)
    friend.page.goto(f"/join/{table['join']}")
    expect(friend.page.get_by_role("button", name="Regarder")).to_be_in_viewport(ratio=1)


def test_whoever_is_lost_is_missed_and_a_bot_is_called(visit: Visit) -> None:
    host, friend = visit(), visit(size=LAPTOP)
    table = opened(host, "voleurs", seats=2, first=1)
    come(host, table)
    friend.page.goto(f"/join/{table['join']}")
    friend.page.get_by_label("Ton nom").fill("Léo")
    friend.page.get_by_role("button", name="M’asseoir").click()
    friend.page.locator(".waiting").wait_for()
    begin(host, table)
    expect(friend.page.locator(".table.playing")).to_be_visible()
    friend.context.set_offline(True)
    friend.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(friend.page.get_by_text("Connexion perdue")).to_be_visible()
    away = host.page.locator(".away.card")
    expect(away).to_contain_text("Léo n’est plus là")
    expect(away).to_contain_text("un robot joue dans")
    away.get_by_role("button", name="Attendre").tap()
    fits(host)
    away.get_by_role("button", name="Un robot").tap()
    expect(away).to_have_count(0)
    assert until(host, lambda: act(host, "voleurs")), "the bot has moved"
    friend.context.set_offline(False)
    friend.page.evaluate("dispatchEvent(new Event('online'))")
    expect(friend.page.get_by_text("Connexion perdue")).to_have_count(0)
    expect(host.page.locator("li.away")).to_have_count(0)
    both = (friend, host)
    assert until(friend, lambda: any(act(one, "voleurs") for one in both) and bool(friend.moves)), "it is theirs again"
    friend.troubles.clear()  # the browser tells of the line that was cut


@pytest.mark.whole
@pytest.mark.parametrize(("size", "letters"), [((320, 568), 15), ((360, 740), 15), ((820, 1180), 20)], ids=str)
def test_names_in_the_bar_are_legible_and_stand_free(visit: Visit, size: tuple[int, int], letters: int) -> None:
    host = visit(size)
    table = opened(host, "voleurs", seats=3, bots={"1": "renard", "2": "renard"})
    begin(host, table)
    come(host, table)
    names = host.page.locator(".seats .cut")
    expect(names).to_have_count(3)
    assert min(names.evaluate_all("(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")) >= letters
    assert min(names.evaluate_all(FREE)) >= 3


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_no_title_loses_its_end(visit: Visit, locale: str) -> None:
    host = visit((320, 568), locale)
    table = opened(host, "labyrinthe", seats=2, bots={"1": butin.game("labyrinthe").usual})
    begin(host, table)
    come(host, table)
    title = host.page.locator("div.bar .title")
    assert title.evaluate("(one) => one.scrollWidth <= one.clientWidth || getComputedStyle(one).overflow === 'visible'")
    assert host.page.locator("div.bar").bounding_box()["height"] <= 48  # type: ignore[index]
    fits(host)


def test_a_clock_warns_before_it_runs_out_and_the_story_says_that_it_did(visit: Visit) -> None:
    host = visit(size=PHONE)
    table = opened(host, "voleurs", seats=2, bots={"1": "renard"}, first=0, move_s=12)
    begin(host, table)
    come(host, table)
    expect(host.page.locator(".prompt .hurry")).to_contain_text("Plus que")
    expect(host.page.locator("[data-seat='0'] .clock.hurry")).to_be_visible()
    fits(host)
    expect(host.page.locator(".prompt").get_by_text("Ton temps est écoulé")).to_be_visible()
    host.page.get_by_role("button", name="Histoire").tap()
    expect(host.page.get_by_role("dialog")).to_contain_text("Ton temps est écoulé")
