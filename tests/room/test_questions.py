"""What is asked at a table and who must agree: a move taken back, a seat given to a new device."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import butin
from butin.room.errors import Refused
from butin.room.table.rights import Asker
from butin.room.telling.record import record
from butin.room.wishes import AnswerWish, BackWish, MoveWish
from butin.testing.sim import GAMES, Page, Told, World, asker, digest, wish_of
from kit.evenings import Evening
from tests.room.test_room import play_on, two_at_a_table


def asked(world: World, table: str) -> str:
    question = world.room.live[table].table.asked
    return question.kind if question is not None else ""


def refused(world: World, table: str, secret: str, do: str, **fields: Any) -> str:
    _, error = world.wish(table, secret, do, **fields)
    assert isinstance(error, Refused)
    return error.kind


def near_the_end(world: World) -> tuple[str, list[Page]]:
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 31)  # the stock is empty: nothing is drawn any more
    return table, pages


def test_a_move_is_not_taken_back_while_somebody_who_could_object_is_away() -> None:
    world = World()
    table, pages = near_the_end(world)
    world.leave(pages[1])
    assert world.wish(table, pages[0].secret, "back")[1] is None
    assert world.room.live[table].table.moves == 31
    assert world.wish(table, pages[1].secret, "answer", yes=True)[1] is None
    assert world.room.live[table].table.moves == 30


def test_a_move_may_be_taken_back_in_the_very_pass_in_which_it_was_made() -> None:
    world = World()
    table, pages = near_the_end(world)
    play_on(world, table, pages, 1)
    answers: list[object] = []
    move = pages[0].views()["0"]["legal"][0]
    for wish in (MoveWish(move=move), BackWish()):
        world.room.wish(table, asker(pages[0].secret), wish, Told(lambda n, error: answers.append(error)))
    world.clock.pass_ms(0)
    assert answers == [None, None]
    assert asked(world, table) == "back"


def test_after_a_move_taken_back_the_record_still_leads_to_the_same_end() -> None:
    world = World()
    opened = world.open(game="schattendieb", seats=2, options={"games": 2})
    table = opened["table"]
    assert world.wish(table, "guest", "sit")[1] is None
    pages = [world.enter(table, opened["secret"]), world.enter(table, "guest")]
    assert world.wish(table, opened["secret"], "start")[1] is None
    taken_back = 0
    while world.room.live[table].table.phase == "playing":
        play_on(world, table, pages, 1)
        for page, other in (pages, pages[::-1]):
            if taken_back < 5 and world.wish(table, page.secret, "back")[1] is None:
                assert world.wish(table, other.secret, "answer", yes=True)[1] is None
                taken_back += 1
    assert taken_back == 5
    entries: list[Any] = []
    world.store.read(table, 0, entries.extend)
    journal = record(GAMES, table, entries, 1)
    assert journal is not None
    laid = world.room.live[table].table
    assert laid.state is not None
    assert butin.load(journal.save()).position() == laid.game.write(laid.state)


def test_whoever_asked_may_let_it_be() -> None:
    world = World()
    table, pages = near_the_end(world)
    assert world.wish(table, pages[0].secret, "back")[1] is None
    assert world.wish(table, pages[0].secret, "answer", yes=False)[1] is None
    assert asked(world, table) == ""


def test_alone_nothing_is_taken_back() -> None:
    """LA-A24: nobody is there to agree, and the number of turns is a record."""
    world = World()
    opened = world.open(game="labyrinthe", seats=1)
    page = world.enter(opened["table"], opened["secret"])
    assert world.wish(opened["table"], opened["secret"], "start")[1] is None
    play_on(world, opened["table"], [page], 1)
    before = page.views()["0"]["position"]
    assert refused(world, opened["table"], opened["secret"], "back") == "solo"
    assert page.views()["0"]["position"] == before


def test_with_others_a_push_is_taken_back_when_they_agree() -> None:
    """LA-A24."""
    world = World()
    opened = world.open(game="labyrinthe", seats=2)
    assert world.wish(opened["table"], "guest", "sit")[1] is None
    pages = [world.enter(opened["table"], secret) for secret in (opened["secret"], "guest")]
    assert world.wish(opened["table"], opened["secret"], "start")[1] is None
    before = pages[0].views()["0"]["position"]
    play_on(world, opened["table"], pages, 1)
    assert pages[0].views()["0"]["position"] != before
    assert world.wish(opened["table"], opened["secret"], "back")[1] is None
    assert world.wish(opened["table"], "guest", "answer", yes=True)[1] is None
    assert pages[0].views()["0"]["position"] == before


def test_a_question_ends_when_its_seat_is_given_back() -> None:
    world = World()
    table, pages = near_the_end(world)
    assert world.wish(table, pages[0].secret, "back")[1] is None
    assert world.wish(table, pages[0].secret, "stand")[1] is None
    assert asked(world, table) == ""


def test_nobody_gives_a_seat_to_themselves() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=3)
    table, host = opened["table"], opened["secret"]
    for secret in ("gone", "friend"):
        assert world.wish(table, secret, "sit")[1] is None
    for secret in (host, "friend"):
        world.enter(table, secret)
    world.clock.pass_ms(60_000)
    assert world.wish(table, host, "ask_seat", seat=1)[1] is None
    assert refused(world, table, host, "answer", seat=0, yes=True) == "own_question"
    world.clock.pass_ms(100_000)
    assert world.room.live[table].table.seats[1].holder == digest("gone")
    assert world.wish(table, "friend", "answer", yes=True)[1] is None
    assert world.room.live[table].table.held_by(digest(host)) == [0, 1]


def test_a_seat_is_not_given_away_when_its_person_is_back() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    world.leave(pages[1])
    world.clock.pass_ms(60_000)
    assert world.wish(table, "new phone", "ask_seat", seat=1)[1] is None
    world.enter(table, pages[1].secret)
    assert refused(world, table, pages[0].secret, "answer", yes=True) == "nothing_asked"


def test_a_move_does_not_silence_whoever_asks_for_their_seat() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    world.leave(pages[1])
    world.clock.pass_ms(60_000)
    assert world.wish(table, "new phone", "ask_seat", seat=1)[1] is None
    play_on(world, table, [pages[0]], 1)
    assert asked(world, table) == "seat"


def test_whoever_watches_without_a_secret_cannot_take_a_seat() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2)
    for do, (way, kind) in product(("sit", "ask_seat"), (("join", "no_secret"), ("watch", "watch_only"))):
        answers: list[object] = []
        wish = wish_of(do, seat=1)
        world.room.wish(opened["table"], Asker("", way), wish, Told(lambda n, error: answers.append(error)))  # noqa: B023
        world.clock.pass_ms(0)
        assert isinstance(answers[0], Refused)
        assert answers[0].kind == kind


def test_whoever_sits_down_while_looking_is_here() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2)
    world.enter(opened["table"], "guest")
    assert world.wish(opened["table"], "guest", "sit")[1] is None
    seat = world.room.live[opened["table"]].table.seats[1]
    assert (bool(seat.server), seat.gone_at) == (True, 0)


def test_an_empty_purse_plays_no_faster_than_people_can_follow() -> None:
    world = World()
    table, _ = two_at_a_table(world, purse_s=10)
    world.clock.pass_ms(25_000)  # both purses are empty
    before = world.room.live[table].table.moves
    world.clock.pass_ms(1_000)
    assert world.room.live[table].table.moves <= before + 2


def test_the_secret_of_a_finished_match_stays_open_when_the_table_is_closed() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 36)
    assert world.wish(table, pages[0].secret, "close")[1] is None
    assert pages[1].last("news")["table"]["secret"]


def test_a_phrase_that_comes_twice_is_said_once() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    first = world.wish(table, pages[0].secret, "say", phrase="hello", id="w1")
    again = world.wish(table, pages[0].secret, "say", phrase="hello", id="w1")
    assert first == again
    assert len([entry for entry in world.store.entries[table] if '"said"' in entry]) == 1


def test_a_seat_that_is_asked_for_twice_is_one_seat() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=4)
    for _ in range(2):
        assert world.wish(opened["table"], "guest", "sit", id="w1")[1] is None
    page = world.enter(opened["table"], "guest")
    assert page.last("hello")["you"] == [1]


def test_what_is_asked_is_told_as_it_was_when_it_was_asked() -> None:
    world = World()
    table, pages = near_the_end(world)
    answers: list[object] = []
    n = world.room.live[table].table.n + 1
    for page, wish in ((pages[0], BackWish()), (pages[1], AnswerWish(yes=True, n=n))):
        world.room.wish(table, asker(page.secret), wish, Told(lambda n, error: answers.append(error)))
    world.clock.pass_ms(0)
    assert answers == [None, None]
    told = [message["table"]["asked"] for message in pages[0].heard if message.get("entry", {}).get("kind") == "asked"]
    assert told == [{"n": n, "question": "back", "seat": 0, "name": "", "game": "", "yes": [0], "missing": [1]}]


def test_a_yes_belongs_to_its_question() -> None:
    """What is harmless is asked, and something else under the finger of whoever says yes to it."""
    world = World()
    table, pages = near_the_end(world)
    harmless, error = world.wish(table, pages[0].secret, "back")
    assert error is None
    assert pages[1].last("news")["table"]["asked"]["n"] == harmless
    assert world.wish(table, pages[0].secret, "answer", yes=False, n=harmless)[1] is None
    asked_now, error = world.wish(table, pages[0].secret, "box", game="labyrinthe")
    assert error is None
    assert refused(world, table, pages[1].secret, "answer", yes=True, n=harmless) == "moved_on"
    assert refused(world, table, pages[1].secret, "answer", yes=True, n=0) == "which_question"
    assert (asked(world, table), world.room.live[table].table.phase) == ("box", "playing")
    assert world.wish(table, pages[1].secret, "answer", yes=True, n=asked_now)[1] is None
    assert world.room.live[table].table.game.name == "labyrinthe"


def test_every_kind_of_question_has_its_number() -> None:
    evening = Evening("ana", "bo", seats=3)
    assert evening.do("tv", "screen", way="code") is None
    kinds = [numbered(evening)]
    assert evening.do("ana", "answer", yes=False) is None
    evening.match()
    for do, fields in (("again", {}), ("box", {"game": "labyrinthe"})):
        assert evening.do("bo", do, **fields) is None
        kinds.append(numbered(evening))
        assert evening.do("ana", "answer", yes=False) is None
    assert evening.do("ana", "start") is None
    assert evening.do("di", "ask_seat", seat=2) is None
    kinds.append(numbered(evening))
    assert kinds == ["screen", "again", "box", "chair"]


def numbered(evening: Evening) -> str:
    """What is being asked; nobody can answer it by another number."""
    shown = evening.pages["ana"].last("news")["table"]["asked"]
    assert shown["n"] == len(evening.entries)
    for n, kind in ((shown["n"] - 1, "moved_on"), (shown["n"] + 1, "moved_on"), (0, "which_question")):
        assert evening.do("ana", "answer", yes=True, n=n) == kind
    return str(shown["question"])


def test_a_line_that_blinks_ends_nobodys_match() -> None:
    evening = Evening("ana", "bo", away_s=30)
    assert evening.do("ana", "start") is None
    evening.play(4)
    evening.go("ana")
    assert evening.box("bo", "labyrinthe") is None
    assert (evening.table.phase, evening.table.moves) == ("playing", 4)
    evening.world.clock.pass_ms(20_000)
    evening.come("ana")
    assert (evening.table.phase, evening.pages["ana"].last("hello")["table"]["asked"]["missing"]) == ("playing", [0])
    assert evening.do("ana", "answer", yes=False) is None
    assert (evening.table.phase, evening.table.asked) == ("playing", None)


def test_whoever_is_away_for_too_long_is_asked_nothing() -> None:
    evening = Evening("ana", "bo", "cy", away_s=30)
    assert evening.do("ana", "start") is None
    evening.go("bo")
    assert evening.box("ana", "labyrinthe") is None
    assert evening.do("cy", "answer", yes=True) is None
    evening.world.clock.pass_ms(28_000)
    assert evening.table.phase == "playing"
    evening.world.clock.pass_ms(3_000)
    assert (evening.table.phase, evening.table.game.name) == ("waiting", "labyrinthe")


@pytest.mark.parametrize("way", ["join", "code"])
def test_after_a_no_nobody_asks_to_be_let_in_by_the_same_way_for_a_minute(way: str) -> None:
    evening = Evening("ana", "bo", seats=3)
    other = {"join": "code", "code": "join"}[way]
    assert evening.do("ana", "start") is None
    assert evening.do("tv", "screen", way=way) is None
    assert evening.do("ana", "answer", yes=False) is None
    assert evening.do("tv", "screen", way=way) == "asked_enough"
    assert evening.do("another", "ask_seat", seat=2, way=way) == "asked_enough"
    assert evening.do("another", "ask_seat", seat=2, way=other) is None
    assert evening.do("ana", "answer", yes=False) is None
    evening.world.clock.pass_ms(61_000)
    assert evening.do("tv", "screen", way=way) is None


def test_whoever_sits_here_may_ask_again_after_a_no() -> None:
    evening = Evening("ana", "bo", seats=3)
    evening.match()
    for _ in range(2):
        assert evening.do("bo", "again") is None
        assert evening.do("ana", "answer", yes=False) is None


def test_whoever_lets_their_own_question_be_may_ask_another() -> None:
    evening = Evening("ana", "bo", "cy", away_s=5)
    evening.go("cy")
    evening.world.clock.pass_ms(6_000)
    for _ in range(2):
        assert evening.do("ana", "ask_seat", seat=2) is None
        assert evening.do("ana", "answer", seat=0, yes=False) is None


def test_a_strangers_question_gives_way_to_those_who_sit_here() -> None:
    evening = Evening("ana", "bo", seats=3)
    evening.match()
    for do, fields in (("again", {}), ("box", {"game": "labyrinthe"})):
        assert evening.do("tv", "screen", way="code") is None
        assert evening.do("bo", do, **fields) is None
        assert evening.table.asked is not None
        assert evening.table.asked.kind == do
        assert evening.do("tv", "screen", way="code") == "asked_already"
        assert evening.do("ana", "again") == "asked_already"
        assert evening.do("ana", "answer", yes=False) is None
        evening.world.clock.pass_ms(1000)


def test_a_strangers_question_does_not_stand_in_the_way_of_a_move_taken_back() -> None:
    world = World()
    table, pages = near_the_end(world)
    assert world.wish(table, "tv", "screen", way="code")[1] is None
    assert world.wish(table, pages[0].secret, "back")[1] is None
    assert world.wish(table, pages[1].secret, "answer", yes=True)[1] is None
    assert world.room.live[table].table.moves == 30
