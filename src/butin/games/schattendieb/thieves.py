"""Step 3: thieves take jewels from in front of the others, the shadow before the specialists."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, HIGHEST, NAMES, SHADOW
from butin.games.schattendieb.hotel import STEAL, Hotel
from butin.games.schattendieb.safes import put_in

TAKE: Final = 100  # a move that takes a card is this plus the card
DECLINE: Final = 199


def in_order(hotel: Hotel) -> list[int]:
    """The seats that show a thief, the shadow first, then by seat (SD-12, SD-13)."""
    order: list[int] = []
    for seat in hotel.open:
        front = hotel.fronts[seat]
        if front and front[0] >= FIRST_THIEF:
            if front[0] == SHADOW:
                order.insert(0, seat)
            else:
                order.append(seat)
    return order


def loot(hotel: Hotel, thief: int) -> list[int]:
    """The jewels in front of players that a thief card may take (SD-11); two are never equal after step 2."""
    kind = thief - FIRST_THIEF
    cards: list[int] = []
    for front in hotel.fronts:
        if front:
            card = front[0]
            if card < FIRST_LOCK and (thief == SHADOW or card // HIGHEST == kind):
                cards.append(card)
    return cards


def real_choice(hotel: Hotel, found: list[int]) -> bool:
    """Whether a thief has to be asked: several cards to take, or one that he may leave (SD-A7)."""
    return len(found) > 1 or (len(found) == 1 and hotel.options["steal_optional"] is True)


def moves(hotel: Hotel, seat: int) -> list[int]:
    codes = sorted([TAKE + card for card in loot(hotel, hotel.fronts[seat][0])])
    if hotel.options["steal_optional"]:
        codes.append(DECLINE)
    return codes


def act(hotel: Hotel, tell: Tell | None) -> bool:
    """Let the thieves act until one has to choose; whether all have acted."""
    while hotel.thieves:
        seat = hotel.thieves[0]
        thief = hotel.fronts[seat][0]
        found = loot(hotel, thief)
        if real_choice(hotel, found):
            hotel.phase = STEAL
            hotel.waiting = [seat]
            return False
        if found:
            take(hotel, seat, found[0], tell)
        else:
            hotel.thieves.pop(0)
            if tell is not None:
                tell(Event("found_nothing", "SD-14", {"seat": seat, "thief": NAMES[thief]}))
    return True


def answer(hotel: Hotel, seat: int, move: int, tell: Tell | None) -> None:
    """What a thief who was asked does."""
    hotel.waiting = []
    if move != DECLINE:
        take(hotel, seat, move - TAKE, tell)
        return
    hotel.thieves.pop(0)
    if tell is not None:
        tell(Event("declined", "SD-A7", {"seat": seat, "thief": NAMES[hotel.fronts[seat][0]]}))


def take(hotel: Hotel, seat: int, card: int, tell: Tell | None) -> None:
    """The card goes at once into the thief player's safe; its owner has nothing in front any more (SD-15)."""
    owner = hotel.fronts.index([card])
    hotel.fronts[owner].clear()
    hotel.thieves.pop(0)
    if tell is not None:
        thief = hotel.fronts[seat][0]
        values: dict[str, object] = {"seat": seat, "from": owner, "card": NAMES[card], "thief": NAMES[thief]}
        tell(Event("stolen", "SD-12" if thief == SHADOW else "SD-13", values))
    put_in(hotel, seat, [card], "SD-15", tell)


def leave(hotel: Hotel, tell: Tell | None) -> None:
    """All thieves of this turn are discarded, lucky or not (SD-16)."""
    for seat in hotel.open:
        front = hotel.fronts[seat]
        if front and front[0] >= FIRST_THIEF:
            thief = front.pop()
            hotel.seen.append(thief)
            if tell is not None:
                tell(Event("thief_discarded", "SD-16", {"seat": seat, "thief": NAMES[thief]}))
