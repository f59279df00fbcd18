"""The bench: whoever finds no chair waits, watches, and plays the next match; and tables that begin with people."""

from __future__ import annotations

import pytest

from butin.room.deeds.bench import LONGEST
from butin.testing.sim import GAMES, digest
from kit.evenings import Evening


def test_whoever_waits_is_first_at_the_next_match_and_nobody_waits_two_times_more_often() -> None:
    evening = Evening("ana", "bo")
    for name in ("cy", "di", "em"):
        assert evening.do(name, "come", name=name) is None
        evening.come(name)
    assert evening.waiting() == ["cy", "di", "em"]
    played: dict[str, int] = dict.fromkeys(evening.pages, 0)
    for number in range(10):
        waited = evening.waiting()
        evening.match()
        assert not number or set(evening.seated()) <= set(waited), "somebody who waited is not first"
        for name in evening.seated():
            played[name] += 1
        assert max(played.values()) - min(played.values()) <= 1
    assert set(played.values()) == {4}


def test_a_rematch_that_all_agree_to_lets_the_bench_in_and_the_bot_out() -> None:
    evening = Evening("ana", "bo", seats=3)
    evening.match()
    assert evening.do("cy", "bench", name="cy") is None
    page = evening.come("cy")
    assert evening.do("ana", "again") is None
    assert evening.do("bo", "answer", yes=True) is None
    assert evening.seated() == ["ana", "bo", "cy"]
    assert evening.waiting() == []
    assert page.last("news")["you"] == [2]
    assert page.views()["2"]["seat"] == 2
    evening.play(6)
    assert evening.table.moves == 6


def test_empty_chairs_are_closed_up_or_taken_by_bots_as_the_host_likes() -> None:
    evening = Evening("ana", "bo", "cy", seats=5)
    assert evening.do("bo", "stand") is None
    assert evening.do("ana", "start") is None
    assert [seat.bot != "" for seat in evening.table.seats] == [False, True, False, True, True]
    closed = Evening("ana", "bo", "cy", seats=5)
    assert closed.do("bo", "stand") is None
    assert closed.do("ana", "start", close_up=True) is None
    assert closed.seated() == ["ana", "cy"]
    assert [seat.bot for seat in closed.table.seats] == ["", ""]
    assert closed.table.setting.seats == 2
    alone = Evening("ana", seats=4)
    assert alone.do("ana", "start", close_up=True) is None
    assert [seat.bot != "" for seat in alone.table.seats] == [False, True], "the box wants two"


def test_whether_bots_take_the_empty_chairs_is_the_tables_wherever_somebody_begins() -> None:
    evening = Evening("ana", "bo", "cy", seats=5)
    assert evening.do("television", "screen") is None
    assert evening.do("bo", "answer", yes=True) is None
    screen = evening.come("television", way="")
    assert screen.last("hello")["table"]["fill"] is None
    assert evening.do("bo", "fill", bots=True) == "not_host"
    assert evening.do("ana", "fill", bots=True) is None
    for page in (screen, *evening.pages.values()):
        news = page.last("news")
        assert (news["entry"]["kind"], news["entry"]["bots"], news["table"]["fill"]) == ("filled", True, True)
    assert evening.come("television", way="").last("hello")["table"]["fill"] is True
    assert evening.do("television", "start", close_up=True) is None
    assert [seat.bot != "" for seat in evening.table.seats] == [False, False, False, True, True]
    assert evening.do("ana", "fill", bots=False) == "match_on"
    evening.play()
    assert evening.do("television", "fill", bots=False) is None
    for seat in (3, 4):
        assert evening.do("ana", "bot", seat=seat, bot="") is None
    assert evening.do("ana", "again") is None
    for name in ("bo", "cy"):
        assert evening.do(name, "answer", yes=True) is None
    assert evening.seated() == ["ana", "bo", "cy"]
    evening.play()
    assert evening.box("ana", "voleurs", seats=6) is None
    assert evening.table.fill is False
    assert evening.do("ana", "start") is None
    assert evening.table.setting.seats == 3


def test_a_television_hears_who_begins_what_is_picked_and_which_options_there_are() -> None:
    evening = Evening("ana", "bo", game="labyrinthe", options={"discs": 6})
    assert evening.do("television", "screen") is None
    assert evening.do("bo", "answer", yes=True) is None
    screen = evening.come("television", way="")
    assert evening.do("ana", "first", seat=1) is None
    assert screen.last("news")["entry"]["seat"] == screen.last("news")["table"]["first"] == 1
    assert evening.do("bo", "pick", option="ghosts", value="green") is None
    assert screen.last("news")["table"]["seats"][1]["picks"] == {"ghosts": "green"}
    assert evening.box("ana", "labyrinthe") is None
    for shown in (screen.last("news")["table"], evening.come("television", way="").last("hello")["table"]):
        assert shown["setting"]["options"]["discs"] == 6
        assert shown["first"] == evening.table.begins


def test_bots_that_the_host_called_stay_when_it_is_closed_up_unless_people_need_their_chairs() -> None:
    evening = Evening("ana", seats=6, bots={"4": "careless"})
    assert evening.do("ana", "start", close_up=True) is None
    assert [(seat.name, seat.bot) for seat in evening.table.seats] == [("ana", ""), ("careless", "careless")]
    full = Evening("ana", "bo", seats=4, bots={"2": "careless", "3": "careless"}, game="labyrinthe")
    for name in ("cy", "di", "em"):
        assert full.do(name, "bench", name=name) is None
    assert full.do("ana", "start", close_up=True) is None
    assert full.seated() == ["ana", "bo", "cy", "di"]
    assert full.waiting() == ["em"]


def test_it_grows_for_those_who_wait_as_far_as_the_box_allows() -> None:
    evening = Evening("ana", "bo", seats=2)
    for name in ("cy", "di"):
        assert evening.do(name, "come", name=name) is None
    assert evening.do("ana", "start", close_up=True) is None
    assert evening.seated() == ["ana", "bo", "cy", "di"]
    assert (evening.table.setting.seats, len(evening.table.bench)) == (4, 0)


def test_a_late_guest_waits_or_asks_for_a_bots_chair_and_keeps_shape_and_name() -> None:
    evening = Evening("ana", "bo", seats=3)
    assert evening.do("ana", "start") is None
    evening.play(3)
    assert evening.do("late", "come", name="Léo") is None
    page = evening.come("late")
    assert page.last("hello")["you"] == []
    assert page.last("hello")["bench"] == [0]
    shape = evening.table.bench[0].shape
    assert shape not in [seat.shape for seat in evening.table.seats]
    assert evening.do("late", "ask_seat", seat=2) is None
    for name in ("ana", "bo"):
        assert evening.do(name, "answer", yes=True) is None
    assert evening.seated() == ["ana", "bo", "Léo"]
    assert (evening.waiting(), evening.table.seats[2].shape) == ([], shape)
    assert page.views()["2"]["seat"] == 2
    evening.play()
    assert evening.table.phase == "over"
    assert evening.table.seats[2].who.played == 1


def test_whoever_comes_twice_with_the_same_secret_has_one_place() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("late", "bench", name="Léo") is None
    for do in ("bench", "come"):
        assert evening.do("late", do, name="Léo") == "here_already"
        assert evening.do("late", do) == "here_already"
        assert evening.do("ana", do, name="ana") == "here_already"
    assert evening.do("late", "bench", name="Lou") is None, "a brother on the same phone"
    assert evening.where("late") == ([], [0, 1])
    assert evening.do("another", "bench", name="Léo") is None
    assert evening.waiting() == ["Léo", "Lou", "Léo 2"]
    assert evening.do("another", "come", name="Léo") == "here_already"


def test_a_wish_to_wait_whose_answer_was_lost_is_granted_once() -> None:
    evening = Evening("ana", "bo")
    for _ in range(2):
        assert evening.do("late", "bench", name="Léo", id="k-1") is None
    assert evening.waiting() == ["Léo"]


def test_a_bench_has_an_end_and_the_host_can_free_a_place() -> None:
    evening = Evening("ana", "bo")
    for number in range(LONGEST):
        assert evening.do(f"guest {number}", "bench", name=f"g{number}") is None
    assert evening.do("one more", "bench") == "bench_full"
    assert evening.do("bo", "free", bench=3) == "not_host"
    assert evening.do("ana", "free", bench=12) == "nobody_there"
    assert evening.do("ana", "free", bench=3) is None
    assert evening.do("guest 5", "stand", bench=0) == "not_your_seat"
    assert evening.do("guest 5", "stand", bench=4) is None
    assert evening.do("guest 7", "name", name="Ida") is None
    assert evening.waiting() == ["g0", "g1", "g2", "g4", "g6", "Ida", "g8", "g9", "g10", "g11"]


def test_who_is_on_the_bench_is_known_to_be_here_or_gone_also_when_their_server_dies() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("late", "bench", name="Léo") is None
    evening.come("late")
    assert evening.pages["ana"].last("news")["table"]["bench"][0]["here"]
    assert evening.pages["ana"].last("news")["entry"]["bench"] == [0]
    for name in ("ana", "bo"):
        evening.go(name)
    assert evening.world.store.listing[evening.id]["keeper"], "somebody is there, on the bench"
    evening.world.restart()
    evening.world.clock.pass_ms(3000)
    assert not evening.world.store.listing[evening.id]["keeper"]
    assert evening.entries[-1]["kind"] == "went"
    assert evening.entries[-1]["bench"] == [0]


def test_whoever_asks_for_a_box_from_the_bench_takes_the_question_along_when_they_leave() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("late", "bench", name="Léo") is None
    assert evening.box("late", "labyrinthe") is None
    assert evening.pages["ana"].last("news")["table"]["asked"]["name"] == "Léo"
    assert evening.pages["ana"].last("news")["table"]["asked"]["missing"] == [0, 1]
    assert evening.do("late", "stand") is None
    assert evening.table.asked is None
    assert evening.do("late", "bench", name="Léo") is None
    assert evening.box("late", "labyrinthe") is None
    for name in ("ana", "bo"):
        assert evening.do(name, "answer", yes=True) is None
    assert (evening.table.game.name, evening.seated()) == ("labyrinthe", ["ana", "bo", "Léo", ""])
    assert evening.entries[-1]["name"] == "Léo"


@pytest.mark.parametrize("sit", [True, False])
def test_people_come_first_and_then_a_box(sit: bool) -> None:
    evening = Evening(game="", sit=sit)
    assert evening.opened["seat"] == (0 if sit else -1)
    for name in ("ana", "bo", "cy"):
        assert evening.do(name, "sit", name=name) is None
        evening.come(name)
    largest = max(game.seats[-1] for game in GAMES.values())
    assert len(evening.table.seats) == largest
    host = "whoever opened" if sit else "ana"
    assert evening.where(host)[0] == [evening.table.host]
    view = evening.pages["bo"].last("news")["table"]
    assert (view["setting"]["game"], view["first"], view["outdated"]) == ("", None, False)
    assert evening.do(host, "start") == "no_box"
    assert evening.box("cy", "voleurs") is None, "anybody may take the first"
    assert evening.do(host, "start", close_up=True) is None
    assert [name for name in evening.seated() if name in evening.pages] == ["ana", "bo", "cy"]


def test_without_a_box_a_table_is_neither_public_nor_for_bots() -> None:
    for wish in ({"public": True}, {"bots": {"1": "renard"}}):
        with pytest.raises(Exception, match="no box"):
            Evening(game="", **wish)


def test_eight_people_sit_and_wait_without_a_box_and_the_smallest_box_takes_four() -> None:
    evening = Evening(game="", sit=False)
    names = [f"p{number}" for number in range(9)]
    for name in names:
        assert evening.do(name, "come", name=name) is None
        evening.come(name)
    assert (evening.seated(), evening.waiting()) == (names[:7], names[7:])
    assert evening.box("p0", "labyrinthe") is None
    assert evening.seated() == names[:4]
    assert evening.waiting() == [*names[7:], *names[4:7]]
    shapes = [seat.shape for seat in [*evening.table.seats, *evening.table.bench]]
    assert sorted(shapes)[:7] == [0, 0, 1, 1, 2, 3, 4]
    evening.match()
    evening.match()
    assert set(evening.seated()).isdisjoint(names[:4])


def test_a_stand_in_from_the_bench_has_the_chair_alone() -> None:
    evening = Evening("ana", "bo", away_s=60)
    assert evening.do("ana", "start") is None
    assert evening.do("late", "bench", name="Léo") is None
    evening.come("late")
    evening.go("bo")
    evening.world.clock.pass_ms(61_000)
    assert evening.do("late", "ask_seat", seat=1) is None
    assert evening.do("ana", "answer", yes=True) is None
    assert evening.where("late") == ([1], [])
    evening.come("bo")
    assert evening.where("bo") == ([1], [])
    assert evening.table.held_by(digest("late")) == []
