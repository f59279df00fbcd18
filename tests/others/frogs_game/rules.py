"""The rules of Frogs, its position as data, and its bot. A move is a start and an end, of 36 squares each."""

from __future__ import annotations

from typing import Any

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.options import Options
from butin.core.reading import Position
from butin.core.state import Event, State, Tell

SIZE, LONGEST = 6, 24
FROGS = "fr"
START = ["f.f.f.", ".f.f.f", "......", "......", "r.r.r.", ".r.r.r"]
SQUARES = SIZE * SIZE


class Pond(State):
    """A frog goes forward to a free square, or jumps over a neighbour in any direction; a jump eats."""

    turn: int
    moves: int
    board: list[str]  # one for each square
    eaten: list[int]

    def actors(self) -> list[int]:
        return [self.turn] if self.moves < LONGEST and self._open() else []

    def legal(self, seat: int) -> list[int]:
        return self._open() if seat in self.actors() else []

    def _open(self) -> list[int]:
        own = [square for square, one in enumerate(self.board) if one == FROGS[self.turn]]
        return sorted(square * SQUARES + end for square in own for end in self._ends(square))

    def _ends(self, square: int) -> list[int]:
        row, column, ahead = square // SIZE, square % SIZE, 1 - 2 * self.turn
        steps = [(row + ahead, column + aside) for aside in (-1, 0, 1)]
        around = [(down, aside) for down in (-1, 0, 1) for aside in (-1, 0, 1) if down or aside]
        jumps = [
            (row + 2 * down, column + 2 * aside) for down, aside in around if self._eats(row + down, column + aside)
        ]
        return [r * SIZE + c for r, c in (*steps, *jumps) if self._at(r, c) == "."]

    def _eats(self, row: int, column: int) -> bool:
        return self._at(row, column) == FROGS[1 - self.turn]

    def _at(self, row: int, column: int) -> str:
        return self.board[row * SIZE + column] if 0 <= row < SIZE and 0 <= column < SIZE else ""

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if not self.actors():
            return IllegalMove("over", "FR-3", "the pond is calm")
        if seat != self.turn:
            return IllegalMove("not_your_turn", "FR-1", f"it is seat {self.turn}'s turn", {"seat": self.turn})
        return None if move in self.legal(seat) else IllegalMove("no_way", "FR-2", "no frog goes there")

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        start, end = divmod(move, SQUARES)
        over = (start // SIZE + end // SIZE, start % SIZE + end % SIZE)
        jumped = max(abs(start // SIZE - end // SIZE), abs(start % SIZE - end % SIZE)) == 2
        self.board[start], self.board[end] = ".", self.board[start]
        if jumped:
            self.board[over[0] // 2 * SIZE + over[1] // 2] = "."
            self.eaten[seat] += 1
        self.moves, self.turn = self.moves + 1, 1 - self.turn
        if tell is not None:
            tell(Event("jumped" if jumped else "hopped", "FR-2", {"seat": seat, "end": called(end)}))
            if not self.actors():
                tell(Event("ended", "FR-3", {"winners": self.winners()}))

    def clone(self) -> Pond:
        copy = Pond()
        copy.seats, copy.options, copy.chance = self.seats, self.options, self.chance.clone()
        copy.turn, copy.moves, copy.board, copy.eaten = self.turn, self.moves, self.board[:], self.eaten[:]
        return copy

    def scores(self) -> list[int] | None:
        return None if self.actors() else self.eaten[:]

    def winners(self) -> list[int]:
        return [] if self.actors() else [seat for seat in range(2) if self.eaten[seat] == max(self.eaten)]


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None, first: int) -> Pond:
    state = Pond()
    state.seats, state.options, state.chance, state.turn, state.moves = seats, options, chance, first, 0
    state.board, state.eaten = list("".join(START)), [0, 0]
    return state


def write(state: Pond) -> Position:
    rows = ["".join(state.board[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)]
    return {"turn": state.turn, "moves": state.moves, "board": rows, "eaten": state.eaten[:]}


def read(position: Position, seats: int, options: Options, chance: Chance) -> Pond:
    given: dict[str, Any] = dict(position)
    state = deal(seats, options, chance, None, given["turn"])
    state.moves, state.board, state.eaten = given["moves"], list("".join(given["board"])), list(given["eaten"])
    return state


def called(square: int) -> str:
    return f"{'abcdef'[square % SIZE]}{square // SIZE + 1}"


def write_move(state: Pond, seat: int, move: int) -> str:
    return f"{called(move // SQUARES)}-{called(move % SQUARES)}"


def read_move(state: Pond, seat: int, text: str) -> int:
    squares = {called(square): square for square in range(SQUARES)}
    start, _, end = text.partition("-")
    if start not in squares or end not in squares:
        raise IllegalMove("unreadable", "FR-2", f"cannot read {text!r}: expected a1-b2", {"text": text})
    return squares[start] * SQUARES + squares[end]


def newt(state: Pond, seat: int, chance: Chance) -> int:
    """Whatever goes furthest, and so jumps where it can."""
    return max(state.legal(seat), key=lambda move: (abs(move // SQUARES - move % SQUARES), move))
