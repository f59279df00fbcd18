"""The maze: squares 0 to 24 row by row, cards with open sides, and the ways between them.

Open sides are four bits, N E S W from the lowest. `sides` is a list with the open sides of every square.
"""

from __future__ import annotations

from typing import Final

from butin.games.labyrinthe.components import ARROWS, FIXED, LOOSE, SHAPES, SIDES, SIZE

SQUARES: Final = SIZE * SIZE
NOWHERE: Final = -1  # the square of what lies on the spare
NO_ARROW: Final = -1  # before the first push
ROTATIONS: Final = 4  # a push is arrow * ROTATIONS + rotation

_ROW_STEPS: Final = [-1, 0, 1, 0]  # N E S W
_COLUMN_STEPS: Final = [0, 1, 0, -1]


def square_named(text: str) -> int:
    """
    >>> square_named("1,3")
    2
    """
    row, column = text.split(",")
    return (int(row) - 1) * SIZE + int(column) - 1


def name_of(square: int) -> str:
    """
    >>> name_of(24)
    '5,5'
    """
    return f"{square // SIZE + 1},{square % SIZE + 1}"


def open_sides(letters: str) -> int:
    """
    >>> open_sides("NES")
    7
    """
    return sum(1 << SIDES.index(letter) for letter in letters)


def letters_of(sides: int) -> str:
    """
    >>> letters_of(7)
    'NES'
    """
    return "".join(letter for bit, letter in enumerate(SIDES) if sides >> bit & 1)


def _turned(sides: int, quarters: int) -> int:
    return (sides << quarters | sides >> 4 - quarters) & 15


def _all_turns(sides: int) -> list[int]:
    """The different ways a card can lie, a quarter clockwise each time: a straight has only two."""
    turns: list[int] = []
    for quarters in range(4):
        if _turned(sides, quarters) not in turns:
            turns.append(_turned(sides, quarters))
    return turns


def _line(arrow: str) -> list[int]:
    """The five squares that a push at this arrow moves, the one beside the arrow first."""
    along = int(arrow[1]) - 1
    if arrow[0] == "R":
        line = [along * SIZE + column for column in range(SIZE)]
    else:
        line = [row * SIZE + along for row in range(SIZE)]
    return line if arrow[2] in ">v" else line[::-1]


def _carried(line: list[int]) -> list[int]:
    """Where a push takes whoever stands on a square; from the far end round to the card just pushed in (LA-10)."""
    carried = list(range(SQUARES))
    for place, square in enumerate(line):
        carried[square] = line[(place + 1) % SIZE]
    return carried


def _beside(square: int, side: int) -> int:
    row, column = square // SIZE + _ROW_STEPS[side], square % SIZE + _COLUMN_STEPS[side]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NOWHERE  # the edge is a wall (LA-12)


def _doors(square: int, sides: int) -> list[int]:
    """The squares behind the open sides, as neighbour * 16 + the side that it must open in turn (LA-11)."""
    doors: list[int] = []
    for side in range(4):
        beside = _beside(square, side)
        if sides >> side & 1 and beside != NOWHERE:
            doors.append(beside * 16 + (1 << (side + 2) % 4))
    return doors


# Every card has a number: the loose ones from 0, then the fixed squares.
CARDS = [f"{shape}{number}" for shape, count in LOOSE.items() for number in range(1, count + 1)]
LOOSE_CARDS: Final = len(CARDS)
CARDS += FIXED
SHAPE: Final = [list(SHAPES).index(card[0]) for card in CARDS[:LOOSE_CARDS]]  # of each loose card
TURNS: Final = [_all_turns(open_sides(letters)) for letters in SHAPES.values()]  # the ways each shape can lie
FIXED_AT: Final = {square_named(text): LOOSE_CARDS + i for i, text in enumerate(FIXED)}
FIXED_SIDES: Final = {square_named(text): open_sides(letters) for text, letters in FIXED.items()}
FREE: Final = [square for square in range(SQUARES) if square not in FIXED_AT]

LINES: Final = [_line(arrow) for arrow in ARROWS]
CARRIED: Final = [_carried(line) for line in LINES]
_DOORS: Final = [_doors(square, sides) for square in range(SQUARES) for sides in range(16)]

# Every push by shape and by the arrow before, which bars its opposite; none bars nothing (LA-7)
_PUSHES: Final = [
    [
        [
            arrow * ROTATIONS + rotation
            for arrow in range(len(ARROWS))
            if arrow != barred
            for rotation in range(len(turns))
        ]
        for barred in [NO_ARROW] + [arrow ^ 1 for arrow in range(len(ARROWS))]
    ]
    for turns in TURNS
]


def reach(sides: list[int], start: int) -> list[int]:
    """Every square that can be walked to from here, this one first (LA-11)."""
    reached = [start]
    seen = 1 << start
    for square in reached:
        for door in _DOORS[square * 16 + sides[square]]:
            beside = door >> 4
            if sides[beside] & door and not seen >> beside & 1:
                seen |= 1 << beside
                reached.append(beside)
    return reached


def way(sides: list[int], start: int, end: int) -> list[int]:
    """The squares of a shortest walk, both ends included; nothing if there is none."""
    came_from = {start: start}
    queue = [start]
    for square in queue:
        for door in _DOORS[square * 16 + sides[square]]:
            beside = door >> 4
            if sides[beside] & door and beside not in came_from:
                came_from[beside] = square
                queue.append(beside)
    if end not in came_from:
        return []
    squares = [end]
    while squares[-1] != start:
        squares.append(came_from[squares[-1]])
    return squares[::-1]


def distance(one: int, other: int) -> int:
    """Rows and columns between two squares, walls or not (LA-A4)."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def slide(things: list[int], arrow: int, thing: int) -> int:
    """Push a thing in at an arrow; what falls out at the far end (LA-6). Fixed squares are on no line (LA-9)."""
    first, second, third, fourth, last = LINES[arrow]
    out = things[last]
    things[last] = things[fourth]
    things[fourth] = things[third]
    things[third] = things[second]
    things[second] = things[first]
    things[first] = thing
    return out


def pushes(spare: int, last_arrow: int) -> list[int]:
    """Every push of this spare, turned any way, after a push at that arrow; it is not to be changed."""
    return _PUSHES[SHAPE[spare]][last_arrow + 1]
