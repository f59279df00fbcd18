"""Faces: chosen while people wait, no two the same at a table, and kept through the evening."""

from __future__ import annotations

from typing import Any

import pytest

from butin.room.telling.record import FinishedMatches
from butin.testing.sim import GAMES
from kit.evenings import Evening
from kit.rooms import House


def faces(table: dict[str, Any]) -> dict[str, int]:
    """Who is told to have which."""
    people = [*table["seats"], *table["bench"]]
    return {one["name"]: one["face"] for one in people if "face" in one}


def test_a_face_is_told_with_the_name_and_refused_where_somebody_has_it() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("cy", "bench", name="cy") is None
    evening.come("cy")
    assert faces(evening.pages["ana"].last("news")["table"]) == {}
    assert evening.do("ana", "face", face=7) is None
    for page in evening.pages.values():
        news = page.last("news")
        assert news["entry"] | {"at": 0} == {"kind": "faced", "at": 0, "seat": 0, "name": "ana", "face": 7}
        assert faces(news["table"]) == {"ana": 7}
    for name in ("bo", "cy"):
        assert evening.do(name, "face", face=7) == "face_taken"
    assert evening.do("cy", "face", face=3) is None
    assert evening.do("bo", "face", face=3) == "face_taken"
    assert evening.do("ana", "face", face=7) is None, "it is their own"
    assert evening.do("ana", "face", face=0) is None
    assert evening.do("bo", "face", face=7) is None
    assert faces(evening.come("bo").last("hello")["table"]) == {"ana": 0, "bo": 7, "cy": 3}


@pytest.mark.parametrize("face", [-1, 12, None])
def test_there_are_twelve(face: int | None) -> None:
    evening = Evening("ana", "bo")
    assert evening.do("ana", "face", face=face) == "no_such_face"
    assert evening.do("stranger", "face", face=1) == "not_your_seat"


def test_it_is_chosen_while_one_waits() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("cy", "bench", name="cy") is None
    assert evening.do("ana", "start") is None
    assert evening.do("ana", "face", face=1) == "match_on"
    assert evening.do("cy", "face", face=1) is None


def test_it_goes_along_to_the_bench_a_chair_a_match_and_another_box_and_is_given_back() -> None:
    evening = Evening("ana", "bo", "cy")
    for number, name in enumerate(evening.pages):
        assert evening.do(name, "face", face=number + 4) is None
    kept = {"ana": 4, "bo": 5, "cy": 6}
    evening.match()
    assert evening.box("ana", "labyrinthe", seats=2) is None
    assert len(evening.waiting()) == 1
    assert faces(evening.pages["ana"].last("news")["table"]) == kept
    evening.match()
    evening.match()
    assert faces(evening.come("bo").last("hello")["table"]) == kept
    host = evening.seated()[evening.table.host]
    assert evening.do(host, "start") is None
    gone = next(name for name in evening.seated() if name)
    assert evening.do(gone, "stand") is None
    assert faces(evening.pages["ana"].last("news")["table"]) == {n: face for n, face in kept.items() if n != gone}


def test_what_was_played_is_told_with_the_faces_of_those_who_played() -> None:
    evening = Evening("ana", "bo")
    assert evening.do("bo", "face", face=11) is None
    evening.match()
    (match,) = FinishedMatches(GAMES, evening.id, evening.entries).matches
    assert [one.get("face") for one in match["seats"]] == [None, 11]


@pytest.mark.parametrize("seed", range(4))
def test_two_servers_and_one_face(seed: int) -> None:
    house = House(seed=seed, slowest=seed)
    table = house.open(2)
    pages = [house.enter(room, table, f"s{room}") for room in range(2)]
    answers = [house.wish(room, table, f"s{room}", "face", face=2)[1] for room in range(2)]
    assert sorted(getattr(error, "kind", "") for error in answers) == ["", "face_taken"]
    house.clock.pass_ms(2_000)
    assert all(len(faces(page.last("news")["table"])) == 1 for page in pages)
