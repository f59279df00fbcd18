"""Looking back: what a decision gave away, judged by what that seat knew when it decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from butin.bots.policy import policies
from butin.bots.search import Search
from butin.core.chance import Chance
from butin.core.character import Guide
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


def decisions(game: AnyGame, journal: Journal, first: int = 1, last: int = 0) -> Iterator[Decision]:
    """Those moves of a finished match that somebody had to think about; none where the faster hand decides."""
    if game.speed is not None and game.speed.on(journal.options):
        return
    match = replay(game, journal, first - 1)
    for number, entry in enumerate(journal.entries[first - 1 : last or None], first):
        seat, state = entry.seat, match.state
        if seat != TABLE and len(state.legal(seat)) > 1:
            yield Decision(number, game.view(state, seat), entry.move)
        match.play(seat, entry.move, entry.at)


def judge(game: AnyGame, decision: Decision, chance: Chance, iterations: int = ITERATIONS) -> Judged:
    """Search from the seat's own view, and once more for the move that was made, if the search thought little of it."""
    seat = int(decision.view["seat"])
    world = game.imagine(decision.view, chance)
    made = game.read_move(world, seat, decision.move)
    best = game.characters[game.strongest]
    guide = best.guide or Guide(policies(game)[game.usual])
    if best.guide is None:  # what the characters would do is compared, not every move
        moves = [mind(world, seat, chance) for mind in policies(game).values()]
    else:
        moves = world.legal(seat) if guide.narrow is None else guide.narrow(world, seat)
    search = Search(game, guide, world, seat, chance, list({*moves, made}))
    thought = search.run(iterations, MS)
    first = thought.moves.index(thought.best)
    place = thought.moves.index(made)
    own = thought.chances[place]
    if place != first and thought.visits[place] < iterations // 8:
        own = Search(game, guide, world, seat, chance, [made]).run(iterations // 4, MS // 2).chances[0]
    return Judged(own, game.write_move(world, seat, thought.best), max(own, thought.chances[first]))
