"""Quiet mode, a house variant (AT-A24): everybody chooses in secret, and a token that goes round settles conflicts."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.attrap_tresors.box import COLUMN, OBJECTS
from butin.games.attrap_tresors.judging import close, pick_up
from butin.games.attrap_tresors.souk import GONE, NOBODY, NOTHING, UNCHOSEN, Souk

CHOICES: Final = [*OBJECTS, "nothing"]


def choose(souk: Souk, seat: int, choice: int, tell: Tell | None) -> None:
    """One secret choice; the last one uncovers all."""
    souk.choices = souk.choices[:]
    souk.choices[seat] = choice
    if tell is not None:
        tell(Event("chosen", "AT-A24", {"seat": seat}))
    for other in range(souk.seats):
        if souk.choices[other] == UNCHOSEN and souk.may_take(other):
            return
    _reveal(souk, souk.asked(), tell)


def open_choices(souk: Souk) -> list[int]:
    """What may be chosen in this step: the column only while nobody has it."""
    first = [COLUMN] if souk.owners[COLUMN] == NOBODY else []
    return [*first, *souk.free(), NOTHING]


def rule_of_next_throw(souk: Souk) -> str:
    """Why dice are thrown again: no decision (AT-9, AT-31), or a decision that nobody took (AT-A8)."""
    if not souk.undecided():
        return "AT-A8"
    return "AT-31" if souk.seats == 2 else "AT-9"


def _reveal(souk: Souk, asked: list[int], tell: Tell | None) -> None:
    souk.revealed = souk.choices
    souk.choices = [UNCHOSEN] * souk.seats
    if tell is not None:
        for seat in asked:
            tell(Event("revealed", "AT-A24", {"seat": seat, "choice": CHOICES[souk.revealed[seat]]}))
    first = souk.owners[COLUMN] == NOBODY
    if first and COLUMN not in souk.revealed:
        _void(souk, asked, tell)
        return
    souk.owners = souk.owners[:]
    if first:
        winner = _give(souk, COLUMN, tell)
        souk.token = (winner + 1) % souk.seats
        if tell is not None:
            tell(Event("token_passed", "AT-A24", {"seat": souk.token}))
    taken = first
    for kind in souk.free():
        if _give(souk, kind, tell) != NOBODY:
            taken = True
    if not souk.free():
        close(souk, "AT-15", tell)
    elif not taken:  # nobody wants what is left
        close(souk, "AT-A24", tell)


def _void(souk: Souk, asked: list[int], tell: Tell | None) -> None:
    """No column, so no object either (AT-11), and the dice are thrown again."""
    if tell is not None:
        reaching = [seat for seat in asked if souk.revealed[seat] != NOTHING]
        if reaching:
            tell(Event("voided", "AT-11", {"seats": reaching}))
        tell(Event("column_left", rule_of_next_throw(souk)))
    pick_up(souk)


def _give(souk: Souk, kind: int, tell: Tell | None) -> int:
    """Hand one kind of object out by priority, from the token clockwise; the last seat that got one."""
    winner = NOBODY
    for step in range(souk.seats):
        seat = (souk.token + step) % souk.seats
        if souk.revealed[seat] != kind:
            continue
        slot = souk.slot(kind)
        if slot != GONE:
            souk.hand_over(slot, seat)
            winner = seat
        if tell is not None:
            tell(_handed(souk, kind, seat, slot != GONE))
    return winner


def _handed(souk: Souk, kind: int, seat: int, got: bool) -> Event:
    if not got:
        return Event("missed", "AT-A24", {"seat": seat, "object": OBJECTS[kind], "seats": souk.keepers(kind)})
    if kind == COLUMN:
        return Event("column_taken", "AT-A24", {"seat": seat})
    return Event("taken", "AT-A24", {"seat": seat, "object": OBJECTS[kind]})
