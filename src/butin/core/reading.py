"""Reading positions: the checks that every game's position needs, with errors that say which field is wrong."""

from __future__ import annotations

from typing import Any, Final, TypeGuard

from butin.core.errors import BadPosition, nearest

HOLE: Final = "?"  # in a position, a thing that is there but not known

Position = dict[str, object]


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; True is one for Python, and for nobody else."""
    return isinstance(value, int) and not isinstance(value, bool)


def known_fields(position: Position, fields: list[str], where: str = "position") -> None:
    """Refuse a field that the game does not have."""
    names: list[object] = list(position)  # whatever somebody wrote there
    for name in names:
        if name not in fields:
            raise BadPosition(f"{where} has no field {name!r}{nearest(str(name), fields)}")


def whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not is_whole(value) or not low <= value <= high:
        raise BadPosition(f"{where} is {value!r}: expected a whole number from {low} to {high}")
    return value


def flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{where} is {value!r}: expected true or false")
    return value


def listed(value: object, where: str, length: int = -1) -> list[object]:
    """A list, of a given length where one is expected."""
    if not isinstance(value, list):
        raise BadPosition(f"{where} is {value!r}: expected a list")
    if length >= 0 and len(value) != length:
        raise BadPosition(f"{where} has {len(value)} entries: expected {length}")
    return value


def mapped(value: object, where: str) -> dict[Any, object]:
    """Fields with values; what the fields are called is looked at where they are read."""
    if not isinstance(value, dict):
        raise BadPosition(f"{where} is {value!r}: expected fields with values")
    return value


def wholes(value: object, where: str, length: int, low: int, high: int) -> list[int]:
    """A list of whole numbers, one for each seat or the like."""
    return [whole(one, f"{where}[{i}]", low, high) for i, one in enumerate(listed(value, where, length))]


def named(value: object, where: str, names: list[str]) -> int:
    """The place of a word among the words that may stand here."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{where} is {value!r}{nearest(str(value), names)}")
    return names.index(value)


def by_seat(value: object, where: str, seats: int, missing: object) -> list[object]:
    """One entry for each seat: a list of all, or a mapping that names only some seats."""
    if isinstance(value, dict):
        named_seats = {_numbered(seat): entry for seat, entry in value.items()}
        for seat in named_seats:
            whole(seat, f"a seat in {where}", 0, seats - 1)
        return [named_seats.get(seat, missing) for seat in range(seats)]
    return listed(value, where, seats)


def _numbered(key: object) -> object:
    """JSON has only texts as keys."""
    return int(key) if isinstance(key, str) and key.isdecimal() else key
