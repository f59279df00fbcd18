"""A device at a table, without a socket: it hears in order, gets its answers, and comes back in its turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from butin.client.seat import AGAIN_S, ENTER, SOON_S, Seat, Update
from butin.promises import Promises

PLACE = {"table": "t", "secret": "s"}
SEAL = "5e" * 32
SUM = "3eb19b97"  # of the text {"legal":["crown>3"],"scores":null}


def hear(seat: Seat, **message: Any) -> list[Update]:
    return seat.received(json.dumps(message).encode())


def greet(seat: Seat, n: int = 5, phase: str = "playing", **more: Any) -> None:
    table = {"phase": phase, "match": 1, "sealed": "" if phase == "playing" else SEAL}
    hello = {"type": "hello", "n": n, "you": [1], "table": table, "views": {"1": {"legal": []}}, "missed": []}
    hear(seat, **{**hello, **more})


def entered(kind: type[Seat] = Seat) -> Seat:
    seat = kind(PLACE, prefix="w")
    seat.connected()
    greet(seat)
    return seat


def news(seat: Seat, n: int, **more: Any) -> Update:
    return hear(seat, type="news", n=n, entry={"kind": "said"}, **more)[0]


def refuse(seat: Seat, identity: str, kind: str = "not_host", **more: Any) -> Update:
    return hear(seat, type="refused", id=identity, kind=kind, clause="", text="", **{"values": {}, **more})[0]


def said(words: list[bytes]) -> list[dict[str, Any]]:
    return [json.loads(word) for word in words]


def test_it_enters_and_on_the_next_line_with_what_it_knows() -> None:
    seat = Seat(PLACE)
    assert said([seat.connected()]) == [{"do": "enter", "id": ENTER, **PLACE}]
    greet(seat, 5)
    assert news(seat, 6).of_the_table
    seat.lost()
    assert said([seat.connected()])[0]["since"] == 6


def test_every_entry_is_heard_once_and_a_gap_needs_a_new_line() -> None:
    seat = entered()
    assert [news(seat, n).new for n in (6, 6, 4, 7)] == [True, False, False, True]
    assert not seat.astray
    assert not news(seat, 9).new
    assert (seat.n, seat.astray) == (7, True)
    seat.connected()
    assert not seat.astray


def test_what_is_wished_for_before_the_table_is_entered_is_said_then() -> None:
    seat = Seat(PLACE, prefix="w")
    seat.connected()
    assert (seat.wish("start"), seat.due(1.0)) == (b"", [])
    greet(seat)
    assert said(seat.due(1.0)) == [{"do": "start", "id": "w-1"}]
    assert seat.due(1e6) == []


def test_what_was_not_answered_is_asked_for_on_the_next_line_with_the_same_id() -> None:
    seat = entered()
    first = seat.wish("move", move="crown>3", seat=None)
    assert said([first]) == [{"do": "move", "id": "w-1", "move": "crown>3"}]
    assert seat.due(1.0) == []
    seat.lost()
    seat.connected()
    assert seat.due(2.0) == []
    greet(seat)
    assert seat.due(3.0) == [first]
    (granted,) = hear(seat, type="granted", id="w-1", n=6)
    assert granted.answers("w-1") and not granted.of_the_table
    assert (seat.pending, seat.due(4.0)) == ({}, [])


def test_whoever_is_impatient_asks_again_on_a_good_line() -> None:
    class Impatient(Seat):
        patience_s = 3.0

    seat = entered(Impatient)
    words = seat.wish("start")
    assert [seat.due(now) for now in (10.0, 12.9, 13.0, 15.9, 16.0)] == [[], [], [words], [], [words]]
    assert seat.next_at == 19.0


@pytest.mark.parametrize(("kind", "values", "wait_s"), [("not_saved", {}, AGAIN_S), ("too_fast", {"seconds": 3}, 3.0)])
def test_what_is_refused_for_now_is_asked_for_again_when_the_server_says(
    kind: str, values: dict[str, int], wait_s: float
) -> None:
    seat = entered()
    words = seat.wish("start")
    update = refuse(seat, "w-1", kind, values=values, again=True)
    assert update.again and not update.answers("w-1")
    assert (seat.due(10.0), seat.due(9.99 + wait_s)) == ([], [])
    assert 10.0 + wait_s <= seat.next_at <= 10.0 + wait_s * 1.2
    assert seat.due(seat.next_at) == [words]


@pytest.mark.parametrize(("asks_again", "again"), [(True, False), (False, True)])
def test_a_no_is_an_answer_and_everything_is_where_nobody_asks_again(asks_again: bool, again: bool) -> None:
    seat = entered()
    seat.asks_again = asks_again
    seat.wish("start")
    assert refuse(seat, "w-1", again=again).answers("w-1")
    assert (seat.pending, seat.due(1e6)) == ({}, [])


def test_whoever_may_not_enter_now_asks_again_and_a_table_that_is_not_there_is_a_no() -> None:
    seat = Seat(PLACE)
    seat.asks_again = False
    words = seat.connected()
    assert not refuse(seat, ENTER, "too_fast", values={"seconds": 1}, again=True).answers(ENTER)
    assert (seat.due(10.0), seat.due(11.2)) == ([], [words])
    assert refuse(seat, ENTER, "no_such_table").answers(ENTER)


def test_a_refusal_without_an_id_before_the_hello_is_about_entering() -> None:
    seat = Seat(PLACE)
    seat.connected()
    assert refuse(seat, "", "bad_message").answers(ENTER)
    assert not refuse(entered(), "", "broken").answers(ENTER)


def test_nobody_comes_back_in_the_same_moment_and_the_first_try_is_soon() -> None:
    seat = Seat(PLACE)
    greet(seat, spread_ms=9000)
    waits: list[list[float]] = [[], [], []]
    for _ in range(200):
        for tries in waits:
            tries.append(seat.lost())
        greet(seat, spread_ms=9000)
    assert 1.0 < max(waits[0]) <= SOON_S
    assert min(waits[1]) < 1.0 and 8.0 < max(waits[1]) <= 9.0
    hear(seat, type="pong", id="", spread_ms=0)
    assert [seat.lost() for _ in range(3)] == [0.05, 0.1, 0.2]


def test_it_adds_its_share_by_itself_until_the_match_has_begun() -> None:
    seat = Seat(PLACE, promises=Promises("p"))
    seat.connected()
    greet(seat, phase="over")
    (share,) = said(seat.due(1.0))
    assert (share["do"], share["seat"]) == ("share", 1)
    refused = {"type": "refused", "kind": "too_busy", "clause": "", "text": "", "values": {}, "again": True}
    assert hear(seat, id=share["id"], **refused) == [], "it is the device's own business"
    assert said(seat.due(2.0) + seat.due(3.0)) == [share]
    news(seat, 6, table={"phase": "playing", "match": 2, "sealed": ""})
    assert seat.pending == {}
