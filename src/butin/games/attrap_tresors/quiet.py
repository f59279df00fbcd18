"""Quiet mode, a house variant (AT-A24): everybody chooses in secret, and a token that goes round settles conflicts."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.attrap_tresors.box import COLUMN, OBJECTS
from butin.games.attrap_tresors.judging import close, pick_up
from butin.games.attrap_tresors.table import GONE, NOBODY, NOTHING, UNCHOSEN, Table

CHOICES: Final = [*OBJECTS, "nothing"]


def choose(table: Table, seat: int, choice: int, tell: Tell | None) -> None:
    """One secret choice; the last one uncovers all."""
    table.choices = table.choices[:]
    table.choices[seat] = choice
    if tell is not None:
        tell(Event("chosen", "AT-A24", {"seat": seat}))
    for other in range(table.seats):
        if table.choices[other] == UNCHOSEN and table.may_take(other):
            return
    _reveal(table, table.asked(), tell)


def open_choices(table: Table) -> list[int]:
    """What may be chosen in this step: the column only while nobody has it."""
    first = [COLUMN] if table.owners[COLUMN] == NOBODY else []
    return [*first, *table.free(), NOTHING]


def rule_of_next_throw(table: Table) -> str:
    """Why dice are thrown again: no decision (AT-9, AT-31), or a decision that nobody took (AT-A8)."""
    if not table.undecided():
        return "AT-A8"
    return "AT-31" if table.seats == 2 else "AT-9"


def _reveal(table: Table, asked: list[int], tell: Tell | None) -> None:
    table.revealed = table.choices
    table.choices = [UNCHOSEN] * table.seats
    if tell is not None:
        for seat in asked:
            tell(Event("revealed", "AT-A24", {"seat": seat, "choice": CHOICES[table.revealed[seat]]}))
    first = table.owners[COLUMN] == NOBODY
    if first and COLUMN not in table.revealed:
        _void(table, asked, tell)
        return
    table.owners = table.owners[:]
    if first:
        winner = _give(table, COLUMN, tell)
        table.token = (winner + 1) % table.seats
        if tell is not None:
            tell(Event("token_passed", "AT-A24", {"seat": table.token}))
    taken = first
    for kind in table.free():
        if _give(table, kind, tell) != NOBODY:
            taken = True
    if not table.free():
        close(table, "AT-15", tell)
    elif not taken:  # nobody wants what is left
        close(table, "AT-A24", tell)


def _void(table: Table, asked: list[int], tell: Tell | None) -> None:
    """No column, so no object either (AT-11), and the dice are thrown again."""
    if tell is not None:
        reaching = [seat for seat in asked if table.revealed[seat] != NOTHING]
        if reaching:
            tell(Event("voided", "AT-11", {"seats": reaching}))
        tell(Event("column_left", rule_of_next_throw(table)))
    pick_up(table)


def _give(table: Table, kind: int, tell: Tell | None) -> int:
    """Hand one kind of object out by priority, from the token clockwise; the last seat that got one."""
    winner = NOBODY
    for step in range(table.seats):
        seat = (table.token + step) % table.seats
        if table.revealed[seat] != kind:
            continue
        slot = table.slot(kind)
        if slot != GONE:
            table.hand_over(slot, seat)
            winner = seat
        if tell is not None:
            tell(_handed(table, kind, seat, slot != GONE))
    return winner


def _handed(table: Table, kind: int, seat: int, got: bool) -> Event:
    if not got:
        return Event("missed", "AT-A24", {"seat": seat, "object": OBJECTS[kind], "seats": table.keepers(kind)})
    if kind == COLUMN:
        return Event("column_taken", "AT-A24", {"seat": seat})
    return Event("taken", "AT-A24", {"seat": seat, "object": OBJECTS[kind]})
