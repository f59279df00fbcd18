"""Many random games of one kind, in a process of their own, as fast as they run for people: GAME FIRST COUNT."""

from __future__ import annotations

import sys

import butin
from butin.core.chance import FastChance
from butin.core.game import AnyGame
from butin.testing.evenings import any_deal, evening
from butin.testing.stated import stated


def hold_evening(game: AnyGame, seed: int) -> None:
    """A game to its end: it goes on as long as nobody has won, keeps its pieces, and has winners."""
    state, box = any_deal(game, seed), stated(game)
    assert box is not None, f"{game} has no testing.py"
    for number, (seat, move) in enumerate(evening(state, FastChance(seed + 1))):
        assert state.scores() is None, seed
        assert move in state.legal(seat), seed
        if number % 50 == 0:
            box.conserved(state)
    box.conserved(state)
    scores, winners = state.scores(), state.winners()
    assert scores is not None and len(scores) == state.seats, seed
    assert winners and set(winners) <= set(range(state.seats)), seed


def main(name: str, first: int, count: int) -> None:
    for seed in range(first, first + count):
        hold_evening(butin.game(name), seed)
    print(f"{count} games")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
