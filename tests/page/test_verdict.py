"""Sealed chance on the page, at an honest server: shares are given by themselves, and a match can be verified."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import butin
from kit.lanes import in_turn
from kit.served import Served
from tests.page.browser import LAPTOP, Visitor
from tests.page.hands import quick_hand, quick_hands
from tests.page.journey import BOARDS, OVER, begin, come, opened, play_out, seated, unfold, until
from tests.page.test_axe import LOOK, Place, begun, shown

Visit = Callable[..., Visitor]
WORD = "licorne-arc-en-ciel"
NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });"


def against_a_bot(visitor: Visitor) -> dict[str, Any]:
    """A table for two in the usual way; what the browser keeps of it."""
    visitor.page.goto("/open/voleurs?bots")
    visitor.page.locator("input[name=seats][value='2']").check(force=True)
    visitor.page.get_by_role("button", name="Commencer").click()
    visitor.page.locator(".table.playing").wait_for()
    return kept_by(visitor)


def kept_by(visitor: Visitor) -> dict[str, Any]:
    (kept,) = visitor.kept("butin.tables")
    return dict(kept)


def has_shared(visitor: Visitor) -> None:
    """At a table that waits, by itself."""
    visitor.page.locator("section.waiting").wait_for()
    assert until(visitor, lambda: bool(kept_by(visitor).get("promises", [{}])[0].get("shares")))


def verdict(visitor: Visitor, tone: str, *sentences: str) -> None:
    unfold(visitor)
    visitor.page.get_by_role("button", name="Vérifier le hasard").click()
    shown = visitor.page.get_by_role("status").locator(".verdict")
    expect(shown).to_have_class(re.compile(tone))
    for sentence in sentences:
        expect(shown).to_contain_text(sentence)


def record_of(server: Served, kept: dict[str, Any]) -> list[dict[str, Any]]:
    address = f"{server.url}/api/tables/{kept['table']}/record"
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {kept['secret']}"})
    with urllib.request.urlopen(request, timeout=30) as response:
        return [json.loads(line) for line in response.read().decode().splitlines()]


@pytest.mark.whole
def test_a_match_by_finger_ends_green(visit: Visit, room: Served) -> None:
    visitor = visit()
    kept = against_a_bot(visitor)
    play_out(visitor, "voleurs")
    moves = len(record_of(room, kept)) - 2
    verdict(visitor, "green", "scellé avant la partie", "a ajouté est dedans", f"Les {moves} coups montrés ici")


@pytest.mark.whole
def test_it_is_green_without_crypto_subtle(chromium: Browser, room: Served) -> None:
    visitor = Visitor(chromium, room)
    visitor.context.add_init_script(NO_SUBTLE)
    kept = against_a_bot(visitor)
    assert visitor.page.evaluate("crypto.subtle === undefined")
    quick_hand(room.url, kept)
    visitor.page.locator(OVER).wait_for()
    verdict(visitor, "green")
    visitor.leave()
    visitor.context.close()


@pytest.mark.whole
def test_a_table_from_before_is_grey(visit: Visit) -> None:
    visitor = visit()
    table = seated(visitor, "voleurs")  # opened and begun elsewhere: this browser only has the seat
    quick_hand(visitor.page.evaluate("location.origin"), table)
    visitor.page.locator(OVER).wait_for()
    verdict(visitor, "grey", "Cet appareil n’a pas vu le début")


@pytest.mark.whole
def test_a_page_that_is_loaded_anew_knows_what_it_saw(visit: Visit, room: Served) -> None:
    visitor = visit()
    kept = against_a_bot(visitor)
    (promised,) = kept["promises"]
    assert (promised["match"], promised["n"], list(promised["shares"])) == (1, 2, ["0"])
    quick_hand(room.url, kept)
    visitor.page.locator(OVER).wait_for()
    visitor.page.reload()
    visitor.page.locator(OVER).wait_for()
    assert record_of(room, kept)[0]["chance"]["shares"] == [promised["shares"]["0"]["share"], ""]
    verdict(visitor, "green", "a ajouté est dedans")
    expect(visitor.page.locator(".verdict")).not_to_contain_text("coups montrés")  # it was told them at the end


@pytest.mark.whole
def test_every_seat_of_one_device_gives_its_own_share(visit: Visit, room: Served) -> None:
    visitor = visit()
    visitor.page.goto("/open/voleurs?device")
    visitor.page.get_by_role("button", name="Commencer").click()
    visitor.page.locator(".table.playing").wait_for()
    kept = kept_by(visitor)
    shares = {seat: given["share"] for seat, given in kept["promises"][0]["shares"].items()}
    assert len(set(shares.values())) == 2
    quick_hands(room.url, (kept, 0), (kept, 1))
    visitor.page.locator(OVER).wait_for()
    assert record_of(room, kept)[0]["chance"]["shares"] == [shares["0"], shares["1"]]
    verdict(visitor, "green", "a ajouté est dedans")


@pytest.mark.whole
def test_a_word_never_leaves_the_device(visit: Visit, room: Served) -> None:
    visitor = visit()
    bodies: list[str] = []
    visitor.page.on("request", lambda request: bodies.append(f"{request.url} {request.post_data}"))
    visitor.page.goto("/open/voleurs?friends")
    visitor.page.locator("input[name=seats][value='2']").check(force=True)
    visitor.page.get_by_role("button", name="Ouvrir la table").click()
    has_shared(visitor)
    before = kept_by(visitor)["promises"][0]["shares"]["0"]
    visitor.page.get_by_text("Le hasard est scellé").click()
    visitor.page.get_by_label("Ajoute un mot à toi").fill(WORD)
    visitor.page.get_by_role("button", name="Ajouter").click()
    expect(visitor.page.get_by_role("status").filter(has_text="Ton mot est dedans.")).to_be_visible()
    kept = kept_by(visitor)
    after = kept["promises"][0]["shares"]["0"]
    assert after["n"] > before["n"] and after["share"] != before["share"]
    assert re.fullmatch("[0-9a-f]{64}", after["share"])
    visitor.page.get_by_role("button", name="Commencer").click()
    visitor.page.locator(".table.playing").wait_for()
    quick_hand(room.url, kept)
    visitor.page.locator(OVER).wait_for()
    assert record_of(room, kept)[0]["chance"]["shares"] == [after["share"], ""]
    verdict(visitor, "green")
    said = json.dumps([visitor.sent, bodies, visitor.page.evaluate("JSON.stringify(localStorage)")])
    assert [wish["do"] for wish in visitor.sent].count("share") == 3  # at first, with the word, and for a rematch
    assert any("/api/tables" in body for body in bodies)
    assert WORD not in said


@pytest.mark.whole
def test_two_people_verify_a_rematch(visit: Visit, room: Served) -> None:
    host, friend = visit(), visit(size=LAPTOP)
    host.page.goto("/open/voleurs?friends")
    host.page.locator("input[name=seats][value='2']").check(force=True)
    host.page.get_by_role("button", name="Ouvrir la table").click()
    friend.page.goto(host.page.get_by_label("Lien pour les amis").input_value())
    friend.page.get_by_role("button", name="M’asseoir", exact=True).click()
    host.page.get_by_text("Le hasard est scellé").click()
    expect(host.page.get_by_text("2 sur 2 ont ajouté le leur.")).to_be_visible()
    host.page.get_by_role("button", name="Commencer").click()
    for match in (1, 2):
        for visitor in (host, friend):
            visitor.page.locator(".table.playing:not(.over)").wait_for()
        quick_hands(room.url, (kept_by(host), 0), (kept_by(friend), 1))
        for visitor in (host, friend):
            visitor.page.locator(OVER).wait_for()
            verdict(visitor, "green", "a ajouté est dedans")
            assert [one["match"] for one in kept_by(visitor)["promises"]] == list(range(1, match + 2))
        host.page.get_by_role("button", name="Revanche").click()
        friend.page.get_by_role("button", name="Oui").click()


@pytest.mark.parametrize("game", in_turn(sorted(BOARDS), 2))
def test_what_is_shown_is_what_is_written_down_in_every_game(visit: Visit, room: Served, game: str) -> None:
    visitor = visit()
    table = opened(visitor, game, bots={"1": butin.game(game).usual})
    come(visitor, table)
    has_shared(visitor)
    begin(visitor, table)
    quick_hand(room.url, table)
    visitor.page.locator(OVER).wait_for()
    moves = len(record_of(room, table)) - 2
    verdict(visitor, "green", f"Les {moves} coups montrés ici sont dans l’enregistrement")


@pytest.mark.whole
@pytest.mark.parametrize(("size", "theme"), [((320, 568), "night"), ((740, 360), "day"), (LAPTOP, "night")])
def test_fold_and_verdict_are_for_every_screen_and_everybody(
    visit: Visit, room: Served, size: tuple[int, int], theme: str
) -> None:
    visitor = visit(size=size, settings={"pace": 0, "sound": False, "motion": False, "theme": theme})
    begun(visitor)
    table = opened(visitor, "voleurs")
    visitor.keep("butin.tables", [{"game": "", "n": 0, "at": 0, "device": False, **table}])
    shown(visitor, Place(f"/table/{table['table']}", "details"))
    assert not visitor.page.evaluate(LOOK)
    fold = visitor.page.get_by_text("Le hasard est scellé")
    fold.click()
    assert not visitor.page.evaluate(LOOK)
    assert visitor.overflow <= 0 and tall_enough(fold)
    begin(visitor, table)
    quick_hand(room.url, table)
    visitor.page.locator(OVER).wait_for()
    verdict(visitor, "green")
    assert not visitor.page.evaluate(LOOK)
    assert visitor.overflow <= 0 and tall_enough(visitor.page.get_by_role("button", name="Vérifier le hasard"))


def tall_enough(thing: Locator) -> bool:
    box = thing.bounding_box()
    return box is not None and box["height"] >= 44
