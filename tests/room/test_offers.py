"""A chair that is left in a match is offered to those who wait on the bench, one after another, for 20 seconds each."""

from __future__ import annotations

from typing import Any

import pytest

from butin.room.table.offers import LASTS_MS
from butin.testing.sim import digest
from kit.evenings import Evening
from kit.rooms import House


def waited_for(*bench: str, people: tuple[str, ...] = ("ana", "bo", "cy"), **wish: Any) -> Evening:
    """A match is on, and some wait on the bench."""
    evening = Evening(*people, **wish)
    assert evening.do(people[0], "start") is None
    for name in bench:
        assert evening.do(name, "bench", name=name) is None
        evening.come(name)
    return evening


def offers(table: dict[str, Any]) -> dict[int, str]:
    """To whom each chair is offered, as everybody is told."""
    found = {number: seat["offer"]["bench"] for number, seat in enumerate(table["seats"]) if "offer" in seat}
    return {number: table["bench"][place]["name"] for number, place in found.items()}


def told(evening: Evening) -> dict[int, str]:
    return offers(evening.come("ana").last("hello")["table"])


def test_whoever_waits_longest_is_offered_it_and_takes_it_with_one_wish() -> None:
    evening = waited_for("tom", "eva")
    evening.play(2)
    assert told(evening) == {}
    assert evening.do("bo", "stand") is None
    news = evening.pages["tom"].last("news")
    entry = {"kind": "offered", "at": news["entry"]["at"], "seat": 1, "bench": 0, "name": "tom"}
    assert news["entry"] == entry
    assert news["table"]["seats"][1]["offer"] == {"bench": 0, "until": entry["at"] + LASTS_MS}
    assert evening.table.seats[1].bot, "the robot plays it meanwhile"
    assert evening.do("eva", "sit", seat=1) == "seat_theirs"
    assert evening.do("tom", "sit") is None
    assert evening.seated() == ["ana", "tom", "cy"]
    assert evening.waiting() == ["eva"]
    assert evening.pages["tom"].views()["1"]["seat"] == 1
    evening.play()
    assert evening.kinds.count("offered") == 1


def test_after_a_no_or_20_seconds_it_goes_to_the_next_and_nobody_is_asked_twice() -> None:
    evening = waited_for("tom", "eva", "ida")
    assert evening.do("bo", "stand") is None
    assert told(evening) == {1: "tom"}
    assert evening.do("eva", "decline") == "nothing_offered"
    assert evening.do("tom", "decline", seat=2) == "nothing_offered"
    assert evening.do("tom", "decline") is None
    assert told(evening) == {1: "eva"}
    assert evening.do("tom", "sit", seat=1) == "seat_theirs"
    evening.world.clock.pass_ms(LASTS_MS + 10)
    assert evening.do("eva", "sit", seat=1) == "seat_theirs"
    assert told(evening) == {1: "ida"}
    evening.world.clock.pass_ms(LASTS_MS + 10)
    assert evening.kinds.count("offered") == 3
    assert evening.do("ida", "sit", seat=1) == "seat_theirs"
    assert evening.waiting() == ["tom", "eva", "ida"]


def test_whoever_comes_late_or_was_away_is_offered_what_is_still_free() -> None:
    evening = waited_for("tom")
    evening.go("tom")
    assert evening.do("bo", "stand") is None
    assert "offered" not in evening.kinds
    evening.come("tom")
    evening.world.clock.pass_ms(1)
    assert told(evening) == {1: "tom"}
    assert evening.do("tom", "decline") is None
    assert evening.do("eva", "come", name="eva") is None
    evening.come("eva")
    evening.world.clock.pass_ms(1)
    assert told(evening) == {1: "eva"}


def test_a_chair_that_was_freed_is_offered_and_whoever_is_back_before_has_it() -> None:
    evening = waited_for("tom")
    evening.go("bo")
    evening.world.clock.pass_ms(61_000)
    assert evening.do("ana", "free", seat=1) is None
    assert told(evening) == {1: "tom"}
    evening.come("bo")
    assert evening.do("bo", "sit") is None
    assert told(evening) == {}
    assert evening.do("tom", "sit") == "match_on"


def test_two_chairs_go_to_two_people() -> None:
    evening = waited_for("tom", "eva")
    for name in ("bo", "cy"):
        assert evening.do(name, "stand") is None
    assert told(evening) == {1: "tom", 2: "eva"}
    for name in ("eva", "tom"):
        assert evening.do(name, "sit") is None
    assert evening.seated() == ["ana", "tom", "eva"]


def test_one_person_is_offered_one_chair_and_then_the_other() -> None:
    evening = waited_for("tom")
    for name in ("bo", "cy"):
        assert evening.do(name, "stand") is None
    assert told(evening) == {1: "tom"}
    assert evening.do("tom", "decline") is None
    assert told(evening) == {2: "tom"}
    assert evening.do("tom", "sit") is None
    assert evening.seated() == ["ana", "", "tom"]


def test_who_has_taken_it_keeps_it_from_whoever_left_and_may_leave_it_in_turn() -> None:
    evening = waited_for("tom", "eva")
    assert evening.do("bo", "stand") is None
    assert evening.do("tom", "sit") is None
    evening.come("bo")
    evening.world.clock.pass_ms(100)
    assert evening.do("bo", "sit") == "match_on"
    assert evening.do("bo", "bench", name="bo") is None
    evening.come("bo")
    evening.go("tom")
    evening.come("tom")
    assert evening.where("tom") == ([1], [])
    assert evening.do("tom", "stand") is None
    assert told(evening) == {1: "eva"}, "nobody who has seen a hand is asked"
    assert evening.do("eva", "decline") is None
    assert told(evening) == {}
    assert evening.do("tom", "sit") is None
    assert evening.table.seats[1].former == ""


def test_what_a_helper_leaves_is_its_persons_and_offered_to_nobody() -> None:
    evening = waited_for("tom", away_s=60)
    evening.go("bo")
    evening.world.clock.pass_ms(61_000)
    evening.come("tablet")
    assert evening.do("tablet", "ask_seat", seat=1) is None
    for name in ("ana", "cy"):
        assert evening.do(name, "answer", yes=True) is None
    assert evening.do("tablet", "stand") is None
    assert told(evening) == {}
    evening.come("bo")
    assert evening.do("bo", "sit") is None


def test_an_offer_ends_with_the_bench_the_match_and_the_box() -> None:
    evening = waited_for("tom", "eva")
    assert evening.do("bo", "stand") is None
    assert evening.do("tom", "stand") is None
    assert told(evening) == {1: "eva"}
    assert evening.box("ana", "labyrinthe") is None
    assert evening.do("cy", "answer", yes=True) is None
    assert evening.table.offers == {}
    other = waited_for("tom")
    assert other.do("bo", "stand") is None
    other.play()
    assert told(other) == {}
    assert other.do("ana", "start") is None
    assert other.table.offers == {}


def test_in_a_pause_it_waits_too() -> None:
    evening = waited_for("tom", "eva")
    assert evening.do("bo", "stand") is None
    assert evening.do("ana", "pause") is None
    evening.world.clock.pass_ms(2 * LASTS_MS)
    assert told(evening) == {1: "tom"}
    assert evening.do("ana", "go_on") is None
    evening.world.clock.pass_ms(LASTS_MS - 1_000)
    assert told(evening) == {1: "tom"}
    evening.world.clock.pass_ms(1_100)
    assert told(evening) == {1: "eva"}


def test_a_restart_loses_none() -> None:
    evening = waited_for("tom", "eva")
    assert evening.do("bo", "stand") is None
    evening.world.restart()
    for name in ("ana", "tom", "eva"):
        evening.come(name)
    assert told(evening) == {1: "tom"}
    evening.world.clock.pass_ms(LASTS_MS + 2_000)
    assert told(evening) == {1: "eva"}
    assert evening.do("eva", "sit") is None


@pytest.mark.parametrize("seed", range(6))
def test_two_servers_offer_it_once_and_the_other_goes_on_when_one_is_gone(seed: int) -> None:
    house = House(seed=seed, slowest=seed)
    house.bus.dead = seed % 2 == 1
    table = house.open(2)
    for number in range(2):
        house.enter(number, table, f"s{number}")
    assert house.wish(0, table, "s0", "start")[1] is None
    for number, name in enumerate(("tom", "eva")):
        assert house.wish(number, table, name, "bench", name=name)[1] is None
        house.enter(1, table, name)
    house.clock.pass_ms(2_000)
    assert house.wish(1, table, "s1", "stand")[1] is None
    house.clock.pass_ms(2_000)
    offered = [entry for entry in house.journal(table) if entry["kind"] == "offered"]
    assert [entry["name"] for entry in offered] == ["tom"]
    house.kill(0)
    house.clock.pass_ms(LASTS_MS + 30_000)
    offered = [entry for entry in house.journal(table) if entry["kind"] == "offered"]
    assert [entry["name"] for entry in offered] == ["tom", "eva"]
    late = house.wish(1, table, "tom", "sit", seat=1)[1]
    assert late.kind == "seat_theirs"
    taken = house.wish(1, table, "eva", "sit", seat=1)[1]
    left = offered[1]["at"] + LASTS_MS - house.clock.now()
    assert (taken is None) == (left > 0)
    live = house.rooms[1].live[table].table
    assert bool(live.held_by(digest("eva"))) == (taken is None)
