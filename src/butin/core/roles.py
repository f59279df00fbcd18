"""What the fields of a position are on a table, and how the texts of moves name what lies there: as data, so that any
game can be drawn and played by whoever has no board of it.

Roles stand beside the types in a game's shapes.py, and the moves below them:

    class Position(TypedDict):
        pile: Annotated[list[int], pile()]
        hands: Annotated[list[list[int] | int], hand()]

    MOVES = [touch("{card}", card="hands")]

There are eight forms and no more: whoever needs another brings a board.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

Form = Literal["row", "pile", "grid", "track", "count", "turn", "phase", "unseen"]
Look = Literal["card", "die", "tile", "disc", "pawn"]


@dataclass(frozen=True)
class Role:
    """What a field is. Of a list of records each is a zone of its own, and `parts` says which fields are what."""

    form: Form
    look: Look
    each: bool  # one for every seat, in their order
    own: bool  # held: words for its holder; a number, or "?" for each piece, for others
    icon: str  # of a count: a symbol of pieces.svg
    score: bool  # of a count: the one number that matters
    empty: str  # of a grid: how a square is written on which nothing lies
    square: str  # of a grid: how moves call one, made of {row} and {column} from 1 and {letter} for a column
    steps: int  # of a track: how many there are
    on: str  # of a track: the grid on whose squares its pawns stand
    whose: list[str]  # words that stand for seats, in their order: drawn in the seat's form and colour
    parts: dict[str, str]


@dataclass(frozen=True)
class Touch:
    """Moves of one kind: their text with holes, and the field that fills each. `{die*}` is several, in any order."""

    text: str
    holes: dict[str, str]
    icon: str  # for a move that names nothing
    confirm: bool  # it wants a second touch

    def read(self, move: str) -> dict[str, list[str]] | None:
        """What a move names, by field; None for a move of another kind."""
        found = re.fullmatch(_HOLE.sub(_group, re.escape(self.text).replace(r"\{", "{").replace(r"\}", "}")), move)
        named: dict[str, list[str]] = {}
        for hole, text in (found.groupdict() if found else {}).items():
            named.setdefault(self.holes[hole], []).extend(text.split())
        return named if found else None


TOP, OWNER, COUNT = "top", "owner", "count"  # marks of a record: its piece, whose it is, how high
UNSEEN = Role("unseen", "card", False, False, "", False, "", "{row},{column}", 0, "", [], {})
TURN, PHASE = replace(UNSEEN, form="turn"), replace(UNSEEN, form="phase")

ONE, MANY = r"\S+?", ".+"  # words of a move
_HOLE = re.compile(r"{(\w+)(\\?\*)?}")


def row(look: Look = "card", *, each: bool = False, whose: tuple[str, ...] = ()) -> Role:
    """Pieces beside each other."""
    return replace(UNSEEN, form="row", look=look, each=each, whose=list(whose))


def hand(look: Look = "card") -> Role:
    """What each seat holds; others see how many."""
    return replace(row(look, each=True), own=True)


def pile(look: Look = "card", *, each: bool = False) -> Role:
    """Pieces on each other, the last on top; a number lies face down."""
    return replace(UNSEEN, form="pile", look=look, each=each)


def grid(look: Look = "tile", *, empty: str = "", square: str = "{row},{column}", whose: tuple[str, ...] = ()) -> Role:
    """Rows of squares."""
    return replace(UNSEEN, form="grid", look=look, empty=empty, square=square, whose=list(whose))


def track(steps: int = 0, *, on: str = "", look: Look = "pawn") -> Role:
    """Where each seat's pawn stands: a step from 0, or a square of a grid."""
    return replace(UNSEEN, form="track", look=look, each=True, steps=steps, on=on)


def count(icon: str = "", *, score: bool = False) -> Role:
    """A number, or one for each seat."""
    return replace(UNSEEN, form="count", icon=icon, score=score)


def touch(text: str, *, icon: str = "", confirm: bool = False, **holes: str) -> Touch:
    """Moves that name what is touched. The first of MOVES that fits a move reads it."""
    named = [hole for hole, _ in _HOLE.findall(text)]
    if sorted(named) != sorted(holes):
        raise ValueError(f"touch({text!r}) has the holes {named}: expected a field for each, not for {list(holes)}")
    return Touch(text, holes, icon, confirm)


def roles_of(*forms: Any) -> dict[str, Role]:
    """The role of every field of a position, whatever form it may have; {} where none is marked."""
    found: dict[str, Role] = {}
    for form in forms:
        for name, kind in get_type_hints(form, include_extras=True).items():
            marked = _marked(kind, Role)
            if marked is not None:
                found[name] = replace(marked, parts=_parts(kind))
    return found


def guessed(*forms: Any) -> dict[str, Role]:
    """The same, as types alone can tell."""
    return {name: _guess(name, kind) for form in forms for name, kind in get_type_hints(form).items()}


def reading(moves: list[Touch], move: str) -> dict[str, list[str]] | None:
    """What a move names, by field, as the first kind that fits reads it."""
    return next((named for one in moves if (named := one.read(move)) is not None), None)


def _group(hole: re.Match[str]) -> str:
    return f"(?P<{hole[1]}>{MANY if hole[2] else ONE})"


def _marked(kind: Any, mark: type) -> Any:
    kind = get_args(kind)[0] if get_origin(kind) is NotRequired else kind
    marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((one for one in marks if isinstance(one, mark)), None)


def _parts(kind: Any) -> dict[str, str]:
    """Which field of a record is what: by mark, its name."""
    record = _inner(_bare(kind))
    fields = get_type_hints(record, include_extras=True) if is_typeddict(record) else {}
    return {mark: name for name, one in fields.items() if (mark := _marked(one, str)) is not None}


def _bare(kind: Any) -> Any:
    kind = get_args(kind)[0] if get_origin(kind) is NotRequired else kind
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _inner(kind: Any) -> Any:
    """What a list is made of."""
    return get_args(kind)[0] if get_origin(kind) is list else None


def _guess(name: str, kind: Any) -> Role:
    kind = _bare(kind)
    if kind is int:
        return TURN if name == "turn" else count()
    if get_origin(kind) is Literal:
        return PHASE if name == "phase" else UNSEEN
    inner = _inner(kind)
    if int in get_args(inner):  # or a number
        return hand()
    if get_origin(inner) is list:
        return row(each=True)
    return row() if inner in (int, str) or get_origin(inner) is Literal else UNSEEN
