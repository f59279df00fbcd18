"""A pause: nothing moves, nobody's time passes, whoever sits there goes on, and after ten minutes it is over."""

from __future__ import annotations

from typing import Any

import pytest

from butin.room.table.pause import LONGEST_MS
from butin.testing.sim import SimBus, World
from butin.testing.stores import SimStore
from kit.evenings import Evening
from kit.rooms import House

MINUTE = 60_000


def begun(*people: str, **wish: Any) -> Evening:
    evening = Evening(*people, **wish)
    assert evening.do(people[0], "start") is None
    return evening


def move(evening: Evening) -> str | None:
    """What becomes of the first move that is open."""
    table = evening.table
    assert table.state is not None
    seat = table.actors()[0]
    text = table.game.write_move(table.state, seat, table.state.legal(seat)[0])
    name = next(name for name in evening.pages if seat in evening.where(name)[0])
    return evening.do(name, "move", seat=seat, move=text)


def test_whoever_sits_there_pauses_everybody_hears_who_and_anybody_goes_on() -> None:
    evening = begun("ana", "bo", "cy")
    assert evening.do("bo", "pause") is None
    n, at = evening.table.n, evening.world.clock.now() - 1
    for page in evening.pages.values():
        news = page.last("news")
        assert news["entry"] == {"kind": "paused", "at": at, "seat": 1}
        assert news["table"]["pause"] == {"at": at, "until": at + LONGEST_MS, "seat": 1}
    assert move(evening) == "paused"
    assert evening.do("ana", "pause") == "paused"
    assert evening.table.n == n, "nothing is written, and nothing lost"
    assert evening.come("cy").last("hello")["table"]["pause"]["seat"] == 1
    assert evening.do("cy", "go_on") is None
    assert evening.pages["ana"].last("news")["entry"]["seat"] == 2
    assert "pause" not in evening.pages["ana"].last("news")["table"]
    assert evening.do("cy", "go_on") == "not_paused"
    assert move(evening) is None


def test_only_whoever_sits_there_may_and_only_in_a_match() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("ana", "pause") == "not_playing"
    assert evening.do("cy", "bench", name="cy") is None
    assert evening.do("ana", "start", close_up=False) is None
    for stranger in ("cy", "stranger"):
        assert evening.do(stranger, "pause") == "not_your_seat"
    assert evening.do("bo", "pause") is None
    for stranger in ("cy", "stranger"):
        assert evening.do(stranger, "go_on") == "not_your_seat"


def test_a_television_pauses_and_goes_on() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("television", "screen") is None
    assert evening.do("bo", "answer", yes=True) is None
    evening.come("television", way="")
    assert evening.do("ana", "start") is None
    assert evening.do("television", "pause") is None
    assert evening.pages["ana"].last("news")["entry"] | {"at": 0} == {
        "kind": "paused",
        "at": 0,
        "seat": -1,
        "screen": 0,
    }
    assert evening.pages["bo"].last("news")["table"]["pause"]["screen"] == 0
    assert evening.do("television", "go_on") is None
    assert evening.pages["ana"].last("news")["entry"]["screen"] == 0


def test_bots_stand_still_and_play_on_afterwards() -> None:
    evening = begun("ana", seats=4, first=1)
    assert evening.do("ana", "pause") is None
    evening.world.clock.pass_ms(5 * MINUTE)
    assert evening.table.moves == 0
    assert evening.do("ana", "go_on") is None
    evening.world.clock.pass_ms(20_000)
    assert evening.table.moves == 3


def test_never_while_hands_are_out() -> None:
    evening = begun("ana", "bo", game="attrap_tresors")
    while not evening.table.stakes:
        assert move(evening) is None
    assert evening.do("ana", "pause") == "race_on"
    while evening.table.stakes:
        assert move(evening) is None
    assert evening.do("ana", "pause") is None


@pytest.mark.parametrize("clock", ["move_s", "purse_s"])
def test_against_a_clock_all_must_agree_and_its_time_is_nobodys(clock: str) -> None:
    evening = begun("ana", "bo", **{clock: 60})
    evening.world.clock.pass_ms(20_000)
    assert evening.do("ana", "pause") is None
    assert evening.pages["bo"].last("news")["table"]["asked"]["question"] == "pause"
    assert evening.table.pause is None
    assert evening.do("bo", "answer", yes=True) is None
    assert evening.table.pause is not None and evening.table.pause.seat == 0
    seat = evening.table.actors()[0]
    ran = evening.world.clock.now() - evening.table.seats[seat].since
    evening.world.clock.pass_ms(9 * MINUTE)
    assert evening.do("bo", "go_on") is None
    assert abs(evening.world.clock.now() - evening.table.seats[seat].since - ran) <= 2
    assert evening.table.moves == 0
    evening.world.clock.pass_ms(60_000 - ran - 1000)
    assert evening.table.moves == 0, "what is left of the time is left"
    evening.world.clock.pass_ms(3_000)
    assert evening.entries[-1]["by"] == "clock"


def test_at_a_public_table_one_no_is_a_no_and_whoever_is_away_for_a_moment_is_asked_too() -> None:
    evening = begun("ana", "bo", "cy", public=True)
    assert evening.do("ana", "pause") is None
    assert evening.do("cy", "answer", yes=False) is None
    assert (evening.table.asked, evening.table.pause) == (None, None)
    evening.go("bo")
    assert evening.do("ana", "pause") is None
    assert evening.do("cy", "answer", yes=True) is None
    assert evening.table.pause is None
    evening.world.clock.pass_ms(61_000)
    assert evening.table.pause is not None, "nobody waits for them any more"


def test_what_was_asked_is_forgotten_when_the_match_is_over() -> None:
    evening = begun("ana", "bo", public=True)
    assert evening.do("ana", "pause") is None
    evening.play()
    assert (evening.table.phase, evening.table.asked) == ("over", None)


def test_an_absence_does_not_grow_in_a_pause() -> None:
    evening = begun("ana", "bo", "cy", away_s=60)
    evening.go("bo")
    evening.world.clock.pass_ms(20_000)
    assert evening.do("ana", "pause") is None
    evening.go("cy")
    evening.world.clock.pass_ms(5 * MINUTE)
    assert evening.do("ana", "free", seat=1) == "seat_kept"
    for do in ("call_bot", "wait"):
        assert evening.do("ana", do, seat=1) == "paused"
    assert evening.do("ana", "go_on") is None
    now = evening.world.clock.now()
    bot_at = [evening.table.bot_at(seat) - now for seat in evening.table.seats]
    assert [round(left, -2) for left in bot_at[1:]] == [40_000, 60_000]
    evening.world.clock.pass_ms(41_000)
    assert evening.do("ana", "free", seat=1) is None


def test_who_waits_longer_for_somebody_waits_as_long_as_they_said() -> None:
    evening = begun("ana", "bo", away_s=60)
    evening.go("bo")
    assert evening.do("ana", "wait", seat=1) is None
    left = evening.table.seats[1].bot_at - evening.world.clock.now()
    assert evening.do("ana", "pause") is None
    evening.world.clock.pass_ms(5 * MINUTE)
    assert evening.do("ana", "go_on") is None
    assert abs(evening.table.seats[1].bot_at - evening.world.clock.now() - left) <= 2


@pytest.mark.parametrize("fate", ["all stay", "all leave", "restart"])
def test_after_ten_minutes_it_is_over_by_itself(fate: str) -> None:
    evening = begun("ana", "bo", away_s=3600)
    assert evening.do("ana", "pause") is None
    for name in ("ana", "bo") if fate == "all leave" else ():
        evening.go(name)
    if fate == "restart":
        evening.world.restart()
        for name in ("ana", "bo"):
            evening.come(name)
    evening.world.clock.pass_ms(LONGEST_MS - 2_000)
    assert "went_on" not in evening.kinds
    evening.world.clock.pass_ms(4_000)
    assert [entry["seat"] for entry in evening.entries if entry["kind"] == "went_on"] == [-1]
    page = evening.come("ana")
    assert "pause" not in page.last("hello")["table"]
    assert move(evening) is None


def test_a_box_ends_it_and_so_does_the_end_of_the_table() -> None:
    evening = begun("ana", "bo")
    assert evening.do("ana", "pause") is None
    assert evening.box("ana", "labyrinthe") is None
    assert evening.do("bo", "answer", yes=True) is None
    assert (evening.table.phase, evening.table.pause) == ("waiting", None)
    evening.match()
    other = begun("ana", "bo")
    assert other.do("ana", "pause") is None
    assert other.do("ana", "close") is None
    assert other.table.pause is None


def test_chairs_change_in_a_pause_and_whoever_has_one_goes_on() -> None:
    evening = begun("ana", "bo")
    assert evening.do("bo", "pause") is None
    assert evening.do("bo", "stand") is None
    assert evening.do("bo", "go_on") == "not_your_seat"
    evening.world.clock.pass_ms(30_000)
    assert evening.table.moves == 0, "the bot in their place waits, too"
    assert evening.do("ana", "go_on") is None


def test_a_move_is_taken_back_only_when_it_goes_on() -> None:
    evening = begun("ana", "bo", game="labyrinthe")
    assert move(evening) is None
    mover = "ana" if evening.table.last_mover == 0 else "bo"
    other = {"ana": "bo", "bo": "ana"}[mover]
    if evening.do(mover, "back") is None:
        assert evening.do(mover, "pause") is None
        assert evening.do(other, "answer", yes=True) is None
        assert evening.kinds[-1] == "answered"
        assert evening.do(other, "go_on") is None
        assert evening.kinds[-1] == "took_back"
    assert evening.do(mover, "pause") is None
    assert evening.do(mover, "back") == "paused"


@pytest.mark.parametrize("seed", range(6))
def test_two_servers_one_pauses_while_somebody_moves_at_the_other(seed: int) -> None:
    house = House(seed=seed, slowest=seed)
    house.bus.dead = seed % 2 == 1
    table = house.open(2)
    pages = [house.enter(room, table, f"s{room}") for room in range(2)]
    assert house.wish(0, table, "s0", "start")[1] is None
    house.clock.pass_ms(2_000)
    assert house.wish(1, table, "s1", "pause")[1] is None
    text = pages[0].views()["0"]["legal"][0]
    assert house.wish(0, table, "s0", "move", seat=0, move=text)[1].kind == "paused"
    house.clock.pass_ms(2_000)
    assert all("pause" in page.last("news")["table"] for page in pages)
    house.kill(1)
    house.clock.pass_ms(LONGEST_MS + 30_000)
    kinds = [entry["kind"] for entry in house.journal(table)]
    assert kinds.count("went_on") == 1, "another server ends it"
    assert house.wish(0, table, "s0", "move", seat=0, move=text)[1] is None


def test_a_journal_of_before_reads_as_it_did_and_a_table_without_a_pause_says_nothing_of_it() -> None:
    evening = begun("ana", "bo")
    evening.play(4)
    for page in evening.pages.values():
        assert not any("pause" in message.get("table", {}) for message in page.heard)
    again = World(SimStore(), SimBus())
    again.store.entries[evening.id] = evening.world.store.entries[evening.id]
    assert again.enter(evening.id, "ana", way="join").last("hello")["table"]["phase"] == "playing"
