"""The deal of a day: the same for everybody, alone and against bots; not sealed, and its table and record say so."""

from __future__ import annotations

import json
from typing import Any

import pytest

import butin
from butin.core.chance import commitment, secret_of_the_day
from butin.core.errors import BadRecord
from butin.core.game import AnyGame
from butin.core.journal import load_journal
from butin.core.verifying import verify
from butin.room.errors import Refused
from butin.room.telling.record import record
from butin.testing.ours import GAMES
from butin.testing.sim import World
from kit.evenings import Evening

TODAY = "1970-01-01"  # where the simulated time begins
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def of_the_day(game: str = "voleurs", day: str = TODAY, **wish: Any) -> Evening:
    return Evening("ana", game=game, day=day, **{"seats": None, "first": None, **wish})


def begun(game: str, world: World | None = None) -> dict[str, Any]:
    """The position that somebody is dealt."""
    evening = of_the_day(game, world=world)
    assert evening.do("ana", "start") is None
    table = evening.table
    assert table.state is not None
    return {"begins": table.began, "position": table.game.write(table.state)}


@every_game
def test_the_same_day_and_game_is_the_same_deal_for_everybody(game: AnyGame) -> None:
    one, other = begun(game.name), begun(game.name)
    assert one == other
    late = World()
    late.clock.sleep_ms(24 * 3600 * 1000)
    evening = of_the_day(game.name, day="1970-01-02", world=late)
    assert evening.do("ana", "start") is None
    assert evening.table.game.write(evening.table.state) != one["position"]


def test_the_rules_version_makes_it_another() -> None:
    others = [("1970-01-01", "a", 1), ("1970-01-02", "a", 1), ("1970-01-01", "b", 1), ("1970-01-01", "a", 2)]
    assert len({secret_of_the_day(*other) for other in others}) == len(others)


@pytest.mark.parametrize(
    "day", ["yesterday", "1970-1-1", "19700101", "1970-02-30", "1970-W01-4", "1970-01-02", "2026-11-19", "1970-01-01 "]
)
def test_a_day_that_is_none_or_has_not_been_is_refused_in_one_sentence(day: str) -> None:
    with pytest.raises(Refused) as refused:
        World().open(game="voleurs", day=day, first=None)
    assert refused.value.kind == "no_such_day"
    assert refused.value.values == {"today": TODAY}
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": 3},
        {"options": {"games": 2}},
        {"first": 0},
        {"public": True},
        {"sit": False},
        {"screen": True},
        {"game": ""},
    ],
)
def test_what_would_make_it_another_deal_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="one for everybody") as refused:
        World().open(**{"game": "voleurs", "day": TODAY, "first": None, **wish})
    assert (refused.value.kind, refused.value.values) == ("bad_setting", {"name": "day"})


def test_the_table_says_that_it_is_not_sealed() -> None:
    evening = of_the_day(bots={"1": "3.5"})
    assert evening.opened["sealed"] == ""
    shown = evening.come("ana").last("hello")["table"]
    assert (shown["day"], shown["sealed"], shown["commitment"], shown["first"]) == (TODAY, "", "", -1)
    assert evening.do("ana", "share", share="0f" * 32) == "of_the_day"
    assert evening.do("ana", "first", seat=0) == "of_the_day"
    assert evening.do("ana", "start", close_up=True) is None
    assert len(evening.table.seats) == evening.table.game.best_from
    assert evening.come("ana").last("hello")["table"]["commitment"] == ""
    plain = Evening("ana", "bo").pages["ana"].last("hello")["table"]
    assert "day" not in plain
    assert plain["sealed"]


def test_it_is_played_alone() -> None:
    evening = of_the_day()
    for do in ("sit", "come", "bench"):
        assert evening.do("bo", do, name="Bo") == "of_the_day_alone"
    assert evening.do("ana", "stand") is None
    assert evening.do("ana", "sit") is None


def test_once_more_is_the_same_deal_and_another_box_is_sealed() -> None:
    evening = of_the_day()
    assert evening.do("ana", "start") is None
    first, began = evening.table.secret, evening.table.began
    evening.play()
    assert evening.do("ana", "again") is None
    assert (evening.table.secret, evening.table.began) == (first, began)
    evening.play()
    assert evening.box("ana", "schattendieb") is None
    shown = evening.come("ana").last("hello")["table"]
    assert "day" not in shown
    assert shown["sealed"] == commitment(bytes.fromhex(evening.table.sealed)) != commitment(bytes.fromhex(first))
    assert evening.do("bo", "sit", name="bo") is None


def test_its_record_says_so_and_verify_knows_it() -> None:
    evening = of_the_day()
    assert evening.do("ana", "start") is None
    evening.play()
    journal = record(evening.world.games, evening.id, evening.entries, 1)
    assert journal is not None
    text = journal.save()
    assert json.loads(text.splitlines()[0])["day"] == TODAY
    read = load_journal(text)
    verify(butin.game(read.game), read)
    assert (read.day, read.clone().day) == (TODAY, TODAY)
    with pytest.raises(BadRecord, match=r"paragraph 6 .* not the deal of 1970-01-02"):
        load_journal(text.replace(f'"day": "{TODAY}"', '"day": "1970-01-02"'))


def test_it_is_the_same_after_a_restart() -> None:
    evening = of_the_day()
    evening.world.restart()
    assert evening.come("ana").last("hello")["table"]["day"] == TODAY
