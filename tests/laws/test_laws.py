"""Laws that every game keeps, at any number of seats, with any options."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from butin.adapters.drawn import drawn
from butin.core.game import AnyGame
from butin.testing.laws import LAWS, OK, SKIPPED, Law, held
from butin.testing.ours import GAMES
from butin.testing.stated import stated

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


@every_game
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.text)
@pytest.mark.parametrize("part", [2, pytest.param(1, marks=pytest.mark.whole)])
def test_law(law: Law, game: AnyGame, part: int) -> None:
    verdict = held(law, game, -(-law.cases // part))  # in half of the evenings, and in all
    skipped = [] if hasattr(stated(game), "AT_ONCE") else ["in secret"]
    skipped += [] if drawn(game).said else ["its roles"]  # they have boards
    assert verdict.kind == (SKIPPED if any(words in law.text for words in skipped) else OK), verdict


@pytest.mark.whole
@every_game
@pytest.mark.parametrize("part", range(4))
def test_two_thousand_random_games_end_and_keep_their_pieces(game: AnyGame, part: int) -> None:
    # in another process it is compiled, where that can be
    many = [sys.executable, "-m", "tests.laws.thousands", game.name, str(part * 500), "500"]
    done = subprocess.run(many, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "500 games\n"), done.stderr
