"""Moves as people write them: `R2> NES` pushes the spare in with those sides open, `1,3` walks to row 1, column 3."""

from __future__ import annotations

import re
from typing import Final

from butin.core.errors import IllegalMove, nearest
from butin.games.labyrinthe.components import ARROWS, SIDES, SIZE
from butin.games.labyrinthe.maze import CARDS, ROTATIONS, SHAPE, TURNS, letters_of, name_of, open_sides
from butin.games.labyrinthe.rules import SHIFT, WALKS, Labyrinthe

_PUSH: Final = re.compile(r"([RC][0-9]+[<>V^])([A-Z]*)")
_WALK: Final = re.compile(r"\(?(-?[0-9]{1,3})[,;.](-?[0-9]{1,3})\)?")
_DRAWN: Final = str.maketrans("→←↓↑", "><V^")


def write_move(state: Labyrinthe, seat: int, move: int) -> str:
    if move >= WALKS:
        return name_of(move - WALKS)
    return f"{ARROWS[move // ROTATIONS]} {letters_of(TURNS[SHAPE[state.spare]][move % ROTATIONS])}"


def read_move(state: Labyrinthe, seat: int, text: str) -> int:
    plain = "".join(text.upper().translate(_DRAWN).split())
    if plain == "STAY":
        return WALKS + state.ghosts[seat]
    walk = _WALK.fullmatch(plain)
    if walk:
        return WALKS + _square(int(walk[1]), int(walk[2]))
    push = _PUSH.fullmatch(plain)
    if push and set(push[2]) <= set(SIDES):
        arrow = _arrow(push[1].replace("V", "v"))
        return arrow * ROTATIONS + (_rotation(state, push[2]) if state.phase == SHIFT else 0)
    wanted = "an arrow and open sides, such as R2> NES" if state.phase == SHIFT else "a square, such as 1,3, or stay"
    raise IllegalMove("unreadable", "LA-5", f"cannot read {text!r}: expected {wanted}", {"text": text})


def _square(row: int, column: int) -> int:
    if not (1 <= row <= SIZE and 1 <= column <= SIZE):
        square = f"{row},{column}"
        text = f"there is no square {square}: rows and columns are 1 to {SIZE}, and the edge is a wall"
        raise IllegalMove("off_board", "LA-12", text, {"square": square})
    return (row - 1) * SIZE + column - 1


def _arrow(name: str) -> int:
    if name not in ARROWS:
        near = [arrow for arrow in ARROWS if arrow[0] == name[0]]  # rows for a row
        text = f"there is no arrow {name!r}{nearest(name, near)}"
        raise IllegalMove("no_such_arrow", "LA-6", text, {"arrow": name})
    return ARROWS.index(name)


def _rotation(state: Labyrinthe, letters: str) -> int:
    """How the spare is turned to show these sides; without any it goes in as it lies."""
    turns = TURNS[SHAPE[state.spare]]
    sides = open_sides("".join(set(letters))) if letters else state.spare_sides
    if sides not in turns:
        card, ways = CARDS[state.spare], ", ".join(letters_of(turn) for turn in turns)
        text = f"the spare {card} cannot show {letters}: expected one of {ways}"
        raise IllegalMove("wrong_sides", "LA-6", text, {"card": card, "sides": letters, "ways": ways})
    return turns.index(sides)
