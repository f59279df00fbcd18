"""The maze drawn with box characters, nine columns and three lines a square."""

from __future__ import annotations

from typing import Final

from butin.games.labyrinthe.components import SIZE

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
ROOM: Final = 5  # columns between the walls of a square
BLANK: Final = " " * ROOM


def draw_card(sides: int, inside: str = BLANK) -> list[str]:
    """One card, with something in the middle that is five columns wide.

    >>> draw_card(7, " owl ")
    [' │     └─', ' │ owl   ', ' │     ┌─']
    """
    west, east = sides & WEST, sides & EAST
    if sides & NORTH:
        top = ("─┘" if west else " │") + BLANK + ("└─" if east else "│ ")
    else:
        top = ("──" if west else " ┌") + "─" * ROOM + ("──" if east else "┐ ")
    if sides & SOUTH:
        bottom = ("─┐" if west else " │") + BLANK + ("┌─" if east else "│ ")
    else:
        bottom = ("──" if west else " └") + "─" * ROOM + ("──" if east else "┘ ")
    return [top, ("  " if west else " │") + inside + ("  " if east else "│ "), bottom]


def draw_maze(sides: list[int], inside: list[str] | None = None) -> list[str]:
    """All squares, row by row."""
    lines: list[str] = []
    for row in range(SIZE):
        squares = range(row * SIZE, row * SIZE + SIZE)
        cards = [draw_card(sides[square], inside[square] if inside else BLANK) for square in squares]
        lines += ["".join(card[line] for card in cards) for line in range(3)]
    return lines
