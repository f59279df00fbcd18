"""An evening at one table: boxes come and go, people stay, and the score is theirs."""

from __future__ import annotations

from typing import Any

import pytest

from butin.core.journal import load_journal
from butin.core.verifying import verify
from butin.room.telling.record import FinishedMatches, record, recorded
from butin.testing.ours import NAMES
from butin.testing.sim import GAMES, Page, digest
from kit.evenings import Evening


def shown(page: Page) -> dict[str, Any]:
    """The table as this page saw it last."""
    tables: list[dict[str, Any]] = [message["table"] for message in page.heard if "table" in message]
    return tables[-1]


def test_all_four_boxes_are_played_at_one_table_by_the_same_people_on_the_same_lines() -> None:
    evening = Evening("ana", "bo")
    pages = dict(evening.pages)
    evening.match(close_up=True)
    for game in ["labyrinthe", "schattendieb", "attrap_tresors"]:
        assert evening.box("ana", game) is None
        assert shown(pages["bo"])["setting"]["game"] == game
        assert shown(pages["bo"])["phase"] == "waiting"
        evening.match(close_up=True)
        for name, page in pages.items():
            (seat,) = evening.where(name)[0]
            assert page.views()[str(seat)]["game"] == game
            assert page.views()[str(seat)]["scores"] is not None
    assert evening.kinds.count("boxed") == 3
    assert evening.kinds.count("sat") == 1, "somebody had to come again"
    assert [len([m for m in page.heard if m["type"] == "hello"]) for page in pages.values()] == [1, 1]


def test_news_of_another_box_say_which_seats_are_ones_own() -> None:
    evening = Evening("ana", "bo", "cy", "di", "em", "fi")
    assert evening.do("ana", "host", seat=5) is None
    assert evening.box("fi", "labyrinthe") is None  # for four
    for name, page in evening.pages.items():
        news = page.last("news")
        chairs, bench = evening.where(name)
        assert (news["entry"]["kind"], news["you"], news["bench"]) == ("boxed", chairs, bench)
    assert evening.waiting() == ["em", "fi"]
    assert evening.table.host == 0, "the host waits, and somebody with a chair has the role"


def test_whoever_slept_through_three_boxes_finds_the_new_one_by_one_short_hello() -> None:
    evening = Evening("ana", "bo")
    evening.match()
    asleep = evening.go("bo").n
    for game in ["schattendieb", "attrap_tresors", "labyrinthe"]:
        assert evening.box("ana", game) is None
        assert evening.do("ana", "start", close_up=True) is None
        evening.play(150 if game != "labyrinthe" else 5)
        if game != "labyrinthe" and evening.table.phase == "playing":
            assert evening.do("ana", "box", game=game) is None
    back = evening.come("bo", since=asleep)
    hello = back.heard[0]
    assert hello["table"]["setting"]["game"] == "labyrinthe"
    assert hello["views"][str(hello["you"][0])]["game"] == "labyrinthe"
    assert hello["missed"][0]["entry"]["kind"] == "started"
    assert 2 * len(hello["missed"]) < hello["n"] - asleep
    assert [missed["n"] for missed in hello["missed"]][-1] == hello["n"]


def test_between_boxes_a_hello_begins_with_the_box() -> None:
    evening = Evening("ana", "bo")
    evening.match()
    asleep = evening.go("bo").n
    assert evening.box("ana", "labyrinthe") is None
    assert evening.do("ana", "say", phrase="hello") is None
    hello = evening.come("bo", since=asleep).heard[0]
    assert [missed["entry"]["kind"] for missed in hello["missed"]][:2] == ["boxed", "said"]
    assert hello["views"] == {}


def test_clocks_hints_patience_and_delay_stay_and_a_race_has_its_own_delay_while_it_lies_there() -> None:
    evening = Evening("ana", "bo", move_s=40, purse_s=600, hints=False, away_s=90, game="attrap_tresors")
    kept = ("move_s", "purse_s", "hints", "away_s", "public")
    before: dict[str, Any] = {**evening.table.setting.plain()}
    delays = [evening.table.setting.watch_delay_s]
    for game in ["voleurs", "attrap_tresors", "labyrinthe"]:
        assert evening.do("ana", "box", game=game) is None
        after: dict[str, Any] = {**evening.table.setting.plain()}
        assert [after[name] for name in kept] == [before[name] for name in kept]
        delays.append(evening.table.setting.watch_delay_s)
    assert delays == [3, 0, 3, 0]
    slow = Evening("ana", "bo", watch_delay_s=30)
    assert slow.do("ana", "box", game="attrap_tresors") is None
    assert slow.table.setting.watch_delay_s == 30


def test_two_who_take_a_box_at_the_same_moment_do_not_take_it_from_each_other() -> None:
    evening = Evening("ana", "bo")
    n = evening.table.n
    assert evening.box("ana", "labyrinthe", since=n) is None
    assert evening.do("ana", "start", since=n) == "moved_on"
    assert evening.box("ana", "voleurs", since=n) == "moved_on"
    assert evening.table.game.name == "labyrinthe"
    assert evening.do("ana", "start", since=evening.table.n) is None
    assert evening.box("bo", "voleurs", since=evening.table.boxed) == "moved_on", "a match has begun since"


def test_a_box_whose_answer_was_lost_is_taken_once() -> None:
    evening = Evening("ana", "bo")
    n = evening.table.n
    assert evening.box("ana", "labyrinthe", since=n, id="k-1") is None
    assert evening.box("ana", "labyrinthe", since=n, id="k-1") is None
    assert evening.kinds.count("boxed") == 1


def test_a_match_that_nobody_wants_to_finish_is_left_when_all_agree_whose_chair_is_kept() -> None:
    evening = Evening("ana", "bo", "cy")
    assert evening.do("ana", "start") is None
    evening.play(5)
    secret = evening.table.secret
    evening.go("cy")
    assert evening.box("bo", "labyrinthe") is None
    asked = shown(evening.pages["ana"])["asked"]
    assert (asked["question"], asked["game"], asked["missing"]) == ("box", "labyrinthe", [0, 2])
    assert evening.do("ana", "answer", yes=True) is None
    assert evening.table.phase == "playing"
    evening.world.clock.pass_ms(61_000)
    assert (evening.table.phase, evening.table.game.name, evening.table.finished) == ("waiting", "labyrinthe", 0)
    assert [seat.who.played for seat in evening.table.seats] == [0] * 4
    evening.match()
    told = "".join(str(message) for page in evening.pages.values() for message in page.heard)
    assert secret not in told
    found = recorded(GAMES, evening.id, evening.entries, 1)
    assert found is not None
    assert (found.over, len(found.journal.entries)) == (False, 5)


def test_a_no_leaves_the_match_as_it_is() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("ana", "start") is None
    assert evening.box("ana", "labyrinthe") is None
    assert evening.do("bo", "answer", yes=False) is None
    assert (evening.table.phase, evening.table.game.name, evening.table.asked) == ("playing", "voleurs", None)


def test_alone_with_bots_a_match_is_left_at_once() -> None:
    evening = Evening("ana", bots={"1": "careless"})
    assert evening.do("ana", "start") is None
    assert evening.box("ana", "labyrinthe") is None
    assert (evening.table.phase, evening.table.game.name) == ("waiting", "labyrinthe")
    assert [seat.bot for seat in evening.table.seats] == [""] * 4, "bots stay with their game"


def test_the_score_counts_matches_won_and_what_bots_win_is_the_bots() -> None:
    evening = Evening("ana", "bo")
    won = {"ana": 0, "bo": 0}
    bots = 0
    for game in ["voleurs", "labyrinthe", "voleurs"]:
        assert evening.box("ana", game, seats=3) is None
        evening.match()
        assert evening.table.state is not None
        winners = evening.table.state.winners()
        for name in won:
            won[name] += evening.where(name)[0][0] in winners
        bots += any(evening.table.seats[seat].bot for seat in winners)
    view = shown(evening.pages["bo"])
    assert {seat["name"]: seat["won"] for seat in view["seats"] if seat["person"]} == won
    assert {seat["played"] for seat in view["seats"] if seat["person"]} == {3}
    assert (view["bots_won"], view["finished"]) == (bots, 3)


def test_colour_and_shape_are_the_persons_in_every_box() -> None:
    evening = Evening("ana", "bo", "cy", "di", "em")
    shapes = {seat.name: seat.shape for seat in evening.table.seats}
    assert sorted(shapes.values()) == [0, 1, 2, 3, 4]
    for game in ["labyrinthe", "voleurs", "labyrinthe", "schattendieb"]:
        assert evening.box("ana", game) is None
        evening.match()
        places = [*evening.table.seats, *evening.table.bench]
        assert {seat.name: seat.shape for seat in places if seat.person} == shapes
        chairs = [seat.shape for seat in evening.table.seats]
        assert len(set(chairs)) == len(chairs), "two at the table look the same"
        host = evening.seated()[evening.table.host]
        assert evening.do(host, "host", seat=evening.where("ana")[0][0]) is None if evening.where("ana")[0] else True
        if not evening.where("ana")[0]:
            evening.match()


def test_every_finished_match_of_the_evening_can_be_read_and_verified_while_the_next_is_on() -> None:
    evening = Evening("ana", "bo")
    for game in NAMES:
        assert evening.box("ana", game) is None
        evening.match(close_up=True)
    assert evening.box("bo", "voleurs") is None
    assert evening.do("ana", "answer", yes=True) is None
    assert evening.do("ana", "start", close_up=True) is None
    evening.play(4)
    matches = FinishedMatches(GAMES, evening.id, evening.entries).told_to(digest("bo"))
    assert [match["game"] for match in matches] == NAMES
    for match in matches:
        journal = record(GAMES, evening.id, evening.entries, match["match"])
        assert journal is not None
        verify(GAMES[match["game"]], load_journal(journal.save()), None)
        assert (journal.game, len(journal.entries)) == (match["game"], match["moves"])
        assert match["seats"][match["you"][0]]["name"] == "bo"
        assert match["began"] < match["ended"]


@pytest.mark.parametrize("game", NAMES)
def test_the_next_box_of_every_game_is_dealt_for_those_who_are_here(game: str) -> None:
    evening = Evening("ana", "bo", "cy")
    assert evening.box("ana", game) is None
    assert len(evening.table.seats) == GAMES[game].seats[-1]
    assert evening.do("ana", "start", close_up=True) is None
    assert evening.seated() == ["ana", "bo", "cy"]
    assert evening.table.state is not None
    assert evening.table.state.seats == 3


def test_the_listing_follows_the_box() -> None:
    evening = Evening("ana", "bo", public=True)
    assert evening.box("ana", "labyrinthe", seats=3) is None
    found: list[dict[str, Any]] = []
    evening.world.store.waiting("labyrinthe", found.extend)
    assert [(one["game"], one["seats"], one["free"]) for one in found] == [("labyrinthe", 3, 1)]
