"""The pages beside the table in a real browser: shelf, rules, lessons, replays, credits; also without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import butin
from butin.testing.ours import NAMES
from kit.lanes import in_turn
from kit.served import Served, serving
from tests.page.browser import LAPTOP, Visitor
from tests.page.journey import fits, until
from tests.web.test_http import played_out

Visit = Callable[..., Visitor]
NEW = "0" * 12
# a server whose page is another build
NEWER = """
from butin.adapters.web.http import page
found = page._found
def changed(folder, path):
    for name, file in found(folder, path):
        body = file.bodies[""].replace(b"{old}", b"{new}").replace(b"</head>", b"<meta name=newer></head>")
        yield name, page.File(file.media, {{"": body}}, file.tag + name, file.lasting)
page._found = changed
from butin.main import main
main()
"""
LANGUAGES = {"fr-FR": "fr", "en-GB": "en", "de-DE": "de"}


@pytest.mark.parametrize("locale", in_turn(LANGUAGES, 2))
def test_every_page_fits_every_screen_in_every_language(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale)
    visitor.page.goto("/")
    expect(visitor.page.locator("html")).to_have_attribute("lang", LANGUAGES[locale])
    title = butin.game("labyrinthe").titles[LANGUAGES[locale]]
    fits(visitor)
    for address in (
        "/open/labyrinthe?friends",
        "/rules/labyrinthe",
        "/open/labyrinthe?device",
        "/learn/labyrinthe",
    ):
        visitor.follow(address)
        expect(visitor.page.get_by_role("heading", name=title, level=1)).to_be_visible()
        fits(visitor)
    visitor.follow("/credits")
    expect(visitor.page.get_by_text("Max J. Kobbert")).to_be_visible()
    fits(visitor)


def test_whoever_is_lost_is_told_and_finds_home(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/nowhere/at/all")
    expect(visitor.page.get_by_role("heading", name="Il n’y a rien à cette adresse.")).to_be_visible()
    assert all("404" in trouble for trouble in visitor.troubles)
    visitor.troubles.clear()
    visitor.page.get_by_role("link", name="Accueil").tap()
    expect(visitor.page.get_by_role("article").first).to_be_visible()


def test_a_clause_has_an_address_and_the_rules_can_be_searched(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/voleurs#VO-5")
    expect(page.locator("#VO-5")).to_be_in_viewport()
    expect(page.locator("#VO-5.aimed")).to_be_visible()
    page.get_by_role("searchbox").fill("EGALITE")
    expect(page.locator(".clause")).to_have_count(1)
    expect(page.locator("#VO-A7 mark")).to_have_text("égalité")
    page.get_by_role("searchbox").fill("vo-12")
    expect(page.locator(".clause")).to_have_count(1)


@pytest.mark.parametrize("game", in_turn(NAMES, 3))
def test_a_lesson_is_learnt_to_its_end(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto(f"/learn/{game}?plain")
    for _ in range(10):
        if page.get_by_role("button", name="Jouer pour de bon").is_visible():
            break
        show = page.get_by_role("button", name="Montre-moi")
        expect(show).to_be_enabled()
        said = page.locator(".coach p").inner_text()
        show.click()
        page.locator(".moves .advised").click()
        expect(page.locator(".coach p")).not_to_have_text(said)
        expect(page.locator(".help button:disabled")).to_have_count(0)
    page.get_by_role("button", name="Jouer pour de bon").click()
    page.wait_for_url("**/table/*")
    page.locator(".table.playing").wait_for()


@pytest.mark.parametrize("game", in_turn(NAMES, 3))  # the shortest
def test_a_finger_leads_whoever_hesitates_through_a_lesson(visit: Visit, game: str) -> None:
    page = visit().page
    page.clock.install()
    page.goto(f"/learn/{game}")
    expect(page.locator(".guide svg")).to_be_visible()
    finger, halo = page.locator(".finger svg"), page.locator(".halo")
    done = page.get_by_role("button", name="Jouer pour de bon")
    for _ in range(30):
        page.clock.fast_forward(8500)
        expect(finger.or_(done)).to_be_visible()
        if done.is_visible():
            break
        place = halo.bounding_box()
        assert place
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        expect(halo).to_have_count(0)
    expect(done).to_be_visible()


def test_a_lesson_explains_another_move_by_itself(chromium: Browser, room: Served) -> None:
    visitor = Visitor(chromium, room)  # what is refused is seen in the console
    page = visitor.page
    page.goto("/learn/voleurs?plain")
    page.get_by_role("button", name="chest>1").click()
    expect(page.locator(".coach")).to_contain_text("La leçon te montre autre chose. Tu as un coffre en main")
    page.get_by_role("button", name="chest>0").click()
    expect(page.locator(".coach")).to_contain_text("Voler")
    visitor.context.close()
    assert {trouble[:3] for trouble in visitor.troubles} == {"409", "con"}


def test_a_match_is_looked_at_again_from_any_seat(visit: Visit, room: Served) -> None:
    page = visit(size=LAPTOP).page
    table = over(page, room)
    page.goto(f"/replay/{table}?seat=1&move=3&plain")
    expect(page.get_by_role("slider")).to_have_value("3")
    page.get_by_role("button", name="Coup suivant").click()
    expect(page.get_by_role("slider")).to_have_value("4")
    page.wait_for_url(re.compile("seat=1&move=4"))
    page.get_by_label("Point de vue").select_option("-1")
    page.wait_for_url(re.compile("seat=-1&move=4"))
    page.get_by_role("button", name="Coup 36 sur 36").click()
    expect(page.get_by_role("slider")).to_have_value("36")
    page.get_by_role("button", name="Dérouler").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value(re.compile("^[2-9]$|^[12].$"))  # it goes on by itself
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Garder").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer la partie").click()
    assert butin.load(Path(saved.value.path()).read_text("utf-8")).over


@pytest.mark.whole
def test_a_bot_looks_back_at_a_match(visit: Visit, room: Served) -> None:
    page = visit().page
    table = over(page, room)
    page.goto(f"/replay/{table}?seat=0&move=36")
    page.get_by_role("button", name="Garder").click()
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("button", name="Analyser").click()
    expect(page.get_by_role("heading", name="Les coups qui ont le plus coûté")).to_be_visible()
    expect(page.get_by_role("img", name="Les chances de chacun")).to_be_visible()
    given_away = page.get_by_role("button", name="chances perdues").first
    given_away.click()
    page.wait_for_url(re.compile(r"seat=[01]&move=\d+"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".board .advised")).not_to_have_count(0)  # the better move


def test_a_match_on_paper_is_its_story_with_scores(visit: Visit, room: Served) -> None:
    page = visit().page
    table = over(page, room)
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    page.emulate_media(media="print")
    paper = page.get_by_role("article")
    expect(paper.get_by_role("row")).to_have_count(2)
    expect(paper.get_by_role("listitem")).to_have_count(37)
    expect(paper.get_by_role("listitem").last).to_contain_text("La dernière carte est posée")
    expect(page.get_by_role("slider")).not_to_be_visible()


def test_a_link_is_copied_where_a_browser_offers_no_clipboard(chromium: Browser, room: Served) -> None:
    """As none does over plain http, which is how phones come to a room at home."""
    visitor = Visitor(chromium, room)
    visitor.page.add_init_script("delete Navigator.prototype.clipboard; delete Navigator.prototype.share;")
    visitor.page.goto("/open/voleurs?friends")
    visitor.page.get_by_role("button", name="Ouvrir la table").tap()
    visitor.page.get_by_role("button", name="Partager").tap()
    expect(visitor.page.get_by_role("button", name="Lien copié")).to_be_visible()
    visitor.leave()
    visitor.context.close()


def test_the_second_visit_needs_no_network(chromium: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visitor = Visitor(chromium, server)
        page = visitor.page
        page.goto("/")
        page.get_by_role("heading", name="Voleurs", exact=True).wait_for()
        page.evaluate("navigator.serviceWorker.ready")
        page.goto("/rules/voleurs")
        page.locator("#VO-5").wait_for()
        assert visitor.troubles == []
    page.goto("/")
    expect(page.get_by_role("heading", name="Voleurs", exact=True)).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("Pas de connexion")
    page.goto("/rules/voleurs")
    expect(page.locator("#VO-5")).to_be_visible()
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))"
        ".then((all) => Promise.all(all.map((one) => one.keys())))"
        ".then((found) => found.flat().map((request) => new URL(request.url).pathname))"
    )
    assert kept
    assert [path for path in kept if path not in {"/", "/icon.svg"} and not path.startswith("/assets/")] == []
    visitor.context.close()


@pytest.mark.whole
def test_a_new_build_takes_over_and_throws_the_old_one_away(chromium: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visitor = Visitor(chromium, server)
        page = visitor.page
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready")
        (old,) = page.evaluate("caches.keys()")
        others = {"photos", "butin-below/0123456789ab"}  # of other programs, and of a room below a path of this host
        page.evaluate("(names) => Promise.all(names.map((name) => caches.open(name)))", list(others))
        server.stop()
        server.command[1:3] = ["-c", NEWER.format(old=old.removeprefix("butin-"), new=NEW)]
        server.start()
        server.wait()
        page.goto("/")  # the old one, at once; the new one comes meanwhile
        assert until(visitor, lambda: set(page.evaluate("caches.keys()")) == {f"butin-{NEW}", *others})
        page.goto("/")
        expect(page.locator("meta[name=newer]")).to_have_count(1)
        expect(page.get_by_role("heading", name="Voleurs", exact=True)).to_be_visible()
        visitor.context.close()


def over(page: Page, room: Served) -> str:
    """A finished match of this browser's."""
    table = played_out(room)
    kept = {**table, "game": "voleurs", "n": 40, "at": 0, "device": True}
    page.goto("/credits")
    page.evaluate(f"localStorage['butin.tables'] = JSON.stringify([{json.dumps(kept)}])")
    return str(table["table"])
