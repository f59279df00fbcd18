"""What may be said to a room is described once, and is what it decides."""

from __future__ import annotations

from typing import Any, get_args

from butin.room.deeds.all import DEEDS
from butin.room.wishes import TableWish, Wish


def said(union: Any) -> list[str]:
    return [kind().do for kind in get_args(union)]


def test_every_wish_that_is_decided_is_described_and_no_other() -> None:
    assert {do: one.wish for do, one in DEEDS.items()} == {kind().do: kind for kind in get_args(TableWish)}


def test_no_two_wishes_are_called_the_same() -> None:
    words = said(Wish)
    assert len(set(words)) == len(words)


def test_whatever_a_wish_leaves_out_has_a_default() -> None:
    for kind in get_args(Wish):
        assert kind() == kind(), kind
