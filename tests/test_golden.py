"""What was played once is played the same for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import butin
from butin.core.game import AnyGame
from tests.evenings import GAMES
from tests.golden import EXPECTED, RECORDS, digest, golden_file, playthrough


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_golden_playthrough_has_not_changed(game: AnyGame) -> None:
    assert playthrough(game) == golden_file(game).read_text("utf-8")


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_of_every_rules_version_still_replays(path: Path) -> None:
    record = path.read_text("utf-8")
    match = butin.load(record)
    assert digest(match) == json.loads(EXPECTED.read_text("utf-8"))[path.stem]
    assert match.save() == record


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_rules_as_they_are_have_a_record(game: AnyGame) -> None:
    assert (RECORDS / f"{game.name}-{game.version}.jsonl").exists()
