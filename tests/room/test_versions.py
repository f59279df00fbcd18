"""A match that was begun by other rules: it is not played on by ours, its table says so and offers a new one."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from click.testing import CliRunner

import butin
from butin.adapters.cli.play import kept_file
from butin.adapters.cli.program import program
from butin.core.errors import BadRecord
from butin.core.match import other_rules
from butin.room.errors import Refused
from butin.room.telling.record import record
from butin.testing.ours import NAMES
from butin.testing.sim import GAMES, Page, SimBus, SimClock, SimStore, World
from tests.room.test_beginning import begun, entries, gathered, play_out, shown


class Newer(World):
    """The same store, in a house that knows the next version of a game's rules."""

    def __init__(self, store: SimStore, clock: SimClock, game: str) -> None:
        self.games = {**GAMES, game: replace(GAMES[game], version=GAMES[game].version + 1)}
        super().__init__(store, SimBus(), clock)


def half_played(game: str, moves: int, **wish: Any) -> tuple[World, str, list[Page]]:
    world = World()
    table, pages = gathered(world, game, 2, 2, **wish)
    begun(world, table)
    for _ in range(moves):
        laid = world.room.live[table].table
        seat = laid.actors()[0]
        assert laid.state is not None
        text = laid.game.write_move(laid.state, seat, laid.state.legal(seat)[0])
        assert world.wish(table, pages[seat].secret, "move", seat=seat, move=text)[1] is None
    return world, table, pages


@pytest.mark.parametrize("game", NAMES)
def test_a_half_played_match_is_over_without_a_result_and_a_new_one_can_begin(game: str) -> None:
    old, table, _ = half_played(game, 3)
    old.clock.stop()
    new = Newer(old.store, old.clock, game)
    pages = [new.enter(table, secret) for secret in ("host", "one")]
    new.clock.pass_ms(100)
    seen = shown(pages[0])
    assert (seen["outdated"], seen["phase"], seen["secret"]) == (True, "over", "")
    assert pages[0].last("hello")["views"] == {}
    assert [entry["entry"]["kind"] for entry in pages[0].last("hello")["missed"]][:4] == ["started"] + ["moved"] * 3
    assert new.wish(table, "host", "move", move="throw")[1].kind == "not_playing"  # type: ignore[union-attr]
    assert new.wish(table, "host", "again")[1] is None
    assert new.wish(table, "one", "answer", yes=True)[1] is None
    laid = new.room.live[table].table
    assert (laid.matches, laid.phase, laid.outdated, laid.rules) == (2, "playing", False, GAMES[game].version + 1)
    assert pages[1].views()["1"]["game"] == game


def test_a_journal_that_names_no_rules_follows_the_first() -> None:
    world, table, _ = half_played("voleurs", 2)
    kept = entries(world, table)
    for entry in kept:
        entry.pop("rules", None)
    world.store.entries[table] = [json.dumps(entry) for entry in kept]
    world.restart()
    page = world.enter(table, "host")
    assert shown(page)["outdated"] is (GAMES["voleurs"].version != 1)
    assert world.room.live[table].table.rules == 1


def test_what_a_guest_missed_of_such_a_match_is_told_without_its_events() -> None:
    old, table, pages = half_played("voleurs", 4)
    n = pages[0].n
    old.leave(pages[0])
    laid = old.room.live[table].table
    assert laid.state is not None
    old.wish(table, "host", "move", move=laid.game.write_move(laid.state, 0, laid.state.legal(0)[0]))
    old.clock.stop()
    new = Newer(old.store, old.clock, "voleurs")
    missed = new.enter(table, "host", since=n).last("hello")["missed"]
    assert {"moved"} <= {entry["entry"]["kind"] for entry in missed}
    assert all(entry["events"] == [] for entry in missed)


def test_the_record_of_such_a_match_is_refused_and_that_of_a_later_one_is_not() -> None:
    old, table, _ = half_played("voleurs", 3)
    old.clock.stop()
    new = Newer(old.store, old.clock, "voleurs")
    pages = [new.enter(table, secret) for secret in ("host", "one")]
    new.wish(table, "host", "again")
    new.wish(table, "one", "answer", yes=True)
    play_out(new, table, pages)
    game = new.games["voleurs"]
    with pytest.raises(Refused) as refused:
        record(new.games, table, entries(new, table), 1)
    assert (refused.value.kind, str(refused.value)) == ("other_rules", other_rules(game, game.version - 1))
    assert record(new.games, table, entries(new, table), 2) is not None


def test_record_replay_review_verify_and_resume_refuse_in_the_same_sentence(tmp_path: Any, monkeypatch: Any) -> None:
    game = butin.game("voleurs")
    lines = butin.new("voleurs", 2, seed=1).save().splitlines()
    header = {**json.loads(lines[0]), "rules": game.version + 1}
    text = "\n".join([json.dumps(header), *lines[1:]])
    why = other_rules(game, game.version + 1)
    with pytest.raises(BadRecord) as refused:
        butin.load(text)
    assert str(refused.value) == why
    file = tmp_path / "match.jsonl"
    file.write_text(text, "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept_file(game).parent.mkdir(parents=True)
    kept_file(game).write_text(text, "utf-8")
    for command in (["replay", str(file)], ["review", str(file)], ["play", "voleurs", "--resume"]):
        result = CliRunner().invoke(program, command)
        assert isinstance(result.exception, BadRecord), result.output
        assert str(result.exception) == why
    result = CliRunner().invoke(program, ["verify", str(file)])
    assert (result.exit_code, result.output.strip()) == (1, f"butin: {why}")
