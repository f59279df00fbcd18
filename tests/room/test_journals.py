"""Journals as earlier rooms wrote them (tests/journals) are still read, and played on."""

from __future__ import annotations

import json
from pathlib import Path

from butin.room.telling.record import record
from butin.testing.sim import GAMES, Page, World
from tests.room.test_beginning import entries, play_out, shown

JOURNALS = Path(__file__).parent / "journals"
TABLE = "from-before"


def laid_anew(name: str, secrets: list[str]) -> tuple[World, list[Page]]:
    """A room that finds this journal in its store, and the people who come back to the table."""
    world = World()
    kept = (JOURNALS / f"{name}.jsonl").read_text("utf-8").splitlines()
    world.store.entries[TABLE] = kept
    world.clock.sleep_ms(json.loads(kept[-1])["at"])
    pages = [world.enter(TABLE, secret) for secret in secrets]
    world.clock.pass_ms(100)
    return world, pages


def test_a_rematch_that_rotated_goes_on_and_the_next_one_does_not_rotate() -> None:
    world, pages = laid_anew("voleurs-rotated", ["host", "one", "two"])
    assert [page.last("hello")["you"] for page in pages] == [[1], [2], [0]]
    by_seat = [pages[2], pages[0], pages[1]]
    assert shown(pages[0])["first"] == 0
    play_out(world, TABLE, by_seat)
    assert shown(pages[0])["first"] == 1
    for match in (1, 2):
        journal = record(GAMES, TABLE, entries(world, TABLE), match)
        assert journal is not None
        assert (journal.version, journal.first, len(journal.entries)) == (1, 0, 36)
    world.wish(TABLE, "host", "again")
    for secret in ("one", "two"):
        world.wish(TABLE, secret, "answer", yes=True)
    laid = world.room.live[TABLE].table
    assert (laid.matches, laid.actors(), laid.host) == (3, [1], 1)
    assert world.enter(TABLE, "host").last("hello")["you"] == [1]


def test_a_half_played_match_of_older_rules_is_over_and_a_new_one_begins() -> None:
    world, pages = laid_anew("attrap_tresors-half", ["host", "one"])
    for page in pages:
        assert (shown(page)["outdated"], shown(page)["phase"], page.last("hello")["views"]) == (True, "over", {})
    assert world.wish(TABLE, "one", "again")[1] is None
    assert world.wish(TABLE, "host", "answer", yes=True)[1] is None
    laid = world.room.live[TABLE].table
    assert (laid.phase, laid.rules, laid.outdated) == ("playing", GAMES["attrap_tresors"].version, False)
    assert pages[0].views()["0"]["position"]["phase"] == "throw"


def test_a_table_that_waits_is_sealed_and_keeps_the_ghosts_that_its_host_had_ticked() -> None:
    world, pages = laid_anew("labyrinthe-waiting", ["host", "one"])
    assert len(shown(pages[0])["sealed"]) == 64
    assert world.wish(TABLE, "host", "start")[1] is None
    assert pages[1].views()["1"]["options"]["ghosts"] == ["green", "yellow"]
