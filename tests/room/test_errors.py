"""Every refusal is one kind of thing: it says why in any language, and whether to ask again."""

from __future__ import annotations

import pytest

from butin.adapters.web.http.asking import bots_are_busy
from butin.client import refused
from butin.core.errors import BadOption, BadSeats, ButinError, IllegalMove
from butin.room.errors import Refused, broken, no_table, not_saved, not_sealed, refusal, too_busy, too_fast
from butin.room.running.resting import not_ready

NOT_NOW = [not_saved(), not_sealed(), too_busy(), too_fast("too many", 3), not_ready(1500), bots_are_busy()]
NO = [
    no_table(),
    broken(),
    Refused("not_host", "no"),
    IllegalMove("over", "VO-13", "over"),
    BadSeats("no"),
    BadOption("no"),
]


class Forbidden(IllegalMove):
    """What a game from outside may have made of it before refusals said `again`."""

    def __init__(self, kind: str) -> None:
        Exception.__init__(self, f"{kind} is forbidden")
        self.kind, self.clause, self.text, self.values = kind, "XY-1", f"{kind} is forbidden", {}


@pytest.mark.parametrize("error", NOT_NOW, ids=lambda error: error.kind)
def test_what_is_only_not_now_says_so(error: ButinError) -> None:
    assert refusal("w1", error)["again"] is True
    assert refused(refusal("w1", error)).again


@pytest.mark.parametrize("error", NO, ids=lambda error: error.kind)
def test_a_no_does_not_say_again(error: ButinError) -> None:
    assert "again" not in refusal("w1", error)
    assert not refused(refusal("w1", error)).again


@pytest.mark.parametrize("error", [*NOT_NOW, *NO], ids=lambda error: error.kind)
def test_a_refusal_comes_through_the_wire_as_it_is(error: ButinError) -> None:
    heard = refused(refusal("w1", error))
    for name in ("kind", "clause", "text", "values", "again"):
        assert getattr(heard, name) == getattr(error, name)
    assert str(heard) == str(error)


def test_an_illegal_move_that_a_game_from_outside_made_in_its_own_way_is_read() -> None:
    told = {"type": "refused", "id": "w1", "kind": "no_dice", "clause": "XY-1", "values": {}}
    assert refusal("w1", Forbidden("no_dice")) == {**told, "text": "no_dice is forbidden"}


def test_errors_without_a_kind_of_their_own_are_bad_requests_and_options_are_bad_options() -> None:
    assert [error.kind for error in (BadSeats("no"), BadOption("no"), BadOption("no", "tower_high"))] == [
        "bad_request",
        "bad_option",
        "tower_high",
    ]
