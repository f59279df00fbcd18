"""The maze as bits, for those who look several pushes ahead: a square is a bit, a set of squares a number.

Four numbers say which squares are open to the north, east, south and west. Two more follow: `across` has the squares
joined with the one to the east, `down` those joined with the one to the south. A treasure on the spare card is on the
square SPARE, one more than there are.
"""

from __future__ import annotations

from typing import Final

from butin.games.labyrinthe.components import ARROWS, SIZE
from butin.games.labyrinthe.maze import LINES, NO_ARROW, NOWHERE, ROTATIONS, SQUARES, TURNS, distance
from butin.games.labyrinthe.rules import Labyrinthe

SPARE: Final = SQUARES
_NOT_LAST_COLUMN: Final = sum(1 << square for square in range(SQUARES) if square % SIZE < SIZE - 1)
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

LINE: Final = [sum(1 << square for square in line) for line in LINES]  # the squares that a push at an arrow moves
REST: Final = [(1 << SQUARES) - 1 - line for line in LINE]
FIRST: Final = [line[0] for line in LINES]
LAST: Final = [line[-1] for line in LINES]
UP: Final = [max(0, line[1] - line[0]) for line in LINES]  # how far a push moves squares to higher numbers
BACK: Final = [max(0, line[0] - line[1]) for line in LINES]  # and to lower ones
ALLOWED: Final = [[a for a in range(len(ARROWS)) if a != barred] for barred in [NO_ARROW, *[b ^ 1 for b in range(8)]]]
_SHAPE_OF: Final = [next((shape for shape, turns in enumerate(TURNS) if sides in turns), -1) for sides in range(16)]


def _different(turns: list[int], near: int) -> list[int]:
    """One way to lie for each different set of neighbours, given as sides, that a card can be joined with."""
    kept: list[int] = []
    for sides in turns:
        if all(sides & near != other & near for other in kept):
            kept.append(sides)
    return kept


def _widest(turns: list[int], near: int) -> list[int]:
    """Of these, the ones that no other outdoes."""
    kept = _different(turns, near)
    return [
        one for one in kept if not any(one & near & ~other == 0 and one is not other for other in kept if other != one)
    ]


# By shape * 16 + the neighbours that are open towards the card.
DIFFERENT: Final = [_different(turns, near) for turns in TURNS for near in range(16)]
WIDEST: Final = [_widest(turns, near) for turns in TURNS for near in range(16)]


def flood(across: int, down: int, lit: int) -> int:
    """All squares that are connected with the lit ones."""
    while True:
        more = lit | (lit & across) << 1 | lit >> 1 & across
        more |= (more & down) << SIZE | more >> SIZE & down
        if more == lit:
            return lit
        lit = more


def nearest(reached: int, goal: int) -> list[int]:
    """Those of these squares that are nearest to the treasure, walls or not; all of them while it is on the spare."""
    squares = [square for square in range(SQUARES) if reached >> square & 1]
    if goal == SPARE:
        return squares
    least = min(distance(square, goal) for square in squares)
    return [square for square in squares if distance(square, goal) == least]


def carried(arrow: int, squares: int) -> int:
    """Where a push takes whoever stands on these squares: along the line, and round at its end (LA-10)."""
    line = LINE[arrow]
    moved = (squares & line) << UP[arrow] >> BACK[arrow] & line
    return squares & REST[arrow] | moved | (squares >> LAST[arrow] & 1) << FIRST[arrow]


def carried_back(arrow: int, squares: int) -> int:
    """From where a push takes somebody to these squares."""
    line = LINE[arrow]
    moved = (squares & line) << BACK[arrow] >> UP[arrow] & line
    return squares & REST[arrow] | moved | (squares >> FIRST[arrow] & 1) << LAST[arrow]


def _moved(arrow: int) -> list[int]:
    """Where a push takes the treasure on each square, the last of the line falling out and the spare coming in."""
    moved = list(range(SQUARES + 1))
    line = [*LINES[arrow], SPARE]
    for place, square in enumerate(line):
        moved[square] = line[place + 1 if square != SPARE else 0]
    return moved


MOVED: Final = [_moved(arrow) for arrow in range(len(ARROWS))]


class Corridors:
    """A maze and the card beside it."""

    def __init__(self) -> None:
        self.north: int = 0
        self.east: int = 0
        self.south: int = 0
        self.west: int = 0
        self.across: int = 0
        self.down: int = 0
        self.turns: list[int] = []  # the ways in which the spare may be pushed in
        self.shape: int = 0  # of the spare; NOWHERE if it may not be turned
        self.turning: bool = True
        self.arrow: int = NO_ARROW  # the last push

    def reach(self, square: int) -> int:
        return flood(self.across, self.down, 1 << square)

    def pushed(self, arrow: int, sides: int) -> Corridors:
        """The maze after a push."""
        after = Corridors()
        line, rest, first, last = LINE[arrow], REST[arrow], FIRST[arrow], LAST[arrow]
        up, back = UP[arrow], BACK[arrow]
        north, east, south, west = self.north, self.east, self.south, self.west
        out = north >> last & 1 | (east >> last & 1) << 1 | (south >> last & 1) << 2 | (west >> last & 1) << 3
        after.north = north & rest | (north & line) << up >> back & line | (sides & 1) << first
        after.east = east & rest | (east & line) << up >> back & line | (sides >> 1 & 1) << first
        after.south = south & rest | (south & line) << up >> back & line | (sides >> 2 & 1) << first
        after.west = west & rest | (west & line) << up >> back & line | (sides >> 3 & 1) << first
        after.across = after.east & after.west >> 1 & _NOT_LAST_COLUMN
        after.down = after.south & after.north >> SIZE
        after.shape = _SHAPE_OF[out]
        after.turning = self.turning
        after.turns = TURNS[after.shape] if self.turning else [out]
        after.arrow = arrow
        return after

    def takers(self, goal: int) -> int:
        """The squares from which one push leads to the treasure on the square `goal`."""
        found = 0
        for arrow in ALLOWED[self.arrow + 1]:
            target = MOVED[arrow][goal]
            if target != SPARE:
                for lit in self._lit_after(arrow, 1 << target):
                    found |= carried_back(arrow, lit)
        return found

    def catches(self, square: int) -> int:
        """The squares whose treasure one push leads to, for a ghost on this one; SPARE may be among them."""
        found = 0
        for arrow in ALLOWED[self.arrow + 1]:
            last = LAST[arrow]
            for lit in self._lit_after(arrow, carried(arrow, 1 << square)):
                back = carried_back(arrow, lit)
                found |= back & ~(1 << last) | (lit >> FIRST[arrow] & 1) << SPARE
        return found

    def _lit_after(self, arrow: int, start: int) -> list[int]:
        """What is connected with a square after a push, for each way to lie that may join the most."""
        line, rest, first = LINE[arrow], REST[arrow], FIRST[arrow]
        up, back = UP[arrow], BACK[arrow]
        north, east, south, west = self.north, self.east, self.south, self.west
        north = north & rest | (north & line) << up >> back & line
        east = east & rest | (east & line) << up >> back & line
        south = south & rest | (south & line) << up >> back & line
        west = west & rest | (west & line) << up >> back & line
        across = east & west >> 1 & _NOT_LAST_COLUMN
        down = south & north >> SIZE
        entry = 1 << first
        to_east = entry & west >> 1 & _NOT_LAST_COLUMN
        to_west = entry >> 1 & east & _NOT_LAST_COLUMN
        to_south = entry & north >> SIZE
        to_north = entry >> SIZE & south
        near = (NORTH if to_north else 0) | (EAST if to_east else 0) | (SOUTH if to_south else 0)
        near |= WEST if to_west else 0
        lits: list[int] = []
        for sides in WIDEST[self.shape * 16 + near] if self.turning else self.turns:
            wide = across | (to_east if sides & EAST else 0) | (to_west if sides & WEST else 0)
            deep = down | (to_south if sides & SOUTH else 0) | (to_north if sides & NORTH else 0)
            lits.append(flood(wide, deep, start))
        return lits

    def replies(self) -> list[int]:
        """Pushes as arrow * 16 + sides, those that join the same squares only once."""
        found: list[int] = []
        for arrow in ALLOWED[self.arrow + 1]:
            near = self._near(arrow) if self.turning else 15
            ways = DIFFERENT[self.shape * 16 + near] if self.turning else self.turns
            found += [arrow * 16 + sides for sides in ways]
        return found

    def _near(self, arrow: int) -> int:
        """The sides on which a card pushed in here has a neighbour that is open towards it."""
        first, rest, up, back, line = FIRST[arrow], REST[arrow], UP[arrow], BACK[arrow], LINE[arrow]
        entry = 1 << first
        north = self.north & rest | (self.north & line) << up >> back & line
        east = self.east & rest | (self.east & line) << up >> back & line
        south = self.south & rest | (self.south & line) << up >> back & line
        west = self.west & rest | (self.west & line) << up >> back & line
        near = EAST if entry & west >> 1 & _NOT_LAST_COLUMN else 0
        near |= WEST if entry >> 1 & east & _NOT_LAST_COLUMN else 0
        near |= SOUTH if entry & north >> SIZE else 0
        return near | (NORTH if entry >> SIZE & south else 0)


def corridors(state: Labyrinthe) -> Corridors:
    """The maze of a position."""
    maze = Corridors()
    for square, sides in enumerate(state.sides):
        maze.north |= (sides & 1) << square
        maze.east |= (sides >> 1 & 1) << square
        maze.south |= (sides >> 2 & 1) << square
        maze.west |= (sides >> 3 & 1) << square
    maze.across = maze.east & maze.west >> 1 & _NOT_LAST_COLUMN
    maze.down = maze.south & maze.north >> SIZE
    maze.shape = _SHAPE_OF[state.spare_sides]
    maze.turning = not state.agreed.no_rotation
    maze.turns = TURNS[maze.shape] if maze.turning else [state.spare_sides]
    maze.arrow = state.last_arrow
    return maze


def whereabouts(state: Labyrinthe) -> list[int]:
    """The square of every treasure."""
    squares: list[int] = []
    for disc in range(len(state.places)):
        square = state.square_of(disc)
        squares.append(SPARE if square == NOWHERE else square)
    return squares


def code_of(arrow: int, sides: int) -> int:
    """The push as a move."""
    return arrow * ROTATIONS + TURNS[_SHAPE_OF[sides]].index(sides)
