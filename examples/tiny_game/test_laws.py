"""The game keeps the laws of every game: `pytest` says which it breaks, and where."""

import pytest
from tiny_game import GAME

from butin.testing.laws import BROKEN, LAWS, Law, held


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.text)
def test_law(law: Law) -> None:
    verdict = held(law, GAME)
    assert verdict.kind != BROKEN, verdict
