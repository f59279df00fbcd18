"""The code of an evening: a few letters that are read off a television and typed on a phone.

It is lent, not journalled: a table has it while something happens there, and afterwards another may. No vowel is in it,
so it is no word, and no address of the page can be one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from butin.room.errors import Refused
from butin.room.table import chairs
from butin.room.table.rights import in_charge, still_open, television
from butin.room.table.table import CLOSED, Table

LETTERS: Final = "BCDFGHJKLMNPRSTVWXZ"  # all that no two of are taken for each other
AVOIDED: Final = ("FCK", "KZ", "NS", "HJ")  # what is read as something else
SHORTEST: Final = 4
LONGEST: Final = 6
LENT_MS: Final = 3 * 3600 * 1000  # after the last thing that happened at its table
# so many may live before new ones have another letter: about one try in a thousand hits some evening
CROWDS: Final = (93, 1395)


def new_code(token: Callable[[], str], letters: int) -> str:
    """A code of so many letters; `token` gives hexadecimal digits that nobody can guess."""
    while True:
        code = _spelt(int(token(), 16), letters)
        if not any(part in code for part in AVOIDED):
            return code


def read(text: str) -> str | None:
    """A code as somebody types it; None for what can be none."""
    code = text.strip()
    if not code.isascii():  # whose large letter may be one of ours
        return None
    code = code.upper()
    spelt = SHORTEST <= len(code) <= LONGEST and len(set(code)) == len(code) and set(code) <= set(LETTERS)
    return code if spelt and not any(part in code for part in AVOIDED) else None


def letters_for(living: int) -> int:
    """How many letters a new code has where so many live."""
    return SHORTEST + sum(1 for crowd in CROWDS if living > crowd)


def may_lend(table: Table, holder: str, new: bool) -> None:
    """Refuse the code to whoever has no place at the table, and another one to all but its host and its televisions."""
    if not (table.held_by(holder) or table.benched_by(holder) or television(table, holder)):
        raise Refused("not_your_seat", "no seat here belongs to that secret")
    still_open(table)
    if table.setting.public:
        raise Refused("no_code", "a public table has no code: everybody finds it in the lobby")
    if new:
        in_charge(table, holder)


def brief(table: Table, now: int) -> dict[str, Any]:
    """What a code tells of its table: nobody's name."""
    numbers = range(len(table.seats) if table.phase != CLOSED else 0)
    return {
        "id": table.id,
        "game": table.setting.game,
        "phase": table.phase,
        "seats": len(table.seats),
        "free": sum(1 for number in numbers if chairs.right(table, number, "", now) == chairs.SIT),
    }


def _spelt(number: int, letters: int) -> str:
    """The number as letters, each a different one."""
    left, code = list(LETTERS), ""
    for _ in range(letters):
        number, place = divmod(number, len(left))
        code += left.pop(place)
    return code
