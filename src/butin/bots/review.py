"""Looking back: what a decision gave away, judged by what that seat knew when it decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from butin.bots.policy import policies
from butin.bots.search import Search
from butin.core.chance import Chance
from butin.core.character import HABITUE, Guide
from butin.core.game import AnyGame, View
from butin.core.journal import Journal
from butin.core.match import replay
from butin.core.state import TABLE

ITERATIONS: Final = 800  # for one decision
MS: Final = 500  # of CPU time, at most


class Decision:
    """A move of a match, and what its seat could see before it."""

    def __init__(self, number: int, view: View, move: str) -> None:
        self.number: int = number  # of the move in its match, from 1
        self.view: View = view
        self.move: str = move


class Judged:
    """The chances to win with the move that was made, and with the best one."""

    def __init__(self, chance: float, best: str, best_chance: float) -> None:
        self.chance: float = chance
        self.best: str = best
        self.best_chance: float = best_chance

    @property
    def gave_away(self) -> float:
        return max(0.0, self.best_chance - self.chance)


def decisions(game: AnyGame, journal: Journal, first: int = 1, last: int = 0) -> Iterator[Decision]:
    """Those moves of a finished match that somebody had to think about; how fast a hand was is not among them.

    None in a game of hands of which no character searches.
    """
    if _guide(game) is None:
        return
    match = replay(game, journal, first - 1)
    for number, entry in enumerate(journal.entries[first - 1 : last or None], first):
        seat, state = entry.seat, match.state
        if seat != TABLE and not game.racing(state) and len(state.legal(seat)) > 1:
            yield Decision(number, game.view(state, seat), entry.move)
        match.play(seat, entry.move, entry.at)


def judge(game: AnyGame, decision: Decision, chance: Chance, iterations: int = ITERATIONS) -> Judged:
    """Search from the seat's own view, and once more for the move that was made, if the search thought little of it."""
    seat = int(decision.view["seat"])
    world = game.imagine(decision.view, chance)
    made = game.read_move(world, seat, decision.move)
    guide = _guide(game)
    assert guide is not None
    search = Search(game, guide, world, seat, chance)
    if game.characters[_best(game)].guide is None:  # what the characters would do is compared, not every move
        search.moves = [mind(world, seat, chance) for mind in policies(game).values()]
    search.moves = sorted({*search.moves, made})
    thought = search.run(iterations, MS)
    best = thought.moves.index(thought.best)
    place = thought.moves.index(made)
    own = thought.chances[place]
    if place != best and thought.visits[place] < iterations // 8:
        again = Search(game, guide, world, seat, chance)
        again.moves = [made]
        own = again.run(iterations // 4, MS // 2).chances[0]
    return Judged(own, game.write_move(world, seat, thought.best), max(own, thought.chances[best]))


def _best(game: AnyGame) -> str:
    return list(game.characters)[-1]


def _guide(game: AnyGame) -> Guide | None:
    """How the best character of a game searches; if it does not, a search by what the regulars do."""
    best = game.characters[_best(game)]
    if best.guide is not None or game.speed is not None:
        return best.guide
    regular = next(one.policy for one in game.characters.values() if one.level == HABITUE)
    assert regular is not None
    return Guide(regular)
