"""Random games as text: `python -m tests.laws.walks GAMES` prints a digest for every stretch of moves."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from butin.build_kind import build_kind
from butin.core.chance import Chance, FastChance, SealedChance, secret_from_seed
from butin.core.game import WATCHER, AnyGame
from butin.core.state import Event
from butin.testing.evenings import any_deal, evening
from butin.testing.ours import GAMES


def numbers(chance: Chance) -> str:
    """What a stream of chance gives, drawn and shuffled."""
    drawn = [chance.below(n) for n in range(1, 400)]
    cards = list(range(60))
    chance.shuffle(cards)
    return _digest([drawn, cards, chance.clone().below(1 << 29), chance.pick(cards)])


def walk(game: AnyGame, seed: int) -> list[str]:
    """A random game: positions, views, moves open and made, and everything told, a digest for each move."""
    told: list[Event] = []
    state = any_deal(game, seed, told.append)
    lines = []
    for seat, move in evening(state, FastChance(seed + 1), told.append):
        text = game.write_move(state, seat, move)
        seen = [game.see(state, viewer) for viewer in range(WATCHER, state.seats)]
        legal = [state.legal(viewer) for viewer in range(state.seats)]
        lines.append(_digest([game.write(state), seen, legal, text, state.scores(), [repr(event) for event in told]]))
        told.clear()
    return [*lines, _digest([game.write(state), state.scores(), state.winners()])]


def _digest(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()[:12]


def main(games: int) -> None:
    print(build_kind())
    for seed in range(20):
        print("fast", seed, numbers(FastChance(seed)))
        print("sealed", seed, numbers(SealedChance(secret_from_seed(seed), ["a", "b"])))
    for game in GAMES:
        for seed in range(games):
            lines = walk(game, seed)
            for start in range(0, len(lines), 50):
                print(game.name, seed, start, *lines[start : start + 50])


if __name__ == "__main__":
    main(int(sys.argv[1]))
