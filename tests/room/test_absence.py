"""Somebody is away in a match: what happens next, when, and who decides that it happens sooner or later."""

from __future__ import annotations

import pytest

from butin.room.table.table import Table
from butin.testing.sim import Page, World
from tests.room.test_questions import asked, refused
from tests.room.test_room import play_on, two_at_a_table

GUEST = 1


def left_alone(world: World, **wish: object) -> tuple[str, list[Page]]:
    """It is the guest's turn, and the guest is gone."""
    table, pages = two_at_a_table(world, **wish)
    play_on(world, table, pages, 1)
    world.leave(pages[GUEST])
    return table, pages


def laid(world: World, table: str) -> Table:
    return world.room.live[table].table


def test_everybody_is_told_when_a_bot_will_play() -> None:
    world = World()
    _, pages = left_alone(world, away_s=60)
    seats = pages[0].last("news")["table"]["seats"]
    assert [seat["bot_at"] for seat in seats] == [0, seats[GUEST]["gone_at"] + 60_000]


def test_whoever_sits_here_calls_a_bot_and_it_plays_at_once() -> None:
    world = World()
    table, pages = left_alone(world, away_s=600)
    assert world.wish(table, pages[0].secret, "call_bot", seat=GUEST)[1] is None
    assert pages[0].last("news")["entry"] == {"kind": "called", "at": world.clock.now(), "seat": GUEST}
    world.clock.pass_ms(5_000)
    assert laid(world, table).moves == 2
    seat = laid(world, table).seats[GUEST]
    assert seat.person, "the chair is still theirs"
    assert refused(world, table, "stranger", "ask_seat", seat=GUEST) == "seat_kept", "and is kept as long as before"


def test_who_comes_back_has_the_chair_at_once_and_the_next_absence_is_a_new_one() -> None:
    world = World()
    table, pages = left_alone(world, away_s=600)
    assert world.wish(table, pages[0].secret, "call_bot", seat=GUEST)[1] is None
    back = world.enter(table, pages[GUEST].secret)
    world.clock.pass_ms(100_000)
    assert laid(world, table).moves == 1
    world.leave(back)
    world.clock.pass_ms(100_000)
    assert laid(world, table).moves == 1
    assert laid(world, table).bot_at(laid(world, table).seats[GUEST]) > world.clock.now()


def test_whoever_sits_here_waits_on_and_may_do_so_again() -> None:
    world = World()
    table, pages = left_alone(world, away_s=60)
    for _ in range(3):
        world.clock.pass_ms(55_000)
        assert world.wish(table, pages[0].secret, "wait", seat=GUEST)[1] is None
    world.clock.pass_ms(59_000)
    assert laid(world, table).moves == 1
    world.clock.pass_ms(6_000)
    assert laid(world, table).moves == 2


def test_a_bot_that_plays_already_stops_when_all_wait_on() -> None:
    world = World()
    table, pages = left_alone(world, away_s=5)
    world.clock.pass_ms(20_000)
    assert laid(world, table).moves == 2
    play_on(world, table, [pages[0]], 1)
    assert world.wish(table, pages[0].secret, "wait", seat=GUEST)[1] is None
    world.clock.pass_ms(55_000)
    assert laid(world, table).moves == 3


def test_what_was_said_of_somebody_away_outlives_a_restart() -> None:
    world = World()
    table, pages = left_alone(world, away_s=60)
    assert world.wish(table, pages[0].secret, "wait", seat=GUEST)[1] is None
    until = laid(world, table).bot_at(laid(world, table).seats[GUEST])
    world.restart()
    world.enter(table, pages[0].secret)
    assert laid(world, table).bot_at(laid(world, table).seats[GUEST]) == until


@pytest.mark.parametrize("do", ["call_bot", "wait"])
def test_who_may_not_decide_about_an_absence(do: str) -> None:
    world = World()
    table, pages = two_at_a_table(world)
    assert refused(world, table, pages[0].secret, do, seat=GUEST) == "seat_in_use"
    assert refused(world, table, pages[0].secret, do, seat=7) == "no_such_seat"
    world.leave(pages[GUEST])
    assert refused(world, table, "stranger", do, seat=GUEST) == "not_your_seat"
    pages[GUEST] = world.enter(table, pages[GUEST].secret)
    play_on(world, table, pages, 36)
    assert refused(world, table, pages[0].secret, do, seat=GUEST) == "not_playing"


def test_nobody_decides_for_a_bot() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2, bots={"1": "renard"})
    world.enter(opened["table"], opened["secret"])
    assert world.wish(opened["table"], opened["secret"], "start")[1] is None
    assert refused(world, opened["table"], opened["secret"], "call_bot", seat=GUEST) == "nobody_there"


def test_a_question_goes_with_whoever_asked_it() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 31)  # the stock is empty: nothing is drawn any more
    assert world.wish(table, pages[0].secret, "back")[1] is None
    assert asked(world, table) == "back"
    world.leave(pages[0])
    assert asked(world, table) == ""
    assert pages[1].last("news")["table"]["asked"] is None


def test_a_bot_that_stands_in_keeps_the_name_of_the_chair_until_the_next_match() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    before = laid(world, table).seats[GUEST].name
    assert world.wish(table, pages[GUEST].secret, "stand")[1] is None
    seat = pages[0].last("news")["table"]["seats"][GUEST]
    assert (seat["name"], seat["person"], bool(seat["bot"])) == (before, False, True)
    while laid(world, table).phase == "playing":
        play_on(world, table, [pages[0]], 1)
        world.clock.pass_ms(5_000)
    assert world.wish(table, pages[0].secret, "again")[1] is None
    seat = laid(world, table).seats[GUEST]
    assert seat.name == seat.bot


def test_one_device_asks_nobody_about_a_move_taken_back_or_a_rematch() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2, secret="shared")
    table = opened["table"]
    assert world.wish(table, "shared", "sit", seat=1)[1] is None
    page = world.enter(table, "shared")
    assert world.wish(table, "shared", "start")[1] is None
    for made in range(31):
        seat = str(made % 2)
        assert world.wish(table, "shared", "move", seat=made % 2, move=page.views()[seat]["legal"][0])[1] is None
    assert world.wish(table, "shared", "back", seat=0)[1] is None
    assert laid(world, table).moves == 30
    for made in range(30, 36):
        seat = str(made % 2)
        assert world.wish(table, "shared", "move", seat=made % 2, move=page.views()[seat]["legal"][0])[1] is None
    assert world.wish(table, "shared", "again", seat=1)[1] is None
    assert (laid(world, table).phase, laid(world, table).matches) == ("playing", 2)


def test_a_rematch_leaves_everybody_on_their_chair_and_every_bot_its_name() -> None:
    world = World()
    table, pages = two_at_a_table(world)

    def sitting() -> list[tuple[str, int]]:
        return [(seat["name"], seat["animal"]) for seat in pages[0].last("news")["table"]["seats"]]

    assert world.wish(table, pages[0].secret, "say", phrase="hello")[1] is None
    before = sitting()
    play_on(world, table, pages, 36)
    assert world.wish(table, pages[0].secret, "again")[1] is None
    assert world.wish(table, pages[1].secret, "answer", yes=True)[1] is None
    assert laid(world, table).matches == 2
    assert sitting() == before
