"""Steps 1 and 2: everybody lays a card face down, all are turned up, equal jewels cancel each other."""

from __future__ import annotations

from butin.core.state import Event, Tell
from butin.games.schattendieb.cards import FIRST_LOCK, HIGHEST, NAMES, NO_CARD, words
from butin.games.schattendieb.table import CHOOSE, Table


def ask(table: Table, tell: Tell | None) -> bool:
    """Ask every open player with cards for one of them (SD-5). False if nobody has any (SD-A24)."""
    table.phase = CHOOSE
    table.waiting = [seat for seat in table.open if table.hands[seat]]
    if tell is not None and table.exhausted:
        _tell_of_last_cards(table, tell)
    return bool(table.waiting)


def lay_down(table: Table, seat: int, card: int, tell: Tell | None) -> None:
    """One card, face down in front of its player."""
    table.hands[seat].remove(card)
    table.fronts[seat].append(card)
    table.acted(seat)
    if tell is not None:
        tell(Event("laid", "SD-5", {"seat": seat}))
        tell(Event("chosen", "SD-5", {"seat": seat, "card": NAMES[card]}, to=seat))


def turn_up(table: Table, tell: Tell | None) -> None:
    """All cards are shown together (SD-7); jewels of equal value are discarded, all of them (SD-8)."""
    if tell is not None:
        for seat in table.open:
            for card in table.fronts[seat]:
                tell(Event("revealed", "SD-7", {"seat": seat, "card": NAMES[card]}))
    table.shown = [front[0] if front else NO_CARD for front in table.fronts]
    once = twice = 0
    for card in table.shown:
        if 0 <= card < FIRST_LOCK:  # locks and thieves are never compared (SD-9)
            mark = 1 << card % HIGHEST
            twice |= once & mark
            once |= mark
    if twice:
        _cancel(table, twice, tell)


def _cancel(table: Table, values: int, tell: Tell | None) -> None:
    """Discard the jewels whose values are marked."""
    for value in range(HIGHEST):
        if not values >> value & 1:
            continue
        equal = [seat for seat in table.open if _shows(table.fronts[seat], value)]
        cards = [table.fronts[seat].pop() for seat in equal]
        table.seen += cards
        if tell is not None:
            tell(Event("cancelled", "SD-8", {"value": value + 1, "seats": equal, "cards": words(cards)}))


def _shows(front: list[int], value: int) -> bool:
    return bool(front) and front[0] < FIRST_LOCK and front[0] % HIGHEST == value


def _tell_of_last_cards(table: Table, tell: Tell) -> None:
    for seat in table.open:
        if not table.hands[seat]:
            tell(Event("sat_out", "SD-A17", {"seat": seat}))
    if not table.waiting:
        tell(Event("nobody_played", "SD-A24"))
    elif max(len(hand) for hand in table.hands) == 1:  # after step 4 nobody can hold a card
        tell(Event("last_turn_reached", "SD-A16"))
