"""The rules of Keep, its position as data, and its bot."""

from __future__ import annotations

from typing import Any

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.options import Options
from butin.core.reading import HOLE, Position, wholes
from butin.core.state import Event, State, Tell

DICE, ROUNDS, CARDS = 5, 2, 12
THROW, STOP = 0, 7  # a number between them keeps that die


class Keep(State):
    """Whoever throws keeps at least one die first."""

    turn: int
    rounds: int
    fresh: bool  # nothing was kept since the last throw
    dice: list[int]
    kept: list[list[int]]
    secret: list[int]
    points: list[int]

    def actors(self) -> list[int]:
        return [self.turn] if self.rounds < ROUNDS * self.seats else []

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        more = [THROW] if self.dice and not self.fresh else []
        return [*more, *sorted(set(self.dice)), *([STOP] if self.kept[seat] else [])]

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if not self.actors():
            return IllegalMove("over", "DI-3", "all rounds are played")
        if seat != self.turn:
            return IllegalMove("not_your_turn", "DI-1", f"it is seat {self.turn}'s turn", {"seat": self.turn})
        return None if move in self.legal(seat) else IllegalMove("not_now", "DI-2", "that cannot be done now")

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        told = Event("kept", "DI-2", {"seat": seat, "die": move})
        if move == THROW:
            self._throw(len(self.dice))
            told = Event("thrown", "DI-2", {"seat": seat, "dice": self.dice[:]})
        elif move == STOP:
            self.points[seat] += sum(self.kept[seat])
            told = Event("stopped", "DI-2", {"seat": seat, "points": sum(self.kept[seat])})
            self._pass_on()
        else:
            self.dice.remove(move)
            self.kept[seat] = sorted([*self.kept[seat], move])
            self.fresh = False
        if tell is not None:
            tell(told)
            if not self.actors():
                tell(Event("ended", "DI-3", {"winners": self.winners()}))

    def _pass_on(self) -> None:
        self.rounds += 1
        self.turn = (self.turn + 1) % self.seats
        self.kept[self.turn] = []
        self._throw(DICE)

    def _throw(self, count: int) -> None:
        self.fresh, self.dice = True, sorted(1 + self.chance.below(6) for _ in range(count))

    def clone(self) -> Keep:
        copy = Keep()
        copy.seats, copy.options, copy.chance = self.seats, self.options, self.chance.clone()
        copy.turn, copy.rounds, copy.fresh = self.turn, self.rounds, self.fresh
        copy.dice, copy.secret, copy.points = self.dice[:], self.secret[:], self.points[:]
        copy.kept = [one[:] for one in self.kept]
        return copy

    def scores(self) -> list[int] | None:
        if self.actors():
            return None
        return [points + secret for points, secret in zip(self.points, self.secret, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores() or []
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None, first: int) -> Keep:
    state = Keep()
    state.seats, state.options, state.chance, state.turn, state.rounds = seats, options, chance, first, 0
    cards = list(range(1, CARDS + 1))
    chance.shuffle(cards)
    state.secret, state.points, state.kept = cards[:seats], [0] * seats, [[] for _ in range(seats)]
    state._throw(DICE)
    return state


def lies_open(state: Keep) -> Position:
    return {
        "phase": "keep" if state.actors() else "over",
        "turn": state.turn,
        "rounds": state.rounds,
        "dice": state.dice[:],
        "kept": [one[:] for one in state.kept],
        "secret": [[HOLE] for _ in state.secret],
        "points": state.points[:],
    }


def own(state: Keep, seat: int) -> Position:
    return {"secret": [[card] if holder == seat else [HOLE] for holder, card in enumerate(state.secret)]}


def write(state: Keep) -> Position:
    return {**lies_open(state), "secret": [[card] for card in state.secret]}


def read(position: Position, seats: int, options: Options, chance: Chance) -> Keep:
    given: dict[str, Any] = dict(position)
    state = Keep()
    state.seats, state.options, state.chance = seats, options, chance
    state.turn, state.rounds = given.get("turn", 0), given.get("rounds", 0)
    state.dice, state.points = list(given.get("dice", [1] * DICE)), wholes(given["points"], "points", seats, 0, 999)
    state.kept = [list(one) for one in given["kept"]]
    state.fresh = len(state.dice) + len(state.kept[state.turn]) == DICE and not state.kept[state.turn]
    unknown = [card for card in range(1, CARDS + 1) if [card] not in given["secret"]]
    chance.shuffle(unknown)
    state.secret = [unknown.pop() if held == [HOLE] else held[0] for held in given["secret"]]
    return state


def write_move(state: Keep, seat: int, move: int) -> str:
    return {THROW: "throw", STOP: "stop"}.get(move, f"keep {move}")


def read_move(state: Keep, seat: int, text: str) -> int:
    moves = {write_move(state, seat, move): move for move in range(STOP + 1)}
    if text not in moves:
        raise IllegalMove("unreadable", "DI-2", f"cannot read {text!r}: expected throw, stop or keep 3", {"text": text})
    return moves[text]


def hen(state: Keep, seat: int, chance: Chance) -> int:
    """Keeps the largest, then stops."""
    return STOP if state.kept[seat] else max(state.dice)
