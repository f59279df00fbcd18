"""Search for any game: information-set Monte-Carlo tree search for one observer, by the contract alone.

Each iteration deals itself a world that fits what the seat sees, walks down one tree that all worlds share, lets the
game's policy play to the end, and notes on the way back how well it ended for whoever chose. A move is compared with
others only over the worlds that allow it (availability counts). Where several seats act at once, each chooses by its
own figures and knows nothing of the others' choice (decoupled selection).
"""

from __future__ import annotations

from math import log, sqrt
from time import thread_time
from typing import Final

from butin.bots.worlds import Worlds
from butin.core.chance import Chance
from butin.core.character import Guide, Policy
from butin.core.game import WAIT, AnyGame
from butin.core.state import State

_CODES: Final = 1 << 24  # codes of moves and of what comes before them lie below this


class Node:
    """What is known of the moves at one place of the tree, whatever the world."""

    def __init__(self) -> None:
        self.count: int = 0  # how often the search came by
        self.place: dict[int, int] = {}  # of a seat's move in the lists below
        self.keys: list[int] = []
        self.visits: list[int] = []
        self.allowed: list[int] = []  # how often the world allowed it
        self.totals: list[float] = []  # of rewards, for the seat that moves
        self.wins: list[float] = []
        self.next: dict[int, Node] = {}  # by the moves of all that act


class Thought:
    """What a search found: for each move how often it was tried, what it is worth, and the chance to win after it."""

    def __init__(self, moves: list[int]) -> None:
        self.moves: list[int] = moves
        self.visits: list[int] = [0] * len(moves)
        self.values: list[float] = [0.0] * len(moves)
        self.chances: list[float] = [0.0] * len(moves)
        self.iterations: int = 0
        self.best: int = moves[0]


class Search:
    """Thinks about one move of one seat. `world` is any world that fits what the seat sees."""

    def __init__(
        self, game: AnyGame, guide: Guide, world: State, seat: int, chance: Chance, moves: list[int] | None = None
    ) -> None:
        if guide.adapt is not None:
            guide = guide.adapt(world, seat)
        self.guide: Guide = guide
        self.seat: int = seat
        self.chance: Chance = chance
        self.worlds: Worlds = Worlds(game, guide, world, seat)
        self.root: Node = Node()
        narrow = guide.narrow
        if moves is None:
            moves = world.legal(seat) if narrow is None else narrow(world, seat)
        self.moves: list[int] = sorted(moves)
        self.running: list[int] = [self._added(self.root, seat * _CODES + move) for move in self.moves]
        self.tried: int = 0
        self.iterations: int = 0
        self.nodes: list[Node] = []  # of this iteration's way down
        self.places: list[int] = []
        self.seats: list[int] = []

    def run(self, iterations: int, ms: int = 0) -> Thought:
        """Think for so many iterations, or milliseconds of CPU time if those are over first.

        All moves are tried in the same worlds, and the worse half is dropped, again and again: time goes to the best.
        """
        start = thread_time()
        rounds = max(1, (len(self.moves) - 1).bit_length())
        for number in range(rounds):
            until = iterations * (number + 1) // rounds
            end = start + ms * (number + 1) / (1000.0 * rounds)
            while self.iterations < until and not (ms and thread_time() >= end):
                self._sweep(until)
            self._drop()
        return self.thought()

    def _sweep(self, until: int) -> None:
        """Every move that is still in the running once, in the same world and with the same luck."""
        world = self.worlds.deal(self.chance)
        luck = self.chance
        for place in self.running:
            if self.iterations >= until:
                return
            self.tried = place
            self.chance = luck.clone()
            state = world.clone()
            state.chance = self.chance
            self._iterate(state)

    def _drop(self) -> None:
        """The worse half; the order of the rest is the best first."""
        root = self.root
        worths = [root.totals[place] / root.visits[place] if root.visits[place] else 0.0 for place in self.running]
        order = sorted(range(len(worths)), key=lambda i: (-worths[i], i))
        self.running = [self.running[i] for i in order[: (len(order) + 1) // 2]]

    def thought(self) -> Thought:
        found = Thought(self.moves)
        found.iterations = self.iterations
        found.best = self.root.keys[self.running[0]] - self.seat * _CODES
        for i, move in enumerate(self.moves):
            at = self.root.place[self.seat * _CODES + move]
            if self.root.visits[at]:
                found.visits[i] = self.root.visits[at]
                found.values[i] = self.root.totals[at] / self.root.visits[at]
                found.chances[i] = self.root.wins[at] / self.root.visits[at]
        return found

    def _iterate(self, state: State) -> None:
        self.nodes.clear()
        self.places.clear()
        self.seats.clear()
        self._descend(state)
        self._finish(state)
        self._note(state)
        self.iterations += 1

    def _descend(self, state: State) -> None:
        """Down the tree until a move is new."""
        node = self.root
        while True:
            actors = state.actors()
            if not actors:
                return
            if self.guide.rivals is not None and (len(actors) > 1 or actors[0] != self.seat):
                if self.seat not in actors:
                    state.play(actors[0], self.guide.rivals(state, actors[0], self.chance))
                    continue
                key, fresh = self._against(node, state, actors, self.guide.rivals)
            elif len(actors) == 1 and self.guide.trust and actors[0] != self.seat:
                seat = actors[0]
                move = self.guide.policy(state, seat, self.chance)
                key = seat * _CODES + move
                fresh = key not in node.next
                if fresh:
                    node.next[key] = Node()
                state.play(seat, move)
            elif len(actors) == 1:
                node.count += 1
                seat = actors[0]
                place = self._select(node, state, seat)
                key = node.keys[place]
                fresh = node.visits[place] == 0
                state.play(seat, key - seat * _CODES)
            else:
                node.count += 1
                key, fresh = self._together(node, state, actors)
            if fresh:
                return
            following = node.next.get(key)
            if following is None:
                following = Node()
                node.next[key] = following
            node = following

    def _together(self, node: Node, state: State, actors: list[int]) -> tuple[int, bool]:
        """All choose before anybody moves; who can no longer move when it is their turn is passed over."""
        fresh = False
        joint = 0
        chosen: list[int] = []
        for seat in actors:
            place = self._select(node, state, seat)
            fresh = fresh or node.visits[place] == 0
            key = node.keys[place]
            chosen.append(key - seat * _CODES)
            joint = joint * (_CODES * 16) + key
        for i, seat in enumerate(actors):
            if chosen[i] != WAIT and (i == 0 or seat in state.actors()):
                state.play(seat, chosen[i])
        return joint, fresh

    def _against(self, node: Node, state: State, actors: list[int], rivals: Policy) -> tuple[int, bool]:
        """Only the searching seat tries its moves; the others choose as people like them do."""
        node.count += 1
        place = self._select(node, state, self.seat)
        key = node.keys[place]
        chosen = [key - seat * _CODES if seat == self.seat else rivals(state, seat, self.chance) for seat in actors]
        fresh = node.visits[place] == 0
        for i, seat in enumerate(actors):
            if chosen[i] != WAIT and (i == 0 or seat in state.actors()):
                state.play(seat, chosen[i])
        return key, fresh

    def _select(self, node: Node, state: State, seat: int) -> int:
        """The place of the move that this seat tries: a new one while the node is narrow, else the most promising."""
        if node is self.root and seat == self.seat:
            return self._take(node, self.tried, seat)
        moves = state.legal(seat)
        base = seat * _CODES
        explore = self.guide.explore
        best, known = -1, 0
        most = -1.0
        for move in moves:
            place = node.place.get(base + move, -1)
            if place < 0:
                continue
            known += 1
            allowed = node.allowed[place] + 1
            node.allowed[place] = allowed
            visits = float(node.visits[place])
            promise = node.totals[place] / visits + explore * sqrt(log(float(allowed)) / visits)
            if promise > most:
                best, most = place, promise
        if known < 1 + self.guide.widen * sqrt(float(node.count)):
            move = self.guide.policy(state, seat, self.chance)
            if base + move not in node.place:
                best = self._added(node, base + move)
            elif best < 0:
                best = node.place[base + move]
        return self._take(node, best, seat)

    def _added(self, node: Node, key: int) -> int:
        place = len(node.keys)
        node.place[key] = place
        node.keys.append(key)
        node.visits.append(0)
        node.allowed.append(1)
        node.totals.append(0.0)
        node.wins.append(0.0)
        return place

    def _take(self, node: Node, place: int, seat: int) -> int:
        self.nodes.append(node)
        self.places.append(place)
        self.seats.append(seat)
        return place

    def _finish(self, state: State) -> None:
        """Play on by the policy, to the end or to the cut-off."""
        guide, chance = self.guide, self.chance
        if guide.finish is not None:
            guide.finish(state, chance)
            return
        policy = guide.policy
        left = guide.depth or -1
        actors = state.actors()
        while actors and left:
            seat = actors[0]
            state.play(seat, policy(state, seat, chance))
            actors = state.actors()
            left -= 1

    def _note(self, state: State) -> None:
        """Back up the tree: every move on the way counts what its seat got in the end."""
        rewards, wins = outcome(state, self.guide)
        for i, node in enumerate(self.nodes):
            place, seat = self.places[i], self.seats[i]
            node.visits[place] += 1
            node.totals[place] += rewards[seat]
            node.wins[place] += wins[seat]


def outcome(state: State, guide: Guide) -> tuple[list[float], list[float]]:
    """What every seat got: its reward, and its share of the victory. The value stands for both at a cut-off."""
    scores = state.scores()
    if scores is None:
        assert guide.value is not None, "a playout that is cut off needs a value"
        values = guide.value(state)
        return values, values
    winners = state.winners()
    wins = [0.0] * state.seats
    for seat in winners:
        wins[seat] = 1.0 / len(winners)
    if guide.reward is not None:
        return guide.reward(state), wins
    lowest = min(0, *scores)
    total = sum(scores) - lowest * len(scores)
    if total == 0:
        return wins, wins
    share = (1.0 - guide.win) / total
    return [guide.win * wins[seat] + share * (scores[seat] - lowest) for seat in range(state.seats)], wins
