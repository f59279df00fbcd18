"""Compiled and interpreted are one program: the same numbers, the same positions, the same story, move by move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import butin
from butin.build_kind import built

ROOT = Path(__file__).parents[2]
FORM = "compiled" if built() else "interpreted"


def printed(*command: str, pure: bool) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "BUTIN_PURE"}
    if pure:
        environment["BUTIN_PURE"] = "1"
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return ended.stdout.splitlines()


@pytest.mark.slow
def test_both_play_the_same_move_by_move() -> None:
    walks = (sys.executable, "-m", "tests.laws.walks", "6")
    interpreted, compiled = printed(*walks, pure=True), printed(*walks, pure=False)
    assert interpreted[0] == "interpreted"
    assert compiled[0] == FORM
    assert len(compiled) > 100
    differ = [(one, other) for one, other in zip(interpreted[1:], compiled[1:], strict=True) if one != other]
    assert not differ


@pytest.mark.slow
def test_both_answer_the_same_to_whoever_uses_the_library_well_or_badly() -> None:
    calls = (sys.executable, "-m", "tests.laws.alike")
    interpreted, compiled = printed(*calls, pure=True), printed(*calls, pure=False)
    assert len(interpreted) > 2000
    differ = [(one, other) for one, other in zip(interpreted[1:], compiled[1:], strict=True) if one != other]
    assert not differ


@pytest.mark.slow
def test_the_program_says_which_is_running() -> None:
    version = (sys.executable, "-m", "butin", "--version")
    assert printed(*version, pure=True) == [f"butin {butin.__version__}, interpreted"]
    assert printed(*version, pure=False) == [f"butin {butin.__version__}, {FORM}"]


OTHERS = """
from butin.core.chance import Chance, FastChance
from butin.core.character import Dealer
from butin.core.state import State

class Coin(State):
    def actors(self): return [self.turn] if self.turn < self.seats else []
    def legal(self, seat): return [0, 1]
    def refusal(self, seat, move): return None
    def play(self, seat, move, tell=None): self.turn += 1
    def clone(self): return self
    def scores(self): return None if self.actors() else [0] * self.seats
    def winners(self): return [] if self.actors() else [0]

class Low(Chance):
    def below(self, n): return 0
    def clone(self): return self

class Blind(Dealer):
    def deal(self, state, chance): state.turn = chance.below(2)

coin = Coin()
coin.seats, coin.turn = 2, 1
Blind().deal(coin, Low())
cards = [3, 1, 2]
Low().shuffle(cards)
coin.play(0, 1)
coin.play(1, 0)
print(coin.turn, cards, coin.winners())
"""


@pytest.mark.slow
def test_games_of_others_may_stay_plain_python() -> None:
    assert [printed(sys.executable, "-c", OTHERS, pure=pure) for pure in (True, False)] == [["2 [1, 2, 3] [0]"]] * 2
