"""The code of an evening: how it is spelt, who is lent it, what it tells, and what one may with it."""

from __future__ import annotations

from itertools import count, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from butin.room.errors import Refused
from butin.room.table import codes
from butin.room.table.codes import AVOIDED, LETTERS, brief, letters_for, may_lend, new_code, read
from butin.testing.sim import digest
from kit.evenings import Evening


def test_so_many_codes_there_are() -> None:
    spelt = ("".join(letters) for letters in permutations(LETTERS, 4))
    assert len(LETTERS) == 19
    assert sum(1 for code in spelt if not any(part in code for part in AVOIDED)) == 90_551


@given(st.integers(min_value=0, max_value=2**128 - 1), st.integers(min_value=4, max_value=6))
def test_a_code_that_is_drawn_can_be_read_however_somebody_types_it(chance: int, letters: int) -> None:
    numbers = count(chance)
    code = new_code(lambda: f"{next(numbers):032x}", letters)
    assert (len(code), len(set(code)), set(code) <= set(LETTERS)) == (letters, letters, True)
    assert not [part for part in AVOIDED if part in code]
    assert read(code) == read(f"  {code.lower()} \n") == code


def test_every_code_is_drawn_as_often_as_every_other() -> None:
    numbers = count()
    found = {new_code(lambda: f"{next(numbers):x}", 4) for _ in range(90_551)}
    assert len(found) == 90_551


SHAPES = ["", "KRT", "KRTWBCD", "KRTA", "KRTQ", "KRTY", "KRT1", "KR TW", "KR-TW", "KRT\x00", "51ab" * 8]
SPELT = ["KRTK", "FCKB", "BKZC", "HJKL", "NSBC", "K\u017fTW", "\u212aRTW"]


@pytest.mark.parametrize("text", [*SHAPES, *SPELT])
def test_whatever_else_is_typed_is_no_code(text: str) -> None:
    assert read(text) is None


def test_where_many_live_new_ones_are_longer() -> None:
    assert [letters_for(living) for living in (0, 93, 94, 1395, 1396, 10**6)] == [4, 4, 5, 5, 6, 6]


def evening(phase: str, **wish: Any) -> Evening:
    """Two on chairs, one on the bench; a match if it is to be one."""
    here = Evening("ana", "bo", **{"seats": 3, **wish})
    if phase == "playing":
        assert here.do("ana", "bot", seat=2, bot="careless") is None
        assert here.do("ana", "start") is None
    assert here.do("cy", "bench", name="cy") is None
    here.come("cy")
    return here


def lent(here: Evening, name: str, *, new: bool) -> str:
    """'' if the code is lent, or the kind of the refusal."""
    try:
        may_lend(here.table, digest(name), new)
    except Refused as error:
        return error.kind
    return ""


@pytest.mark.parametrize("phase", ["waiting", "playing"])
def test_the_code_is_for_those_who_are_here_and_another_one_for_the_host(phase: str) -> None:
    here = evening(phase)
    for name, same, another in [
        ("ana", "", ""),
        ("bo", "", "not_host"),
        ("cy", "", "not_host"),
        ("a stranger", "not_your_seat", "not_your_seat"),
    ]:
        assert (lent(here, name, new=False), lent(here, name, new=True)) == (same, another), name
    with pytest.raises(Refused):
        may_lend(here.table, "", new=False)


def test_a_public_table_has_no_code_nor_one_that_is_closed() -> None:
    assert lent(evening("waiting", public=True), "ana", new=False) == "no_code"
    here = evening("waiting")
    assert here.do("ana", "close") is None
    assert lent(here, "ana", new=False) == "closed"
    assert brief(here.table, here.world.clock.now())["free"] == 0


def test_a_code_tells_no_name_and_how_many_chairs_can_be_taken_now() -> None:
    for phase, free in (("waiting", 1), ("playing", 0)):
        here = evening(phase)
        told = brief(here.table, here.world.clock.now())
        assert told == {"id": here.id, "game": "voleurs", "phase": phase, "seats": 3, "free": free}
    assert brief(Evening("ana", game="").table, 0)["free"] == 6


def test_by_a_code_one_sits_or_waits_or_asks_and_nobody_looks_on_unseen() -> None:
    here = evening("waiting")
    assert here.world.enter(here.id, "di", way="code").guest is None
    assert here.world.enter(here.id, "", way="code").guest is None
    assert here.do("di", "sit", way="code", name="di") is None
    assert here.do("ed", "come", way="code", name="ed") is None
    assert [seat.name for seat in here.table.bench] == ["cy", "ed"]
    here = evening("playing")
    assert here.do("di", "sit", way="code", name="di") == "match_on"
    assert here.world.enter(here.id, "di", way="code").guest is None
    assert here.do("ed", "ask_seat", way="code", seat=2) is None
    assert here.do("di", "come", way="code", name="di") is None
    assert here.world.enter(here.id, "di", way="").guest is not None, "who waits is seen, and may look"


def test_where_nobody_is_left_to_say_yes_a_code_gives_no_chair() -> None:
    here = Evening("ana", seats=2)
    assert here.do("ana", "bot", seat=1, bot="careless") is None
    assert here.do("ana", "start") is None
    here.go("ana")
    here.world.clock.pass_ms(10 * 60_000)
    assert here.do("ed", "ask_seat", way="code", seat=0) == "nobody_to_ask"
    assert here.do("ed", "ask_seat", way="join", seat=0) is None, "by the link for players it does"


def test_no_address_of_the_page_is_a_code() -> None:
    for word in ("open", "table", "join", "watch", "replay", "rules", "learn", "credits", "tv", "assets", "healthz"):
        assert read(word) is None
    assert codes.SHORTEST == 4 and codes.LONGEST == 6
