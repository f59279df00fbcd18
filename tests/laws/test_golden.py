"""What was played once is played the same for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import butin
from butin.core.game import AnyGame
from butin.testing.golden import (
    golden_file,
    has_samples,
    newest_record,
    outcome_of,
    playthrough,
    records,
    samples,
    samples_file,
)
from butin.testing.ours import GAMES

RECORDS = [path for game in GAMES for path in records(game)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_golden_playthrough_has_not_changed(game: AnyGame) -> None:
    assert playthrough(game) == golden_file(game).read_text("utf-8")


@pytest.mark.parametrize("game", [game for game in GAMES if has_samples(game)], ids=repr)
def test_the_boards_are_tested_with_what_the_referee_sends_today(game: AnyGame) -> None:
    assert samples(game) == samples_file(game).read_text("utf-8"), "run: ./butin test --golden, and read the diff"


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parts[-3]}-{path.stem}" for path in RECORDS])
def test_a_record_of_every_rules_version_still_replays(path: Path) -> None:
    record = path.read_text("utf-8")
    match = butin.load(record)
    assert outcome_of(match) == json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert match.save() == record


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_rules_as_they_are_have_a_record(game: AnyGame) -> None:
    assert newest_record(game) in records(game)
