"""Reading the maze of a position: cells such as `T5 NES`, `T5`, `T NES`, `F ES` and `?`."""

from __future__ import annotations

from typing import Final

from butin.core.errors import BadPosition
from butin.core.reading import HOLE, Position, listed, mapped, named
from butin.games.labyrinthe.components import DISCS, FIXED, NAMES, SHAPES, SIDES, SIZE
from butin.games.labyrinthe.maze import (
    CARDS,
    FIXED_AT,
    FIXED_SIDES,
    FREE,
    LOOSE_CARDS,
    SHAPE,
    SQUARES,
    TURNS,
    letters_of,
    name_of,
    open_sides,
    square_named,
)
from butin.games.labyrinthe.rules import Labyrinthe
from butin.games.labyrinthe.setup import HOMES, PLACES, lay_out, scatter_treasures

_NAMES_OF_SQUARES: Final = [name_of(square) for square in range(SQUARES)]
_LOOSE: Final = CARDS[:LOOSE_CARDS]
_SHAPES: Final = list(SHAPES)
_UNKNOWN: Final = -1


class _Cell:
    """One loose card as far as the position tells: which one, of which shape, showing which sides."""

    def __init__(self, where: str, text: object) -> None:
        self.where: str = where
        self.card: int = _UNKNOWN
        self.shape: int = _UNKNOWN
        self.sides: int = _UNKNOWN
        words = _words(text, where)
        if not words or words[0] == HOLE:
            return
        if words[0] in _SHAPES:
            self.shape = _SHAPES.index(words[0])
        else:
            self.card = named(words[0], where, _LOOSE)
            self.shape = SHAPE[self.card]
        if len(words) > 1:
            self.sides = _sides(words[1], where)
            if self.sides not in TURNS[self.shape]:
                ways = ", ".join(letters_of(turn) for turn in TURNS[self.shape])
                raise BadPosition(f"{where} is {text!r}: {words[0]} shows one of {ways}")


def read_square(value: object, where: str) -> int:
    """A square as `1,3`, `(1,3)` or a list of row and column."""
    if isinstance(value, list):
        value = ",".join(str(part) for part in value)
    if isinstance(value, str):
        value = value.replace(" ", "").strip("()")
    if value not in _NAMES_OF_SQUARES:
        raise BadPosition(f"{where} is {value!r}: expected row,column from 1,1 to {SIZE},{SIZE}")
    return square_named(str(value))


def read_treasures(position: Position, state: Labyrinthe) -> list[int]:
    """The card with each treasure: as printed, unless the table plays with `random_treasures` (LA-A2)."""
    scatter_treasures(state)
    if "treasures" not in position:
        return state.places
    places = [_UNKNOWN] * DISCS
    for place, treasure in mapped(position["treasures"], "treasures").items():
        card = PLACES[named(place, "a place in treasures", [CARDS[card] for card in PLACES])]
        disc = named(treasure, f"treasures[{place}]", NAMES)
        if places[disc] != _UNKNOWN:
            raise BadPosition(f"treasures has {treasure} twice: on {CARDS[places[disc]]} and on {place}")
        places[disc] = card
    if not state.agreed.random_treasures:
        for disc, card in enumerate(places):
            if card not in (_UNKNOWN, HOMES[disc]):
                raise BadPosition(
                    f"treasures has {NAMES[disc]} on {CARDS[card]}: expected {CARDS[HOMES[disc]]}, "
                    "as the option random_treasures is off"
                )
        return HOMES
    left = [card for card in PLACES if card not in places]
    state.chance.shuffle(left)
    return [left.pop() if card == _UNKNOWN else card for card in places]


def read_maze(position: Position, state: Labyrinthe) -> None:
    """The cards on the squares and the spare; those that nobody named are laid at random."""
    if "board" not in position and "spare" not in position:
        lay_out(state)
        return
    texts = _cells(position.get("board", {}))
    for square in FIXED_AT:
        _check_fixed(square, texts[square])
    cells = [_Cell(f"board {name_of(square)}", texts[square]) for square in FREE]
    cells.append(_Cell("spare", position.get("spare", HOLE)))
    _fill(cells, state)
    state.cards = [FIXED_AT.get(square, _UNKNOWN) for square in range(SQUARES)]
    state.sides = [FIXED_SIDES.get(square, 0) for square in range(SQUARES)]
    for square, cell in zip(FREE, cells, strict=False):
        state.cards[square] = cell.card
        state.sides[square] = cell.sides
    state.spare, state.spare_sides = cells[-1].card, cells[-1].sides


def _cells(board: object) -> list[object]:
    """The text of every square: from five rows, each a list or a text with bars, or from a mapping of some squares."""
    texts: list[object] = [HOLE] * SQUARES
    if isinstance(board, dict):
        for place, text in board.items():
            texts[read_square(place, "a square in board")] = text
        return texts
    for row, given in enumerate(listed(board, "board", SIZE)):
        cells: object = given.strip(" |").split("|") if isinstance(given, str) else given
        for column, text in enumerate(listed(cells, f"board[{row}]", SIZE)):
            texts[row * SIZE + column] = text
    return texts


def _check_fixed(square: int, text: object) -> None:
    where = f"board {name_of(square)}"
    words = _words(text, where)
    right = f"F {FIXED[name_of(square)]}"
    if words and words[0] != HOLE and (words[0] != "F" or (len(words) > 1 and f"F {_tidy(words[1])}" != right)):
        raise BadPosition(f"{where} is {text!r}: this square is fixed, expected {right!r} (LA-9)")


def _fill(cells: list[_Cell], state: Labyrinthe) -> None:
    """Give every cell a card and a way to lie."""
    pool = list(range(LOOSE_CARDS))
    for cell in cells:
        if cell.card != _UNKNOWN:
            if cell.card not in pool:
                raise BadPosition(f"{cell.where} is {CARDS[cell.card]}, which lies elsewhere too: there is only one")
            pool.remove(cell.card)
    state.chance.shuffle(pool)
    for cell in [c for c in cells if c.shape != _UNKNOWN] + [c for c in cells if c.shape == _UNKNOWN]:
        if cell.card == _UNKNOWN:
            fitting = [card for card in pool if cell.shape in (_UNKNOWN, SHAPE[card])]
            if not fitting:
                raise BadPosition(f"{cell.where} is one {_SHAPES[cell.shape]} too many")
            cell.card = fitting[0]
            pool.remove(cell.card)
        if cell.sides == _UNKNOWN:
            cell.sides = state.chance.pick(TURNS[SHAPE[cell.card]])


def _words(text: object, where: str) -> list[str]:
    if not isinstance(text, str) or len(text.split()) > 2:
        raise BadPosition(f"{where} is {text!r}: expected a card and its open sides, such as 'T5 NES'")
    return text.upper().split()


def _sides(letters: str, where: str) -> int:
    if not set(letters) <= set(SIDES) or len(set(letters)) != len(letters):
        raise BadPosition(f"{where} has the open sides {letters!r}: expected letters of {SIDES}")
    return open_sides(letters)


def _tidy(letters: str) -> str:
    return "".join(letter for letter in SIDES if letter in letters)
