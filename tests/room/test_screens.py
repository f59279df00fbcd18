"""Televisions: how one comes to a table and leaves it, every wish that it may have, and what it sees."""

from __future__ import annotations

from typing import Any

import pytest

from butin.core.errors import ButinError
from butin.room.deeds.all import DEEDS
from butin.room.deeds.screens import MOST
from butin.room.errors import Refused
from butin.room.table.codes import may_lend
from butin.room.table.table import Table
from butin.room.telling.news import table_view
from butin.testing.sim import digest
from butin.testing.witness import plain, views
from kit.evenings import Evening
from tests.room.test_evening_rights import BENCH, BETWEEN, CHAIR, DONE, HOST, IN_A_MATCH, NO_BOX, arranged
from tests.room.test_evening_rights import WISHES as OTHERS

TV = "the television"
WATCHES = "screen_only_watches"
WISHES: dict[str, dict[str, Any]] = {
    **OTHERS,
    "come": {"name": "Zoé"},
    "decline": {},
    "face": {"face": 3},
    "answer": {"yes": True},
    "move": {"move": "crown>1"},
    "grab": {"move": "crown>1"},
    "back": {},
    "pause": {},
    "go_on": {},
    "pick": {"option": "ghosts", "value": "red"},
    "share": {"share": "0" * 64},
    "call_bot": {"seat": 1},
    "wait": {"seat": 1},
    "fill": {"bots": False},
    "screen": {},
    "unscreen": {},
}
AGAIN = {"screen": "here_already"}  # a page may take it for a yes
NO_MATCH = {"pause": "not_playing", "go_on": "not_paused"}
REMOTE = ("box", "bot", "fill", "first", "start", "again", "unscreen")
RIGHTS: dict[str, dict[str, str]] = {
    NO_BOX: {
        "box": DONE,
        "bot": "no_box",
        "fill": DONE,
        "first": "no_box",
        "start": "no_box",
        "again": "not_over",
        "unscreen": DONE,
        **AGAIN,
        **NO_MATCH,
    },
    BETWEEN: {**dict.fromkeys(REMOTE, DONE), **AGAIN, **NO_MATCH},
    IN_A_MATCH: {"unscreen": DONE, "pause": DONE, "go_on": "not_paused", **AGAIN},
}


def let_in(evening: Evening, device: str = TV, by: str = HOST) -> None:
    """A television asks its way in, somebody says yes, and it enters."""
    assert evening.do(device, "screen") is None
    assert evening.do(by, "answer", yes=True) is None
    evening.come(device, way="")


@pytest.mark.parametrize("when", RIGHTS)
@pytest.mark.parametrize("do", WISHES)
def test_a_television_has_its_remote_control_between_matches_and_in_one_only_pauses(when: str, do: str) -> None:
    evening = arranged(when)
    let_in(evening)
    before, promised = len(evening.entries), RIGHTS[when].get(do, WATCHES)
    found = evening.do(TV, do, **WISHES[do])
    assert found == (None if promised == DONE else promised)
    assert (len(evening.entries) > before) == (promised == DONE)
    assert "asked" not in evening.kinds[before:], "it asks nobody"


def test_every_wish_of_a_table_was_tried() -> None:
    assert set(WISHES) == set(DEEDS)


@pytest.mark.parametrize("game", ["", "labyrinthe"])
def test_whoever_opens_a_table_as_its_television_has_no_chair(game: str) -> None:
    evening = Evening(game=game, sit=False, screen=True, secret=TV)
    assert evening.opened["seat"] == -1
    page = evening.come(TV, way="")
    assert page.last("hello")["screen"] == 0
    assert (page.last("hello")["you"], page.last("hello")["bench"]) == ([], [])
    assert evening.where(TV) == ([], [])
    assert evening.do("ana", "sit", name="ana") is None
    ana = evening.come("ana")
    assert evening.table.host in evening.where("ana")[0], "whoever sits first is host"
    assert ana.last("hello")["screen"] == -1
    assert plain(ana.last("hello")["table"]["screens"]) == [{"here": True, "gone_at": 0}]
    evening.go(TV)
    gone = ana.last("news")
    assert (gone["entry"]["kind"], gone["entry"]["seats"], gone["entry"]["screens"]) == ("went", [], [0])
    assert not gone["table"]["screens"][0]["here"]
    assert gone["table"]["screens"][0]["gone_at"]


def test_a_public_table_has_no_television() -> None:
    with pytest.raises(ButinError) as found:
        Evening(game="voleurs", sit=False, screen=True, public=True)
    assert found.value.kind == "public_screen"
    evening = Evening(HOST, CHAIR, public=True)
    assert evening.do(TV, "screen") == "public_screen"


def test_a_television_asks_its_way_in_and_one_yes_is_enough() -> None:
    evening = Evening(HOST, CHAIR, "di", seats=3)
    assert evening.world.enter(evening.id, TV, way="").guest is None
    assert evening.do(TV, "screen") is None
    asked = evening.pages[CHAIR].last("news")["table"]["asked"]
    assert (asked["question"], asked["seat"], asked["missing"]) == ("screen", -1, [0, 1, 2])
    assert digest(TV) not in str(evening.pages[CHAIR].heard)
    assert evening.world.enter(evening.id, TV, way="").guest is None, "nobody has said yes"
    assert evening.do(CHAIR, "answer", yes=True) is None
    assert evening.table.asked is None
    assert evening.come(TV, way="").last("hello")["screen"] == 0
    assert evening.do(TV, "screen") == "here_already"


def test_a_no_denies_it() -> None:
    evening = Evening(HOST, CHAIR)
    assert evening.do(TV, "screen") is None
    assert evening.do(CHAIR, "answer", yes=False) is None
    assert (evening.table.asked, evening.table.screens) == (None, [])
    assert evening.world.enter(evening.id, TV, way="").guest is None


def test_a_television_may_come_in_a_match_and_the_match_goes_on() -> None:
    evening = Evening(HOST, CHAIR)
    assert evening.do(HOST, "start") is None
    evening.play(4)
    let_in(evening, by=CHAIR)
    page = evening.pages[TV]
    assert list(page.views()) == ["-1"]
    evening.play()
    assert evening.table.phase == "over"
    assert list(page.views()) == ["-1"]


def test_with_nobody_on_a_chair_no_television_comes() -> None:
    evening = Evening(game="", sit=False, screen=True, secret=TV)
    evening.come(TV, way="")
    assert evening.do("another", "screen") == "nobody_to_ask"
    assert evening.do("ana", "sit", name="ana") is None
    assert evening.do("another", "screen") == "nobody_to_ask", "whoever sits there is not here"
    evening.come("ana")
    assert evening.do("another", "screen") is None


@pytest.mark.parametrize("way", ["", "watch"])
def test_it_takes_the_code_or_the_link_for_players_to_ask(way: str) -> None:
    evening = Evening(HOST, CHAIR)
    assert evening.do(TV, "screen", way=way) == "watch_only"
    assert evening.do(TV, "screen", way="code") is None


def test_nobody_is_a_television_and_at_the_table() -> None:
    evening = arranged(BETWEEN)
    assert evening.do(CHAIR, "screen") == "seat_or_screen"
    assert evening.do(BENCH, "screen") == "seat_or_screen"
    let_in(evening)
    for do in ("sit", "come", "bench", "ask_seat"):
        assert evening.do(TV, do, **WISHES[do]) == WATCHES


@pytest.mark.parametrize("do", ["sit", "bench"])
def test_whoever_takes_a_place_asks_no_more_to_be_a_television(do: str) -> None:
    evening = Evening(HOST, CHAIR, seats=3)
    assert evening.do(TV, "screen") is None
    assert evening.do(TV, do, name="Zoé") is None
    assert evening.table.asked is None
    assert evening.do(HOST, "answer", yes=True) == "nothing_asked"


def test_whoever_may_have_a_chair_back_is_no_television() -> None:
    """Else they would have it back by entering, and be both."""
    evening = Evening(HOST, CHAIR, away_s=5)
    evening.match()
    evening.go(CHAIR)
    evening.world.clock.pass_ms(6000)
    assert evening.do("helper", "ask_seat", seat=1) is None
    assert evening.do(HOST, "answer", yes=True) is None
    assert evening.where(CHAIR) == ([], [])
    assert evening.do(CHAIR, "screen") == "seat_or_screen"


def test_whoever_has_seen_a_hand_of_this_match_is_no_television_before_the_next() -> None:
    evening = Evening(HOST, CHAIR)
    assert evening.do(HOST, "start") is None
    assert evening.do(CHAIR, "stand") is None
    assert evening.do(CHAIR, "screen") == "seat_or_screen"
    evening.play()
    assert evening.do(CHAIR, "screen") is None


def test_four_televisions_are_enough_and_the_longest_gone_makes_room() -> None:
    evening = Evening(HOST, CHAIR)
    for number in range(MOST):
        let_in(evening, f"tv {number}")
    assert evening.do(TV, "screen") == "screens_full"
    evening.go("tv 2")
    evening.world.clock.pass_ms(1000)
    evening.go("tv 1")
    let_in(evening)
    assert len(evening.table.screens) == MOST
    assert evening.table.screen_of(digest(TV)) == 2
    assert evening.world.enter(evening.id, "tv 2", way="").guest is None
    assert evening.come("tv 1", way="").last("hello")["screen"] == 1


def test_a_television_leaves_and_the_host_may_send_one_away_between_matches() -> None:
    evening = Evening(HOST, CHAIR)
    for name in ("one", "two", "three"):
        let_in(evening, name)
    assert evening.do("one", "unscreen", screen=1) == WATCHES
    assert evening.do(CHAIR, "unscreen", screen=0) == "not_host"
    assert evening.do(HOST, "unscreen", screen=3) == "nobody_there"
    assert evening.do(HOST, "unscreen") == "nobody_there"
    assert evening.do(HOST, "unscreen", screen=0) is None
    assert evening.pages["three"].last("news")["screen"] == 1, "it is told which one it is now"
    assert evening.do(HOST, "start") is None
    assert evening.do(HOST, "unscreen", screen=0) == "match_on"
    assert evening.do("two", "unscreen") is None
    assert [table_view(evening.table)["screens"], evening.table.screen_of(digest("three"))] == [
        [{"here": True, "gone_at": 0}],
        0,
    ]
    assert evening.world.enter(evening.id, "two", way="").guest is None


def test_where_a_television_is_here_whoever_takes_a_box_has_it() -> None:
    for who in (CHAIR, BENCH, TV):
        evening = arranged(BETWEEN)
        let_in(evening)
        assert evening.box(who, "labyrinthe") is None
        assert evening.table.game.name == "labyrinthe"
    evening = arranged(BETWEEN)
    let_in(evening)
    evening.go(TV)
    assert evening.box(CHAIR, "labyrinthe") is None
    assert evening.table.asked is not None, "it is not one room any more"


def test_in_a_match_another_box_is_a_question_also_in_one_room() -> None:
    evening = arranged(IN_A_MATCH)
    let_in(evening)
    assert evening.box(CHAIR, "labyrinthe") is None
    assert evening.table.asked is not None


def test_what_a_television_wished_for_is_granted_once() -> None:
    evening = arranged(BETWEEN)
    let_in(evening)
    wishes = [seat.wishes for seat in evening.table.seats]
    for _ in range(3):
        assert evening.do(TV, "again", id="tv-1") is None
    assert evening.table.matches == 2
    assert [seat.wishes for seat in evening.table.seats] == wishes, "it is nobody else's wish"
    evening.play()
    for _ in range(3):
        assert evening.do(TV, "box", id="tv-2", game="labyrinthe") is None
    assert evening.kinds.count("boxed") == 1
    assert [seat.wishes for seat in evening.table.seats if seat.wishes and seat.wishes[-1][0] == "tv-2"] == []
    assert [wish for wish, _ in evening.table.screens[0].wishes] == ["tv-1", "tv-2"]


def test_two_remotes_do_not_choose_over_each_other() -> None:
    evening = arranged(BETWEEN)
    let_in(evening)
    since = evening.table.n
    assert evening.do(CHAIR, "box", game="schattendieb", since=since) is None
    assert evening.do(TV, "box", game="labyrinthe", since=since) == "moved_on"
    assert evening.do(TV, "start", since=since) == "moved_on"


def test_who_may_show_the_code_and_who_may_have_another() -> None:
    evening = arranged(BETWEEN)
    let_in(evening)
    for who, known, new in [(HOST, 1, 1), (CHAIR, 1, 0), (BENCH, 1, 0), (TV, 1, 1), ("somebody", 0, 0), ("", 0, 0)]:
        holder = digest(who) if who else ""
        assert lent(evening.table, holder, new=False) == bool(known)
        assert lent(evening.table, holder, new=True) == bool(new)


def lent(table: Table, holder: str, *, new: bool) -> bool:
    try:
        may_lend(table, holder, new)
    except Refused:
        return False
    return True


def test_a_television_sees_at_once_what_watchers_see_later_and_never_a_hand() -> None:
    evening = Evening(HOST, CHAIR, watch_delay_s=30)
    watcher = evening.come("somebody", way="watch")
    let_in(evening)
    assert evening.do(HOST, "start") is None
    evening.play(5)
    page = evening.pages[TV]
    assert page.n == evening.table.n
    assert watcher.n < page.n
    assert page.views() == plain(views(evening.table, []))
    again = evening.come(TV, way="", since=page.n)
    assert (again.last("hello")["n"], again.last("hello")["screen"]) == (evening.table.n, 0)
    assert evening.do(HOST, "unscreen", screen=0) == "match_on"
    assert evening.do(TV, "unscreen") is None
    before = again.n
    evening.play(1)
    assert again.n == before, "now it is a watcher like others"


def test_with_a_television_alone_somebody_writes_that_it_went_when_its_server_died() -> None:
    evening = Evening(game="", sit=False, screen=True, secret=TV)
    evening.come(TV, way="")
    assert evening.world.store.listing[evening.id]["keeper"]
    evening.world.restart()
    evening.world.clock.pass_ms(3000)
    assert not evening.world.store.listing[evening.id]["keeper"]
    assert (evening.entries[-1]["kind"], evening.entries[-1]["screens"]) == ("went", [0])
