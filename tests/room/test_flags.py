"""What the room believes of each kind of entry holds in whole evenings, and what is believed wrongly is found."""

from __future__ import annotations

import json

import pytest

from butin.room.deeds.all import KINDS, setting_of
from butin.room.entries import Entry
from butin.room.table.table import Table
from butin.room.telling.missed import first_missed, greeting
from butin.room.telling.plain import write
from butin.testing.sim import GAMES
from kit.fingerprint import STORES, company, two_servers
from tests.room.flags import Reader, believed

EVENINGS = range(10)
BACK = (1, 3, 12, 40)  # so many entries ago somebody left
LATER_MS = 10**9  # when watchers may know all of it
FLAGS = ("position", "hands", "places", "screens", "joins", "cuts", "loud")
# believed to be on the safe side: without it nothing would be told or listed otherwise
HARMLESS = [("cuts", "opened"), ("cuts", "boxed"), *[("loud", kind) for kind in ("opened", "bot", "called", "waited")]]
NEEDED = [(flag, kind) for flag in FLAGS for kind in KINDS if believed(kind, flag) and (flag, kind) not in HARMLESS]

Journals = list[list[Entry]]


@pytest.fixture(scope="module")
def journals() -> Journals:
    kept = [*[company(STORES["SQLite"], seed) for seed in EVENINGS], two_servers(0)]
    return [[json.loads(entry) for entry in journal] for one in kept for journal in one.journals.values()]


def reader_of(journal: list[Entry]) -> Reader:
    return Reader(Table("a table", GAMES, setting_of(journal[0])))


def read(journals: Journals) -> None:
    for journal in journals:
        reader = reader_of(journal)
        for entry in journal:
            reader.read(entry)


def look_back(journals: Journals) -> None:
    """After whatever else than a move, as somebody who has left a while ago."""
    for journal in journals:
        reader = reader_of(journal)
        for entry in journal:
            reader.read(entry)
            for ago in BACK if entry["kind"] != "moved" else ():
                for holder in sorted(reader.devices):
                    reader.look_back(max(0, reader.table.n - ago), holder)


def test_what_is_believed_of_each_kind_holds(journals: Journals) -> None:
    read(journals)


def test_what_was_missed_is_told_from_the_table_as_the_journal_tells_it(journals: Journals) -> None:
    look_back(journals)


def test_what_a_reader_remembers_is_what_a_greeting_tells(journals: Journals) -> None:
    for journal in journals:
        reader = reader_of(journal)
        for entry in journal:
            reader.read(entry)
        table, now = reader.table, journal[-1]["at"] + LATER_MS
        for holder in sorted(reader.devices):
            for since in (None, 0, table.n - 30, table.n - 1):
                after = first_missed(table.n, table.started, table.boxed, since)
                told = json.loads(greeting(table, journal, holder, since, now, False, write)[1])["missed"]
                assert told == json.loads(write(reader.missed(after, holder)))


@pytest.mark.parametrize(("flag", "kind"), NEEDED)
def test_what_is_not_believed_of_a_kind_is_found(
    journals: Journals, flag: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KINDS[kind], "quiet" if flag == "loud" else flag, flag == "loud")
    assert not believed(kind, flag)
    with pytest.raises((AssertionError, IndexError)):
        (look_back if flag == "cuts" else read)(journals)
