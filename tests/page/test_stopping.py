"""A room that is stopped says so on every page, and all of them come back by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.served import Served, serving
from tests.page.browser import Visitor
from tests.page.test_browser import begin_alone, play

STOPPED = "La salle revient dans un instant…"
LOST = "Connexion perdue, on revient…"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, "--pace", "0") as served:
        yield served


def test_a_stop_is_announced_and_the_match_goes_on_by_itself(chromium: Browser, server: Served) -> None:
    player, reader = Visitor(chromium, server), Visitor(chromium, server, locale="de-DE")
    begin_alone(player.page, "voleurs")
    play(player.page, 1)
    reader.page.goto("/")
    reader.page.get_by_role("button").first.wait_for()
    server.stop()
    expect(player.page.get_by_role("status").filter(has_text=STOPPED)).to_be_visible()
    expect(reader.page.get_by_role("status").filter(has_text="Der Raum ist gleich wieder da")).to_be_visible()
    assert player.overflow <= 0 and reader.overflow <= 0
    server.start()
    server.wait()
    for page in (player.page, reader.page):
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)
    made = len(player.moves)
    play(player.page, 1)
    expect(player.page.locator(".moves button:enabled").first).to_be_visible()
    assert len(player.moves) == made + 1
    for visitor in (player, reader):
        visitor.context.close()


@pytest.mark.whole
def test_a_line_that_is_lost_says_something_else(chromium: Browser, server: Served) -> None:
    player = Visitor(chromium, server)
    begin_alone(player.page, "voleurs")
    server.kill()
    expect(player.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    player.context.close()
