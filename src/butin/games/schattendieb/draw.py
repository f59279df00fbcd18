"""Step 7: everybody draws up to four, or up to a lower level that the pile can serve for all."""

from __future__ import annotations

from butin.core.state import Event, Tell
from butin.games.schattendieb.cards import HAND, words
from butin.games.schattendieb.hotel import Hotel


def need(hotel: Hotel, level: int) -> int:
    """How many cards it takes to bring every open player up to a level."""
    return sum([max(0, level - len(hotel.hands[seat])) for seat in hotel.open])


def refill(hotel: Hotel, tell: Tell | None) -> None:
    if hotel.exhausted:  # this step is over for the rest of the game (SD-25)
        return
    level = HAND
    while need(hotel, level) > len(hotel.pile):  # 4, else 3 (SD-27), else the highest level possible (SD-28)
        level -= 1
    rule = "SD-26" if level == HAND else "SD-27" if level == HAND - 1 else "SD-28"
    for seat in hotel.open:
        _draw(hotel, seat, level, rule, tell)
    if level < HAND:
        _clear_away(hotel, level, rule, tell)
    if not hotel.pile:  # no new one is ever made (SD-29)
        hotel.exhausted = True
        if tell is not None:
            tell(Event("pile_emptied", "SD-A11" if level == HAND else "SD-29"))


def _draw(hotel: Hotel, seat: int, level: int, rule: str, tell: Tell | None) -> None:
    hand = hotel.hands[seat]
    count = level - len(hand)
    if count <= 0:
        return
    drawn = hotel.pile[-count:]
    del hotel.pile[-count:]
    hand += drawn
    if tell is not None:
        tell(Event("drawn", rule, {"seat": seat, "count": count}))
        tell(Event("picked_up", rule, {"seat": seat, "cards": words(sorted(drawn))}, to=seat))


def _clear_away(hotel: Hotel, level: int, rule: str, tell: Tell | None) -> None:
    """What a pile that is too short has left is discarded unseen."""
    if tell is not None:
        tell(Event("pile_short", rule, {"level": level, "count": len(hotel.pile)}))
    hotel.unseen += hotel.pile
    hotel.pile.clear()
