"""Who may what at an evening, and when: every cell of the table, for whoever has a chair, a place or a link."""

from __future__ import annotations

from typing import Any

import pytest

from butin.testing.sim import digest
from kit.evenings import Evening

NO_BOX, BETWEEN, IN_A_MATCH = "no box yet", "between matches", "in a match"
HOST, CHAIR, BENCH, JOIN, WATCH, ID = "ana", "bo", "cy", "somebody by join", "somebody by watch", "somebody by id"
WAYS = {JOIN: "join", WATCH: "watch"}
ASKED, DONE = "asked", "done"

WISHES: dict[str, dict[str, Any]] = {
    "box": {"game": "labyrinthe"},
    "start": {},
    "bot": {"seat": 3, "bot": "careless"},
    "first": {"seat": 0},
    "free": {"seat": 1},
    "host": {"seat": 1},
    "close": {},
    "name": {"name": "Zoé"},
    "say": {"phrase": "hello"},
    "stand": {},
    "again": {},
    "sit": {"seat": 3},
    "bench": {"name": "Zoé"},
    "ask_seat": {"seat": 3},
}
# what a wish comes to: done, asked, or refused for a reason
HOSTS_ALONE = dict.fromkeys(("start", "bot", "first", "free", "host", "close"), "not_host")
STRANGER = {**HOSTS_ALONE, **dict.fromkeys(("box", "name", "say", "stand", "again"), "not_your_seat")}
SHUT_OUT = {**STRANGER, **dict.fromkeys(("sit", "bench", "ask_seat"), "watch_only")}
RIGHTS: dict[str, dict[str, dict[str, str]]] = {
    NO_BOX: {
        HOST: {
            **dict.fromkeys(("box", "free", "host", "close", "name", "say", "stand", "sit", "bench"), DONE),
            **dict.fromkeys(("start", "bot", "first"), "no_box"),
            "again": "not_over",
            "ask_seat": "nobody_there",
        },
        CHAIR: {
            **HOSTS_ALONE,
            **dict.fromkeys(("box", "name", "say", "stand", "sit", "bench"), DONE),
            "again": "not_over",
            "ask_seat": "nobody_there",
        },
        BENCH: {
            **HOSTS_ALONE,
            **dict.fromkeys(("box", "name", "stand", "sit", "bench"), DONE),
            **dict.fromkeys(("say", "again"), "not_your_seat"),
            "ask_seat": "nobody_there",
        },
        JOIN: {**STRANGER, **dict.fromkeys(("sit", "bench"), DONE), "ask_seat": "nobody_there"},
        WATCH: SHUT_OUT,
        ID: SHUT_OUT,
    },
    BETWEEN: {
        HOST: {
            **dict.fromkeys(("box", "start", "bot", "first", "free", "host", "close", "name", "say", "stand"), DONE),
            **dict.fromkeys(("sit", "bench"), DONE),
            "again": ASKED,
            "ask_seat": "nobody_there",
        },
        CHAIR: {
            **HOSTS_ALONE,
            **dict.fromkeys(("name", "say", "stand", "sit", "bench"), DONE),
            **dict.fromkeys(("box", "again"), ASKED),
            "ask_seat": "nobody_there",
        },
        BENCH: {
            **HOSTS_ALONE,
            **dict.fromkeys(("name", "stand", "sit", "bench"), DONE),
            **dict.fromkeys(("say", "again"), "not_your_seat"),
            "box": ASKED,
            "ask_seat": "nobody_there",
        },
        JOIN: {**STRANGER, **dict.fromkeys(("sit", "bench"), DONE), "ask_seat": "nobody_there"},
        WATCH: SHUT_OUT,
        ID: SHUT_OUT,
    },
    IN_A_MATCH: {
        HOST: {
            **dict.fromkeys(("host", "close", "name", "say", "stand", "bot"), DONE),
            **dict.fromkeys(("start",), "already_started"),
            **dict.fromkeys(("first",), "match_on"),
            "free": "seat_in_use",
            "box": ASKED,
            "again": "not_over",
            "sit": "other_hand",
            "bench": DONE,
            "ask_seat": "other_hand",
        },
        CHAIR: {
            **HOSTS_ALONE,
            **dict.fromkeys(("name", "say", "stand", "bench"), DONE),
            "box": ASKED,
            "again": "not_over",
            "sit": "other_hand",
            "ask_seat": "other_hand",
        },
        BENCH: {
            **HOSTS_ALONE,
            **dict.fromkeys(("name", "stand", "bench"), DONE),
            **dict.fromkeys(("say", "again", "box"), "not_your_seat"),
            "sit": "ask_first",
            "ask_seat": ASKED,
        },
        JOIN: {**STRANGER, "bench": DONE, "sit": "ask_first", "ask_seat": ASKED},
        WATCH: SHUT_OUT,
        ID: SHUT_OUT,
    },
}
CELLS = [(when, who, do) for when, rows in RIGHTS.items() for who in rows for do in WISHES]


def arranged(when: str) -> Evening:
    """Ana is the host, Bo has a chair, Cy waits on the bench."""
    evening = Evening(HOST, CHAIR, game="" if when == NO_BOX else "voleurs", seats=4)
    if when == BETWEEN:
        evening.match()
    assert evening.do(BENCH, "bench", name=BENCH) is None
    evening.come(BENCH)
    if when == BETWEEN:  # bots keep the chairs warm; one of them is free
        assert evening.do(HOST, "bot", seat=3, bot="") is None
    elif when == IN_A_MATCH:
        assert evening.do(BENCH, "stand") is None
        assert evening.do(HOST, "start") is None
        assert evening.do(BENCH, "bench", name=BENCH) is None
    return evening


def test_the_table_has_every_cell() -> None:
    for rows in RIGHTS.values():
        assert list(rows) == [HOST, CHAIR, BENCH, JOIN, WATCH, ID]
        assert all(set(row) == set(WISHES) for row in rows.values())


@pytest.mark.parametrize(("when", "who", "do"), CELLS)
def test_a_wish_comes_to_what_the_table_says(when: str, who: str, do: str) -> None:
    evening = arranged(when)
    way = WAYS.get(who, "")
    before = len(evening.entries)
    found = evening.do(who, do, way=way, **WISHES[do])
    promised = RIGHTS[when][who][do]
    if promised in (ASKED, DONE):
        assert found is None
        kind = evening.entries[before]["kind"]
        assert (kind == "asked") == (promised == ASKED)
    else:
        assert found == promised
        assert len(evening.entries) == before


@pytest.mark.parametrize("when", RIGHTS)
@pytest.mark.parametrize("who", [HOST, CHAIR, BENCH, JOIN, WATCH, ID])
def test_who_may_enter(when: str, who: str) -> None:
    evening = arranged(when)
    assert (evening.world.enter(evening.id, who, way=WAYS.get(who, "")).guest is not None) == (who != ID)


@pytest.mark.parametrize("who", [CHAIR, BENCH, JOIN])
def test_only_the_host_removes_a_table(who: str) -> None:
    evening = arranged(BETWEEN)
    evening.world.room.remove(evening.id, digest(who))
    assert evening.id in evening.world.store.entries
    evening.world.room.remove(evening.id, digest(HOST))
    assert evening.id not in evening.world.store.entries


def test_at_a_public_table_whoever_comes_may_wait() -> None:
    evening = Evening(HOST, CHAIR, public=True)
    assert evening.do("stranger", "bench", name="Zoé", way="") is None
    assert evening.waiting() == ["Zoé"]
