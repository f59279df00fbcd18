"""Steps 1 and 2: everybody lays a card face down, all are turned up, equal jewels cancel each other."""

from __future__ import annotations

from butin.core.state import Event, Tell
from butin.games.schattendieb.cards import FIRST_LOCK, HIGHEST, NAMES, NO_CARD, words
from butin.games.schattendieb.hotel import CHOOSE, Hotel


def ask(hotel: Hotel, tell: Tell | None) -> bool:
    """Ask every open player with cards for one of them (SD-5). False if nobody has any (SD-A24)."""
    hotel.phase = CHOOSE
    hotel.waiting = [seat for seat in hotel.open if hotel.hands[seat]]
    if tell is not None and hotel.exhausted:
        _tell_of_last_cards(hotel, tell)
    return bool(hotel.waiting)


def lay_down(hotel: Hotel, seat: int, card: int, tell: Tell | None) -> None:
    """One card, face down in front of its player."""
    hotel.hands[seat].remove(card)
    hotel.fronts[seat].append(card)
    hotel.acted(seat)
    if tell is not None:
        tell(Event("laid", "SD-5", {"seat": seat}))
        tell(Event("chosen", "SD-5", {"seat": seat, "card": NAMES[card]}, to=seat))


def turn_up(hotel: Hotel, tell: Tell | None) -> None:
    """All cards are shown together (SD-7); jewels of equal value are discarded, all of them (SD-8)."""
    if tell is not None:
        together = words([card for seat in hotel.open for card in hotel.fronts[seat]])
        for seat in hotel.open:
            for card in hotel.fronts[seat]:
                tell(Event("revealed", "SD-7", {"seat": seat, "card": NAMES[card], "together": together}))
    hotel.shown = [front[0] if front else NO_CARD for front in hotel.fronts]
    once = twice = 0
    for card in hotel.shown:
        if 0 <= card < FIRST_LOCK:  # locks and thieves are never compared (SD-9)
            mark = 1 << card % HIGHEST
            twice |= once & mark
            once |= mark
    if twice:
        _cancel(hotel, twice, tell)


def _cancel(hotel: Hotel, values: int, tell: Tell | None) -> None:
    """Discard the jewels whose values are marked."""
    for value in range(HIGHEST):
        if not values >> value & 1:
            continue
        equal = [seat for seat in hotel.open if _shows(hotel.fronts[seat], value)]
        cards = [hotel.fronts[seat].pop() for seat in equal]
        hotel.seen += cards
        if tell is not None:
            tell(Event("cancelled", "SD-8", {"value": value + 1, "seats": equal, "cards": words(cards)}))


def _shows(front: list[int], value: int) -> bool:
    return bool(front) and front[0] < FIRST_LOCK and front[0] % HIGHEST == value


def _tell_of_last_cards(hotel: Hotel, tell: Tell) -> None:
    for seat in hotel.open:
        if not hotel.hands[seat]:
            tell(Event("sat_out", "SD-A17", {"seat": seat}))
    if not hotel.waiting:
        tell(Event("nobody_played", "SD-A24"))
    elif max(len(hand) for hand in hotel.hands) == 1:  # after step 4 nobody can hold a card
        tell(Event("last_turn_reached", "SD-A16"))
