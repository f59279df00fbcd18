"""A deed needs its wish, its entry, a decider, a fold and two records, and nothing else: one is grafted here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, cast

import msgspec
import pytest

from butin.adapters.web.tools.typescript import interfaces
from butin.adapters.web.wire import Reader
from butin.core.state import Tell
from butin.room.deeds.all import DEEDS, KINDS
from butin.room.deeds.deed import deed, kind
from butin.room.entries import Entry, Open
from butin.room.fields import Word
from butin.room.table.rights import Asker, own_seat
from butin.room.table.table import Table
from butin.room.wishes import OfASeat, TableWish
from butin.testing import sim
from kit.evenings import Evening

TV = "the television"
PAGE = """\
/** Knock on the table. */
export interface KnockWish {
  do: "knock";
  id?: string;
  seat?: number | null;
  how?: string;
}

/** Somebody has knocked on the table. */
export interface KnockedEntry {
  kind: "knocked";
  at: number;
  seat: number;
  how?: string;
}
"""


@dataclass(slots=True, kw_only=True)
class KnockWish(OfASeat):
    """Knock on the table."""

    do: Literal["knock"] = "knock"
    how: Word = ""


class KnockedEntry(TypedDict):
    """Somebody has knocked on the table."""

    kind: Literal["knocked"]
    at: Open[int]
    seat: Open[int]
    how: NotRequired[Open[str]]
    before: int  # entries, which is for nobody
    wish: NotRequired[str]


def knock(table: Table, who: Asker, wish: KnockWish, now: int) -> Entry:
    number = own_seat(table, who.holder, wish.seat)
    entry: KnockedEntry = {"kind": "knocked", "at": now, "seat": number, "before": table.n}
    if wish.how:
        entry["how"] = wish.how
    return cast("Entry", entry)  # of those that are here for good it is none


def knocked(table: Table, entry: KnockedEntry, tell: Tell | None) -> None:
    table.seats[entry["seat"]].name = f"whoever knocked {entry.get('how', '')}"


@pytest.fixture(autouse=True)
def graft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEEDS, "knock", deed(KnockWish, knock, once=True))
    monkeypatch.setitem(KINDS, "knocked", kind(KnockedEntry, knocked, quiet=True))
    monkeypatch.setitem(sim.SAID, "knock", KnockWish)


def test_it_is_decided_written_told_and_read_again() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("stranger", "knock") == "not_your_seat"
    before = len(evening.entries)
    assert evening.do("ana", "knock", how="twice") is None
    written = evening.entries[-1]
    told = {"kind": "knocked", "at": written["at"], "seat": 0, "how": "twice"}
    assert written == {**told, "before": before}
    assert evening.pages["bo"].last("news")["entry"] == told
    evening.world.restart()
    assert evening.come("bo", since=before).last("hello")["missed"][0]["entry"] == told
    assert evening.seated() == ["whoever knocked twice", "bo"]


def test_it_is_granted_once() -> None:
    evening = Evening("ana", "bo")
    first, second, other = [evening.world.wish(evening.id, "ana", "knock", id=one) for one in ("k1", "k1", "k2")]
    assert first == second == (other[0] - 1, None)
    evening.world.restart()
    assert evening.world.wish(evening.id, "ana", "knock", id="k1") == first
    assert evening.kinds.count("knocked") == 2


def test_a_television_is_refused_it() -> None:
    evening = Evening(game="voleurs", sit=False, screen=True, secret=TV)
    assert evening.do(TV, "knock") == "screen_only_watches"


def test_it_is_read_from_bytes() -> None:
    read: Any = Reader(TableWish | KnockWish).read
    wish = read(b'{"do":"knock","how":"twice","phrase":"hello"}')  # the last is a field of another wish
    assert (wish.do, wish.how, wish.seat) == ("knock", "twice", None)
    with pytest.raises(msgspec.ValidationError, match="unknown field `loud`"):
        read(b'{"do":"knock","loud":true}')


def test_the_page_s_types_are_made_of_it() -> None:
    assert "\n".join(interfaces([KnockWish, KnockedEntry])) == PAGE
